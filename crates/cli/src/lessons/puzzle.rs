//! `puzzle`: proves the exercises of a file, makes one of a position, harvests some from games, and asks puzzles again
//! in time.

use super::lesson::{deck_of, text_of, unknown_action};
use super::{harvest, practice};
use crate::context::Context;
use crate::setup;
use ludoteca_lessons::prove::slow::prove_slowly;
use ludoteca_lessons::prove::{make, prove};
use ludoteca_lessons::write_exercise;
use ludoteca_rules::Text;
use ludoteca_store::Failure;
use serde::Serialize;
use std::path::Path;
use std::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(id = "puzzle-action", value_name = "ACTION")]
    action: String,
    #[arg(id = "puzzle-what", value_name = "WHAT")]
    what: Option<String>,
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    moves: Option<String>,
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Proves another way, by trying every line.
    #[arg(id = "puzzle-slow", long = "slow")]
    slow: bool,
    #[command(flatten)]
    harvest: harvest::HarvestArgs,
    #[arg(id = "puzzle-day", long = "day", value_name = "DAY")]
    day: Option<String>,
}

#[derive(Serialize)]
struct Report {
    deck: String,
    proved: bool,
    exercises: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    exercise: usize,
    line: usize,
    game: &'static str,
    goal: String,
    proved: bool,
    error: Option<String>,
    answers: Vec<String>,
    moves: Option<u32>,
    nodes: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct NewExercise {
    exercise: String,
}

/// So many positions are looked at where nobody says otherwise.
const NODES: u64 = 20_000_000;

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let action = args.action.as_str();
    let in_time = practice::ACTIONS.contains(&action);
    let given = [
        ("--position, --moves", args.position.is_some() || args.moves.is_some(), action == "make"),
        ("--nodes", args.nodes.is_some(), !in_time),
        ("--slow", args.slow, action == "prove"),
        ("--count, --games, --seed, --opening, --from, --out", args.harvest.is_given(), action == "harvest"),
        ("--day", args.day.is_some(), in_time && action != "effort"),
    ];
    let what =
        || args.what.as_deref().ok_or_else(|| Failure::Input(Text::new("error-usage-missing").with("name", "<WHAT>")));
    let known = in_time || ["prove", "make", "harvest"].contains(&action);
    if let Some((name, ..)) = given.iter().find(|(_, is_given, fits)| known && *is_given && !fits) {
        return Err(Failure::Input(Text::new("error-usage-unknown").with("name", *name)));
    }
    match action {
        "prove" => prove_all(context, args, what()?),
        "make" => make_one(context, args, what()?),
        "harvest" => harvest::run(context, &args.harvest, args.what.as_deref(), args.nodes),
        _ if in_time => practice::run(context, action, args.what.as_deref(), args.day.as_deref()),
        other => Err(unknown_action(other, &format!("prove, make, harvest, {}", practice::ACTIONS.join(", ")))),
    }
}

fn prove_all(context: &mut Context<'_>, args: &Args, what: &str) -> Result<(), Failure> {
    let deck = deck_of(context, &text_of(context, Path::new(what))?)?;
    let mut rows = Vec::new();
    for (number, exercise) in (1..).zip(&deck.exercises) {
        let begun = Instant::now();
        let proof = if args.slow { prove_slowly } else { prove };
        let found = proof(exercise, args.nodes.unwrap_or(NODES));
        let row = Row {
            exercise: number,
            line: exercise.line,
            game: exercise.game.info.id,
            goal: exercise.goal.text(),
            proved: found.wrong.is_none(),
            error: found.wrong.map(|wrong| context.words.say(&wrong.text())),
            answers: found.answers,
            moves: found.moves,
            nodes: found.nodes,
            seconds: begun.elapsed().as_secs_f64(),
        };
        if !context.json {
            let said = Text::new(if row.proved { "puzzle-proved" } else { "puzzle-not-proved" })
                .with_number("number", i64::from(number as u32))
                .with("goal", &row.goal)
                .with("answers", row.answers.join(" "))
                .with("error", row.error.clone().unwrap_or_default())
                .with("nodes", row.nodes.to_string())
                .with("seconds", context.words.decimal(row.seconds, 3));
            context.line(&context.words.say(&said))?;
        }
        rows.push(row);
    }
    let failed = rows.iter().filter(|row| !row.proved).count();
    if context.json {
        context.print_json(&Report { deck: deck.id, proved: failed == 0, exercises: rows })?;
    }
    if failed == 0 {
        return Ok(());
    }
    Err(Failure::Work(Text::new("puzzle-failed").with_number("count", failed as i64)))
}

fn make_one(context: &mut Context<'_>, args: &Args, what: &str) -> Result<(), Failure> {
    let moves = args.moves.as_deref().unwrap_or_default().split_whitespace();
    let session = setup::begin(context.catalogue, what, args.position.as_deref(), moves).map_err(Failure::Input)?;
    let (entry, _) = setup::entry(context.catalogue, what).map_err(Failure::Input)?;
    let exercise = make(entry, &*session, args.nodes.unwrap_or(NODES));
    let exercise = exercise.ok_or_else(|| Failure::Work(Text::new("puzzle-nothing")))?;
    let text = write_exercise(&exercise);
    if context.json { context.print_json(&NewExercise { exercise: text }) } else { context.print(&text) }
}
