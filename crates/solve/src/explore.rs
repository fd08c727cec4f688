//! One position of a table: what every move is worth, and best play from there.

use crate::space::{Space, Standing, Step};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_store::Failure;
use ludoteca_tablebase::{Code, Form, Value, Verdict};
use std::cmp::Reverse;

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
    /// Whether it is known in how many plies the game ends. If it is not, no plies of a verdict say anything.
    pub timed: bool,
    /// Every move, the best one first.
    pub moves: Vec<MoveWorth>,
    /// How many moves keep what the position is worth.
    pub keeping: usize,
}

/// Looks at a position of a table, given as text, whose entries `code` knows.
///
/// # Errors
/// The text is malformed or of no position in the table; those of `code`, which may have to read a file.
pub fn look(
    space: &dyn Space,
    text: &str,
    code: &mut dyn FnMut(u64) -> Result<Code, Failure>,
) -> Result<Look, Failure> {
    let number = space.number(text).map_err(Failure::Input)?;
    let (verdict, timed) = (verdict_of(space, number, code)?, is_timed(space, number));
    let worths = worths(space, text, code)?.into_iter();
    let mut moves: Vec<MoveWorth> = worths.map(|(step, verdict)| MoveWorth { text: step.played, verdict }).collect();
    moves.sort_by_key(|worth| Reverse(worth.verdict.order()));
    let keeping = moves.iter().filter(|worth| Some(worth.verdict.value) == verdict.map(|verdict| verdict.value));
    let keeping = keeping.count();
    Ok(Look { verdict, timed, keeping, moves })
}

/// Whether it is known of a position in how many plies the game ends.
#[must_use]
pub fn is_timed(space: &dyn Space, number: u64) -> bool {
    space.form().has_distances() || space.plies_left(number).is_some()
}

/// The verdict of a position, with its distance also where the table keeps values alone, if it is known.
fn verdict_of(
    space: &dyn Space,
    number: u64,
    code: &mut dyn FnMut(u64) -> Result<Code, Failure>,
) -> Result<Option<Verdict>, Failure> {
    let known = code(number)?.verdict();
    Ok(known.map(|verdict| match space.form() {
        Form::Values => Verdict { plies: space.plies_left(number).unwrap_or(0), ..verdict },
        Form::Distances | Form::LongDistances | Form::Mixed => verdict,
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

/// Best play of both sides to the end from a position that was looked at; of equal moves the first. Empty in a draw.
/// Where it is not known how long the game lasts, a move that wins, if there is one.
///
/// What is beyond the table is searched, with so many megabytes; a stop leaves it out.
///
/// # Errors
/// As of [`look`].
pub fn best_play(
    space: &dyn Space,
    (text, seen): (&str, &Look),
    code: &mut dyn FnMut(u64) -> Result<Code, Failure>,
    megabytes: usize,
    stop: &Stop,
) -> Result<Vec<String>, Failure> {
    // Without distances nobody knows which move of several holds out.
    if !seen.timed {
        let won = seen.moves.first().filter(|best| best.verdict.value == Value::Win);
        return Ok(won.map(|best| best.text.clone()).into_iter().collect());
    }
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
        && let Some(rest) = space.prover(megabytes).and_then(|mut prover| prover.line(number, stop))
    {
        line.extend(rest);
    }
    Ok(line)
}
