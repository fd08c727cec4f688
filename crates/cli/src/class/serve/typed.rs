//! What the teacher types while the boards are open.

use super::{against, asked, given, told};
use crate::context::Context;
use ludoteca_class::Outcome;
use ludoteca_classroom::Classroom;
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use ludoteca_store::Failure;
use std::path::Path;

/// What can be typed besides results; each has a word in every language, `command-ID`.
const COMMANDS: [(&str, &str); 16] = [
    ("stop", "class-serve-help-stop"),
    ("go", "class-serve-help-go"),
    ("next", "class-serve-help-next"),
    ("boards", "class-serve-help-boards"),
    ("cards", "class-serve-help-cards"),
    ("ask", "class-serve-help-ask"),
    ("where", "class-serve-help-where"),
    ("answers", "class-serve-help-answers"),
    ("hands", "class-serve-help-hands"),
    ("truth", "class-serve-help-truth"),
    ("enough", "class-serve-help-enough"),
    ("all", "class-serve-help-all"),
    ("homework", "class-serve-help-homework"),
    ("slip", "class-serve-help-slip"),
    ("help", "command-help-help"),
    ("quit", "class-serve-help-quit"),
];

/// Does what a line says, and writes answers at the end of the file if there is one; whether the program ends.
pub(super) fn obey(
    context: &mut Context<'_>,
    class: &mut Classroom,
    (line, file): (&str, Option<&Path>),
) -> Result<bool, Failure> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (typed, first) = (line.to_lowercase(), first.to_lowercase());
    let named = |id: &str| {
        // Only these say more.
        let typed = if ["ask", "where", "hands", "all", "homework", "slip"].contains(&id) { &first } else { &typed };
        typed == id || *typed == context.words.word(&format!("command-{id}"))
    };
    let command = COMMANDS.into_iter().map(|(id, _)| id).find(|id| named(id));
    let done = match command {
        Some("stop") => stop(context, class, true),
        Some("go") => stop(context, class, false),
        Some("next") => next(context, class),
        Some("boards") => boards(context, class),
        Some("cards") => told::cards(context, class),
        Some("ask") => asked::ask(context, class, rest.trim()),
        Some("where") => asked::ask_where(context, class, rest.trim()),
        Some("answers") => asked::answers(context, class),
        Some("hands") => asked::hands(context, class, rest.trim()),
        Some("truth") => asked::truth(context, class),
        Some("enough") => asked::enough(context, class, file),
        Some("all") => against::all(context, class, rest.trim()),
        Some("homework") => given::homework(context, class, rest.trim()),
        Some("slip") => given::slip(context, class, rest.trim()),
        Some("help") => help(context),
        Some(_) => return Ok(true),
        None if line.is_empty() => Ok(()),
        None if let Some(board) = board(class, &first, rest.trim()) => {
            against::at(context, class, (board, rest.trim()))
        }
        None => result(context, class, line),
    };
    // What cannot be done is said, and the boards stay open; only an output that is gone ends them.
    match done {
        Err(failure @ (Failure::Input(_) | Failure::Work(_))) => context.failed(&failure).map(|()| false),
        done => done.map(|()| false),
    }
}

/// The board that is to be shown, or at which something is said for the teacher.
fn board(class: &Classroom, first: &str, rest: &str) -> Option<usize> {
    let says = rest.is_empty() || (class.plays_all() && Outcome::parse(rest).is_err());
    first.parse().ok().filter(|_| says)
}

/// How the games of the teacher stand, while there are some, and those of the round.
fn boards(context: &mut Context<'_>, class: &Classroom) -> Result<(), Failure> {
    if class.plays_all() {
        against::boards(context, class)?;
    }
    told::boards(context, class)
}

/// Stops all boards at once, or lets them go on.
fn stop(context: &mut Context<'_>, class: &mut Classroom, stops: bool) -> Result<(), Failure> {
    class.stop(stops);
    told::news(context, class)?;
    told::stopped(context, class)
}

/// Pairs the next round, if all results are there.
fn next(context: &mut Context<'_>, class: &mut Classroom) -> Result<(), Failure> {
    class.pair_next()?;
    told::news(context, class)?;
    if class.is_stopped() || class.is_asking() { told::stopped(context, class) } else { Ok(()) }
}

/// Writes down how a board ended; result and board stand in either order.
fn result(context: &mut Context<'_>, class: &mut Classroom, line: &str) -> Result<(), Failure> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let read = |result: &str, board: &str| Some((Outcome::parse(result).ok()?, board.parse::<usize>().ok()?));
    let found = match words[..] {
        [one, two] => read(one, two).or_else(|| read(two, one)),
        _ => None,
    };
    let unknown = || Failure::Input(Text::new("class-serve-unknown").with("text", shorten(line)));
    let (outcome, board) = found.ok_or_else(unknown)?;
    class.decide((None, board), outcome)?;
    told::news(context, class)
}

fn help(context: &mut Context<'_>) -> Result<(), Failure> {
    let result = context.words.word("class-serve-help-result");
    context.line(&format!("  1-0 3: {result}"))?;
    let board = context.words.word("class-serve-help-board");
    context.line(&format!("  3, 3 b2-b3: {board}"))?;
    for (id, meaning) in COMMANDS {
        let (word, meaning) = (context.words.word(&format!("command-{id}")), context.words.word(meaning));
        context.line(&format!("  {word}: {meaning}"))?;
    }
    Ok(())
}
