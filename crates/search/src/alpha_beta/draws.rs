//! Draws by repetition and by too many turns without progress, on the path from the play down to the searched node.

use crate::Root;
use ludoteca_rules::Game;
use std::marker::PhantomData;

/// What of the path to a node can still make a draw.
#[derive(Clone, Copy)]
pub(super) struct Past {
    /// Index in the path of the first position that can still be repeated.
    reversible_from: usize,
    /// Turns since the last progress.
    quiet_turns: u32,
}

/// The positions from the last irreversible move of the play to the node that is searched.
pub(super) struct Path<G> {
    /// Their hashes, if repetition counts.
    hashes: Option<Vec<u64>>,
    /// How many of them belong to the play. The last of these is the root.
    played: usize,
    most_quiet_turns: Option<u32>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Path<G> {
    /// The path to this root, and the past of the root.
    pub fn to_root(root: &Root<G>) -> (Self, Past) {
        let hashes = root.repetition_hashes.clone();
        let played = hashes.as_ref().map_or(0, Vec::len);
        let path = Self { hashes, played, most_quiet_turns: root.most_quiet_turns, game: PhantomData };
        (path, Past { reversible_from: 0, quiet_turns: root.quiet_turns })
    }

    /// A path without positions, before there is a root.
    pub fn empty() -> (Self, Past) {
        let path = Self { hashes: None, played: 0, most_quiet_turns: None, game: PhantomData };
        (path, Past { reversible_from: 0, quiet_turns: 0 })
    }

    /// Whether the play can go on for so many plies without progress before that makes a draw.
    pub fn allows_quiet(&self, past: Past, plies: i32) -> bool {
        self.most_quiet_turns.is_none_or(|most| plies < (most - past.quiet_turns.min(most)) as i32)
    }

    fn len(&self) -> usize {
        self.hashes.as_ref().map_or(0, Vec::len)
    }

    /// Appends a position other than the root before its children are searched.
    pub fn push(&mut self, position: &G::Position) {
        if let Some(hashes) = &mut self.hashes {
            hashes.push(G::hash(position));
        }
    }

    /// Removes the position that was pushed last.
    pub fn pop(&mut self) {
        if let Some(hashes) = &mut self.hashes {
            hashes.pop();
        }
    }

    /// The past of the position after a move.
    pub fn after(&self, position: &G::Position, played: G::Move, past: Past) -> Past {
        if self.hashes.is_none() && self.most_quiet_turns.is_none() {
            return past;
        }
        let reversible_from = if G::irreversible(position, played) { self.len() } else { past.reversible_from };
        let quiet = past.quiet_turns + u32::from(!G::is_follow_up(position));
        Past { reversible_from, quiet_turns: if G::progress(position, played) { 0 } else { quiet } }
    }

    /// The past after a null move: earlier positions cannot be repeated on a path that contains one.
    pub fn after_null_move(&self, past: Past) -> Past {
        Past { reversible_from: self.len(), ..past }
    }

    /// The past after a move that is progress and irreversible.
    pub fn after_irreversible(&self) -> Past {
        Past { reversible_from: self.len(), quiet_turns: 0 }
    }

    /// Whether the position is a draw because of the path to it.
    pub fn is_drawn(&self, position: &G::Position, past: Past) -> bool {
        if self.most_quiet_turns.is_some_and(|most| past.quiet_turns >= most) && !G::is_follow_up(position) {
            return true;
        }
        let Some(hashes) = self.hashes.as_ref().filter(|hashes| past.reversible_from < hashes.len()) else {
            return false;
        };
        let hash = G::hash(position);
        let same = |hashes: &[u64]| hashes.iter().filter(|other| **other == hash).count();
        let split = self.played.max(past.reversible_from);
        // Below the root a second occurrence shows already that a side can repeat; of the play's positions it must be
        // the third, as the rules say.
        same(&hashes[split..]) > 0
            || past.reversible_from < self.played && same(&hashes[past.reversible_from..self.played]) > 1
    }
}
