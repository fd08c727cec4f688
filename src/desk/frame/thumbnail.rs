//! Small pictures of positions and pieces, as data.

use ludoteca_diagram::layers::Turn;
use ludoteca_diagram::raster::raster;
use ludoteca_diagram::{self as diagram, Answered, Style, answers};
use ludoteca_rules::Piece;
use ludoteca_rules::session::BoardView;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A small square picture of a position: its pixels row by row, red, green, blue and opacity of each.
#[derive(Debug, PartialEq, Eq)]
pub struct Thumbnail(pub Vec<u8>);

impl Thumbnail {
    /// Its width and its height, in pixels.
    #[must_use]
    pub const fn side(&self) -> usize {
        (self.0.len() / 4).isqrt()
    }
}

/// Width and height of a picture in a list, in pixels.
pub const THUMBNAIL: [u32; 2] = [120, 120];

/// The small pictures of pieces that were drawn so far, by game.
pub type PiecePictures = BTreeMap<(&'static str, Piece), Arc<Thumbnail>>;

/// The small picture of a piece, drawn once.
pub fn picture(board: &dyn BoardView, piece: Piece, pictures: &mut PiecePictures) -> Option<Arc<Thumbnail>> {
    let key = (board.info().id, piece);
    if let Some(known) = pictures.get(&key) {
        return Some(known.clone());
    }
    let drawing = diagram::piece(&board.figure(piece));
    let drawn = Arc::new(Thumbnail(raster(&drawing, Style::Colour, THUMBNAIL, false)?));
    pictures.insert(key, drawn.clone());
    Some(drawn)
}

/// Width and height of a picture that fills a window, in pixels.
const LARGE: [u32; 2] = [1000, 1000];

/// The same for a picture that fills a window, with what a class answered to it.
#[must_use]
pub fn large_board(board: &dyn BoardView, answered: &[Answered]) -> Option<Thumbnail> {
    let mut drawing = diagram::position(board, Style::Colour);
    answers(&mut drawing, (board.info().geometry, Turn::default()), answered);
    raster(&drawing, Style::Colour, LARGE, false).map(Thumbnail)
}

/// The small picture of a position; `None` if there was no memory for it.
#[must_use]
pub fn small_board(board: &dyn BoardView) -> Option<Thumbnail> {
    raster(&diagram::board(board, Style::Colour), Style::Colour, THUMBNAIL, false).map(Thumbnail)
}
