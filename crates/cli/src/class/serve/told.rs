//! What the teacher is told.

use super::truth;
use crate::class::output;
use crate::context::Context;
use ludoteca_class::{Outcome, Tournament};
use ludoteca_classroom::{Classroom, News};
use ludoteca_rules::Text;
use ludoteca_server::local_addresses;
use ludoteca_store::Failure;
use serde::Serialize;

#[derive(Serialize)]
struct Opened {
    link: String,
    port: u16,
}

#[derive(Serialize)]
struct Cards<'a> {
    cards: Vec<CardLine<'a>>,
}

#[derive(Serialize)]
struct CardLine<'a> {
    number: usize,
    name: &'a str,
    letters: &'a str,
    link: String,
}

#[derive(Serialize)]
struct Boards<'a> {
    round: usize,
    boards: Vec<BoardLine<'a>>,
}

#[derive(Serialize)]
struct BoardLine<'a> {
    #[serde(flatten)]
    board: output::Board<'a>,
    moves: Option<usize>,
    turn: Option<&'a str>,
    away: Vec<&'a str>,
}

/// Says something in words; whoever reads JSON is not told.
pub(super) fn say(context: &mut Context<'_>, text: &Text) -> Result<(), Failure> {
    if context.json { Ok(()) } else { context.line(&context.words.say(text)) }
}

/// Where the class is.
pub(super) fn open(context: &mut Context<'_>, class: &Classroom) -> Result<(), Failure> {
    let here = class.invitation();
    if context.json {
        context.print_json(&Opened { link: here.to_string(), port: here.port })?;
    } else {
        say(context, &Text::new("class-serve-open").with("link", here.to_string()))?;
        if local_addresses().is_empty() {
            say(context, &Text::new("class-serve-alone"))?;
        }
        say(context, &Text::new("class-serve-hint"))?;
    }
    output::round(context, class.sheet(), class.sheet().rounds().len())?;
    ready(context, class.sheet())
}

/// What happened.
pub(super) fn news(context: &mut Context<'_>, class: &mut Classroom) -> Result<(), Failure> {
    for news in class.follow() {
        let sheet = class.sheet();
        let boards = |round: usize| sheet.rounds().get(round - 1).map_or(0, Vec::len);
        match news {
            // What was taken back meanwhile is told by the news that follow.
            News::Paired(round) if boards(round) > 0 => output::round(context, sheet, round)?,
            News::Recorded { round, board } if board <= boards(round) => output::board(context, sheet, round, board)?,
            News::Paired(_) | News::Recorded { .. } => {}
            News::Complete => ready(context, sheet)?,
            News::Aborted(board) => {
                say(context, &Text::new("class-serve-aborted").with_number("board", board))?;
            }
            News::Unwritten { board, why } => {
                say(context, &with_why(Text::new("class-serve-unwritten").with_number("board", board), &why))?;
            }
            News::Against(board) => against_ended(context, class, board)?,
            News::Truth => class.truth().map_or(Ok(()), |found| truth::print(context, &found))?,
            News::Came(name) => say(context, &Text::new("class-serve-came").with("name", name))?,
            News::HandedIn { name, solved, of } => {
                let text = Text::new("homework-slip-taken").with("name", name).with_number("solved", solved);
                say(context, &text.with_number("of", of))?;
            }
            News::Unread(why) => say(context, &with_why(Text::new("class-serve-unread"), &why))?,
            News::Failed(why) => why.text().map_or(Ok(()), |text| say(context, text))?,
        }
    }
    Ok(())
}

/// How the game of the teacher at a board ended.
fn against_ended(context: &mut Context<'_>, class: &Classroom, board: usize) -> Result<(), Failure> {
    let Some(board) = class.teacher_boards().iter().find(|it| it.number() == board) else { return Ok(()) };
    let Some(why) = board.log().why() else { return Ok(()) };
    let name = class.sheet().pupils().get(board.pupil()).map_or("", |pupil| pupil.name.as_str());
    let text = Text::new("class-all-over").with_number("board", board.number()).with("name", name);
    say(context, &text.with("why", why.say(context.words)))
}

/// Whether the next round can be paired.
fn ready(context: &mut Context<'_>, sheet: &Tournament) -> Result<(), Failure> {
    match sheet.missing() {
        Some(_) => Ok(()),
        None if sheet.is_over() => say(context, &Text::new("class-serve-over")),
        None => say(context, &Text::new("class-serve-ready")),
    }
}

/// Whether all boards are stopped, and for what.
pub(super) fn stopped(context: &mut Context<'_>, class: &Classroom) -> Result<(), Failure> {
    let text = Text::new(match (class.is_asking(), class.is_stopped()) {
        (true, _) => "class-serve-asking",
        (false, true) => "class-serve-stopped",
        (false, false) => "class-serve-going",
    });
    say(context, &text)
}

fn with_why(text: Text, failure: &Failure) -> Text {
    failure.text().map_or_else(|| text.clone(), |why| text.clone().with_text("why", why.clone()))
}

/// Everybody's card.
pub(super) fn cards(context: &mut Context<'_>, class: &Classroom) -> Result<(), Failure> {
    let here = class.invitation();
    let pupils = class.sheet().pupils().iter().zip(class.cards());
    let lines: Vec<CardLine<'_>> = (1..)
        .zip(pupils)
        .map(|(number, (pupil, card))| {
            let link = format!("{here}#{}", card.letters);
            CardLine { number, name: &pupil.name, letters: &card.letters, link }
        })
        .collect();
    if context.json {
        return context.print_json(&Cards { cards: lines });
    }
    for CardLine { name, letters, link, .. } in lines {
        let text = Text::new("class-serve-card").with("letters", letters).with("link", link).with("name", name);
        say(context, &text)?;
    }
    Ok(())
}

/// How the games stand.
pub(super) fn boards(context: &mut Context<'_>, class: &Classroom) -> Result<(), Failure> {
    let round = class.sheet().rounds().len();
    let Some(pairings) = class.sheet().rounds().last() else {
        return say(context, &Text::new("class-no-round"));
    };
    let mut rows = Vec::new();
    let mut lines = Vec::new();
    for (number, pairing) in (1..).zip(pairings) {
        let board = class.boards().iter().find(|board| board.is(round, number, pairing));
        let name = |pupil: usize| class.sheet().pupils()[pupil].name.as_str();
        let open = pairing.outcome == Outcome::Open;
        let turn = board.filter(|_| open).and_then(|board| Some(name(*board.pupils().get(board.log().turn()?)?)));
        let missing = |pupil: &usize| !class.is_here(*pupil);
        let away = board.filter(|_| open).map(|board| board.pupils().into_iter().filter(missing).map(name).collect());
        let line = BoardLine {
            board: output::board_json(class.sheet(), number, pairing),
            moves: board.and_then(|board| board.log().moves()),
            turn,
            away: away.unwrap_or_default(),
        };
        let mut row = output::cells(context, class.sheet(), number, pairing);
        if open {
            row.push(state(context, board.is_some(), &line));
        }
        rows.push(row);
        lines.push(line);
    }
    if context.json {
        context.print_json(&Boards { round, boards: lines })
    } else {
        output::table(context, &rows, &[0])?;
        if class.is_stopped() || class.is_asking() { stopped(context, class) } else { Ok(()) }
    }
}

/// How a game stands that has no result yet.
fn state(context: &Context<'_>, has_table: bool, line: &BoardLine<'_>) -> String {
    let say = |text: Text| context.words.say(&text);
    let mut parts = Vec::new();
    match line.moves {
        Some(moves) => parts.push(say(Text::new("class-serve-moves").with_number("count", moves))),
        None => parts.push(say(Text::new(if has_table { "class-serve-waits" } else { "class-serve-on-wood" }))),
    }
    parts.extend(line.turn.map(|name| say(Text::new("class-serve-turn").with("name", name))));
    if !line.away.is_empty() {
        parts.push(say(Text::new("class-serve-away").with("names", line.away.join(", "))));
    }
    parts.join(" · ")
}
