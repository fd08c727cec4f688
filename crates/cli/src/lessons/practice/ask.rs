//! One question is asked in the terminal.

use crate::context::Context;
use crate::lessons::course::{answer_to, ask_line, is_command};
use crate::position::show;
use ludoteca_lessons::Course;
use ludoteca_practice::{Outcome, Question};
use ludoteca_rules::Arg;
use ludoteca_store::Failure;

/// How asking ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// The question is done.
    GoOn,
    /// Somebody stopped.
    Stopped,
}

/// What can be typed besides moves.
const COMMANDS: [&str; 7] = ["hint", "next", "undo", "moves", "board", "quit", "help"];

/// Asks a question until it is solved or left. `note` is called once, as soon as it is certain what came of it. In a
/// storm there is no hint, and a wrong move ends the question.
pub(super) fn ask(
    context: &mut Context<'_>,
    question: &Question,
    storm: bool,
    note: &mut dyn FnMut(&mut Context<'_>, Outcome) -> Result<(), Failure>,
) -> Result<Asked, Failure> {
    let mut course = Course::new(question.deck.clone());
    course.begin(question.place);
    let hint = if storm { "practice-storm-hint" } else { "practice-hint" };
    introduce(context, &course)?;
    let (mut noted, mut helped) = (false, false);
    loop {
        let Some(line) = ask_line(context)? else { return Ok(Asked::Stopped) };
        let word = line.trim();
        match COMMANDS.into_iter().find(|id| is_command(context.words, word, id)) {
            Some("quit") => return Ok(Asked::Stopped),
            Some("next") => {
                if !noted {
                    note(context, Outcome::Wrong)?;
                }
                return Ok(Asked::GoOn);
            }
            Some("hint") if !storm => {
                helped = true;
                let said = course.help().map(|hint| hint.within(context.words));
                context.line(&said.unwrap_or_else(|| context.words.word("practice-no-hint")))?;
            }
            Some("undo") if course.undo() => show::print(context, &*course.play_here())?,
            Some("undo") => context.line(&context.words.word("refuse-nothing-to-undo"))?,
            Some("board") => introduce(context, &course)?,
            Some("moves") => {
                let here = course.play_here();
                let orders = here.asked().iter().next().map_or_else(Vec::new, |seat| here.orders(seat));
                context.line(&orders.join(" "))?;
            }
            Some(_) => context.line(&context.words.word(hint))?,
            None if word.is_empty() => {}
            None => {
                let wrong = course.wrong();
                let legal = answer_to(context, &mut course, word)?;
                let outcome = match course.is_done() {
                    true if helped => Outcome::Hinted,
                    true => Outcome::Right,
                    // What the rules do not allow is no try.
                    false if course.wrong() > wrong && legal => Outcome::Wrong,
                    false => continue,
                };
                if !std::mem::replace(&mut noted, true) {
                    note(context, outcome)?;
                }
                if course.is_done() || storm {
                    return Ok(Asked::GoOn);
                }
            }
        }
    }
}

/// The board, and what is asked.
fn introduce(context: &mut Context<'_>, course: &Course) -> Result<(), Failure> {
    context.line("")?;
    show::print(context, &*course.play_here())?;
    let exercise = course.exercise();
    let gaps = [
        ("game", Arg::Plain(exercise.game.info.name.to_owned())),
        ("text", Arg::Plain(exercise.say.within(context.words.language()).to_owned())),
    ];
    context.line(&context.words.fill("practice-step", &gaps))
}
