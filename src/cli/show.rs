//! `show`: one position with everything it says.

use super::context::Context;
use super::setup::GameArgs;
use super::{Failure, board, setup};
use crate::i18n::telling;
use crate::rules::session::PlayView;
use serde::Serialize;

#[derive(Serialize)]
struct Shown {
    game: &'static str,
    options: String,
    position: String,
    board: Vec<String>,
    asked: Vec<Asked>,
    signs: Vec<Sign>,
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
struct Asked {
    seat: u8,
    side: &'static str,
}

#[derive(Serialize)]
struct Sign {
    sign: &'static str,
    text: String,
    cells: Vec<String>,
    number: Option<i64>,
    side: Option<&'static str>,
}

#[derive(Serialize)]
struct Outcome {
    winner: &'static str,
    reason: &'static str,
    text: String,
    cells: Vec<String>,
}

pub(super) fn run(context: &mut Context<'_>, args: &GameArgs) -> Result<(), Failure> {
    let session = args.session()?;
    if context.json {
        return context.print_json(&shown(context, &*session));
    }
    print(context, &*session)
}

/// Board, position, signs and state as lines for people.
pub(super) fn print(context: &mut Context<'_>, session: &dyn PlayView) -> Result<(), Failure> {
    let position = session.position_text();
    for line in board::draw(session.info().geometry, &position) {
        context.line(&line)?;
    }
    context.line("")?;
    context.line(&position)?;
    if let Some(note) = telling::note(session.info(), context.words) {
        context.line(&note)?;
    }
    for sign in session.signs() {
        context.line(&telling::sign_sentence(session, context.words, &sign))?;
    }
    context.line(&telling::state(session, context.words))
}

fn shown(context: &Context<'_>, session: &dyn PlayView) -> Shown {
    let words = context.words;
    let position = session.position_text();
    let asked = session.asked().iter();
    let signs = session.signs().into_iter().map(|sign| Sign {
        sign: sign.key,
        text: telling::sign_sentence(session, words, &sign),
        cells: telling::cell_names(session, &sign.cells),
        number: sign.number,
        side: sign.side.map(|side| session.sides()[usize::from(side.0)].text),
    });
    Shown {
        game: session.info().id,
        options: session.options().to_string(),
        board: board::draw(session.info().geometry, &position),
        position,
        asked: asked.map(|seat| Asked { seat: seat.number(), side: setup::side_text(session, seat) }).collect(),
        signs: signs.collect(),
        outcome: session.outcome().map(|outcome| Outcome {
            winner: outcome.winner.text(session.sides()),
            reason: outcome.reason,
            text: telling::outcome_sentence(session, words, &outcome),
            cells: telling::cell_names(session, &outcome.cells),
        }),
    }
}
