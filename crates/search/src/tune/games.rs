//! Games that the computer plays against itself, and the quiet positions in them.

use crate::alpha_beta::AlphaBeta;
use crate::meter::Meter;
use crate::{Evaluation, Root, Search};
use ludoteca_rules::think::{Budget, Question, Stop};
use ludoteca_rules::tuning::Tuning;
use ludoteca_rules::{Game, Options, Seat, Side, Winner, random};
use rand::Rng;

/// One of so many games is kept for the check.
const CHECKED: u32 = 5;

/// A position and the result of its game for the side to move: 1 for a win, ½ for a draw.
pub(super) struct Sample<P> {
    pub position: P,
    pub result: f64,
    /// Kept for the check.
    pub checks: bool,
}

/// Random plies at the beginning of a game: at least so many, and fewer than so many more.
const OPENING: (usize, usize) = (4, 6);

/// A game that takes longer is left out.
const MOST_PLIES: usize = 400;

/// A search that looks at so few positions needs no more.
const MEGABYTES: usize = 4;

/// Exchanges are followed so deep.
const MOST_EXCHANGED: u32 = 12;

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
            let (_, quiet) = settled::<G, E>(&evaluation, position, -i32::MAX, i32::MAX, MOST_EXCHANGED);
            if let Some(position) = quiet.filter(|quiet| E::proved(quiet).is_none() && !E::threatened(quiet)) {
                let result = match winner {
                    Some(Winner::Side(winner)) => f64::from(u8::from(winner == E::side(&position))),
                    _ => 0.5,
                };
                samples.push(Sample { position, result, checks: game % CHECKED == CHECKED - 1 });
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
        line: G::INFO.repetition.then(Vec::new),
        quiet_turns: 0,
        most_quiet_turns: G::INFO.no_progress,
    };
    for ply in 0..MOST_PLIES {
        if let Some(winner) = E::winner(&root.position) {
            return Some(winner);
        }
        if let Some(line) = &mut root.line {
            let hash = G::hash(&root.position);
            line.push(hash);
            if line.iter().filter(|other| **other == hash).count() > 2 {
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
            root.line.iter_mut().for_each(Vec::clear);
        }
        let quiet_turns = root.quiet_turns + u32::from(!G::is_follow_up(&root.position));
        root.quiet_turns = if G::progress(&root.position, played) { 0 } else { quiet_turns };
        G::play(&mut root.position, played);
    }
    None
}

/// What a position is worth for the side to move after the best exchange, and the position that is then judged; none where
/// the game is over.
fn settled<G: Game, E: Evaluation<G>>(
    evaluation: &E,
    position: &G::Position,
    mut alpha: i32,
    beta: i32,
    most: u32,
) -> (i32, Option<G::Position>) {
    let mut best = (evaluation.judge(position), Some(position.clone()));
    if most == 0 || best.0 >= beta {
        return best;
    }
    alpha = alpha.max(best.0);
    let side = E::side(position);
    let mut list = Vec::new();
    evaluation.unquiet(position, &mut list);
    list.sort_by_key(|played| -evaluation.promise(position, *played));
    for played in list {
        let mut after = position.clone();
        G::play(&mut after, played);
        let settled = match E::winner(&after) {
            Some(winner) => (worth(winner, side), None),
            None if E::side(&after) == side => settled::<G, E>(evaluation, &after, alpha, beta, most - 1),
            None => {
                let (value, quiet) = settled::<G, E>(evaluation, &after, -beta, -alpha, most - 1);
                (-value, quiet)
            }
        };
        if settled.0 > best.0 {
            best = settled;
            alpha = alpha.max(best.0);
            if alpha >= beta {
                break;
            }
        }
    }
    best
}

/// An end, in the range of what is judged.
fn worth(winner: Winner, side: Side) -> i32 {
    const SURE: i32 = 1 << 20;
    match winner {
        Winner::Draw => 0,
        Winner::Side(winner) if winner == side => SURE,
        Winner::Side(_) => -SURE,
    }
}
