//! Whether an order is right in an exercise, and what the computer answers.
//!
//! The first orders of a puzzle are compared with its answers, which were proved beforehand; later ones with the moves
//! of the record, and where those say nothing they are proved here, which takes half a second at most.

use super::author_text::AuthorText;
use super::deck::{Exercise, Goal};
use super::reply::{self, at};
use super::steps::{decides, takes_turn};
use super::text::read::{canonical, own_order};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Pick, Seat, Text, Winner};

/// What is said of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right.
    Right(Right),
    /// It is not.
    Wrong(Wrong),
}

/// A right order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Right {
    /// The move that it made; where both sides decide at once, with the order of the other one.
    pub played: String,
    /// What the computer then plays.
    pub replies: Vec<String>,
    /// Whether the exercise is done with it.
    pub done: bool,
    /// What the author says of it; often nothing.
    pub comment: AuthorText,
}

/// A wrong order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The rule's sentence, or that it does not reach the goal.
    pub why: Text,
    /// What the author says of it; often nothing.
    pub comment: AuthorText,
    /// The move itself and what the computer would play against it; nothing if the move is against the rules, or if
    /// nothing bad happens after it.
    pub refutation: Vec<String>,
}

/// Judges an order of the side that is asked, as text, after these moves of the exercise.
#[must_use]
pub fn judge(exercise: &Exercise, line: &[String], order: &str) -> Verdict {
    let mut play = at(exercise, line);
    let wrong = |why| Verdict::Wrong(Wrong { why, comment: AuthorText::default(), refutation: Vec::new() });
    let asked = play.asked().iter().find(|seat| play.side_of(*seat) == Some(exercise.side));
    let Some(seat) = asked else { return wrong(Text::new("refuse-over")) };
    let order = match canonical(&mut *play, exercise.side, order) {
        Ok(order) => order,
        Err(why) => return wrong(why),
    };
    Candidate::new(exercise, line, seat, order).verdict()
}

/// An order that the rules allow, and what is known about it.
struct Candidate<'a> {
    exercise: &'a Exercise,
    line: &'a [String],
    seat: Seat,
    order: String,
    /// The place of the order in the steps of the exercise, if they have it.
    step: Option<usize>,
    /// Own turns before it.
    before: usize,
    /// Whether it is a turn and not what completes one.
    is_turn: bool,
}

impl<'a> Candidate<'a> {
    fn new(exercise: &'a Exercise, line: &'a [String], seat: Seat, order: String) -> Self {
        let steps = &exercise.steps;
        let begun = exercise.begin();
        let has_order = |place: &usize| own_order(&*begun, exercise.side, &steps.all[*place].played) == order;
        let here = steps.find(line);
        let step = here.and_then(|here| steps.after(here).iter().copied().find(has_order));
        let mut play = exercise.begin();
        let mut before = 0;
        for played in line {
            before += usize::from(takes_turn(&*play, exercise.side));
            // It was played before.
            let _ = play.replay(played);
        }
        let is_turn = takes_turn(&*play, exercise.side);
        Self { exercise, line, seat, order, step, before, is_turn }
    }

    /// Own turns in which the win must come, this one included if it is one.
    fn moves(&self) -> Option<u32> {
        match self.exercise.goal {
            Goal::Win(Some(moves)) => Some(moves.saturating_sub(self.before as u32)),
            _ => None,
        }
    }

    /// Own turns that remain after this order.
    fn left(&self) -> Option<u32> {
        self.moves().map(|moves| moves.saturating_sub(u32::from(self.is_turn)))
    }

    fn is_right(&self) -> bool {
        let steps = &self.exercise.steps;
        if let Some(step) = self.step {
            return !steps.all[step].wrong;
        }
        let moves = match self.exercise.goal {
            Goal::Play => return false,
            _ if self.line.is_empty() => return self.exercise.answers.contains(&self.order),
            Goal::Save(_) => return false,
            Goal::Win(_) => self.moves(),
        };
        let play = at(self.exercise, self.line);
        let found = reply::forced(self.exercise, &*play, self.seat, self.exercise.side, moves, reply::NODES);
        found.complete && found.orders.iter().any(|(order, value)| *order == self.order && value.is_some())
    }

    /// The move that this order makes.
    fn played(&self) -> String {
        if !self.exercise.game.info.simultaneous {
            return self.order.clone();
        }
        let of_step = self.step.map(|step| self.exercise.steps.all[step].played.clone());
        let left = self.left().unwrap_or(1);
        let joint = || reply::joint(self.exercise, self.line, self.seat, &self.order, left);
        of_step.or_else(joint).unwrap_or_else(|| self.order.clone())
    }

    fn verdict(self) -> Verdict {
        let comment = self.step.map(|step| self.exercise.steps.all[step].comment.clone()).unwrap_or_default();
        let played = self.played();
        if self.is_right() { self.right(played, comment) } else { self.wrong(played, comment) }
    }

    fn right(&self, played: String, comment: AuthorText) -> Verdict {
        let exercise = self.exercise;
        let mut play = at(exercise, self.line);
        // It is legal.
        let _ = play.replay(&played);
        let mut here = self.step;
        let enough = match exercise.goal {
            Goal::Save(_) => true,
            Goal::Win(None) => self.before + 1 >= exercise.steps.own_moves(&*exercise.begin(), exercise.side),
            Goal::Play | Goal::Win(Some(_)) => false,
        };
        let mut replies = Vec::new();
        while !enough && !play.asked().is_empty() && !decides(&*play, exercise.side, play.asked()) {
            let step = here.and_then(|here| exercise.steps.right(Some(here)).next());
            let reply = match step {
                Some(step) => Some(exercise.steps.all[step].played.clone()),
                None if exercise.goal == Goal::Play => None,
                None => reply::answer(exercise, &*play, self.left()).map(|order| whole(exercise, &*play, &order)),
            };
            let Some(reply) = reply.filter(|reply| play.replay(reply).is_ok()) else { break };
            replies.push(reply);
            here = step;
        }
        let done = enough
            || play.asked().is_empty()
            || exercise.goal == Goal::Play && here.is_none_or(|here| exercise.steps.right(Some(here)).next().is_none());
        Verdict::Right(Right { played, replies, done, comment })
    }

    /// Why it is not what is asked.
    fn why(&self) -> Text {
        let play = at(self.exercise, self.line);
        match self.exercise.goal {
            Goal::Play => Text::new(self.what_differs(&*play)),
            Goal::Win(Some(_)) => {
                let key = if play.counts_stones() { "lesson-no-win-stones" } else { "lesson-no-win" };
                Text::new(key).with_number("moves", self.moves().unwrap_or(0).max(1))
            }
            Goal::Win(None) => Text::new("lesson-win-lost"),
            Goal::Save(_) => Text::new("lesson-no-save"),
        }
    }

    /// In what it differs from the orders that are asked: in its piece, in its cell, or in how it goes on.
    fn what_differs(&self, play: &dyn PlayView) -> &'static str {
        let steps = &self.exercise.steps;
        let asked = steps.find(self.line).into_iter().flat_map(|here| steps.right(here));
        let asked = asked.map(|step| own_order(play, self.exercise.side, &steps.all[step].played));
        let begins = |order: &str| play.picks_of(self.seat, order).and_then(|picks| picks.first().copied());
        let begun = begins(&self.order);
        let takes_piece =
            |pick| matches!(pick, Pick::Cell(cell) if play.standing().iter().any(|piece| piece.cell == cell));
        match begun {
            Some(pick) if asked.into_iter().any(|order| begins(&order) == Some(pick)) => "lesson-other-way",
            Some(pick) if !takes_piece(pick) => "lesson-other-cell",
            _ => "lesson-other-piece",
        }
    }

    fn wrong(&self, played: String, comment: AuthorText) -> Verdict {
        let exercise = self.exercise;
        let why = self.why();
        let comment = if comment.is_empty() { exercise.why.clone() } else { comment };
        let of_author = self.step.map(|step| exercise.steps.line_from(step)).filter(|line| line.len() > 1);
        let refutation = of_author.unwrap_or_else(|| {
            if exercise.goal == Goal::Play {
                return Vec::new();
            }
            let mut play = at(exercise, self.line);
            // It is legal.
            let _ = play.replay(&played);
            let lost = play.outcome().is_some_and(|outcome| outcome.winner != Winner::Side(exercise.side));
            let joint = exercise.game.info.simultaneous;
            let answer = if joint { None } else { reply::refutation(exercise, &*play) };
            match answer {
                Some(answer) => vec![played, answer],
                None if lost || joint => vec![played],
                None => Vec::new(),
            }
        });
        Verdict::Wrong(Wrong { why, comment, refutation })
    }
}

/// An order of the only seat that is asked as a whole move.
fn whole(exercise: &Exercise, play: &dyn PlayView, order: &str) -> String {
    if !exercise.game.info.simultaneous {
        return order.to_owned();
    }
    let asked = play.asked();
    let seats = (0..play.seats()).map(Seat);
    seats.map(|seat| if asked.contains(seat) { order } else { "-" }).collect::<Vec<_>>().join("|")
}
