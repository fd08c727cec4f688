//! What can be laid over the board of Sapiens: the reach of the dice.

use super::generator::Deed;
use super::position::{GEOMETRY, Position};
use super::rules::Sapiens;
use crate::rules::bitboard::Cells;
use crate::rules::{Badge, Overlaid, Overlay, Role, Text, View};

/// The overlays.
pub const OVERLAYS: &[Overlay<Sapiens>] = &[Overlay { id: "reach", compute: reach }];

/// On every cell how many dice of the side to move can go there: to an empty cell, good where they capture, neutral where they
/// would join one of their own.
fn reach(position: &Position) -> Overlaid {
    let mut dice = [0_u32; GEOMETRY.cells()];
    let [mut captures, mut joins] = [0; 2];
    position.each_bundle(|bundle| {
        match bundle.deed {
            Deed::Go => {}
            Deed::Capture | Deed::Martyr => captures |= bundle.targets,
            Deed::Ally => joins |= bundle.targets,
            Deed::Turn => return,
        }
        Cells(bundle.targets).for_each(|cell| dice[cell.index()] += 1);
    });
    let role = |bit: u64| match bit {
        _ if captures & bit != 0 => Role::Good,
        _ if joins & bit != 0 => Role::Neutral,
        _ => Role::Side(position.side()),
    };
    let reached = GEOMETRY.all().zip(dice).filter(|(_, number)| *number > 0);
    let badges: Vec<Badge> = reached
        .map(|(cell, number)| Badge { cell, role: role(cell.bit()), number: Some(number), marked: false })
        .collect();
    let side = Sapiens::sides(position)[usize::from(position.side().0)].key;
    let summary = Text::new("laid-sapiens-reach")
        .with_text("side", Text::new(side))
        .with_number("cells", badges.len())
        .with_number("captures", captures.count_ones());
    Overlaid::new(badges, summary)
}
