//! One position of a table: what every move is worth, and best play from there.

use crate::space::{Space, Standing, Step};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_store::Failure;
use ludoteca_tablebase::{Code, Form, Value, Verdict};
use std::cmp::Reverse;

/// Megabytes for the search that shows best play beyond what a table holds.
const LINE_MEGABYTES: usize = 64;

/// A move and what it is worth for the side that plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveWorth {
    /// Its text.
    pub text: String,
    /// Who wins after it, and in how many plies from here.
    pub verdict: Verdict,
}

/// What a table says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// Who wins; `None` if the table has no such position.
    pub verdict: Option<Verdict>,
    /// Every move, the best one first.
    pub moves: Vec<MoveWorth>,
    /// How many moves keep what the position is worth.
    pub keeping: usize,
    /// Best play of both sides to the end; of equal moves the first. Empty in a draw.
    pub line: Vec<String>,
}

/// Looks at a position of a table, given as text, whose entries `code` knows. A stop leaves the line out beyond what
/// the table holds.
///
/// # Errors
/// The text is malformed or of no position in the table; those of `code`, which may have to read a file.
pub fn look(
    space: &dyn Space,
    text: &str,
    code: &mut dyn FnMut(u64) -> Result<Code, Failure>,
    stop: &Stop,
) -> Result<Look, Failure> {
    let verdict = verdict_of(space, space.number(text).map_err(Failure::Input)?, code)?;
    let worths = worths(space, text, code)?.into_iter();
    let mut moves: Vec<MoveWorth> = worths.map(|(step, verdict)| MoveWorth { text: step.played, verdict }).collect();
    moves.sort_by_key(|worth| Reverse(worth.verdict.order()));
    let keeping = moves.iter().filter(|worth| Some(worth.verdict.value) == verdict.map(|verdict| verdict.value));
    Ok(Look { verdict, keeping: keeping.count(), moves, line: line(space, text, code, stop)? })
}

/// The verdict of a position, with its distance also where the table keeps values alone.
fn verdict_of(
    space: &dyn Space,
    number: u64,
    code: &mut dyn FnMut(u64) -> Result<Code, Failure>,
) -> Result<Option<Verdict>, Failure> {
    let known = code(number)?.verdict();
    Ok(known.map(|verdict| match space.form() {
        Form::Values => Verdict { plies: space.plies_left(number), ..verdict },
        Form::Distances | Form::Mixed => verdict,
    }))
}

/// Each move, and what it is worth.
fn worths(
    space: &dyn Space,
    text: &str,
    code: &mut dyn FnMut(u64) -> Result<Code, Failure>,
) -> Result<Vec<(Step, Verdict)>, Failure> {
    let mut worths = Vec::new();
    for step in space.steps(text).map_err(Failure::Input)? {
        let after = verdict_of(space, step.next.number, code)?.unwrap_or(Verdict::DRAW);
        let worth = after.of_move(step.next.same_side);
        worths.push((step, worth));
    }
    Ok(worths)
}

fn line(
    space: &dyn Space,
    text: &str,
    code: &mut dyn FnMut(u64) -> Result<Code, Failure>,
    stop: &Stop,
) -> Result<Vec<String>, Failure> {
    let (mut line, mut text) = (Vec::new(), text.to_owned());
    loop {
        let best = worths(space, &text, code)?.into_iter().rev().max_by_key(|(_, verdict)| verdict.order());
        let Some((step, verdict)) = best else { break };
        // Both sides only keep what they have, and that has no end.
        if verdict.value == Value::Draw {
            break;
        }
        line.push(step.played);
        text = step.after;
    }
    let number = space.number(&text).map_err(Failure::Input)?;
    if space.expand(number, &mut Vec::new()) == Standing::Edge
        && let Some(rest) = space.prover(LINE_MEGABYTES).and_then(|mut prover| prover.line(number, stop))
    {
        line.extend(rest);
    }
    Ok(line)
}
