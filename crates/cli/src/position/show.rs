//! `show`: one position with everything it says.

use super::board;
use crate::context::Context;
use crate::setup;
use crate::setup::GameArgs;
use ludoteca_rules::options::shorten;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{self, Catalogue, Cell, OverlayReport, Role, Text};
use ludoteca_store::Failure;
use ludoteca_words::telling;
use serde::Serialize;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "NAME")]
    overlay: Option<String>,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: String,
    position: String,
    board: Vec<String>,
    asked: Vec<SeatToMove>,
    signs: Vec<Sign>,
    outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    overlay: Option<OverlayJson>,
}

#[derive(Serialize)]
struct SeatToMove {
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
struct OverlayJson {
    overlay: String,
    name: String,
    cells: Vec<Badge>,
    summary: String,
}

#[derive(Serialize)]
struct Badge {
    cell: String,
    role: &'static str,
    side: Option<&'static str>,
    number: Option<u32>,
    marked: bool,
}

#[derive(Serialize)]
struct Outcome {
    winner: &'static str,
    reason: &'static str,
    text: String,
    cells: Vec<String>,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let session = args.game.session(context.catalogue)?;
    let overlay = match &args.overlay {
        Some(wanted) => {
            Some((wanted.split('@').next().unwrap_or(wanted), overlaid(context.catalogue, &*session, wanted)?))
        }
        None => None,
    };
    if context.json {
        let mut shown = shown(context, &*session);
        shown.overlay = overlay.map(|(id, overlaid)| laid(context, &*session, id, &overlaid));
        return context.print_json(&shown);
    }
    print(context, &*session)?;
    match overlay {
        Some((id, overlaid)) => print_overlay(context, &*session, id, &overlaid),
        None => Ok(()),
    }
}

/// What an overlay says of the position, or with `@` and a cell of the piece there.
fn overlaid(catalogue: &Catalogue, session: &dyn PlayView, wanted: &str) -> Result<OverlayReport, Failure> {
    let entry = catalogue.find(session.info().id).expect("every session is of a game of the catalogue");
    let (id, about) = wanted.split_once('@').map_or((wanted, None), |(id, cell)| (id, Some(cell)));
    let unknown = || {
        let known = entry.overlays().join(", ");
        Failure::Input(Text::new("error-overlay").with("name", shorten(id)).with("known", known))
    };
    let (options, position) = (session.options(), session.position_text());
    let whole = entry.overlay(options, &position, id).map_err(|error| Failure::Input(error.text()))?;
    let whole = whole.ok_or_else(unknown)?;
    let Some(about) = about else { return Ok(whole) };
    let nothing = || Failure::Input(Text::new("error-overlay-cell").with("name", id).with("cell", shorten(about)));
    let cell = session.info().geometry.parse(about).ok_or_else(nothing)?;
    let said = entry.overlay_about(options, &position, id, cell).map_err(|error| Failure::Input(error.text()))?;
    said.ok_or_else(nothing)
}

/// The name of an overlay, the board with what it says on the cells, and its sentence.
fn print_overlay(
    context: &mut Context<'_>,
    session: &dyn PlayView,
    id: &str,
    overlaid: &OverlayReport,
) -> Result<(), Failure> {
    let geometry = session.info().geometry;
    let on = |cell| {
        let badges = overlaid.badges.iter().filter(|badge| badge.cell == cell);
        let texts: Vec<String> = badges.map(|badge| badge_text(session, badge)).collect();
        if texts.is_empty() { ".".to_owned() } else { texts.join("/") }
    };
    let rows: Vec<Vec<String>> = (0..geometry.rows())
        .rev()
        .map(|row| (0..geometry.row_length(row)).map(|column| on(Cell(geometry.row_start(row).0 + column))).collect())
        .collect();
    context.line("")?;
    context.line(&context.words.word(&format!("overlay-{id}")))?;
    for line in board::drawn(geometry, &rows) {
        context.line(&line)?;
    }
    context.line("")?;
    context.line(&context.words.say(&overlaid.summary))
}

/// A badge in a few characters: whose it is or what it means, its number, and whether it is marked.
fn badge_text(session: &dyn PlayView, badge: &ludoteca_rules::Badge) -> String {
    let role = match badge.role {
        Role::Side(side) => session.sides()[usize::from(side.0)].text,
        Role::Neutral => "",
        Role::Good => "+",
        Role::Bad => "!",
    };
    let number = badge.number.map_or_else(String::new, |number| number.to_string());
    let sign = if role.is_empty() && number.is_empty() { "o" } else { "" };
    // The sides of some games are called by numbers.
    let gap = if role.ends_with(|symbol: char| symbol.is_ascii_digit()) && !number.is_empty() { ":" } else { "" };
    format!("{sign}{role}{gap}{number}{}", if badge.marked { "*" } else { "" })
}

fn laid(context: &Context<'_>, session: &dyn PlayView, id: &str, overlaid: &OverlayReport) -> OverlayJson {
    let cells = overlaid.badges.iter().map(|badge| {
        let (role, side) = match badge.role {
            Role::Side(side) => ("side", Some(session.sides()[usize::from(side.0)].text)),
            Role::Neutral => ("neutral", None),
            Role::Good => ("good", None),
            Role::Bad => ("bad", None),
        };
        let cell = session.info().geometry.name(badge.cell).to_string();
        Badge { cell, role, side, number: badge.number, marked: badge.marked }
    });
    OverlayJson {
        overlay: id.to_owned(),
        name: context.words.word(&format!("overlay-{id}")),
        cells: cells.collect(),
        summary: context.words.say(&overlaid.summary),
    }
}

/// Board, position, signs and state as lines for people.
pub(crate) fn print(context: &mut Context<'_>, session: &dyn PlayView) -> Result<(), Failure> {
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

fn shown(context: &Context<'_>, session: &dyn PlayView) -> Report {
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
    Report {
        game: session.info().id,
        options: session.options().to_string(),
        board: board::draw(session.info().geometry, &position),
        position,
        asked: asked.map(|seat| SeatToMove { seat: seat.number(), side: setup::side_text(session, seat) }).collect(),
        signs: signs.collect(),
        outcome: session.outcome().map(|outcome| Outcome {
            winner: outcome.winner.text(session.sides()),
            reason: outcome.reason,
            text: telling::outcome_sentence(session, words, &outcome),
            cells: telling::cell_names(session, &outcome.cells),
        }),
        overlay: None,
    }
}
