//! Produto: boards that are filled at random are boards of the game, and what the playouts prove is true.

use super::{PROVE, nodes, root};
use ludoteca_games::produto::eval::Judgement;
use ludoteca_games::produto::rules::{Colour, SUPPLY};
use ludoteca_games::produto::{GEOMETRY, Produto};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Notation, Rules, Winner};
use ludoteca_search::Search;
use ludoteca_search::evaluation::{Evaluation, NullEvaluation};
use ludoteca_search::exact::Prover;
use ludoteca_search::mcts::Uct;
use ludoteca_search::meter::Meter;

#[test]
fn a_filled_board_keeps_what_is_there_and_the_stones_that_exist() {
    for seed in 0..200_u64 {
        let position = root::<Produto>(seed as usize % 61, seed).expect("it goes on").position;
        for black in [0, u64::MAX, seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)] {
            let end = position.filled(black);
            assert_eq!(end.empty(), 0);
            for colour in Colour::ALL {
                assert_eq!(position.plane(colour) & !end.plane(colour), 0);
                assert!(end.plane(colour).count_ones() <= SUPPLY);
            }
            assert_eq!((end.plane(Colour::Black) | end.plane(Colour::White)).count_ones() as usize, GEOMETRY.cells());
            let winner = Produto::outcome(&end).map(|outcome| outcome.winner);
            assert!(matches!(winner, Some(Winner::Side(_))));
            assert_eq!(<Judgement as Evaluation<Produto>>::winner(&end), winner);
        }
    }
}

#[test]
fn what_the_tree_proves_is_what_the_prover_proves() {
    let mut compared = 0;
    for seed in 0..40 {
        let root = root::<Produto>(56 + seed as usize % 3, seed).expect("it goes on");
        let meter = |question: &super::Question| Meter::new(&question.budget, &Stop::default());
        let sure = Prover::<Produto, _>::new(NullEvaluation, 1).search(&root, &PROVE, &mut meter(&PROVE));
        let question = nodes(20_000);
        let found = Uct::with_rave(Judgement::default(), 8).search(&root, &question, &mut meter(&question));
        let Some(proof) = found.score.proof else { continue };
        let ending = sure.score.proof.map(|proof| proof.ending);
        assert_eq!(Some(proof.ending), ending, "{}", Produto::print_position(&root.position));
        compared += 1;
    }
    assert!(compared > 30, "{compared}");
}
