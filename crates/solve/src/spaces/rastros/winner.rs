//! Who wins a position of Rastros, without asking how soon: a search whose proofs hold in more positions than the one
//! where they were found.
//!
//! The winner needs some cells to be free, those that he goes to, and others to be covered, those to which the loser
//! could otherwise go. Whatever the rest is like, he wins. So a proof is kept as these two sets, for every position
//! with the stone on the same cell. Positions are seen by whoever is to move, with the board turned for the second
//! player.

use super::board::Board;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::thinking::think::Stop;

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

/// Who wins, and where that holds.
#[derive(Clone, Copy, Debug)]
struct Proof {
    /// Whether the side to move wins.
    wins: bool,
    /// These cells must be free.
    free: u64,
    /// These cells must be covered by the trail.
    trail: u64,
}

impl Proof {
    /// Whoever goes there wins, by this proof of the node after it as he sees it.
    const fn won_by(self, to: u32, stone: u64) -> Self {
        Self { wins: true, free: self.free | 1 << to, trail: self.trail & !stone }
    }

    /// This loss, joined with the proof that another move loses as well.
    const fn and(self, after: Self, stone: u64) -> Self {
        Self { wins: false, free: self.free | after.free, trail: self.trail | after.trail & !stone }
    }
}

/// A proof as it is kept: the cells that must be free, and those that the trail must cover. The stone's own cell is in
/// neither; its bit says in the first whether the side to move wins, and in the second that this is a proof.
type Packed = [u64; 2];

/// Cells around the stone, each free or covered: proofs are kept apart by them.
const SURROUNDINGS: usize = 256;

/// More proofs in one place take longer to look through than those that are lost to find again: on 8×6 a quarter fewer
/// positions with four times as many, and twice the time.
const MOST_IN_BUCKET: usize = 256;

/// The searcher. Its memory is the proofs.
pub struct Winner<'a> {
    board: &'a Board,
    proofs: Vec<Packed>,
    bucket: usize,
    stop: Stop,
    /// Positions searched so far.
    pub nodes: u64,
}

impl<'a> Winner<'a> {
    /// A searcher whose proofs take at most so many megabytes.
    #[must_use]
    pub fn new(board: &'a Board, megabytes: usize) -> Self {
        let places = board.cells() as usize * SURROUNDINGS;
        let bucket = ((megabytes << 20) / (places * size_of::<Packed>())).clamp(1, MOST_IN_BUCKET);
        Self { board, proofs: vec![Packed::default(); places * bucket], bucket, stop: Stop::default(), nodes: 0 }
    }

    /// Whether the side to move wins; `None` if it was stopped.
    pub fn wins(&mut self, node: Node, stop: &Stop) -> Option<bool> {
        self.stop = stop.clone();
        let known = self.known(node);
        known.map_or_else(|| self.search(node), Some).map(|proof| proof.wins)
    }

    /// A proof that needs no search.
    fn known(&mut self, node: Node) -> Option<Proof> {
        self.at_once(node).or_else(|| self.probe(node))
    }

    fn search(&mut self, node: Node) -> Option<Proof> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && self.stop.is_stopped() {
            return None;
        }
        let proof = match self.by_cells(node) {
            Some(proof) => proof,
            None => self.search_moves(node)?,
        };
        debug_assert!(proof.free & node.trail == 0 && proof.trail & !node.trail == 0, "it holds where it was found");
        self.store(node, proof);
        Some(proof)
    }

    /// The moves that leave the fewest ways on come first.
    fn search_moves(&mut self, node: Node) -> Option<Proof> {
        let stone = 1 << node.stone;
        let zone = self.zone(node.trail, self.board.homes()[1]);
        let own_zone = self.zone(node.trail, self.board.homes()[0]);
        let mut loss = self.loss(node, zone);
        let mut open = [(0_u32, 0_u32); 8];
        let mut count = 0;
        for to in Cells(self.board.around(node.stone) & !node.trail & !zone) {
            let to = u32::from(to.0);
            match self.known(node.after(self.board, to)).map(|proof| self.turned(proof)) {
                Some(proof) if !proof.wins => return Some(proof.won_by(to, stone)),
                Some(proof) => loss = loss.and(proof, stone),
                None => {
                    let ways = self.board.around(to) & !node.trail & !stone & !own_zone;
                    open[count] = (ways.count_ones(), to);
                    count += 1;
                }
            }
        }
        let open = &mut open[..count];
        open.sort_unstable();
        for (_, to) in open {
            let after = node.after(self.board, *to);
            let proof = match self.probe(after) {
                Some(proof) => proof,
                None => self.search(after)?,
            };
            let proof = self.turned(proof);
            if !proof.wins {
                return Some(proof.won_by(*to, stone));
            }
            loss = loss.and(proof, stone);
        }
        Some(loss)
    }

    /// A home and the cells beside it, where the other player loses by going there; none if it is covered.
    const fn zone(&self, trail: u64, home: u32) -> u64 {
        if trail >> home & 1 == 0 { self.board.around(home) | 1 << home } else { 0 }
    }

    /// That all moves lose, as far as those to the zone of the other player's home do, and those that are not there.
    const fn loss(&self, node: Node, zone: u64) -> Proof {
        let around = self.board.around(node.stone);
        let near = around & zone;
        // Cells of the zone may be covered as well, if only the home is free.
        let free = if near == 0 { 0 } else { 1 << self.board.homes()[1] };
        Proof { wins: false, free, trail: around & node.trail & !near }
    }

    fn at_once(&self, node: Node) -> Option<Proof> {
        let [own, other] = self.board.homes();
        let ways = self.board.around(node.stone) & !node.trail;
        if ways >> own & 1 == 1 {
            return Some(Proof { wins: true, free: 1 << own, trail: 0 });
        }
        let zone = self.zone(node.trail, other);
        (ways & !zone == 0).then(|| self.loss(node, zone))
    }

    /// Where a home is out of reach, the cells alone may say who wins: those that the stone can come to, and that there
    /// are no others.
    fn by_cells(&self, node: Node) -> Option<Proof> {
        let [own, other] = self.board.homes();
        let stone = 1 << node.stone;
        let reach = self.board.reach(self.board.full() & !node.trail & !stone, node.stone);
        if reach >> own & reach >> other & 1 == 1 {
            return None;
        }
        let free = reach & !(1 << own | 1 << other);
        let wins = self.board.outlasts(free, node.stone);
        let sure = reach >> if wins { other } else { own } & 1 == 0;
        sure.then(|| Proof { wins, free, trail: self.board.spread(free | stone) & node.trail })
    }

    /// A proof as the other player sees it.
    const fn turned(&self, proof: Proof) -> Proof {
        Proof { wins: proof.wins, free: self.board.turned(proof.free), trail: self.board.turned(proof.trail) }
    }

    fn bucket(&mut self, node: Node) -> &mut [Packed] {
        let around = Cells(self.board.around(node.stone));
        let covered = around.enumerate().map(|(at, cell)| usize::from(node.trail >> cell.0 & 1 == 1) << at);
        let place = node.stone as usize * SURROUNDINGS + covered.sum::<usize>();
        &mut self.proofs[place * self.bucket..(place + 1) * self.bucket]
    }

    /// The proof used last comes first.
    fn probe(&mut self, node: Node) -> Option<Proof> {
        let stone = 1 << node.stone;
        let bucket = self.bucket(node);
        let holds =
            |[free, trail]: &Packed| trail & stone != 0 && free & node.trail == 0 && trail & !stone & !node.trail == 0;
        let place = bucket.iter().position(holds)?;
        bucket[..=place].rotate_right(1);
        let [free, trail] = bucket[0];
        Some(Proof { wins: free & stone != 0, free: free & !stone, trail: trail & !stone })
    }

    /// The proof that was used longest ago is lost.
    fn store(&mut self, node: Node, proof: Proof) {
        let stone = 1 << node.stone;
        let bucket = self.bucket(node);
        bucket.rotate_right(1);
        bucket[0] = [proof.free | if proof.wins { stone } else { 0 }, proof.trail | stone];
    }
}
