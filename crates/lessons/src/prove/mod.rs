//! Proves what a puzzle claims: that its answers are all right orders and no others, and that the moves of its record
//! are right.
//!
//! All lines are looked at, see [`forced`](ludoteca_search::forced). Start with [`prove`]; [`make`] finds what can be
//! asked of a position.

pub mod slow;

use super::author_text::AuthorText;
use super::deck::{Exercise, Goal};
use super::judge::{Verdict, judge};
use super::reply::{self, at};
use super::steps::{Steps, decides, takes_turn};
use super::text::read::own_order;
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_rules::{Catalogue, Entry, Side, Text};
use ludoteca_words::{Language, Words};

/// What was found out about an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What is wrong; nothing if everything is proved.
    pub wrong: Option<Disproof>,
    /// All right first orders, sorted.
    pub answers: Vec<String>,
    /// In how many moves the win is forced; where the goal counts none, nothing.
    pub moves: Option<u32>,
    /// Positions looked at.
    pub nodes: u64,
}

/// Why an exercise is not as it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disproof {
    /// These orders are right and not among the answers.
    Missing(Vec<String>),
    /// These answers are not right.
    NotRight(Vec<String>),
    /// The win takes fewer moves.
    Nearer(u32),
    /// A later move of the record is not right.
    Step(String),
    /// There were too many positions to look at.
    TooLong,
}

impl Disproof {
    /// The sentence for people.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Missing(orders) => Text::new("prove-missing").with("moves", orders.join(" ")),
            Self::NotRight(orders) => Text::new("prove-not-right").with("moves", orders.join(" ")),
            Self::Nearer(moves) => Text::new("prove-nearer").with_number("moves", *moves),
            Self::Step(order) => Text::new("prove-step").with("move", order),
            Self::TooLong => Text::new("prove-too-long"),
        }
    }
}

/// All right orders where an exercise has come to, with the least number of moves of each where the goal counts them.
struct Orders {
    right: Vec<(String, Option<u32>)>,
    choices: usize,
    nodes: u64,
    complete: bool,
}

/// The right orders after these moves of an exercise, with so many own moves left.
fn right_orders(exercise: &Exercise, line: &[String], moves: Option<u32>, most: u64) -> Orders {
    let play = at(exercise, line);
    let own = play.asked().iter().find(|seat| play.side_of(*seat) == Some(exercise.side));
    let Some(seat) = own else { return Orders { right: Vec::new(), choices: 0, nodes: 0, complete: true } };
    let Goal::Save(bound) = exercise.goal else {
        let found = reply::forced(exercise, &*play, seat, exercise.side, moves, most);
        let choices = found.orders.len();
        let mut right: Vec<_> = found.orders.into_iter().filter(|(_, value)| value.is_some()).collect();
        right.sort();
        return Orders { right, choices, nodes: found.nodes, complete: found.complete };
    };
    let legal = play.orders(seat);
    let mut orders = Orders { right: Vec::new(), choices: legal.len(), nodes: 0, complete: true };
    for order in legal {
        let mut after = at(exercise, line);
        // It is listed.
        let _ = after.submit(Request::Order(seat, order.clone()));
        let others = (0..).map(Side).take(after.sides().len()).filter(|side| *side != exercise.side);
        let mut safe = true;
        for other in others {
            let left = most.saturating_sub(orders.nodes);
            let (distance, nodes) = reply::distance(exercise, &*after, other, Some(bound), left);
            orders.nodes += nodes;
            match distance {
                Some(distance) => safe &= distance.is_none(),
                None => orders.complete = false,
            }
        }
        if safe {
            orders.right.push((order, None));
        }
    }
    orders
}

/// Proves an exercise, looking at so many positions at most. One whose goal is only to play given moves claims nothing.
#[must_use]
pub fn prove(exercise: &Exercise, most: u64) -> Proof {
    let moves = match exercise.goal {
        Goal::Play => {
            return Proof { wrong: None, answers: exercise.answers.clone(), moves: None, nodes: 0 };
        }
        Goal::Win(moves) => moves,
        Goal::Save(_) => None,
    };
    let found = right_orders(exercise, &[], moves, most);
    let answers: Vec<String> = found.right.iter().map(|(order, _)| order.clone()).collect();
    let nearest = found.right.iter().filter_map(|(_, value)| *value).min().filter(|_| moves.is_some());
    let lacks = |list: &[String], of: &[String]| -> Vec<String> {
        of.iter().filter(|order| !list.contains(order)).cloned().collect()
    };
    let missing = lacks(&exercise.answers, &answers);
    let not_right = lacks(&answers, &exercise.answers);
    let mut proved = Proof { wrong: None, answers, moves: nearest, nodes: found.nodes };
    proved.wrong = if !found.complete {
        Some(Disproof::TooLong)
    } else if let Some(nearest) = nearest.filter(|nearest| Some(*nearest) < moves) {
        // A nearer win has other answers, so this is told first.
        Some(Disproof::Nearer(nearest))
    } else if !not_right.is_empty() {
        Some(Disproof::NotRight(not_right))
    } else if !missing.is_empty() {
        Some(Disproof::Missing(missing))
    } else {
        wrong_step(exercise, &mut proved.nodes, most)
    };
    proved
}

/// A later right move of the record that is not right.
fn wrong_step(exercise: &Exercise, nodes: &mut u64, most: u64) -> Option<Disproof> {
    let Goal::Win(moves) = exercise.goal else { return None };
    let steps = &exercise.steps;
    // Lines of right moves, and how many own turns are among them.
    let mut open: Vec<(Option<usize>, Vec<String>, u32)> = vec![(None, Vec::new(), 0)];
    while let Some((here, line, own)) = open.pop() {
        let play = at(exercise, &line);
        let is_own = decides(&*play, exercise.side, play.asked());
        if is_own && here.is_some() && steps.right(here).next().is_some() {
            let left = most.saturating_sub(*nodes);
            let found = right_orders(exercise, &line, moves.map(|moves| moves.saturating_sub(own)), left);
            *nodes += found.nodes;
            for step in steps.right(here) {
                let order = own_order(&*play, exercise.side, &steps.all[step].played);
                if !found.complete || !found.right.iter().any(|(right, _)| *right == order) {
                    return Some(if found.complete { Disproof::Step(order) } else { Disproof::TooLong });
                }
            }
        }
        for step in steps.right(here) {
            let played = steps.all[step].played.clone();
            let turns = own + u32::from(takes_turn(&*play, exercise.side));
            open.push((Some(step), [line.as_slice(), &[played]].concat(), turns));
        }
    }
    None
}

/// The most moves in which a win is looked for.
const FAR: u32 = 5;

/// The most moves of the other side that are looked at for what saves from a loss.
const FAR_SAVE: u32 = 2;

/// Finds what can be asked of a position: the nearest forced win, else what alone saves from a near loss, else what
/// alone keeps a win that is proved to the end. Its words are those that say the goal. `None` if every order is as good
/// as another, or nothing is proved by looking at so many positions.
#[must_use]
pub fn make(game: &'static Entry, play: &dyn PlayView, most: u64) -> Option<Exercise> {
    let ends = !game.info.repetition && !game.info.draws;
    let goals = (1..=FAR).map(|moves| Goal::Win(Some(moves)));
    let goals = goals.chain((1..=FAR_SAVE).map(Goal::Save)).chain(ends.then_some(Goal::Win(None)));
    let side = play.asked().iter().next().and_then(|seat| play.side_of(seat))?;
    ask((game, side), play, goals, most)
}

/// The first of these goals of a side that is proved and that not every order reaches, as an exercise. That a win in
/// some moves is the nearest is only known where the goals before it are those in fewer.
pub(super) fn ask(
    (game, side): (&'static Entry, Side),
    play: &dyn PlayView,
    goals: impl Iterator<Item = Goal>,
    most: u64,
) -> Option<Exercise> {
    let position = Some(play.position_text());
    let draft = Exercise {
        game,
        options: play.options().clone(),
        position,
        side,
        name: AuthorText::default(),
        say: AuthorText::default(),
        hint: AuthorText::default(),
        why: AuthorText::default(),
        well: AuthorText::default(),
        goal: Goal::Play,
        answers: Vec::new(),
        steps: Steps::default(),
        line: 1,
    };
    let mut too_far = false;
    for goal in goals {
        if too_far && matches!(goal, Goal::Win(Some(_))) {
            continue;
        }
        let mut exercise = Exercise { goal, ..draft.clone() };
        let moves = if let Goal::Win(moves) = goal { moves } else { None };
        let found = right_orders(&exercise, &[], moves, most);
        if !found.complete {
            // A longer bound would take longer still.
            too_far = true;
            if matches!(goal, Goal::Win(_)) {
                continue;
            }
            return None;
        }
        if found.right.is_empty() || found.right.len() >= found.choices {
            if matches!(goal, Goal::Win(Some(_))) && !found.right.is_empty() {
                return None;
            }
            continue;
        }
        exercise.answers = found.right.into_iter().map(|(order, _)| order).collect();
        exercise.steps = solution(&exercise)?;
        let name = play.sides().get(usize::from(side.0)).map(|side| side.key)?;
        let only = Catalogue::new([game]);
        for language in Language::ALL {
            exercise.say.set(language, &asked_for(&Words::new(language, &only), play, goal, name));
        }
        return Some(exercise);
    }
    None
}

/// The words for a goal.
fn asked_for(words: &Words, play: &dyn PlayView, goal: Goal, side: &'static str) -> String {
    let text = match goal {
        Goal::Play => Text::new("goal-play"),
        Goal::Win(Some(moves)) if play.counts_stones() => Text::new("goal-win-stones").with_number("moves", moves),
        Goal::Win(Some(moves)) => Text::new("goal-win").with_number("moves", moves),
        Goal::Win(None) => Text::new("goal-keep"),
        Goal::Save(_) => Text::new("goal-save"),
    };
    words.say(&text.with_text("side", Text::new(side)))
}

/// A line of right moves, legal ones where there are any, with the answers that hold out longest.
fn solution(exercise: &Exercise) -> Option<Steps> {
    let mut session: Box<dyn Session> = exercise.begin();
    let mut line: Vec<String> = Vec::new();
    loop {
        let own = line.is_empty();
        let order = if own {
            exercise.answers.iter().min_by_key(|order| *order == ILLEGAL)?.clone()
        } else {
            let moves = match exercise.goal {
                Goal::Win(Some(moves)) => {
                    let mut play = exercise.begin();
                    let mut before = 0;
                    for played in &line {
                        before += u32::from(takes_turn(&*play, exercise.side));
                        play.replay(played).ok()?;
                    }
                    Some(moves.saturating_sub(before))
                }
                _ => None,
            };
            let found = right_orders(exercise, &line, moves, reply::NODES);
            found.right.into_iter().min_by_key(|(order, value)| (*value, order == ILLEGAL))?.0
        };
        let Verdict::Right(right) = judge(exercise, &line, &order) else { return None };
        for played in std::iter::once(&right.played).chain(&right.replies) {
            session.replay(played).ok()?;
            line.push(played.clone());
        }
        // Where no number of moves is asked, one is enough.
        if right.done || !matches!(exercise.goal, Goal::Win(Some(_))) {
            break;
        }
    }
    Steps::of(&*session)
}
