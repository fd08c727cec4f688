//! Proofs of positions of Rastros, and where they are kept.
//!
//! Whoever gets what he wants needs some cells to be free, those that he goes to, and others to be covered, those to
//! which the other player could otherwise go. Whatever the rest is like, he gets it. So a proof is kept as these two
//! sets, and holds for every position with the stone on the same cell that has them.

use super::board::Board;
use ludoteca_rules::bitboard::Cells;

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

/// A proof as it is kept. The stone's own cell is in neither set; its bit says in `free` whether the side to move wins,
/// and in `trail` that this is a proof.
#[derive(Clone, Copy, Debug, Default)]
struct Kept {
    free: u64,
    trail: u64,
    plies: u8,
}

/// Cells around the stone, each free or covered: proofs are kept apart by them.
const SURROUNDINGS: usize = 256;

/// More proofs in one place take longer to look through than those that are lost to find again.
const MOST_IN_BUCKET: usize = 256;

/// The proofs found so far, as many as there is room for. On a square board those on one side of the diagonal between
/// the homes stand for those on the other one.
pub(super) struct Proofs<'a> {
    board: &'a Board,
    kept: Vec<Kept>,
    bucket: usize,
}

impl<'a> Proofs<'a> {
    /// No proofs yet, and later at most so many megabytes of them.
    pub fn new(board: &'a Board, megabytes: usize) -> Self {
        let buckets = board.cells() as usize * 2 * SURROUNDINGS;
        let bucket = ((megabytes << 20) / (buckets * size_of::<Kept>())).clamp(1, MOST_IN_BUCKET);
        Self { board, kept: vec![Kept::default(); buckets * bucket], bucket }
    }

    /// A proof that answers this. The proof used last comes first.
    pub fn probe(&mut self, node: Node, question: Question) -> Option<Proof> {
        let (node, is_mirrored) = self.one_of_both(node);
        let stone = 1 << node.stone;
        let bucket = self.bucket(node, question);
        let answers = |kept: &Kept| {
            let attacker_wins = (kept.free & stone != 0) == question.attacks;
            kept.trail & stone != 0
                && kept.free & node.trail == 0
                && kept.trail & !stone & !node.trail == 0
                && if attacker_wins { kept.plies <= question.within } else { kept.plies >= question.within }
        };
        let place = bucket.iter().position(answers)?;
        bucket[..=place].rotate_right(1);
        let Kept { free, trail, plies } = bucket[0];
        let proof = Proof { wins: free & stone != 0, plies, free: free & !stone, trail: trail & !stone };
        Some(if is_mirrored { proof.mirrored(self.board) } else { proof })
    }

    /// Keeps a proof; the one that was used longest ago is lost.
    pub fn keep(&mut self, node: Node, question: Question, proof: Proof) {
        let (node, is_mirrored) = self.one_of_both(node);
        let Proof { wins, plies, free, trail } = if is_mirrored { proof.mirrored(self.board) } else { proof };
        let stone = 1 << node.stone;
        let bucket = self.bucket(node, question);
        bucket.rotate_right(1);
        bucket[0] = Kept { free: free | if wins { stone } else { 0 }, trail: trail | stone, plies };
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

    fn bucket(&mut self, node: Node, question: Question) -> &mut [Kept] {
        let around = Cells(self.board.around(node.stone));
        let covered = around.enumerate().map(|(at, cell)| usize::from(node.trail >> cell.0 & 1 == 1) << at);
        let place = node.stone as usize * 2 + usize::from(question.attacks);
        let place = place * SURROUNDINGS + covered.sum::<usize>();
        &mut self.kept[place * self.bucket..(place + 1) * self.bucket]
    }
}
