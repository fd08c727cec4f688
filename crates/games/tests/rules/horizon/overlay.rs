//! Line captures laid over the board, beside trying all moves with the slow rules.

use super::slow::SlowHorizon;
use super::{STARTS, weight};
use crate::battery::Slow;
use crate::overlays::{self, badge};
use ludoteca_games::horizon::Horizon;
use std::collections::{BTreeMap, BTreeSet};

fn at(cell: &str) -> (i32, i32) {
    (i32::from(cell.as_bytes()[0]), cell[1..].parse().expect("a rank"))
}

fn plain(text: &str) -> (BTreeSet<String>, String) {
    let fields: Vec<&str> = text.split(' ').collect();
    let mut badges = BTreeSet::new();
    let mut counts = Vec::new();
    for (side, king) in [("1", 'k'), ("2", 'K')] {
        let turned = format!("{} {side} {}", fields[0], fields[2..].join(" "));
        let mut captured: BTreeMap<String, u32> = BTreeMap::new();
        for (text, _) in SlowHorizon::moves(&turned) {
            if let Some((from, to)) = text.split_once('x') {
                let ((file, rank), (to_file, to_rank)) = (at(from), at(to));
                if (file - to_file).abs().max((rank - to_rank).abs()) > 1 {
                    *captured.entry(to.to_owned()).or_default() += 1;
                }
            }
        }
        for (cell, number) in &captured {
            let (file, rank) = at(cell);
            let on = &crate::board_text::spread(fields[0])[(10 - rank) as usize][(file - i32::from(b'a')) as usize];
            badges.insert(badge(cell, side, *number, *on == king));
        }
        counts.push(captured.len());
    }
    (badges, format!("laid-horizon-lines first={} second={}", counts[0], counts[1]))
}

#[test]
fn line_captures_are_those_of_all_moves() {
    overlays::check::<Horizon>(&STARTS, weight, "lines", plain);
}

#[test]
fn the_examples_have_their_line_captures() {
    for (text, expected) in [
        ("4k4/9/9/9/9/7w1/3W5/9/2K6/9 1 - 0:0 -", "h5 1:1"),
        ("4k4/9/9/9/9/9/3W5/1w3w3/9/K8 1 - 0:0 -", "b3 1:1, f3 1:1"),
        // Both kings are in B: only the invader captures in line, whoever is to move.
        ("7k1/9/2W2w3/2K3w2/9/9/9/9/9/9 2 - 0:0 -", "f8 1:1, g7 1:1"),
        ("7k1/9/9/2K6/9/9/6w2/3Ww4/9/9 1 - 0:0 -", ""),
    ] {
        assert_eq!(overlays::badges::<Horizon>(text, "lines"), expected, "{text}");
    }
}
