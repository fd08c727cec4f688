//! What people touch, read and see: picks, refusals, effects and signs.

use super::{PUZZLE, START};
use crate::battery::{after, check_catalogue, check_cells_are_orders, check_refusals, position};
use ludoteca_games::rastros::Rastros;
use ludoteca_rules::{Cell, Effect, Game, Kind, Mark, Meaning, Pick, Piece, Seat, Side, Sign, Standing, View};

const STONE: Piece = Piece { side: None, kind: Kind(0) };
const TRAIL: Piece = Piece { side: None, kind: Kind(1) };

fn cell(name: &str) -> Cell {
    Rastros::INFO.geometry.parse(name).unwrap_or_else(|| panic!("{name} is a cell"))
}

#[test]
fn a_move_is_entered_by_its_target() {
    check_cells_are_orders::<Rastros>(&[START, PUZZLE], Mark::Go);
}

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let home = after::<Rastros>(PUZZLE, "b2 a1");
    let touches = [
        (PUZZLE, 0, &[][..], "c2", "refuse-rastros-here"),
        (PUZZLE, 0, &[], "d2", "refuse-rastros-trail"),
        (PUZZLE, 0, &[], "e5", "refuse-rastros-trail"),
        (PUZZLE, 0, &[], "a2", "refuse-rastros-far"),
        (PUZZLE, 0, &[], "a1", "refuse-rastros-far"),
        (PUZZLE, 0, &["b1"], "a1", "refuse-complete"),
        (PUZZLE, 0, &["b1"], "d2", "refuse-complete"),
        (PUZZLE, 0, &[], "#0", "refuse-cells-only"),
        (PUZZLE, 1, &[], "b1", "refuse-not-your-turn"),
        (&home, 0, &[], "b1", "refuse-over"),
    ];
    let texts = [
        (PUZZLE, 0, "c2", "refuse-rastros-here"),
        (PUZZLE, 0, "D1", "refuse-rastros-trail"),
        (PUZZLE, 0, "g7", "refuse-rastros-far"),
        (PUZZLE, 0, "c2-b1", "refuse-unreadable"),
        (PUZZLE, 1, "b1", "refuse-not-your-turn"),
        (&home, 0, "b1", "refuse-over"),
    ];
    check_refusals::<Rastros>(&touches, &texts);
    let trail = Rastros::refuse(&position::<Rastros>(PUZZLE), Seat(0), &[], Pick::Cell(cell("d2")));
    assert_eq!(trail.text.to_string(), "refuse-rastros-trail cell=d2");
}

#[test]
fn pieces_have_no_owner() {
    let text = after::<Rastros>(START, "d4 d5");
    let standing = |name, piece| Standing { cell: cell(name), piece };
    assert_eq!(
        Rastros::standing(&position::<Rastros>(&text)),
        [standing("d4", TRAIL), standing("d5", STONE), standing("e5", TRAIL)]
    );
}

#[test]
fn the_stone_goes_and_its_trail_appears_as_it_leaves() {
    let effects = Rastros::effects(&position::<Rastros>(START), cell("d4"));
    let goes = Effect::Move { from: cell("e5"), path: vec![cell("d4")] };
    let trail = Effect::Place { at: cell("e5"), piece: TRAIL };
    assert_eq!(effects, [[goes, trail]]);
}

#[test]
fn signs_show_both_homes() {
    let home = |name, side, number| Sign {
        cells: vec![cell(name)],
        meaning: Meaning::Home,
        number: Some(number),
        side: Some(Side(side)),
        key: "sign-rastros-home",
    };
    let filled = position::<Rastros>("7/7/7/7/7/1o5/x6 2");
    assert_eq!(Rastros::signs(&filled), [home("g7", 1, 2)], "nobody comes home to a filled cell");
    for text in [START, PUZZLE, &after::<Rastros>(PUZZLE, "b2 a1")] {
        assert_eq!(Rastros::signs(&position::<Rastros>(text)), [home("a1", 0, 1), home("g7", 1, 2)], "{text}");
    }
}

#[test]
fn the_catalogue_lists_it() {
    let (info, tally) = check_catalogue("rastros", START, 20_000);
    assert_eq!((info.name, info.authors), ("Rastros", "Bill Taylor, 1992"));
    // Other programs count 18.0 moves a game.
    let tenths = 10 * tally.plies / tally.playouts;
    assert!((178..=182).contains(&tenths), "{tenths} tenths of a move");
}
