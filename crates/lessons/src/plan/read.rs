//! From a text to a plan, or to everything that is wrong with it.

use super::content::{Plan, PlanBoard, PlanQuestion, PlanStep};
use super::homework::Homework;
use super::question::{Asked, NONE};
use crate::author_text::AuthorText;
use crate::deck::Goal;
use crate::error::{DeckError, Problem};
use crate::text::faults::Faults;
use crate::text::read::{canonical, is_id};
use crate::text::tags::said;
use ludoteca_record::{self as record, Part, RecordError};
use ludoteca_rules::options::shorten;
use ludoteca_rules::session::{Event, NodeId, Request, Session};
use ludoteca_rules::{Catalogue, Side};

/// The sentences of the head, and whether each is needed.
const OF_HEAD: [(&str, bool); 3] = [("Title", true), ("Aim", true), ("Need", true)];

/// Those of a step.
const OF_STEP: [(&str, bool); 4] = [("Name", true), ("Act", false), ("Ask", false), ("Well", false)];

/// What is said aloud: as many sentences as a class listens to before something happens.
const SAY: [(&str, bool); 8] = [
    ("Say1", true),
    ("Say2", false),
    ("Say3", false),
    ("Say4", false),
    ("Say5", false),
    ("Say6", false),
    ("Say7", false),
    ("Say8", false),
];

/// The longest step and the longest lesson, in minutes.
const LONGEST_STEP: u32 = 60;
const LONGEST_PLAN: u32 = 240;

/// The most steps of a plan.
const MOST_STEPS: usize = 40;

/// Reads a lesson plan. Answers about the rules are compared with them; those of goals are proved by
/// [`PlanStep::truth`], which takes longer.
///
/// # Errors
/// The faults in the order of their lines.
pub fn read_plan(text: &str, catalogue: &Catalogue) -> Result<Plan, Vec<DeckError>> {
    let of_record = |error: RecordError| vec![DeckError::new(error.line, Problem::Record(error))];
    record::check_form(text).map_err(of_record)?;
    let parts = record::parts(text).map_err(of_record)?;
    let mut faults = Faults::default();
    let Some((head, steps)) = parts.split_first().filter(|(head, _)| head.tag("Plan").is_some()) else {
        return Err(vec![DeckError::new(1, Problem::NoPlan)]);
    };
    let tag = head.tag("Plan").map_or((head.line, ""), |tag| (tag.line, &*tag.value));
    if !is_id(tag.1) {
        faults.add(tag.0, Problem::PlanId(shorten(tag.1)));
    }
    let [title, aim, need] = said(head, OF_HEAD, &mut faults);
    if steps.is_empty() || head.tag("Game").is_some() || steps.len() > MOST_STEPS {
        faults.add(head.line, Problem::PlanSteps(MOST_STEPS));
    }
    let mut read = Vec::new();
    let mut games = Vec::new();
    for part in steps.iter().take(MOST_STEPS) {
        if faults.are_enough() {
            break;
        }
        match record::read(part.text, catalogue) {
            Ok(mut session) => {
                games.extend(catalogue.find(session.info().id));
                read.extend(step(part, &mut *session, catalogue, &mut faults));
            }
            Err(error) => {
                let line = part.line + error.line - 1;
                faults.add(line, Problem::Record(error));
            }
        }
    }
    if games.windows(2).any(|two| two[0] != two[1]) {
        faults.add(head.line, Problem::PlanGames);
    }
    let minutes = read.iter().map(|step: &PlanStep| step.minutes).sum::<u32>();
    if minutes > LONGEST_PLAN {
        faults.add(head.line, Problem::Minutes(minutes.to_string()));
    }
    let faults = faults.told();
    match games.first().copied() {
        Some(game) if faults.is_empty() => Ok(Plan { id: tag.1.to_owned(), game, title, aim, need, steps: read }),
        _ => Err(faults),
    }
}

/// Reads one step, whose record was read already; nothing if something in it is missing.
fn step(part: &Part<'_>, session: &mut dyn Session, catalogue: &Catalogue, faults: &mut Faults) -> Option<PlanStep> {
    let [name, act, ask, well] = said(part, OF_STEP, faults);
    let say = said(part, SAY, faults).into_iter().filter(|said| !said.is_empty()).collect();
    let value = |name: &str| part.tag(name).map_or((part.line, ""), |tag| (tag.line, tag.value.trim()));
    let (minutes_line, minutes) = value("Minutes");
    let known = minutes.parse().ok().filter(|minutes| (1..=LONGEST_STEP).contains(minutes));
    if known.is_none() {
        faults.add(minutes_line, Problem::Minutes(shorten(minutes)));
    }
    let homework = part.tag("Homework").map_or_else(|| Some(Vec::new()), |tag| Homework::parse(&tag.value, catalogue));
    if homework.is_none() {
        let (line, given) = value("Homework");
        faults.add(line, Problem::Homework(shorten(given)));
    }
    let is_asked = part.tag("Question").is_some();
    if !is_asked && !ask.is_empty() {
        faults.add(part.line, Problem::Question(String::new()));
    }
    let board = board(part, session, catalogue, faults);
    let mut step =
        PlanStep { minutes: known?, name, say, act, board, question: None, homework: homework?, line: part.line };
    if is_asked {
        step.question = question(part, (ask, well), &step, faults);
    }
    Some(step)
}

/// The board of a step that has a position, moves or a question.
fn board(part: &Part<'_>, session: &mut dyn Session, catalogue: &Catalogue, faults: &mut Faults) -> Option<PlanBoard> {
    let mut moves = Vec::new();
    for node in session.line().into_iter().skip(1) {
        match session.node(node).event {
            Event::Move(played) => moves.push(played),
            _ => faults.add(part.line, Problem::NotMoves),
        }
    }
    if session.header().position.is_none() && moves.is_empty() && part.tag("Question").is_none() {
        return None;
    }
    // Every node is there.
    let _ = session.submit(Request::GoTo(NodeId::ROOT));
    let game = catalogue.find(session.info().id)?;
    Some(PlanBoard { game, options: session.options().clone(), position: session.position_text(), moves })
}

/// The question of a step that has one; what is wrong with it is told.
fn question(
    part: &Part<'_>,
    (ask, well): (AuthorText, AuthorText),
    step: &PlanStep,
    faults: &mut Faults,
) -> Option<PlanQuestion> {
    let board = step.board.as_ref()?;
    let (line, text) = part.tag("Question").map(|tag| (tag.line, &*tag.value))?;
    if ask.is_empty() {
        faults.add(line, Problem::NoAsk);
    }
    let play = board.begin();
    let Some(side) = play.asked().iter().next().and_then(|seat| play.side_of(seat)) else {
        faults.add(part.line, Problem::Over);
        return None;
    };
    let Some(asked) = Asked::parse(text, board.game, &*play) else {
        faults.add(line, Problem::Question(shorten(text)));
        return None;
    };
    if asked == Asked::Goal(Goal::Win(None)) && play.info().repetition {
        faults.add(line, Problem::Endless);
    }
    let Some(tag) = part.tag("Answers") else {
        faults.add(line, Problem::NoAnswers);
        return None;
    };
    let mut answers = Vec::new();
    for answer in tag.value.split_whitespace().filter(|answer| *answer != NONE) {
        match one(board, side, &asked, answer) {
            Ok(answer) => answers.push(answer),
            Err(problem) => faults.add(tag.line, problem),
        }
    }
    answers.sort_unstable();
    answers.dedup();
    let question = PlanQuestion { asked, ask, well, answers };
    let mut asking = step.clone();
    asking.question = Some(question);
    // What reaches a goal is not proved while somebody waits.
    if !matches!(asking.question.as_ref()?.asked, Asked::Goal(_)) {
        match asking.truth(0) {
            Some(truth) if truth.answers == asking.question.as_ref()?.answers => {}
            Some(truth) => faults.add(tag.line, Problem::Answers(truth.answers.join(" "))),
            None => faults.add(line, Problem::Question(shorten(text))),
        }
    }
    asking.question
}

/// An answer as it is kept.
fn one(board: &PlanBoard, side: Side, asked: &Asked, answer: &str) -> Result<String, Problem> {
    let order = shorten(answer);
    if asked.is_of_orders() {
        return canonical(&mut *board.begin(), side, answer).map_err(|reason| Problem::Answer { order, reason });
    }
    Ok(answer.to_owned())
}

/// The plan that comes with a game; `None` if there is no such game, or if it has none.
///
/// # Errors
/// Its faults: none, as long as the tests pass.
#[must_use]
pub fn plan_of(catalogue: &Catalogue, game: &str) -> Option<Result<Plan, Vec<DeckError>>> {
    catalogue.find(game)?.content.plan.map(|text| read_plan(text, catalogue))
}
