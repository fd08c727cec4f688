//! The sheet itself and what can be asked of it.

mod pairing;
mod points;
mod system;

pub use pairing::{Outcome, Pairing};
pub use points::Points;
pub use system::System;

use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use ludoteca_rules::random;
use rand::Rng;

/// As many pupils as a sheet has room for.
pub const MOST_PUPILS: usize = 64;

/// The longest name, in characters.
const LONGEST_NAME: usize = 60;

/// One who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pupil {
    /// As the others call them; no two pupils have the same name.
    pub name: String,
    /// Whether they went home: they keep their results and get no more opponents.
    pub withdrawn: bool,
}

/// The sheet of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub(super) name: String,
    pub(super) game: String,
    pub(super) system: System,
    pub(super) seed: u64,
    pub(super) pupils: Vec<Pupil>,
    pub(super) rounds: Vec<Vec<Pairing>>,
}

impl Tournament {
    /// An empty sheet. The game, its id with options, is not looked at here.
    ///
    /// # Errors
    /// A sentence if the name does not fit on a line.
    pub fn new(name: &str, game: &str, system: System, seed: u64) -> Result<Self, Text> {
        let name = line(name)?;
        Ok(Self { name, game: game.to_owned(), system, seed, pupils: Vec::new(), rounds: Vec::new() })
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The id of the game, with its options.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// How it is played.
    #[must_use]
    pub const fn system(&self) -> System {
        self.system
    }

    /// What everything random follows from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// All who play or played.
    #[must_use]
    pub fn pupils(&self) -> &[Pupil] {
        &self.pupils
    }

    /// The boards of every round so far; a board's number is its place, from 1.
    #[must_use]
    pub fn rounds(&self) -> &[Vec<Pairing>] {
        &self.rounds
    }

    /// How many rounds there will be; `None` if that depends on the results.
    #[must_use]
    pub fn planned(&self) -> Option<usize> {
        self.system.rounds(self.pupils.len())
    }

    /// The round and board, from 1, of the first result that is missing.
    #[must_use]
    pub fn missing(&self) -> Option<(usize, usize)> {
        (1..).zip(&self.rounds).find_map(|(number, round)| {
            let open = round.iter().position(|pairing| pairing.outcome == Outcome::Open)?;
            Some((number, open + 1))
        })
    }

    /// Who is still there.
    pub(super) fn present(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.pupils.len()).filter(|pupil| !self.pupils[*pupil].withdrawn)
    }

    /// A number for every pupil, drawn once and for all: whoever comes late changes no other pupil's.
    pub(super) fn lots(&self) -> Vec<u64> {
        let mut rng = random::generator(self.seed);
        self.pupils.iter().map(|_| rng.next_u64()).collect()
    }

    /// A name as the list takes it, if nobody else has it.
    pub(super) fn free_name(&self, name: &str, own: Option<usize>) -> Result<String, Text> {
        let name = line(name)?;
        let same = |pupil: &Pupil| pupil.name.to_lowercase() == name.to_lowercase();
        if (0..).zip(&self.pupils).any(|(place, pupil)| Some(place) != own && same(pupil)) {
            return Err(Text::new("class-name-twice").with("name", shorten(&name)));
        }
        Ok(name)
    }
}

/// A name on one line, with single spaces.
fn line(name: &str) -> Result<String, Text> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(Text::new("class-name-empty"));
    }
    if name.chars().count() > LONGEST_NAME || name.contains(char::is_control) {
        let text = Text::new("class-name-long").with("name", shorten(&name));
        return Err(text.with_number("most", LONGEST_NAME));
    }
    Ok(name)
}
