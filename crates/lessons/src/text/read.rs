//! From a text to a deck, or to everything that is wrong with it.

use super::tags::{self, said};
use crate::author_text::LONGEST;
use crate::deck::{Deck, Exercise, Goal, Kind};
use crate::error::{DeckError, Problem};
use crate::steps::{Steps, takes_turn};
use ludoteca_record::{self as record, Part, RecordError};
use ludoteca_rules::options::shorten;
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::session::{Event, NodeId, PlayView, Request, Session};
use ludoteca_rules::{Catalogue, Side, Text, Winner};
use ludoteca_words::Language;

/// Reads a deck.
///
/// # Errors
/// All faults, in the order of their lines.
pub fn read(text: &str, catalogue: &Catalogue) -> Result<Deck, Vec<DeckError>> {
    let of_record = |line: usize, error: RecordError| DeckError::new(line + error.line - 1, Problem::Record(error));
    let parts = record::parts(text).map_err(|error| vec![of_record(1, error)])?;
    let mut faults = Vec::new();
    let empty = Part { line: 1, text: "", tags: Vec::new() };
    let (head, exercises) = match parts.split_first() {
        Some((head, exercises)) if head.tag("Game").is_none() => (head, exercises),
        // The head's tags may stand among those of the first exercise.
        Some((head, _)) => (head, parts.as_slice()),
        None => (&empty, parts.as_slice()),
    };
    let tag = |name: &str| head.tag(name).map_or((head.line, String::new()), |tag| (tag.line, tag.value.clone()));
    let (line, id) = tag("Deck");
    if !is_id(&id) {
        faults.push(DeckError::new(line, Problem::Id(shorten(&id))));
    }
    let (line, kind) = tag("Kind");
    let known = Kind::ALL.into_iter().find(|known| known.text() == kind.trim());
    if known.is_none() {
        faults.push(DeckError::new(line, Problem::Kind(shorten(&kind))));
    }
    let title = said(head, tags::TITLE, true, &mut faults);
    if exercises.is_empty() {
        faults.push(DeckError::new(head.line, Problem::Empty));
    }
    let mut read = Vec::new();
    for part in exercises {
        match record::read(part.text, catalogue) {
            Ok(mut session) => read.extend(exercise(part, &mut *session, catalogue, &mut faults)),
            Err(error) => faults.push(of_record(part.line, error)),
        }
    }
    faults.sort_by_key(|fault| fault.line);
    match known {
        Some(kind) if faults.is_empty() => Ok(Deck { id, kind, title, exercises: read }),
        _ => Err(faults),
    }
}

/// Whether a text can name a deck, as a file and on the command line.
fn is_id(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=60).contains(&text.len()) && text.bytes().all(plain) && !text.starts_with('-')
}

/// Reads one exercise, whose record was read already; nothing if something in it is missing.
fn exercise(
    part: &Part<'_>,
    session: &mut dyn Session,
    catalogue: &Catalogue,
    faults: &mut Vec<DeckError>,
) -> Option<Exercise> {
    let [say, hint, well] = tags::OF_EXERCISE.map(|(name, needed)| said(part, name, needed, faults));
    let (goal_line, goal_text) =
        part.tag("Goal").map_or((part.line, String::new()), |tag| (tag.line, tag.value.clone()));
    let goal = Goal::parse(&goal_text);
    if goal.is_none() {
        faults.push(DeckError::new(goal_line, Problem::Goal(shorten(&goal_text))));
    }
    if goal == Some(Goal::Win(None)) && session.info().repetition {
        faults.push(DeckError::new(goal_line, Problem::Endless));
    }
    let mut fault = |problem| faults.push(DeckError::new(part.line, problem));
    // Every node is there.
    let _ = session.submit(Request::GoTo(NodeId::ROOT));
    let Some(side) = session.asked().iter().next().and_then(|seat| session.side_of(seat)) else {
        fault(Problem::Over);
        return None;
    };
    let Some(steps) = Steps::of(session) else {
        fault(Problem::NotMoves);
        return None;
    };
    for step in &steps.all {
        let longest = Language::ALL.into_iter().map(|language| step.comment.exactly(language).chars().count()).max();
        if let Some(length) = longest.filter(|length| *length > LONGEST) {
            fault(Problem::Long { what: step.played.clone(), length });
        }
    }
    let own = |place: usize| own_order(session, side, &steps.all[place].played);
    let first: Vec<String> = steps.right(None).map(own).collect();
    if first.is_empty() {
        fault(Problem::NoMove);
        return None;
    }
    let game = catalogue.find(session.info().id)?;
    let position = session.header().position.clone();
    let mut exercise = Exercise {
        game,
        options: session.options().clone(),
        position,
        side,
        say,
        hint,
        well,
        goal: goal?,
        answers: first.clone(),
        steps,
        line: part.line,
    };
    match (part.tag("Answers"), exercise.goal) {
        (_, Goal::Play) => {}
        (None, _) => fault(Problem::NoAnswers),
        (Some(tag), _) => {
            exercise.answers = answers(&exercise, tag.line, &tag.value, faults);
            for order in first.into_iter().filter(|order| !exercise.answers.contains(order)) {
                faults.push(DeckError::new(tag.line, Problem::NotAnswer(order)));
            }
            let begun = exercise.begin();
            let legal = begun.asked().iter().next().map_or(0, |seat| begun.orders(seat).len());
            if exercise.answers.iter().filter(|order| *order != ILLEGAL).count() >= legal {
                faults.push(DeckError::new(tag.line, Problem::AllRight));
            }
        }
    }
    exercise.answers.sort();
    exercise.answers.dedup();
    if let Goal::Win(Some(moves)) = exercise.goal
        && !wins_in_time(&exercise, moves)
    {
        faults.push(DeckError::new(part.line, Problem::NoWin(moves)));
    }
    Some(exercise)
}

/// The orders of an Answers tag.
fn answers(exercise: &Exercise, line: usize, value: &str, faults: &mut Vec<DeckError>) -> Vec<String> {
    let mut answers = Vec::new();
    for order in value.split_whitespace() {
        match canonical(&mut *exercise.begin(), exercise.side, order) {
            Ok(order) => answers.push(order),
            Err(reason) => faults.push(DeckError::new(line, Problem::Answer { order: shorten(order), reason })),
        }
    }
    answers
}

/// An order as the game prints it.
pub(crate) fn canonical(session: &mut dyn Session, side: Side, order: &str) -> Result<String, Text> {
    let asked = session.asked();
    let seat = asked.iter().find(|seat| session.side_of(*seat) == Some(side)).or_else(|| asked.iter().next());
    let seat = seat.unwrap_or_default();
    let orders = session.orders(seat);
    if let Some(known) = orders.iter().find(|known| *known == order) {
        return Ok(known.clone());
    }
    session.submit(Request::Order(seat, order.to_owned())).map_err(|refusal| refusal.text)?;
    // Where orders are sealed nothing was played yet.
    let printed = match session.node(session.cursor()).event {
        Event::Move(played) if !session.info().simultaneous => Some(played),
        _ => orders.into_iter().find(|known| known.eq_ignore_ascii_case(order.trim())),
    };
    Ok(printed.unwrap_or_else(|| order.trim().to_owned()))
}

/// The part of a move that a side decided.
pub(crate) fn own_order(play: &dyn PlayView, side: Side, played: &str) -> String {
    if !play.info().simultaneous {
        return played.to_owned();
    }
    let seat = play.sides().get(usize::from(side.0)).and_then(|side| side.seats.iter().next()).unwrap_or_default();
    played.split('|').nth(usize::from(seat.0)).unwrap_or_default().to_owned()
}

/// Whether the main line wins in at most so many moves.
fn wins_in_time(exercise: &Exercise, moves: u32) -> bool {
    let mut session = exercise.begin();
    let mut own = 0;
    for place in exercise.steps.main_line() {
        let step = &exercise.steps.all[place];
        own += u32::from(takes_turn(&*session, exercise.side));
        if session.replay(&step.played).is_err() {
            return false;
        }
    }
    let won = session.outcome().is_some_and(|outcome| outcome.winner == Winner::Side(exercise.side));
    won && own <= moves
}
