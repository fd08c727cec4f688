//! What a piece has to do with other squares: where it could go, what is in its way, and what is immune.
//!
//! Depends only on the position and how pieces move. Start with [`study`].

use super::reach::reach;
use crate::horizons::board::{Colour, Role, Square};
use crate::horizons::position::{Act, Move, Position};
use ludoteca_rules::{Cell, CellRelation, Mark};
use std::ops::ControlFlow;

/// What the piece on a cell has to do with other cells, as if its side were to move; nothing for an empty cell.
///
/// A shielder is also shown the squares from which it cannot be captured.
#[must_use]
pub fn study(position: &Position, cell: Cell) -> Vec<(Cell, CellRelation)> {
    let Some((us, role)) = position.piece(cell) else { return Vec::new() };
    let from = Square::of(cell);
    let turned = if us == position.mover() { *position } else { position.passed() };
    let mut found = Vec::new();
    let mut add = |square: Square, studied| {
        let cell = square.cell();
        if !found.iter().any(|(known, _)| *known == cell) {
            found.push((cell, studied));
        }
    };
    let _ = turned.each_move_from(from, |played| {
        let studied = match mark(&turned, played) {
            Mark::Capture => CellRelation::Captures,
            Mark::Push => CellRelation::Pushes,
            _ => CellRelation::Goes,
        };
        add(played.to, studied);
        ControlFlow::Continue(())
    });
    if role.is_pawn_type() {
        pawn_type(&turned, us, from, role, &mut add);
    } else {
        officer(&turned, us, from, role, &mut add);
    }
    found.sort_unstable();
    found
}

/// What touching the target of a move means.
#[must_use]
pub fn mark(position: &Position, Move { to, act, .. }: Move) -> Mark {
    match act {
        Act::Push => Mark::Push,
        Act::EnPassant => Mark::Capture,
        _ if position.on(to).is_empty() => Mark::Go,
        _ => Mark::Capture,
    }
}

/// What stops a piece on its ways.
fn officer(position: &Position, us: Colour, from: Square, role: Role, add: &mut impl FnMut(Square, CellRelation)) {
    let steps = reach(us, role).steps();
    let mut index = 0;
    while let Some(step) = steps.get(index) {
        let to = Square(from.0.wrapping_add(step.offset));
        let there = position.on(to);
        if there.is_empty() {
            index += 1;
            continue;
        }
        index = usize::from(step.skip);
        let Some((colour, _)) = there.as_piece() else { continue };
        if colour == us || !step.captures {
            add(to, CellRelation::Blocks);
        } else if position.is_shielded(from, to) {
            add(to, CellRelation::Immune);
        }
    }
}

/// What stops a pawn-type piece, and from where a shielder cannot be captured.
fn pawn_type(position: &Position, us: Colour, from: Square, role: Role, add: &mut impl FnMut(Square, CellRelation)) {
    let ahead = us.ahead();
    let immune = |to: Square| position.on(to).is_of(us.other()) && position.is_shielded(from, to);
    let (steps, thrusts): (&[i8], &[(i8, i8)]) = match role {
        Role::Pawn => (&[0], &[(-1, 1), (1, 1)]),
        Role::Shielder => (&[0], &[]),
        _ => (&[-1, 1], &[(0, 1), (0, 2)]),
    };
    for (aside, far) in thrusts {
        let to = from.step(*aside, far * ahead);
        if immune(to) {
            add(to, CellRelation::Immune);
        }
        // The second square of a thrust is reached over the first.
        if !position.on(to).is_empty() && *aside == 0 {
            break;
        }
    }
    let farthest = if from.rank() == us.rank(1) { 2 } else { 1 };
    for aside in steps {
        let mut way = (1..=farthest).map(|far| from.step(aside * far, far * ahead));
        let stop = way.find(|to| !position.on(*to).is_empty());
        if let Some(to) = stop.filter(|to| position.on(*to).as_piece().is_some()) {
            add(to, CellRelation::Blocks);
        }
    }
    if role == Role::Shielder && !position.variant().shielder_plain {
        for aside in [-1, 0, 1] {
            let on_board = |to: &Square| position.on(*to).is_empty() || position.on(*to).as_piece().is_some();
            let ray = std::iter::successors(Some(from.step(aside, ahead)), |to| Some(to.step(aside, ahead)));
            let others = ray.take_while(on_board).filter(|to| !position.on(*to).is_of(us));
            others.for_each(|to| add(to, CellRelation::Immune));
        }
    }
}
