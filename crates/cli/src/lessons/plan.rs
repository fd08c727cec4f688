//! `plan`: the plan of a lesson about a game, as text.

use crate::context::Context;
use crate::position::board;
use crate::{file, setup};
use ludoteca_lessons::{DeckError, Plan, PlanStep, ToldKind, plan_of, read_plan};
use ludoteca_rules::Text;
use ludoteca_store::Failure;
use ludoteca_words::telling;
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(id = "plan-source", value_name = "GAME-OR-FILE")]
    source: PathBuf,
    #[arg(id = "plan-prove", long = "prove")]
    prove: bool,
}

/// So many positions are looked at for each question.
const NODES: u64 = 20_000_000;

#[derive(Serialize)]
struct Report {
    plan: String,
    game: &'static str,
    title: String,
    aim: String,
    need: String,
    minutes: u32,
    steps: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    from: u32,
    minutes: u32,
    name: String,
    position: Option<String>,
    moves: Vec<String>,
    answers: Option<Vec<String>>,
    lines: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    kind: &'static str,
    text: String,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let plan = plan(context, &args.source)?;
    if args.prove {
        prove(&plan)?;
    }
    if context.json {
        return context.print_json(&report(context, &plan));
    }
    print(context, &plan)?;
    if !args.prove {
        return Ok(());
    }
    let questions = plan.steps.iter().filter(|step| step.question.is_some()).count();
    context.line("")?;
    context.line(&context.words.say(&Text::new("plan-proved").with_number("questions", questions)))
}

/// The plan of a game, or the one in a file; of several faults the first one is told.
pub(crate) fn plan(context: &Context<'_>, source: &Path) -> Result<Plan, Failure> {
    let name = source.to_str().unwrap_or_default();
    let is_game = !source.exists() && name != "-" && !name.contains(['/', '\\', '.']);
    if !is_game {
        return plan_in(context, &file::text(source)?);
    }
    let (entry, _) = setup::entry(context.catalogue, name).map_err(Failure::Input)?;
    let none = || Failure::Input(Text::new("plan-game-none").with("game", entry.info.id));
    plan_of(context.catalogue, entry.info.id).ok_or_else(none)?.map_err(fault)
}

/// The plan in a text; of several faults the first one is told.
pub(crate) fn plan_in(context: &Context<'_>, text: &str) -> Result<Plan, Failure> {
    read_plan(text, context.catalogue).map_err(fault)
}

fn fault(faults: Vec<DeckError>) -> Failure {
    Failure::Input(faults.first().map_or_else(|| Text::new("plan-none"), DeckError::text))
}

/// Compares all answers with what is right.
fn prove(plan: &Plan) -> Result<(), Failure> {
    for (number, step) in (1_usize..).zip(&plan.steps) {
        let Some(question) = &step.question else { continue };
        let long = || Failure::Work(Text::new("plan-too-long").with_number("step", number));
        let truth = step.truth(NODES).ok_or_else(long)?;
        if truth.answers != question.answers {
            let fault = DeckError::of_answers(step.line, &truth.answers);
            return Err(Failure::Work(fault.text()));
        }
    }
    Ok(())
}

fn report(context: &Context<'_>, plan: &Plan) -> Report {
    let language = context.words.language();
    let rows = plan.timed().map(|(from, step)| Row {
        from,
        minutes: step.minutes,
        name: step.name.within(language).to_owned(),
        position: step.board.as_ref().map(|board| board.position.clone()),
        moves: step.board.as_ref().map_or_else(Vec::new, |board| board.moves.clone()),
        answers: step.question.as_ref().map(|question| question.answers.clone()),
        lines: lines(context, step),
    });
    Report {
        plan: plan.id.clone(),
        game: plan.game.info.id,
        title: plan.title.within(language).to_owned(),
        aim: plan.aim.within(language).to_owned(),
        need: plan.need.within(language).to_owned(),
        minutes: plan.minutes(),
        steps: rows.collect(),
    }
}

fn lines(context: &Context<'_>, step: &PlanStep) -> Vec<Line> {
    let told = step.told(context.words, true).into_iter();
    told.map(|told| Line { kind: told.kind.name(), text: told.text }).collect()
}

/// Minutes on the left, what is said and done beside them.
fn print(context: &mut Context<'_>, plan: &Plan) -> Result<(), Failure> {
    let words = context.words;
    let language = words.language();
    let title = Text::new("plan-heading").with("title", plan.title.within(language));
    context.line(&words.say(&title.with_number("minutes", plan.minutes())))?;
    for (key, text) in [("plan-aim", &plan.aim), ("plan-need", &plan.need)] {
        context.line(&words.say(&Text::new(key).with("text", text.within(language))))?;
    }
    for (from, step) in plan.timed() {
        context.line("")?;
        context.line(&format!("{:>7}  {}", format!("{from}–{}", from + step.minutes), step.name.within(language)))?;
        let mut before = None;
        for told in step.told(words, true) {
            if told.kind == ToldKind::Ask {
                print_board(context, step)?;
            }
            // Several sentences to be said need no more than one word before them.
            let label =
                if before == Some(told.kind) { String::new() } else { format!("{}: ", words.word(told.kind.key())) };
            before = Some(told.kind);
            context.line(&format!("         {label}{}", told.text))?;
        }
        if step.question.is_none() {
            print_board(context, step)?;
        }
    }
    Ok(())
}

/// The board of a step with its position as text.
fn print_board(context: &mut Context<'_>, step: &PlanStep) -> Result<(), Failure> {
    let Some(shown) = &step.board else { return Ok(()) };
    let play = shown.begin();
    for line in board::draw(play.info().geometry, &shown.position) {
        context.line(&format!("           {line}"))?;
    }
    context.line(&format!("           {}", shown.position))?;
    context.line(&format!("           {}", telling::state(&*play, context.words)))
}
