//! What can be laid over the board of Horizon: the line captures.

use super::board::{HOME_ROWS, RUNS, STEPS, bit};
use super::position::{Position, enemy};
use super::rules::Horizon;
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::{Badge, Cell, Overlay, OverlayReport, Role, Side, Text};

/// The overlays.
pub const OVERLAYS: &[Overlay<Horizon>] = &[Overlay { id: "lines", compute: lines, about: None }];

/// On every man who can be captured in line how many warriors can do it, as if it were their turn; a king is marked. A
/// capture by a plain step is none of these.
fn lines(position: &Position) -> OverlayReport {
    let mut badges = Vec::new();
    let mut captures = [0; 2];
    for side in [Side(0), Side(1)] {
        let (men, others) = (position.men(side), position.men(Side(enemy(side) as u8)));
        let king = position.king(side).map_or(0, bit);
        let in_line = if position.is_over() { 0 } else { others & position.line_field(side) };
        let warriors = men & !king & !HOME_ROWS[enemy(side)];
        let captured = |from: Cell| RUNS[from.index()] & !STEPS[from.index()] & in_line;
        for cell in WideCells(in_line) {
            let number = WideCells(warriors).filter(|from| captured(*from) & bit(cell) != 0).count() as u32;
            if number > 0 {
                let marked = position.king(Side(enemy(side) as u8)) == Some(cell);
                badges.push(Badge { cell, role: Role::Side(side), number: Some(number), marked });
                captures[usize::from(side.0)] += 1;
            }
        }
    }
    let summary = Text::new("laid-horizon-lines").with_number("first", captures[0]).with_number("second", captures[1]);
    OverlayReport::new(badges, summary)
}
