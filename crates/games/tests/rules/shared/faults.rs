//! Every way in which a position can be wrong: all that is wrong is told, each with its field and its cells.

use crate::battery::check_words;
use ludoteca_games as games;
use ludoteca_rules::setup::Value;
use ludoteca_rules::{Cell, Fault, Kind, Options, Piece, PieceEdit, Side};

/// The faults as `field key cells`.
fn told(game: &str, faults: &[Fault]) -> Vec<String> {
    let geometry = games::find(game).expect("a game").info.geometry;
    let cells = |fault: &Fault| fault.cells.iter().map(|cell| format!(" {}", geometry.name(*cell))).collect::<String>();
    let line = |fault: &Fault| format!("{} {}{}", fault.error.field, fault.error.problem.key, cells(fault));
    faults.iter().map(line).collect()
}

/// What is wrong with a position text.
fn faults(game: &str, text: &str) -> Vec<String> {
    let entry = games::find(game).expect("a game");
    let setup = entry.parse_setup(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(entry.write_setup(&setup).as_deref(), Some(text));
    let faults = entry.check(&Options::defaults(entry.info.options), &setup).expect_err(text);
    faults.iter().for_each(|fault| check_words(&fault.error.text()));
    told(game, &faults)
}

#[test]
fn each_fault_has_its_field_and_its_cells() {
    for (game, text, expected) in [
        ("semaforo", "gggg/gggg/g3 1", &["1 position-too-many a1 a2 b2 c2 d2 a3 b3 c3 d3"][..]),
        (
            "gatos-caes",
            "8/8/8/8/2dcd3/8/8/8 c",
            &["1 position-gatos-caes-beside c4 d4", "1 position-gatos-caes-beside d4 e4"],
        ),
        ("rastros", "7/7/4o2/7/7/7/o6 1", &["1 position-rastros-stone a1 e5"]),
        ("rastros", "7/7/7/7/7/7/7 1", &["1 position-rastros-stone"]),
        ("produto", "5/6/7/8/9/8/7/6/5 b 3", &["3 position-expected"]),
        ("avanco", "7/7/7/7/7/7/7 w", &["1 position-avanco-no-pieces"]),
        ("avanco", "w6/7/7/7/7/7/6b w", &["1 position-avanco-both-arrived g1 a7"]),
        ("atari-go", "9/9/9/9/9/9/9/b8/wb7 b", &["2 position-atari-go-captured a1"]),
        ("horizon", "9/9/9/9/9/9/9/9/9/W8 1 - 0:0 -", &["1 position-horizon-no-king"]),
        ("horizon", "4k4/9/9/9/9/9/9/9/9/K7K 1 - 0:0 -", &["1 position-too-many a1 i1"]),
        (
            "horizon",
            "4k4/9/9/9/9/9/9/9/9/4K4 1 d1,e5 0:0 -",
            &["3 position-horizon-unmoved d1", "3 position-horizon-unmoved e5"],
        ),
        ("horizon", "4k4/9/9/9/9/9/9/9/9/W3K4 1 e1,a1 0:0 -", &["3 position-horizon-unmoved-form a1 e1"]),
        ("horizon", "WW2k4/9/9/9/9/9/9/9/9/4K4 1 - 1:0 -", &["4 position-horizon-arrivals a10 b10"]),
        ("horizon", "4k4/9/9/9/9/9/9/9/9/4K4 1 - 3:3 -", &["4 position-horizon-both-won"]),
        ("horizon", "4k4/9/9/9/9/9/9/9/9/4K4 1 - 0:4 -", &["4 position-expected"]),
        ("horizons", "k11/12/12/12/12/12/12/12/12/12/12/P3K6R w - - - 0 1", &["1 position-horizons-edge a1"]),
        ("horizons", "k11/12/12/12/12/12/12/12/12/12/12/4K6K w - - - 0 1", &["1 position-horizons-king e1 l1"]),
        ("horizons", "k10R/12/12/12/12/12/12/12/12/12/12/4K7 w - - - 0 1", &["2 position-horizons-check a12"]),
        (
            "horizons",
            "k11/12/12/12/12/12/12/12/12/12/12/4K6R w L a - 0 1",
            &["3 position-horizons-castling g1 l1", "4 position-horizons-castling a12 g12"],
        ),
        (
            "horizons",
            "k11/12/12/12/12/12/12/12/12/12/12/4K7 w - - d10:e9 3 4",
            &["5 position-horizons-en-passant e9 d10"],
        ),
        (
            "horizons",
            "k11/12/12/12/12/12/12/12/12/12/12/4K7 w - - d10 3 4",
            &["5 position-horizons-en-passant-form d10"],
        ),
        ("horizons", "k11/12/12/12/12/12/12/12/12/12/12/4K7 w - - - 0 0", &["7 position-horizons-number"]),
        ("sapiens", "8/8/8/w4+&,7/8/8/8/b1+,7 w 2 plain", &["1 position-sapiens-alliance a5"]),
        ("sapiens", "8/8/8/8/8/8/8/r1+,b1+,w1+,5 w 2 alliances", &["1 position-piece a1"]),
        ("sapiens", "8/8/8/8/8/8/8/b1+,w1+,6 1 2 alliances", &["2 position-expected"]),
        ("sapiens", "8/8/8/8/8/8/8/w1+,b1+,6 3 single alliances", &["2 position-sapiens-no-dice"]),
        ("apocalypse", "PP3/5/5/5/5 w 0:0 a5,b5", &["1 position-apocalypse-two-waiting a5 b5"]),
        ("apocalypse", "P4/5/5/5/5 s 0:0 -", &["2 position-expected a5", "4 position-expected a5"]),
        ("apocalypse", "npppn/p3p/5/P3P/NPPPN s 3:0 -", &["3 position-expected"]),
    ] {
        assert_eq!(faults(game, text), expected, "{game} {text}");
    }
}

#[test]
fn all_that_is_wrong_is_told() {
    let text = "P11/12/12/12/12/12/12/12/12/12/12/4K6K w AL - d10:e9 3 0";
    let found = faults("horizons", text);
    for expected in [
        "7 position-horizons-number",
        "1 position-horizons-edge a12",
        "1 position-horizons-king e1 l1",
        "1 position-horizons-king",
        "3 position-horizons-castling a1 g1",
        "3 position-horizons-castling g1 l1",
        "5 position-horizons-en-passant e9 d10",
    ] {
        assert!(found.iter().any(|line| line == expected), "{expected} is missing: {found:?}");
    }
}

#[test]
fn a_game_has_only_its_own_pieces_and_values() {
    let entry = games::find("avanco").expect("a game");
    let options = Options::defaults(entry.info.options);
    let mut setup = entry.empty_setup(&options);
    setup.put(Cell(0), Piece { side: Some(Side(0)), kind: Kind(0) });
    assert!(entry.check(&options, &setup).is_ok());
    setup.put(Cell(1), Piece { side: None, kind: Kind(9) });
    setup.put(Cell(200), Piece { side: None, kind: Kind(9) });
    setup.set(0, Value::Choice(2));
    setup.set(9, Value::Choice(2));
    assert_eq!(entry.write_setup(&setup), None);
    let faults = entry.check(&options, &setup).expect_err("no such piece");
    assert_eq!(told("avanco", &faults), ["1 position-piece b1", "2 position-expected"]);
    setup.clear();
    assert!(setup.standing().is_empty());
}

#[test]
fn the_fields_that_options_decide_are_set_on_an_empty_board() {
    let entry = games::find("sapiens").expect("a game");
    for (options, text) in [
        ("", "8/8/8/8/8/8/8/8 w 2 alliances"),
        ("players=teams,alliances=off", "8/8/8/8/8/8/8/8 1 teams plain"),
        ("players=single", "8/8/8/8/8/8/8/8 1 single alliances"),
    ] {
        let options = Options::parse(entry.info.options, options).expect("options of the game");
        let setup = entry.empty_setup(&options);
        assert_eq!(entry.write_setup(&setup).as_deref(), Some(text));
        let sides = if text.contains("single") { 4 } else { 2 };
        let dice = |side| entry.tray(&setup, Some(Side(side))).len();
        assert_eq!(
            [dice(0), dice(sides - 1), dice(sides)],
            if text.contains("plain") { [12, 12, 0] } else { [22, 22, 0] }
        );
    }
}

#[test]
fn a_die_is_changed_where_it_stands() {
    let entry = games::find("sapiens").expect("a game");
    for (die, change, expected) in [
        ("w1+", PieceEdit::Next, Some("w2+")),
        ("b6x", PieceEdit::Next, Some("b1x")),
        ("w6x&", PieceEdit::Next, Some("w2x&")),
        ("w3+", PieceEdit::Turn, Some("w3x")),
        ("w3x&", PieceEdit::Turn, Some("w3+&")),
        ("b2+", PieceEdit::Ally, Some("b2+&")),
        ("b2+&", PieceEdit::Ally, Some("b2+")),
        ("b1+", PieceEdit::Ally, None),
    ] {
        let with = |die: &str| format!("8/8/8/8/8/8/8/{die},7 w 2 alliances");
        let mut setup = entry.parse_setup(&with(die)).expect("a set-up");
        let changed = entry.change(setup.at(Cell(0)).expect("a die"), change);
        let text = changed.and_then(|piece| {
            setup.put(Cell(0), piece);
            entry.write_setup(&setup)
        });
        assert_eq!(text, expected.map(with), "{die} {change:?}");
    }
    let chess = games::find("horizons").expect("a game");
    let white = |kind| Piece { side: Some(Side(0)), kind: Kind(kind) };
    assert_eq!(chess.change(white(0), PieceEdit::Next), Some(white(1)));
    assert_eq!(chess.change(white(11), PieceEdit::Next), Some(white(0)));
    assert_eq!(chess.change(white(0), PieceEdit::Turn), None);
    let line = games::find("avanco").expect("a game");
    assert_eq!(line.change(white(0), PieceEdit::Next), None, "a side has one kind of piece");
}
