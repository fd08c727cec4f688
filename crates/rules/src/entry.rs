//! A game without its type, as the catalogue lists it: its facts, functions that make sessions and run perft and
//! playouts, and its searchers.

use super::content::Content;
use super::display::roll::OpeningRoll;
use super::editor::{GameEditor, SetupEditor};
use super::session::{BoardView, GameSession, Session};
use super::setup::{FieldSpec, Layout};
use super::thinking::forced::ForcedSearch;
use super::thinking::think::{LEVELS, Level, Searcher};
use super::thinking::tuning::Tuner;
use super::walk::minimax::minimax;
use super::walk::purpose::{Purpose, purpose};
use super::walk::{perft, playout};
use super::{
    Cell, Fault, Game, Info, Options, OverlayReport, Piece, PieceEdit, PositionError, Seat, Setup, Side, SideInfo,
    random,
};
use std::fmt;

/// Everything the command line, the table and the records need of a game. Made by [`Entry::of`]; equal if the id is.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Facts about the game.
    pub info: &'static Info,
    /// Its words, lessons and puzzles.
    pub content: &'static Content,
    /// The searchers that play it, the one chosen for it first.
    pub searchers: &'static [Searcher],
    /// Tunes the weights of its judgement, where it has some.
    pub tuner: Option<Tuner>,
    /// Finds out by which orders a win is forced; every game of the catalogue has it.
    pub forced: Option<ForcedSearch>,
    /// Finds out the same by trying every line, which takes far longer.
    pub minimax: ForcedSearch,
    /// The computer players, from the weakest; of no meaning where there is no searcher.
    pub levels: &'static [Level; LEVELS],
    seats: fn(&Options) -> u8,
    start: fn(Options, Option<OpeningRoll>) -> Box<dyn Session>,
    from_position: fn(Options, &str) -> Result<Box<dyn Session>, PositionError>,
    perft: fn(&Options, &str, u32, perft::Leaves) -> Result<u64, PositionError>,
    divide: fn(&Options, &str, u32) -> Result<Vec<(String, u64)>, PositionError>,
    playouts: fn(&Options, u64, u64) -> playout::Tally,
    purpose: fn(&Options, &str, Seat, &str) -> Result<Option<Purpose>, PositionError>,
    set_up: fn(Options, &str) -> Result<Box<dyn SetupEditor>, PositionError>,
    layout: &'static Layout,
    empty: fn(&Options) -> Setup,
    check: fn(&Options, &Setup) -> Result<String, Vec<Fault>>,
    tray: fn(&Setup) -> Vec<Piece>,
    change: fn(Piece, PieceEdit) -> Option<Piece>,
    overlays: fn() -> Vec<&'static str>,
    overlay_asks: fn(&str) -> bool,
    overlay: fn(&Options, &str, &str, Option<Cell>) -> Result<Option<OverlayReport>, PositionError>,
}

impl Entry {
    /// The entry of game `G`.
    #[must_use]
    pub const fn of<G: Game>() -> Self {
        Self {
            info: const { &G::INFO },
            content: const { &G::CONTENT },
            searchers: G::SEARCHERS,
            tuner: G::TUNER,
            forced: G::FORCED,
            minimax: minimax::<G>,
            levels: const { &G::LEVELS },
            seats: |options| SideInfo::seats(G::sides(&G::start(options, Seat(0)))),
            start: |options, roll| Box::new(GameSession::<G>::new(options, roll)),
            from_position: |options, text| Ok(Box::new(GameSession::<G>::from_position(options, text)?)),
            perft: |options, text, depth, leaves| {
                Ok(perft::perft::<G>(&G::parse_position(options, text)?, depth, leaves))
            },
            divide: |options, text, depth| Ok(perft::divide::<G>(&G::parse_position(options, text)?, depth)),
            playouts: |options, count, seed| {
                playout::playouts::<G>(&G::start(options, Seat(0)), count, &mut random::generator(seed))
            },
            purpose: |options, text, seat, order| {
                let position = G::parse_position(options, text)?;
                let mut list = Vec::new();
                G::orders(&position, seat, &mut list);
                let order = list.into_iter().find(|it| G::spell(&position, *it) == order);
                Ok(order.and_then(|order| purpose::<G>(&position, seat, order)))
            },
            set_up: |options, text| Ok(Box::new(GameEditor::<G>::new(options, text)?)),
            layout: const { &G::LAYOUT },
            empty: G::empty,
            check: |options, setup| Ok(G::print_position(&G::check(options, setup)?)),
            tray: G::tray,
            change: G::change,
            overlays: || G::OVERLAYS.iter().map(|overlay| overlay.id).collect(),
            overlay_asks: |id| G::OVERLAYS.iter().any(|overlay| overlay.id == id && overlay.about.is_some()),
            overlay: |options, text, id, cell| {
                let position = G::parse_position(options, text)?;
                let Some(overlay) = G::OVERLAYS.iter().find(|overlay| overlay.id == id) else { return Ok(None) };
                Ok(match cell {
                    Some(cell) => overlay.about.and_then(|about| about(&position, cell)),
                    None => Some((overlay.compute)(&position)),
                })
            },
        }
    }

    /// The searcher of this id.
    #[must_use]
    pub fn searcher(&self, id: &str) -> Option<&'static Searcher> {
        self.searchers.iter().find(|searcher| searcher.id == id)
    }

    /// How many seats the game has with these options.
    #[must_use]
    pub fn seats(&self, options: &Options) -> u8 {
        (self.seats)(options)
    }

    /// A play from the start in which seat 1 begins.
    #[must_use]
    pub fn start(&self, options: Options) -> Box<dyn Session> {
        (self.start)(options, None)
    }

    /// A play from the start; where the game rolls for who begins, the roll of this seed says so.
    #[must_use]
    pub fn start_rolled(&self, options: Options, seed: u64) -> Box<dyn Session> {
        let roll = self.info.opening_roll.then(|| OpeningRoll::new(seed, self.seats(&options)));
        (self.start)(options, roll)
    }

    /// A play from the start in which this opening roll says who begins.
    #[must_use]
    pub fn start_from_roll(&self, options: Options, roll: OpeningRoll) -> Box<dyn Session> {
        (self.start)(options, Some(roll))
    }

    /// A play from any position.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn from_position(&self, options: Options, text: &str) -> Result<Box<dyn Session>, PositionError> {
        (self.from_position)(options, text)
    }

    /// perft from a position. See [`perft::perft`].
    ///
    /// # Errors
    /// The text is malformed.
    pub fn perft(
        &self,
        options: &Options,
        position: &str,
        depth: u32,
        leaves: perft::Leaves,
    ) -> Result<u64, PositionError> {
        (self.perft)(options, position, depth, leaves)
    }

    /// perft below each move, in byte order of the moves.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn divide(&self, options: &Options, position: &str, depth: u32) -> Result<Vec<(String, u64)>, PositionError> {
        (self.divide)(options, position, depth)
    }

    /// Plays `count` uniformly random games from the start with the generator of `seed`.
    #[must_use]
    pub fn playouts(&self, options: &Options, count: u64, seed: u64) -> playout::Tally {
        (self.playouts)(options, count, seed)
    }

    /// What an order of a seat, as text, is good for. See [`mod@crate::walk::purpose`].
    ///
    /// # Errors
    /// The position is malformed.
    pub fn purpose(
        &self,
        options: &Options,
        position: &str,
        seat: Seat,
        order: &str,
    ) -> Result<Option<Purpose>, PositionError> {
        (self.purpose)(options, position, seat, order)
    }

    /// The ids of what can be laid over its board.
    #[must_use]
    pub fn overlays(&self) -> Vec<&'static str> {
        (self.overlays)()
    }

    /// What the overlay of this id says of a position; `None` if the game has none of that id. Semáforo's takes a
    /// second when it is first asked for: something that draws should leave it to another thread.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn overlay(&self, options: &Options, position: &str, id: &str) -> Result<Option<OverlayReport>, PositionError> {
        (self.overlay)(options, position, id, None)
    }

    /// Whether the overlay of this id has something to say of single pieces.
    #[must_use]
    pub fn overlay_asks_for_piece(&self, id: &str) -> bool {
        (self.overlay_asks)(id)
    }

    /// What it says of the piece on a cell alone; `None` if it has nothing to say of it.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn overlay_about(
        &self,
        options: &Options,
        position: &str,
        id: &str,
        cell: Cell,
    ) -> Result<Option<OverlayReport>, PositionError> {
        (self.overlay)(options, position, id, Some(cell))
    }
}

/// Positions set up by hand.
impl Entry {
    /// A position to be set up, which begins as this text says, legal or not.
    ///
    /// # Errors
    /// The first field of another form, and what was expected there.
    pub fn set_up(&self, options: Options, text: &str) -> Result<Box<dyn SetupEditor>, PositionError> {
        (self.set_up)(options, text)
    }

    /// The fields that a set-up has beside its board, in the order of [`Setup::values`].
    #[must_use]
    pub const fn fields(&self) -> &'static [FieldSpec] {
        self.layout.fields
    }

    /// An empty board, with the fields that these options ask for.
    #[must_use]
    pub fn empty_setup(&self, options: &Options) -> Setup {
        (self.empty)(options)
    }

    /// Everything that the position on a board says.
    #[must_use]
    pub fn setup_of(&self, play: &dyn BoardView) -> Setup {
        self.layout.read(&play.position_text()).expect("a play of this game has a position of this game")
    }

    /// Reads a position text that has the right form, legal or not.
    ///
    /// # Errors
    /// The first field of another form, and what was expected there.
    pub fn parse_setup(&self, text: &str) -> Result<Setup, PositionError> {
        self.layout.read(text)
    }

    /// The position text of a set-up, legal or not; `None` if it has a piece or a value that cannot be written.
    #[must_use]
    pub fn write_setup(&self, setup: &Setup) -> Option<String> {
        self.layout.write(setup)
    }

    /// The position text of a set-up that is a position.
    ///
    /// # Errors
    /// Everything that is wrong with it; never an empty list.
    pub fn check(&self, options: &Options, setup: &Setup) -> Result<String, Vec<Fault>> {
        (self.check)(options, setup)
    }

    /// The pieces that can be put on the board of a set-up: those of one side, or those that nobody owns.
    #[must_use]
    pub fn tray(&self, setup: &Setup, side: Option<Side>) -> Vec<Piece> {
        (self.tray)(setup).into_iter().filter(|piece| piece.side == side).collect()
    }

    /// What a piece becomes by a change; `None` if it has no such change.
    #[must_use]
    pub fn change(&self, piece: Piece, change: PieceEdit) -> Option<Piece> {
        (self.change)(piece, change)
    }
}

impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        self.info.id == other.info.id
    }
}

impl Eq for Entry {}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Entry").field(&self.info.id).finish()
    }
}
