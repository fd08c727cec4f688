//! Proofs of positions of Rastros, and where they are kept.
//!
//! Whoever gets what he wants needs some cells to be free, those that he goes to, and others to be covered, those to
//! which the other player could otherwise go. Whatever the rest is like, he gets it. So a proof is kept as these two
//! sets, and holds for every position with the stone on the same cell that has them.

use super::board::Board;
use ludoteca_rules::bitboard::Cells;
use std::ops::Range;

/// As many plies as there are.
pub const FOREVER: u8 = u8::MAX;

/// A position seen by whoever is to move: his home is in the lower left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The cells that the stone has left.
    pub trail: u64,
    /// Where the stone is. It is in no home.
    pub stone: u32,
}

impl Node {
    /// The node after a move, seen by the other player.
    #[must_use]
    pub fn after(self, board: &Board, to: u32) -> Self {
        Self { trail: board.turned(self.trail | 1 << self.stone), stone: board.turned_cell(to) }
    }
}

/// Whether one of the players, the attacker, wins within so many plies, whatever the other one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Whether the side to move is the attacker.
    pub attacks: bool,
    /// Plies, or [`FOREVER`].
    pub within: u8,
}

impl Question {
    /// The question after a ply.
    pub(super) const fn after(self) -> Self {
        let within = if self.within == FOREVER { FOREVER } else { self.within - 1 };
        Self { attacks: !self.attacks, within }
    }
}

/// What the answer to a question is, and where else it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proof {
    /// Whether the side to move gets what it wants: the attacker to win in time, the other one that he does not.
    pub wins: bool,
    /// Where the attacker gets it, within how many plies he wins; otherwise for how many it is sure that he does not.
    pub plies: u8,
    /// These cells must be free.
    pub free: u64,
    /// These cells must be covered by the trail.
    pub trail: u64,
}

impl Proof {
    /// Whoever goes there gets what he wants, by this proof of the node after it as he sees it.
    pub const fn won_by(self, to: u32, stone: u64) -> Self {
        let plies = self.plies.saturating_add(1);
        Self { wins: true, plies, free: self.free | 1 << to, trail: self.trail & !stone }
    }

    /// This proof that all moves looked at so far fail, joined with the one that another move fails as well.
    pub fn and(self, after: Self, stone: u64, attacks: bool) -> Self {
        let plies = after.plies.saturating_add(1);
        // The attacker fails for as long as the worst of his moves does; the other one loses with the move that takes
        // longest.
        let plies = if attacks { self.plies.min(plies) } else { self.plies.max(plies) };
        Self { wins: false, plies, free: self.free | after.free, trail: self.trail | after.trail & !stone }
    }

    /// As the other player sees it.
    pub const fn turned(self, board: &Board) -> Self {
        Self { free: board.turned(self.free), trail: board.turned(self.trail), ..self }
    }

    /// On the board with files and ranks in each other's place.
    fn mirrored(self, board: &Board) -> Self {
        Self { free: board.mirrored(self.free), trail: board.mirrored(self.trail), ..self }
    }
}

/// Cells around the stone, each free or covered: proofs are kept apart by them.
const SURROUNDINGS: usize = 256;

/// More proofs in one place take longer to look through than those that are lost to find again.
const MOST_IN_BUCKET: usize = 256;

/// So many proofs are compared before it is asked whether one of them holds, which a processor does several at a time.
const ROW: usize = 16;

/// The proofs found so far, as many as there is room for. On a square board those on one side of the diagonal between
/// the homes stand for those on the other one.
///
/// Each bucket begins with the proof that was used last. The parts of a proof are kept apart, as two of them decide
/// whether it holds.
pub(super) struct Proofs<'a> {
    board: &'a Board,
    /// Proofs in a bucket.
    bucket: usize,
    /// The cells that must be free; the stone's own one says whether the side to move wins.
    free: Vec<u64>,
    /// The cells that must be covered: all, where no proof is, which never holds.
    trail: Vec<u64>,
    plies: Vec<u8>,
}

impl<'a> Proofs<'a> {
    /// No proofs yet, and later at most so many megabytes of them.
    pub fn new(board: &'a Board, megabytes: usize) -> Self {
        const BYTES: usize = 2 * size_of::<u64>() + size_of::<u8>();
        let buckets = board.cells() as usize * 2 * SURROUNDINGS;
        let bucket = ((megabytes << 20) / (buckets * BYTES)).clamp(1, MOST_IN_BUCKET);
        let places = buckets * bucket;
        Self { board, bucket, free: vec![0; places], trail: vec![u64::MAX; places], plies: vec![0; places] }
    }

    /// A proof that answers this.
    pub fn probe(&mut self, node: Node, question: Question) -> Option<Proof> {
        let (node, is_mirrored) = self.one_of_both(node);
        let stone = 1 << node.stone;
        let places = self.places(node, question);
        let (free, trail) = (&mut self.free[places.clone()], &mut self.trail[places.clone()]);
        let plies = &mut self.plies[places];
        let open = !node.trail;
        let holds = |free: u64, trail: u64| free & node.trail | trail & open == 0;
        let is_enough = |free: u64, plies: u8| {
            let attacker_wins = (free & stone != 0) == question.attacks;
            if attacker_wins { plies <= question.within } else { plies >= question.within }
        };
        let rows = free.chunks(ROW).zip(trail.chunks(ROW)).zip(plies.chunks(ROW));
        let place = rows.enumerate().find_map(|(row, ((free, trail), plies))| {
            // All of the row, without an end as soon as one is found.
            let any = free.iter().zip(trail).fold(false, |any, (free, trail)| any | holds(*free, *trail));
            let mut all = (0..free.len()).filter(|_| any);
            let at = all.find(|at| holds(free[*at], trail[*at]) && is_enough(free[*at], plies[*at]))?;
            Some(row * ROW + at)
        })?;
        free[..=place].rotate_right(1);
        trail[..=place].rotate_right(1);
        plies[..=place].rotate_right(1);
        let proof = Proof { wins: free[0] & stone != 0, plies: plies[0], free: free[0] & !stone, trail: trail[0] };
        Some(if is_mirrored { proof.mirrored(self.board) } else { proof })
    }

    /// Keeps a proof; the one that was used longest ago is lost.
    pub fn keep(&mut self, node: Node, question: Question, proof: Proof) {
        let (node, is_mirrored) = self.one_of_both(node);
        let Proof { wins, plies, free, trail } = if is_mirrored { proof.mirrored(self.board) } else { proof };
        let stone = 1 << node.stone;
        let places = self.places(node, question);
        put_first(&mut self.free[places.clone()], free | if wins { stone } else { 0 });
        put_first(&mut self.trail[places.clone()], trail);
        put_first(&mut self.plies[places], plies);
    }

    /// The node under which the proofs of a node and of its mirror image are, and whether it is the image.
    fn one_of_both(&self, node: Node) -> (Node, bool) {
        let stone = self.board.mirrored_cell(node.stone);
        if self.board.is_square() && stone < node.stone {
            (Node { trail: self.board.mirrored(node.trail), stone }, true)
        } else {
            (node, false)
        }
    }

    /// The bucket of a node.
    fn places(&self, node: Node, question: Question) -> Range<usize> {
        let around = Cells(self.board.around(node.stone));
        let covered = around.enumerate().map(|(at, cell)| usize::from(node.trail >> cell.0 & 1 == 1) << at);
        let place = node.stone as usize * 2 + usize::from(question.attacks);
        let bucket = place * SURROUNDINGS + covered.sum::<usize>();
        bucket * self.bucket..(bucket + 1) * self.bucket
    }
}

/// Puts something before all others, of which the last is lost.
fn put_first<T: Copy>(places: &mut [T], first: T) {
    places.rotate_right(1);
    places[0] = first;
}
