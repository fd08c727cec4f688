//! Proves again what a puzzle claims, slowly and another way than [`prove`](super::prove()) does.
//!
//! Every line is tried by [`Entry::minimax`](ludoteca_rules::Entry::minimax), which has no table, no order of moves and
//! nothing in common with the search of the other proof but the rules. What is concluded from it is written a second
//! time too. Start with [`prove_slowly`].

use super::{Disproof, Proof};
use crate::deck::{Exercise, Goal};
use crate::steps::{decides, takes_turn};
use crate::text::read::own_order;
use ludoteca_rules::Side;
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_rules::thinking::forced::{Forced, Forcing};

/// Proves an exercise by trying so many positions at most, for its first orders and for each later right one. One whose
/// goal is only to play given moves claims nothing.
#[must_use]
pub fn prove_slowly(exercise: &Exercise, most: u64) -> Proof {
    let mut slow = Slow { exercise, most, nodes: 0 };
    let play = exercise.begin();
    let (answers, moves, wrong) = match exercise.goal {
        Goal::Play => (exercise.answers.clone(), None, None),
        Goal::Win(bound) => match slow.tried(&*play, exercise.side, bound) {
            None => (Vec::new(), None, Some(Disproof::TooLong)),
            Some(tried) => {
                let winning = tried.orders.into_iter().filter_map(|(order, moves)| Some((order, moves?)));
                let (mut right, moves): (Vec<String>, Vec<u32>) = winning.unzip();
                right.sort();
                let nearest = moves.into_iter().min().filter(|_| bound.is_some());
                let nearer = nearest.filter(|nearest| Some(*nearest) < bound).map(Disproof::Nearer);
                let wrong = nearer.or_else(|| differs(exercise, &right)).or_else(|| slow.wrong_later_step(bound));
                (right, nearest, wrong)
            }
        },
        Goal::Save(bound) => match slow.saving(&*play, bound) {
            None => (Vec::new(), None, Some(Disproof::TooLong)),
            Some(right) => {
                let wrong = differs(exercise, &right);
                (right, None, wrong)
            }
        },
    };
    Proof { wrong, answers, moves, nodes: slow.nodes }
}

/// In what the answers of an exercise differ from these orders, which are right.
fn differs(exercise: &Exercise, right: &[String]) -> Option<Disproof> {
    let claimed = &exercise.answers;
    let not_right: Vec<String> = claimed.iter().filter(|order| !right.contains(order)).cloned().collect();
    if !not_right.is_empty() {
        return Some(Disproof::NotRight(not_right));
    }
    let missing: Vec<String> = right.iter().filter(|order| !claimed.contains(order)).cloned().collect();
    (!missing.is_empty()).then_some(Disproof::Missing(missing))
}

/// The slow proof of one exercise.
struct Slow<'a> {
    exercise: &'a Exercise,
    most: u64,
    nodes: u64,
}

impl Slow<'_> {
    /// By which orders of the side that is asked a side wins in so many moves, as far as everything was tried.
    fn tried(&mut self, play: &dyn PlayView, winner: Side, moves: Option<u32>) -> Option<Forced> {
        let seat = play.asked().iter().find(|seat| play.side_of(*seat) == Some(self.exercise.side))?;
        let asked = Forcing { side: winner, moves, nodes: self.most };
        let tried = (self.exercise.game.minimax)(&play.snapshot(seat), &asked);
        self.nodes += tried.nodes;
        tried.complete.then_some(tried)
    }

    /// The orders after which no other side wins in so many of its moves, sorted.
    fn saving(&mut self, play: &dyn PlayView, moves: u32) -> Option<Vec<String>> {
        let mut saving = self.exercise.orders();
        let others = (0..).map(Side).take(play.sides().len()).filter(|side| *side != self.exercise.side);
        for other in others {
            let tried = self.tried(play, other, Some(moves))?;
            saving.retain(|order| tried.orders.iter().any(|(it, lost)| it == order && lost.is_none()));
        }
        Some(saving)
    }

    /// A later move of the record that is called right and does not win in the moves that are left.
    fn wrong_later_step(&mut self, moves: Option<u32>) -> Option<Disproof> {
        let exercise = self.exercise;
        let mut open: Vec<(Option<usize>, Box<dyn Session>, Option<u32>)> = vec![(None, exercise.begin(), moves)];
        while let Some((here, play, left)) = open.pop() {
            let right: Vec<usize> = exercise.steps.right(here).collect();
            if here.is_some() && !right.is_empty() && decides(&*play, exercise.side, play.asked()) {
                let Some(tried) = self.tried(&*play, exercise.side, left) else { return Some(Disproof::TooLong) };
                let wins = |order: &String| tried.orders.iter().any(|(it, value)| it == order && value.is_some());
                let orders =
                    right.iter().map(|step| own_order(&*play, exercise.side, &exercise.steps.all[*step].played));
                if let Some(wrong) = orders.into_iter().find(|order| !wins(order)) {
                    return Some(Disproof::Step(wrong));
                }
            }
            let spent = u32::from(takes_turn(&*play, exercise.side));
            for step in right {
                // Its line was played when the file was read.
                let Ok(mut after) = exercise.game.from_position(play.options().clone(), &play.position_text()) else {
                    continue;
                };
                let _ = after.submit(Request::Move(exercise.steps.all[step].played.clone()));
                open.push((Some(step), after, left.map(|left| left.saturating_sub(spent))));
            }
        }
        None
    }
}
