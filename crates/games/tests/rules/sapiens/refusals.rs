//! Every rule of Sapiens that forbids a touch or a move says so in its own sentence; hints say what can follow.

use super::START;
use crate::battery::check_refusals;
use ludoteca_games as games;
use ludoteca_games::sapiens::Sapiens;
use ludoteca_rules::{Options, Pick, Seat};

const BOARD: &str = "7,b1+/1,w4+&,w2+,w2+,w2x,w3x,2/8/b3+,7/3,w3+,4/w5+,1,w3+,5/8/b2+,7 w 2 alliances";
const NEAR_THE_MIDDLE: &str = "7,b1+/8/8/2,w2+,w2+,3,w1+/2,w2+,w2+,4/8/8/8 w 2 alliances";
const WITHOUT_ALLIANCES: &str = "7,b1+/8/8/2,w2+,w2+,3,w1+/2,w2+,w2+,4/8/8/8 w 2 plain";
const LAST_ENEMY: &str = "8/8/8/8/8/8/b2+,7/w5+,7 w 2 alliances";
const OVER: &str = "8/8/8/8/8/8/8/w1+,7 w 2 alliances";

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let touches = [
        (OVER, 0, &[][..], "a1", "refuse-over"),
        (START, 1, &[], "a7", "refuse-not-your-turn"),
        (START, 0, &[], "#0", "refuse-sapiens-die-first"),
        (START, 0, &["a1"], "#0", "refuse-sapiens-nothing-to-keep"),
        (START, 0, &[], "a4", "refuse-sapiens-empty"),
        (START, 0, &["a7"], "a6", "refuse-sapiens-not-yours"),
        (LAST_ENEMY, 0, &["a1", "a2"], "c3", "refuse-sapiens-capture-wins"),
        (BOARD, 0, &["a3", "a5"], "b7", "refuse-sapiens-exchange-own"),
    ];
    let texts = [
        (BOARD, 0, "a2-a3", "refuse-sapiens-empty"),
        (BOARD, 0, "h8-h7", "refuse-sapiens-not-yours"),
        (BOARD, 0, "d4-e5", "refuse-sapiens-straight"),
        (BOARD, 0, "f7-f6", "refuse-sapiens-diagonal"),
        (BOARD, 0, "d4-f5", "refuse-sapiens-no-line"),
        (BOARD, 0, "d4-d8", "refuse-sapiens-too-far"),
        (BOARD, 0, "d4-d4", "refuse-spelling"),
        (BOARD, 0, "a3-d3", "refuse-sapiens-jump"),
        (BOARD, 0, "a3-a6", "refuse-sapiens-jump"),
        (BOARD, 0, "a3-e7", "refuse-sapiens-own"),
        (BOARD, 0, "b7&c7", "refuse-sapiens-alliance-again"),
        (BOARD, 0, "e7&f7", "refuse-sapiens-unequal-values"),
        (BOARD, 0, "d7&e7", "refuse-sapiens-unequal-directions"),
        (BOARD, 0, "c3&d4", "refuse-sapiens-cannot-step"),
        (BOARD, 0, "a3-a5", "refuse-spelling"),
        (BOARD, 0, "a3xa5!a4", "refuse-sapiens-exchange-empty"),
        (BOARD, 0, "a3xa5!a5", "refuse-sapiens-exchange-gone"),
        (BOARD, 0, "a3xa5!d4", "refuse-sapiens-exchange-own"),
        (BOARD, 0, "d4-d5!h8", "refuse-unreadable"),
        (BOARD, 0, "a3xa4!h8", "refuse-sapiens-no-martyr"),
        (BOARD, 0, "a3", "refuse-unreadable"),
        (BOARD, 0, "a9-a3", "refuse-unreadable"),
        (BOARD, 0, "a3~~", "refuse-unreadable"),
        (BOARD, 0, "", "refuse-unreadable"),
        (BOARD, 0, "ação", "refuse-unreadable"),
        (NEAR_THE_MIDDLE, 0, "c4&d4", "refuse-sapiens-before-middle"),
        (WITHOUT_ALLIANCES, 0, "c5&d5", "refuse-sapiens-alliances-off"),
    ];
    check_refusals::<Sapiens>(&touches, &texts);
}

#[test]
fn hints_say_what_turning_does_and_what_a_martyr_is_asked() {
    let entry = games::find("sapiens").expect("the game exists");
    let text = "7,b1+/2,b4x&,5/8/b2+,7/8/8/w5+,w3x,6/w1+,7 w 2 alliances";
    let session = entry.from_position(Options::defaults(entry.info.options), text).expect("a position");
    let hint = |cells: &[&str]| {
        let cell = |name: &&str| Pick::Cell(entry.info.geometry.parse(name).expect("a cell"));
        session.hint(Seat(0), &cells.iter().map(cell).collect::<Vec<_>>()).map(|text| text.key)
    };
    assert_eq!(hint(&["a2"]), Some("hint-sapiens-turn-diagonal"));
    assert_eq!(hint(&["b2"]), Some("hint-sapiens-turn-straight"));
    assert_eq!(hint(&["a2", "a5"]), Some("hint-sapiens-martyr"));
    assert_eq!((hint(&[]), hint(&["c7"]), hint(&["d4"]), hint(&["a2", "a3"])), (None, None, None, None));
    assert_eq!(session.hint(Seat(1), &[Pick::Cell(entry.info.geometry.parse("c7").expect("a cell"))]), None);
}
