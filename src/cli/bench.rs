//! `bench`: how fast a game's rules are, on one thread.

use super::context::Context;
use super::perft::rate;
use super::{Failure, setup};
use crate::rules::perft::Leaves;
use crate::rules::playout::Tally;
use crate::rules::{Arg, Entry, Options};
use serde::Serialize;
use std::time::Instant;

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "S", default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=3600.0).contains(seconds));
    seconds.ok_or_else(String::new)
}

#[derive(Serialize)]
struct Bench {
    game: &'static str,
    perft: Perft,
    perft_make: Perft,
    playouts: Playouts,
}

#[derive(Serialize)]
struct Perft {
    depth: u32,
    nodes: u64,
    seconds: f64,
    nps: u64,
}

#[derive(Serialize)]
struct Playouts {
    count: u64,
    plies: u64,
    seconds: f64,
    per_second: f64,
    plies_per_second: f64,
}

pub(super) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let (entry, options) = setup::entry(&args.game).map_err(Failure::Input)?;
    let bench = Bench {
        game: entry.info.id,
        perft: perft(entry, &options, Leaves::Bulk, args.seconds)?,
        perft_make: perft(entry, &options, Leaves::Make, args.seconds)?,
        playouts: playouts(entry, &options, args.seconds),
    };
    if context.json {
        return context.print_json(&bench);
    }
    let counts = [("cli-bench-perft", &bench.perft), ("cli-bench-make", &bench.perft_make)];
    for (key, counted) in counts {
        let args = [
            ("depth", Arg::Plain(counted.depth.to_string())),
            ("nodes", Arg::Plain(counted.nodes.to_string())),
            ("seconds", Arg::Plain(format!("{:.3}", counted.seconds))),
            ("nps", Arg::Plain(counted.nps.to_string())),
        ];
        context.line(&context.words.fill(key, &args))?;
    }
    let played = &bench.playouts;
    let args = [
        ("count", Arg::Plain(played.count.to_string())),
        ("plies", Arg::Plain(played.plies.to_string())),
        ("seconds", Arg::Plain(format!("{:.3}", played.seconds))),
        ("rate", Arg::Plain(format!("{:.0}", played.per_second))),
    ];
    context.line(&context.words.fill("cli-bench-playouts", &args))
}

/// The longest a count may take, in multiples of the time that is enough.
const PATIENCE: f64 = 10.0;

/// perft from the start at the smallest depth that takes a second, or `longest` if that is less. Where the next depth would
/// take much longer than that, this one is counted repeatedly until the time is enough, and the mean is reported.
fn perft(entry: &Entry, options: &Options, leaves: Leaves, longest: f64) -> Result<Perft, Failure> {
    let start = entry.start(options.clone()).position_text();
    let enough = longest.min(1.0);
    let count = |depth| entry.perft(options, &start, depth, leaves).map_err(|error| Failure::Input(error.text()));
    let (mut depth, mut nodes_before) = (1, 1);
    loop {
        let begun = Instant::now();
        let nodes = count(depth)?;
        let mut seconds = begun.elapsed().as_secs_f64();
        let next = seconds * nodes as f64 / nodes_before as f64;
        // The bound on the depth ends the loop for a game whose whole tree is small.
        if seconds >= enough || next > PATIENCE * enough || depth == 100 {
            let mut times = 1.0;
            while seconds < enough {
                count(depth)?;
                times += 1.0;
                seconds = begun.elapsed().as_secs_f64();
            }
            let seconds = seconds / times;
            return Ok(Perft { depth, nodes, seconds, nps: rate(nodes, seconds) });
        }
        nodes_before = nodes.max(1);
        depth += 1;
    }
}

/// Playouts for about so many seconds, in growing batches so that the clock is read seldom.
fn playouts(entry: &Entry, options: &Options, longest: f64) -> Playouts {
    let begun = Instant::now();
    let mut total = Tally::default();
    let mut batch = 1;
    let mut seed = 0;
    loop {
        let tally = entry.playouts(options, batch, seed);
        total.playouts += tally.playouts;
        total.plies += tally.plies;
        let seconds = begun.elapsed().as_secs_f64();
        if seconds >= longest {
            let per = |count: u64| count as f64 / seconds.max(1e-9);
            let (per_second, plies_per_second) = (per(total.playouts), per(total.plies));
            return Playouts { count: total.playouts, plies: total.plies, seconds, per_second, plies_per_second };
        }
        seed += 1;
        // A batch takes at most about a tenth of the time.
        if seconds < longest / 20.0 {
            batch *= 2;
        }
    }
}
