//! Which pieces have won a game, and whether they show it. No side effects.

use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Cell, Outcome, Seat, Winner};

/// The cells of the pieces that have won the game by the move that led here: those that decided it and do not belong to
/// the loser.
#[must_use]
pub fn winners(view: &dyn PlayView) -> Vec<Cell> {
    let Some(Outcome { winner: Winner::Side(winner), cells, .. }) = view.outcome() else { return Vec::new() };
    let standing = view.standing();
    let belongs = |cell: &Cell| {
        let piece = standing.iter().find(|standing| standing.cell == *cell);
        piece.is_some_and(|standing| standing.piece.side.is_none_or(|side| side == winner))
    };
    cells.into_iter().filter(belongs).collect()
}

/// Whether the winning pieces rise: not where the computer has won against a person.
#[must_use]
pub fn rises(view: &dyn PlayView) -> bool {
    let Some(Outcome { winner: Winner::Side(side), .. }) = view.outcome() else { return false };
    let person = |seat: Seat| {
        view.header().controllers.get(usize::from(seat.0)).is_none_or(|controller| controller.level().is_none())
    };
    let won = view.sides().get(usize::from(side.0)).is_some_and(|side| side.seats.iter().any(person));
    won || !(0..view.seats()).map(Seat).any(person)
}
