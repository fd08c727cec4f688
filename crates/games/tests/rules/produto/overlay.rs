//! The groups laid over the board, beside a flood by hand.

use super::{HALF, STARTS, even};
use crate::board_text::spread;
use crate::overlays::{self, badge};
use ludoteca_games::produto::Produto;
use std::collections::{BTreeMap, BTreeSet};

type At = (i32, i32);

/// Whether two cells, each by row from the bottom and place in it, touch: as the rules say it.
fn touch((row, place): At, (other_row, other): At) -> bool {
    match other_row - row {
        0 => (place - other).abs() == 1,
        1 if row < 4 => other == place || other == place + 1,
        1 => other == place - 1 || other == place,
        -1 => touch((other_row, other), (row, place)),
        _ => false,
    }
}

fn flood(stones: &BTreeMap<At, char>, from: At, group: &mut BTreeSet<At>) {
    if group.insert(from) {
        for (next, colour) in stones {
            if *colour == stones[&from] && touch(from, *next) {
                flood(stones, *next, group);
            }
        }
    }
}

fn plain(text: &str) -> (BTreeSet<String>, String) {
    let mut stones = BTreeMap::new();
    for (row, cells) in (0..9).rev().zip(spread(text.split(' ').next().expect("a board"))) {
        for (place, sign) in (1..).zip(cells) {
            if sign != '.' {
                stones.insert((row, place), sign);
            }
        }
    }
    let mut badges = BTreeSet::new();
    let mut said = "laid-produto-groups".to_owned();
    for (colour, name) in [('b', "black"), ('w', "white")] {
        let mut groups: BTreeSet<BTreeSet<At>> = BTreeSet::new();
        for (at, _) in stones.iter().filter(|(_, sign)| **sign == colour) {
            let mut group = BTreeSet::new();
            flood(&stones, *at, &mut group);
            groups.insert(group);
        }
        let mut ranked: Vec<_> = groups.iter().collect();
        ranked.sort_by_key(|group| (std::cmp::Reverse(group.len()), *group.first().expect("a stone")));
        let size = |rank: usize| ranked.get(rank).map_or(0, |group| group.len());
        said += &format!(" {name}-first={} {name}-second={} {name}={}", size(0), size(1), size(0) * size(1));
        for (rank, group) in ranked.iter().enumerate() {
            badges.extend(group.iter().map(|(row, place)| {
                let cell = format!("{}{place}", char::from(b'a' + *row as u8));
                badge(&cell, &colour.to_string(), group.len() as u32, rank < 2)
            }));
        }
    }
    (badges, said)
}

#[test]
fn groups_are_those_of_a_flood_by_hand() {
    overlays::check::<Produto>(&STARTS, even, "groups", plain);
}

/// The sheet's diagram.
#[test]
fn the_diagram_has_seven_times_three_and_six_times_three() {
    let (badges, said) = overlays::told::<Produto>(HALF, "groups");
    assert_eq!(said, "laid-produto-groups black-first=7 black-second=3 black=21 white-first=6 white-second=3 white=18");
    let with = |end: &str| badges.iter().filter(|badge| badge.ends_with(end)).count();
    assert_eq!([with(" b:7*"), with(" b:3*"), with(" w:6*"), with(" w:3*")], [7, 3, 6, 3]);
    assert!(badges.contains("c6 b:1") && badges.contains("c2 w:1"), "{badges:?}");
}
