//! What can be laid over the board of Produto: its groups.

use super::rules::{Colour, Position, Produto};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::{Badge, Overlay, OverlayReport, Role, Text};

/// The overlays.
pub const OVERLAYS: &[Overlay<Produto>] = &[Overlay { id: "groups", compute: groups, about: None }];

/// On every stone the size of its group; those of the two groups that count are marked.
fn groups(position: &Position) -> OverlayReport {
    let mut badges = Vec::new();
    for colour in Colour::ALL {
        let largest = position.largest_groups(colour);
        for group in position.groups(colour) {
            let (role, number) = (Role::Side(colour.side()), Some(group.count_ones()));
            let marked = largest.contains(&group);
            badges.extend(Cells(group).map(|cell| Badge { cell, role, number, marked }));
        }
    }
    let [black, white] = Colour::ALL.map(|colour| position.largest_groups(colour).map(u64::count_ones));
    let summary = Text::new("laid-produto-groups")
        .with_number("black-first", black[0])
        .with_number("black-second", black[1])
        .with_number("black", position.score(Colour::Black))
        .with_number("white-first", white[0])
        .with_number("white-second", white[1])
        .with_number("white", position.score(Colour::White));
    OverlayReport::new(badges, summary)
}
