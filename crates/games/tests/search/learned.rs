//! What was learned beats the evaluation that people can read. A few games: `--example patterns -- match` plays more.

use super::root;
use ludoteca_games::atari_go::{self, AtariGo};
use ludoteca_games::avanco::{self, Avanco};
use ludoteca_rules::thinking::think::{Budget, Question, Stop};
use ludoteca_rules::{Game, Side, Winner};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::meter::Meter;
use ludoteca_search::{Evaluation, Search};

const GAMES: u64 = 20;

/// Who wins a game in which each side looks at so many positions, after two plies drawn by chance.
fn winner<G: Game, E: Evaluation<G>>(
    seed: u64,
    first: &mut AlphaBeta<G, E>,
    second: &mut AlphaBeta<G, impl Evaluation<G>>,
    question: &Question,
) -> Option<Winner> {
    let mut root = root::<G>(2, seed)?;
    loop {
        if let Some(winner) = E::winner(&root.position) {
            return Some(winner);
        }
        let mut meter = Meter::new(&question.budget, &Stop::default());
        let analysis = match E::side_to_move(&root.position) {
            Side(0) => first.search(&root, question, &mut meter),
            _ => second.search(&root, question, &mut meter),
        };
        G::play(&mut root.position, analysis.best?);
    }
}

/// How many of the games an evaluation wins against another one, each opening with both sides.
fn won<G: Game>(learned: impl Evaluation<G>, readable: impl Evaluation<G>) -> u64 {
    let question = Question { budget: Budget { nodes: Some(1000), ..Budget::default() }, ..Question::default() };
    let (mut learned, mut readable) = (AlphaBeta::<G, _>::new(learned, 1), AlphaBeta::<G, _>::new(readable, 1));
    let both = (0..GAMES / 2).map(|seed| {
        let first = winner(seed, &mut learned, &mut readable, &question);
        let second = winner(seed, &mut readable, &mut learned, &question);
        u64::from(first == Some(Winner::Side(Side(0)))) + u64::from(second == Some(Winner::Side(Side(1))))
    });
    both.sum()
}

#[test]
fn what_was_learned_beats_the_evaluation_that_people_can_read() {
    let avanco = won::<Avanco>(
        avanco::eval::Judgement(avanco::patterns::Patterns::default()),
        avanco::eval::Judgement(avanco::features::Features::default()),
    );
    assert!(avanco >= GAMES * 7 / 10, "Avanço: {avanco} of {GAMES}");
    let atari_go = won::<AtariGo>(
        atari_go::eval::Judgement(atari_go::patterns::Patterns::default()),
        atari_go::eval::Judgement(atari_go::features::Features::default()),
    );
    assert!(atari_go >= GAMES * 8 / 10, "Atari Go: {atari_go} of {GAMES}");
}
