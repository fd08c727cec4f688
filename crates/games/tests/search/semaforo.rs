//! Semáforo is solved, and an independent search agrees wherever it can.

use super::{PROVE, ask, find, make, root};
use ludoteca_games::semaforo::Semaforo;
use ludoteca_rules::session::Request;
use ludoteca_rules::thinking::think::{Budget, Ending, Question, Stop};
use ludoteca_rules::{Options, Rules, Seat, random};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::evaluation::NullEvaluation;
use ludoteca_search::exact::tablebase::{self, IndexedGame, SLICE, Tablebase};
use ludoteca_search::meter::Meter;
use ludoteca_search::{Root, Search};
use std::sync::OnceLock;
use std::time::Duration;

pub fn table() -> &'static Tablebase<Semaforo> {
    static TABLE: OnceLock<Tablebase<Semaforo>> = OnceLock::new();
    TABLE.get_or_init(Tablebase::build)
}

/// The figures of J. P. Neto's page and of two other programs.
#[test]
fn the_second_player_wins_in_26_plies_whatever_the_first_does() {
    let session = find("semaforo").start(Options::defaults(&[]));
    let answer = ask(&mut *make(find("semaforo"), "table"), &*session, &Question { all: true, ..PROVE });
    let proof = answer.score.proof.expect("it is solved");
    assert_eq!((proof.ending, proof.plies, answer.line.len()), (Ending::Loss, Some(26), 26));
    let plies: Vec<(&str, Option<u32>)> = answer
        .orders
        .iter()
        .map(|(order, score)| {
            (order.as_str(), score.proof.filter(|proof| proof.ending == Ending::Loss).and_then(|proof| proof.plies))
        })
        .collect();
    let (slow, quick): (Vec<_>, Vec<_>) = plies.iter().partition(|(_, plies)| *plies == Some(26));
    let names = |list: Vec<&(&str, Option<u32>)>| {
        let mut names: Vec<String> = list.iter().map(|(order, _)| (*order).to_owned()).collect();
        names.sort();
        names
    };
    assert!(quick.iter().all(|(_, plies)| *plies == Some(24)));
    assert_eq!(names(slow.iter().collect()), ["a2", "b1", "b3", "c1", "c3", "d2"]);
    assert_eq!(names(quick.iter().collect()), ["a1", "a3", "b2", "c2", "d1", "d3"]);
}

#[test]
fn all_positions_are_counted() {
    let mut seen = vec![0_u64; Semaforo::INDEX_COUNT / 64];
    let start = Semaforo::index(&Semaforo::start(&Options::defaults(&[]), Seat(0)));
    seen[start / 64] |= 1 << (start % 64);
    let mut reached = 0;
    // Every move leads to a higher number.
    for number in 0..Semaforo::INDEX_COUNT {
        if seen[number / 64] >> (number % 64) & 1 == 0 {
            continue;
        }
        let mut over = true;
        for next in Semaforo::successors(number) {
            assert!(next > number);
            seen[next / 64] |= 1 << (next % 64);
            over = false;
        }
        reached += u32::from(!over);
    }
    assert_eq!(reached, 9_038_683);
}

#[test]
fn the_numbers_follow_the_rules() {
    let mut list = Vec::new();
    for seed in 0..200 {
        let Some(root) = root::<Semaforo>(seed as usize % 14, seed) else { continue };
        Semaforo::moves(&root.position, &mut list);
        let after = list.iter().map(|played| {
            let mut after = root.position;
            Semaforo::play(&mut after, *played);
            (Semaforo::index(&after), Semaforo::is_over(&after))
        });
        let next = Semaforo::successors(Semaforo::index(&root.position));
        assert_eq!(
            after.collect::<Vec<_>>(),
            next.map(|next| (next, Semaforo::successors(next).next().is_none())).collect::<Vec<_>>()
        );
    }
}

#[test]
fn alpha_beta_finds_the_same_distances() {
    let mut compared = 0;
    for seed in 0..120 {
        let Some(root) = root::<Semaforo>(9, seed) else { continue };
        let mut meter = Meter::new(&PROVE.budget, &Stop::default());
        let proof =
            AlphaBeta::exact(NullEvaluation, 8).search(&root, &PROVE, &mut meter).score.proof.expect("it is proved");
        let plies = table().plies(&root.position);
        let ending = if plies % 2 == 1 { Ending::Win } else { Ending::Loss };
        assert_eq!((proof.ending, proof.plies), (ending, Some(plies)), "{:?}", root.position);
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

/// To complete the table takes half a second, so a question with less time is answered without it, and adds a slice.
#[test]
fn a_question_without_time_is_answered_without_the_table() {
    static COMPLETE: OnceLock<Tablebase<Semaforo>> = OnceLock::new();
    let mut thinker = tablebase::thinker(&COMPLETE, AlphaBeta::exact(NullEvaluation, 1));
    let session = find("semaforo").start(Options::defaults(&[]));
    let at_once = Question { budget: Budget { time: Some(Duration::ZERO), ..PROVE.budget }, ..PROVE };
    let slices = Semaforo::INDEX_COUNT / SLICE;
    for question in 1..=slices {
        let answer = ask(&mut *thinker, &*session, &at_once);
        let best = answer.best.expect("there is an order");
        assert!(session.orders(Seat(0)).contains(&best), "{best}");
        let known = answer.score.proof.and_then(|proof| proof.plies);
        assert_eq!(known, (question == slices).then_some(26), "question {question} of {slices}");
        assert_eq!(COMPLETE.get().is_some(), question == slices, "question {question} of {slices}");
    }
}

/// Against random orders: second from the start, which is won, it wins every game; and first it wins each in which it
/// is ever given a won position.
#[test]
fn a_won_position_is_never_lost_in_a_thousand_games_against_random() {
    let entry = find("semaforo");
    let mut thinker = make(entry, "table");
    let mut rng = random::generator(3);
    let mut won_first = 0;
    for game in 0..1000 {
        let computer = Seat(if game % 2 == 0 { 1 } else { 0 });
        let mut session = entry.start(Options::defaults(&[]));
        let mut must_win = false;
        while let Some(seat) = session.asked().iter().next() {
            let order = if seat == computer {
                let answer = ask(&mut *thinker, &*session, &PROVE);
                let wins = answer.score.proof.expect("all is known").ending == Ending::Win;
                assert!(wins || !must_win && computer == Seat(0), "a won position was given away in game {game}");
                must_win |= wins;
                answer.best.expect("there is an order")
            } else {
                let orders = session.orders(seat);
                orders[random::below(&mut rng, orders.len())].clone()
            };
            session.submit(Request::Order(seat, order)).expect("it is legal");
        }
        let winner = session.outcome().expect("it is over").winner;
        let won = winner == ludoteca_rules::Winner::Side(session.side_of(computer).expect("a seat"));
        assert!(won || !must_win, "game {game}");
        won_first += u32::from(won && computer == Seat(0));
    }
    assert!(won_first > 400, "{won_first}");
}

/// What is remembered of one search is right in the next one, whose root is farther from the end, as after undo: the
/// same positions are farther from that root.
#[test]
fn distances_stay_true_when_moves_are_taken_back() {
    let hours = Budget { time: Some(Duration::from_secs(100_000)), ..Budget::default() };
    let mut compared = 0;
    for seed in 0..60 {
        let Some(root) = root::<Semaforo>(8, seed) else { continue };
        let (mut rng, mut list) = (random::generator(seed), Vec::new());
        let mut line = vec![root.position];
        while let Some(played) = Semaforo::random_move(&line[line.len() - 1], &mut rng, &mut list) {
            let mut after = line[line.len() - 1];
            Semaforo::play(&mut after, played);
            line.push(after);
        }
        let mut searcher = AlphaBeta::exact(NullEvaluation, 8);
        for position in line.into_iter().rev().skip(1) {
            let mut meter = Meter::new(&hours, &Stop::default());
            let at: Root<Semaforo> = Root { position, repetition_hashes: None, quiet_turns: 0, most_quiet_turns: None };
            let analysis = searcher.search(&at, &Question { all: true, ..PROVE }, &mut meter);
            for (played, score) in &analysis.orders {
                let mut after = position;
                Semaforo::play(&mut after, *played);
                let plies = table().plies(&after) + 1;
                assert_eq!(score.proof.and_then(|proof| proof.plies), Some(plies), "{position:?} {played:?}");
            }
            compared += 1;
        }
    }
    assert!(compared > 40, "{compared}");
}

/// What is remembered of one search is right in the next one, whose root is nearer to the end.
#[test]
fn distances_stay_true_from_move_to_move() {
    let hours = Budget { time: Some(Duration::from_secs(100_000)), ..Budget::default() };
    let mut compared = 0;
    for seed in 0..40 {
        let Some(mut root) = root::<Semaforo>(8, seed) else { continue };
        let mut searcher = AlphaBeta::exact(NullEvaluation, 8);
        while !Semaforo::is_over(&root.position) {
            let mut meter = Meter::new(&hours, &Stop::default());
            let analysis = searcher.search(&root, &PROVE, &mut meter);
            let plies = table().plies(&root.position);
            assert_eq!(analysis.score.proof.and_then(|proof| proof.plies), Some(plies), "{:?}", root.position);
            Semaforo::play(&mut root.position, analysis.best.expect("there is a move"));
            compared += 1;
        }
    }
    assert!(compared > 40, "{compared}");
}
