//! Learns the weights of the patterns of Avanço from games of the computer against itself, and measures them.
//!
//! ```sh
//! cargo run --release -p ludoteca-games --example patterns -- learn assets/games/avanco/patterns.weights 40000
//! cargo run --release -p ludoteca-games --example patterns -- match 200 10000       # games, positions a move
//! ```
//!
//! The first round of games is played with the evaluation that people can read, each other round with what the games so
//! far taught. In a position where the computer chose a quiet move, the sum of the weights should say, as the log odds
//! of a win, what its search found and how the game ended. How fast a machine is changes nothing; a system whose
//! exponential function rounds otherwise may learn slightly other weights, and then other games.

use ludoteca_games::avanco::Avanco;
use ludoteca_games::avanco::eval::Judgement;
use ludoteca_games::avanco::features::Features;
use ludoteca_games::avanco::patterns::{
    FINENESS, FIRST_NARROW, NARROW, PATTERNS, Patterns, WEIGHTS, WIDE, Weights, each_pattern,
};
use ludoteca_games::avanco::rules::{Colour, Position};
use ludoteca_rules::thinking::think::{Budget, Question, Stop};
use ludoteca_rules::{Game, Options, Rules, Seat, random};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::meter::Meter;
use ludoteca_search::score::is_proof;
use ludoteca_search::{Evaluation, Root, Search};
use rand::Rng;
use std::error::Error;
use std::{env, fs, thread};

const ROUNDS: u64 = 3;

/// Threads that play; the games depend on how many they are.
const THREADS: u64 = 2;

/// Positions that are searched for a move of these games.
const NODES: u64 = 1000;

/// A game begins with random plies, at least so many, fewer than so many more; later one in so many is random.
const OPENING: (usize, usize) = (2, 9);
const ERRORS: usize = 25;

/// Windows of a position.
const WINDOWS: usize = WEIGHTS / PATTERNS;

/// Times that all positions are learned from.
const EPOCHS: u32 = 12;

/// The first step of a weight, and the last.
const STEPS: (f32, f32) = (0.06, 0.004);

/// So many hundredths of a piece are one unit of log odds.
const SCALE: f32 = 150.0;

/// How much the end of the game counts beside what the search found.
const OF_END: f32 = 0.8;

/// A position of a game.
struct Sample {
    patterns: [u16; WINDOWS],
    /// What the search found, in hundredths of a piece, or a proof.
    value: i32,
    won: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    match &args[..] {
        [what, file, games] if what == "learn" => learn(file, games.parse()?),
        [what, games, nodes] if what == "match" => {
            play_match(games.parse()?, nodes.parse()?);
            Ok(())
        }
        _ => Err("say: learn FILE GAMES, or match GAMES POSITIONS".into()),
    }
}

fn learn(file: &str, games: u64) -> Result<(), Box<dyn Error>> {
    let mut samples = Vec::new();
    let mut learned: Option<&'static Weights> = None;
    for round in 0..ROUNDS {
        let play = |thread: u64| {
            let seed = round * THREADS + thread;
            move || match learned {
                Some(weights) => games_of(Judgement(Patterns(weights)), games / THREADS, seed),
                None => games_of(Judgement(Features::default()), games / THREADS, seed),
            }
        };
        let played: Vec<_> = (0..THREADS).map(|thread| thread::spawn(play(thread))).collect();
        for thread in played {
            samples.extend(thread.join().map_err(|_| "a game failed")?);
        }
        let (weights, error) = fitted(&samples, round);
        println!("round {}: {} positions, mean squared error {error:.5}", round + 1, samples.len());
        let bytes: Vec<u8> = weights.iter().flat_map(|weight| weight.to_le_bytes()).collect();
        fs::write(file, bytes)?;
        learned = Some(Box::leak(weights));
    }
    Ok(())
}

fn root() -> Root<Avanco> {
    let position = Avanco::start(&Options::defaults(Avanco::INFO.options), Seat(0));
    Root { position, repetition_hashes: None, quiet_turns: 0, most_quiet_turns: None }
}

/// Quiet positions of games of this evaluation against itself.
fn games_of<E: Evaluation<Avanco>>(evaluation: E, games: u64, seed: u64) -> Vec<Sample> {
    let mut searcher = AlphaBeta::<Avanco, E>::new(evaluation, 4);
    let mut chance = random::generator(seed);
    let question = Question { budget: Budget { nodes: Some(NODES), ..Budget::default() }, ..Question::default() };
    let (mut samples, mut list) = (Vec::new(), Vec::new());
    for _ in 0..games {
        let mut root = root();
        let opening = OPENING.0 + random::below(&mut chance, OPENING.1);
        let first = samples.len();
        let mut movers = Vec::new();
        for ply in 0.. {
            let position = &root.position;
            if position.is_over() {
                break;
            }
            let played = if ply < opening || random::below(&mut chance, ERRORS) == 0 {
                Avanco::random_move(position, &mut chance, &mut list).expect("the game goes on")
            } else {
                let analysis = searcher.search(&root, &question, &mut Meter::new(&question.budget, &Stop::default()));
                let played = analysis.best.expect("the game goes on");
                if position.on(played.to).is_none() && E::static_proof(position).is_none() {
                    samples.push(sample(position, analysis.score.value));
                    movers.push(position.mover());
                }
                played
            };
            Avanco::play(&mut root.position, played);
        }
        let winner = root.position.mover().other();
        for (sample, mover) in samples[first..].iter_mut().zip(movers) {
            sample.won = mover == winner;
        }
    }
    samples
}

fn sample(position: &Position, value: i32) -> Sample {
    let (mut patterns, mut window) = ([0; WINDOWS], 0);
    each_pattern(position, |pattern| {
        patterns[window] = first_of_mirrored(pattern) as u16;
        window += 1;
    });
    Sample { patterns, value, won: false }
}

/// Of a weight and that of the mirror image, the one that is learned.
fn first_of_mirrored(pattern: usize) -> usize {
    let (windows, first, files) = if pattern < FIRST_NARROW { (WIDE, 0, 3) } else { (NARROW, FIRST_NARROW, 2) };
    let (window, mut cells) = ((pattern - first) / PATTERNS, (pattern - first) % PATTERNS);
    let (rank, file) = (window / windows, window % windows);
    let (mut turned, mut unit) = (0, 1);
    while unit < PATTERNS {
        let mut mirrored = 0;
        for _ in 0..files {
            mirrored = 3 * mirrored + cells % 3;
            cells /= 3;
        }
        turned += unit * mirrored;
        unit *= 3_usize.pow(files);
    }
    pattern.min(first + (rank * windows + windows - 1 - file) * PATTERNS + turned)
}

fn probability(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// The log odds of a win by these weights.
fn log_odds(weights: &[f32], sample: &Sample) -> f32 {
    weights[WEIGHTS] + sample.patterns.iter().map(|pattern| weights[usize::from(*pattern)]).sum::<f32>()
}

/// The weights that fit these positions best, by gradient descent with steps that shrink with each use of a weight
/// (`AdaGrad`: Duchi, Hazan and Singer, 2011), and the mean squared error of the last epoch.
fn fitted(samples: &[Sample], seed: u64) -> (Box<Weights>, f64) {
    let mut weights = vec![0.0_f32; WEIGHTS + 1];
    let mut squares = vec![0.0_f32; WEIGHTS + 1];
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let mut chance = random::generator(seed);
    let mut error = 0.0;
    for epoch in 0..EPOCHS {
        shuffle(&mut order, &mut chance);
        let step = STEPS.0 * (1.0 - epoch as f32 / EPOCHS as f32) + STEPS.1;
        error = 0.0;
        for sample in order.iter().map(|at| &samples[*at as usize]) {
            let slope = probability(log_odds(&weights, sample)) - target(sample);
            error += f64::from(slope * slope);
            for at in sample.patterns.iter().map(|pattern| usize::from(*pattern)).chain([WEIGHTS]) {
                squares[at] += slope * slope;
                weights[at] -= step * slope / (squares[at].sqrt() + 0.3);
            }
        }
    }
    let whole = |at: usize| {
        let learned = if at < WEIGHTS { first_of_mirrored(at) } else { at };
        (weights[learned] * SCALE * FINENESS as f32).round() as i16
    };
    (Box::new(std::array::from_fn(whole)), error / samples.len().max(1) as f64)
}

/// The probability of a win that is learned.
fn target(sample: &Sample) -> f32 {
    if is_proof(sample.value) {
        return f32::from(u8::from(sample.value > 0));
    }
    let won = f32::from(u8::from(sample.won));
    OF_END * won + (1.0 - OF_END) * probability(sample.value as f32 / SCALE)
}

fn shuffle(order: &mut [u32], chance: &mut impl Rng) {
    for at in (1..order.len()).rev() {
        order.swap(at, random::below(chance, at + 1));
    }
}

/// Plays what was learned against the evaluation that people can read, each opening with both colours.
fn play_match(games: u64, nodes: u64) {
    let mut learned = AlphaBeta::<Avanco, _>::new(Judgement(Patterns::default()), 16);
    let mut readable = AlphaBeta::<Avanco, _>::new(Judgement(Features::default()), 16);
    let question = Question { budget: Budget { nodes: Some(nodes), ..Budget::default() }, ..Question::default() };
    let (mut won, mut list) = (0, Vec::new());
    for game in 0..games {
        let mut chance = random::generator(game / 2);
        let mut root = root();
        for ply in 0.. {
            if root.position.is_over() {
                break;
            }
            let mut meter = Meter::new(&question.budget, &Stop::default());
            let played = if ply < OPENING.0 {
                Avanco::random_move(&root.position, &mut chance, &mut list)
            } else if (root.position.mover() == Colour::White) == game.is_multiple_of(2) {
                learned.search(&root, &question, &mut meter).best
            } else {
                readable.search(&root, &question, &mut meter).best
            };
            Avanco::play(&mut root.position, played.expect("the game goes on"));
        }
        won += u64::from((root.position.mover() == Colour::Black) == game.is_multiple_of(2));
    }
    println!("the patterns won {won} of {games} games");
}
