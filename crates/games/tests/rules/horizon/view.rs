//! What people touch, read and see: picks, effects and signs.

use super::{PLACED, START, STARTS};
use crate::battery::{after, position};
use ludoteca_games as games;
use ludoteca_games::horizon::{Horizon, Move, view};
use ludoteca_rules::paths::{next_steps, paths};
use ludoteca_rules::{
    Cell, Effect, Game, Kind, Mark, Meaning, Options, Pick, Piece, Rules, Seat, Side, View, orders, random,
};

pub fn cell(name: &str) -> Cell {
    Horizon::INFO.geometry.parse(name).unwrap_or_else(|| panic!("{name} is a cell"))
}

/// What can be touched after these cells, and what it would do.
fn steps(text: &str, prefix: &[&str]) -> Vec<(String, Mark)> {
    let here = position::<Horizon>(text);
    let paths = paths::<Horizon>(&here, here.seat());
    let prefix: Vec<Pick> = prefix.iter().map(|name| Pick::Cell(cell(name))).collect();
    next_steps(paths.iter().map(|(_, path)| path), &prefix)
        .into_iter()
        .map(|step| match step.pick {
            Pick::Cell(cell) => (Horizon::INFO.geometry.name(cell).to_string(), step.mark),
            Pick::Choice(index) => panic!("choice {index}"),
        })
        .collect()
}

#[test]
fn a_king_is_placed_by_one_touch_and_a_piece_moved_by_two() {
    let row = steps(START, &[]);
    assert_eq!(row.len(), 9);
    assert!(row.iter().all(|(name, mark)| name.ends_with('1') && *mark == Mark::Place));
    assert_eq!(steps(START, &["e1"]), []);
    let board = "k8/9/9/9/9/3w5/W2W5/9/9/K8 1 - 0:0 -";
    let take = ["a1", "a4", "d4"].map(|name| (name.to_owned(), Mark::Take));
    assert_eq!(steps(board, &[]), take);
    let targets = steps(board, &["d4"]);
    assert_eq!(targets.len(), 8);
    assert!(targets.iter().all(|(name, mark)| (name == "d5") == (*mark == Mark::Capture)));
    assert!(targets.iter().all(|(name, mark)| (name != "d5") == (*mark == Mark::Go)));
}

#[test]
fn a_leap_is_entered_like_any_move_of_the_king() {
    let board = "3W5/9/9/9/9/4K4/9/9/8k/9 1 - 1:0 K";
    let targets: Vec<String> = steps(board, &["e5"]).into_iter().map(|(name, _)| name).collect();
    for name in ["a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6", "e4"] {
        assert_eq!(targets.iter().filter(|target| *target == name).count(), 1, "{name}");
    }
    assert!(steps(board, &["e5"]).iter().all(|(_, mark)| *mark == Mark::Go));
}

#[test]
fn placing_brings_nine_men() {
    let here = position::<Horizon>(&after::<Horizon>(START, "Ke1"));
    let [beat] = &Horizon::effects(&here, Move::Place { king: cell("b10") })[..] else { panic!("one beat") };
    let kinds: Vec<(Cell, Kind)> = beat
        .iter()
        .map(|effect| match effect {
            Effect::Place { at, piece: Piece { side: Some(Side(1)), kind } } => (*at, *kind),
            other => panic!("{other:?}"),
        })
        .collect();
    let expected: Vec<(Cell, Kind)> = (81..90).map(|index| (Cell(index), Kind(u8::from(index == 82)))).collect();
    assert_eq!(kinds, expected);
}

#[test]
fn a_line_capture_travels_over_the_cell_where_it_turns() {
    let path = |text: &str, order: &str| -> (Vec<String>, usize) {
        let here = position::<Horizon>(text);
        let played = orders::read_move::<Horizon>(&here, order).expect("the move is legal");
        let beats = Horizon::effects(&here, played);
        assert_eq!(beats.len(), 1);
        let name = |cell: Cell| Horizon::INFO.geometry.name(cell).to_string();
        let captured = |effect: &&Effect| matches!(effect, Effect::Remove { at } if order.ends_with(&name(*at)));
        let removed = beats[0].iter().filter(captured).count();
        let moved = beats[0].iter().find_map(|effect| match effect {
            Effect::Move { from, path } => {
                assert!(order.starts_with('K') || order.starts_with(&Horizon::INFO.geometry.name(*from).to_string()));
                Some(path.iter().map(|cell| Horizon::INFO.geometry.name(*cell).to_string()).collect())
            }
            _ => None,
        });
        (moved.expect("something moves"), removed)
    };
    let to =
        |cells: &[&str], removed: usize| (cells.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>(), removed);
    let board = "4k4/9/9/9/9/7w1/3W5/9/2K6/9 1 - 0:0 -";
    assert_eq!(path(board, "d4xh5"), to(&["d5", "h5"], 1));
    assert_eq!(path(&board.replace("7w1", "6w2"), "d4xg5"), to(&["c5", "g5"], 1), "over its own file");
    assert_eq!(path("8k/9/9/9/9/4W2w1/9/9/9/K8 1 - 0:0 -", "e5xh5"), to(&["d5", "h5"], 1), "back over its start");
    assert_eq!(path("8k/9/9/9/9/9/9/9/2Ww5/K8 1 - 0:0 -", "c2xd2"), to(&["d2"], 1), "the plain step");
    assert_eq!(path("8k/9/9/9/9/9/9/9/9/K3W4 1 e1 0:0 -", "e1-g3"), to(&["g3"], 0));
    assert_eq!(path("3W5/9/9/9/9/9/9/9/8k/K8 1 - 1:0 K", "Kc6"), to(&["c6"], 0));
}

/// Signs as lines: meaning, side, number, key without its family, cells.
fn signs(text: &str) -> Vec<String> {
    let here = position::<Horizon>(text);
    Horizon::signs(&here)
        .into_iter()
        .map(|sign| {
            let cells: Vec<String> =
                sign.cells.iter().map(|cell| Horizon::INFO.geometry.name(*cell).to_string()).collect();
            let cells = match cells.len() {
                9 | 45 => format!("{}–{}", cells[0], cells[cells.len() - 1]),
                _ => cells.join(" "),
            };
            let side = Horizon::sides(&here)[usize::from(sign.side.expect("a side").0)].text;
            let number = sign.number.map_or(String::new(), |number| format!("{number} "));
            let key = sign.key.strip_prefix("sign-horizon-").expect("a sign of Horizon");
            let meaning = match sign.meaning {
                Meaning::Home => "Home",
                Meaning::Arrived => "Arrived",
                Meaning::RightNow => "Right",
                other => panic!("{other:?}"),
            };
            format!("{meaning} {key} {side} {number}{cells}").trim_end().to_owned()
        })
        .collect()
}

#[test]
fn signs_tell_goals_arrivals_line_rights_and_leaps() {
    assert_eq!(
        signs(START),
        ["Home goal 1 a10–i10", "Arrived arrived 1 0", "Home goal 2 a1–i1", "Arrived arrived 2 0"]
    );
    assert!(signs(PLACED).contains(&"Right line-home 2 a6–i10".to_owned()), "{:?}", signs(PLACED));
    assert_eq!(
        signs("W8/9/4K4/9/3w5/9/9/9/8k/9 1 - 2:1 Kk"),
        [
            "Home goal 1 a10–i10",
            "Arrived arrived 1 2 a10",
            "Right line-away 1 a6–i10",
            "Right leap-now 1 a6 b6 c6 e6 f6 g6 h6 i6",
            "Home goal 2 a1–i1",
            "Arrived arrived 2 1",
            "Right line-away 2 a1–i5",
            "Right leap 2 a5–i5",
        ]
    );
    // A step is not a leap, and a leap to nowhere is no sign.
    let near = signs("4k4/9/9/9/9/4K4/9/9/9/9 1 - 1:0 K");
    assert!(near.contains(&"Right leap-now 1 a6 b6 c6 g6 h6 i6".to_owned()), "{near:?}");
    let full = signs("4k4/9/9/9/WWWWWwwww/9/9/9/9/4K4 2 - 1:0 K");
    assert!(!full.iter().any(|sign| sign.starts_with("Right leap")), "{full:?}");
    let invaded = signs("9/9/4K4/9/8k/9/9/9/9/9 2 - 0:0 -");
    assert!(invaded.contains(&"Right line-away 1 a6–i10".to_owned()), "{invaded:?}");
    assert!(!invaded.iter().any(|sign| sign.starts_with("Right line-") && sign.contains(" 2 ")), "{invaded:?}");
    let over = signs("9/9/4K4/9/9/9/9/9/9/9 2 - 1:0 K");
    assert_eq!(over, ["Home goal 1 a10–i10", "Arrived arrived 1 1", "Home goal 2 a1–i1", "Arrived arrived 2 0"]);
}

#[test]
fn pieces_are_kings_and_warriors_of_a_side() {
    let standing = Horizon::standing(&position::<Horizon>("9/k8/9/9/9/9/9/9/9/KW7 1 - 0:0 -"));
    let told: Vec<(u8, Option<Side>, u8)> =
        standing.iter().map(|standing| (standing.cell.0, standing.piece.side, standing.piece.kind.0)).collect();
    assert_eq!(told, [(0, Some(Side(0)), 1), (1, Some(Side(0)), 0), (72, Some(Side(1)), 1)]);
    assert_eq!(view::SIDES.map(|side| side.text), ["1", "2"]);
}

#[test]
fn a_warrior_that_arrives_is_another_piece_from_then_on() {
    for (text, order, kind) in [
        ("9/1W7/9/9/9/9/9/9/k8/K8 1 - 0:0 -", "b9-b10", 2),
        ("1w7/W8/9/9/9/9/9/9/k8/K8 1 - 0:0 -", "a9xb10", 2),
        ("9/1K7/9/9/9/9/9/9/k8/9 1 - 0:0 -", "b9-b10", 1),
        ("9/1W7/9/9/9/9/9/9/k8/K8 1 - 0:0 -", "b9-b8", 0),
    ] {
        let here = position::<Horizon>(text);
        let target = cell(order.split(['-', 'x']).nth(1).expect("a target"));
        let there = position::<Horizon>(&after::<Horizon>(text, order));
        let seen = Horizon::standing(&there).into_iter().find(|standing| standing.cell == target).expect("it is there");
        assert_eq!(seen.piece.kind, Kind(kind), "{text}: {order}");
        let played = orders::read_move::<Horizon>(&here, order).expect("the move is legal");
        let becomes = Horizon::effects(&here, played)
            .iter()
            .flatten()
            .any(|effect| matches!(effect, Effect::Become { kind: Kind(2), .. }));
        assert_eq!(becomes, kind == 2, "{text}: {order}");
    }
}

#[test]
fn the_run_of_a_line_capture_is_counted_from_where_it_turns() {
    let run = |text: &str, order: &str| -> Vec<String> {
        let here = position::<Horizon>(text);
        let played = orders::read_move::<Horizon>(&here, order).expect("the move is legal");
        Horizon::run(&here, played).iter().map(|cell| Horizon::INFO.geometry.name(*cell).to_string()).collect()
    };
    let board = "4k4/9/9/9/9/7w1/3W5/9/2K6/9 1 - 0:0 -";
    assert_eq!(run(board, "d4xh5"), ["d5", "e5", "f5", "g5", "h5"]);
    assert_eq!(run("8k/9/9/9/9/4W2w1/9/9/9/K8 1 - 0:0 -", "e5xh5"), ["d5", "e5", "f5", "g5", "h5"], "over its start");
    let left = "8k/9/9/9/9/9/1w7/4W4/9/K8 1 - 0:0 -";
    assert_eq!(run(left, "e3xb4"), ["e4", "d4", "c4", "b4"]);
    assert_eq!(run("8k/9/9/9/9/9/9/9/2Ww5/K8 1 - 0:0 -", "c2xd2"), [""; 0], "a step counts nothing");
    assert_eq!(run(board, "d4-d5"), [""; 0]);
}

#[test]
fn a_random_move_is_any_legal_move_with_equal_chance() {
    for text in [START, PLACED, STARTS[2], "3W5/9/9/9/2w6/4K4/9/5W1w1/8k/9 1 - 1:0 K"] {
        let here = position::<Horizon>(text);
        let mut legal = Vec::new();
        Horizon::moves(&here, &mut legal);
        let mut counts = vec![0_u32; legal.len()];
        let mut rng = random::generator(1);
        let mut list = Vec::new();
        for _ in 0..1000 * legal.len() {
            let drawn = Horizon::random_move(&here, &mut rng, &mut list).expect("the game goes on");
            counts[legal.iter().position(|known| *known == drawn).expect("it is a legal one")] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{text}: {counts:?}");
    }
}

#[test]
fn the_catalogue_lists_it_first() {
    let entry = games::find("horizon").expect("the catalogue lists Horizon");
    assert_eq!(games::CATALOGUE[0].info.id, "horizon");
    let options = Options::defaults(entry.info.options);
    assert_eq!(entry.seats(&options), 2);
    assert_eq!(entry.start(options).position_text(), START);
    assert_eq!((entry.info.repetition, entry.info.no_progress), (true, Some(200)));
    assert_eq!(paths::<Horizon>(&position::<Horizon>(START), Seat(1)), []);
}
