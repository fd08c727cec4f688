//! `analyse`: what the computer thinks of a position.

use super::player::{self, BudgetArgs};
use crate::context::Context;
use crate::setup::GameArgs;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::thinking::think::{Analysis, MEGABYTES, Question, Score, Stop};
use ludoteca_rules::{Arg, Text};
use ludoteca_store::Failure;
use ludoteca_words::{Words, telling};
use serde::Serialize;
use std::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    budget: BudgetArgs,
    #[arg(long)]
    all: bool,
    #[arg(long, value_name = "ID")]
    searcher: Option<String>,
    #[arg(long, value_name = "1-6", conflicts_with_all = ["time", "nodes", "plies", "all", "searcher"])]
    level: Option<String>,
}

#[derive(Serialize)]
struct Report {
    best: Option<String>,
    #[serde(flatten)]
    worth: Worth,
    pv: Vec<String>,
    nodes: u64,
    seconds: f64,
    moves: Vec<MoveValue>,
}

#[derive(Serialize)]
struct MoveValue {
    #[serde(rename = "move")]
    order: String,
    #[serde(flatten)]
    worth: Worth,
}

#[derive(Serialize)]
struct Worth {
    value: i32,
    proved: Option<&'static str>,
    plies: Option<u32>,
}

impl From<Score> for Worth {
    fn from(score: Score) -> Self {
        let proof = score.proof;
        Self {
            value: score.value,
            proved: proof.map(|proof| proof.ending.text()),
            plies: proof.and_then(|proof| proof.plies),
        }
    }
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let (entry, _) = args.game.entry(context.catalogue)?;
    let searcher = player::searcher(entry, args.searcher.as_deref())?;
    let level = args.level.as_ref().map(|level| player::level(entry, level)).transpose()?;
    let session = args.game.session(context.catalogue)?;
    let question = Question { budget: args.budget.budget(), all: args.all, seed: 0 };
    let begun = Instant::now();
    let analysis = match (session.asked().iter().next(), level) {
        (Some(seat), Some(mut level)) => level.think(&session.snapshot(seat), None, question.seed, &Stop::default()),
        (Some(seat), None) => (searcher.make)(MEGABYTES).think(&session.snapshot(seat), &question, &Stop::default()),
        (None, _) => Analysis::nothing(),
    };
    let seconds = begun.elapsed().as_secs_f64();
    if context.json {
        let Analysis { best, score, line: pv, nodes, orders, .. } = analysis;
        let moves = orders.into_iter().map(|(order, score)| MoveValue { order, worth: score.into() }).collect();
        return context.print_json(&Report { best, worth: score.into(), pv, nodes, seconds, moves });
    }
    let words = context.words;
    let Some(best) = analysis.best else { return context.line(&telling::state(&*session, words)) };
    let said =
        Text::new("cli-analyse-best").with("move", best).with_text("worth", telling::worth(&*session, analysis.score));
    context.line(&words.say(&said))?;
    context.line(&words.say(&Text::new("cli-analyse-line").with("moves", analysis.line.join(" "))))?;
    let counted = [
        ("nodes", Arg::Plain(analysis.nodes.to_string())),
        ("depth", Arg::Plain(analysis.depth.to_string())),
        ("seconds", Arg::Plain(context.words.decimal(seconds, 3))),
    ];
    context.line(&words.fill("cli-analyse-nodes", &counted))?;
    let asked = session.asked().iter().next();
    if let Some(kept) = asked.and_then(|seat| telling::kept(&*session, seat, &analysis.orders)) {
        context.line(&words.say(&kept))?;
    }
    for line in table(&*session, words, &analysis.orders) {
        context.line(&line)?;
    }
    Ok(())
}

/// A line for each order, with its worth.
fn table(play: &dyn PlayView, words: &Words, orders: &[(String, Score)]) -> Vec<String> {
    let width = orders.iter().map(|(order, _)| order.chars().count()).max().unwrap_or(0);
    let line =
        |(order, score): &(String, Score)| format!("{order:width$}  {}", words.say(&telling::worth(play, *score)));
    orders.iter().map(line).collect()
}
