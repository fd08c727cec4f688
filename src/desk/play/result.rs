//! How a play ended, in the words of whoever played it.

use crate::desk::frame::duel::duel;
use crate::desk::theme::portraits::Portrait;
use ludoteca_rules::session::{Controller, PlayView};
use ludoteca_rules::thinking::think::LEVELS;
use ludoteca_rules::{Arg, Outcome, Seat, SeatSet, Winner};
use ludoteca_words::{Words, telling};

/// How the play ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultModel {
    /// Who won.
    pub headline: String,
    /// Why.
    pub reason: String,
    /// The faces of those who won; all faces of a draw.
    pub faces: Vec<Portrait>,
    /// Whether a person won, or nobody did.
    pub glad: bool,
    /// The level above the one that was beaten, and what its button says.
    pub next: Option<(usize, String)>,
    /// Whether a person has lost against the computer, and may want the last move back.
    pub lost: bool,
}

/// The only person at a table of two, and the level at the other seat.
fn opponents(play: &dyn PlayView) -> Option<(Seat, usize)> {
    let level = |seat: u8| play.header().controllers.get(usize::from(seat)).and_then(Controller::level);
    let levels: Vec<Option<usize>> = (0..play.seats()).map(level).collect();
    duel(&levels).map(|(own, level)| (Seat(u8::from(own == 1)), level))
}

/// The seats of those who won; none after a draw.
fn winners(play: &dyn PlayView, outcome: &Outcome) -> SeatSet {
    match outcome.winner {
        Winner::Draw => SeatSet::NONE,
        Winner::Side(side) => play.sides().get(usize::from(side.0)).map_or(SeatSet::NONE, |side| side.seats),
    }
}

/// Who won, by name where there is one: a person against the computer is told `You win`.
#[must_use]
pub fn headline(play: &dyn PlayView, words: &Words, outcome: &Outcome) -> String {
    let usual = || telling::result(play, words, outcome).0;
    let won = winners(play, outcome);
    let names = &play.header().names;
    let name = |seat: Seat| names.get(usize::from(seat.0)).filter(|name| !name.is_empty());
    let named = |name: &String| words.fill("ui-wins", &[("winner", Arg::Plain(name.clone()))]);
    match opponents(play) {
        _ if won == SeatSet::NONE => usual(),
        Some((own, _)) if won.contains(own) => name(own).map_or_else(|| words.word("ui-you-win"), named),
        Some((own, level)) => name(Seat(1 - own.0)).map_or_else(|| words.word(&format!("level-{level}-wins")), named),
        // Two who play as one side have two names.
        None if won.len() == 1 => won.iter().next().and_then(name).map_or_else(usual, named),
        None => usual(),
    }
}

impl ResultModel {
    /// How the play ended.
    #[must_use]
    pub fn of(play: &dyn PlayView, words: &Words, outcome: &Outcome) -> Self {
        let won = winners(play, outcome);
        let face = |seat: Seat| {
            let level = play.header().controllers.get(usize::from(seat.0)).and_then(Controller::level);
            level.map_or(Portrait::Person, Portrait::Level)
        };
        let seats = (0..play.seats()).map(Seat);
        let faces: Vec<Portrait> = seats.filter(|seat| won == SeatSet::NONE || won.contains(*seat)).map(face).collect();
        let duel = opponents(play);
        let beaten = duel.filter(|(own, _)| won.contains(*own)).map(|(_, level)| level);
        Self {
            headline: headline(play, words, outcome),
            reason: telling::result(play, words, outcome).1,
            glad: faces.contains(&Portrait::Person),
            faces,
            next: beaten
                .filter(|level| *level < LEVELS)
                .map(|level| (level + 1, words.word(&format!("level-{}-try", level + 1)))),
            lost: duel.is_some_and(|(own, _)| won != SeatSet::NONE && !won.contains(own)),
        }
    }
}
