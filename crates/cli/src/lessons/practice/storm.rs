//! `puzzle storm`: three minutes in the terminal.

use super::ask::{Asked, ask};
use super::desk::Desk;
use super::told;
use crate::context::Context;
use crate::setup;
use ludoteca_practice::{Outcome, Storm, StormResult};
use ludoteca_rules::Text;
use ludoteca_store::Failure;
use std::time::Instant;

/// Asks until the time is up, or somebody stops; then too it counts. With JSON only the best ones are told.
pub(super) fn run(context: &mut Context<'_>, desk: &Desk) -> Result<(), Failure> {
    if context.json {
        return told::storms(context, desk);
    }
    let plan = desk.plan()?;
    context.line(&context.words.word("practice-storm"))?;
    let begun = Instant::now();
    let mut storm = Storm::begin(&desk.library, &plan, desk.game(), setup::new_seed()?, begun.elapsed());
    while let Some(question) = storm.asked().cloned().and_then(|id| desk.library.find(&id)) {
        let mut note = |context: &mut Context<'_>, outcome: Outcome| {
            let right = outcome == Outcome::Right;
            if let Some(id) = storm.answer(right, begun.elapsed()) {
                desk.folder.change(desk.today, |plan| plan.answer_in_storm(&id, right, desk.today))?;
            }
            let left = Text::new("practice-storm-left").with_number("seconds", storm.left().as_secs() as i64);
            context.line(&context.words.say(&left))
        };
        if ask(context, question, true, &mut note)? == Asked::Stopped {
            break;
        }
        storm.tick(begun.elapsed());
    }
    tell(context, desk, storm.result())
}

/// Keeps the result and says it.
fn tell(context: &mut Context<'_>, desk: &Desk, result: StormResult) -> Result<(), Failure> {
    let sentence = |key, StormResult { solved, missed }| {
        Text::new(key).with_number("solved", i64::from(solved)).with_number("missed", i64::from(missed))
    };
    context.line(&context.words.say(&sentence("practice-storm-result", result)))?;
    if result == StormResult::default() {
        return Ok(());
    }
    let (place, best) = desk.folder.change(desk.today, |plan| {
        let place = plan.note_storm(desk.game(), desk.today, result);
        (place, plan.best_storm(desk.game()))
    })?;
    match best {
        _ if place.best_ever => context.line(&context.words.word("practice-storm-best")),
        Some((day, best)) if best.is_better(result) => {
            let said = sentence("practice-storm-before", best).with("day", day.to_string());
            context.line(&context.words.say(&said))
        }
        _ => Ok(()),
    }
}
