//! Gatos & Cães: what is left out and netted changes no result.

use super::{PROVE, depth, root};
use ludoteca_games::gatos_caes::eval::{Judgement, Live};
use ludoteca_games::gatos_caes::{GatosCaes, rules::Position};
use ludoteca_rules::thinking::think::{Ending, Proof, Question, Stop};
use ludoteca_rules::{Notation, Options, Rules};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::evaluation::{Evaluation, NullEvaluation};
use ludoteca_search::exact::Prover;
use ludoteca_search::meter::Meter;
use ludoteca_search::{Root, Search};

fn position(text: &str) -> Position {
    GatosCaes::parse_position(&Options::defaults(&[]), text).expect("it can be read")
}

fn proof(mut searcher: impl Search<GatosCaes>, root: &Root<GatosCaes>, question: &Question) -> Option<Proof> {
    searcher.search(root, question, &mut Meter::new(&question.budget, &Stop::default())).score.proof
}

/// A prover that knows nothing of safe cells, and looks at every move.
fn naive(root: &Root<GatosCaes>) -> Option<Ending> {
    proof(Prover::<GatosCaes, _>::new(NullEvaluation, 4), root, &PROVE).map(|proof| proof.ending)
}

#[test]
fn what_it_proves_is_what_a_prover_proves_that_knows_nothing() {
    let mut compared = 0;
    for seed in 0..60 {
        let Some(root) = root::<GatosCaes>(26 + seed as usize % 8, seed) else { continue };
        if root.position.legal().count_ones() > 9 {
            continue;
        }
        let found = proof(AlphaBeta::new(Judgement::default(), 4), &root, &PROVE);
        let text = GatosCaes::print_position(&root.position);
        assert_eq!(found.map(|proof| proof.ending), naive(&root), "{text}");
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

/// A win takes no longer than it says.
#[test]
fn wins_are_no_farther_than_said_though_pairs_of_safe_cells_are_left_out() {
    let mut compared = 0;
    for seed in 0..60 {
        let Some(root) = root::<GatosCaes>(34, seed) else { continue };
        let all = proof(AlphaBeta::<GatosCaes, _>::exact(NullEvaluation, 4), &root, &PROVE);
        let quick = proof(AlphaBeta::new(Judgement::default(), 4), &root, &PROVE).expect("it is proved");
        let all = all.expect("it is proved");
        assert_eq!(quick.ending, all.ending);
        if quick.ending == Ending::Win {
            assert!(quick.plies >= all.plies, "{quick:?} {all:?}");
        }
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn cells_that_nothing_takes_away_are_safe() {
    // Cats on b1 and a3 keep dogs from a1 and a2 and all beside them. Beside b2 lies c2, which dogs may use.
    let live = Live::of(&position("8/8/8/8/8/c7/8/1c4d1 c"));
    assert_eq!((live.own_safe, live.other_safe), (1 | 1 << 8, 0));
    assert_eq!(live.own >> 8 & 3, 2);
}

#[test]
fn more_moves_in_hand_are_a_proved_win() {
    let mut proved = 0;
    for seed in 0..40 {
        let Some(root) = root::<GatosCaes>(32 + seed as usize % 6, seed) else { continue };
        let Some(plies) = <Judgement as Evaluation<GatosCaes>>::static_proof(&root.position) else { continue };
        let question = depth(plies.unsigned_abs());
        let all = proof(AlphaBeta::<GatosCaes, _>::exact(NullEvaluation, 4), &root, &question).expect("it is near");
        assert_eq!(all.ending == Ending::Win, plies > 0);
        assert!(plies < 0 || all.plies <= Some(plies.unsigned_abs()));
        proved += 1;
    }
    assert!(proved > 5, "{proved}");
}

/// The turn does not pass in this game: the same cells with the other side to move are another position.
#[test]
fn one_safe_cell_stands_for_all() {
    let position = position("8/8/8/8/3c4/8/3d4/8 c");
    let mut list = Vec::new();
    <Judgement as Evaluation<GatosCaes>>::moves(&position, &mut list);
    let live = Live::of(&position);
    let safe = list.iter().filter(|cell| live.own_safe & cell.bit() != 0).count();
    assert!(safe <= 1 && list.len() as u32 == live.own.count_ones() + safe as u32);
    assert!(GatosCaes::count(&position) >= list.len() as u64);
}
