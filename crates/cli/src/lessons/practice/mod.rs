//! `puzzle due`, `practice`, `ladder`, `storm`, `today` and `effort`: puzzles and own mistakes asked again in time.
//!
//! Start with [`run`]. `desk.rs` is what there is to ask, `ask.rs` asks one question in the terminal, `told.rs` says
//! what is due, `storm.rs` runs a storm.

mod ask;
pub(crate) mod desk;
mod storm;
mod told;

use super::lesson::{deck_of, text_of};
use crate::context::Context;
use ask::Asked;
use desk::Desk;
use ludoteca_lessons::{Deck, Kind, shipped};
use ludoteca_practice::{Effort, Outcome, Question, QuestionId, puzzle_of};
use ludoteca_rules::{Arg, Text};
use ludoteca_store::Failure;
use std::path::Path;

/// What can be done.
pub(super) const ACTIONS: [&str; 6] = ["due", "practice", "ladder", "storm", "today", "effort"];

/// Does one of the [`ACTIONS`], of this game or file if one is named, on this day or today.
pub(super) fn run(
    context: &mut Context<'_>,
    action: &str,
    what: Option<&str>,
    day: Option<&str>,
) -> Result<(), Failure> {
    if action == "effort" {
        return efforts(context, what);
    }
    let desk = Desk::open(context, what, day)?;
    match action {
        "due" => told::due(context, &desk),
        "practice" if context.json => told::due(context, &desk),
        "practice" => practise(context, &desk),
        "storm" => storm::run(context, &desk),
        "today" => today(context, &desk),
        _ => ladder(context, &desk),
    }
}

/// Asks what is due, until nothing is or somebody stops.
fn practise(context: &mut Context<'_>, desk: &Desk) -> Result<(), Failure> {
    told::due(context, desk)?;
    loop {
        let plan = desk.plan()?;
        let Some(next) = plan.due(&desk.library, desk.game(), desk.today).first().copied() else {
            return Ok(());
        };
        if !ask_and_note(context, desk, next)? {
            return Ok(());
        }
        if desk.plan()?.due(&desk.library, desk.game(), desk.today).is_empty() {
            return context.line(&context.words.word("practice-end"));
        }
    }
}

/// Asks what is nearest to the points of the person, one question after the other.
fn ladder(context: &mut Context<'_>, desk: &Desk) -> Result<(), Failure> {
    let game = desk.game().ok_or_else(|| Failure::Input(Text::new("error-usage-missing").with("name", "GAME")))?;
    loop {
        let plan = desk.plan()?;
        let next = plan.next_on_ladder(&desk.library, game, desk.today);
        if context.json {
            return told::ladder(context, desk, &plan, next);
        }
        let Some(next) = next else { return context.line(&context.words.word("practice-ladder-end")) };
        let gaps = [
            ("points", Arg::Number(i64::from(plan.rating(game).points))),
            ("puzzle", Arg::Number(i64::from(plan.difficulty(next)))),
        ];
        context.line(&context.words.fill("practice-ladder", &gaps))?;
        if !ask_and_note(context, desk, next)? {
            return Ok(());
        }
    }
}

/// Asks the puzzle of the day.
fn today(context: &mut Context<'_>, desk: &Desk) -> Result<(), Failure> {
    let question = puzzle_of(&desk.library, desk.today);
    let question = question.ok_or_else(|| Failure::Work(Text::new("deck-empty")))?;
    if context.json {
        return told::today(context, desk, question);
    }
    let gaps = [("day", Arg::Plain(desk.today.to_string()))];
    context.line(&context.words.fill("practice-today", &gaps))?;
    ask_and_note(context, desk, question).map(drop)
}

/// Asks a question and writes down at once what came of it; `false` if somebody stopped.
fn ask_and_note(context: &mut Context<'_>, desk: &Desk, question: &Question) -> Result<bool, Failure> {
    let mut note = |context: &mut Context<'_>, outcome: Outcome| {
        let answered = desk.folder.change(desk.today, |plan| plan.answer(question, outcome, desk.today))?;
        if let Some((before, after)) = answered.rated {
            let points = |points: u16| Arg::Number(i64::from(points));
            let game = Arg::Plain(question.exercise().game.info.name.to_owned());
            let gaps = [("game", game), ("before", points(before)), ("after", points(after))];
            context.line(&context.words.fill("practice-points", &gaps))?;
        }
        let again = Text::new("practice-again").with("day", answered.due.to_string());
        context.line(&context.words.say(&again))
    };
    Ok(ask::ask(context, question, false, &mut note)? == Asked::GoOn)
}

/// Prints what a file or all puzzles of the program take to solve, as the file of efforts has it.
fn efforts(context: &mut Context<'_>, what: Option<&str>) -> Result<(), Failure> {
    let decks: Vec<Deck> = match what {
        Some(file) => vec![deck_of(context, &text_of(context, Path::new(file))?)?],
        None => shipped::decks(context.catalogue).unwrap_or_default(),
    };
    for exercise in decks.iter().filter(|deck| deck.kind == Kind::Puzzles).flat_map(|deck| &deck.exercises) {
        let line = Effort::measured(exercise).line(&QuestionId::of(exercise));
        context.line(&line)?;
        context.out.flush()?;
    }
    Ok(())
}
