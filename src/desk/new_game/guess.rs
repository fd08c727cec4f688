//! With whom one will want to play: with whom one played last, or with the next one up after two wins.

use super::players::Players;
use crate::desk::saves::duel::{Duel, Ending};
use crate::desk::saves::kept::SavedPlays;
use ludoteca_record::Head;
use ludoteca_rules::session::Controller;
use ludoteca_rules::thinking::think::{LEVELS, parse_level};
use ludoteca_rules::{Entry, Options};

/// So many wins in a row lead to the next level, so many losses to the one before.
const WINS: usize = 2;
const LOSSES: usize = 3;

/// The likeliest players of the next play of a game, and its options: those of the last one. Whoever plays it for the
/// first time meets the weakest level.
#[must_use]
pub fn guess(entry: &Entry, plays: &SavedPlays) -> (Players, Options) {
    let heads: Vec<&Head> = plays.of_game(entry.info.id).filter(|head| head.moves > 0).collect();
    let usual = Options::defaults(entry.info.options);
    let Some(last) = heads.first() else {
        return (opposite(entry, 1, String::new()), usual);
    };
    let options = Options::parse(entry.info.options, &last.options).unwrap_or(usual);
    let duels = heads.iter().filter_map(|head| Duel::of(entry, head));
    let players = match Duel::of(entry, last) {
        Some(duel) => {
            let name = last.names.get(duel.own).cloned().unwrap_or_default();
            opposite(entry, next_level(duel.level, duels), name)
        }
        None => as_before(last),
    };
    (players, options)
}

/// The level after these plays, the last one first: only those with the level itself count, up to another one.
fn next_level(level: usize, duels: impl Iterator<Item = Duel>) -> usize {
    let endings = duels.take_while(|duel| duel.level == level).filter_map(|duel| duel.ending);
    let endings: Vec<Ending> = endings.take(WINS.max(LOSSES)).collect();
    let row = |ending: Ending| endings.iter().take_while(|one| **one == ending).count();
    match (row(Ending::Won), row(Ending::Lost)) {
        (wins, _) if wins >= WINS => (level + 1).min(LEVELS),
        (_, losses) if losses >= LOSSES => level.saturating_sub(1).max(1),
        _ => level,
    }
}

/// A person of this name at the first seat, and a level at the second; two people where no computer plays.
fn opposite(entry: &Entry, level: usize, name: String) -> Players {
    let other = if entry.searchers.is_empty() { Controller::Human } else { Controller::Computer(level.to_string()) };
    Players { controllers: vec![Controller::Human, other], names: vec![name, String::new()] }
}

/// Who sat where in the last play.
fn as_before(last: &Head) -> Players {
    let seat = |text: &String| match parse_level(text) {
        Some(_) => Controller::Computer(text.clone()),
        None => Controller::Human,
    };
    Players { controllers: last.controllers.iter().map(seat).collect(), names: last.names.clone() }
}
