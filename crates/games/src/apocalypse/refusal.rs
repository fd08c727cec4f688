//! Why an order of Apocalypse is not legal: the sentences for touched cells and for typed text alike.

use super::position::{LAST_RANK, Order, Position, bit};
use ludoteca_rules::{Cell, Refusal, Text};

/// A refusal that carries the illegal order, which can be sealed at its price.
pub fn illegal(key: &'static str) -> Refusal<Order> {
    Refusal { text: Text::new(key), sealable: Some(Order::Illegal) }
}

/// Why a side cannot move a piece from a cell, if there is none of its own.
pub fn why_not_take(position: &Position, side: usize, cell: Cell) -> Option<&'static str> {
    if position.occupied() & bit(cell) == 0 {
        Some("refuse-apocalypse-empty")
    } else if position.of(side) & bit(cell) == 0 {
        Some("refuse-apocalypse-not-yours")
    } else {
        None
    }
}

/// Why a side cannot go from a cell to another; the order must not be a legal one.
pub fn why_not_go(position: &Position, side: usize, from: Cell, to: Cell) -> &'static str {
    if let Some(key) = why_not_take(position, side, from) {
        return key;
    }
    if from == to {
        return "refuse-apocalypse-same-cell";
    }
    let across = (to.0 % 5).abs_diff(from.0 % 5);
    let ahead = if side == 0 { 1 } else { -1 } * ((to.0 / 5) as i8 - (from.0 / 5) as i8);
    let own = position.of(side) & bit(to) != 0;
    if position.knights[side] & bit(from) != 0 {
        let leap = matches!((across, ahead.unsigned_abs()), (1, 2) | (2, 1));
        return if leap && own { "refuse-apocalypse-own-piece" } else { "refuse-apocalypse-knight-reach" };
    }
    match (across, ahead) {
        (0, 1) => "refuse-apocalypse-pawn-blocked",
        (0, 2) => "refuse-apocalypse-pawn-double",
        (1, 1) if own => "refuse-apocalypse-own-piece",
        (1, 1) => "refuse-apocalypse-pawn-diagonal",
        _ => "refuse-apocalypse-pawn-reach",
    }
}

/// Why a side cannot put its waiting pawn on a cell; the order must not be a legal one.
pub fn why_not_put(position: &Position, side: usize, cell: Cell) -> &'static str {
    if position.occupied() & bit(cell) == 0 && LAST_RANK[side] & bit(cell) != 0 {
        "refuse-apocalypse-put-last-rank"
    } else {
        "refuse-apocalypse-put-occupied"
    }
}
