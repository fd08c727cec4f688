//! The moves of an exercise as a tree: what is right, what is answered, and what is wrong for an interesting reason.

use super::author_text::AuthorText;
use ludoteca_rules::session::{Event, Nag, NodeId, PlayView};
use ludoteca_rules::{SeatSet, Side};
use std::collections::HashSet;

/// `?` and `??`: a wrong move.
const WRONG: [Nag; 2] = [Nag(2), Nag(4)];

/// One move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// As text; where several seats decide at once, their orders joined by `|`.
    pub played: String,
    /// Who decided it.
    pub by: SeatSet,
    /// Whether it is there to be refused.
    pub wrong: bool,
    /// What is said about it.
    pub comment: AuthorText,
    /// What can follow, as places in [`Steps`], the main line first.
    pub next: Vec<usize>,
}

/// All moves of an exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps {
    /// Every move once, each after the one that it follows.
    pub all: Vec<Step>,
    /// The first moves.
    pub first: Vec<usize>,
}

impl Steps {
    /// The moves of a play; `None` if something else than moves is among them.
    #[must_use]
    pub fn of(play: &dyn PlayView) -> Option<Self> {
        let mut steps = Self::default();
        // The line that redo follows is the main line.
        let main: HashSet<NodeId> = play.line().into_iter().collect();
        // Nodes of the play whose children are still to be added, and their places here.
        let mut open: Vec<(NodeId, Option<usize>)> = vec![(NodeId::ROOT, None)];
        while let Some((id, place)) = open.pop() {
            let mut children = play.node(id).children;
            if children.len() > 1 {
                children.sort_by_key(|child| !main.contains(child));
            }
            for child in children {
                let node = play.node(child);
                let Event::Move(played) = node.event else { return None };
                let wrong = play.nags(child).iter().any(|nag| WRONG.contains(nag));
                let comment = AuthorText::of_comment(play.comment(child));
                let here = steps.all.len();
                steps.all.push(Step { played, by: node.by, wrong, comment, next: Vec::new() });
                match place {
                    Some(place) => steps.all[place].next.push(here),
                    None => steps.first.push(here),
                }
                open.push((child, Some(here)));
            }
        }
        Some(steps)
    }

    /// What can follow a move, or begin.
    #[must_use]
    pub fn after(&self, place: Option<usize>) -> &[usize] {
        place.map_or(&self.first, |place| &self.all[place].next)
    }

    /// The place of the last of these moves, if all of them are here: `Some(None)` for no move.
    #[must_use]
    pub fn find(&self, moves: &[String]) -> Option<Option<usize>> {
        let mut here = None;
        for played in moves {
            here = Some(*self.after(here).iter().find(|place| self.all[**place].played == *played)?);
        }
        Some(here)
    }

    /// The right moves that can follow, the main line's first.
    pub fn right(&self, place: Option<usize>) -> impl Iterator<Item = usize> + '_ {
        self.after(place).iter().copied().filter(|place| !self.all[*place].wrong)
    }

    /// The main line, right moves only.
    #[must_use]
    pub fn main_line(&self) -> Vec<usize> {
        let mut line = Vec::new();
        let mut here = None;
        while let Some(next) = self.right(here).next() {
            line.push(next);
            here = Some(next);
        }
        line
    }

    /// A move with the main line of what follows it, as text.
    #[must_use]
    pub fn line_from(&self, place: usize) -> Vec<String> {
        let mut line = vec![self.all[place].played.clone()];
        let mut here = place;
        while let Some(next) = self.all[here].next.first() {
            line.push(self.all[*next].played.clone());
            here = *next;
        }
        line
    }

    /// How many moves of a side the main line has.
    #[must_use]
    pub fn own_moves(&self, play: &dyn PlayView, side: Side) -> usize {
        self.main_line().into_iter().filter(|place| decides(play, side, self.all[*place].by)).count()
    }
}

/// Whether a move is a turn of a side: one of its seats decides in it, and it does not only complete the turn before.
#[must_use]
pub(super) fn takes_turn(play: &dyn PlayView, side: Side) -> bool {
    !play.completes_turn() && decides(play, side, play.asked())
}

/// Whether one of these seats decides for a side.
#[must_use]
pub(super) fn decides(play: &dyn PlayView, side: Side, seats: SeatSet) -> bool {
    seats.iter().any(|seat| play.side_of(seat) == Some(side))
}
