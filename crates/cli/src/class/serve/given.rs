//! Homework while the boards are open.

use super::told;
use crate::class::homework;
use crate::context::Context;
use crate::lessons::lesson::text_of;
use ludoteca_classroom::Classroom;
use ludoteca_homework::Table;
use ludoteca_rules::Text;
use ludoteca_store::{Failure, shown};
use std::path::Path;

/// Gives a deck, in a file or of the program; ends the homework; or prints its table, where nothing else is said.
pub(super) fn homework(context: &mut Context<'_>, class: &mut Classroom, deck: &str) -> Result<(), Failure> {
    let lower = deck.to_lowercase();
    if deck.is_empty() {
        return print(context, class);
    }
    if lower == "end" || lower == context.words.word("command-end") {
        return end(context, class);
    }
    class.give_homework(&text_of(context, Path::new(deck))?)?;
    told::news(context, class)?;
    say_given(context, class)
}

/// Says what is given.
pub(super) fn say_given(context: &mut Context<'_>, class: &Classroom) -> Result<(), Failure> {
    let Some((given, _)) = class.homework() else { return Ok(()) };
    let title = given.deck().title.within(context.words.language());
    told::say(context, &Text::new("class-serve-homework").with("title", title))
}

/// Puts a slip into the results.
pub(super) fn slip(context: &mut Context<'_>, class: &mut Classroom, letters: &str) -> Result<(), Failure> {
    let (name, solved, of) = class.take_slip(letters)?;
    let text = Text::new("homework-slip-taken").with("name", name).with_number("solved", solved);
    told::say(context, &text.with_number("of", of))
}

fn none() -> Failure {
    Failure::Input(Text::new("class-serve-no-homework"))
}

fn print(context: &mut Context<'_>, class: &mut Classroom) -> Result<(), Failure> {
    // What came of it until now is taken in first.
    told::news(context, class)?;
    let (given, unread) = class.homework().ok_or_else(none)?;
    let table = Table::of(given, class.sheet().pupils().iter().map(|pupil| pupil.name.as_str()));
    homework::print(context, given, &table, unread)
}

fn end(context: &mut Context<'_>, class: &mut Classroom) -> Result<(), Failure> {
    if !class.end_homework() {
        return Err(none());
    }
    told::news(context, class)?;
    let path = class.homework_file().ok_or_else(none)?;
    told::say(context, &Text::new("class-serve-homework-ended").with("path", shown(&path)))
}
