//! Alpha-beta against the naive search in every game, whatever is judged; and what of the past counts.

use super::{depth, naive, root};
use ludoteca_games::{atari_go, avanco, gatos_caes, horizon, horizons, produto, rastros, sapiens, semaforo};
use ludoteca_rules::thinking::think::{Budget, Question, Stop};
use ludoteca_rules::{Game, hash};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::meter::Meter;
use ludoteca_search::{Evaluation, Root, Search};
use std::time::Duration;

/// A judgement without sense that is different for every position.
struct Arbitrary;

impl<G: Game> Evaluation<G> for Arbitrary {
    fn evaluate(&self, position: &G::Position) -> i32 {
        (hash::splitmix(G::hash(position)).0 % 2001) as i32 - 1000
    }
}

fn search<G: Game, E: Evaluation<G>>(
    searcher: &mut AlphaBeta<G, E>,
    root: &Root<G>,
    question: &Question,
) -> Vec<(G::Move, i32)> {
    let mut meter = Meter::new(&question.budget, &Stop::default());
    let analysis = searcher.search(root, question, &mut meter);
    analysis.orders.into_iter().map(|(played, score)| (played, score.value)).collect()
}

/// Compares all moves of random positions, and the best one with the value that is found without looking at all.
fn agrees<G: Game>(deep: u32, plies: usize, times: u64) {
    let mut searcher = AlphaBeta::<G, _>::exact(Arbitrary, 1);
    let mut compared = 0;
    for seed in 0..times {
        let Some(root) = root::<G>(plies + seed as usize % 3, seed) else { continue };
        let mut expected = naive::values::<G, _>(&Arbitrary, &root.position, deep);
        expected.sort_by_key(|(_, value)| -value);
        let all = Question { all: true, ..depth(deep) };
        assert_eq!(search(&mut searcher, &root, &all), expected, "{} {seed}", G::INFO.id);
        let mut meter = Meter::new(&Budget::default(), &Stop::default());
        let analysis = searcher.search(&root, &depth(deep), &mut meter);
        assert_eq!(analysis.score.value, expected[0].1, "{} {seed}", G::INFO.id);
        compared += 1;
    }
    assert!(compared > times / 2, "{}: {compared} of {times}", G::INFO.id);
}

#[test]
fn equals_the_naive_search_in_every_game_of_two_sides_in_turn() {
    agrees::<avanco::Avanco>(3, 20, 12);
    agrees::<semaforo::Semaforo>(4, 3, 12);
    agrees::<rastros::Rastros>(5, 5, 12);
    agrees::<gatos_caes::GatosCaes>(3, 20, 6);
    agrees::<atari_go::AtariGo>(2, 12, 6);
    agrees::<horizon::Horizon>(2, 30, 6);
    agrees::<horizons::Horizons>(2, 30, 4);
    agrees::<sapiens::Sapiens>(3, 40, 6);
    // Two stones in a turn: the same side decides twice in a row.
    agrees::<produto::Produto>(3, 52, 6);
    agrees::<produto::Produto>(3, 53, 6);
}

/// Judges every position as good for whoever is to move.
struct Content;

impl<G: Game> Evaluation<G> for Content {
    fn evaluate(&self, _position: &G::Position) -> i32 {
        77
    }
}

type Horizon = horizon::Horizon;

/// A position of Horizon and a move in it that can be taken back.
fn quiet_move() -> (Root<Horizon>, <Horizon as ludoteca_rules::Rules>::Move) {
    use ludoteca_rules::Rules;
    for seed in 0.. {
        let Some(root) = root::<Horizon>(10, seed) else { continue };
        let mut list = Vec::new();
        Horizon::moves(&root.position, &mut list);
        let quiet = |played: &&<Horizon as Rules>::Move| {
            !Horizon::irreversible(&root.position, **played) && !Horizon::progress(&root.position, **played)
        };
        if let Some(played) = list.iter().find(quiet) {
            let played = *played;
            return (root, played);
        }
    }
    unreachable!("some position of Horizon has a quiet move");
}

fn value_of_quiet_move(change: impl Fn(&mut Root<Horizon>, u64)) -> i32 {
    use ludoteca_rules::Rules;
    let (mut root, played) = quiet_move();
    let mut after = root.position;
    Horizon::play(&mut after, played);
    change(&mut root, Horizon::hash(&after));
    let mut searcher = AlphaBeta::<Horizon, _>::new(Content, 1);
    let values = search(&mut searcher, &root, &Question { all: true, ..depth(2) });
    values.iter().find(|(other, _)| *other == played).expect("every move is valued").1
}

#[test]
fn the_third_time_is_a_draw_and_the_second_is_not() {
    let line = |hashes: Vec<u64>| {
        value_of_quiet_move(move |root, after| {
            use ludoteca_rules::Rules;
            let here = Horizon::hash(&root.position);
            let hashes = hashes.iter().map(|code| [here, after, 7][*code as usize]).chain([here]);
            root.repetition_hashes = Some(hashes.collect());
        })
    };
    assert_eq!(line(vec![]), 77);
    assert_eq!(line(vec![1, 2]), 77);
    assert_eq!(line(vec![1, 2, 1, 2]), 0);
}

#[test]
fn too_long_without_progress_is_a_draw() {
    let turns = |quiet_turns| {
        value_of_quiet_move(move |root, _| {
            root.quiet_turns = quiet_turns;
            root.most_quiet_turns = Some(200);
        })
    };
    // After the first move there is one more for the other side before all is over.
    assert_eq!((turns(100), turns(199)), (77, 0));
}

/// A shorter win is worth more, and the distances are those of the naive search.
#[test]
fn wins_are_found_with_their_distance() {
    let mut found = 0;
    for seed in 0..60 {
        let Some(root) = root::<semaforo::Semaforo>(7, seed) else { continue };
        let expected = naive::values::<semaforo::Semaforo, _>(&Arbitrary, &root.position, 5);
        let best = expected.iter().map(|(_, value)| *value).max().expect("there is a move");
        let mut meter = Meter::new(&Budget::default(), &Stop::default());
        let analysis = AlphaBeta::exact(Arbitrary, 1).search(&root, &depth(5), &mut meter);
        if let Some(proof) = analysis.score.proof.filter(|_| best.abs() > 900_000) {
            assert_eq!((analysis.score.value, proof.plies), (best, Some((1_000_000 - best.abs()) as u32)), "{seed}");
            assert_eq!(analysis.line.len(), proof.plies.expect("it is known") as usize, "{seed}");
            found += 1;
        }
    }
    assert!(found > 20, "{found}");
}

/// A win that was proved with many turns left is not one where too few are left, though the table knows the position.
#[test]
fn a_remembered_win_must_come_before_the_draw() {
    let hour = Budget { time: Some(Duration::from_secs(3600)), depth: Some(6), nodes: None };
    let question = Question { all: true, budget: hour, seed: 0 };
    let mut compared = 0;
    for seed in 0..60 {
        let Some(mut root) = root::<Horizon>(60 + seed as usize % 20, seed) else { continue };
        let mut searcher = AlphaBeta::<Horizon, _>::new(Content, 4);
        let ask = |searcher: &mut AlphaBeta<Horizon, Content>, root: &Root<Horizon>| {
            let question = Question { budget: Budget { depth: Some(3), ..hour }, ..question };
            searcher.search(root, &question, &mut Meter::new(&question.budget, &Stop::default()))
        };
        ask(&mut searcher, &root);
        root.most_quiet_turns = Some(200);
        root.quiet_turns = 199;
        let known = ask(&mut searcher, &root);
        let fresh = ask(&mut AlphaBeta::new(Content, 4), &root);
        let proofs = |analysis: &ludoteca_rules::thinking::think::Analysis<_>| {
            analysis.orders.iter().filter(|(_, score)| score.proof.is_some()).count()
        };
        assert!(proofs(&known) <= proofs(&fresh), "{seed}: {known:?} {fresh:?}");
        compared += 1;
    }
    assert!(compared > 10, "{compared}");
}
