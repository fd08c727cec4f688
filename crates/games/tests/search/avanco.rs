//! Avanço: what is proved without a search is true, and short wins are found.

use super::{PROVE, ask, find, make, naive, root};
use ludoteca_games::avanco::Avanco;
use ludoteca_games::avanco::eval::{Judgement, Value};
use ludoteca_games::avanco::features::Features;
use ludoteca_games::avanco::patterns::Patterns;
use ludoteca_rules::thinking::think::{Ending, Stop};
use ludoteca_rules::{Notation, Options, Rules};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::evaluation::NullEvaluation;
use ludoteca_search::exact::ProofNumber;
use ludoteca_search::meter::Meter;
use ludoteca_search::score::{is_proof, loss_in, win_in};
use ludoteca_search::{Evaluation, Root, Search};

/// Positions with few pieces, in which races happen.
fn sparse(seed: u64) -> Option<Root<Avanco>> {
    root::<Avanco>(24 + seed as usize % 16, seed)
}

#[test]
fn a_race_that_is_called_won_or_lost_is() {
    let (mut won, mut lost) = (0, 0);
    for seed in 0..400 {
        let Some(root) = sparse(seed) else { continue };
        let Some(plies) = <Judgement<Features> as Evaluation<Avanco>>::static_proof(&root.position) else { continue };
        // Longer races take too long to check by looking at everything.
        if plies.abs() > 5 {
            continue;
        }
        let values = naive::values::<Avanco, _>(&NullEvaluation, &root.position, plies.unsigned_abs());
        let best = values.iter().map(|(_, value)| *value).max().expect("there is a move");
        if plies > 0 {
            assert!(best >= win_in(plies as u32), "{}: {plies} {best}", Avanco::print_position(&root.position));
            won += 1;
        } else {
            assert!(
                best <= loss_in(plies.unsigned_abs()),
                "{}: {plies} {best}",
                Avanco::print_position(&root.position)
            );
            lost += 1;
        }
    }
    assert!(won > 20 && lost > 10, "{won} {lost}");
}

/// The whole search with all that it leaves out proves nothing that the exact one does not.
#[test]
fn proofs_of_the_fast_search_are_those_of_the_exact_one() {
    let mut compared = 0;
    for seed in 0..150 {
        let Some(root) = sparse(seed) else { continue };
        let question = super::depth(6);
        let mut meter = Meter::new(&question.budget, &Stop::default());
        let fast =
            AlphaBeta::<Avanco, _>::new(Judgement(Features::default()), 1).search(&root, &question, &mut meter).score;
        let Some(proof) = fast.proof.filter(|proof| proof.plies.is_some_and(|plies| plies <= 7)) else { continue };
        let question = super::depth(proof.plies.expect("it is known"));
        let mut meter = Meter::new(&question.budget, &Stop::default());
        let exact = AlphaBeta::<Avanco, _>::exact(Judgement(Features::default()), 16)
            .search(&root, &question, &mut meter)
            .score;
        assert!(is_proof(exact.value), "{}: {fast:?} {exact:?}", Avanco::print_position(&root.position));
        assert_eq!(exact.proof.map(|proof| proof.ending), Some(proof.ending));
        if proof.ending == Ending::Win {
            assert!(exact.value >= fast.value, "{fast:?} {exact:?}");
        }
        compared += 1;
    }
    assert!(compared > 40, "{compared}");
}

/// Proof numbers find the wins of alpha-beta, and prove nothing that it refutes.
#[test]
fn proof_numbers_agree_with_alpha_beta() {
    let mut compared = [0, 0];
    for seed in 0..80 {
        let Some(root) = sparse(seed) else { continue };
        let question = super::depth(5);
        let mut meter = Meter::new(&question.budget, &Stop::default());
        let score = AlphaBeta::<Avanco, _>::exact(NullEvaluation, 8).search(&root, &question, &mut meter).score;
        let question = super::nodes(20_000);
        let mut meter = Meter::new(&question.budget, &Stop::default());
        let found =
            ProofNumber::<Avanco, _>::new(Judgement(Features::default()), 4).search(&root, &question, &mut meter);
        let Some(expected) = score.proof.map(|proof| proof.ending) else { continue };
        let text = Avanco::print_position(&root.position);
        assert_eq!(found.score.proof.map(|proof| proof.ending), Some(expected), "{text}");
        compared[usize::from(expected == Ending::Win)] += 1;
    }
    assert!(compared.iter().all(|count| *count > 3), "{compared:?}");
}

#[test]
fn a_runner_past_all_enemies_wins() {
    let cases = [
        // Three steps to go, while the other side needs five.
        ("7/b6/7/3w3/7/7/7 w", Ending::Win, "d4-", 5),
        // One step, before the other side's one.
        ("7/2w4/7/7/7/b6/7 w", Ending::Win, "c6-", 1),
        // The other side to move, but too far away to stop it.
        ("7/b6/7/3w3/7/7/7 b", Ending::Loss, "a6-", 6),
        // Near enough to arrive first.
        ("7/7/7/3w3/6b/7/7 b", Ending::Win, "g3-", 3),
    ];
    let entry = find("avanco");
    for (position, ending, begins, plies) in cases {
        let session = entry.from_position(Options::defaults(&[]), position).expect("it can be read");
        let answer = ask(&mut *make(entry, "alpha-beta"), &*session, &PROVE);
        let proof = answer.score.proof.expect("it is proved");
        assert_eq!((proof.ending, proof.plies), (ending, Some(plies)), "{position}: {answer:?}");
        assert!(answer.best.expect("there is a move").starts_with(begins), "{position}");
    }
}

#[test]
fn an_evaluation_is_the_same_for_both_colours_and_for_mirror_images() {
    for seed in 0..50 {
        let Some(root) = root::<Avanco>(seed as usize, seed) else { continue };
        let text = Avanco::print_position(&root.position);
        let (board, mover) = text.split_once(' ').expect("two fields");
        let swap = |symbol: char| match symbol {
            'w' => 'b',
            'b' => 'w',
            other => other,
        };
        let turned: String = board.chars().rev().map(swap).collect();
        let mover = if mover == "w" { "b" } else { "w" };
        let other =
            Avanco::parse_position(&Options::defaults(&[]), &format!("{turned} {mover}")).expect("it is a position");
        let ranks = board.split('/').map(|rank| rank.chars().rev().collect::<String>());
        let mirrored = format!("{} {}", ranks.collect::<Vec<_>>().join("/"), text.split_at(board.len() + 1).1);
        let mirrored = Avanco::parse_position(&Options::defaults(&[]), &mirrored).expect("it is a position");
        let evaluate = |position: &<Avanco as Rules>::Position| {
            [Features::default().value(position), Patterns::default().value(position)]
        };
        for image in [&other, &mirrored] {
            assert_eq!(evaluate(&root.position), evaluate(image), "{text}");
        }
        let proved = <Judgement<Features> as Evaluation<Avanco>>::static_proof;
        assert_eq!(proved(&root.position), proved(&other), "{text}");
    }
}
