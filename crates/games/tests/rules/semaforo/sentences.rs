//! A test for each sentence of the rules.

use super::{FOUR_LINES, SEVEN_RED, START};
use crate::battery::{after, moves, outcome, position, position_error, refusal};
use ludoteca_games::semaforo::Semaforo;
use ludoteca_games::semaforo::rules::{Colour, Position};
use ludoteca_rules::{Cell, Game, Notation, Options, Rules, Seat, Side, View, Winner};
use std::collections::BTreeSet;

/// All lines of the board, as their ends; the middle lies between them.
const LINES: [[&str; 3]; 14] = [
    ["a1", "b1", "c1"],
    ["b1", "c1", "d1"],
    ["a2", "b2", "c2"],
    ["b2", "c2", "d2"],
    ["a3", "b3", "c3"],
    ["b3", "c3", "d3"],
    ["a1", "a2", "a3"],
    ["b1", "b2", "b3"],
    ["c1", "c2", "c3"],
    ["d1", "d2", "d3"],
    ["a1", "b2", "c3"],
    ["b1", "c2", "d3"],
    ["a3", "b2", "c1"],
    ["b3", "c2", "d1"],
];

fn cell(name: &str) -> Cell {
    Semaforo::INFO.geometry.parse(name).unwrap_or_else(|| panic!("{name} is a cell"))
}

fn plane(names: &[&str]) -> u16 {
    names.iter().fold(0, |plane, name| plane | cell(name).bit() as u16)
}

/// A position of one colour alone.
fn only(colour: Colour, plane: u16, mover: Side) -> Position {
    let on = |other| if other == colour { plane } else { 0 };
    Position::new(on(Colour::Green), on(Colour::Yellow), on(Colour::Red), mover)
}

// "4 files × 3 ranks, empty."

#[test]
fn the_board_has_four_files_and_three_ranks_and_is_empty() {
    let start = Semaforo::start(&Options::defaults(&[]), Seat(0));
    assert_eq!(Semaforo::print_position(&start), START);
    let cells = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3"];
    assert_eq!(moves::<Semaforo>(START), cells);
    assert_eq!(Semaforo::standing(&start), []);
}

// "A turn is one of: put a green piece on an empty cell; replace a green piece by a yellow one; replace a yellow piece
// by a red one. Red never changes."

#[test]
fn an_empty_cell_turns_green_then_yellow_then_red_and_stays_red() {
    let mut text = START.to_owned();
    for expected in ["4/4/2g1 2", "4/4/2y1 1", "4/4/2r1 2"] {
        text = after::<Semaforo>(&text, "c1");
        assert_eq!(text, expected);
    }
    assert_eq!(refusal::<Semaforo>(&text, Seat(1), "c1"), "refuse-semaforo-red");
    assert!(!moves::<Semaforo>(&text).contains(&"c1".to_owned()));
    assert_eq!(moves::<Semaforo>(&text).len(), 11);
}

#[test]
fn both_players_use_all_pieces() {
    let text = after::<Semaforo>(START, "a1 b3 a1 b3 d2");
    assert_eq!(text, "1y2/3g/y3 2");
    assert_eq!(after::<Semaforo>(&text, "a1 b3 d2"), "1r2/3y/r3 1");
}

// "8 pieces of each colour are shared (the supply never binds)."

#[test]
fn there_are_eight_pieces_of_each_colour() {
    for letter in ["g", "y", "r"] {
        let eight = format!("4/{0}/{0} 1", letter.repeat(4));
        assert_eq!(Semaforo::print_position(&position::<Semaforo>(&eight)), eight);
        let nine = eight.replacen('4', &format!("{letter}3"), 1);
        assert_eq!(position_error::<Semaforo>(&nine), (1, "position-too-many"));
    }
}

/// So nobody places a ninth piece, and while there is no line at least five cells are not red.
#[test]
fn eight_pieces_of_a_colour_always_have_a_line() {
    let most = (0..1 << 12).filter(|plane| !only(Colour::Red, *plane, Side(0)).is_over()).map(u16::count_ones).max();
    assert_eq!(most, Some(7));
    assert_eq!(moves::<Semaforo>(SEVEN_RED), ["a3", "b1", "c2", "c3", "d3"]);
}

// "The player who completes three of one colour in a row, orthogonally or diagonally, wins (`line`). No draws."

#[test]
fn whoever_completes_a_line_wins() {
    for line in LINES {
        for last in line {
            for (colour, before) in
                [(Colour::Green, None), (Colour::Yellow, Some(Colour::Green)), (Colour::Red, Some(Colour::Yellow))]
            {
                for mover in [0, 1] {
                    let others: Vec<&str> = line.into_iter().filter(|name| *name != last).collect();
                    let on = |plane_of| match plane_of {
                        it if it == colour => plane(&others),
                        it if Some(it) == before => plane(&[last]),
                        _ => 0,
                    };
                    let mut position =
                        Position::new(on(Colour::Green), on(Colour::Yellow), on(Colour::Red), Side(mover));
                    assert_eq!(Semaforo::outcome(&position), None, "{line:?} without {last}");
                    Semaforo::play(&mut position, cell(last));
                    let outcome = Semaforo::outcome(&position).expect("the line is complete");
                    assert_eq!((outcome.winner, outcome.reason), (Winner::Side(Side(mover)), "line"));
                    let mut cells = line.map(cell);
                    cells.sort_unstable();
                    assert_eq!(outcome.cells, cells, "the line decides");
                }
            }
        }
    }
}

/// Every set of cells of one colour: it has won exactly if one of the lines is in it.
#[test]
fn nothing_else_wins() {
    let lines = LINES.map(|line| plane(&line));
    for cells in 0..1 << 12 {
        let line = lines.iter().filter(|line| cells & *line == **line).fold(0, |all, line| all | line);
        for colour in Colour::ALL {
            let position = only(colour, cells, Side(0));
            assert_eq!(position.is_over(), line != 0, "{position:?}");
            let decided = Semaforo::outcome(&position)
                .map_or(0, |outcome| outcome.cells.iter().fold(0, |all, cell| all | cell.bit()));
            assert_eq!(decided, u64::from(line), "{position:?}");
        }
    }
}

#[test]
fn a_row_of_several_colours_or_with_a_gap_does_not_win() {
    for text in ["4/ggyg/4 1", "4/gyr1/4 1", "g3/1g2/4 1", "rr1r/4/4 1", "3g/4/gg2 1", "g3/g3/y3 1"] {
        assert_eq!(outcome::<Semaforo>(text), None, "{text}");
    }
}

#[test]
fn several_lines_at_once_are_one_win() {
    let text = after::<Semaforo>(FOUR_LINES, "b2");
    assert_eq!(outcome::<Semaforo>(&text), Some(("2".to_owned(), "line".to_owned())));
    let cells = Semaforo::outcome(&position::<Semaforo>(&text)).expect("four lines").cells;
    assert_eq!(cells, ["a1", "b1", "a2", "b2", "c2", "d2", "b3", "c3"].map(cell));
}

/// A decision of ours: lines that are there already have won for the player who is not to move.
#[test]
fn a_line_set_up_by_hand_has_won_for_the_player_not_to_move() {
    for (text, winner) in [("ggg1/4/4 2", "1"), ("ggg1/4/4 1", "2"), ("ggg1/4/1rrr 1", "2"), ("gyr1/gyr1/gyr1 2", "1")]
    {
        assert_eq!(outcome::<Semaforo>(text), Some((winner.to_owned(), "line".to_owned())), "{text}");
        assert_eq!(moves::<Semaforo>(text), Vec::<String>::new());
        assert!(Semaforo::asked(&position::<Semaforo>(text)).is_empty());
    }
    let cells = Semaforo::outcome(&position::<Semaforo>("ggg1/4/1rrr 1")).expect("two lines").cells;
    assert_eq!(cells, ["b1", "c1", "d1", "a3", "b3", "c3"].map(cell));
}

// "Moves: the cell, `a3`." Cells may be in capitals.

#[test]
fn a_turn_is_written_as_its_cell() {
    let start = position::<Semaforo>(START);
    for text in ["a3", "A3", " a3 "] {
        let read = ludoteca_rules::orders::read_move::<Semaforo>(&start, text);
        assert_eq!(read.expect("a turn"), cell("a3"), "{text}");
    }
    assert_eq!(Semaforo::spell(&start, cell("a3")), "a3");
    for text in ["", "a", "3", "a0", "a4", "e1", "a03", "a33", "a3g", "ga3", "a3 b3", "-a3", "é"] {
        assert_eq!(refusal::<Semaforo>(START, Seat(0), text), "refuse-unreadable", "{text}");
    }
}

// "Position: `g y r`; side `1`/`2`. Start `4/4/4 1`."

#[test]
fn a_position_is_the_board_and_the_side_to_move() {
    assert_eq!(after::<Semaforo>(START, "a1 d3 b2 b2 c2 c2 c2"), "3g/1yr1/g3 2");
    for text in ["4/4/4 2", "g3/4/4 1", "1y2/gr1r/4 2", SEVEN_RED] {
        assert_eq!(Semaforo::print_position(&position::<Semaforo>(text)), text, "the side to move is not checked");
    }
    let hashes: BTreeSet<u64> = ["4/4/4 1", "4/4/4 2", "g3/4/4 1", "y3/4/4 1", "r3/4/4 1", "1r2/4/4 1"]
        .into_iter()
        .map(|text| Semaforo::hash(&position::<Semaforo>(text)))
        .collect();
    assert_eq!(hashes.len(), 6, "colours, cells and the side to move belong to the position");
}

#[test]
fn a_malformed_position_is_refused_by_its_field() {
    for (text, expected) in [
        ("", (0, "position-fields")),
        ("4/4/4", (0, "position-fields")),
        ("4/4/4  1", (0, "position-fields")),
        ("4/4/4 1 -", (0, "position-fields")),
        ("4/4 1", (1, "position-ranks")),
        ("4/4/4/4 1", (1, "position-ranks")),
        ("4/4/5 1", (1, "position-width")),
        ("4/4/3 1", (1, "position-width")),
        ("4/4/ 1", (1, "position-width")),
        ("4/4/4g 1", (1, "position-width")),
        ("4/4/0gggg 1", (1, "position-run")),
        ("4/4/04 1", (1, "position-run")),
        ("4/4/g02 1", (1, "position-run")),
        ("4/4/G3 1", (1, "position-piece")),
        ("4/4/x3 1", (1, "position-piece")),
        ("gggg/gggg/g3 1", (1, "position-too-many")),
        ("rrrr/rrrr/rrrr 1", (1, "position-too-many")),
        ("4/4/4 3", (2, "position-expected")),
        ("4/4/4 0", (2, "position-expected")),
        ("4/4/4 w", (2, "position-expected")),
        ("4/4/4 ", (2, "position-expected")),
    ] {
        assert_eq!(position_error::<Semaforo>(text), expected, "{text}");
    }
}
