//! What people touch, read and see: picks, refusals, effects, signs and the words for them.

use super::{CATS_SHORT, DOGS_ONLY, DOGS_SHORT, NO_FIRST_DOG, START, names};
use crate::battery::{after, check_catalogue, check_refusals, position};
use ludoteca_games::gatos_caes::GatosCaes;
use ludoteca_rules::paths::{next_steps, paths};
use ludoteca_rules::{Cell, Effect, Game, Kind, Mark, Meaning, Pick, Piece, Seat, Side, Standing, Step, View};

const CAT: Piece = Piece { side: Some(Side(0)), kind: Kind(0) };
const DOG: Piece = Piece { side: Some(Side(1)), kind: Kind(1) };

fn cell(name: &str) -> Cell {
    GatosCaes::INFO.geometry.parse(name).unwrap_or_else(|| panic!("{name} is a cell"))
}

#[test]
fn an_animal_is_entered_by_its_cell() {
    let start = position::<GatosCaes>(START);
    let paths = paths::<GatosCaes>(&start, Seat(0));
    let steps = next_steps(paths.iter().map(|(_, path)| path), &[]);
    assert_eq!(steps, ["d4", "e4", "d5", "e5"].map(|name| Step::cell(cell(name), Mark::Place)));
    assert!(paths.iter().all(|(order, path)| path.as_slice() == [Step::cell(*order, Mark::Place)]));
}

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let first_dog = after::<GatosCaes>(START, "d5");
    let second_cat = after::<GatosCaes>(&first_dog, "g5");
    let second_dog = after::<GatosCaes>(&second_cat, "a1");
    let over = after::<GatosCaes>(CATS_SHORT, "d4 h5");
    let touches = [
        (over.as_str(), 0, &[][..], "f4", "refuse-over"),
        (&second_cat, 1, &[], "h8", "refuse-not-your-turn"),
        (START, 0, &[], "a1", "refuse-gatos-caes-first-cat"),
        (START, 0, &[], "#0", "refuse-cells-only"),
        (DOGS_ONLY, 0, &[], "d2", "refuse-gatos-caes-dog-there"),
        (DOGS_ONLY, 0, &[], "d3", "refuse-gatos-caes-first-cat"),
        (DOGS_ONLY, 0, &[], "d5", "refuse-gatos-caes-beside-dog"),
        (&first_dog, 1, &[], "d5", "refuse-gatos-caes-cat-there"),
        (&first_dog, 1, &[], "e4", "refuse-gatos-caes-first-dog"),
        (&first_dog, 1, &[], "d4", "refuse-gatos-caes-first-dog"),
        (&first_dog, 1, &[], "c5", "refuse-gatos-caes-beside-cat"),
        (&second_cat, 0, &[], "d5", "refuse-gatos-caes-cat-there"),
        (&second_cat, 0, &[], "g5", "refuse-gatos-caes-dog-there"),
        (&second_cat, 0, &[], "f5", "refuse-gatos-caes-beside-dog"),
        (&second_dog, 1, &[], "d4", "refuse-gatos-caes-beside-cat"),
        (&second_cat, 0, &["h8"], "h7", "refuse-complete"),
        (&second_cat, 0, &["g5"], "h7", "refuse-gatos-caes-dog-there"),
    ];
    let texts = [
        (START, 0, "a1", "refuse-gatos-caes-first-cat"),
        (&first_dog, 1, "C5", "refuse-gatos-caes-beside-cat"),
        (&first_dog, 1, "d5-d6", "refuse-unreadable"),
        (&over, 1, "e5", "refuse-over"),
    ];
    check_refusals::<GatosCaes>(&touches, &texts);
}

#[test]
fn a_refusal_names_the_cell_it_is_about() {
    let text = after::<GatosCaes>(START, "d5 g5");
    let said = |name: &str| {
        let refusal = GatosCaes::refuse(&position::<GatosCaes>(&text), Seat(0), &[], Pick::Cell(cell(name)));
        refusal.text.to_string()
    };
    assert_eq!(said("g4"), "refuse-gatos-caes-beside-dog cell=g5");
    assert_eq!(said("g5"), "refuse-gatos-caes-dog-there cell=g5");
    assert_eq!(said("d5"), "refuse-gatos-caes-cat-there cell=d5");
}

#[test]
fn animals_belong_to_their_side() {
    let text = after::<GatosCaes>(START, "d5 a1");
    let standing = GatosCaes::standing(&position::<GatosCaes>(&text));
    assert_eq!(standing, [Standing { cell: cell("a1"), piece: DOG }, Standing { cell: cell("d5"), piece: CAT }]);
    let at = cell("h8");
    assert_eq!(GatosCaes::effects(&position::<GatosCaes>(&text), at), [[Effect::Place { at, piece: CAT }]]);
    let text = after::<GatosCaes>(&text, "g1");
    assert_eq!(GatosCaes::effects(&position::<GatosCaes>(&text), at), [[Effect::Place { at, piece: DOG }]]);
}

/// Signs as lines: meaning, side, number, cells.
fn signs(text: &str) -> Vec<String> {
    let position = position::<GatosCaes>(text);
    GatosCaes::signs(&position)
        .into_iter()
        .map(|sign| {
            let key = match (sign.meaning, sign.side) {
                (Meaning::Dead, None) => "sign-gatos-caes-dead",
                (_, None) => panic!("the other signs are about a side"),
                (Meaning::Zone, Some(Side(0))) => "sign-gatos-caes-first-cat",
                (Meaning::Zone, _) => "sign-gatos-caes-first-dog",
                (Meaning::OnlyFor, _) => "sign-gatos-caes-only",
                (Meaning::Left, _) => "sign-gatos-caes-left",
                (other, _) => panic!("{other:?}"),
            };
            assert_eq!(sign.key, key);
            let side = sign.side.map_or("-", |side| GatosCaes::sides(&position)[usize::from(side.0)].text);
            let number = sign.number.map_or_else(String::new, |number| format!(" {number}"));
            format!("{:?} {side}{number} {}", sign.meaning, names(&sign.cells)).trim_end().to_owned()
        })
        .collect()
}

#[test]
fn the_zone_is_shown_until_the_first_animal_has_come() {
    assert_eq!(signs(START), ["Zone c d4 e4 d5 e5", "Zone d d4 e4 d5 e5"]);
    let first_cat = after::<GatosCaes>(START, "d4");
    assert_eq!(signs(&first_cat), ["Zone d d4 e4 d5 e5", "OnlyFor c 4 d3 c4 e4 d5"]);
    let first_dog = after::<GatosCaes>(&first_cat, "a1");
    assert_eq!(signs(&first_dog), ["OnlyFor c 4 d3 c4 e4 d5", "OnlyFor d 2 b1 a2"]);
}

#[test]
fn cells_for_one_side_alone_are_those_beside_its_animals() {
    // c4 and d3 lie beside both, so they are nobody's.
    let both = signs(&after::<GatosCaes>(START, "d4 c3"));
    assert_eq!(both, ["OnlyFor c 2 e4 d5", "OnlyFor d 2 c2 b3", "Dead - 2 d3 c4"]);
}

#[test]
fn a_side_that_can_never_place_again_can_use_nothing() {
    let no_animal = after::<GatosCaes>(CATS_SHORT, "d4 h5");
    assert_eq!(signs(&no_animal), ["OnlyFor d 3 e5 f5 g5", "Dead - 8 e4 f4 g4 h4 a5 b5 c5 d5", "Left c 0", "Left d 3"]);
    let no_first_cat = signs("8/8/8/3d4/4d3/8/8/8 d");
    assert_eq!(no_first_cat[0], "Zone c d4 e4 d5 e5");
    assert!(no_first_cat[1].starts_with("OnlyFor d 62 "), "{no_first_cat:?}");
    assert_eq!(no_first_cat.len(), 2);
    let no_first_dog = signs(NO_FIRST_DOG);
    assert_eq!(no_first_dog[0], "Zone d d4 e4 d5 e5");
    assert!(no_first_dog[1].starts_with("OnlyFor c 48 "), "{no_first_dog:?}");
    assert_eq!(no_first_dog.len(), 2);
}

#[test]
fn the_last_five_animals_are_counted() {
    let counted = |text: &str| signs(text).into_iter().filter(|sign| sign.starts_with("Left")).collect::<Vec<_>>();
    assert_eq!(counted(CATS_SHORT), ["Left c 1", "Left d 4"]);
    assert_eq!(counted(DOGS_SHORT), ["Left c 4", "Left d 1"]);
    assert_eq!(counted("dddddddd/dddddddd/dddddd2/8/8/8/8/8 d"), Vec::<String>::new());
    assert_eq!(counted("dddddddd/dddddddd/ddddddd1/8/8/8/8/8 d"), ["Left d 5"]);
}

#[test]
fn the_catalogue_lists_it() {
    let (info, tally) = check_catalogue("gatos-caes", START, 2_000);
    assert_eq!((info.name, info.playout_plies), ("Gatos & Cães", 56));
    let mean = tally.plies as f64 / tally.playouts as f64;
    assert!((mean - 41.9).abs() < 0.5, "random games last about 41.9 moves, these {mean}");
}
