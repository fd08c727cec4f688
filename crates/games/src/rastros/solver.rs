//! A solver of Rastros: depth-first proof search whose proofs are generalized to all positions where they hold.
//!
//! The winner of a position needs certain cells to be empty, those that he goes to; and certain cells to be covered,
//! those to which the loser could otherwise go. All other cells may be empty or covered. So a proof is stored as these
//! two sets, and holds in every position with the same stone and side to move in which the cells of the first set are
//! empty and those of the second covered. That makes the search seven times smaller than with a transposition table.
//!
//! Memory: as many proofs for each surrounding of the stone as fit the megabytes the maker is told, least recently used
//! ones renoded first.

use super::geography;
use super::image::transposed;
use super::rules::{AROUND, CELLS, FILES, FULL, HOMES, Position, Rastros};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::thinking::think::{Analysis, Question};
use ludoteca_rules::{Cell, Side};
use ludoteca_search::exact::answer::{self, MoveProof};
use ludoteca_search::meter::Meter;
use ludoteca_search::{Root, Search};

/// A proven result, and where it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Proof {
    /// Whether the side to move wins.
    wins: bool,
    /// These cells must be empty.
    empty: u64,
    /// These cells must be covered by the trail.
    trail: u64,
}

/// A position as the solver needs it.
#[derive(Clone, Copy)]
struct Node {
    trail: u64,
    stone: u8,
    mover: u8,
}

impl Node {
    const fn of(position: &Position) -> Self {
        Self { trail: position.trail(), stone: position.stone().0, mover: position.mover().0 }
    }

    /// After a move of the stone.
    const fn after(self, stone: u8) -> Self {
        Self { trail: self.trail | 1 << self.stone, stone, mover: 1 - self.mover }
    }

    const fn around(self) -> u64 {
        AROUND[self.stone as usize]
    }

    /// The home of a side and the cells beside it: the other side loses by going there. None if the home is covered.
    fn home_zone(self, side: u8) -> u64 {
        let home = HOMES[usize::from(side)];
        if self.trail & home.bit() == 0 { AROUND[home.index()] | home.bit() } else { 0 }
    }

    /// The mirror image, with files and ranks exchanged.
    fn image(self) -> Self {
        let stone = self.stone % FILES as u8 * FILES as u8 + self.stone / FILES as u8;
        Self { trail: transposed(self.trail), stone, ..self }
    }
}

/// A stored proof. First word: the cells that must be empty, and above them fifteen bits for the search that found it.
/// Second word: the cells that the trail must cover, and above them who wins. They are plain numbers because the
/// operating system hands out zeroed memory for these without touching it.
type PackedProof = [u64; 2];

/// Proofs for each cell of the stone, mover, and pattern of the trail around the stone.
struct ProofTable {
    entries: Vec<PackedProof>,
    bucket_size: usize,
    /// Number of the current search.
    generation: u64,
}

const NODE_CLASSES: usize = CELLS * 2 * 256;

impl ProofTable {
    fn new(megabytes: usize) -> Self {
        const MAX_BUCKET_SIZE: usize = 64;
        let bucket_size = ((megabytes << 20) / (NODE_CLASSES * size_of::<PackedProof>())).clamp(1, MAX_BUCKET_SIZE);
        Self { entries: vec![PackedProof::default(); NODE_CLASSES * bucket_size], bucket_size, generation: 1 }
    }

    /// Forgets everything.
    fn clear(&mut self) {
        self.generation += 1;
        if self.generation == 1 << (u64::BITS as usize - CELLS) {
            self.entries = vec![PackedProof::default(); self.entries.len()];
            self.generation = 1;
        }
    }

    fn bucket(&mut self, node: Node) -> &mut [PackedProof] {
        // The eight cells around the stone lie on the same bits wherever it is, those beyond the edge are covered.
        let window = (node.trail | !node.around()).rotate_right(u32::from(node.stone).wrapping_sub(FILES + 1));
        let row = |rank: u32| (window >> (FILES * rank) & 0b111) as usize;
        let pattern = row(0) | (row(1) & 1) << 3 | (row(1) & 4) << 2 | row(2) << 5;
        let index = (usize::from(node.stone) * 2 + usize::from(node.mover)) * 256 + pattern;
        &mut self.entries[index * self.bucket_size..(index + 1) * self.bucket_size]
    }

    fn probe(&mut self, node: Node) -> Option<Proof> {
        let turned = node.stone % (FILES as u8) < node.stone / FILES as u8;
        let node = if turned { node.image() } else { node };
        let generation = self.generation;
        let bucket = self.bucket(node);
        let holds = |[empty, trail]: &PackedProof| {
            empty >> CELLS == generation && empty & FULL & node.trail == 0 && trail & FULL & !node.trail == 0
        };
        let found = bucket.iter().position(holds)?;
        bucket[..=found].rotate_right(1);
        let [empty, trail] = bucket[0];
        let proof = Proof { wins: trail >> CELLS == 1, empty: empty & FULL, trail: trail & FULL };
        Some(if turned { proof.image() } else { proof })
    }

    fn store(&mut self, node: Node, proof: Proof) {
        let turned = node.stone % (FILES as u8) < node.stone / FILES as u8;
        let (node, proof) = if turned { (node.image(), proof.image()) } else { (node, proof) };
        let generation = self.generation;
        let bucket = self.bucket(node);
        bucket.rotate_right(1);
        bucket[0] = [proof.empty | generation << CELLS, proof.trail | u64::from(proof.wins) << CELLS];
    }
}

impl Proof {
    fn image(self) -> Self {
        Self { wins: self.wins, empty: transposed(self.empty), trail: transposed(self.trail) }
    }
}

/// The probability 1 in fixed point.
const ALL: u64 = 1 << 16;

/// The searcher. See the head of this file.
pub struct Solver {
    table: ProofTable,
    /// The count of nodes at which the search of the current move is given up.
    node_limit: u64,
}

impl Solver {
    /// A solver that keeps about so many megabytes at most.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self { table: ProofTable::new(megabytes), node_limit: u64::MAX }
    }

    /// A proof without search.
    fn immediate_proof(node: Node) -> Option<Proof> {
        let home = |side: u8| HOMES[usize::from(side)].bit();
        let (own, other) = (home(node.mover), home(1 - node.mover));
        let ways = node.around() & !node.trail;
        if ways & own != 0 {
            return Some(Proof { wins: true, empty: own, trail: 0 });
        }
        let home_zone = node.home_zone(1 - node.mover);
        if ways & !home_zone == 0 {
            // Cells of the home zone may be empty as well.
            let near = node.around() & home_zone;
            let empty = if near == 0 { 0 } else { other };
            return Some(Proof { wins: false, empty, trail: node.around() & node.trail & !near });
        }
        None
    }

    /// Where a home is out of reach, the cells alone may decide.
    fn by_cells(node: Node) -> Option<Proof> {
        let position = Position::new(node.trail, Cell(node.stone), Side(node.mover));
        let (wins, cells) = geography::decided(&position)?;
        // It is decided by all of the cells, and by there being no others.
        Some(Proof { wins, empty: cells & !position.stone().bit(), trail: geography::spread(cells) & node.trail })
    }

    /// A proof without search, or one from the table.
    fn known_proof(&mut self, node: Node) -> Option<Proof> {
        Self::immediate_proof(node).or_else(|| self.table.probe(node))
    }

    fn prove(&mut self, meter: &mut Meter, node: Node) -> Option<Proof> {
        if meter.count() || meter.nodes() > self.node_limit {
            return None;
        }
        let proof = match Self::by_cells(node) {
            Some(proof) => proof,
            None => self.search_moves(meter, node)?,
        };
        debug_assert!(proof.empty & node.trail == 0 && proof.trail & !node.trail == 0, "it holds where it was found");
        self.table.store(node, proof);
        Some(proof)
    }

    fn search_moves(&mut self, meter: &mut Meter, node: Node) -> Option<Proof> {
        let stone = 1 << node.stone;
        let home_zone = node.home_zone(1 - node.mover);
        let ways = node.around() & !node.trail;
        // A loss needs every move to lose: those that are not there must not be, but for those to the home zone.
        let near = node.around() & home_zone;
        let home = HOMES[usize::from(1 - node.mover)].bit();
        let empty = if near == 0 { 0 } else { home };
        let mut loss = Proof { wins: false, empty, trail: node.around() & node.trail & !near };
        let won =
            |to: u8, after: Proof| Proof { wins: true, empty: after.empty | 1 << to, trail: after.trail & !stone };
        let mut open = [(0_u32, 0_u8); 8];
        let mut count = 0;
        let own_home_zone = node.home_zone(node.mover);
        for to in Cells(ways & !home_zone) {
            let after = node.after(to.0);
            match self.known_proof(after) {
                Some(proof) if !proof.wins => return Some(won(to.0, proof)),
                Some(proof) => loss = loss.and(proof, stone),
                None => {
                    // Few ways on for the other side, the home zone not counted.
                    let exits = after.around() & !after.trail & !own_home_zone;
                    open[count] = (exits.count_ones(), to.0);
                    count += 1;
                }
            }
        }
        let open = &mut open[..count];
        open.sort_unstable();
        for (_, to) in open {
            let after = node.after(*to);
            let proof = match self.table.probe(after) {
                Some(proof) => proof,
                None => self.prove(meter, after)?,
            };
            if !proof.wins {
                return Some(won(*to, proof));
            }
            loss = loss.and(proof, stone);
        }
        Some(loss)
    }

    /// Whether a move wins for the side that plays it.
    fn move_wins(&mut self, meter: &mut Meter, node: Node, to: u8) -> Option<bool> {
        let home = |side: u8| HOMES[usize::from(side)].0 == to;
        if home(node.mover) || home(1 - node.mover) {
            return Some(home(node.mover));
        }
        let after = node.after(to);
        let proof = match self.known_proof(after) {
            Some(proof) => proof,
            None => self.prove(meter, after)?,
        };
        Some(!proof.wins)
    }
}

impl Solver {
    /// How probable it is that the other side errs after a move that loses, now or on its next move, if it plays at
    /// random among the moves that do not lose at once.
    fn resistance(&mut self, meter: &mut Meter, node: Node, to: u8) -> u64 {
        if HOMES.iter().any(|home| home.0 == to) {
            return 0;
        }
        self.errors(meter, node.after(to), 2)
    }

    /// The same for the side to move, which wins, in so many moves of its own.
    fn errors(&mut self, meter: &mut Meter, node: Node, moves: u32) -> u64 {
        /// A reply whose proof takes more nodes is left out.
        const MAX_NODES: u64 = 3000;
        let home = HOMES[usize::from(node.mover)];
        let ways = node.around() & !node.trail & !node.home_zone(1 - node.mover);
        if node.around() & !node.trail & home.bit() != 0 {
            return 0;
        }
        let (mut sum, mut replies) = (0, 0);
        for to in Cells(ways) {
            let after = node.after(to.0);
            self.node_limit = meter.nodes() + MAX_NODES;
            let Some(wins) = self.move_wins(meter, node, to.0) else { continue };
            replies += 1;
            if !wins {
                sum += ALL;
            } else if moves > 1 {
                let answers = Cells(after.around() & !after.trail & !after.home_zone(1 - after.mover));
                let best = answers.map(|answer| self.errors(meter, after.after(answer.0), moves - 1)).max();
                sum += best.unwrap_or(0);
            }
        }
        sum / replies.max(1)
    }
}

impl Proof {
    /// This loss joined with the proof that another move of the loser loses as well.
    const fn and(self, after: Self, stone: u64) -> Self {
        Self { wins: false, empty: self.empty | after.empty, trail: self.trail | after.trail & !stone }
    }
}

impl Search<Rastros> for Solver {
    fn search(&mut self, root: &Root<Rastros>, question: &Question, meter: &mut Meter) -> Analysis<Cell> {
        /// Nodes for each move in the first round, and the factor for each further round.
        const FIRST_ROUND: u64 = 1000;
        const GROWTH: u64 = 3;
        if meter.is_deterministic() {
            self.table.clear();
        }
        let node = Node::of(&root.position);
        let moves = root.position.targets();
        let mut proofs: Vec<MoveProof<Cell>> =
            moves.map(|played| MoveProof { played, wins: None, resistance: 0 }).collect();
        proofs.sort_by_key(|proof| (node.after(proof.played.0).around() & !node.trail).count_ones());
        let mut round = FIRST_ROUND;
        let is_open = |proofs: &[MoveProof<Cell>]| {
            proofs.iter().any(|proof| proof.wins.is_none())
                && (question.all || proofs.iter().all(|proof| proof.wins != Some(true)))
        };
        while is_open(&proofs) && !meter.is_over() {
            for index in 0..proofs.len() {
                if proofs[index].wins.is_none() && is_open(&proofs) {
                    self.node_limit = meter.nodes() + round;
                    proofs[index].wins = self.move_wins(meter, node, proofs[index].played.0);
                }
            }
            round *= GROWTH;
        }
        if proofs.iter().all(|proof| proof.wins == Some(false)) {
            for proof in &mut proofs {
                proof.resistance = self.resistance(meter, node, proof.played.0);
            }
        }
        answer::analysis(&proofs, question.all, meter.nodes())
    }
}
