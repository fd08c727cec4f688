//! Apocalypse: what the computer plays at once with the other side, against small positions that are solved exactly by
//! linear programming.

mod known;
mod proofs;

use super::{find, make, nodes};
use ludoteca_games::apocalypse::eval::Judgement;
use ludoteca_games::apocalypse::{Apocalypse, Move, Order, Position};
use ludoteca_rules::session::Request;
use ludoteca_rules::thinking::think::{Budget, Question, Stop};
use ludoteca_rules::{Notation, Options, Rules, Seat, Side, Winner, random};
use ludoteca_search::meter::Meter;
use ludoteca_search::simultaneous::{MatrixGame, Simultaneous};
use ludoteca_search::{Evaluation, Root};
use microlp::{ComparisonOp, OptimizationDirection, Problem, SolveOutcome};
use std::collections::HashMap;
use std::time::Duration;

/// Turns without progress after which the game is a draw.
const MOST_QUIET: u32 = 50;

/// Each line: a position, how many more turns without progress are a draw, and what it is worth to White, of 1.
const SMALL: &str = include_str!("small.txt");

/// The bar, where a win is 1 and a draw ½.
const EXPLOITABLE: f64 = 0.03;

/// Values of a matrix game, row by row.
struct Matrix {
    columns: usize,
    cells: Vec<f64>,
}

impl Matrix {
    fn rows(&self) -> impl Iterator<Item = &[f64]> {
        self.cells.chunks(self.columns)
    }

    /// What the row player gets at least by the best mix: by a linear program.
    fn value(&self) -> f64 {
        let guaranteed = self.rows().map(|row| row.iter().copied().fold(f64::INFINITY, f64::min));
        let lower = guaranteed.fold(f64::NEG_INFINITY, f64::max);
        let column = |column: usize| self.rows().map(|row| row[column]).fold(f64::NEG_INFINITY, f64::max);
        let upper = (0..self.columns).map(column).fold(f64::INFINITY, f64::min);
        if lower == upper {
            return lower;
        }
        let mut program = Problem::new(OptimizationDirection::Maximize);
        let value = program.add_var(1.0, (-1.0, 1.0));
        let shares: Vec<_> = self.rows().map(|_| program.add_var(0.0, (0.0, 1.0))).collect();
        let ones: Vec<_> = shares.iter().map(|share| (*share, 1.0)).collect();
        program.add_constraint(ones.as_slice(), ComparisonOp::Eq, 1.0);
        for column in 0..self.columns {
            let mut against: Vec<_> =
                shares.iter().zip(self.rows()).map(|(share, row)| (*share, row[column])).collect();
            against.push((value, -1.0));
            program.add_constraint(against.as_slice(), ComparisonOp::Ge, 0.0);
        }
        match program.solve().expect("a matrix game has a value") {
            SolveOutcome::Solution(solution) => solution.objective(),
            SolveOutcome::Interrupted(_) => unreachable!("no limit was set"),
        }
    }
}

/// Backward induction over all positions that can follow, until there are more than so many or one comes back.
struct Exact {
    /// `None` while a position is looked at: where it comes back, by a relocation, there is no induction.
    known: HashMap<(u64, u32), Option<f64>>,
    most: usize,
}

impl Exact {
    fn new(most: usize) -> Self {
        Self { known: HashMap::new(), most }
    }

    /// What a position is worth to White, from −1 to 1.
    fn value(&mut self, position: &Position, quiet: u32) -> Option<f64> {
        if let Some(outcome) = Apocalypse::outcome(position) {
            return Some(match outcome.winner {
                Winner::Draw => 0.0,
                Winner::Side(Side(side)) => 1.0 - 2.0 * f64::from(side),
            });
        }
        if quiet >= MOST_QUIET && !Apocalypse::is_follow_up(position) {
            return Some(0.0);
        }
        let key = (Apocalypse::hash(position), quiet);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        if self.known.len() >= self.most {
            return None;
        }
        self.known.insert(key, None);
        let value = self.matrix(position, quiet)?.value();
        self.known.insert(key, Some(value));
        Some(value)
    }

    /// The values of all pairs of orders that the rules accept, illegal ones last.
    fn matrix(&mut self, position: &Position, quiet: u32) -> Option<Matrix> {
        let [white, black] = [0, 1].map(|side| proofs::orders_of(position, side));
        let pairs = white.iter().flat_map(|white| black.iter().map(|black| Move([*white, *black])));
        let cells: Option<Vec<f64>> = pairs
            .map(|played| {
                let mut after = position.clone();
                Apocalypse::play(&mut after, played);
                let turn = u32::from(!Apocalypse::is_follow_up(position));
                let quiet = if Apocalypse::progress(position, played) { 0 } else { quiet + turn };
                self.value(&after, quiet)
            })
            .collect();
        Some(Matrix { columns: black.len(), cells: cells? })
    }
}

/// The legal orders of both sides.
fn orders(position: &Position) -> [Vec<Order>; 2] {
    [0, 1].map(|seat| {
        let mut list = Vec::new();
        Apocalypse::orders(position, Seat(seat), &mut list);
        list
    })
}

fn small() -> Vec<(Root<Apocalypse>, f64)> {
    let lines = SMALL.lines().filter(|line| !line.starts_with('#'));
    let parse = |line: &str| {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [position, left, value] = fields.as_slice() else { panic!("three fields: {line}") };
        let position = Apocalypse::parse_position(&Options::defaults(&[]), position).expect("it is a position");
        let quiet_turns = MOST_QUIET - left.parse::<u32>().expect("a number");
        let root = Root { position, repetition_hashes: None, quiet_turns, most_quiet_turns: Some(MOST_QUIET) };
        (root, value.parse().expect("a number"))
    };
    lines.map(parse).collect()
}

/// How much the other side could gain by knowing how each side plays, the larger of both.
fn exploitability(root: &Root<Apocalypse>, value: f64, matrix: &Matrix, budget: Budget) -> f64 {
    let mut meter = Meter::new(&budget, &Stop::default());
    let solution = Simultaneous::<Apocalypse, _>::new(Judgement::default(), 2).solve(
        root,
        &Question { budget, ..Question::default() },
        &mut meter,
    );
    let [white, black] = [0, 1].map(|side: usize| {
        let shares: Vec<f64> = solution.strategies[side].iter().map(|(_, share)| *share).collect();
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-6 && shares.iter().all(|share| *share >= 0.0));
        shares
    });
    let against_white = (0..matrix.columns)
        .map(|column| matrix.rows().zip(&white).map(|(row, share)| share * row[column]).sum::<f64>());
    let against_black = matrix.rows().map(|row| row.iter().zip(&black).map(|(cell, share)| share * cell).sum::<f64>());
    let lost =
        [value - against_white.fold(f64::INFINITY, f64::min), against_black.fold(f64::NEG_INFINITY, f64::max) - value];
    lost[0].max(lost[1]) / 2.0
}

fn small_positions_are_played_well(budget: Budget) {
    let (mut count, mut worst, mut sum) = (0, 0.0_f64, 0.0);
    for (root, expected) in small() {
        let mut exact = Exact::new(usize::MAX);
        let matrix = exact.matrix(&root.position, root.quiet_turns).expect("it is small");
        let value = matrix.value();
        let text = Apocalypse::print_position(&root.position);
        assert!((value - expected).abs() < 1e-4, "{text}: {value} and not {expected}");
        let exploitability = exploitability(&root, value, &matrix, budget);
        assert!(exploitability <= EXPLOITABLE, "{text}: {exploitability}");
        worst = worst.max(exploitability);
        sum += exploitability;
        count += 1;
    }
    println!("{count} positions, at worst {worst:.4}, on average {:.4}", sum / f64::from(count));
    assert!(count >= 50, "{count}");
}

#[test]
fn small_positions_are_hardly_exploitable() {
    small_positions_are_played_well(Budget { time: None, nodes: Some(20_000), depth: None });
}

/// The bar itself, for a quick machine.
#[test]
#[ignore = "measures: cargo xtask measure exploitability"]
fn small_positions_are_hardly_exploitable_after_a_second() {
    small_positions_are_played_well(Budget { time: Some(Duration::from_secs(1)), nodes: None, depth: None });
}

/// Prints the lines of the data: positions in which neither side has a best order.
#[test]
#[ignore = "makes data: cargo xtask small-positions"]
fn make_small_positions() {
    let mut rng = random::generator(12);
    let mut found = 0;
    while found < 60 {
        let [pawns, knights] = [1, 0].map(|least| [0, 1].map(|_| least + random::below(&mut rng, 2)));
        let position = random_position(&mut rng, pawns, knights);
        let left = 1 + random::below(&mut rng, 3) as u32;
        let mut exact = Exact::new(400);
        let Some(matrix) = exact.matrix(&position, MOST_QUIET - left).filter(|_| !Apocalypse::is_over(&position))
        else {
            continue;
        };
        let value = matrix.value();
        let pure = matrix.rows().any(|row| row.iter().all(|cell| *cell > value - 1e-6));
        let pure_too = (0..matrix.columns).any(|column| matrix.rows().all(|row| row[column] < value + 1e-6));
        if !pure && !pure_too && exact.known.len() > 5 {
            println!("{} | {left} | {value:.5}", Apocalypse::print_position(&position));
            found += 1;
        }
    }
}

/// Both solve the same matrix games, by different programs.
#[test]
fn matrix_games_are_solved_as_by_another_solver() {
    let mut rng = random::generator(5);
    let mut game = MatrixGame::default();
    for number in 0..300 {
        let (rows, columns) = (1 + random::below(&mut rng, 9), 1 + random::below(&mut rng, 9));
        let kinds = if number % 2 == 0 { 3 } else { 1000 };
        let cells: Vec<f64> =
            (0..rows * columns).map(|_| random::below(&mut rng, kinds) as f64 / (kinds - 1) as f64).collect();
        game.solve(rows, columns, &cells);
        let matrix = Matrix { columns, cells };
        assert!((game.value - matrix.value()).abs() < 1e-6, "{number}: {} {}", game.value, matrix.value());
    }
}

#[test]
fn the_judgement_is_the_same_for_both_sides() {
    let mut rng = random::generator(3);
    for _ in 0..30 {
        let mut position = Apocalypse::start(&Options::defaults(&[]), Seat(0));
        for _ in 0..6 {
            let Some(played) = Apocalypse::random_move(&position, &mut rng, &mut Vec::new()) else { break };
            Apocalypse::play(&mut position, played);
            let turn =
                |board: u32| (0..25).filter(|cell| board >> cell & 1 != 0).fold(0, |all, cell| all | 1 << (24 - cell));
            let swap = |boards: [u32; 2]| [turn(boards[1]), turn(boards[0])];
            let [white, black] = position.penalties;
            let other =
                Position { knights: swap(position.knights), pawns: swap(position.pawns), penalties: [black, white] };
            let evaluate = |position: &Position, side| Judgement::default().evaluate_for(position, Side(side));
            assert_eq!(evaluate(&position, 0), evaluate(&other, 1));
            assert_eq!(evaluate(&position, 0), -evaluate(&position, 1));
        }
    }
}

#[test]
fn different_seeds_draw_different_orders_and_the_same_one_the_same() {
    let entry = find("apocalypse");
    let mut thinker = make(entry, "matrix");
    let mut mixed = 0;
    for (root, _) in small().into_iter().take(12) {
        let text = Apocalypse::print_position(&root.position);
        let session = entry.from_position(Options::defaults(entry.info.options), &text).expect("it is a position");
        let mut drawn = || {
            let best = |seed| {
                thinker.think(&session.snapshot(Seat(0)), &Question { seed, ..nodes(500) }, &Stop::default()).best
            };
            (0..8).map(best).collect::<Vec<_>>()
        };
        let first = drawn();
        mixed += u32::from(first.iter().any(|order| *order != first[0]));
        assert_eq!(drawn(), first, "{text}");
    }
    assert!(mixed > 3, "{mixed}");
}

/// The search of a seat alone: a pawn is put where it can be neither taken nor kept from going on.
#[test]
fn a_seat_alone_decides_too() {
    let session = find("apocalypse").from_position(Options::defaults(&[]), "P4/N4/4p/5/N3n w 0:0 a5");
    let mut session = session.expect("it is a position");
    assert_eq!(session.asked().iter().collect::<Vec<_>>(), [Seat(0)]);
    let question = Question { all: true, ..nodes(5000) };
    let answer = make(find("apocalypse"), "matrix").think(&session.snapshot(Seat(0)), &question, &Stop::default());
    // An illegal order is a choice too.
    assert_eq!(answer.orders.len(), session.orders(Seat(0)).len() + 1);
    session.submit(Request::Order(Seat(0), answer.best.expect("it is asked"))).expect("it is legal");
    let nobody = make(find("apocalypse"), "matrix").think(&session.snapshot(Seat(1)), &question, &Stop::default());
    assert!(session.asked().contains(Seat(1)) == nobody.best.is_some());
}

/// So many pawns and knights of each side on random cells.
fn random_position(rng: &mut impl rand::Rng, pawns: [usize; 2], knights: [usize; 2]) -> Position {
    let mut cells: Vec<u32> = (0..25).collect();
    let mut take = |from: u32, to: u32| loop {
        let index = random::below(rng, cells.len());
        if (from..to).contains(&cells[index]) {
            return 1 << cells.swap_remove(index);
        }
    };
    let mut position = Position { knights: [0; 2], pawns: [0; 2], penalties: [0; 2] };
    for (side, (low, high)) in [(0, 20), (5, 25)].into_iter().enumerate() {
        (0..pawns[side]).for_each(|_| position.pawns[side] |= take(low, high));
        (0..knights[side]).for_each(|_| position.knights[side] |= take(0, 25));
    }
    position
}
