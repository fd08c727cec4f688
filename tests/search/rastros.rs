//! Rastros: prover, alpha-beta and the naive search agree, and positions that the prover takes for equal are.

use super::{PROVE, ask, find, make, naive, root};
use ludoteca::games::rastros::Rastros;
use ludoteca::games::rastros::eval::Judgement;
use ludoteca::rules::think::{Ending, Question, Stop};
use ludoteca::rules::{Notation, Options};
use ludoteca::search::alpha_beta::AlphaBeta;
use ludoteca::search::evaluation::Unjudged;
use ludoteca::search::exact::Prover;
use ludoteca::search::meter::Meter;
use ludoteca::search::{Root, Search};

fn prove(root: &Root<Rastros>) -> Vec<(ludoteca::rules::Cell, Ending)> {
    let question = Question { all: true, ..PROVE };
    let mut meter = Meter::new(&question.budget, &Stop::default());
    let answer = Prover::<Rastros, _>::new(Judgement::default(), 4).search(root, &question, &mut meter);
    let mut found: Vec<_> =
        answer.orders.iter().map(|(cell, score)| (*cell, score.proof.expect("it is proved").ending)).collect();
    found.sort_by_key(|(cell, _)| *cell);
    found
}

#[test]
fn the_prover_agrees_with_the_naive_search() {
    let mut compared = [0, 0];
    for seed in 0..200 {
        // So late that everything can be looked at.
        let Some(root) = root::<Rastros>(24, seed) else { continue };
        let mut expected: Vec<_> = naive::values::<Rastros, _>(&Unjudged, &root.position, 49)
            .into_iter()
            .map(|(cell, value)| (cell, if value > 0 { Ending::Win } else { Ending::Loss }))
            .collect();
        expected.sort_by_key(|(cell, _)| *cell);
        assert_eq!(prove(&root), expected, "{}", Rastros::print_position(&root.position));
        compared[usize::from(expected.iter().any(|(_, ending)| *ending == Ending::Win))] += 1;
    }
    assert!(compared.iter().all(|count| *count > 5), "{compared:?}");
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
        session.submit(ludoteca::rules::session::Request::Move(cell.to_owned())).expect("it is legal");
    }
    let answer = ask(&mut *make(entry, "proof-first"), &*session, &Question { all: true, ..PROVE });
    assert!(answer.score.proof.is_some() && answer.orders.iter().all(|(_, score)| score.proof.is_some()), "{answer:?}");
}
