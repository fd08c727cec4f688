//! Why a pick is refused: each rule of Horizon has its own sentence.
//!
//! A target that reaches these functions is more than a step away or holds an own piece, since every other step is
//! legal.

use super::board::{FILES, FORWARD, GEOMETRY, LEAP_ROWS, RUNS, bit, field, row_number};
use super::position::{Man, Position};
use ludoteca_rules::{Cell, Text};

/// Why no move begins on a cell.
pub(super) fn start(position: &Position, cell: Cell) -> Text {
    Text::new(match position.man(cell) {
        None => "refuse-horizon-empty",
        Some(man) if man.side != position.mover() => "refuse-horizon-not-yours",
        Some(_) if has_arrived(position, cell) => "refuse-horizon-arrived",
        Some(_) => "refuse-horizon-blocked",
    })
}

fn has_arrived(position: &Position, cell: Cell) -> bool {
    position.arrived(position.mover()) & bit(cell) != 0
}

/// Why a piece of the mover does not go to a cell; about the piece itself if it is none of his or can never move.
pub(super) fn target(position: &Position, from: Cell, to: Cell) -> Text {
    let mover = position.mover();
    let Some(man) = position.man(from).filter(|man| man.side == mover && !has_arrived(position, from)) else {
        return start(position, from);
    };
    if from == to {
        return Text::new("refuse-horizon-same");
    }
    match position.man(to) {
        Some(other) if other.side == mover => Text::new("refuse-horizon-own"),
        Some(_) if position.may_leap(mover) && man.king && is_leap_row(position, to) => {
            Text::new("refuse-horizon-leap-occupied")
        }
        Some(_) if is_unmoved(position, from) && double_step(position, from, to).is_some() => {
            Text::new("refuse-horizon-double-capture")
        }
        Some(_) if man.king => Text::new("refuse-horizon-king-line"),
        Some(_) => line_capture(position, from, to),
        None => empty_cell(position, man, from, to),
    }
}

fn is_leap_row(position: &Position, cell: Cell) -> bool {
    LEAP_ROWS[usize::from(position.mover().0)] & bit(cell) != 0
}

fn is_unmoved(position: &Position, cell: Cell) -> bool {
    position.unmoved() & bit(cell) != 0
}

/// Files to the right and ranks away from the mover.
fn distance(position: &Position, from: Cell, to: Cell) -> (i8, i8) {
    let line = |cell: Cell| ((cell.0 % FILES) as i8, (cell.0 / FILES) as i8);
    let ((from_file, from_rank), (to_file, to_rank)) = (line(from), line(to));
    (to_file - from_file, (to_rank - from_rank) * FORWARD[usize::from(position.mover().0)])
}

/// The cell in between, if the target lies two cells straight or diagonally forward.
fn double_step(position: &Position, from: Cell, to: Cell) -> Option<Cell> {
    matches!(distance(position, from, to), (-2 | 0 | 2, 2)).then(|| Cell(from.0.midpoint(to.0)))
}

/// Why a warrior does not capture an enemy that is more than a step away.
fn line_capture(position: &Position, from: Cell, to: Cell) -> Text {
    let mover = position.mover();
    if distance(position, from, to).1.abs() > 1 {
        return Text::new("refuse-horizon-too-far");
    }
    if row_number(to) == 0 {
        return Text::new("refuse-horizon-row-zero");
    }
    if RUNS[from.index()] & bit(to) == 0 {
        return Text::new("refuse-horizon-count").with_number("number", row_number(to));
    }
    let king_field = position.king(mover).map(field);
    Text::new(if king_field == Some(field(to)) {
        "refuse-horizon-invader"
    } else if king_field == Some(field(from)) && position.line_field(mover) != 0 {
        "refuse-horizon-crossing"
    } else {
        "refuse-horizon-no-king"
    })
}

/// Why a piece does not go to an empty cell that is more than a step away.
fn empty_cell(position: &Position, man: Man, from: Cell, to: Cell) -> Text {
    let (right, away) = distance(position, from, to);
    if is_unmoved(position, from) && right.abs().max(away.abs()) == 2 {
        return match double_step(position, from, to) {
            Some(between) => Text::new("refuse-horizon-way").with("cell", GEOMETRY.name(between)),
            None => Text::new("refuse-horizon-double-line"),
        };
    }
    Text::new(if man.king && position.may_leap(man.side) {
        "refuse-horizon-leap-row"
    } else if man.king && is_leap_row(position, to) {
        "refuse-horizon-no-leap"
    } else if double_step(position, from, to).is_some() {
        "refuse-horizon-moved"
    } else if !man.king && RUNS[from.index()] & bit(to) != 0 {
        "refuse-horizon-line-empty"
    } else {
        "refuse-horizon-one-cell"
    })
}
