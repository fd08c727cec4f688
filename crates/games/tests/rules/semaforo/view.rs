//! What people touch, read and see: picks, refusals, effects and signs.

use super::{DIAGRAM, START};
use crate::battery::{after, check_catalogue, check_cells_are_orders, check_refusals, position};
use ludoteca_games::semaforo::Semaforo;
use ludoteca_rules::{Cell, Effect, Game, Kind, Mark, Piece, Standing, View};

fn cell(name: &str) -> Cell {
    Semaforo::INFO.geometry.parse(name).unwrap_or_else(|| panic!("{name} is a cell"))
}

const fn piece(kind: u8) -> Piece {
    Piece { side: None, kind: Kind(kind) }
}

#[test]
fn a_turn_is_entered_by_its_cell() {
    check_cells_are_orders::<Semaforo>(&[START, DIAGRAM], Mark::Place);
}

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let won = after::<Semaforo>(DIAGRAM, "a3");
    let touches = [
        (DIAGRAM, 0, &[][..], "b3", "refuse-semaforo-red"),
        (DIAGRAM, 0, &["b3"], "c1", "refuse-complete"),
        (DIAGRAM, 0, &["c1"], "d1", "refuse-complete"),
        (DIAGRAM, 0, &[], "#0", "refuse-cells-only"),
        (DIAGRAM, 1, &[], "c1", "refuse-not-your-turn"),
        (&won, 1, &[], "c1", "refuse-over"),
    ];
    let texts = [
        (DIAGRAM, 0, "c2", "refuse-semaforo-red"),
        (DIAGRAM, 0, "C2", "refuse-semaforo-red"),
        (DIAGRAM, 0, "e1", "refuse-unreadable"),
        (DIAGRAM, 1, "c1", "refuse-not-your-turn"),
        (&won, 1, "c1", "refuse-over"),
    ];
    check_refusals::<Semaforo>(&touches, &texts);
}

#[test]
fn pieces_have_a_colour_and_no_owner() {
    let standing = |name, kind| Standing { cell: cell(name), piece: piece(kind) };
    assert_eq!(
        Semaforo::standing(&position::<Semaforo>("gr2/4/y3 1")),
        [standing("a1", 1), standing("a3", 0), standing("b3", 2)]
    );
}

#[test]
fn green_is_placed_and_the_others_change_their_colour() {
    let position = position::<Semaforo>(DIAGRAM);
    let effects = |name| Semaforo::effects(&position, cell(name));
    assert_eq!(effects("c1"), [[Effect::Place { at: cell("c1"), piece: piece(0) }]]);
    assert_eq!(effects("a3"), [[Effect::Become { at: cell("a3"), kind: Kind(1) }]]);
    assert_eq!(effects("d1"), [[Effect::Become { at: cell("d1"), kind: Kind(2) }]]);
}

#[test]
fn the_board_says_everything() {
    for text in [START, DIAGRAM, &after::<Semaforo>(DIAGRAM, "a3")] {
        assert_eq!(Semaforo::signs(&position::<Semaforo>(text)), []);
    }
}

#[test]
fn the_catalogue_lists_it() {
    let (info, tally) = check_catalogue("semaforo", START, 20_000);
    assert_eq!((info.name, info.authors), ("Semáforo", "Alan Parr"));
    // Other programs count 8.9 turns a game.
    let tenths = 10 * tally.plies / tally.playouts;
    assert!((88..=90).contains(&tenths), "{tenths} tenths of a turn");
}
