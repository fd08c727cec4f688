//! How a play came to its position, and what else was played in it.

use super::header::Header;
use super::node::{Node, NodeId};
use super::notes::Nag;
use crate::{Beat, Outcome, Standing};

/// The history of a play: a tree of nodes with one cursor.
pub trait HistoryView: Send + Sync {
    /// How the play began and who takes part in it.
    fn header(&self) -> &Header;
    /// The node under the cursor.
    fn cursor(&self) -> NodeId;
    /// One node of the history; the root for a node that this play does not have.
    fn node(&self, id: NodeId) -> Node;
    /// The comment on a node; empty if there is none.
    fn comment(&self, id: NodeId) -> &str;
    /// What somebody thinks of the move that led to a node, as glyphs.
    fn nags(&self, id: NodeId) -> &[Nag];
    /// How the play ended at a node; `None` while it went on there, and for a node that this play does not have.
    fn outcome_at(&self, id: NodeId) -> Option<Outcome>;
    /// The nodes from the root through the cursor to the end of the line that redo would follow.
    fn line(&self) -> Vec<NodeId>;
    /// Whether there is something that was taken back.
    fn can_redo(&self) -> bool {
        self.line().last().is_some_and(|last| *last != self.cursor())
    }
    /// The pieces before the move that led to a node, and what the move does; `None` if no move led there.
    fn move_into(&self, id: NodeId) -> Option<(Vec<Standing>, Vec<Beat>)>;
    /// Hashes of the positions since the last irreversible move, oldest first: a search counts repetitions with them.
    fn line_hashes(&self) -> Vec<u64>;
    /// Turns since the last progress.
    fn quiet_turns(&self) -> u32;
}
