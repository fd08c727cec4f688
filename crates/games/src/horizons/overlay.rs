//! What can be laid over the board of Horizons: the attacked cells.

use super::board::{Colour, GEOMETRY, Square};
use super::movement::reach::reach;
use super::position::Position;
use super::rules::Horizons;
use ludoteca_rules::{Badge, Overlay, OverlayReport, Role, Text};

/// The overlays.
pub const OVERLAYS: &[Overlay<Horizons>] = &[Overlay { id: "attacks", compute: attacks, about: None }];

/// On every cell how many pieces of a side capture there, were an enemy on it; marked where one is. Cells with a piece
/// of their own are among them, since they are protected. As in chess, a pinned piece attacks too; captures en passant
/// do not count, and a shielder is not attacked by a piece against which it is immune.
fn attacks(position: &Position) -> OverlayReport {
    let mut badges = Vec::new();
    let [mut cells, mut enemies] = [[0; 2]; 2];
    for colour in Colour::ALL {
        // Immunity is asked for the side to move.
        let turned = if position.mover() == colour { *position } else { position.passed() };
        let mut attackers = [0_u32; GEOMETRY.cells()];
        for from in turned.pieces(colour) {
            each_attacked(&turned, colour, from, |to| attackers[to.cell().index()] += 1);
        }
        for (cell, number) in GEOMETRY.all().zip(attackers).filter(|(_, number)| *number > 0) {
            let marked = turned.on(Square::of(cell)).is_of(colour.other());
            badges.push(Badge { cell, role: Role::Side(colour.side()), number: Some(number), marked });
            cells[colour.index()] += 1;
            enemies[colour.index()] += u32::from(marked);
        }
    }
    let summary = Text::new("laid-attacks")
        .with_number("white", cells[0])
        .with_number("black", cells[1])
        .with_number("white-enemies", enemies[0])
        .with_number("black-enemies", enemies[1]);
    OverlayReport::new(badges, summary)
}

/// Shows every square on which the piece captures. It is its side's turn.
fn each_attacked(position: &Position, colour: Colour, from: Square, mut visit: impl FnMut(Square)) {
    let steps = reach(colour, position.on(from).role()).steps();
    let mut index = 0;
    while let Some(step) = steps.get(index) {
        let to = Square(from.0.wrapping_add(step.offset));
        let there = position.on(to);
        let on_board = there.is_empty() || there.as_piece().is_some();
        if step.captures && on_board && !(there.is_of(colour.other()) && position.is_shielded(from, to)) {
            visit(to);
        }
        index = if there.is_empty() { index + 1 } else { usize::from(step.skip) };
    }
}
