//! Proofs of positions of Atari Go, and where they are kept.
//!
//! Whoever wins does so by stones of the other side that he captures, or threatens to, and by points on which the other
//! side has none. Whatever other stones the loser has elsewhere, the same moves win. So a proof is kept as these two
//! sets, and holds for every position with the same stones of the winner and such stones of the loser.

use crate::spaces::first_moves::board::Key;
use crate::spaces::first_moves::grid::{Grid, Laid, Sides};
use crate::spaces::first_moves::table::spread;

/// Who wins, and for which other stones of the loser this is so too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proof {
    /// Whether the side to move wins.
    pub wins: bool,
    /// The loser has these stones.
    pub needed: u64,
    /// He has none here; nor has the winner, where this is empty.
    pub clear: u64,
}

impl Proof {
    /// Whoever plays on this point wins, by this proof of the position after it.
    pub const fn won_by(self, point: u64) -> Self {
        Self { wins: true, needed: self.needed, clear: self.clear | point }
    }
}

/// A proof as it is kept.
#[derive(Clone, Copy, Debug)]
struct Kept {
    winner: u64,
    needed: u64,
    clear: u64,
}

impl Kept {
    /// No proof: nobody has stones everywhere.
    const NOTHING: Self = Self { winner: u64::MAX, needed: 0, clear: 0 };
}

/// More proofs in one place take longer to look through than those that are lost to find again.
const BUCKET: usize = 64;

/// The proofs found so far, as many as there is room for. Images of a position have the same ones.
pub(super) struct Proofs<'a> {
    grid: &'a Grid,
    /// For each bucket, and whether the side to move wins.
    kept: Vec<[[Kept; BUCKET]; 2]>,
}

impl<'a> Proofs<'a> {
    /// No proofs yet, and later at most so many megabytes of them.
    pub fn new(grid: &'a Grid, megabytes: usize) -> Self {
        let most = (megabytes << 20) / size_of::<[[Kept; BUCKET]; 2]>();
        Self { grid, kept: vec![[[Kept::NOTHING; BUCKET]; 2]; most.max(1)] }
    }

    /// A proof that the side to move wins, or that it loses, of a position that is laid so that first the winner's
    /// stones and then the loser's are smallest. The proof used last comes first.
    pub fn probe(&mut self, laid: Laid, wins: bool) -> Option<Proof> {
        let [winner, loser] = laid.sets;
        let bucket = self.bucket(winner, wins);
        let holds = |kept: &Kept| kept.winner == winner && kept.needed & !loser == 0 && kept.clear & loser == 0;
        let place = bucket.iter().position(holds)?;
        bucket[..=place].rotate_right(1);
        let Kept { needed, clear, .. } = bucket[0];
        let back = |cells: u64| self.grid.laid(cells, laid.way.back());
        Some(Proof { wins, needed: back(needed), clear: back(clear) })
    }

    /// Keeps a proof of a position; the one that was used longest ago is lost.
    pub fn keep(&mut self, node: Sides, proof: Proof) {
        let winner_first = if proof.wins { [node.own, node.other] } else { [node.other, node.own] };
        let Laid { sets: [winner, _], way } = self.grid.smallest(winner_first);
        let [needed, clear] = [proof.needed, proof.clear].map(|cells| self.grid.laid(cells, way));
        let bucket = self.bucket(winner, proof.wins);
        bucket.rotate_right(1);
        bucket[0] = Kept { winner, needed, clear };
    }

    /// All that are kept, each with the winner's stones.
    #[cfg(test)]
    pub fn all(&self) -> impl Iterator<Item = (u64, Proof)> + '_ {
        let buckets = self.kept.iter().flat_map(|both| both.iter().zip([false, true]));
        let kept = buckets.flat_map(|(bucket, wins)| bucket.iter().map(move |kept| (*kept, wins)));
        let found = kept.filter(|(kept, _)| kept.winner != Kept::NOTHING.winner);
        found.map(|(Kept { winner, needed, clear }, wins)| (winner, Proof { wins, needed, clear }))
    }

    fn bucket(&mut self, winner: u64, wins: bool) -> &mut [Kept; BUCKET] {
        let place = spread(Key { cells: [winner, 0], rest: 0 }, self.kept.len());
        &mut self.kept[place][usize::from(wins)]
    }
}
