//! The pieces that each side has captured, as pictures beside its name.

use crate::desk::frame::line::ink_of;
use crate::desk::frame::thumbnail::Thumbnail;
use crate::desk::frame::thumbnail::{PiecePictures, picture};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Piece, Side, SideColour};
use ludoteca_table::show::taken::Captures;
use ludoteca_words::{Words, telling};
use std::sync::Arc;

/// What a side has captured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CapturedModel {
    /// The name of the side, or of who plays it alone.
    pub name: String,
    /// The colour of its disc.
    pub ink: Option<SideColour>,
    /// The pieces: their names, their pictures, and how many of each.
    pub pieces: Vec<(String, Option<Arc<Thumbnail>>, usize)>,
}

impl CapturedModel {
    /// What every side has of these captures; sides without any are left out.
    #[must_use]
    pub fn all(play: &dyn PlayView, captures: &Captures, words: &Words, pictures: &mut PiecePictures) -> Vec<Self> {
        let sides = (0..).map(Side).take(play.sides().len());
        sides.filter_map(|side| Self::of(play, side, captures, words, pictures)).collect()
    }

    fn of(
        play: &dyn PlayView,
        side: Side,
        captures: &Captures,
        words: &Words,
        pictures: &mut PiecePictures,
    ) -> Option<Self> {
        let mut counts: Vec<(Piece, usize)> = Vec::new();
        for capture in captures.all().filter(|capture| capture.by == side) {
            match counts.iter_mut().find(|(piece, _)| *piece == capture.piece) {
                Some((_, count)) => *count += 1,
                None => counts.push((capture.piece, 1)),
            }
        }
        counts.sort_unstable();
        let name = telling::side_player_name(play, words, side);
        let shown = |(piece, count)| (telling::piece(play, words, piece), picture(play, piece, pictures), count);
        let pieces: Vec<_> = counts.into_iter().map(shown).collect();
        (!pieces.is_empty()).then(|| Self { name, ink: ink_of(play, side), pieces })
    }
}
