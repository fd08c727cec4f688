//! What is shown around the board.

use crate::desk::frame::line::{Line, ink_of};
use crate::desk::play::captured::CapturedModel;
use crate::desk::play::result::headline;
use crate::desk::theme::portraits::Portrait;
use ludoteca_rules::session::{Controller, PlayView};
use ludoteca_rules::{Arg, Seat, Side, SideColour, Winner};
use ludoteca_table::play::{Hand, LocalSeats};
use ludoteca_words::{Words, spoken, telling};

/// The plate of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlateModel {
    /// Whose it is.
    pub seat: Seat,
    /// The face.
    pub portrait: Portrait,
    /// The name.
    pub name: String,
    /// The colour of the side.
    pub ink: Option<SideColour>,
    /// How it stands, by the game's own count.
    pub line: String,
    /// What else the position says of its side, in sentences.
    pub about: String,
    /// Whether it is asked now.
    pub asked: bool,
    /// Whether what it ordered is sealed.
    pub sealed: bool,
    /// Whether the computer sits there.
    pub computer: bool,
    /// Whether it has lost.
    pub lost: bool,
}

/// What the game asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AskModel {
    /// Whose turn it is, or who won.
    pub title: String,
    /// What can be done, or why it ended.
    pub line: String,
}

impl PlateModel {
    /// The plates of all seats, the one that lies near the reader first.
    #[must_use]
    pub fn all(play: &dyn PlayView, words: &Words, local: LocalSeats) -> Vec<Self> {
        let seats = (0..play.seats()).map(Seat);
        let mut plates: Vec<Self> = seats.map(|seat| Self::of(play, words, seat)).collect();
        // Whoever plays alone at this computer sits on this side of the table.
        let near = plates.iter().position(|plate| local.contains(plate.seat)).unwrap_or_default();
        plates.rotate_left(near);
        plates
    }

    fn of(play: &dyn PlayView, words: &Words, seat: Seat) -> Self {
        let controller = play.header().controllers.get(usize::from(seat.0));
        let level = controller.and_then(Controller::level);
        let own = play.header().names.get(usize::from(seat.0)).filter(|name| !name.is_empty());
        let side = play.side_of(seat);
        let line = side.map(|side| spoken::counts(play, words, side)).filter(|line| !line.is_empty());
        let side_name = telling::numbered_seat_name(play, words, seat);
        let animal = level.map(|level| telling::level(words, level));
        let named = own.cloned().or(animal);
        Self {
            seat,
            portrait: level.map_or(Portrait::Person, Portrait::Level),
            // Where nobody has a name, the side is the name, and need not be said twice.
            line: line.unwrap_or_else(|| if named.is_some() { side_name.clone() } else { String::new() }),
            name: named.unwrap_or(side_name),
            ink: side.and_then(|side| ink_of(play, side)),
            about: side.map_or_else(String::new, |side| spoken::sentences(play, words, side)),
            asked: play.outcome().is_none() && play.asked().contains(seat),
            sealed: play.sealed().contains(seat),
            computer: level.is_some(),
            lost: lost(play, side),
        }
    }
}

/// Whether another side has won.
fn lost(play: &dyn PlayView, side: Option<Side>) -> bool {
    let winner = play.outcome().map(|outcome| outcome.winner);
    matches!(winner, Some(Winner::Side(winner)) if side.is_some_and(|side| side != winner))
}

/// Puts the number of pieces that each side has captured on its plate.
pub(in crate::desk::play) fn count_captures(plates: &mut [PlateModel], captured: &[CapturedModel], words: &Words) {
    for plate in plates {
        let taken = captured.iter().find(|taken| taken.ink == plate.ink && plate.ink.is_some());
        let count: usize = taken.map_or(0, |taken| taken.pieces.iter().map(|(_, _, count)| count).sum());
        if count > 0 {
            let number = Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
            let taken = words.fill("ui-plate-captures", &[("number", number)]);
            plate.line = if plate.line.is_empty() { taken } else { format!("{} · {taken}", plate.line) };
        }
    }
}

impl AskModel {
    /// What the game asks of whoever holds the hand; `hint` is what the game says of what is in hand.
    #[must_use]
    pub fn of(play: &dyn PlayView, words: &Words, hand: &Hand, local: LocalSeats, hint: Option<String>) -> Self {
        if let Some(outcome) = play.outcome() {
            let line = telling::result(play, words, &outcome).1;
            return Self { title: headline(play, words, &outcome), line };
        }
        let Some((seat, title)) = telling::turn(play, words, hand.seat) else { return Self::default() };
        let alone = local.0.len() == 1 && local.contains(seat) && play.seats() > 1;
        let title = if alone { words.word("ui-turn-yours") } else { title };
        // How the opening roll went is told until everybody has moved.
        let roll = telling::roll(play, words).filter(|_| play.line().len() <= usize::from(play.seats()));
        let begin = || telling::begin(play, words, seat).or_else(|| telling::asks(play, words, seat));
        let usual = || local.contains(seat).then(begin).flatten();
        let line = hint.or_else(|| spoken::reach(play, words, hand.seat, &hand.picks)).or_else(|| {
            let both: Vec<String> = roll.into_iter().chain(usual()).collect();
            (!both.is_empty()).then(|| both.join(" "))
        });
        Self { title, line: line.unwrap_or_default() }
    }
}

/// What of the position is told neither on a plate nor on the board, and how the match stands.
pub(in crate::desk::play) fn beside(lines: Vec<Line>) -> String {
    lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" · ")
}
