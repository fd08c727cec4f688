//! Proves who wins Rastros: depth first, and what one proof shows is used wherever it holds.
//!
//! The winner of a position needs certain cells to be empty, those that he goes to; and certain cells to be covered, those to
//! which the loser could otherwise go. All else may be as it likes. So every proof is kept as these two sets, and it holds in
//! every position with the same stone and mover that has the first ones empty and the second ones covered. That makes the
//! tree seven times smaller than a memory of the cells that can still be reached.
//!
//! Memory: so many proofs for each surrounding of the stone as fit the megabytes the maker is told, those used last.

use super::geography;
use super::image::transposed;
use super::rules::{AROUND, CELLS, FILES, FULL, HOMES, Position, Rastros};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::think::{Analysis, Question};
use ludoteca_rules::{Cell, Side};
use ludoteca_search::exact::answer::{self, Known};
use ludoteca_search::meter::Meter;
use ludoteca_search::{Root, Search};

/// What is proved of a position, and where else it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Proof {
    /// Whether the side to move wins.
    wins: bool,
    /// These cells must be empty.
    empty: u64,
    /// On these cells the trail must lie.
    trail: u64,
}

/// Where the stone is, and what else matters.
#[derive(Clone, Copy)]
struct Place {
    trail: u64,
    stone: u8,
    mover: u8,
}

impl Place {
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

    /// The cells beside the home of a side, and the home: whoever else goes there lets it be entered. None if it is covered.
    fn porch(self, side: u8) -> u64 {
        let home = HOMES[usize::from(side)];
        if self.trail & home.bit() == 0 { AROUND[home.index()] | home.bit() } else { 0 }
    }

    /// In the mirror.
    fn image(self) -> Self {
        let stone = self.stone % FILES as u8 * FILES as u8 + self.stone / FILES as u8;
        Self { trail: transposed(self.trail), stone, ..self }
    }
}

/// A kept proof: the cells that must be empty, above them fifteen bits that say in which search it was found; and the cells
/// on which the trail must lie, above them who wins. They are plain numbers since the system gives zeroed memory for these at
/// no cost before it is used.
type Kept = [u64; 2];

/// Proofs for each cell of the stone, mover, and pattern of the trail around the stone.
struct Memory {
    kept: Vec<Kept>,
    ways: usize,
    search: u64,
}

const PLACES: usize = CELLS * 2 * 256;

impl Memory {
    fn new(megabytes: usize) -> Self {
        const MOST_WAYS: usize = 64;
        let ways = ((megabytes << 20) / (PLACES * size_of::<Kept>())).clamp(1, MOST_WAYS);
        Self { kept: vec![Kept::default(); PLACES * ways], ways, search: 1 }
    }

    /// What was kept before is there no more.
    fn forget(&mut self) {
        self.search += 1;
        if self.search == 1 << (u64::BITS as usize - CELLS) {
            self.kept = vec![Kept::default(); self.kept.len()];
            self.search = 1;
        }
    }

    fn ways_of(&mut self, place: Place) -> &mut [Kept] {
        // The eight cells around the stone lie on the same bits wherever it is, those beyond the edge are covered.
        let window = (place.trail | !place.around()).rotate_right(u32::from(place.stone).wrapping_sub(FILES + 1));
        let row = |rank: u32| (window >> (FILES * rank) & 0b111) as usize;
        let pattern = row(0) | (row(1) & 1) << 3 | (row(1) & 4) << 2 | row(2) << 5;
        let index = (usize::from(place.stone) * 2 + usize::from(place.mover)) * 256 + pattern;
        &mut self.kept[index * self.ways..(index + 1) * self.ways]
    }

    fn find(&mut self, place: Place) -> Option<Proof> {
        let turned = place.stone % (FILES as u8) < place.stone / FILES as u8;
        let place = if turned { place.image() } else { place };
        let search = self.search;
        let ways = self.ways_of(place);
        let holds = |[empty, trail]: &Kept| {
            empty >> CELLS == search && empty & FULL & place.trail == 0 && trail & FULL & !place.trail == 0
        };
        let found = ways.iter().position(holds)?;
        ways[..=found].rotate_right(1);
        let [empty, trail] = ways[0];
        let proof = Proof { wins: trail >> CELLS == 1, empty: empty & FULL, trail: trail & FULL };
        Some(if turned { proof.image() } else { proof })
    }

    fn keep(&mut self, place: Place, proof: Proof) {
        let turned = place.stone % (FILES as u8) < place.stone / FILES as u8;
        let (place, proof) = if turned { (place.image(), proof.image()) } else { (place, proof) };
        let search = self.search;
        let ways = self.ways_of(place);
        ways.rotate_right(1);
        ways[0] = [proof.empty | search << CELLS, proof.trail | u64::from(proof.wins) << CELLS];
    }
}

impl Proof {
    fn image(self) -> Self {
        Self { wins: self.wins, empty: transposed(self.empty), trail: transposed(self.trail) }
    }
}

/// A share of replies that would be all of them.
const ALL: u64 = 1 << 16;

/// The searcher. See the head of this file.
pub struct Solver {
    memory: Memory,
    /// No move is looked at beyond so many positions in all.
    until: u64,
}

impl Solver {
    /// A solver that keeps about so many megabytes at most.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self { memory: Memory::new(megabytes), until: u64::MAX }
    }

    /// What is seen at a glance.
    fn glance(place: Place) -> Option<Proof> {
        let home = |side: u8| HOMES[usize::from(side)].bit();
        let (own, other) = (home(place.mover), home(1 - place.mover));
        let ways = place.around() & !place.trail;
        if ways & own != 0 {
            return Some(Proof { wins: true, empty: own, trail: 0 });
        }
        let porch = place.porch(1 - place.mover);
        if ways & !porch == 0 {
            // Cells of the porch may be empty as well.
            let near = place.around() & porch;
            let empty = if near == 0 { 0 } else { other };
            return Some(Proof { wins: false, empty, trail: place.around() & place.trail & !near });
        }
        None
    }

    /// Where a home is out of reach, the cells alone may decide.
    fn by_cells(place: Place) -> Option<Proof> {
        let position = Position::new(place.trail, Cell(place.stone), Side(place.mover));
        let (wins, cells) = geography::decided(&position)?;
        // It is decided by all of the cells, and by there being no others.
        Some(Proof { wins, empty: cells & !position.stone().bit(), trail: geography::spread(cells) & place.trail })
    }

    /// What is known of a position without looking on.
    fn known(&mut self, place: Place) -> Option<Proof> {
        Self::glance(place).or_else(|| self.memory.find(place))
    }

    fn prove(&mut self, meter: &mut Meter, place: Place) -> Option<Proof> {
        if meter.count() || meter.nodes() > self.until {
            return None;
        }
        let proof = match Self::by_cells(place) {
            Some(proof) => proof,
            None => self.look(meter, place)?,
        };
        debug_assert!(proof.empty & place.trail == 0 && proof.trail & !place.trail == 0, "it holds where it was found");
        self.memory.keep(place, proof);
        Some(proof)
    }

    fn look(&mut self, meter: &mut Meter, place: Place) -> Option<Proof> {
        let stone = 1 << place.stone;
        let porch = place.porch(1 - place.mover);
        let ways = place.around() & !place.trail;
        // A loss needs every move to lose: those that are not there must not be, but for those to the porch.
        let near = place.around() & porch;
        let home = HOMES[usize::from(1 - place.mover)].bit();
        let empty = if near == 0 { 0 } else { home };
        let mut loss = Proof { wins: false, empty, trail: place.around() & place.trail & !near };
        let won =
            |to: u8, after: Proof| Proof { wins: true, empty: after.empty | 1 << to, trail: after.trail & !stone };
        let mut open = [(0_u32, 0_u8); 8];
        let mut count = 0;
        let own_porch = place.porch(place.mover);
        for to in Cells(ways & !porch) {
            let after = place.after(to.0);
            match self.known(after) {
                Some(proof) if !proof.wins => return Some(won(to.0, proof)),
                Some(proof) => loss = loss.and(proof, stone),
                None => {
                    // Few ways on for the other side, the porch not counted.
                    let exits = after.around() & !after.trail & !own_porch;
                    open[count] = (exits.count_ones(), to.0);
                    count += 1;
                }
            }
        }
        let open = &mut open[..count];
        open.sort_unstable();
        for (_, to) in open {
            let after = place.after(*to);
            let proof = match self.memory.find(after) {
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
    fn move_wins(&mut self, meter: &mut Meter, place: Place, to: u8) -> Option<bool> {
        let home = |side: u8| HOMES[usize::from(side)].0 == to;
        if home(place.mover) || home(1 - place.mover) {
            return Some(home(place.mover));
        }
        let after = place.after(to);
        let proof = match self.known(after) {
            Some(proof) => proof,
            None => self.prove(meter, after)?,
        };
        Some(!proof.wins)
    }
}

impl Solver {
    /// How probable it is that the other side goes wrong after a move that loses, now or on its next move, if it plays by
    /// chance what does not lose at a glance.
    fn resistance(&mut self, meter: &mut Meter, place: Place, to: u8) -> u64 {
        if HOMES.iter().any(|home| home.0 == to) {
            return 0;
        }
        self.errors(meter, place.after(to), 2)
    }

    /// The same for the side to move, which wins, in so many moves of its own.
    fn errors(&mut self, meter: &mut Meter, place: Place, moves: u32) -> u64 {
        /// A reply that takes longer to look into is not held against it.
        const ENOUGH: u64 = 3000;
        let home = HOMES[usize::from(place.mover)];
        let ways = place.around() & !place.trail & !place.porch(1 - place.mover);
        if place.around() & !place.trail & home.bit() != 0 {
            return 0;
        }
        let (mut sum, mut replies) = (0, 0);
        for to in Cells(ways) {
            let after = place.after(to.0);
            self.until = meter.nodes() + ENOUGH;
            let Some(wins) = self.move_wins(meter, place, to.0) else { continue };
            replies += 1;
            if !wins {
                sum += ALL;
            } else if moves > 1 {
                let answers = Cells(after.around() & !after.trail & !after.porch(1 - after.mover));
                let best = answers.map(|answer| self.errors(meter, after.after(answer.0), moves - 1)).max();
                sum += best.unwrap_or(0);
            }
        }
        sum / replies.max(1)
    }
}

impl Proof {
    /// This loss, if another move of the loser, from here, loses as well.
    const fn and(self, after: Self, stone: u64) -> Self {
        Self { wins: false, empty: self.empty | after.empty, trail: self.trail | after.trail & !stone }
    }
}

impl Search<Rastros> for Solver {
    fn search(&mut self, root: &Root<Rastros>, question: &Question, meter: &mut Meter) -> Analysis<Cell> {
        /// Positions that each move is looked at for in the first round, and how much more in the next one.
        const FIRST_ROUND: u64 = 1000;
        const MORE: u64 = 3;
        if meter.is_exact() {
            self.memory.forget();
        }
        let place = Place::of(&root.position);
        let moves = root.position.targets();
        let mut known: Vec<Known<Cell>> = moves.map(|played| Known { played, wins: None, resistance: 0 }).collect();
        known.sort_by_key(|known| (place.after(known.played.0).around() & !place.trail).count_ones());
        let mut round = FIRST_ROUND;
        let is_open = |known: &[Known<Cell>]| {
            known.iter().any(|known| known.wins.is_none())
                && (question.all || known.iter().all(|known| known.wins != Some(true)))
        };
        while is_open(&known) && !meter.is_over() {
            for index in 0..known.len() {
                if known[index].wins.is_none() && is_open(&known) {
                    self.until = meter.nodes() + round;
                    known[index].wins = self.move_wins(meter, place, known[index].played.0);
                }
            }
            round *= MORE;
        }
        if known.iter().all(|known| known.wins == Some(false)) {
            for known in &mut known {
                known.resistance = self.resistance(meter, place, known.played.0);
            }
        }
        answer::of(&known, question.all, meter.nodes())
    }
}
