//! The first seam: a [`Game`] is its [`Rules`], its [`Editing`], its [`Notation`] and its [`View`], and [`Info`]
//! describes it as data.
//!
//! Each game implements the four traits in its files `rules.rs`, `setup.rs`, `notation.rs` and `view.rs`, and `Game` in
//! its `mod.rs`. Depends only on the rest of `rules`. Start with [`Rules`].

mod editing;
mod notation;
mod overlays;
mod rules;
mod view;

pub use editing::{Editing, PieceEdit};
pub use notation::{Notation, Reading};
pub use overlays::Overlay;
pub use rules::Rules;
pub use view::View;

use super::content::Content;
use super::display::effect::Piece;
use super::display::figure::Figure;
use super::display::figure::Ground;
use super::display::net::Net;
use super::display::pick::Choice;
use super::geometry::Geometry;
use super::options::{OptionSpec, Options};
use super::thinking::forced::ForcedSearch;
use super::thinking::think::{LEVELS, Level, Searcher};
use super::thinking::tuning::Tuner;

/// A picture on the rules card: a position, moves played from it, and what is touched then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPicture {
    /// Text key of its caption, `card-ID-…`; also the name of its picture.
    pub key: &'static str,
    /// Position text.
    pub position: &'static str,
    /// Moves from there, separated by spaces.
    pub moves: &'static str,
    /// Cells touched after that, separated by spaces, so that marks show what can follow.
    pub touched: &'static str,
}

/// What is printed on the box of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxLabel {
    /// How long a game usually lasts, in minutes.
    pub minutes: u16,
    /// From which age on it is played, in years.
    pub age: u8,
    /// How much there is to think about, from 1 to [`BoxLabel::MOST_DEPTH`].
    pub depth: u8,
    /// Its colour, on which light letters are read: red, green, blue.
    pub colour: [u8; 3],
}

impl BoxLabel {
    /// The greatest depth.
    pub const MOST_DEPTH: u8 = 3;

    /// What games are put in order by: shorter ones first, and of these the easier ones, and those for younger players.
    #[must_use]
    pub const fn order(&self) -> (u16, u8, u8) {
        (self.minutes, self.depth, self.age)
    }
}

/// Constant facts about a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Info {
    /// Id of the command line and of records. Text keys: `game-ID` (name), `game-ID-line` (what one does, one line).
    pub id: &'static str,
    /// Name as the authors wrote it.
    pub name: &'static str,
    /// What the game is called in English; the same where nobody translated it.
    pub english: &'static str,
    /// How many people can play it.
    pub players: &'static [u8],
    /// Who made the game, and when.
    pub authors: &'static str,
    /// What is printed on its box.
    pub label: BoxLabel,
    /// Shape of the board.
    pub geometry: Geometry,
    /// How its cells look in a flat picture.
    pub ground: Ground,
    /// Options of the game and of its match.
    pub options: &'static [OptionSpec],
    /// Choices that are not cells; [`Pick::Choice`](super::Pick::Choice) is an index into them.
    pub choices: &'static [Choice],
    /// Reasons for which the rules end a game; `reason-ID` is the text key.
    pub reasons: &'static [&'static str],
    /// Whether the rules know a draw. Where they know none, people are not offered to agree on one.
    pub draws: bool,
    /// Whether the third occurrence of a position is a draw (unless the option `repetition` is off).
    pub repetition: bool,
    /// Turns without progress after which the game is a draw (unless the option `no-progress` is off).
    pub no_progress: Option<u32>,
    /// Whether several seats may be asked at once, so that moves are written `order|order`.
    pub simultaneous: bool,
    /// Whether the seat that begins is found by rolling a die.
    pub opening_roll: bool,
    /// A playout is cut after so many plies.
    pub playout_plies: u32,
    /// The value at which the first searcher gives the side to move three games in four, in hundredths as in
    /// [`Score::value`](super::thinking::think::Score::value); found by games of the computer against itself.
    /// It is 500 for a Monte Carlo tree search, whose values are shares of its playouts.
    pub three_in_four: i32,
    /// An order as text, shown where one could not be read.
    pub example: &'static str,
    /// The pictures of the rules card, three to five.
    pub card: &'static [CardPicture],
}

/// A game: its rules, its text and its view, described by [`Info`].
pub trait Game: Rules + Notation + View {
    /// Constant facts.
    const INFO: Info;

    /// Its words, lessons and puzzles.
    const CONTENT: Content = Content { words: &[], decks: &[], plan: None };

    /// The searchers that play it, the one chosen for it first. None: the computer does not play it.
    const SEARCHERS: &'static [Searcher] = &[];

    /// Tunes the weights of its judgement, where it has some.
    const TUNER: Option<Tuner> = None;

    /// What can be laid over its board for whoever explains it.
    const OVERLAYS: &'static [Overlay<Self>] = &[];

    /// Whether a turn has several moves, each of them one stone: people then count stones and not moves.
    const COUNTS_STONES: bool = false;

    /// Finds out by which orders a win is forced. None: nothing can be proved about its puzzles.
    const FORCED: Option<ForcedSearch> = None;

    /// The computer players, from the weakest. Each names one of the searchers.
    const LEVELS: [Level; LEVELS] = [
        Level::nodes("uct", 60, 150),
        Level::nodes("uct", 300, 80),
        Level::nodes("uct", 1500, 40),
        Level::nodes("uct", 6000, 15),
        Level::nodes("uct", 25_000, 0),
        Level::nodes("uct", 100_000, 0),
    ];

    /// How many of the next so many plies are own moves of whoever is to move, at most. Searches count plies; people
    /// count the moves of one side.
    fn own_among(_position: &Self::Position, plies: u32) -> u32 {
        plies.div_ceil(2)
    }

    /// How a piece looks in a flat picture. Any two kinds or sides differ without colour too.
    fn figure(piece: Piece) -> Figure;

    /// The pieces of a play with these options that can be cut out of paper and folded; none where stones will do.
    fn nets(_options: &Options) -> Vec<Net> {
        Vec::new()
    }
}
