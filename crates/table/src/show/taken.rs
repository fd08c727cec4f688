//! Which pieces were captured on the way from the start of a play to one of its nodes, and by which side.
//!
//! No side effects, and independent of the game: it follows from what the moves remove.

use bevy::prelude::Component;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_rules::{Cell, Effect, Piece, Side};

/// A piece that was captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// The side that has it.
    pub by: Side,
    /// What it was when it left the board.
    pub piece: Piece,
    /// Where it stood before the move.
    pub from: Cell,
}

/// The captures on the way to a node, by the moves of that way; those that two ways share are not looked for again.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Captures(Vec<(NodeId, Vec<Capture>)>);

impl Captures {
    /// The node to which these captures led.
    #[must_use]
    pub fn node(&self) -> Option<NodeId> {
        self.0.last().map(|(node, _)| *node)
    }

    /// Follows the way from the root to a node.
    pub fn go_to(&mut self, play: &dyn PlayView, node: NodeId) {
        let mut way: Vec<NodeId> = std::iter::successors(Some(node), |id| play.node(*id).parent).collect();
        way.reverse();
        let same = self.0.iter().zip(&way).take_while(|((known, _), node)| known == *node).count();
        self.0.truncate(same);
        self.0.extend(way[same..].iter().map(|id| (*id, captures(play, *id))));
    }

    /// All captures, in their order.
    pub fn all(&self) -> impl Iterator<Item = Capture> {
        self.0.iter().flat_map(|(_, captures)| captures).copied()
    }
}

/// What was captured by the move that led to a node.
#[must_use]
pub fn captures(play: &dyn PlayView, node: NodeId) -> Vec<Capture> {
    let Some((before, beats)) = play.move_into(node) else { return Vec::new() };
    let mut standing = before;
    let mut removed: Vec<(Side, Piece, Cell)> = Vec::new();
    for effect in beats.iter().flatten() {
        match effect {
            Effect::Become { at, kind } => {
                standing.iter_mut().filter(|it| it.cell == *at).for_each(|it| it.piece.kind = *kind);
            }
            Effect::Remove { at } => {
                let piece = standing.iter().find(|it| it.cell == *at).map(|it| it.piece);
                removed.extend(piece.and_then(|piece| Some((piece.side?, piece, *at))));
            }
            _ => {}
        }
    }
    // Whoever moved has taken it; a piece given up by its owner belongs to whoever lost another one by the same move.
    let movers = play.node(node).by;
    let sides: Vec<Side> =
        movers.iter().filter_map(|seat| play.side_of(seat)).chain(removed.iter().map(|(side, ..)| *side)).collect();
    let taker = |own: Side| sides.iter().copied().find(|side| *side != own).unwrap_or(own);
    removed.iter().map(|(side, piece, from)| Capture { by: taker(*side), piece: *piece, from: *from }).collect()
}
