//! A game without its type, as the catalogue lists it: its facts, functions that make sessions and run perft and
//! playouts, and its searchers.

use super::roll::OpeningRoll;
use super::session::{GameSession, Session};
use super::think::{LEVELS, Level, Searcher};
use super::tuning::Tuner;
use super::{Game, Info, Options, PositionError, Seat, SideInfo, perft, playout, random};
use std::fmt;

/// Everything the command line, the table and the records need of a game. Made by [`Entry::of`]; equal if the id is.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Facts about the game.
    pub info: &'static Info,
    /// The searchers that play it, the one chosen for it first.
    pub searchers: &'static [Searcher],
    /// Tunes the weights of its judgement, where it has some.
    pub tuner: Option<Tuner>,
    /// The computer players, from the weakest; of no meaning where there is no searcher.
    pub levels: &'static [Level; LEVELS],
    seats: fn(&Options) -> u8,
    start: fn(Options, Option<OpeningRoll>) -> Box<dyn Session>,
    from_position: fn(Options, &str) -> Result<Box<dyn Session>, PositionError>,
    perft: fn(&Options, &str, u32, perft::Leaves) -> Result<u64, PositionError>,
    divide: fn(&Options, &str, u32) -> Result<Vec<(String, u64)>, PositionError>,
    playouts: fn(&Options, u64, u64) -> playout::Tally,
}

impl Entry {
    /// The entry of game `G`.
    #[must_use]
    pub const fn of<G: Game>() -> Self {
        Self {
            info: const { &G::INFO },
            searchers: G::SEARCHERS,
            tuner: G::TUNER,
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
