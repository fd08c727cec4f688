//! What came before a position and can make a draw of it: earlier occurrences, and turns without progress.

use crate::Root;
use ludoteca_rules::Game;
use std::marker::PhantomData;

/// What of the past counts at one position.
#[derive(Clone, Copy)]
pub(super) struct Past {
    /// Where in the line the positions begin that can still come back.
    since: usize,
    quiet_turns: u32,
}

/// The positions from the last irreversible move of the play down to the one that is searched.
pub(super) struct Line<G> {
    /// Their hashes, if repetition counts.
    hashes: Option<Vec<u64>>,
    /// How many of them are of the play: the last of these is the root.
    played: usize,
    most_quiet_turns: Option<u32>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Line<G> {
    /// The line to this root, and what counts there.
    pub fn to(root: &Root<G>) -> (Self, Past) {
        let hashes = root.line.clone();
        let played = hashes.as_ref().map_or(0, Vec::len);
        let line = Self { hashes, played, most_quiet_turns: root.most_quiet_turns, game: PhantomData };
        (line, Past { since: 0, quiet_turns: root.quiet_turns })
    }

    /// A line without a past, before there is a root.
    pub fn nowhere() -> (Self, Past) {
        let line = Self { hashes: None, played: 0, most_quiet_turns: None, game: PhantomData };
        (line, Past { since: 0, quiet_turns: 0 })
    }

    /// Whether the play goes on for so many plies even if none of them is progress.
    pub fn lasts(&self, past: Past, plies: i32) -> bool {
        self.most_quiet_turns.is_none_or(|most| plies < (most - past.quiet_turns.min(most)) as i32)
    }

    fn len(&self) -> usize {
        self.hashes.as_ref().map_or(0, Vec::len)
    }

    /// Goes on below a position that is not the root.
    pub fn enter(&mut self, position: &G::Position) {
        if let Some(hashes) = &mut self.hashes {
            hashes.push(G::hash(position));
        }
    }

    /// Comes back from below the position that was entered last.
    pub fn leave(&mut self) {
        if let Some(hashes) = &mut self.hashes {
            hashes.pop();
        }
    }

    /// What counts after a move.
    pub fn after(&self, position: &G::Position, played: G::Move, past: Past) -> Past {
        if self.hashes.is_none() && self.most_quiet_turns.is_none() {
            return past;
        }
        let since = if G::irreversible(position, played) { self.len() } else { past.since };
        let quiet = past.quiet_turns + u32::from(!G::is_follow_up(position));
        Past { since, quiet_turns: if G::progress(position, played) { 0 } else { quiet } }
    }

    /// What counts after a side did not move.
    pub fn after_pass(&self, past: Past) -> Past {
        Past { since: self.len(), ..past }
    }

    /// What counts after a move that nothing before can come back from.
    pub fn after_irreversible(&self) -> Past {
        Past { since: self.len(), quiet_turns: 0 }
    }

    /// Whether the play is drawn at a position by what came before it.
    pub fn is_drawn(&self, position: &G::Position, past: Past) -> bool {
        if self.most_quiet_turns.is_some_and(|most| past.quiet_turns >= most) && !G::is_follow_up(position) {
            return true;
        }
        let Some(hashes) = self.hashes.as_ref().filter(|hashes| past.since < hashes.len()) else { return false };
        let hash = G::hash(position);
        let same = |hashes: &[u64]| hashes.iter().filter(|other| **other == hash).count();
        let split = self.played.max(past.since);
        // Below the root the second time already shows that a side can repeat; in the play it takes two before this one.
        same(&hashes[split..]) > 0 || past.since < self.played && same(&hashes[past.since..self.played]) > 1
    }
}
