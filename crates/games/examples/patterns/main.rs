//! Learns the weights of the patterns of a game from games of the computer against itself, and measures them.
//!
//! ```sh
//! cargo run --release -p ludoteca-games --example patterns -- learn avanco assets/games/avanco/patterns.weights 40000
//! cargo run --release -p ludoteca-games --example patterns -- match avanco 200 10000       # games, positions a move
//! ```
//!
//! The first round of games is played with the evaluation that people can read, each other round with what the games so
//! far taught. In a position where the computer chose a quiet move, the sum of the weights should say, as the log odds
//! of a win, what its search found and how the game ended. How fast a machine is changes nothing; a system whose
//! exponential function rounds otherwise may learn slightly other weights, and then other games.
//!
//! Start with `games.rs`, which says what a game must tell to be learned; `fit.rs` finds the weights.

mod atari_go;
mod avanco;
mod fit;
mod games;

use games::{Learned, games_of, play_match};
use std::error::Error;
use std::{env, fs, thread};

const ROUNDS: u64 = 3;

/// Threads that play; the games depend on how many they are.
const THREADS: u64 = 2;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match &args[..] {
        ["learn", "avanco", file, games] => learn::<avanco::Board>(file, games.parse()?),
        ["learn", "atari-go", file, games] => learn::<atari_go::Board>(file, games.parse()?),
        ["match", "avanco", games, nodes] => measure::<avanco::Board>(games.parse()?, nodes.parse()?),
        ["match", "atari-go", games, nodes] => measure::<atari_go::Board>(games.parse()?, nodes.parse()?),
        _ => Err("say: learn GAME FILE GAMES, or match GAME GAMES POSITIONS; GAME is avanco or atari-go".into()),
    }
}

fn learn<L: Learned>(file: &str, games: u64) -> Result<(), Box<dyn Error>> {
    let mut samples = Vec::new();
    let mut learned: Option<Vec<i16>> = None;
    for round in 0..ROUNDS {
        let play = |thread: u64| {
            let seed = round * THREADS + thread;
            let learned = learned.clone();
            move || match learned {
                Some(weights) => games_of::<L, _>(L::patterned(weights), games / THREADS, seed),
                None => games_of::<L, _>(L::Readable::default(), games / THREADS, seed),
            }
        };
        let played: Vec<_> = (0..THREADS).map(|thread| thread::spawn(play(thread))).collect();
        for thread in played {
            samples.extend(thread.join().map_err(|_| "a game failed")?);
        }
        let (weights, error) = fit::weights::<L>(&samples, round);
        println!("round {}: {} positions, mean squared error {error:.5}", round + 1, samples.len());
        let bytes: Vec<u8> = weights.iter().flat_map(|weight| weight.to_le_bytes()).collect();
        fs::write(file, bytes)?;
        learned = Some(weights);
    }
    Ok(())
}

fn measure<L: Learned>(games: u64, nodes: u64) -> Result<(), Box<dyn Error>> {
    println!("the patterns won {} of {games} games", play_match::<L>(games, nodes));
    Ok(())
}
