//! What is right in the position that was asked about, as a short table.

use crate::context::Context;
use ludoteca_classroom::TruthShown;
use ludoteca_rules::Text;
use ludoteca_store::Failure;
use serde::Serialize;

#[derive(Serialize)]
struct Truth<'a> {
    best: &'a [String],
    worth: Option<String>,
    answers: Vec<VerdictLine<'a>>,
    refutation: &'a [String],
    unread: bool,
}

#[derive(Serialize)]
struct VerdictLine<'a> {
    answer: &'a str,
    count: usize,
    right: bool,
    verdict: String,
}

/// A line for each answer, with how many gave it and what it is worth; then the best move, and what refutes the most
/// frequent wrong one.
pub(super) fn print(context: &mut Context<'_>, truth: &TruthShown) -> Result<(), Failure> {
    let lines = truth.of.iter().map(|it| VerdictLine {
        answer: &it.answer,
        count: it.count,
        right: it.good,
        verdict: it.say(context.words),
    });
    let lines: Vec<VerdictLine<'_>> = lines.collect();
    let worth = truth.worth.as_ref().map(|worth| context.words.say(worth));
    if context.json {
        let TruthShown { best, refutation, unread, .. } = truth;
        return context.print_json(&Truth { best, worth, answers: lines, refutation, unread: *unread });
    }
    let width = lines.iter().map(|line| line.answer.chars().count()).max().unwrap_or(0);
    for VerdictLine { answer, count, right, verdict } in lines {
        let mark = if right { '✓' } else { '✗' };
        context.line(&format!("{count:>4}  {answer:width$}  {mark} {verdict}"))?;
    }
    let best = truth.best.join(" ");
    let said = match worth {
        Some(worth) => Text::new("cli-analyse-best").with("move", best).with("worth", worth),
        None => Text::new("class-truth-best").with("moves", best),
    };
    context.line(&context.words.say(&said))?;
    if !truth.refutation.is_empty() {
        let text = Text::new("class-truth-line").with("moves", truth.refutation.join(" "));
        context.line(&context.words.say(&text))?;
    }
    if truth.unread { context.line(&context.words.word("class-truth-unread")) } else { Ok(()) }
}
