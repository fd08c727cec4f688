//! What people touch, read and see: picks, refusals, effects, signs and the words for them.

use super::{BLACK_SHORT, HALF, START, TWO_GROUPS};
use crate::battery::{after, check_catalogue, check_refusals, position};
use ludoteca_games::produto::Produto;
use ludoteca_rules::paths::{next_steps, paths};
use ludoteca_rules::{Cell, Effect, Game, Kind, Mark, Meaning, Pick, Piece, Seat, Standing, Step, View};

const BLACK: Pick = Pick::Choice(0);
const WHITE: Pick = Pick::Choice(1);

fn cell(name: &str) -> Cell {
    Produto::INFO.geometry.parse(name).unwrap_or_else(|| panic!("{name} is a cell"))
}

fn at(name: &str) -> Pick {
    Pick::Cell(cell(name))
}

fn steps(text: &str, seat: u8, prefix: &[Pick]) -> Vec<Step> {
    let paths = paths::<Produto>(&position::<Produto>(text), Seat(seat));
    next_steps(paths.iter().map(|(_, path)| path), prefix)
}

#[test]
fn a_stone_is_entered_by_its_cell_and_then_its_colour() {
    let text = after::<Produto>(START, "Bc3");
    let cells = steps(&text, 1, &[]);
    assert_eq!(cells.len(), 60);
    assert!(cells.iter().all(|step| step.mark == Mark::Place && step.pick != at("c3")));
    let choose = |pick| Step { pick, mark: Mark::Choose };
    assert_eq!(steps(&text, 1, &[at("c4")]), [choose(BLACK), choose(WHITE)]);
    assert_eq!(steps(&text, 0, &[]), [], "the other player is not asked");
    let last_black = after::<Produto>(BLACK_SHORT, "Ba1");
    assert_eq!(steps(&last_black, 0, &[at("a2")]), [choose(WHITE)], "black stones are used up");
}

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let one = after::<Produto>(START, "Bc3");
    let no_black = after::<Produto>(BLACK_SHORT, "Ba1");
    let no_white = no_black.replace('b', "x").replace('w', "b").replace('x', "w").replace(" w ", " b ");
    let full = after::<Produto>(TWO_GROUPS, "Be5 We6");
    let touches = [
        (full.as_str(), 1, &[][..], "c4", "refuse-over"),
        (&one, 0, &[], "c4", "refuse-not-your-turn"),
        (&one, 1, &[], "c3", "refuse-produto-occupied"),
        (&one, 1, &["c3"], "#0", "refuse-produto-occupied"),
        (&one, 1, &[], "#0", "refuse-produto-cell-first"),
        (&one, 1, &["#0"], "c4", "refuse-produto-cell-first"),
        (&one, 1, &["c4"], "c5", "refuse-produto-colour-now"),
        (&one, 1, &["c4"], "c3", "refuse-produto-colour-now"),
        (&no_black, 0, &["a2"], "#0", "refuse-produto-no-black"),
        (&no_white, 0, &["a2"], "#1", "refuse-produto-no-white"),
        (&one, 1, &["c4", "#1"], "#1", "refuse-complete"),
        (&one, 1, &["c4", "#1"], "c5", "refuse-complete"),
    ];
    check_refusals::<Produto>(&touches, &[]);
    let occupied = Produto::refuse(&position::<Produto>(&one), Seat(1), &[], at("c3"));
    assert_eq!(occupied.text.to_string(), "refuse-produto-occupied cell=c3");
}

#[test]
fn stones_have_a_colour_and_no_owner() {
    let text = after::<Produto>(START, "Bc3 Wa1");
    let stone = |name, kind| Standing { cell: cell(name), piece: Piece { side: None, kind: Kind(kind) } };
    assert_eq!(Produto::standing(&position::<Produto>(&text)), [stone("a1", 1), stone("c3", 0)]);
    let position = position::<Produto>(START);
    for (order, path) in paths::<Produto>(&position, Seat(0)) {
        let Pick::Cell(at) = path[0].pick else { panic!("the first touch is a cell") };
        let Pick::Choice(kind) = path[1].pick else { panic!("the second touch is a choice") };
        let place = Effect::Place { at, piece: Piece { side: None, kind: Kind(kind) } };
        assert_eq!(Produto::effects(&position, order), [[place]]);
    }
}

/// Signs as lines: meaning, side, number, cells.
fn signs(text: &str) -> Vec<String> {
    let name = |cell: &Cell| Produto::INFO.geometry.name(*cell).to_string();
    Produto::signs(&position::<Produto>(text))
        .into_iter()
        .map(|sign| {
            let key = match sign.meaning {
                Meaning::Group => "sign-produto-group",
                Meaning::Score => "sign-produto-score",
                Meaning::Left => "sign-produto-left",
                other => panic!("{other:?}"),
            };
            assert_eq!(sign.key, key);
            let side = Produto::sides(&position::<Produto>(text))[usize::from(sign.side.expect("a side").0)].text;
            let cells: Vec<String> = sign.cells.iter().map(name).collect();
            let line = format!("{:?} {side} {} {}", sign.meaning, sign.number.expect("a number"), cells.join(" "));
            line.trim_end().to_owned()
        })
        .collect()
}

#[test]
fn signs_show_groups_products_and_stones_left() {
    assert_eq!(signs(START), ["Score b 0", "Score w 0", "Left b 1"]);
    assert_eq!(
        signs(HALF),
        [
            "Group b 7 f5 g2 g3 g4 h1 h2 i1",
            "Group b 3 a2 a3 b3",
            "Group w 6 g5 h3 h4 i2 i3 i4",
            "Group w 3 b4 b5 b6",
            "Score b 21",
            "Score w 18",
            "Left b 2",
        ]
    );
    assert_eq!(
        signs("5/6/7/8/4b4/8/7/6/w1w1w w 1"),
        ["Group b 1 e5", "Group w 1 a1", "Group w 1 a3", "Score b 0", "Score w 1", "Left w 1"],
        "of equal groups those with the lowest cells"
    );
    let full = signs(&after::<Produto>(TWO_GROUPS, "Be5 We6"));
    assert!(full.iter().all(|sign| !sign.starts_with("Left")), "nothing is left on a full board: {full:?}");
    assert_eq!(full.len(), 4);
}

#[test]
fn the_catalogue_lists_it() {
    let (info, tally) = check_catalogue("produto", START, 50);
    assert_eq!((info.name, info.playout_plies), ("Produto", 61));
    assert_eq!(tally.plies, 50 * 61);
    for choice in info.choices {
        assert!(choice.letter > 'l', "a to l belong to cells");
    }
}
