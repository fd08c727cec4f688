//! The reach of the dice, beside trying all moves with the slow rules.

use super::slow::SlowSapiens;
use super::{STARTS, weight};
use crate::battery::Slow;
use crate::overlays::{self, badge};
use ludoteca::games::sapiens::Sapiens;
use std::collections::{BTreeMap, BTreeSet};

fn plain(text: &str) -> (BTreeSet<String>, String) {
    let fields: Vec<&str> = text.split(' ').collect();
    // Seats 1 and 3 of teams are one side, and so are 2 and 4.
    let (side, key) = match (fields[2], fields[1]) {
        ("2", "w") => ("w", "side-white"),
        ("2", _) => ("b", "side-black"),
        ("teams", "1" | "3") => ("1+3", "side-team-odd"),
        ("teams", _) => ("2+4", "side-team-even"),
        (_, "1") => ("1", "side-white"),
        (_, "2") => ("2", "side-black"),
        (_, "3") => ("3", "side-red"),
        _ => ("4", "side-green"),
    };
    let mut reached: BTreeMap<(String, char), BTreeSet<String>> = BTreeMap::new();
    for (text, _) in SlowSapiens::moves(text) {
        let text = text.split('!').next().expect("a move");
        for sign in ['-', 'x', '&'] {
            if let Some((from, to)) = text.split_once(sign) {
                reached.entry((to.to_owned(), sign)).or_default().insert(from.to_owned());
            }
        }
    }
    let badges = reached.iter().map(|((cell, sign), dice)| {
        let role = match sign {
            '-' => side,
            'x' => "+",
            _ => "=",
        };
        badge(cell, role, dice.len() as u32, false)
    });
    let captures = reached.keys().filter(|(_, sign)| *sign == 'x').count();
    let said = format!("laid-sapiens-reach side=({key}) cells={} captures={captures}", reached.len());
    (badges.collect(), said)
}

#[test]
fn cells_in_reach_are_those_of_all_moves() {
    overlays::check::<Sapiens>(&STARTS, weight, "reach", plain);
}

/// The martyr's example.
#[test]
fn a_five_reaches_as_far_as_it_can_go() {
    let text = "7,b1+/2,b4x&,5/8/b2+,7/8/8/w5+,7/w1+,7 w 2 alliances";
    let (badges, said) = overlays::told::<Sapiens>(text, "reach");
    let badges: Vec<&str> = badges.iter().map(String::as_str).collect();
    assert_eq!(badges, ["a3 w:1", "a4 w:1", "a5 +:1", "b1 w:1", "b2 w:1", "c2 w:1", "d2 w:1", "e2 w:1", "f2 w:1"]);
    assert_eq!(said, "laid-sapiens-reach side=(side-white) cells=9 captures=1");
}
