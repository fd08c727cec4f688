//! A match over several games, as the dialog for a new game lets one choose it.

use crate::desk::new_game::option::OptionModel;
use ludoteca_rules::session::Series;
use ludoteca_words::Words;

/// Names of the choices, as if they were options of the game: how many games.
pub const GAMES: &str = "match";
/// How seats are given.
pub const SEATING: &str = "seating";

/// How many games can be chosen.
const NUMBERS: [(&str, u8); 6] = [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("6", 6), ("10", 10)];
/// Who sits where: as the dialog says, or by lot.
const SEATINGS: [&str; 2] = ["named", "lots"];

/// What is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesChoice {
    games: u8,
    /// Whether players draw lots for their seats.
    pub lots: bool,
}

impl Default for SeriesChoice {
    fn default() -> Self {
        Self { games: 1, lots: false }
    }
}

impl SeriesChoice {
    /// Chooses a value; `false` if the name is none of ours.
    pub fn choose(&mut self, name: &str, value: &str) -> bool {
        match name {
            GAMES => self.games = NUMBERS.iter().find(|(known, _)| *known == value).map_or(1, |(_, games)| *games),
            SEATING => self.lots = value == SEATINGS[1],
            _ => return false,
        }
        true
    }

    /// The first game of the match between so many; `None` for a single game.
    #[must_use]
    pub fn series(&self, seats: u8) -> Option<Series> {
        (self.games > 1).then(|| Series::first(self.games, seats))
    }

    /// What can be chosen.
    #[must_use]
    pub fn options(&self, words: &Words) -> Vec<OptionModel> {
        let title = |name: &str| words.word(&format!("option-{name}"));
        let one = words.word("option-match-one");
        let games = NUMBERS.map(|(value, games)| {
            let label = if games == 1 { one.clone() } else { value.to_owned() };
            (value, label, games == self.games)
        });
        let label = |value: &str| words.word(&format!("option-{SEATING}-{value}"));
        let seating = SEATINGS.map(|value| (value, label(value), (value == SEATINGS[1]) == self.lots));
        vec![
            OptionModel { name: SEATING, title: title(SEATING), values: seating.into() },
            OptionModel { name: GAMES, title: title(GAMES), values: games.into() },
        ]
    }
}
