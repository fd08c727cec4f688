//! Rastros on boards of all sizes.

use crate::plain::{best, end, minimax, of_turn};
use crate::slow_rastros::SlowRastros;
use crate::{entry, explored, solved};
use ludoteca_games::rastros::Rastros as Game;
use ludoteca_games::rastros::rules::{HOMES, Position};
use ludoteca_games::rastros::solver::Solver;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::thinking::think::{Budget, Ending, Question, Stop};
use ludoteca_rules::{Cell, Notation, Options, Rules, Seat, random};
use ludoteca_search::meter::Meter;
use ludoteca_search::{Root, Search as _};
use ludoteca_solve::Space;
use ludoteca_solve::explore::look;
use ludoteca_solve::space::Standing;
use ludoteca_solve::spaces::rastros::Rastros;
use ludoteca_solve::spaces::rastros::board::Board;
use ludoteca_solve::spaces::rastros::proofs::Node;
use ludoteca_solve::spaces::rastros::search::Search;
use ludoteca_solve::work::{Job, State};
use ludoteca_tablebase::{Code, Entries, Progress, Value, Verdict};
use std::collections::HashMap;

/// The game on a small board, with cells by their file and rank and nothing else of the crate.
struct Plain {
    files: i32,
    ranks: i32,
}

type At = (i32, i32);

impl Plain {
    /// The verdict, with a list of all cells of the trail as the key of what is known.
    fn verdict(
        &self,
        trail: &[At],
        stone: At,
        first: bool,
        known: &mut HashMap<(Vec<At>, At, bool), Verdict>,
    ) -> Verdict {
        let homes = [(0, 0), (self.files - 1, self.ranks - 1)];
        if let Some(owner) = homes.iter().position(|home| *home == stone) {
            return Verdict::new(if (owner == 0) == first { Value::Win } else { Value::Loss }, 0);
        }
        let key = (trail.to_vec(), stone, first);
        if let Some(verdict) = known.get(&key) {
            return *verdict;
        }
        let mut after = trail.to_vec();
        after.push(stone);
        after.sort_unstable();
        let mut worths = Vec::new();
        for file in stone.0 - 1..=stone.0 + 1 {
            for rank in stone.1 - 1..=stone.1 + 1 {
                let on_board = (0..self.files).contains(&file) && (0..self.ranks).contains(&rank);
                if on_board && !after.contains(&(file, rank)) {
                    worths.push(of_turn(self.verdict(&after, (file, rank), !first, known)));
                }
            }
        }
        let best = best(worths.into_iter()).unwrap_or(Verdict::new(Value::Loss, 0));
        known.insert(key, best);
        best
    }
}

/// Compares every entry of a board; how many there were.
fn compare(files: i32, ranks: i32) -> usize {
    let (space, plain) = (Rastros::new(files as u32, ranks as u32), Plain { files, ranks });
    let entries = solved(&space);
    let mut known = HashMap::new();
    let mut compared = 0;
    for number in 0..entries.count() {
        let Some(found) = entries.code(number).verdict() else { continue };
        // Read from the text, so that texts are compared as well.
        let text = space.text(number);
        let mut on: HashMap<char, At> = HashMap::new();
        for (rank, row) in (0..).zip(text.split([' ', '/']).take(ranks as usize)) {
            let mut file = 0;
            for sign in row.chars() {
                if let Some(empty) = sign.to_digit(10) {
                    file += empty as i32;
                } else {
                    on.insert(sign, (file, ranks - 1 - rank));
                    file += 1;
                }
            }
        }
        let trail: Vec<At> = on.get(&'x').copied().into_iter().collect();
        let wanted = plain.verdict(&trail, on[&'o'], text.ends_with('1'), &mut known);
        assert_eq!(found, wanted, "{text}");
        assert_eq!(space.number(&text), Ok(number));
        compared += 1;
    }
    compared
}

#[test]
fn small_boards_are_as_plain_minimax_finds_them() {
    let cells = |files: i32, ranks: i32| compare(files, ranks);
    // Every cell but the homes, and every way from each of them.
    assert_eq!(cells(3, 3), 7 + 34);
    for (files, ranks) in [(3, 4), (4, 3), (4, 4)] {
        assert!(cells(files, ranks) > 50);
    }
}

#[test]
#[ignore = "minutes"]
fn more_boards_are_as_plain_minimax_finds_them() {
    for (files, ranks) in [(5, 3), (3, 5), (6, 3), (3, 6), (7, 3), (8, 3), (5, 4), (4, 5)] {
        println!("{files}x{ranks}: {} entries", compare(files, ranks));
    }
}

/// Compares positions of random games on the game's own board, once few cells are left, with the slow rules.
fn compare_late(wanted: usize) {
    let board = Board::new(7, 7);
    let mut search = Search::new(&board, 64);
    let mut rng = random::generator(33);
    let (mut known, mut list) = (HashMap::new(), Vec::new());
    let mut compared = 0;
    while compared < wanted {
        let mut position = Game::start(&Options::defaults(&[]), Seat(0));
        while let Some(played) = Game::random_move(&position, &mut rng, &mut list) {
            let mut after = position;
            Game::play(&mut after, played);
            if !HOMES.contains(&played) {
                position = after;
            }
            let free = board.full() & !position.trail() & !position.stone().bit();
            if board.reach(free, position.stone().0.into()).count_ones() <= 14 {
                let node = node(&board, &position);
                let text = Game::print_position(&position);
                known.clear();
                let plain = minimax::<SlowRastros>(&text, &mut known);
                assert_eq!(search.verdict(node, &Stop::default()), Some(plain), "{text}");
                compared += 1;
                break;
            }
        }
    }
}

/// A position of the game as the search sees it.
fn node(board: &Board, position: &Position) -> Node {
    let (trail, stone) = (position.trail(), u32::from(position.stone().0));
    if position.mover().0 == 0 {
        Node { trail, stone }
    } else {
        Node { trail: board.turned(trail), stone: board.turned_cell(stone) }
    }
}

/// In games by chance on these boards, from the start and after every move, a search that keeps few proofs, so that
/// many are lost and found again, finds what one with many finds, and the same winner with and without a distance.
fn compare_forgetful(files: u32, ranks: u32, games: usize) {
    let board = Board::new(files, ranks);
    let (mut forgetful, mut search) = (Search::new(&board, 1), Search::new(&board, 64));
    let mut rng = random::generator(u64::from(files * ranks));
    let (mut won, mut lost) = (0, 0);
    for _ in 0..games {
        let inner = board.cells() as usize - 2;
        let mut node = Node { trail: 0, stone: 1 + random::below(&mut rng, inner) as u32 };
        loop {
            let free = board.full() & !node.trail & !(1 << node.stone);
            let wins = forgetful.wins(node, &Stop::default());
            let verdict = search.verdict(node, &Stop::default()).expect("nobody stops it");
            assert_eq!(forgetful.verdict(node, &Stop::default()), Some(verdict), "{files}x{ranks}: {node:?}");
            assert_eq!(wins, Some(verdict.value == Value::Win), "{files}x{ranks}: {node:?}");
            *if verdict.value == Value::Win { &mut won } else { &mut lost } += 1;
            let ways: Vec<Cell> = Cells(board.around(node.stone) & free).collect();
            if ways.is_empty() {
                break;
            }
            let to = u32::from(ways[random::below(&mut rng, ways.len())].0);
            if board.homes().contains(&to) {
                break;
            }
            node = node.after(&board, to);
        }
    }
    assert!(won > games / 2 && lost > games / 2, "{won} won, {lost} lost");
}

#[test]
fn the_largest_board_has_each_start_and_no_moves() {
    let space = Rastros::new(8, 8);
    let mut next = Vec::new();
    let starts = (0..space.count()).filter(|number| space.expand(*number, &mut next) != Standing::Nothing);
    let starts: Vec<u64> = starts.collect();
    assert_eq!(starts.len(), 62, "all cells but the homes");
    for number in starts {
        assert_eq!((space.number(&space.text(number)), space.expand(number, &mut next)), (Ok(number), Standing::Edge));
        assert!(next.is_empty());
    }
    let map = space.map().expect("it has a map").1;
    assert_eq!(map[27], ("d4".to_owned(), space.number("8/8/8/8/3o4/8/8/8 1").expect("a start")));
    assert!(space.number("8/8/8/8/3xo3/8/8/8 2").is_err(), "nothing is known of first moves");
    let told =
        look(&space, "8/8/8/8/3o4/8/8/8 1", &mut |_| Ok(Code::of(Verdict::new(Value::Loss, 0)))).expect("it is there");
    assert_eq!(
        (told.verdict.map(|verdict| verdict.value), told.moves.len(), told.timed),
        (Some(Value::Loss), 0, false)
    );
}

#[test]
fn of_two_mirror_images_one_is_searched_even_if_the_table_was_begun_before() {
    const MEGABYTES: usize = 8;
    let space = Rastros::new(4, 4);
    // What a search would not find, so that it is told apart.
    let found = Code::of(Verdict::new(Value::Draw, 7));
    let (c2, b3) = (space.start_on(6), space.start_on(9));
    let mut entries = Entries::new(space.form(), space.count());
    entries.set(c2, found);
    let progress = Progress { done: space.start_on(7), ..Progress::default() };
    let mut job = Job::resume(&space, entries, progress, MEGABYTES).expect("it fits");
    while job.go_on(&Stop::default()) != Ok(State::Done) {}
    assert_eq!(job.entries().code(b3), found);
    for number in (0..space.count()).filter(|number| space.standing(*number) != Standing::Nothing) {
        let image = space.image(number);
        assert_eq!(space.image(image), number);
        assert_eq!(space.text(number) == space.text(image), number == image);
    }
    let oblong = Rastros::new(5, 4);
    assert!((0..oblong.count()).all(|number| oblong.image(number) == number));
}

/// Compares positions of games by chance on the largest boards, once few cells are left, with plain minimax.
fn compare_late_on_large_boards(wanted: usize) {
    let mut rng = random::generator(88);
    for (files, ranks) in [(8, 7), (8, 8)] {
        let (board, plain) = (Board::new(files, ranks), Plain { files: files as i32, ranks: ranks as i32 });
        let mut search = Search::new(&board, 64);
        let at = |cell: u32| ((cell % files) as i32, (cell / files) as i32);
        let (mut known, mut compared) = (HashMap::new(), 0);
        while compared < wanted {
            let (mut trail, mut stone, mut first) = (0_u64, board.cells() / 2, true);
            loop {
                let free = board.full() & !trail & !(1 << stone);
                let homes: u64 = board.homes().map(|home| 1 << home).iter().sum();
                let ways: Vec<Cell> = Cells(board.around(stone) & free & !homes).collect();
                if ways.is_empty() {
                    break;
                }
                if board.reach(free, stone).count_ones() <= 13 {
                    let node = if first {
                        Node { trail, stone }
                    } else {
                        Node { trail: board.turned(trail), stone: board.turned_cell(stone) }
                    };
                    let mut covered: Vec<At> = Cells(trail).map(|cell| at(cell.0.into())).collect();
                    covered.sort_unstable();
                    known.clear();
                    let verdict = plain.verdict(&covered, at(stone), first, &mut known);
                    assert_eq!(search.verdict(node, &Stop::default()), Some(verdict), "{covered:?} {stone}");
                    compared += 1;
                    break;
                }
                trail |= 1 << stone;
                stone = ways[random::below(&mut rng, ways.len())].0.into();
                first = !first;
            }
        }
    }
}

#[test]
fn late_positions_of_the_largest_boards_are_as_plain_minimax_finds_them() {
    compare_late_on_large_boards(40);
}

#[test]
#[ignore = "minutes"]
fn ten_thousand_late_positions_of_the_largest_boards_are_as_plain_minimax_finds_them() {
    compare_late_on_large_boards(5000);
}

#[test]
fn what_was_forgotten_is_found_again() {
    for (files, ranks) in [(3, 3), (4, 3), (3, 5), (4, 4), (5, 4), (5, 5), (6, 5)] {
        compare_forgetful(files, ranks, 40);
    }
}

#[test]
#[ignore = "half a minute"]
fn what_was_forgotten_on_larger_boards_is_found_again() {
    for (files, ranks) in [(6, 6), (8, 5)] {
        compare_forgetful(files, ranks, 60);
    }
}

#[test]
fn late_positions_of_the_game_are_as_the_slow_rules_find_them() {
    compare_late(40);
}

#[test]
#[ignore = "minutes"]
fn ten_thousand_late_positions_of_the_game_are_as_the_slow_rules_find_them() {
    compare_late(10_000);
}

#[test]
#[ignore = "minutes"]
fn the_winner_of_every_entry_of_the_game_s_board_is_what_the_game_s_own_solver_proves() {
    let space = Rastros::new(7, 7);
    let entries = solved(&space);
    let mut solver = Solver::new(512);
    let (mut compared, mut next) = (0, Vec::new());
    for number in 0..entries.count() {
        let Some(found) = entries.code(number).verdict() else { continue };
        let text = space.text(number);
        if let Some(end) = end::<SlowRastros>(&text) {
            assert_eq!(found, end);
            continue;
        }
        space.expand(number, &mut next);
        let position = Game::parse_position(&Options::defaults(&[]), &text).expect("a position");
        let root = Root::<Game> { position, repetition_hashes: None, quiet_turns: 0, most_quiet_turns: None };
        let question =
            Question { budget: Budget { nodes: Some(u64::MAX / 2), ..Budget::default() }, ..Question::default() };
        let mut meter = Meter::new(&question.budget, &Stop::default());
        let proof = solver.search(&root, &question, &mut meter).score.proof.expect("without a bound it proves");
        assert_eq!(found.value == Value::Win, proof.ending == Ending::Win, "{text}");
        compared += 1;
    }
    println!("{compared} entries");
    assert!(compared > 300);
    let won: Vec<String> = worths(&space, &entries, "7/7/4o2/7/7/7/7 1", Value::Win);
    assert_eq!(won, ["d4", "d5", "e4", "e6", "f5"], "the moves that win from the start");
}

/// The moves of a value, sorted.
fn worths(space: &Rastros, entries: &Entries, text: &str, value: Value) -> Vec<String> {
    let number = space.number(text).expect("in the table");
    let seen = look(space, &space.text(number), &mut |number| Ok(entries.code(number))).expect("no file");
    let mut moves: Vec<String> =
        seen.moves.into_iter().filter(|worth| worth.verdict.value == value).map(|worth| worth.text).collect();
    moves.sort();
    moves
}

#[test]
fn best_play_ends_when_the_table_says() {
    let space = Rastros::new(5, 4);
    let entries = solved(&space);
    for cell in 0..20 {
        let number = space.start_on(cell);
        let Some(verdict) = entries.code(number).verdict() else { continue };
        let (seen, line) = explored(&space, &space.text(number), &mut |number| Ok(entries.code(number)));
        assert_eq!(line.len() as u32, verdict.plies, "{line:?}");
        assert!(seen.keeping >= 1 && seen.moves.len() >= seen.keeping);
        assert_eq!(seen.moves[0].verdict, verdict, "the best move is worth what the position is");
        // Nobody goes twice to one cell, and every step is to a neighbour.
        let mut stone = Cell(cell as u8);
        let mut been = vec![stone];
        for name in &line {
            let to = ludoteca_rules::Geometry::square(5, 4).parse(name).expect("a cell");
            assert!(space.board().around(u32::from(stone.0)) >> to.0 & 1 == 1 && !been.contains(&to), "{name}");
            been.push(to);
            stone = to;
        }
    }
    assert_eq!(entry(&space, &entries, "5/2o2/5/5 1").map(|verdict| verdict.value), Some(Value::Win));
}
