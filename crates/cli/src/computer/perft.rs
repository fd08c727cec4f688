//! `perft`: how many move sequences of a length there are.

use crate::context::Context;
use crate::setup::GameArgs;
use ludoteca_rules::walk::perft::Leaves;
use ludoteca_rules::{Arg, PositionError};
use ludoteca_store::Failure;
use serde::Serialize;
use std::time::Instant;

/// Seconds below which a rate would say more about the clock than about the rules.
const MEASURABLE: f64 = 0.001;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    moves: Option<String>,
    // Deeper than any count could finish, and shallow enough for one list a ply.
    #[arg(value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100))]
    depth: u32,
    #[arg(long)]
    divide: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    depth: u32,
    nodes: u64,
    seconds: f64,
    nps: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Share>>,
}

#[derive(Serialize)]
struct Share {
    #[serde(rename = "move")]
    played: String,
    nodes: u64,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let Args { game, position, moves, .. } = args;
    let game =
        GameArgs { game: Some(game.clone()), position: position.clone(), moves: moves.clone(), ..GameArgs::default() };
    let (entry, _) = game.entry(context.catalogue)?;
    let session = game.session(context.catalogue)?;
    let (options, position) = (session.options(), session.position_text());
    let bad = |error: PositionError| Failure::Input(error.text());
    let begun = Instant::now();
    let (nodes, divide) = if args.divide {
        let shares = entry.divide(options, &position, args.depth).map_err(bad)?;
        let total = if args.depth == 0 { 1 } else { shares.iter().map(|(_, nodes)| nodes).sum() };
        (total, Some(shares.into_iter().map(|(played, nodes)| Share { played, nodes }).collect::<Vec<_>>()))
    } else {
        (entry.perft(options, &position, args.depth, Leaves::Bulk).map_err(bad)?, None)
    };
    let seconds = begun.elapsed().as_secs_f64();
    let nps = (seconds >= MEASURABLE).then(|| rate(nodes, seconds));
    if context.json {
        let game = entry.info.id;
        return context.print_json(&Report { game, depth: args.depth, nodes, seconds, nps, divide });
    }
    for share in divide.into_iter().flatten() {
        context.line(&format!("{} {}", share.played, share.nodes))?;
    }
    let counted = [("depth", Arg::Plain(args.depth.to_string())), ("nodes", Arg::Plain(nodes.to_string()))];
    let sentence = match nps {
        Some(nps) => {
            let timed =
                [("seconds", Arg::Plain(context.words.decimal(seconds, 3))), ("nps", Arg::Plain(nps.to_string()))];
            context.words.fill("cli-perft", &[counted, timed].concat())
        }
        None => context.words.fill("cli-perft-short", &counted),
    };
    context.line(&sentence)
}

/// How many per second.
pub(crate) fn rate(count: u64, seconds: f64) -> u64 {
    (count as f64 / seconds) as u64
}
