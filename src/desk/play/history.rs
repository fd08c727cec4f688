//! The history tree as a list: the current line, and after each of its moves the alternatives to it.

use crate::desk::frame::line::ink_of;
use ludoteca_rules::SideColour;
use ludoteca_rules::session::{Event, NodeId, PlayView};
use ludoteca_words::{Words, telling};
use std::collections::HashSet;

/// One row of the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryRow {
    /// The node to which a click goes.
    pub node: NodeId,
    /// Number of the turn; `None` where it only completes a turn or ends the game.
    pub number: Option<u32>,
    /// The move, or what else happened.
    pub text: String,
    /// The colour of the side that decided it, if only one did.
    pub ink: Option<SideColour>,
    /// Whether it is the current node.
    pub cursor: bool,
    /// Whether it lies after the cursor or on a branch outside the current line.
    pub aside: bool,
    /// 0 on the current line, 1 on an alternative to one of its moves, and so on.
    pub depth: u8,
}

/// All rows, the beginning first.
#[must_use]
pub fn rows(play: &dyn PlayView, words: &Words) -> Vec<HistoryRow> {
    let line = play.line();
    let on_line: HashSet<NodeId> = line.iter().copied().collect();
    let cursor = play.cursor();
    let mut passed = false;
    let mut rows = Vec::new();
    for node in line {
        rows.push(row(play, words, node, 0, passed));
        passed |= node == cursor;
        let Some(parent) = play.node(node).parent else { continue };
        let others = play.node(parent).children.into_iter().filter(|child| !on_line.contains(child));
        others.for_each(|other| branch(play, words, other, &mut rows));
    }
    rows
}

/// Adds a branch with its sub-branches, each after the move it replaces. Not recursive, since plays can be long.
fn branch(play: &dyn PlayView, words: &Words, first: NodeId, rows: &mut Vec<HistoryRow>) {
    let mut open = vec![(first, 1_u8)];
    while let Some((node, depth)) = open.pop() {
        rows.push(row(play, words, node, depth, true));
        let siblings = play.node(node).parent.map_or_else(Vec::new, |parent| play.node(parent).children);
        // The first child continues the branch; the alternatives to this node are listed before it, one level deeper.
        if let Some(next) = play.node(node).children.first() {
            open.push((*next, depth));
        }
        let carries_on = node != first && siblings.first() == Some(&node);
        let others = siblings.iter().skip(1).rev().filter(|_| carries_on);
        open.extend(others.map(|other| (*other, depth.saturating_add(1))));
    }
}

fn row(play: &dyn PlayView, words: &Words, id: NodeId, depth: u8, aside: bool) -> HistoryRow {
    let node = play.node(id);
    let mut sides = node.by.iter().filter_map(|seat| play.side_of(seat));
    let first = sides.next();
    let alone = first.filter(|first| sides.all(|side| side == *first));
    let numbered = matches!(node.event, Event::Move(_)) && !node.follow_up;
    HistoryRow {
        node: id,
        number: numbered.then_some(node.turn),
        text: telling::event(play, words, &node.event),
        ink: alone.and_then(|side| ink_of(play, side)),
        cursor: id == play.cursor(),
        aside,
        depth,
    }
}
