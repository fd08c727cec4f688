//! Rastros: solver, prover, alpha-beta and the naive search agree, and positions that the prover takes for equal are.

use super::{PROVE, ask, find, make, naive, root};
use ludoteca_games::rastros::eval::Judgement;
use ludoteca_games::rastros::rules::Position;
use ludoteca_games::rastros::solver::Solver;
use ludoteca_games::rastros::{Rastros, geography};
use ludoteca_rules::thinking::think::{Budget, Ending, Question, Stop};
use ludoteca_rules::{Cell, Notation, Options, Rules};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::evaluation::NullEvaluation;
use ludoteca_search::exact::{ProofNumber, Prover};
use ludoteca_search::meter::Meter;
use ludoteca_search::{Root, Search};
use std::time::Duration;

fn prove(root: &Root<Rastros>) -> Vec<(Cell, Ending)> {
    prove_by(&mut Prover::<Rastros, _>::new(Judgement::default(), 4), root)
}

fn prove_by(searcher: &mut dyn Search<Rastros>, root: &Root<Rastros>) -> Vec<(Cell, Ending)> {
    let question = Question { all: true, ..PROVE };
    let mut meter = Meter::new(&question.budget, &Stop::default());
    let answer = searcher.search(root, &question, &mut meter);
    let mut found: Vec<_> =
        answer.orders.iter().map(|(cell, score)| (*cell, score.proof.expect("it is proved").ending)).collect();
    found.sort_by_key(|(cell, _)| *cell);
    found
}

#[test]
fn the_prover_agrees_with_the_naive_search() {
    let mut compared = [0, 0];
    let mut solver = Solver::new(4);
    for seed in 0..200 {
        // So late that everything can be looked at.
        let Some(root) = root::<Rastros>(24, seed) else { continue };
        let mut expected: Vec<_> = naive::values::<Rastros, _>(&NullEvaluation, &root.position, 49)
            .into_iter()
            .map(|(cell, value)| (cell, if value > 0 { Ending::Win } else { Ending::Loss }))
            .collect();
        expected.sort_by_key(|(cell, _)| *cell);
        let text = Rastros::print_position(&root.position);
        assert_eq!(prove(&root), expected, "{text}");
        assert_eq!(prove_by(&mut solver, &root), expected, "{text}");
        compared[usize::from(expected.iter().any(|(_, ending)| *ending == Ending::Win))] += 1;
    }
    assert!(compared.iter().all(|count| *count > 5), "{compared:?}");
}

/// What one proof shows is used in other positions, and kept from question to question.
#[test]
fn the_solver_agrees_with_the_prover() {
    let mut compared = [0, 0];
    let mut kept = Solver::new(4);
    let hour = Budget { time: Some(Duration::from_secs(3600)), ..Budget::default() };
    for seed in 0..150 {
        let Some(root) = root::<Rastros>(13 + seed as usize % 5, seed) else { continue };
        let expected = prove(&root);
        let text = Rastros::print_position(&root.position);
        assert_eq!(prove_by(&mut Solver::new(4), &root), expected, "{text}");
        // A small memory, so that much is found out again.
        let mut numbers = ProofNumber::<Rastros, _>::new(Judgement::default(), 1);
        assert_eq!(prove_by(&mut numbers, &root), expected, "{text}");
        let question = Question { all: true, budget: hour, seed: 0 };
        let answer = kept.search(&root, &question, &mut Meter::new(&hour, &Stop::default()));
        let wins = |cell: &Cell| expected.contains(&(*cell, Ending::Win));
        for (cell, score) in answer.orders {
            assert_eq!(score.proof.map(|proof| proof.ending == Ending::Win), Some(wins(&cell)), "{text} {cell:?}");
        }
        compared[usize::from(expected.iter().any(|(_, ending)| *ending == Ending::Win))] += 1;
    }
    assert!(compared.iter().all(|count| *count > 5), "{compared:?}");
}

/// Who wins by the cells alone, against the naive search on positions whose homes are covered.
#[test]
fn pairs_of_cells_decide_where_no_home_is_left() {
    let mut compared = [0, 0];
    for seed in 0..600 {
        let Some(root) = root::<Rastros>(25, seed) else { continue };
        let homes = 1 | 1 << 48;
        if homes & root.position.stone().bit() != 0 {
            continue;
        }
        let position = Position::new(root.position.trail() | homes, root.position.stone(), root.position.mover());
        if Rastros::is_over(&position) {
            continue;
        }
        let values = naive::values::<Rastros, _>(&NullEvaluation, &position, 49);
        let wins = values.iter().any(|(_, value)| *value > 0);
        let decided = geography::decided(&position).expect("no home is left");
        assert_eq!(decided.0, wins, "{}", Rastros::print_position(&position));
        compared[usize::from(wins)] += 1;
    }
    assert!(compared.iter().all(|count| *count > 20), "{compared:?}");
}

#[test]
fn the_prover_agrees_with_alpha_beta() {
    let mut compared = 0;
    for seed in 0..60 {
        let Some(root) = root::<Rastros>(12, seed) else { continue };
        let wins = prove(&root).iter().any(|(_, ending)| *ending == Ending::Win);
        let mut meter = Meter::new(&PROVE.budget, &Stop::default());
        let score = AlphaBeta::new(Judgement::default(), 8).search(&root, &PROVE, &mut meter).score;
        let ending = score.proof.expect("it is proved").ending;
        assert_eq!(
            ending,
            if wins { Ending::Win } else { Ending::Loss },
            "{}",
            Rastros::print_position(&root.position)
        );
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

/// The cells that win in the middle of a game, and the whole answer of the searcher that people play against.
#[test]
fn a_position_of_the_opening_is_proved() {
    let entry = find("rastros");
    let mut session = entry.start(Options::defaults(&[]));
    for cell in ["f4", "f5", "f6", "g5"] {
        session.submit(ludoteca_rules::session::Request::Move(cell.to_owned())).expect("it is legal");
    }
    let answer = ask(&mut *make(entry, "proof-first"), &*session, &Question { all: true, ..PROVE });
    assert!(answer.score.proof.is_some() && answer.orders.iter().all(|(_, score)| score.proof.is_some()), "{answer:?}");
}
