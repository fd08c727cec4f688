//! `tune`: better weights for the judgement of a game, learned from games that the computer plays against itself.

use crate::context::Context;
use crate::setup;
use ludoteca_rules::thinking::tuning::{Tuning, TuningReport};
use ludoteca_rules::{Arg, Text};
use ludoteca_store::Failure;
use serde::Serialize;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(id = "tune-games", long = "games", value_name = "N", default_value_t = 500)]
    #[arg(value_parser = clap::value_parser!(u32).range(5..=1_000_000))]
    games: u32,
    #[arg(id = "tune-nodes", long = "nodes", value_name = "N", default_value_t = 2000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(id = "tune-seed", long = "seed", value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// Errors are those of the games learned from, and of those by which it is checked.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    games: u32,
    decided: u32,
    learned: u32,
    checked: u32,
    error_before: [f64; 2],
    error_after: [f64; 2],
    before: String,
    after: String,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let (entry, options) = setup::entry(context.catalogue, &args.game).map_err(Failure::Input)?;
    let Some(tuner) = entry.tuner else {
        return Err(Failure::Input(Text::new("error-tune").with("game", entry.info.id)));
    };
    let tuning = Tuning { games: args.games, nodes: args.nodes, seed: args.seed };
    let words = context.words;
    let tenth = args.games.div_ceil(10);
    let mut said = Ok(());
    let tuned = (tuner.tune)(&options, &tuning, &mut |played| {
        if !context.json && said.is_ok() && (played % tenth == 0 || played == args.games) {
            let numbers = [("played", Arg::Number(played.into())), ("games", Arg::Number(args.games.into()))];
            said = context.line(&words.fill("cli-tune-played", &numbers));
        }
    });
    said?;
    let TuningReport { decided, learned, checked, before, after, .. } = tuned;
    let [error_before, error_after] =
        [tuned.error_before, tuned.error_after].map(|errors| errors.map(|millionths| f64::from(millionths) / 1e6));
    if context.json {
        let (game, games) = (entry.info.id, args.games);
        return context.print_json(&Answer {
            game,
            games,
            decided,
            learned,
            checked,
            error_before,
            error_after,
            before,
            after,
        });
    }
    let plain = |number: f64| Arg::Plain(context.words.decimal(number, 4));
    let counts = [
        ("games", Arg::Number(args.games.into())),
        ("decided", Arg::Plain(decided.to_string())),
        ("learned", Arg::Plain(learned.to_string())),
        ("checked", Arg::Plain(checked.to_string())),
    ];
    context.line(&words.fill("cli-tune-from", &counts))?;
    for (key, weights, [error, check]) in
        [("cli-tune-before", before, error_before), ("cli-tune-after", after, error_after)]
    {
        let errors = [("weights", Arg::Plain(weights)), ("error", plain(error)), ("check", plain(check))];
        context.line(&words.fill(key, &errors))?;
    }
    Ok(())
}
