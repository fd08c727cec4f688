//! The reach of the dice, beside trying all moves with the slow rules.

use super::slow::SlowSapiens;
use super::{STARTS, weight};
use crate::battery::Slow;
use crate::overlays::{self, badge};
use ludoteca_games::sapiens::Sapiens;
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

/// Turns until a die stands on a cell while nothing else is moved: all moves of the slow rules, again and again, with
/// the side to move put back each time.
fn slowly(text: &str, start: &str) -> BTreeMap<String, (char, u32)> {
    let mut found = BTreeMap::new();
    let fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let (mut seen, mut now) = (BTreeSet::from([text.to_owned()]), vec![(text.to_owned(), start.to_owned())]);
    for turns in 1.. {
        let mut next = Vec::new();
        for (text, cell) in &now {
            for (order, after) in SlowSapiens::moves(text) {
                let with_side_back = || {
                    let mut after: Vec<String> = after.split(' ').map(str::to_owned).collect();
                    after[1].clone_from(&fields[1]);
                    after.join(" ")
                };
                let to = if order == format!("{cell}~") {
                    cell.clone()
                } else if let Some(to) = order.strip_prefix(&format!("{cell}-")) {
                    to.to_owned()
                } else {
                    if let Some(to) = order.strip_prefix(&format!("{cell}x")) {
                        found.entry(to[..2].to_owned()).or_insert(('+', turns));
                    }
                    continue;
                };
                if to != start {
                    found.entry(to.clone()).or_insert(('-', turns));
                }
                let after = with_side_back();
                if seen.insert(after.clone()) {
                    next.push((after, to));
                }
            }
        }
        if next.is_empty() {
            return found;
        }
        now = next;
    }
    found
}

#[test]
fn a_die_in_the_hand_tells_how_many_turns_it_needs() {
    let entry = ludoteca_games::find("sapiens").expect("the catalogue has it");
    let geometry = entry.info.geometry;
    let mut rng = ludoteca_rules::random::generator(11);
    let (mut with_captures, mut farthest) = (0, 0);
    for round in 0..40 {
        let options = ludoteca_rules::Options::defaults(entry.info.options);
        let mut session = entry.start(options.clone());
        for _ in 0..2 * round {
            let Some(seat) = session.asked().iter().next() else { break };
            let orders = session.orders(seat);
            let order = orders[ludoteca_rules::random::below(&mut rng, orders.len())].clone();
            session.submit(ludoteca_rules::session::Request::Order(seat, order)).expect("a listed order is legal");
        }
        let text = session.position_text();
        for cell in geometry.all() {
            let about = entry.overlay_about(&options, &text, "reach", cell).expect("it is a position");
            let name = geometry.name(cell).to_string();
            let own = SlowSapiens::moves(&text).iter().any(|(order, _)| *order == format!("{name}~"));
            if !own {
                continue;
            }
            let about = about.expect("a die stands there");
            let found: BTreeMap<String, (char, u32)> = about
                .badges
                .iter()
                .map(|badge| {
                    let sign = if badge.role == ludoteca_rules::Role::Good { '+' } else { '-' };
                    (geometry.name(badge.cell).to_string(), (sign, badge.number.expect("a number of turns")))
                })
                .collect();
            assert_eq!(found, slowly(&text, &name), "{name} in {text}");
            with_captures += usize::from(found.values().any(|(sign, _)| *sign == '+'));
            farthest = farthest.max(found.values().map(|(_, turns)| *turns).max().unwrap_or(0));
        }
    }
    assert!(with_captures > 100 && farthest >= 5, "{with_captures} {farthest}");
    let nothing = entry.overlay_about(
        &ludoteca_rules::Options::defaults(entry.info.options),
        "8/8/8/3,w2+,4/8/4,b1+,3/8/8 w 2 alliances",
        "reach",
        geometry.parse("a1").expect("a cell"),
    );
    assert_eq!(nothing.expect("it is a position"), None, "no die stands there");
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
