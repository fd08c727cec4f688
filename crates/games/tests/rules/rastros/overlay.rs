//! What the stone can reach, beside going everywhere with the rules.

use super::{STARTS, homeless};
use crate::battery::Slow;
use crate::board_text::{gather, spread};
use crate::overlays::{self, badge};
use ludoteca_games::rastros::Rastros;
use std::collections::{BTreeMap, BTreeSet};

type Cells = BTreeSet<String>;

/// The cells to which the stone could go from a cell, if it stood there and its own cell had the trail.
fn from(board: &[Vec<char>], cell: &str) -> Vec<String> {
    let mut board: Vec<Vec<char>> =
        board.iter().map(|rank| rank.iter().map(|sign| if *sign == 'o' { 'x' } else { *sign }).collect()).collect();
    let (file, rank) = cell.split_at(1);
    board[7 - rank.parse::<usize>().expect("a rank")][usize::from(file.as_bytes()[0] - b'a')] = 'o';
    let text = format!("{} 1", gather(board.iter().map(Vec::as_slice)));
    super::slow::SlowRastros::moves(&text).into_iter().map(|(cell, _)| cell).collect()
}

fn touch(one: &str, other: &str) -> bool {
    let at = |cell: &str| (i32::from(cell.as_bytes()[0]), i32::from(cell.as_bytes()[1]));
    let ((file, rank), (other_file, other_rank)) = (at(one), at(other));
    (file - other_file).abs().max((rank - other_rank).abs()) == 1
}

fn parts(cells: &Cells) -> Vec<Cells> {
    let mut parts: Vec<Cells> = cells.iter().map(|cell| Cells::from([cell.clone()])).collect();
    // Whatever touches is put together until nothing does.
    'again: loop {
        for one in 0..parts.len() {
            for other in one + 1..parts.len() {
                if parts[one].iter().any(|cell| parts[other].iter().any(|next| touch(cell, next))) {
                    let more = parts.remove(other);
                    parts[one].extend(more);
                    continue 'again;
                }
            }
        }
        return parts;
    }
}

fn plain(text: &str) -> (BTreeSet<String>, String) {
    let board = spread(text.split(' ').next().expect("a board"));
    let mut distance: BTreeMap<String, u32> = BTreeMap::new();
    let mut front: Vec<String> = super::slow::SlowRastros::moves(text).into_iter().map(|(cell, _)| cell).collect();
    let mut moves = 1;
    while !front.is_empty() {
        let fresh: Vec<String> = front.into_iter().filter(|cell| !distance.contains_key(cell)).collect();
        distance.extend(fresh.iter().map(|cell| (cell.clone(), moves)));
        front = fresh.iter().flat_map(|cell| from(&board, cell)).collect();
        moves += 1;
    }
    let cells: Cells = distance.keys().cloned().collect();
    let parts_of_all = parts(&cells);
    let mut badges = BTreeSet::new();
    for (cell, moves) in &distance {
        let role = match cell.as_str() {
            "a1" => "1",
            "g7" => "2",
            _ => "=",
        };
        let mut without = parts_of_all.iter().find(|part| part.contains(cell)).expect("a part").clone();
        without.remove(cell);
        badges.insert(badge(cell, role, *moves, parts(&without).len() > 1));
    }
    let sizes = |odd: usize| {
        let mut sizes: Vec<usize> = parts_of_all.iter().map(BTreeSet::len).filter(|size| size % 2 == odd).collect();
        sizes.sort_unstable();
        let texts: Vec<String> = sizes.iter().rev().map(usize::to_string).collect();
        if texts.is_empty() { "–".to_owned() } else { texts.join(", ") }
    };
    (badges, format!("laid-rastros-reach cells={} odd={} even={}", cells.len(), sizes(1), sizes(0)))
}

#[test]
fn cells_in_reach_are_where_the_rules_lead() {
    overlays::check::<Rastros>(&STARTS, homeless, "reach", plain);
}

/// The sheet's puzzle after its first move: d1 is taken, so only b1 and b2 are a move away.
#[test]
fn the_puzzle_leads_on_by_two_cells() {
    let (badges, said) = overlays::told::<Rastros>("7/7/4x2/4x2/4x2/2xxx2/2ox3 2", "reach");
    for expected in ["b1 =:1", "b2 =:1", "a1 1:2", "a2 =:2", "c3 =:2", "g7 2:7"] {
        assert!(badges.contains(expected), "{expected}: {badges:?}");
    }
    assert_eq!(badges.iter().filter(|badge| badge.ends_with(":1")).count(), 2);
    assert_eq!(said, "laid-rastros-reach cells=41 odd=41 even=–");
}

/// A part of one cell on one side of the stone, and on the other a part that f1 holds together.
#[test]
fn parts_are_told_apart_and_bridges_marked() {
    let text = "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/1x1o3 1";
    assert_eq!(overlays::badges::<Rastros>(text, "reach"), "c1 =:1, e1 =:1, f1 =:2*, g1 =:3");
    assert_eq!(overlays::told::<Rastros>(text, "reach").1, "laid-rastros-reach cells=4 odd=3, 1 even=–");
}
