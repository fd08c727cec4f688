//! The history tree as a list: the line being followed, and after each of its moves what was tried instead. Pure.

use super::model::ink_of;
use super::telling;
use crate::i18n::Words;
use crate::rules::SideColour;
use crate::rules::session::{Event, NodeId, Session};
use std::collections::HashSet;

/// One row of the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryRow {
    /// Where a click goes.
    pub node: NodeId,
    /// Number of the turn; `None` where it only completes a turn or ends the game.
    pub number: Option<u32>,
    /// The move, or what else happened.
    pub text: String,
    /// Who decided it, if one side alone did.
    pub ink: Option<SideColour>,
    /// Whether the play stands here.
    pub cursor: bool,
    /// Whether it lies after the cursor or on a branch that is not followed.
    pub aside: bool,
    /// 0 on the line that is followed, 1 on what was tried instead of one of its moves, and so on.
    pub depth: u8,
}

/// All rows, the beginning first.
#[must_use]
pub fn rows(session: &dyn Session, words: &Words) -> Vec<HistoryRow> {
    let line = session.line();
    let on_line: HashSet<NodeId> = line.iter().copied().collect();
    let cursor = session.cursor();
    let mut passed = false;
    let mut rows = Vec::new();
    for node in line {
        rows.push(row(session, words, node, 0, passed));
        passed |= node == cursor;
        let Some(parent) = session.node(node).parent else { continue };
        let others = session.node(parent).children.iter().filter(|child| !on_line.contains(child));
        others.for_each(|other| branch(session, words, *other, &mut rows));
    }
    rows
}

/// A branch with its own branches, each after the move it replaces. A stack in place of recursion: plays can be long.
fn branch(session: &dyn Session, words: &Words, first: NodeId, rows: &mut Vec<HistoryRow>) {
    let mut open = vec![(first, 1_u8)];
    while let Some((node, depth)) = open.pop() {
        rows.push(row(session, words, node, depth, true));
        let siblings = session.node(node).parent.map_or(&[][..], |parent| &session.node(parent).children);
        // The first child carries the branch on; what was tried in its place comes before that, one step deeper.
        if let Some(next) = session.node(node).children.first() {
            open.push((*next, depth));
        }
        let carries_on = node != first && siblings.first() == Some(&node);
        let others = siblings.iter().skip(1).rev().filter(|_| carries_on);
        open.extend(others.map(|other| (*other, depth.saturating_add(1))));
    }
}

fn row(session: &dyn Session, words: &Words, id: NodeId, depth: u8, aside: bool) -> HistoryRow {
    let node = session.node(id);
    let mut sides = node.by.iter().filter_map(|seat| telling::side_of(session, seat));
    let first = sides.next();
    let alone = first.filter(|first| sides.all(|side| side == *first));
    let numbered = matches!(node.event, Event::Move(_)) && !node.follow_up;
    HistoryRow {
        node: id,
        number: numbered.then_some(node.turn),
        text: telling::event(session, words, &node.event),
        ink: alone.and_then(|side| ink_of(session, side)),
        cursor: id == session.cursor(),
        aside,
        depth,
    }
}
