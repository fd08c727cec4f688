//! What the orders could meet, beside carrying out every pair of them with the slow rules.

use super::{START, STARTS, slow, weight};
use crate::battery::Slow;
use crate::board_text::spread;
use crate::overlays::{self, badge};
use ludoteca_games::apocalypse::Apocalypse;
use std::collections::{BTreeMap, BTreeSet};

/// From where to where an order leads; a relocation begins at the pawn that waits.
fn travel(order: &str, waiting: Option<&str>) -> Option<(String, String)> {
    if let Some(to) = order.strip_prefix('>') {
        return Some((waiting?.to_owned(), to.to_owned()));
    }
    let (from, to) = order.split_once(['-', 'x']).filter(|(from, _)| !from.is_empty())?;
    Some((from.to_owned(), to.to_owned()))
}

fn on(text: &str, cell: &str) -> char {
    let (file, rank) = cell.split_at(1);
    let row = 5 - rank.parse::<usize>().expect("a rank");
    spread(text.split(' ').next().expect("a board"))[row][usize::from(file.as_bytes()[0] - b'a')]
}

/// Every joint move with the position after it, and those in which a side that has no point yet orders something
/// illegal.
fn moves_and_illegal_orders(text: &str) -> Vec<(String, String)> {
    let mut moves = slow::Rules::moves(text);
    let points: Vec<&str> = text.split(' ').nth(2).expect("points").split(':').collect();
    let legal: Vec<(String, String)> = moves
        .iter()
        .map(|(played, _)| played.split_once('|').expect("two orders"))
        .map(|(white, black)| (white.to_owned(), black.to_owned()))
        .collect();
    let may = |side: usize, order: &str| order != "-" && points[side] == "0";
    let mut joint = BTreeSet::new();
    for (white, black) in &legal {
        let whites = [white.as_str(), "?"].into_iter().take(1 + usize::from(may(0, white)));
        for white in whites {
            let blacks = [black.as_str(), "?"].into_iter().take(1 + usize::from(may(1, black)));
            joint.extend(
                blacks
                    .filter(|black| white == "?" || *black == "?")
                    .map(|black| [white.to_owned(), (*black).to_owned()]),
            );
        }
    }
    moves.extend(
        joint.into_iter().map(|[white, black]| (format!("{white}|{black}"), slow::after(text, [&white, &black]))),
    );
    moves
}

fn plain(text: &str) -> (BTreeSet<String>, String) {
    let moves = moves_and_illegal_orders(text);
    // White's waiting pawn is on rank 5, Black's on rank 1.
    let waiting = |rank: char| text.split(' ').nth(3).expect("a field").split(',').find(|cell| cell.ends_with(rank));
    let is_own = |piece: char, side: usize| piece.is_ascii_alphabetic() && piece.is_ascii_uppercase() == (side == 0);
    let mut meets: [BTreeMap<String, BTreeSet<String>>; 2] = Default::default();
    let mut lost: [BTreeSet<String>; 2] = Default::default();
    let [mut collide, mut change, mut gone, mut captures] = [0; 4];
    for (played, after) in &moves {
        let (white, black) = played.split_once('|').expect("two orders");
        let travels = [travel(white, waiting('5')), travel(black, waiting('1'))];
        for side in [0, 1] {
            let Some((_, to)) = &travels[side] else { continue };
            let met = meets[side].entry(to.clone()).or_default();
            if let Some((other_from, other_to)) = &travels[1 - side]
                && (other_from == to || other_to == to)
            {
                met.insert([white, black][1 - side].to_owned());
            }
            if !is_own(on(after, to), side) {
                lost[side].insert(to.clone());
            }
        }
        let targets: Vec<&String> = travels.iter().flatten().map(|(_, to)| to).collect();
        let origins: Vec<&String> = travels.iter().flatten().map(|(from, _)| from).collect();
        if let [one, other] = targets[..] {
            let follows = [one == origins[1], other == origins[0]];
            collide += usize::from(one == other);
            change += usize::from(follows == [true, true]);
            gone += usize::from(follows[0] != follows[1]);
        }
        // Somebody stood on a target and did not leave it, so it was captured.
        captures += usize::from(targets.iter().any(|to| on(text, to) != '.' && !origins.contains(to)));
    }
    let mut badges = BTreeSet::new();
    for (side, name) in [(0, "w"), (1, "b")] {
        badges.extend(
            meets[side].iter().map(|(cell, orders)| badge(cell, name, orders.len() as u32, lost[side].contains(cell))),
        );
    }
    let said = format!(
        "laid-apocalypse-meetings pairs={} collide={collide} change={change} gone={gone} captures={captures}",
        moves.len()
    );
    (badges, said)
}

#[test]
fn meetings_are_those_of_carrying_out_every_pair() {
    overlays::check::<Apocalypse>(&STARTS, weight, "meetings", plain);
}

/// From the start two knights can collide on b3 and d3, and two pawns on a3 and e3.
#[test]
fn at_the_start_four_pairs_collide() {
    let (badges, said) = overlays::told::<Apocalypse>(START, "meetings");
    let collisions = ["a3", "b3", "d3", "e3"].map(|cell| [format!("{cell} b:1*"), format!("{cell} w:1*")]);
    let quiet = ["b2 w:0", "c2 w:0", "d2 w:0", "b4 b:0", "c4 b:0", "d4 b:0"].map(str::to_owned);
    assert_eq!(badges, collisions.into_iter().flatten().chain(quiet).collect());
    assert_eq!(said, "laid-apocalypse-meetings pairs=100 collide=4 change=0 gone=0 captures=0");
}

/// Knight takes knight while knight takes knight: they change places, and nobody is lost.
#[test]
fn pieces_that_take_each_other_change_places() {
    let text = "5/p1n1p/4N/P3P/5 s 0:0 -";
    let (badges, said) = overlays::told::<Apocalypse>(text, "meetings");
    assert!(said.contains(" change=1 "), "{said}");
    // The black knight takes whoever comes to a cell that it can reach only if it goes there too.
    assert!(badges.contains("c4 w:6") || badges.iter().any(|badge| badge.starts_with("c4 w:")), "{badges:?}");
}
