//! The lesson plan that somebody goes through, and what comes next in it.

use bevy::prelude::{Entity, Resource};
use ludoteca_lessons::{Asked, Plan, PlanStep};
use ludoteca_rules::session::{Event, NodeId, PlayView};
use ludoteca_rules::{Cell, Pick, SeatSet};
use std::sync::Arc;

/// The plan that somebody goes through, if any.
#[derive(Resource, Default)]
pub struct OnPlan(pub Option<Held>);

/// A plan, and how far it has come.
pub struct Held {
    /// The plan.
    pub plan: Arc<Plan>,
    /// Whether what is right was shown in this step.
    pub answered: bool,
    /// The place of the step, from 0; there is one.
    pub(super) at: usize,
    /// The play with the position of the step.
    pub(super) play: Entity,
    /// The seats for which somebody can try a move on its board.
    pub(super) seats: SeatSet,
}

/// What comes next in a lesson plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanOnward {
    /// Something else was played on the board: the position of the step is put there again.
    Position,
    /// The next move of the step is played.
    Move,
    /// What is right is shown.
    Answer,
    /// The next step begins.
    Step,
    /// The lesson is over.
    End,
}

impl PlanOnward {
    /// The text key of what a button says that does it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Position => "plan-position",
            Self::Move => "plan-move",
            Self::Answer => "plan-show-answer",
            Self::Step => "plan-step-next",
            Self::End => "plan-end",
        }
    }
}

impl Held {
    /// The place of the step, from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The step.
    #[must_use]
    pub fn step(&self) -> &PlanStep {
        &self.plan.steps[self.at]
    }

    /// The moves of the step.
    pub(super) fn moves(&self) -> &[String] {
        self.step().board.as_ref().map_or(&[], |board| &board.moves)
    }

    /// How many moves of the step were played on the board, and where that is; what somebody else tried comes after it.
    pub(super) fn played(&self, view: &dyn PlayView) -> (usize, NodeId) {
        let line = line_to(view, view.cursor());
        let moves = self.moves().iter().zip(&line[1..]);
        let agrees =
            |(played, node): &(&String, &NodeId)| matches!(&view.node(**node).event, Event::Move(it) if it == *played);
        let count = moves.take_while(agrees).count();
        (count, line[count])
    }

    /// What comes next.
    #[must_use]
    pub fn onward(&self, view: &dyn PlayView) -> PlanOnward {
        let (played, node) = self.played(view);
        if node != view.cursor() {
            return PlanOnward::Position;
        }
        let asked = self.step().question.as_ref().filter(|_| !self.answered).map(|question| &question.asked);
        let is_more = played < self.moves().len();
        match asked {
            // What is asked about the position after the moves is answered there.
            None | Some(Asked::Winner | Asked::Stands(_) | Asked::Score(_)) if is_more => PlanOnward::Move,
            Some(_) => PlanOnward::Answer,
            None if self.at + 1 < self.plan.steps.len() => PlanOnward::Step,
            None => PlanOnward::End,
        }
    }

    /// What lies over the board where the answer is a number that it shows.
    pub(super) fn overlay(&self) -> Option<&'static str> {
        match &self.step().question.as_ref()?.asked {
            Asked::Number(overlay, _) => self.plan.game.overlays().into_iter().find(|it| it == overlay),
            _ => None,
        }
    }

    /// Whether it is asked which moves there are, so that no mark may say it, and none is tried.
    pub(super) fn asks_for_moves(&self) -> bool {
        let asked = self.step().question.as_ref().filter(|_| !self.answered).map(|question| &question.asked);
        matches!(asked, Some(Asked::Moves | Asked::Captures | Asked::Count | Asked::Where(_) | Asked::Legal(_)))
    }

    /// The seats for which somebody can try a move now.
    pub(super) fn open_seats(&self) -> SeatSet {
        if self.asks_for_moves() { SeatSet::NONE } else { self.seats }
    }

    /// The cells that are asked about, while they are, and those of the answer, once it is shown.
    pub(super) fn cells(&self, view: &dyn PlayView) -> [Vec<Cell>; 2] {
        let Some(question) = &self.step().question else { return Default::default() };
        let asked = match question.asked {
            Asked::Where(cell) | Asked::Stands(cell) | Asked::Number(_, cell) => vec![cell],
            _ => Vec::new(),
        };
        if !self.answered {
            return [asked, Vec::new()];
        }
        let geometry = view.info().geometry;
        // Orders are those of the position of the step.
        let orders = question.asked.is_of_orders() && view.cursor() == NodeId::ROOT;
        let right = question.answers.iter().filter_map(|answer| match &question.asked {
            Asked::Where(_) => geometry.parse(answer),
            _ if orders => {
                let picks = view.asked().iter().find_map(|seat| view.picks_of(seat, answer))?;
                picks.iter().rev().copied().find_map(Pick::cell)
            }
            _ => None,
        });
        let mut right: Vec<Cell> = right.collect();
        right.sort_unstable();
        right.dedup();
        [asked, right]
    }
}

/// The way from the root to a node, with both.
fn line_to(view: &dyn PlayView, node: NodeId) -> Vec<NodeId> {
    let mut line: Vec<NodeId> = std::iter::successors(Some(node), |node| view.node(*node).parent).collect();
    line.reverse();
    line
}
