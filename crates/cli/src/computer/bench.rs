//! `bench`: how fast a game's rules are, on one thread. Of the time asked for, each of the three measurements takes a
//! third.

use super::perft::rate;
use crate::context::Context;
use crate::setup;
use ludoteca_rules::walk::perft::Leaves;
use ludoteca_rules::walk::playout::Tally;
use ludoteca_rules::{Arg, Entry, Options};
use ludoteca_store::Failure;
use serde::Serialize;
use std::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "S", default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,
}

/// No count from a start goes deeper.
const DEEPEST: u32 = 100;

/// How long to measure; less than a tenth of a second measures nothing.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.1..=3600.0).contains(seconds));
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

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let (entry, options) = setup::entry(context.catalogue, &args.game).map_err(Failure::Input)?;
    let time = args.seconds / 3.0;
    let bench = Bench {
        game: entry.info.id,
        perft: perft(entry, &options, Leaves::Bulk, time)?,
        perft_make: perft(entry, &options, Leaves::Make, time)?,
        playouts: playouts(entry, &options, time),
    };
    if context.json {
        return context.print_json(&bench);
    }
    let counts = [("cli-bench-perft", &bench.perft), ("cli-bench-make", &bench.perft_make)];
    for (key, counted) in counts {
        let args = [
            ("depth", Arg::Plain(counted.depth.to_string())),
            ("nodes", Arg::Plain(counted.nodes.to_string())),
            ("seconds", Arg::Plain(context.words.decimal(counted.seconds, 3))),
            ("nps", Arg::Plain(counted.nps.to_string())),
        ];
        context.line(&context.words.fill(key, &args))?;
    }
    let played = &bench.playouts;
    let args = [
        ("count", Arg::Plain(played.count.to_string())),
        ("plies", Arg::Plain(played.plies.to_string())),
        ("seconds", Arg::Plain(context.words.decimal(played.seconds, 3))),
        ("rate", Arg::Plain(context.words.decimal(played.per_second, 0))),
    ];
    context.line(&context.words.fill("cli-bench-playouts", &args))
}

/// perft from the start for about this many seconds: the deepest depth that fits, counted again while there is time.
/// Gives the mean of one count.
fn perft(entry: &Entry, options: &Options, leaves: Leaves, time: f64) -> Result<Perft, Failure> {
    let start = entry.start(options.clone()).position_text();
    let count = |depth| entry.perft(options, &start, depth, leaves).map_err(|error| Failure::Input(error.text()));
    let begun = Instant::now();
    let (mut depth, mut nodes_before) = (1, 1);
    loop {
        let counting = Instant::now();
        let nodes = count(depth)?;
        let mut seconds = counting.elapsed().as_secs_f64();
        // The next depth is expected to grow by as much as this one did.
        let next = seconds * nodes as f64 / nodes_before as f64;
        // The bound on the depth ends the loop for a game whose whole tree is small.
        if depth < DEEPEST && begun.elapsed().as_secs_f64() + next < time {
            nodes_before = nodes.max(1);
            depth += 1;
            continue;
        }
        let mut times = 1_u32;
        while begun.elapsed().as_secs_f64() + seconds / f64::from(times) < time {
            count(depth)?;
            times += 1;
            seconds = counting.elapsed().as_secs_f64();
        }
        let nps = rate(u64::from(times) * nodes, seconds);
        return Ok(Perft { depth, nodes, seconds: seconds / f64::from(times), nps });
    }
}

/// Playouts for about so many seconds, in growing batches so that the clock is read seldom.
fn playouts(entry: &Entry, options: &Options, time: f64) -> Playouts {
    let begun = Instant::now();
    let mut total = Tally::default();
    let mut batch = 1;
    let mut seed = 0;
    loop {
        let tally = entry.playouts(options, batch, seed);
        total.playouts += tally.playouts;
        total.plies += tally.plies;
        let seconds = begun.elapsed().as_secs_f64();
        if seconds >= time {
            let per = |count: u64| count as f64 / seconds;
            let (per_second, plies_per_second) = (per(total.playouts), per(total.plies));
            return Playouts { count: total.playouts, plies: total.plies, seconds, per_second, plies_per_second };
        }
        seed += 1;
        // A batch takes at most about a tenth of the time.
        if seconds < time / 20.0 {
            batch *= 2;
        }
    }
}
