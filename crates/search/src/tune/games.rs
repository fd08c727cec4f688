//! Self-play games, and the quiet positions in them.

use crate::alpha_beta::AlphaBeta;
use crate::meter::Meter;
use crate::{Evaluation, Root, Search};
use ludoteca_rules::thinking::think::{Budget, Question, Stop};
use ludoteca_rules::thinking::tuning::Tuning;
use ludoteca_rules::{Game, Options, Seat, Side, Winner, random};
use rand::Rng;

/// One of so many games is held out.
const HELD_OUT: u32 = 5;

/// A position and the result of its game for the side to move: 1 for a win, ½ for a draw.
pub(super) struct Sample<P> {
    pub position: P,
    pub result: f64,
    /// Not for training, but to measure the error afterwards.
    pub is_held_out: bool,
}

/// Random plies at the beginning of a game: at least so many, and fewer than so many more.
const OPENING: (usize, usize) = (4, 6);

/// A game that takes more plies is left out.
const MOST_PLIES: usize = 400;

/// Megabytes of the transposition table: searches of a few thousand nodes need no more.
const MEGABYTES: usize = 4;

/// Depth of the quiescence search.
const QUIESCENCE_DEPTH: u32 = 12;

/// Plays the games; their positions, and how many games were won by somebody.
pub(super) fn samples<G: Game, E: Evaluation<G> + Default>(
    options: &Options,
    tuning: &Tuning,
    played: &mut dyn FnMut(u32),
) -> (Vec<Sample<G::Position>>, u32) {
    let evaluation = E::default();
    let mut searcher = AlphaBeta::<G, E>::new(E::default(), MEGABYTES);
    let mut rng = random::generator(tuning.seed);
    let (mut samples, mut decided) = (Vec::new(), 0);
    for game in 0..tuning.games {
        let mut positions = Vec::new();
        let winner = play_game::<G, E>(options, tuning.nodes, &mut searcher, &mut rng, &mut positions);
        decided += u32::from(matches!(winner, Some(Winner::Side(_))));
        for position in winner.iter().flat_map(|_| &positions) {
            let (_, quiet) = quiescence::<G, E>(&evaluation, position, -i32::MAX, i32::MAX, QUIESCENCE_DEPTH);
            if let Some(position) = quiet.filter(|quiet| E::static_proof(quiet).is_none() && !E::is_threatened(quiet)) {
                let result = match winner {
                    Some(Winner::Side(winner)) => f64::from(u8::from(winner == E::side_to_move(&position))),
                    _ => 0.5,
                };
                samples.push(Sample { position, result, is_held_out: game % HELD_OUT == HELD_OUT - 1 });
            }
        }
        played(game + 1);
    }
    (samples, decided)
}

/// Plays one game and notes the positions in which the computer chose; who won, if it came to an end.
fn play_game<G: Game, E: Evaluation<G>>(
    options: &Options,
    nodes: u64,
    searcher: &mut AlphaBeta<G, E>,
    rng: &mut impl Rng,
    positions: &mut Vec<G::Position>,
) -> Option<Winner> {
    let question = Question { budget: Budget { nodes: Some(nodes), ..Budget::default() }, ..Question::default() };
    let opening = OPENING.0 + random::below(rng, OPENING.1);
    let mut list = Vec::new();
    let mut root = Root::<G> {
        position: G::start(options, Seat(0)),
        repetition_hashes: G::INFO.repetition.then(Vec::new),
        quiet_turns: 0,
        most_quiet_turns: G::INFO.no_progress,
    };
    for ply in 0..MOST_PLIES {
        if let Some(winner) = E::winner(&root.position) {
            return Some(winner);
        }
        if let Some(hashes) = &mut root.repetition_hashes {
            let hash = G::hash(&root.position);
            hashes.push(hash);
            if hashes.iter().filter(|other| **other == hash).count() > 2 {
                return Some(Winner::Draw);
            }
        }
        if root.most_quiet_turns.is_some_and(|most| root.quiet_turns >= most) {
            return Some(Winner::Draw);
        }
        let played = if ply < opening {
            G::random_move(&root.position, rng, &mut list)?
        } else {
            positions.push(root.position.clone());
            searcher.search(&root, &question, &mut Meter::new(&question.budget, &Stop::default())).best?
        };
        if G::irreversible(&root.position, played) {
            root.repetition_hashes.iter_mut().for_each(Vec::clear);
        }
        let quiet_turns = root.quiet_turns + u32::from(!G::is_follow_up(&root.position));
        root.quiet_turns = if G::progress(&root.position, played) { 0 } else { quiet_turns };
        G::play(&mut root.position, played);
    }
    None
}

/// Quiescence search: the value for the side to move, and the quiet position that it comes from; none where the game is
/// over.
fn quiescence<G: Game, E: Evaluation<G>>(
    evaluation: &E,
    position: &G::Position,
    mut alpha: i32,
    beta: i32,
    depth: u32,
) -> (i32, Option<G::Position>) {
    let mut best = (evaluation.evaluate(position), Some(position.clone()));
    if depth == 0 || best.0 >= beta {
        return best;
    }
    alpha = alpha.max(best.0);
    let side = E::side_to_move(position);
    let mut list = Vec::new();
    evaluation.noisy_moves(position, &mut list);
    list.sort_by_key(|played| -evaluation.ordering_score(position, *played));
    for played in list {
        let mut after = position.clone();
        G::play(&mut after, played);
        let result = match E::winner(&after) {
            Some(winner) => (final_value(winner, side), None),
            None if E::side_to_move(&after) == side => quiescence::<G, E>(evaluation, &after, alpha, beta, depth - 1),
            None => {
                let (value, quiet) = quiescence::<G, E>(evaluation, &after, -beta, -alpha, depth - 1);
                (-value, quiet)
            }
        };
        if result.0 > best.0 {
            best = result;
            alpha = alpha.max(best.0);
            if alpha >= beta {
                break;
            }
        }
    }
    best
}

/// The value of a finished game, beyond those of evaluations.
fn final_value(winner: Winner, side: Side) -> i32 {
    const WON: i32 = 1 << 20;
    match winner {
        Winner::Draw => 0,
        Winner::Side(winner) if winner == side => WON,
        Winner::Side(_) => -WON,
    }
}
