//! Flat pictures of positions: small ones for lists, diagrams and worksheets for print.
//!
//! A position becomes a [`Drawing`], a flat list of [`Element`]s whose colours are [`Role`]s; a [`Style`] says what
//! colour each role has, and [`svg`] writes it down. It knows no game: cells and figures come from the game as data
//! ([`rules::figure`](ludoteca_rules::display::figure)). Nothing is read, written or shown here.
//!
//! ```
//! use ludoteca_diagram::svg::{Page, SvgLabels, svg};
//! use ludoteca_diagram::{Style, position};
//! use ludoteca_games::catalogue;
//! use ludoteca_rules::options::Options;
//!
//! let catalogue = catalogue();
//! let game = catalogue.find("rastros").expect("it is in the catalogue");
//! let play = game.start(Options::defaults(game.info.options));
//! let drawing = position(&*play, Style::Ink);
//! // A quarter of a cell around the board, ten millimetres a cell.
//! let page = Page::round(&drawing, 0.25, 10.0);
//! let picture = svg(&drawing, Style::Ink, page, SvgLabels { title: "Rastros", description: "The start." });
//! assert!(picture.starts_with("<svg") && picture.contains("<title>Rastros</title>"));
//! ```
//!
//! Start with [`position`]; `board.rs` draws the cells and their names, `figure.rs` the pieces, `signs.rs` what the
//! position says besides, `sheet.rs` a page of six, `layers.rs` the parts of a board for a screen, `answers.rs` what a
//! whole class answered.

mod answers;
mod board;
mod drawing;
mod figure;
pub mod layers;
pub mod letters;
pub mod raster;
mod sheet;
mod signs;
mod style;
pub mod svg;

pub use answers::{Answered, answers};
pub use drawing::{Anchor, Drawing, Element, Form, Point, Role, Stroke};
pub use sheet::{Grid, PAGE, TASKS, Task, captioned, sheet};
pub use signs::told;
pub use style::{Rgb, Style};

use ludoteca_rules::session::{BoardView, PlayView};
use ludoteca_rules::{Figure, Side, Sign, Standing};

/// What lies on a board. A cell is 1 wide; the origin is the centre of the board, y runs down the page.
#[must_use]
pub fn position(play: &dyn BoardView, style: Style) -> Drawing {
    drawn(play, style, true)
}

/// The same without the names of rows and columns, for pictures too small to read them.
#[must_use]
pub fn board(play: &dyn BoardView, style: Style) -> Drawing {
    drawn(play, style, false)
}

fn drawn(play: &dyn BoardView, style: Style, named: bool) -> Drawing {
    let (geometry, ground) = (play.info().geometry, play.info().ground);
    let mut drawing = Drawing::default();
    board::ground(&mut drawing, geometry, ground, style);
    let standing = play.standing();
    let placed = |piece: &Standing| (play.figure(piece.piece), board::centre(geometry, piece.cell));
    // Rims below the lines between the cells: they interrupt the hatching alone.
    for piece in standing.iter().filter(|piece| board::is_hatched(geometry, ground, piece.cell, style)) {
        let (figure, middle) = placed(piece);
        figure::rim(&mut drawing, &figure, middle);
    }
    board::grid(&mut drawing, geometry, ground);
    signs::draw(&mut drawing, play, &standing);
    if named {
        board::names(&mut drawing, geometry, ground);
    }
    for (figure, middle) in standing.iter().map(placed) {
        figure::draw(&mut drawing, &figure, middle);
    }
    drawing
}

/// A line of text alone.
#[must_use]
pub fn written(text: &str) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.text([0.0, 0.0], 1.0, Anchor::Start, false, text.to_owned());
    drawing
}

/// A piece alone, with the origin of its figure at that of the drawing.
#[must_use]
pub fn piece(figure: &Figure) -> Drawing {
    let mut drawing = Drawing::default();
    figure::draw(&mut drawing, figure, [0.0, 0.0]);
    drawing
}

/// The colour of a side as a small disc, to be put beside the words that say whose turn it is; empty for sides without
/// a colour.
#[must_use]
pub fn side_disc(play: &dyn BoardView, side: Side) -> Drawing {
    let colour = play.sides().get(usize::from(side.0)).and_then(|info| info.colour);
    colour.map_or_else(Drawing::default, |colour| piece(&Figure::stone(colour.into(), 42)))
}

/// A position to think about, with its caption and with what its diagram cannot show: `state` says whose turn it is,
/// `say` what a sign means.
#[must_use]
pub fn task(play: &dyn PlayView, style: Style, caption: String, state: String, say: impl Fn(&Sign) -> String) -> Task {
    let turn: Vec<String> = std::iter::once(state).chain(told(play).iter().map(say)).collect();
    let asked = play.asked();
    let side = asked.iter().next().filter(|_| asked.len() == 1).and_then(|seat| play.side_of(seat));
    let disc = side.map_or_else(Drawing::default, |side| side_disc(play, side));
    let sentence = |text: String| if text.ends_with(['.', '!', '?']) { text } else { text + "." };
    let turn = turn.into_iter().map(sentence).collect::<Vec<_>>().join(" ");
    Task { board: position(play, style), caption, turn, disc }
}
