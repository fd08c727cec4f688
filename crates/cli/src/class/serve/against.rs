//! The teacher plays against all who want, from the terminal.

use super::told;
use crate::class::output;
use crate::context::Context;
use crate::position::show;
use ludoteca_class::Outcome;
use ludoteca_classroom::{Board, BoardLog, Classroom, First, TeacherBoard, TeacherSays};
use ludoteca_net::Wish;
use ludoteca_rules::options::shorten;
use ludoteca_rules::{Arg, Text};
use ludoteca_store::Failure;
use serde::Serialize;

#[derive(Serialize)]
struct Boards<'a> {
    against: Vec<BoardLine<'a>>,
}

#[derive(Serialize)]
struct BoardLine<'a> {
    board: usize,
    pupil: &'a str,
    teacher_begins: bool,
    moves: Option<usize>,
    your_turn: bool,
    asked: Option<Wish>,
    away: bool,
    result: Option<&'static str>,
    why: Option<String>,
}

/// Opens those games, or closes them: a game, who begins, and how time is given; without a game that of the sheet.
pub(super) fn all(context: &mut Context<'_>, class: &mut Classroom, typed: &str) -> Result<(), Failure> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    if let [word] = words[..]
        && is(context, "end", word)
    {
        class.end_play_all()?;
        told::news(context, class)?;
        return told::say(context, &Text::new("class-all-ended"));
    }
    let named = class.sheet().game().to_owned();
    let (game, rest) = words.split_first().map_or((named.as_str(), &[][..]), |(game, rest)| (*game, rest));
    let who = [("teacher", First::Teacher), ("pupil", First::Pupil), ("alternate", First::Alternate)];
    let first = |word: &str| who.into_iter().find(|(id, _)| is(context, id, word)).map(|(_, first)| first);
    let unknown = || Failure::Input(Text::new("class-all-who").with("text", shorten(typed)));
    let (first, clock) = match rest {
        [] => (First::default(), ""),
        [word] => first(word).map_or((First::default(), *word), |first| (first, "")),
        [word, clock] => (first(word).ok_or_else(unknown)?, *clock),
        _ => return Err(unknown()),
    };
    class.play_all(game, first, clock)?;
    told::news(context, class)?;
    let text = Text::new("class-all-begun").with_number("count", class.teacher_boards().len());
    told::say(context, &text)
}

/// Whether a word is that of a command, in the reader's language or in English.
fn is(context: &Context<'_>, id: &str, word: &str) -> bool {
    let word = word.to_lowercase();
    word == id || word == context.words.word(&format!("command-{id}"))
}

/// Does what is typed after the number of a board: shows it, or says something there for the teacher.
pub(super) fn at(
    context: &mut Context<'_>,
    class: &mut Classroom,
    (board, typed): (usize, &str),
) -> Result<(), Failure> {
    if typed.is_empty() {
        return show_board(context, class, board);
    }
    let said = [
        ("resign", TeacherSays::Resign),
        ("draw", TeacherSays::Draw),
        ("undo", TeacherSays::Takeback),
        ("yes", TeacherSays::Answer(true)),
        ("no", TeacherSays::Answer(false)),
    ];
    let said = said.into_iter().find(|(id, _)| is(context, id, typed)).map(|(_, says)| says);
    class.teacher_says(board, said.unwrap_or_else(|| TeacherSays::Order(typed.to_owned())))?;
    told::news(context, class)?;
    let others = class.teacher_boards().iter().filter(|it| it.number() != board && it.log().decides(it.place()));
    let others: Vec<String> = others.map(|it| it.number().to_string()).collect();
    if others.is_empty() {
        return Ok(());
    }
    told::say(context, &Text::new("class-all-turns").with("boards", others.join(", ")))
}

/// What is on a board: one of the teacher, if there is one of this number, or else one of the round.
fn show_board(context: &mut Context<'_>, class: &Classroom, number: usize) -> Result<(), Failure> {
    let of_teacher = class.teacher_boards().iter().find(|board| board.number() == number).map(TeacherBoard::log);
    let of_round = || class.boards().iter().find(|board| board.number() == number).map(Board::log);
    let Some(table) = of_teacher.or_else(of_round).and_then(BoardLog::table) else {
        let last = class.sheet().rounds().last().map_or(0, Vec::len).max(class.teacher_boards().len());
        return Err(Failure::Input(Text::new("class-board").with_number("board", number).with_number("last", last)));
    };
    match table.session() {
        Some(session) => show::print(context, session),
        None => show::print(context, &*table.entry().start(table.options().clone())),
    }
}

/// How the games of the teacher stand.
pub(super) fn boards(context: &mut Context<'_>, class: &Classroom) -> Result<(), Failure> {
    let lines: Vec<BoardLine<'_>> = class.teacher_boards().iter().map(|board| line(context, class, board)).collect();
    if context.json {
        return context.print_json(&Boards { against: lines });
    }
    let rows: Vec<Vec<String>> = lines.iter().map(|line| row(context, line)).collect();
    told::say(context, &Text::new("class-all-title"))?;
    output::table(context, &rows, &[0])
}

fn line<'a>(context: &Context<'_>, class: &'a Classroom, board: &TeacherBoard) -> BoardLine<'a> {
    let log = board.log();
    let result = log.ended().map(|outcome| outcome.map_or("*", Outcome::text));
    BoardLine {
        board: board.number(),
        pupil: class.sheet().pupils().get(board.pupil()).map_or("", |pupil| pupil.name.as_str()),
        teacher_begins: board.place() == 0,
        moves: log.moves(),
        your_turn: log.decides(board.place()),
        asked: board.asked(),
        away: !class.is_here(board.pupil()),
        result,
        why: log.why().map(|why| why.say(context.words)),
    }
}

fn row(context: &Context<'_>, line: &BoardLine<'_>) -> Vec<String> {
    let words = context.words;
    let mut parts = Vec::new();
    if let Some(why) = &line.why {
        parts.push(why.clone());
    } else {
        parts.push(line.moves.map_or_else(
            || words.word("class-serve-waits"),
            |moves| words.say(&Text::new("class-serve-moves").with_number("count", moves)),
        ));
        let name = line.pupil.to_owned();
        parts.extend(line.your_turn.then(|| words.word("class-all-your-turn")));
        parts.extend(line.asked.map(|wish| words.fill(wish.question(), &[("name", Arg::Plain(name.clone()))])));
        parts.extend(line.away.then(|| words.say(&Text::new("class-serve-away").with("names", name))));
    }
    vec![line.board.to_string(), line.pupil.to_owned(), parts.join(" · ")]
}
