//! A test for each sentence of the rules.

use super::START;
use crate::battery::{after, moves, outcome, position, position_error, refusal};
use ludoteca_games::rastros::Rastros;
use ludoteca_rules::orders::read_move;
use ludoteca_rules::{Cell, Game, Notation, Options, Rules, Seat, Side, random};
use std::collections::BTreeSet;

fn cell(name: &str) -> Cell {
    Rastros::INFO.geometry.parse(name).unwrap_or_else(|| panic!("{name} is a cell"))
}

fn won(winner: &str, reason: &str) -> Option<(String, String)> {
    Some((winner.to_owned(), reason.to_owned()))
}

/// The cells that decided a position, by name.
fn deciding(text: &str) -> Vec<String> {
    let outcome = Rastros::outcome(&position::<Rastros>(text)).expect("the game is over");
    outcome.cells.iter().map(|cell| Rastros::INFO.geometry.name(*cell).to_string()).collect()
}

// "7×7. The white stone starts on e5."

#[test]
fn the_stone_starts_on_e5() {
    let start = Rastros::start(&Options::defaults(&[]), Seat(0));
    assert_eq!(Rastros::print_position(&start), START);
    assert_eq!((start.stone(), start.trail()), (cell("e5"), 0));
    assert_eq!(Rastros::INFO.geometry.all().last(), Some(cell("g7")));
    assert!(Rastros::asked(&start).contains(Seat(0)), "player 1 begins");
}

// "A turn moves the stone to an adjacent (8 directions) cell without a black stone"

#[test]
fn the_stone_goes_one_cell_in_eight_directions() {
    for (text, expected) in [
        (START, "d4 d5 d6 e4 e6 f4 f5 f6"),
        ("7/7/7/7/o6/7/7 1", "a2 a4 b2 b3 b4"),
        ("7/7/7/7/6o/7/7 2", "f2 f3 f4 g2 g4"),
        ("3o3/7/7/7/7/7/7 1", "c6 c7 d6 e6 e7"),
        ("7/7/7/7/7/7/3o3 1", "c1 c2 d2 e1 e2"),
        ("o6/7/7/7/7/7/7 1", "a6 b6 b7"),
        ("7/7/7/7/7/7/6o 1", "f1 f2 g2"),
    ] {
        assert_eq!(moves::<Rastros>(text).join(" "), expected, "{text}");
    }
}

#[test]
fn the_stone_does_not_enter_its_trail() {
    for (text, expected) in [
        ("7/3xx2/3xo2/3x3/7/7/7 1", "e4 f4 f5 f6"),
        ("7/3xxx1/3xo2/3xxx1/7/7/7 1", "f5"),
        ("7/7/4o2/7/x5x/7/x5x 1", "d4 d5 d6 e4 e6 f4 f5 f6"),
    ] {
        assert_eq!(moves::<Rastros>(text).join(" "), expected, "{text}");
    }
    let text = after::<Rastros>(START, "e4");
    assert_eq!(refusal::<Rastros>(&text, Seat(1), "e5"), "refuse-rastros-trail");
}

// "a black stone fills the cell it left (as many as needed)"

#[test]
fn a_trail_stone_fills_the_cell_that_the_stone_left() {
    assert_eq!(after::<Rastros>(START, "f4"), "7/7/4x2/5o1/7/7/7 2");
    assert_eq!(after::<Rastros>(START, "f4 g3"), "7/7/4x2/5x1/6o/7/7 1");
}

#[test]
fn there_are_as_many_trail_stones_as_needed() {
    let text = "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxo1 1";
    assert_eq!(after::<Rastros>(text, "g1"), "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxo 2");
}

/// Sampling draws the nth target from a table; every target of every cell is as likely as the others.
#[test]
fn random_targets_are_even_on_every_cell() {
    let mut rng = random::generator(3);
    let mut list = Vec::new();
    for stone in Rastros::INFO.geometry.all() {
        for _ in 0..20 {
            // A third of the board at random, so that every pattern around the stone comes up.
            let trail = Rastros::INFO.geometry.all().filter(|cell| *cell != stone && random::below(&mut rng, 3) == 0);
            let trail = trail.fold(0, |trail, cell| trail | cell.bit());
            let position = ludoteca_games::rastros::rules::Position::new(trail, stone, Side(0));
            let mut drawn = [0_u32; 49];
            for _ in 0..800 {
                let Some(target) = Rastros::random_move(&position, &mut rng, &mut list) else { break };
                drawn[target.index()] += 1;
            }
            Rastros::moves(&position, &mut list);
            for cell in Rastros::INFO.geometry.all() {
                let expected = if list.contains(&cell) { 800 / list.len() as u32 } else { 0 };
                let found = drawn[cell.index()];
                assert!(found.abs_diff(expected) <= expected / 2, "{position:?} {cell:?}: {found}, not {expected}");
            }
        }
    }
}

// "Player 1's home is a1, player 2's is g7." "The stone in a home: the home's owner wins, whoever moved it (`home`)."

#[test]
fn the_owner_of_the_home_wins_whoever_moved_the_stone() {
    for (text, target, winner) in [
        ("7/7/7/7/7/1o5/7 1", "a1", "1"),
        ("7/7/7/7/7/1o5/7 2", "a1", "1"),
        ("7/5o1/7/7/7/7/7 1", "g7", "2"),
        ("7/5o1/7/7/7/7/7 2", "g7", "2"),
    ] {
        let text = after::<Rastros>(text, target);
        assert_eq!(outcome::<Rastros>(&text), won(winner, "home"), "{text}");
        assert_eq!(deciding(&text), [target]);
        assert_eq!(moves::<Rastros>(&text), Vec::<String>::new());
        assert!(Rastros::asked(&position::<Rastros>(&text)).is_empty());
    }
}

#[test]
fn no_other_cell_is_a_home() {
    for cell in Rastros::INFO.geometry.all() {
        let position = ludoteca_games::rastros::rules::Position::new(0, cell, Side(0));
        let name = Rastros::INFO.geometry.name(cell).to_string();
        assert_eq!(Rastros::outcome(&position).is_some(), ["a1", "g7"].contains(&name.as_str()), "{name}");
    }
}

/// Decisions of ours: `home` comes before `no-moves`, and a home may hold a trail stone in a position set up by hand.
#[test]
fn homes_in_positions_set_up_by_hand() {
    assert_eq!(outcome::<Rastros>("7/7/7/7/7/xx5/ox5 1"), won("1", "home"));
    assert_eq!(outcome::<Rastros>("5xo/5xx/7/7/7/7/7 2"), won("2", "home"));
    assert_eq!(moves::<Rastros>("7/7/7/7/7/1o5/x6 1").join(" "), "a2 a3 b1 b3 c1 c2 c3");
}

// "A player who cannot move loses (`no-moves`). No draws."

#[test]
fn a_player_who_cannot_move_loses() {
    for (text, target, winner) in [
        ("1o5/xx5/7/7/7/7/7 1", "a7", "1"),
        ("1o5/xx5/7/7/7/7/7 2", "a7", "2"),
        ("7/7/2xxx2/2x1x2/2xox2/7/7 1", "d4", "1"),
        ("7/7/2xxx2/2x1x2/2xox2/7/7 2", "d4", "2"),
    ] {
        let text = after::<Rastros>(text, target);
        assert_eq!(outcome::<Rastros>(&text), won(winner, "no-moves"), "{text}");
    }
}

#[test]
fn the_stone_and_all_around_it_decide_a_lock() {
    assert_eq!(deciding("ox5/xx5/7/7/7/7/x6 1"), ["a6", "b6", "a7", "b7"]);
    assert_eq!(deciding("7/7/2xxx2/2xox2/2xxx2/7/7 1"), ["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"]);
}

// "Moves: the destination cell." Cells may be in capitals.

#[test]
fn a_move_is_written_as_its_target() {
    let start = position::<Rastros>(START);
    for text in ["d4", "D4", " d4 "] {
        assert_eq!(read_move::<Rastros>(&start, text).expect("a move"), cell("d4"), "{text}");
    }
    assert_eq!(Rastros::spell(&start, cell("d4")), "d4");
    for text in ["", "d", "4", "d0", "d8", "h4", "d04", "d44", "e5-d4", "e5d4", "od4", "-d4", "d4 d5", "é"] {
        assert_eq!(refusal::<Rastros>(START, Seat(0), text), "refuse-unreadable", "{text}");
    }
}

// "Position: exactly one `o`, the stone; `x` a trail stone; side `1`/`2`. Start `7/7/4o2/7/7/7/7 1`."

#[test]
fn a_position_is_the_board_and_the_side_to_move() {
    for text in ["7/7/4o2/7/7/7/7 2", "xxxxxxx/7/3o3/7/7/7/x6 1", "o6/7/7/7/7/7/7 2", "7/7/7/7/7/7/o5x 1"] {
        assert_eq!(Rastros::print_position(&position::<Rastros>(text)), text);
    }
    let hashes: BTreeSet<u64> =
        [START, "7/7/4o2/7/7/7/7 2", "7/7/3o3/7/7/7/7 1", "7/7/3xo2/7/7/7/7 1", "7/7/3ox2/7/7/7/7 1"]
            .into_iter()
            .map(|text| Rastros::hash(&position::<Rastros>(text)))
            .collect();
    assert_eq!(hashes.len(), 5, "stone, trail and the side to move belong to the position");
}

#[test]
fn a_malformed_position_is_refused_by_its_field() {
    for (text, expected) in [
        ("", (0, "position-fields")),
        ("7/7/4o2/7/7/7/7", (0, "position-fields")),
        ("7/7/4o2/7/7/7/7  1", (0, "position-fields")),
        ("7/7/4o2/7/7/7/7 1 -", (0, "position-fields")),
        ("7/7/4o2/7/7/7 1", (1, "position-ranks")),
        ("7/7/4o2/7/7/7/7/7 1", (1, "position-ranks")),
        ("7/7/4o3/7/7/7/7 1", (1, "position-width")),
        ("7/7/4o1/7/7/7/7 1", (1, "position-width")),
        ("7/7/4o2/7/7/7/ 1", (1, "position-width")),
        ("7/7/4o2/7/7/7/52 1", (1, "position-width")),
        ("7/7/4o2/7/7/7/07 1", (1, "position-run")),
        ("7/7/0xxxxo2/7/7/7/7 1", (1, "position-run")),
        ("7/7/4O2/7/7/7/7 1", (1, "position-piece")),
        ("7/7/4w2/7/7/7/7 1", (1, "position-piece")),
        ("7/7/7/7/7/7/7 1", (1, "position-rastros-stone")),
        ("7/7/4o2/7/7/7/o6 1", (1, "position-rastros-stone")),
        ("7/7/4o2/7/7/7/7 3", (2, "position-expected")),
        ("7/7/4o2/7/7/7/7 0", (2, "position-expected")),
        ("7/7/4o2/7/7/7/7 w", (2, "position-expected")),
        ("7/7/4o2/7/7/7/7 ", (2, "position-expected")),
    ] {
        assert_eq!(position_error::<Rastros>(text), expected, "{text}");
    }
}
