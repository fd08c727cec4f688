//! One test for each sentence of the rules of Horizon about its moves; the ends are in `ends.rs`, the texts in
//! `texts.rs`.

use super::{PLACED, START, captures, has};
use crate::battery::{after, moves, outcome, position};
use ludoteca_games::horizon::Horizon;
use ludoteca_games::horizon::board::row_number;
use ludoteca_rules::{Cell, Game, Geometry, Notation, Options, Rules, Seat, orders};

/// The legal moves that begin with `start`.
fn from(position: &str, start: &str) -> Vec<String> {
    moves::<Horizon>(position).into_iter().filter(|text| text.starts_with(start)).collect()
}

pub fn won(player: &str, reason: &str) -> Option<(String, String)> {
    Some((player.to_owned(), reason.to_owned()))
}

/// The same position with the players exchanged and the board turned by half.
fn turned(position: &str) -> String {
    let fields: Vec<&str> = position.split(' ').collect();
    let swap = |symbol: char| match symbol {
        'K' => 'k',
        'k' => 'K',
        'W' => 'w',
        'w' => 'W',
        other => other,
    };
    let board: String = fields[0].chars().rev().map(swap).collect();
    let player = if fields[1] == "1" { "2" } else { "1" };
    let mut unmoved: Vec<String> =
        fields[2].split(',').map(|name| if name == "-" { name.to_owned() } else { turned_cells(name) }).collect();
    unmoved.sort_by_key(|name| (name.len(), name.clone()));
    let arrivals: String = fields[3].chars().rev().collect();
    let mut leaps: Vec<char> = fields[4].chars().map(swap).collect();
    leaps.sort_unstable();
    format!("{board} {player} {} {arrivals} {}", unmoved.join(","), leaps.into_iter().collect::<String>())
}

/// A move or a cell on the turned board.
fn turned_cells(text: &str) -> String {
    let geometry = Horizon::INFO.geometry;
    let mut turned = String::new();
    let mut rest = text;
    while let Some(symbol) = rest.chars().next() {
        match geometry.split_cell(rest).filter(|_| symbol != 'x' && symbol != 'K') {
            Some((cell, after)) => {
                turned.push_str(&geometry.name(Cell(89 - cell.0)).to_string());
                rest = after;
            }
            None => {
                turned.push(symbol);
                rest = &rest[1..];
            }
        }
    }
    turned
}

#[test]
fn the_players_are_alike() {
    let mut rng = ludoteca_rules::random::generator(9);
    for start in super::STARTS.iter().skip(1) {
        let mut here = position::<Horizon>(start);
        for _ in 0..80 {
            let text = Horizon::print_position(&here);
            let mut mirrored: Vec<String> =
                moves::<Horizon>(&turned(&text)).iter().map(|text| turned_cells(text)).collect();
            mirrored.sort();
            assert_eq!(moves::<Horizon>(&text), mirrored, "{text}");
            let mut list = Vec::new();
            let Some(played) = Horizon::random_move(&here, &mut rng, &mut list) else { break };
            let spelled = orders::spell_move::<Horizon>(&here, played);
            Horizon::play(&mut here, played);
            assert_eq!(
                turned(&Horizon::print_position(&here)),
                after::<Horizon>(&turned(&text), &turned_cells(&spelled))
            );
        }
    }
}

#[test]
fn the_board_has_nine_files_and_ten_ranks_numbered_0_to_4_and_back() {
    assert_eq!(Horizon::INFO.geometry, Geometry::square(9, 10));
    let numbers: Vec<u8> = (0..10).map(|rank| row_number(Cell(9 * rank + 4))).collect();
    assert_eq!(numbers, [0, 1, 2, 3, 4, 4, 3, 2, 1, 0]);
}

#[test]
fn each_player_chooses_the_file_of_his_king_player_1_first() {
    assert_eq!(Horizon::print_position(&Horizon::start(&Options::defaults(Horizon::INFO.options), Seat(0))), START);
    assert_eq!(moves::<Horizon>(START), ["Ka1", "Kb1", "Kc1", "Kd1", "Ke1", "Kf1", "Kg1", "Kh1", "Ki1"]);
    let half = after::<Horizon>(START, "Kb1");
    assert_eq!(half, "9/9/9/9/9/9/9/9/9/WKWWWWWWW 2 a1,b1,c1,d1,e1,f1,g1,h1,i1 0:0 -");
    assert_eq!(moves::<Horizon>(&half), ["Ka10", "Kb10", "Kc10", "Kd10", "Ke10", "Kf10", "Kg10", "Kh10", "Ki10"]);
    assert_eq!(after::<Horizon>(START, "Ke1 Ke10"), PLACED);
}

#[test]
fn a_board_with_one_row_is_a_placement_only_if_nobody_can_have_moved() {
    for rest in ["1 a1,b1,c1,d1,e1,f1,g1,h1,i1 0:0 -", "2 a1,b1,c1,d1,e1,f1,g1,h1 0:0 -", "2 - 1:0 K"] {
        let over = format!("9/9/9/9/9/9/9/9/9/WKWWWWWWW {rest}");
        assert_eq!(outcome::<Horizon>(&over), won("1", "king-captured"), "{over}");
    }
}

#[test]
fn any_piece_steps_one_cell_in_eight_directions() {
    for (letter, other) in [('W', "K8"), ('K', "W8")] {
        let board = format!("k8/9/9/9/4{letter}4/9/9/9/9/{other} 1 - 0:0 -");
        let steps = ["e6-d5", "e6-d6", "e6-d7", "e6-e5", "e6-e7", "e6-f5", "e6-f6", "e6-f7"];
        assert_eq!(from(&board, "e6"), steps);
    }
    assert_eq!(from("k8/9/9/9/W8/9/9/9/9/K8 1 - 0:0 -", "a6"), ["a6-a5", "a6-a7", "a6-b5", "a6-b6", "a6-b7"]);
}

#[test]
fn a_step_captures_the_enemy_it_lands_on_and_never_an_own_piece() {
    let board = "k8/9/9/3w5/3WW4/9/9/9/9/K8 1 - 0:0 -";
    assert!(has(board, "d6xd7") && has(board, "e6xd7") && !has(board, "d6-d7"));
    assert!(from(board, "d6").iter().all(|text| !text.ends_with("e6")));
    assert_eq!(after::<Horizon>(board, "e6xd7"), "k8/9/9/3W5/3W5/9/9/9/9/K8 2 - 0:0 -");
}

#[test]
fn capturing_is_never_compulsory() {
    assert!(has("k8/9/9/3w5/3W5/9/9/9/9/K8 1 - 0:0 -", "d6-d5"));
}

#[test]
fn an_unmoved_piece_goes_one_or_two_cells_forward_or_one_to_the_side() {
    let board = "4k4/9/9/9/9/9/9/9/9/K3W4 1 e1 0:0 -";
    let first = ["e1-c3", "e1-d1", "e1-d2", "e1-e2", "e1-e3", "e1-f1", "e1-f2", "e1-g3"];
    assert_eq!(from(board, "e1"), first);
    assert_eq!(from(&after::<Horizon>(board, "e1-d1 e10-d10"), "d1").len(), 5, "afterwards only steps");
    let turned = "k8/8w/9/9/9/9/9/9/9/8K 2 a10 0:0 -";
    assert_eq!(from(turned, "a10"), ["a10-a8", "a10-a9", "a10-b10", "a10-b9", "a10-c8"], "the king too");
    assert_eq!(from(turned, "i9").len(), 5);
}

#[test]
fn both_cells_of_a_double_step_are_empty_so_it_never_captures() {
    let board = "4k4/9/9/9/9/9/9/2w1w4/3W5/K3W3W 1 a1,e1,i1 0:0 -";
    for blocked in ["e1-c3", "e1xc3", "e1-e3", "e1xe3"] {
        assert!(!has(board, blocked), "{blocked}");
    }
    assert!(has(board, "e1-g3"));
    assert_eq!(from(board, "a1"), ["a1-a2", "a1-a3", "a1-b1", "a1-b2"], "c3 is taken");
    assert_eq!(from(board, "i1"), ["i1-g3", "i1-h1", "i1-h2", "i1-i2", "i1-i3"]);
    let enemies = "4k4/9/9/9/9/9/9/9/3www3/K3W4 1 e1 0:0 -";
    assert_eq!(from(enemies, "e1"), ["e1-d1", "e1-f1", "e1xd2", "e1xe2", "e1xf2"]);
}

#[test]
fn a_piece_that_was_captured_or_has_moved_leaves_the_list_of_the_unmoved() {
    let board = "4k4/9/9/9/9/9/9/9/4w4/K3W3W 2 a1,e1,i1 0:0 -";
    assert_eq!(after::<Horizon>(board, "e2xe1"), "4k4/9/9/9/9/9/9/9/9/K3w3W 1 a1,i1 0:1 k");
    assert_eq!(after::<Horizon>(board, "e10-e9 i1-i3"), "9/4k4/9/9/9/9/9/8W/4w4/K3W4 2 a1,e1 0:0 -");
    let back = "4k4/9/9/9/9/9/9/9/4W4/K8 1 a1 0:0 -";
    assert!(after::<Horizon>(back, "e2-e1").ends_with("/K3W4 2 a1 0:0 -"), "who comes home has moved");
}

#[test]
fn a_line_capture_runs_exactly_the_number_of_the_row() {
    // A warrior in the middle of field A, and an enemy on each cell of the ranks around it in turn.
    let line = |pieces: &[(usize, char)]| {
        let mut row = ['1'; 9];
        pieces.iter().for_each(|(file, piece)| row[*file] = *piece);
        let text: String = row.iter().collect();
        (2..=9).rev().fold(text, |text, run| text.replace(&"1".repeat(run), &run.to_string()))
    };
    for rank in 1..4 {
        for row in rank - 1..=rank + 1 {
            for file in (0..9).filter(|file| row != rank || *file != 4) {
                let mut ranks: Vec<Vec<(usize, char)>> = vec![Vec::new(); 10];
                ranks[9].push((8, 'k'));
                ranks[4 - rank].push((0, 'K'));
                ranks[rank].push((4, 'W'));
                ranks[row].push((file, 'w'));
                let board: Vec<String> = ranks.iter().rev().map(|pieces| line(pieces)).collect();
                let text = format!("{} 1 - 0:{} -", board.join("/"), u8::from(row == 0));
                let count = usize::from(row_number(Cell(9 * row as u8)));
                // Row 0 gives no run; the step alone reaches the three cells beside the warrior.
                let in_line =
                    count > 0 && (3..=5).any(|turn: usize| (row != rank || turn != 4) && turn.abs_diff(file) == count);
                let expected = in_line || file.abs_diff(4) <= 1;
                let order = format!("e{}x{}{}", rank + 1, char::from(b'a' + file as u8), row + 1);
                assert_eq!(has(&text, &order), expected, "{order} in {text}");
            }
        }
    }
}

#[test]
fn occupied_cells_may_be_passed_and_the_step_may_end_on_any_piece() {
    for turn in ["3W", "3w", "4"] {
        let board = format!("8k/9/9/9/9/{turn}WWww1/3W5/9/9/K8 1 - 0:0 -");
        assert!(has(&board, "d4xh5"), "{board}");
        assert!(after::<Horizon>(&board, "d4xh5").contains(&format!("/{turn}WWwW1/9/")), "the others stay");
    }
}

#[test]
fn the_run_may_go_back_over_its_start() {
    assert_eq!(
        captures("8k/9/9/9/9/9/9/4W1w2/9/K8 1 - 0:0 -"),
        [""; 0],
        "f3 leads to i3 and c3, d3 to g3: row 2 runs two"
    );
    assert_eq!(captures("8k/9/9/9/9/9/4W1w2/9/9/K8 1 - 0:0 -"), ["e4xg4"], "d4, then three cells to the right");
    assert_eq!(captures("8k/9/9/9/9/4W2w1/9/9/9/K8 1 - 0:0 -"), ["e5xh5"], "d5, then four cells to the right");
    assert_eq!(captures("8k/9/9/9/9/9/9/4Ww3/9/K8 1 - 0:0 -"), ["e3xf3"], "a step is enough");
}

#[test]
fn a_line_capture_takes_the_king_too() {
    let board = "9/9/9/9/9/7k1/3W5/9/9/K8 1 - 0:0 -";
    assert_eq!(captures(board), [""; 0], "with both kings in A only the invader captures in line");
    let abroad = "9/9/9/7k1/3W5/9/K8/9/9/9 1 - 0:0 -";
    assert_eq!(captures(abroad), [""; 0]);
    let invader = "9/K8/9/7k1/3W5/9/9/9/9/9 1 - 0:0 -";
    assert_eq!(captures(invader), ["d6xh7"]);
    assert_eq!(outcome::<Horizon>(&after::<Horizon>(invader, "d6xh7")), won("1", "king-captured"));
}

#[test]
fn the_line_right_belongs_to_the_only_king_or_to_the_invader() {
    // Each side could capture in line in each field: d3xg4 and e4xb3 in A, d7xg8 and e8xb7 in B.
    let ruler = |first: &str, second: &str, field: &str| {
        let board = |player: &str| {
            let mut ranks = ["9", "9", "3W2w2", "1w1W5", "9", "9", "9", "9", "9", "9"].map(str::to_owned);
            if field == "A" {
                ranks.swap(2, 6);
                ranks.swap(3, 7);
            }
            for (king, place) in [("K", first), ("k", second)] {
                let index = if place == "A" { 5 } else { 1 };
                let row = &ranks[index];
                ranks[index] = match (row.as_str(), king) {
                    ("9", "K") => "K8".to_owned(),
                    ("9", _) => "8k".to_owned(),
                    _ => "K7k".to_owned(),
                };
            }
            format!("{} {player} - 0:0 -", ranks.join("/"))
        };
        ["1", "2"].map(|player| !captures(&board(player)).is_empty())
    };
    for (first, second, a, b) in [
        ("A", "B", [true, false], [false, true]),
        ("B", "A", [false, true], [true, false]),
        ("A", "A", [false, true], [false, false]),
        ("B", "B", [false, false], [true, false]),
    ] {
        assert_eq!(ruler(first, second, "A"), a, "kings in {first} and {second}, field A");
        assert_eq!(ruler(first, second, "B"), b, "kings in {first} and {second}, field B");
    }
}

#[test]
fn two_ways_to_the_same_capture_are_one_move() {
    // d2 is one step from c2; c3 or b2 and the run of one cell lead there too.
    assert_eq!(captures("8k/9/9/9/9/9/9/9/2Ww5/K8 1 - 0:0 -"), ["c2xd2"]);
    assert_eq!(captures("8k/9/9/9/9/9/9/9/3w5/K2W5 1 - 0:0 -"), ["d1xd2"]);
}

#[test]
fn an_arrival_gives_the_king_the_right_to_leap_in_the_next_turn_only() {
    let arrived = after::<Horizon>("9/3W5/9/9/9/9/9/9/8k/K8 1 - 0:0 -", "d9-d10");
    assert_eq!(arrived, "3W5/9/9/9/9/9/9/9/8k/K8 2 - 1:0 K");
    let next = after::<Horizon>(&arrived, "i2-i3");
    assert!(next.ends_with(" 1 - 1:0 K"), "the other player's turn leaves it");
    assert_eq!(from(&next, "K").len(), 9);
    assert_eq!(after::<Horizon>(&next, "Kg6"), "3W5/9/9/9/6K2/9/9/8k/9/9 2 - 1:0 -");
    let renounced = after::<Horizon>(&next, "a1-a2 i3-i2");
    assert!(renounced.ends_with(" 1 - 1:0 -"));
    assert_eq!(from(&renounced, "K"), [""; 0]);
}

#[test]
fn every_arrival_gives_the_right_again() {
    let board = "3W5/4W4/9/9/9/9/9/9/8k/K8 1 - 1:0 K";
    let again = after::<Horizon>(board, "e9-e10");
    assert!(again.ends_with(" 2 - 2:0 K"), "{again}");
    let later = after::<Horizon>(board, "Ka6 i2-i3 e9-e10");
    assert!(later.ends_with(" 2 - 2:0 K"), "{later}");
}

#[test]
fn both_may_hold_the_right_to_leap() {
    let board = "9/3W5/9/9/9/K8/8k/9/5w3/9 1 - 0:0 -";
    let both = after::<Horizon>(board, "d9-d10 f2-f1");
    assert!(both.ends_with(" 1 - 1:1 Kk"), "{both}");
    assert!(after::<Horizon>(&both, "Kc6").ends_with(" 2 - 1:1 k"));
    assert_eq!(from(&after::<Horizon>(&both, "Kc6"), "K"), ["Ka5", "Kb5", "Kc5", "Kd5", "Ke5", "Kf5", "Kg5"]);
}

#[test]
fn a_leap_goes_to_empty_cells_and_where_the_king_could_step_it_steps() {
    let board = "3W5/9/9/9/2w3W2/4K4/9/9/8k/9 1 - 1:0 K";
    assert_eq!(from(board, "K"), ["Ka6", "Kb6", "Kh6", "Ki6"]);
    assert!(["e5-d6", "e5-e6", "e5-f6"].iter().all(|step| has(board, step)));
    let already = "3W5/9/9/9/4K4/9/9/9/8k/9 1 - 1:0 K";
    assert_eq!(from(already, "K"), ["Ka6", "Kb6", "Kc6", "Kg6", "Kh6", "Ki6"], "wherever it is");
}

#[test]
fn an_unmoved_king_that_leaps_has_moved() {
    assert!(after::<Horizon>("3W5/9/9/9/9/9/9/9/8k/K8 1 a1 1:0 K", "Kc6").ends_with(" 2 - 1:0 -"));
}

#[test]
fn an_arrived_warrior_never_moves_again() {
    let board = "3W5/9/9/6w2/9/9/K8/9/8k/9 1 - 1:0 -";
    assert_eq!(from(board, "d10"), [""; 0]);
    assert!(!from("9/9/9/9/9/9/K8/9/8k/3W5 1 - 0:0 -", "d1").is_empty(), "at home it moves");
}

#[test]
fn an_arrived_warrior_can_be_captured_and_still_counts() {
    let board = "3Wk4/4W4/9/9/9/9/K8/9/9/9 2 - 2:0 -";
    let end = after::<Horizon>(board, "e10xd10");
    assert_eq!(end, "3k5/4W4/9/9/9/9/K8/9/9/9 1 - 2:0 -");
    let end = after::<Horizon>(&end, "e9-e10");
    assert_eq!(end, "3kW4/9/9/9/9/9/K8/9/9/9 2 - 3:0 K");
    assert_eq!(outcome::<Horizon>(&end), won("1", "three-warriors"));
}

#[test]
fn a_king_does_not_arrive_as_a_warrior() {
    let end = after::<Horizon>("9/K8/9/9/9/9/9/9/8k/9 1 - 0:0 -", "a9-a10");
    assert_eq!(end, "K8/9/9/9/9/9/9/9/8k/9 2 - 0:0 -");
}
