//! Who sits at which seat, as the dialogs let one choose it: a person, or a level of the computer.

use crate::desk::new_game::option::OptionModel;
use ludoteca_rules::session::Controller;
use ludoteca_rules::thinking::think::{LEVELS, parse_level};
use ludoteca_rules::{Entry, Options, Seat};
use ludoteca_words::{Words, telling};

/// In the dialogs about players: the names of the seats' choices, as if they were options of the game.
pub const SEATS: [&str; 4] = ["seat-1", "seat-2", "seat-3", "seat-4"];

/// Who can sit at a seat: a person, or a level of the computer.
const PLAYERS: [&str; LEVELS + 1] = ["human", "1", "2", "3", "4", "5", "6"];

/// Who can sit at each seat of a game with these options, and who does.
#[must_use]
pub fn seat_options(entry: &Entry, options: &Options, chosen: &[Controller], words: &Words) -> Vec<OptionModel> {
    if entry.searchers.is_empty() {
        return Vec::new();
    }
    let play = entry.start(options.clone());
    let seat = |(name, seat): (&'static str, u8)| {
        let level = chosen.get(usize::from(seat)).and_then(Controller::level).unwrap_or(0);
        let value = |(number, player): (usize, &&'static str)| {
            let label = if number == 0 { words.word("ui-person") } else { telling::level(words, number) };
            (*player, label, number == level)
        };
        OptionModel {
            name,
            title: telling::numbered_seat_name(&*play, words, Seat(seat)),
            values: PLAYERS.iter().enumerate().map(value).collect(),
        }
    };
    SEATS.into_iter().zip(0..play.seats()).map(seat).collect()
}

/// Chooses who sits at the seat of this name.
pub fn choose_seat(chosen: &mut Vec<Controller>, name: &str, player: &str) {
    let Some(seat) = SEATS.iter().position(|known| *known == name) else { return };
    if chosen.len() <= seat {
        chosen.resize(seat + 1, Controller::Human);
    }
    chosen[seat] = match parse_level(player) {
        Some(_) => Controller::Computer(player.to_owned()),
        None => Controller::Human,
    };
}

/// Who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    /// A person or a level, from the first seat.
    pub controllers: Vec<Controller>,
    /// Their names; empty where there is none.
    pub names: Vec<String>,
}
