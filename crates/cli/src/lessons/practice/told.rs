//! What is due, and what scripts are told.

use super::desk::Desk;
use crate::context::Context;
use ludoteca_practice::{Plan, Question, StormResult};
use ludoteca_rules::Text;
use ludoteca_store::Failure;
use serde::Serialize;

#[derive(Serialize)]
struct Due {
    day: String,
    due: usize,
    games: Vec<GameRow>,
    next: Option<QuestionRow>,
}

#[derive(Serialize)]
struct GameRow {
    game: &'static str,
    due: usize,
    points: u16,
}

#[derive(Serialize)]
struct QuestionRow {
    id: String,
    game: &'static str,
    deck: String,
    exercise: usize,
    own: bool,
    points: u16,
}

#[derive(Serialize)]
struct Today {
    day: String,
    puzzle: QuestionRow,
}

#[derive(Serialize)]
struct Ladder {
    game: &'static str,
    points: u16,
    attempts: u32,
    next: Option<QuestionRow>,
}

#[derive(Serialize)]
struct Storms {
    day: String,
    best_of_day: Option<StormRow>,
    best: Option<StormRow>,
}

#[derive(Serialize)]
struct StormRow {
    day: String,
    solved: u32,
    missed: u32,
}

fn row(plan: &Plan, question: &Question) -> QuestionRow {
    QuestionRow {
        id: question.id.to_string(),
        game: question.game(),
        deck: question.deck.id.clone(),
        exercise: question.place + 1,
        own: question.own,
        points: plan.difficulty(question),
    }
}

/// How many are due, and which is next.
pub(super) fn due(context: &mut Context<'_>, desk: &Desk) -> Result<(), Failure> {
    let plan = desk.plan()?;
    let due = plan.due(&desk.library, desk.game(), desk.today);
    let counts = plan.due_by_game(&desk.library, desk.today);
    let wanted = context.catalogue.iter().filter(|entry| desk.game().is_none_or(|game| game == entry.info.id));
    let games = wanted.filter_map(|entry| Some((entry.info, *counts.get(entry.info.id)?)));
    if context.json {
        let rows = games.map(|(info, due)| GameRow { game: info.id, due, points: plan.rating(info.id).points });
        let (day, games) = (desk.today.to_string(), rows.collect());
        let next = due.first().map(|question| row(&plan, question));
        return context.print_json(&Due { day, due: due.len(), games, next });
    }
    if due.is_empty() {
        return context.line(&context.words.word("practice-none-due"));
    }
    let said = Text::new("practice-due").with_number("count", due.len() as i64);
    context.line(&context.words.say(&said))?;
    for (info, count) in games.collect::<Vec<_>>() {
        context.line(&format!("  {}: {count}", info.name))?;
    }
    Ok(())
}

/// The puzzle of the day.
pub(super) fn today(context: &mut Context<'_>, desk: &Desk, question: &Question) -> Result<(), Failure> {
    let puzzle = row(&desk.plan()?, question);
    context.print_json(&Today { day: desk.today.to_string(), puzzle })
}

/// The next step of the ladder.
pub(super) fn ladder(
    context: &mut Context<'_>,
    desk: &Desk,
    plan: &Plan,
    next: Option<&Question>,
) -> Result<(), Failure> {
    let game = desk.game().unwrap_or_default();
    let rating = plan.rating(game);
    let next = next.map(|question| row(plan, question));
    context.print_json(&Ladder { game, points: rating.points, attempts: rating.attempts, next })
}

/// The best storms.
pub(super) fn storms(context: &mut Context<'_>, desk: &Desk) -> Result<(), Failure> {
    let plan = desk.plan()?;
    let storm = |day: String, StormResult { solved, missed }| StormRow { day, solved, missed };
    let day = desk.today.to_string();
    let best_of_day = plan.storm_of(desk.game(), desk.today).map(|result| storm(day.clone(), result));
    let best = plan.best_storm(desk.game()).map(|(day, result)| storm(day.to_string(), result));
    context.print_json(&Storms { day, best_of_day, best })
}
