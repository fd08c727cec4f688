//! What can be laid over the board of Hex: where each side can be joined with the fewest stones.

use super::rules::{ALL, Colour, Hex, Position, beside, together};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::{Badge, Cell, Overlay, OverlayReport, Role, Text};

/// The overlays.
pub const OVERLAYS: &[Overlay<Hex>] = &[Overlay { id: "hex-joins", compute: joins, about: None }];

/// The cells that can be reached from an edge: item `k` has those for which `k` new stones are needed, own stones
/// included.
fn layers(position: &Position, colour: Colour, edge: u64) -> Vec<u64> {
    let (own, empty) = (position.stones(colour), position.empty());
    let mut reached = together(edge, own);
    let mut layers = vec![reached];
    let mut next = edge;
    loop {
        let stones = (next | beside(reached)) & empty & !reached;
        if stones == 0 {
            return layers;
        }
        let layer = stones | together(beside(stones), own) & !reached;
        reached |= layer;
        layers.push(layer);
        next = 0;
    }
}

/// How many stones a colour needs to be joined if nobody answers, and the empty cells of all ways with so many;
/// `None` if there is no way any more.
fn shortest(position: &Position, colour: Colour) -> Option<(usize, u64)> {
    let [from, to] = colour.edges();
    let (there, back) = (layers(position, colour, from), layers(position, colour, to));
    let needed = there.iter().position(|layer| layer & to != 0)?;
    let mut cells = 0;
    for (stones, layer) in there.iter().enumerate().take(needed + 1).skip(1) {
        // The cell itself is counted from both edges.
        cells |= back.get(needed + 1 - stones).map_or(0, |other| layer & other);
    }
    Some((needed, cells & position.empty() & ALL))
}

/// The cells on each side's shortest ways; marked where both want them.
fn joins(position: &Position) -> OverlayReport {
    let found = Colour::ALL.map(|colour| shortest(position, colour));
    let [black, white] = found.map(|way| way.map_or(0, |(_, cells)| cells));
    let badge = |cell: Cell| {
        let role = match (black & cell.bit() != 0, white & cell.bit() != 0) {
            (true, true) => Role::Neutral,
            (true, false) => Role::Side(Colour::Black.side()),
            (false, _) => Role::Side(Colour::White.side()),
        };
        Badge { cell, role, number: None, marked: role == Role::Neutral }
    };
    let badges = Cells(black | white).map(badge).collect();
    let number = |way: Option<(usize, u64)>| way.map_or(-1, |(needed, _)| needed as i64);
    let [black, white] = found.map(number);
    let summary = Text::new("laid-hex-joins").with_number("black", black).with_number("white", white);
    OverlayReport::new(badges, summary)
}
