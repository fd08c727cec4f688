//! Games of the computer against itself, in which weights are learned and measured.

use ludoteca_rules::thinking::think::{Budget, Question, Stop};
use ludoteca_rules::{Game, Options, Rules, Seat, Side, Winner, random};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::meter::Meter;
use ludoteca_search::{Evaluation, Root, Search};

/// Positions that are searched for a move of these games.
const NODES: u64 = 1000;

/// A game begins with random plies, at least so many, fewer than so many more; later one in so many is random.
const OPENING: (usize, usize) = (2, 9);
const ERRORS: usize = 25;

/// A game whose patterns are learned.
pub trait Learned: 'static {
    type Game: Game;
    /// The evaluation that people can read.
    type Readable: Evaluation<Self::Game> + Default;
    /// The evaluation by weights; by those of the program, unless others are given.
    type Patterned: Evaluation<Self::Game> + Default;

    /// How many weights there are.
    const WEIGHTS: usize;

    /// The evaluation by these weights.
    fn patterned(weights: Vec<i16>) -> Self::Patterned;

    /// The number of each weight that counts in a position.
    fn each_weight(position: &Position<Self>, found: impl FnMut(usize));

    /// Of all weights that are the same by symmetry, the one that is learned.
    fn first_of_alike(weight: usize) -> usize;

    /// Whether the value of a position says something that its moves do not decide at once.
    fn is_quiet(position: &Position<Self>, best: <Self::Game as Rules>::Move) -> bool;
}

type Position<L> = <<L as Learned>::Game as Rules>::Position;

/// A position of a game.
pub struct Sample {
    /// The weights that count in it.
    pub weights: Box<[u32]>,
    /// What the search found, in hundredths of a piece, or a proof.
    pub value: i32,
    pub won: bool,
}

fn root<G: Game>() -> Root<G> {
    let position = G::start(&Options::defaults(G::INFO.options), Seat(0));
    Root { position, repetition_hashes: None, quiet_turns: 0, most_quiet_turns: None }
}

fn question(nodes: u64) -> Question {
    Question { budget: Budget { nodes: Some(nodes), ..Budget::default() }, ..Question::default() }
}

/// Quiet positions of games of this evaluation against itself.
pub fn games_of<L: Learned, E: Evaluation<L::Game>>(evaluation: E, games: u64, seed: u64) -> Vec<Sample> {
    let mut searcher = AlphaBeta::<L::Game, E>::new(evaluation, 4);
    let mut chance = random::generator(seed);
    let question = question(NODES);
    let (mut samples, mut list) = (Vec::new(), Vec::new());
    for _ in 0..games {
        let mut root = root::<L::Game>();
        let opening = OPENING.0 + random::below(&mut chance, OPENING.1);
        let first = samples.len();
        let mut movers = Vec::new();
        for ply in 0.. {
            let position = &root.position;
            if E::winner(position).is_some() {
                break;
            }
            let played = if ply < opening || random::below(&mut chance, ERRORS) == 0 {
                L::Game::random_move(position, &mut chance, &mut list).expect("the game goes on")
            } else {
                let analysis = searcher.search(&root, &question, &mut Meter::new(&question.budget, &Stop::default()));
                let played = analysis.best.expect("the game goes on");
                if L::is_quiet(position, played) {
                    samples.push(sample::<L>(position, analysis.score.value));
                    movers.push(E::side_to_move(position));
                }
                played
            };
            L::Game::play(&mut root.position, played);
        }
        let winner = E::winner(&root.position);
        for (sample, mover) in samples[first..].iter_mut().zip(movers) {
            sample.won = winner == Some(Winner::Side(mover));
        }
    }
    samples
}

fn sample<L: Learned>(position: &Position<L>, value: i32) -> Sample {
    let mut weights = Vec::new();
    L::each_weight(position, |weight| weights.push(L::first_of_alike(weight) as u32));
    Sample { weights: weights.into(), value, won: false }
}

/// Plays what was learned against the evaluation that people can read, each opening with both sides; how often it won.
pub fn play_match<L: Learned>(games: u64, nodes: u64) -> u64 {
    let mut learned = AlphaBeta::<L::Game, _>::new(L::Patterned::default(), 16);
    let mut readable = AlphaBeta::<L::Game, _>::new(L::Readable::default(), 16);
    let question = question(nodes);
    let (mut won, mut list) = (0, Vec::new());
    for game in 0..games {
        let mut chance = random::generator(game / 2);
        let mut root = root::<L::Game>();
        let side = Side(u8::from(!game.is_multiple_of(2)));
        for ply in 0.. {
            if L::Readable::winner(&root.position).is_some() {
                break;
            }
            let mut meter = Meter::new(&question.budget, &Stop::default());
            let played = if ply < OPENING.0 {
                L::Game::random_move(&root.position, &mut chance, &mut list)
            } else if L::Readable::side_to_move(&root.position) == side {
                learned.search(&root, &question, &mut meter).best
            } else {
                readable.search(&root, &question, &mut meter).best
            };
            L::Game::play(&mut root.position, played.expect("the game goes on"));
        }
        won += u64::from(L::Readable::winner(&root.position) == Some(Winner::Side(side)));
    }
    won
}
