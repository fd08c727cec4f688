//! Attacked cells laid over the board, beside the strikes of the slow rules.

use super::slow::{self, House};
use super::{STARTS, weight};
use crate::overlays::{self, badge};
use ludoteca_games::horizons::Horizons;
use std::collections::{BTreeMap, BTreeSet};

fn plain(text: &str) -> (BTreeSet<String>, String) {
    let bracket = text.strip_prefix('[').and_then(|rest| rest.split_once("] "));
    let (options, text) = bracket.unwrap_or(("", text));
    let house = House {
        warrior_always: options.contains("warrior=always"),
        shielder_plain: options.contains("shielder=plain"),
        ox_garden: options.contains("ox=garden"),
    };
    let mut badges = BTreeSet::new();
    let mut counts = Vec::new();
    for (white, side) in [(true, "w"), (false, "b")] {
        let mut attacked: BTreeMap<String, (u32, bool)> = BTreeMap::new();
        slow::strikes_of(text, house, white, |cell, enemy| {
            let (number, there) = attacked.entry(cell).or_default();
            *number += 1;
            *there = enemy;
        });
        badges.extend(attacked.iter().map(|(cell, (number, enemy))| badge(cell, side, *number, *enemy)));
        counts.push((attacked.len(), attacked.values().filter(|(_, enemy)| *enemy).count()));
    }
    let [(white, white_enemies), (black, black_enemies)] = counts[..] else { panic!("two sides") };
    let said =
        format!("laid-attacks white={white} black={black} white-enemies={white_enemies} black-enemies={black_enemies}");
    (badges, said)
}

#[test]
fn attacks_are_those_of_the_slow_rules() {
    let starts: Vec<String> = STARTS
        .iter()
        .map(|text| (*text).to_owned())
        .chain(STARTS.iter().map(|text| format!("[warrior=always,shielder=plain,ox=garden] {text}")))
        .collect();
    let starts: Vec<&str> = starts.iter().map(String::as_str).collect();
    overlays::check::<Horizons>(&starts, weight, "attacks", plain);
}

#[test]
fn a_zip_attacks_36_cells_and_an_ox_16() {
    let count = |text: &str| {
        let badges = overlays::told::<Horizons>(text, "attacks").0;
        // The king on a1 attacks three cells more, alone or together with another piece.
        let number = |badge: &String| badge.rsplit(':').next().and_then(|number| number.parse::<u32>().ok());
        badges.iter().filter(|badge| badge.contains(" w:")).filter_map(number).sum::<u32>() - 3
    };
    assert_eq!(count("11k/12/12/12/12/12/5Z6/12/12/12/12/K11 w - - - 0 1"), 36);
    assert_eq!(count("11k/12/12/12/12/12/5O6/12/12/12/12/K11 w - - - 0 1"), 16);
}

/// The magician's example: f5 may be captured and blocks nothing, f8 blocks the line.
#[test]
fn the_magician_attacks_what_it_can_capture() {
    let text = "11k/12/12/12/5p6/12/12/5p6/1M10/12/12/11K w - - - 0 1";
    let badges = overlays::told::<Horizons>(text, "attacks").0;
    for cell in ["e8", "f7"] {
        assert!(badges.contains(&format!("{cell} w:1")), "{cell}: {badges:?}");
    }
    for cell in ["f9", "g8", "h9"] {
        assert!(!badges.iter().any(|badge| badge.starts_with(&format!("{cell} w"))), "{cell}");
    }
    assert!(badges.contains("f5 w:1*"), "{badges:?}");
}

/// Nobody attacks a shielder from in front of it.
#[test]
fn an_immune_shielder_is_not_attacked() {
    let attacked =
        |text: &str| overlays::told::<Horizons>(text, "attacks").0.iter().any(|badge| badge.starts_with("f8 w"));
    assert!(!attacked("11k/12/12/12/5s6/12/12/5R6/12/12/12/K11 w - - - 0 1"));
    assert!(attacked("[shielder=plain] 11k/12/12/12/5s6/12/12/5R6/12/12/12/K11 w - - - 0 1"));
    assert!(attacked("5R6/12/12/12/5s6/12/12/12/12/12/11k/K11 w - - - 0 1"), "from behind");
}
