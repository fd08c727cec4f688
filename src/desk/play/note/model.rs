//! What somebody writes about a move, and what can be done with the branch that it begins.

use ludoteca_rules::comment;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_words::{Words, telling};

/// A move and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteModel {
    /// The node to which the move leads.
    pub node: NodeId,
    /// The move.
    pub title: String,
    /// What was typed so far.
    pub text: String,
    /// Whether it is not on the main line.
    pub branch: bool,
}

impl NoteModel {
    /// The note of a node, with what was typed.
    #[must_use]
    pub fn of(play: &dyn PlayView, words: &Words, node: NodeId, text: &str) -> Self {
        let told = play.node(node);
        let event = telling::event(play, words, &told.event);
        let title = if told.turn > 0 { format!("{}. {event}", told.turn) } else { event };
        let first = |node: NodeId| {
            play.node(node).parent.is_none_or(|parent| play.node(parent).children.first() == Some(&node))
        };
        let mut way = std::iter::successors(Some(node), |node| play.node(*node).parent);
        Self { node, title, text: text.to_owned(), branch: !way.all(first) }
    }
}

/// What people wrote about the move that led to a node.
#[must_use]
pub fn said(play: &dyn PlayView, node: NodeId) -> String {
    comment::spoken(play.comment(node))
}

/// The whole comment of a node with these words in it.
#[must_use]
pub fn written(play: &dyn PlayView, node: NodeId, words: &str) -> String {
    comment::with_spoken(play.comment(node), words)
}
