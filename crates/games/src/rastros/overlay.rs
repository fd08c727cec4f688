//! What can be laid over the board of Rastros: where the stone can still go, and how much is left there.

use super::geography::spread;
use super::rules::{CELLS, FULL, HOMES, Position, Rastros};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::{Badge, Overlay, OverlayReport, Role, Side, Text};

/// The overlays.
pub const OVERLAYS: &[Overlay<Rastros>] = &[Overlay { id: "reach", compute: reach, about: None }];

/// On every cell that the stone can reach how many moves that takes at least; a home among them has the sign of its
/// owner. A cell is marked that alone joins others: once the stone has crossed it, it cannot come back to what it left
/// behind.
///
/// The stone leaves a trail, so it ends in one part of what lies around it. In the sentence are the sizes of these
/// parts, odd and even ones apart: whether a part is odd often says who moves there last.
fn reach(position: &Position) -> OverlayReport {
    let distance = distances(position);
    let cells: u64 = Cells(FULL).filter(|cell| distance[cell.index()] > 0).fold(0, |cells, cell| cells | cell.bit());
    let parts = parts(cells);
    let mut badges = Vec::new();
    for part in &parts {
        for cell in Cells(*part) {
            let owner = (0..).zip(HOMES).find(|(_, home)| *home == cell).map(|(side, _)| Side(side));
            let role = owner.map_or(Role::Neutral, Role::Side);
            let marked = self::parts(part & !cell.bit()).len() > 1;
            badges.push(Badge { cell, role, number: Some(distance[cell.index()]), marked });
        }
    }
    let sizes = |rest: u32| {
        let mut sizes: Vec<u32> = parts.iter().map(|part| part.count_ones()).filter(|size| size % 2 == rest).collect();
        sizes.sort_unstable_by(|one, other| other.cmp(one));
        let texts: Vec<String> = sizes.iter().map(u32::to_string).collect();
        if texts.is_empty() { "–".to_owned() } else { texts.join(", ") }
    };
    let summary = Text::new("laid-rastros-reach")
        .with_number("cells", cells.count_ones())
        .with("odd", sizes(1))
        .with("even", sizes(0));
    OverlayReport::new(badges, summary)
}

/// How many moves the stone needs to each cell; 0 for its own one and where it cannot go. It never leaves a home.
fn distances(position: &Position) -> [u32; CELLS] {
    let homes = HOMES[0].bit() | HOMES[1].bit();
    let mut distance = [0; CELLS];
    let mut left = FULL & !(position.trail() | position.stone().bit());
    let mut front = position.stone().bit() & !homes;
    let mut moves = 0;
    while front != 0 {
        moves += 1;
        let next = spread(front) & left;
        left &= !next;
        Cells(next).for_each(|cell| distance[cell.index()] = moves);
        front = next & !homes;
    }
    distance
}

/// The connected parts of a set of cells.
fn parts(mut cells: u64) -> Vec<u64> {
    let mut parts = Vec::new();
    while cells != 0 {
        let mut part = cells & cells.wrapping_neg();
        loop {
            let wider = spread(part) & cells;
            if wider == part {
                break;
            }
            part = wider;
        }
        cells &= !part;
        parts.push(part);
    }
    parts
}
