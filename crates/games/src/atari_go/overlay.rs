//! What can be laid over the board of Atari Go: the liberties of its groups.

use super::groups::{groups, touching};
use super::rules::{AtariGo, Colour, Position};
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::{Badge, Overlay, OverlayReport, Role, Text};

/// The overlays.
pub const OVERLAYS: &[Overlay<AtariGo>] = &[Overlay { id: "liberties", compute: liberties, about: None }];

/// On every stone how many liberties its group has, which is bad where it has one or none. The liberties themselves are
/// neutral; the last one of a group is marked.
fn liberties(position: &Position) -> OverlayReport {
    let mut badges = Vec::new();
    let mut last = 0;
    let [mut counts, mut in_atari] = [[0_u32; 2]; 2];
    for colour in Colour::ALL {
        for group in groups(position.stones(colour), position.empty()) {
            let number = group.liberties.count_ones();
            let role = if number > 1 { Role::Side(colour.side()) } else { Role::Bad };
            badges.extend(WideCells(group.stones).map(|cell| Badge {
                cell,
                role,
                number: Some(number),
                marked: false,
            }));
            counts[colour.index()] += 1;
            if number == 1 {
                in_atari[colour.index()] += 1;
                last |= group.liberties;
            }
        }
    }
    let stones = position.stones(Colour::Black) | position.stones(Colour::White);
    badges.extend(WideCells(touching(stones) & position.empty()).map(|cell| Badge {
        cell,
        role: Role::Neutral,
        number: None,
        marked: last >> cell.0 & 1 == 1,
    }));
    let summary = Text::new("laid-atari-go-liberties")
        .with_number("black", counts[0])
        .with_number("white", counts[1])
        .with_number("black-atari", in_atari[0])
        .with_number("white-atari", in_atari[1]);
    OverlayReport::new(badges, summary)
}
