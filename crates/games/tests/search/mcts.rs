//! Search by playouts: what it proves is true, it finds what a few playouts show, and it keeps what it learned.

use super::{PROVE, ask, find, make, nodes, played, root};
use ludoteca_games::rastros::Rastros;
use ludoteca_games::rastros::eval::Judgement;
use ludoteca_games::semaforo::Semaforo;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::thinking::think::{Analysis, Budget, Ending, Question, Stop, Thinker};
use ludoteca_rules::{Notation, Options};
use ludoteca_search::Search;
use ludoteca_search::evaluation::NullEvaluation;
use ludoteca_search::exact::{Prover, Tablebase};
use ludoteca_search::mcts::Uct;
use ludoteca_search::meter::Meter;
use std::time::Duration;

#[test]
fn what_the_tree_proves_is_what_the_prover_proves() {
    let mut compared = 0;
    for seed in 0..80 {
        let Some(root) = root::<Rastros>(18, seed) else { continue };
        let meter = || Meter::new(&PROVE.budget, &Stop::default());
        let sure = Prover::<Rastros, _>::new(Judgement::default(), 1).search(&root, &PROVE, &mut meter());
        let mut uct = Uct::<Rastros, _>::new(NullEvaluation, None, 64);
        let question = nodes(20_000);
        let found = uct.search(&root, &question, &mut Meter::new(&question.budget, &Stop::default()));
        let Some(proof) = found.score.proof else { continue };
        let text = Rastros::print_position(&root.position);
        assert_eq!(Some(proof.ending), sure.score.proof.map(|proof| proof.ending), "{text}");
        compared += 1;
    }
    assert!(compared > 15, "{compared}");
}

#[test]
fn distances_are_no_shorter_than_true_ones() {
    let table = Tablebase::<Semaforo>::build();
    let mut compared = 0;
    for seed in 0..120 {
        let Some(root) = root::<Semaforo>(8, seed) else { continue };
        let question = nodes(4000);
        let mut meter = Meter::new(&question.budget, &Stop::default());
        let found = Uct::<Semaforo, _>::new(NullEvaluation, None, 8).search(&root, &question, &mut meter);
        let Some(proof) = found.score.proof else { continue };
        let plies = table.plies(&root.position);
        assert_eq!(proof.ending == Ending::Win, plies % 2 == 1, "{:?}", root.position);
        if proof.ending == Ending::Win {
            assert!(proof.plies >= Some(plies), "{:?}: {proof:?} {plies}", root.position);
        }
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

/// One capture wins: it is seen at once, in a game of which nothing is told to the search.
#[test]
fn a_win_in_one_is_played() {
    let entry = find("atari-go");
    for seed in 0..8 {
        // Random stones are sure to stand in atari at some time.
        let capture = (10..60).filter_map(|plies| played(entry, plies, seed)).find_map(|session| {
            let answer = ask(&mut *make(entry, "uct"), &*session, &nodes(300));
            let proof = answer.score.proof.filter(|proof| proof.plies == Some(1))?;
            Some((session, answer, proof))
        });
        let (mut session, answer, proof) = capture.expect("some position has a capture");
        assert_eq!(proof.ending, Ending::Win);
        session.submit(Request::Move(answer.best.expect("there is a move"))).expect("it is legal");
        assert!(session.outcome().is_some());
    }
}

/// A tree search with a bound on time, the position after its first two expected moves, what it was asked at first and
/// what it answered.
fn after_the_expected_moves() -> (Box<dyn Thinker>, Box<dyn Session>, Question, Analysis) {
    let entry = find("gatos-caes");
    let mut session = entry.start(Options::defaults(entry.info.options));
    let budget = Budget { time: Some(Duration::from_secs(3600)), nodes: Some(5000), depth: None };
    let question = Question { budget, ..Question::default() };
    let mut thinker = make(entry, "uct");
    let answer = ask(&mut *thinker, &*session, &question);
    for text in &answer.line[..2] {
        session.submit(Request::Move(text.clone())).expect("it is legal");
    }
    (thinker, session, question, answer)
}

/// With a bound on time the tree is kept: after the expected moves, more is known of the position than a search of one
/// playout finds.
#[test]
fn the_tree_is_kept_from_one_move_to_the_next() {
    let (mut thinker, session, question, answer) = after_the_expected_moves();
    let one = Question { budget: Budget { nodes: Some(1), ..question.budget }, ..question };
    let kept = ask(&mut *thinker, &*session, &one);
    assert_eq!((kept.nodes, kept.line.first()), (1, answer.line.get(2)));
    assert!(kept.line.len() + 2 >= answer.line.len(), "{kept:?} {answer:?}");
}

/// Taking the tree over takes time, which a search that was stopped does not spend.
#[test]
fn a_stopped_search_takes_no_tree_over() {
    let (mut thinker, session, question, _) = after_the_expected_moves();
    let stop = Stop::default();
    stop.stop();
    let seat = session.asked().iter().next().expect("it goes on");
    let stopped = thinker.think(&session.snapshot(seat), &question, &stop);
    assert_eq!((stopped.nodes, stopped.line.len()), (0, 1));
}
