//! From a text to a deck, or to everything that is wrong with it.

use super::faults::{Faults, MOST_FAULTS};
use super::tags::{self, said};
use crate::author_text::LONGEST;
use crate::deck::{Deck, Exercise, Goal, Kind, MOST_MOVES};
use crate::error::{DeckError, Problem};
use crate::steps::{Steps, takes_turn};
use ludoteca_record::{self as record, Part, RecordError};
use ludoteca_rules::options::shorten;
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::session::{Event, NodeId, PlayView, Request, Session};
use ludoteca_rules::{Catalogue, Side, Text, Winner};
use ludoteca_words::Language;
use std::collections::{BTreeSet, HashSet};

/// Reads a deck.
///
/// # Errors
/// The faults in the order of their lines; where there are more than [`MOST_FAULTS`](crate::MOST_FAULTS), the last one
/// says so. Of a newer form nothing else is told.
pub fn read(text: &str, catalogue: &Catalogue) -> Result<Deck, Vec<DeckError>> {
    let line_of = |first: usize, error: &RecordError| first + error.line - 1;
    let of_record = |error: RecordError| vec![DeckError::new(error.line, Problem::Record(error))];
    record::check_form(text).map_err(of_record)?;
    let parts = record::parts(text).map_err(of_record)?;
    let mut faults = Faults::default();
    let moves = parts.iter().map(|part| part.moves).sum();
    if moves > MOST_MOVES {
        return Err(vec![DeckError::new(1, Problem::Moves(moves))]);
    }
    let empty = Part { line: 1, text: "", tags: Vec::new(), moves: 0 };
    let (head, exercises) = match parts.split_first() {
        Some((head, exercises)) if head.tag("Game").is_none() => (head, exercises),
        // The head's tags may stand among those of the first exercise.
        Some((head, _)) => (head, parts.as_slice()),
        None => (&empty, parts.as_slice()),
    };
    let tag = |name: &str| head.tag(name).map_or((head.line, ""), |tag| (tag.line, &*tag.value));
    let (line, id) = tag("Deck");
    if !is_id(id) {
        faults.add(line, Problem::Id(shorten(id)));
    }
    let (line, kind) = tag("Kind");
    let known = Kind::ALL.into_iter().find(|known| known.text() == kind.trim());
    if known.is_none() {
        faults.add(line, Problem::Kind(shorten(kind)));
    }
    let [title] = said(head, [tags::TITLE], &mut faults);
    if exercises.is_empty() {
        faults.add(head.line, Problem::Empty);
    }
    let mut read = Vec::new();
    for part in exercises {
        if faults.are_enough() {
            break;
        }
        match record::read(part.text, catalogue) {
            Ok(mut session) => read.extend(exercise(part, &mut *session, catalogue, &mut faults)),
            Err(error) => faults.add(line_of(part.line, &error), Problem::Record(error)),
        }
    }
    let faults = faults.told();
    match known {
        Some(kind) if faults.is_empty() => Ok(Deck { id: id.to_owned(), kind, title, exercises: read }),
        _ => Err(faults),
    }
}

/// Whether a text says that it is a deck, whole or not, and no record of a game.
#[must_use]
pub fn is_deck(text: &str) -> bool {
    record::parts(text).is_ok_and(|parts| parts.first().is_some_and(|head| head.tag("Deck").is_some()))
}

/// Whether a text can name a deck or a plan, as a file and on the command line.
pub(crate) fn is_id(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=60).contains(&text.len()) && text.bytes().all(plain) && !text.starts_with('-')
}

/// Reads one exercise, whose record was read already; nothing if something in it is missing.
fn exercise(
    part: &Part<'_>,
    session: &mut dyn Session,
    catalogue: &Catalogue,
    faults: &mut Faults,
) -> Option<Exercise> {
    let [say, name, hint, why, well] = said(part, tags::OF_EXERCISE, faults);
    let (goal_line, goal_text) = part.tag("Goal").map_or((part.line, ""), |tag| (tag.line, &*tag.value));
    let goal = Goal::parse(goal_text);
    if goal.is_none() {
        faults.add(goal_line, Problem::Goal(shorten(goal_text)));
    }
    if goal == Some(Goal::Win(None)) && session.info().repetition {
        faults.add(goal_line, Problem::Endless);
    }
    let mut fault = |problem| faults.add(part.line, problem);
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
    let too_long = steps.all.iter().filter_map(|step| {
        let longest = Language::ALL.into_iter().map(|language| step.comment.exactly(language).chars().count()).max();
        let length = longest.filter(|length| *length > LONGEST)?;
        Some(Problem::Long { what: step.played.clone(), length })
    });
    too_long.take(MOST_FAULTS + 1).for_each(&mut fault);
    let own = |place: usize| own_order(session, side, &steps.all[place].played);
    let mut first: Vec<String> = steps.right(None).map(own).collect();
    first.sort();
    first.dedup();
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
        name,
        say,
        hint,
        why,
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
                faults.add(tag.line, Problem::NotAnswer(order));
            }
            let begun = exercise.begin();
            let legal = begun.asked().iter().next().map_or(0, |seat| begun.orders(seat).len());
            if exercise.answers.iter().filter(|order| *order != ILLEGAL).count() >= legal {
                faults.add(tag.line, Problem::AllRight);
            }
        }
    }
    if let Goal::Win(Some(moves)) = exercise.goal
        && !wins_in_time(&exercise, moves)
    {
        faults.add(part.line, Problem::NoWin(moves));
    }
    Some(exercise)
}

/// The orders of an Answers tag, each once, sorted.
fn answers(exercise: &Exercise, line: usize, value: &str, faults: &mut Faults) -> Vec<String> {
    let mut wrong = Faults::default();
    let mut answers = BTreeSet::new();
    let mut seen = HashSet::new();
    for order in value.split_whitespace().filter(|order| seen.insert(*order)) {
        match canonical(&mut *exercise.begin(), exercise.side, order) {
            Ok(order) => _ = answers.insert(order),
            Err(reason) => wrong.add(line, Problem::Answer { order: shorten(order), reason }),
        }
        if wrong.are_enough() {
            break;
        }
    }
    faults.append(wrong);
    answers.into_iter().collect()
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
