//! Gatos & Cães: its checks and what the shared ones need to know.

mod examples;
mod overlay;
mod sentences;
mod slow;
mod view;

use crate::every_game::shared_tests;
use ludoteca_games::gatos_caes::GatosCaes;
use ludoteca_games::gatos_caes::rules::{Animal, Position};
use ludoteca_rules::{Cell, Game, Rules};

pub const START: &str = "8/8/8/8/8/8/8/8 c";

/// The rule sheet's diagram of an end: three cells for each side alone, and h6 for whoever comes first.
pub const ENDING: &str = "dddd1c1c/1dd1c1d1/1dd2d2/d2cc1c1/1c3d1d/d2d2c1/1cc1d1cc/cccc1c2 d";

/// One cat is left, and five cells for it.
pub const CATS_SHORT: &str = "dddddddd/dddddddd/dddddddd/8/ccc5/cccccccc/cccccccc/cccccccc c";

/// One dog is left, and five cells for it.
pub const DOGS_SHORT: &str = "cccccccc/cccccccc/cccccccc/8/ddd5/dddddddd/dddddddd/dddddddd d";

/// There are dogs, and no cat yet: of the zone only d4 is open.
pub const DOGS_ONLY: &str = "8/8/8/4d3/8/8/3d4/8 c";

/// The first dog could stand on d4 or e5 alone, were they not in the zone.
pub const NO_FIRST_DOG: &str = "1c3c2/3c3c/c4c2/2c5/6cc/cc2c3/3c3c/1c3c2 d";

const STARTS: [&str; 6] = [START, ENDING, CATS_SHORT, DOGS_SHORT, DOGS_ONLY, NO_FIRST_DOG];

fn even(_: &Position, _: Cell) -> u32 {
    1
}

/// The names of cells, separated by spaces.
pub fn names(cells: &[Cell]) -> String {
    let names: Vec<String> = cells.iter().map(|cell| GatosCaes::INFO.geometry.name(*cell).to_string()).collect();
    names.join(" ")
}

const SPECIAL: [&str; 8] = [
    "the first cat",
    "the first dog",
    "the last cat",
    "the last dog",
    "cats win, dogs have no cell",
    "dogs win, cats have no cell",
    "cats win, dogs have no animal",
    "dogs win, cats have no animal",
];

fn classify(position: &Position, cell: Cell) -> Vec<&'static str> {
    let mut names = Vec::new();
    match (position.mover(), position.left(position.mover())) {
        (Animal::Cat, 28) => names.push("the first cat"),
        (Animal::Dog, 28) => names.push("the first dog"),
        (Animal::Cat, 1) => names.push("the last cat"),
        (Animal::Dog, 1) => names.push("the last dog"),
        _ => {}
    }
    let mut after = *position;
    GatosCaes::play(&mut after, cell);
    if GatosCaes::is_over(&after) {
        names.push(match (after.mover(), after.left(after.mover())) {
            (Animal::Cat, 0) => "dogs win, cats have no animal",
            (Animal::Dog, 0) => "cats win, dogs have no animal",
            (Animal::Cat, _) => "dogs win, cats have no cell",
            (Animal::Dog, _) => "cats win, dogs have no cell",
        });
    }
    names
}

shared_tests! {
    GatosCaes, slow::SlowGatosCaes, STARTS, even, SPECIAL, classify;
    laws: 56 plies; golden: seed 5, even; slow perft: most 20_000, figures 10
}

#[test]
fn the_slow_rules_print_what_they_read() {
    for text in STARTS {
        let (animals, side) = slow::read(text);
        assert_eq!(slow::print(&animals, side), text);
    }
}
