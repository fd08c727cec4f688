//! What can be laid over the board of Avanço: what is attacked, and the race to the far rank.

use super::rules::{Avanco, BOARD, Colour, FILES, GEOMETRY, Position};
use ludoteca_rules::bitboard::{Cells, step};
use ludoteca_rules::{Badge, Cell, Overlay, OverlayReport, Role, Text};

/// The overlays.
pub const OVERLAYS: &[Overlay<Avanco>] =
    &[Overlay { id: "attacks", compute: attacks, about: None }, Overlay { id: "race", compute: race, about: None }];

/// On every cell how many pieces of a side capture there, were an enemy on it; marked where one is.
fn attacks(position: &Position) -> OverlayReport {
    let mut badges = Vec::new();
    let [mut cells, mut enemies] = [[0; 2]; 2];
    for colour in Colour::ALL {
        let (own, enemy) = (position.plane(colour), position.plane(colour.other()));
        let [left, right] = [-1, 1].map(|aside| step::<FILES>(own, aside, colour.forward()) & BOARD);
        for cell in Cells(left | right) {
            let number = Some(1 + u32::from(left & right & cell.bit() != 0));
            let marked = enemy & cell.bit() != 0;
            badges.push(Badge { cell, role: Role::Side(colour.side()), number, marked });
        }
        cells[colour.index()] = (left | right).count_ones();
        enemies[colour.index()] = ((left | right) & enemy).count_ones();
    }
    let summary = Text::new("laid-attacks")
        .with_number("white", cells[0])
        .with_number("black", cells[1])
        .with_number("white-enemies", enemies[0])
        .with_number("black-enemies", enemies[1]);
    OverlayReport::new(badges, summary)
}

/// On every piece how many rows it has to go; marked where it is passed, which means that no enemy can ever come in its
/// way or capture it, whatever moves.
fn race(position: &Position) -> OverlayReport {
    let mut badges = Vec::new();
    let mut nearest = [None; 2];
    let mut passed = [0; 2];
    for colour in Colour::ALL {
        for cell in Cells(position.plane(colour)) {
            let rows = rows_to_go(colour, cell);
            let marked = is_passed(position, colour, cell);
            badges.push(Badge { cell, role: Role::Side(colour.side()), number: Some(rows), marked });
            passed[colour.index()] += u32::from(marked);
            nearest[colour.index()] = Some(nearest[colour.index()].map_or(rows, |known: u32| known.min(rows)));
        }
    }
    let rows = |colour: Colour| nearest[colour.index()].map_or_else(|| "–".to_owned(), |rows| rows.to_string());
    let summary = Text::new("laid-avanco-race")
        .with("white", rows(Colour::White))
        .with("black", rows(Colour::Black))
        .with_number("white-passed", passed[0])
        .with_number("black-passed", passed[1]);
    OverlayReport::new(badges, summary)
}

fn rows_to_go(colour: Colour, cell: Cell) -> u32 {
    let (rank, _) = GEOMETRY.row_and_column(cell);
    u32::from(match colour {
        Colour::White => GEOMETRY.rows() - 1 - rank,
        Colour::Black => rank,
    })
}

/// A piece and an enemy come one rank closer with every step of either, and at most one file.
fn is_passed(position: &Position, colour: Colour, cell: Cell) -> bool {
    let (rank, file) = GEOMETRY.row_and_column(cell);
    Cells(position.plane(colour.other())).all(|enemy| {
        let (enemy_rank, enemy_file) = GEOMETRY.row_and_column(enemy);
        let ahead = (enemy_rank as i8 - rank as i8) * colour.forward();
        ahead <= 0 || enemy_file.abs_diff(file) > ahead.unsigned_abs()
    })
}
