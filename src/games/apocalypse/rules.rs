//! The position and what the joint turns do to it, on boards of 25 bits (bit `5·rank + file`).

use crate::rules::bitboard::Cells;
use crate::rules::geometry::square;
use crate::rules::hash::mix;
use crate::rules::random;
use crate::rules::{Cell, Outcome, Seat, SeatSet, Side};
use arrayvec::ArrayVec;
use rand::Rng;

/// Files and ranks.
pub const SIZE: u8 = 5;

/// Penalty points that lose.
pub const LOSING_POINTS: u8 = 2;

/// Knights a side may have at once.
pub const MOST_KNIGHTS: u32 = 2;

/// Pawns a side may have at once.
pub const MOST_PAWNS: u32 = 5;

/// The last rank of each side.
pub const LAST_RANK: [u32; 2] = [0x1F << 20, 0x1F];

const BOARD: u32 = (1 << 25) - 1;
const FILE_A: u32 = 0b00001_00001_00001_00001_00001;
const FILE_E: u32 = FILE_A << 4;

/// The cells a knight reaches from each cell.
const LEAPS: [u32; 25] = {
    let mut table = [0; 25];
    let mut from = 0;
    while from < 25 {
        let mut way = 0;
        while way < square::KNIGHT.len() {
            let (right, away) = square::KNIGHT[way];
            if let Some(to) = square::offset(SIZE, SIZE, Cell(from as u8), right, away) {
                table[from] |= bit(to);
            }
            way += 1;
        }
        from += 1;
    }
    table
};

/// The bit of a cell.
#[inline]
#[must_use]
pub const fn bit(cell: Cell) -> u32 {
    1 << cell.0
}

/// The cells of a board of bits, lowest first.
#[inline]
#[must_use]
pub const fn cells(board: u32) -> Cells {
    Cells(board as u64)
}

/// What one side decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// A piece goes from one cell to another.
    Go {
        /// Where it stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// The waiting pawn is put on a cell.
    Put(Cell),
    /// An illegal order: nothing moves, one penalty point.
    Illegal,
}

/// A joint turn: the order of each side that was asked, White's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move(pub [Option<Order>; 2]);

/// What stands where, and the penalty points. Index 0 is White, 1 is Black.
///
/// A pawn on its last rank waits for its relocation: nothing else can be there, so who is asked needs no field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Knights of each side.
    pub knights: [u32; 2],
    /// Pawns of each side.
    pub pawns: [u32; 2],
    /// Penalty points of each side.
    pub penalties: [u8; 2],
}

/// What a joint turn does to the pieces.
#[derive(Clone, Copy, Debug)]
pub struct Resolution {
    /// From where to where the piece of each side travels.
    pub travels: [Option<(Cell, Cell)>; 2],
    /// The pieces that leave the board, by the cells they stood on before the turn.
    pub removed: u32,
    /// Whether the pawn of each side that travels becomes a knight.
    pub promoted: [bool; 2],
}

/// Cells that pieces of one kind and direction reach.
#[derive(Clone, Copy)]
struct Reach {
    targets: u32,
    source: Source,
}

#[derive(Clone, Copy)]
enum Source {
    At(Cell),
    Behind(i8),
}

impl Reach {
    #[inline]
    const fn from(self, to: Cell) -> Cell {
        match self.source {
            Source::At(cell) => cell,
            Source::Behind(by) => Cell((to.0 as i8 - by) as u8),
        }
    }
}

impl Position {
    /// The standard start.
    #[must_use]
    pub const fn start() -> Self {
        let pawns = 0b10001_01110;
        Self { knights: [0b10001, 0b10001 << 20], pawns: [pawns, 0b01110_10001 << 15], penalties: [0; 2] }
    }

    /// All pieces of a side.
    #[inline]
    #[must_use]
    pub const fn of(&self, side: usize) -> u32 {
        self.knights[side] | self.pawns[side]
    }

    /// All pieces.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> u32 {
        self.of(0) | self.of(1)
    }

    /// The pawn of a side that waits for its relocation.
    #[inline]
    #[must_use]
    pub const fn waiting(&self, side: usize) -> u32 {
        self.pawns[side] & LAST_RANK[side]
    }

    /// Whether the turn is still to be completed by a relocation.
    #[inline]
    #[must_use]
    pub const fn is_relocation(&self) -> bool {
        self.waiting(0) | self.waiting(1) != 0
    }

    /// Where the waiting pawn of a side may be put.
    #[inline]
    #[must_use]
    pub const fn places(&self, side: usize) -> u32 {
        BOARD & !self.occupied() & !LAST_RANK[side]
    }

    /// The legal orders of a side on an ordinary turn.
    #[inline]
    fn reaches(&self, side: usize) -> [Reach; 5] {
        let own = self.of(side);
        let enemy = self.of(1 - side);
        let empty = BOARD & !(own | enemy);
        let pawns = self.pawns[side];
        let knights = self.knights[side];
        let leap = |knight: u32| {
            if knight == 0 {
                return Reach { targets: 0, source: Source::At(Cell(0)) };
            }
            let at = knight.trailing_zeros() as u8;
            Reach { targets: LEAPS[at as usize] & !own, source: Source::At(Cell(at)) }
        };
        let step = |targets: u32, by: i8| Reach { targets, source: Source::Behind(by) };
        let (inner_left, inner_right) = (pawns & !FILE_A, pawns & !FILE_E);
        let [forward, left, right] = if side == 0 {
            [step((pawns << 5) & empty, 5), step((inner_left << 4) & enemy, 4), step((inner_right << 6) & enemy, 6)]
        } else {
            [step((pawns >> 5) & empty, -5), step((inner_left >> 6) & enemy, -6), step((inner_right >> 4) & enemy, -4)]
        };
        [leap(knights), leap(knights & knights.wrapping_sub(1)), forward, left, right]
    }

    /// What a side can do, in a stable order: its legal orders, or one `None` if it is not asked. The end of the game is
    /// not looked at.
    #[inline]
    fn list(&self, side: usize) -> ArrayVec<Option<Order>, 32> {
        let mut orders = ArrayVec::new();
        if !self.is_relocation() {
            for reach in self.reaches(side) {
                orders.extend(cells(reach.targets).map(|to| Some(Order::Go { from: reach.from(to), to })));
            }
        } else if self.waiting(side) == 0 {
            orders.push(None);
        } else {
            orders.extend(cells(self.places(side)).map(|to| Some(Order::Put(to))));
        }
        orders
    }

    /// How many entries `list` has for each side.
    #[inline]
    fn list_lengths(&self) -> [u32; 2] {
        [0, 1].map(|side| {
            if !self.is_relocation() {
                self.reaches(side).iter().map(|reach| reach.targets.count_ones()).sum()
            } else if self.waiting(side) == 0 {
                1
            } else {
                self.places(side).count_ones()
            }
        })
    }

    /// Whether penalties or missing pawns ended the game.
    #[inline]
    const fn is_decided(&self) -> bool {
        self.penalties[0] >= LOSING_POINTS
            || self.penalties[1] >= LOSING_POINTS
            || self.pawns[0] == 0
            || self.pawns[1] == 0
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_decided() || self.list_lengths().contains(&0)
    }

    /// Who won and why.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let sides = |lost: [bool; 2], one: &'static str, both: &'static str| match lost {
            [false, false] => None,
            [true, true] => Some(Outcome::draw(both)),
            [true, false] => Some(Outcome::win(Side(1), one)),
            [false, true] => Some(Outcome::win(Side(0), one)),
        };
        if let Some(outcome) =
            sides(self.penalties.map(|points| points >= LOSING_POINTS), "penalties", "both-penalties")
        {
            return Some(outcome);
        }
        if let Some(outcome) = sides(self.pawns.map(|pawns| pawns == 0), "no-pawns", "both-no-pawns") {
            return Some(outcome.by(cells(self.pawns[0] | self.pawns[1]).collect()));
        }
        let counts = self.list_lengths();
        let stuck = [0, 1].into_iter().filter(|side| counts[*side] == 0).fold(0, |all, side| all | self.of(side));
        (stuck != 0).then(|| Outcome::draw("no-orders").by(cells(stuck).collect()))
    }

    /// The seats that are asked.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        if self.is_over() {
            return SeatSet::NONE;
        }
        let relocation = self.is_relocation();
        [0, 1]
            .into_iter()
            .filter(|side| !relocation || self.waiting(*side) != 0)
            .fold(SeatSet::NONE, |seats, side| seats.with(Seat(side as u8)))
    }

    /// Fills `list` with the legal orders of a seat.
    pub fn orders(&self, seat: Seat, list: &mut Vec<Order>) {
        list.clear();
        if self.asked().contains(seat) {
            list.extend(self.list(usize::from(seat.0)).into_iter().flatten());
        }
    }

    /// Fills `list` with every pair of legal orders, White's outermost.
    pub fn moves(&self, list: &mut Vec<Move>) {
        list.clear();
        if self.is_decided() {
            return;
        }
        let [white, black] = [self.list(0), self.list(1)];
        list.extend(white.iter().flat_map(|white| black.iter().map(|black| Move([*white, *black]))));
    }

    /// How many moves `moves` lists.
    #[must_use]
    pub fn count(&self) -> u64 {
        if self.is_decided() {
            return 0;
        }
        let [white, black] = self.list_lengths().map(u64::from);
        white * black
    }

    /// A uniformly random legal move, drawn without listing any.
    #[must_use]
    pub fn random_move(&self, rng: &mut impl Rng) -> Option<Move> {
        if self.is_decided() {
            return None;
        }
        if self.is_relocation() {
            return Some(Move([0, 1].map(|side| {
                (self.waiting(side) != 0).then(|| {
                    let places = self.places(side);
                    Order::Put(nth(places, random::below(rng, places.count_ones() as usize) as u32))
                })
            })));
        }
        let reaches = [self.reaches(0), self.reaches(1)];
        let counts = reaches.map(|side| side.iter().map(|reach| reach.targets.count_ones()).sum::<u32>());
        let total = counts[0] * counts[1];
        if total == 0 {
            return None;
        }
        let drawn = random::below(rng, total as usize) as u32;
        Some(Move([pick(&reaches[0], drawn / counts[1]), pick(&reaches[1], drawn % counts[1])]))
    }

    /// What a move does to the pieces.
    #[inline]
    #[must_use]
    pub fn resolve(&self, played: Move) -> Resolution {
        let mut travels = [None; 2];
        let mut leaving = 0;
        for side in [0, 1] {
            travels[side] = match played.0[side] {
                Some(Order::Go { from, to }) => Some((from, to)),
                Some(Order::Put(to)) => cells(self.waiting(side)).next().map(|from| (from, to)),
                Some(Order::Illegal) | None => None,
            };
            if let Some((from, _)) = travels[side] {
                leaving |= bit(from);
            }
        }
        let mut removed = 0;
        for side in [0, 1] {
            if let Some((_, to)) = travels[side] {
                removed |= bit(to) & self.of(1 - side) & !leaving;
            }
        }
        if let [Some((white, meeting)), Some((black, other))] = travels
            && meeting == other
        {
            removed |= match (self.knights[0] & bit(white) != 0, self.knights[1] & bit(black) != 0) {
                (true, false) => bit(black),
                (false, true) => bit(white),
                _ => bit(white) | bit(black),
            };
        }
        let promoted = [0, 1].map(|side| {
            travels[side].is_some_and(|(from, to)| {
                bit(to) & LAST_RANK[side] != 0
                    && self.pawns[side] & bit(from) & !removed != 0
                    && (self.knights[side] & !removed).count_ones() < MOST_KNIGHTS
            })
        });
        Resolution { travels, removed, promoted }
    }

    /// Plays a move.
    pub fn play(&mut self, played: Move) {
        let Resolution { travels, removed, promoted } = self.resolve(played);
        let before = self.knights;
        for board in self.knights.iter_mut().chain(&mut self.pawns) {
            *board &= !removed;
        }
        for side in [0, 1] {
            self.penalties[side] += u8::from(played.0[side] == Some(Order::Illegal));
            let Some((from, to)) = travels[side] else { continue };
            self.knights[side] &= !bit(from);
            self.pawns[side] &= !bit(from);
            if removed & bit(from) != 0 {
                continue;
            }
            if promoted[side] || before[side] & bit(from) != 0 {
                self.knights[side] |= bit(to);
            } else {
                self.pawns[side] |= bit(to);
            }
        }
    }

    /// Whether nothing from before the move can come back: a piece leaves the board, a pawn is promoted, or a penalty is
    /// given. A pawn's step is none of it, since a relocation can put the pawn back.
    #[must_use]
    pub fn is_irreversible(&self, played: Move) -> bool {
        let Resolution { removed, promoted, .. } = self.resolve(played);
        removed != 0 || promoted[0] || promoted[1] || played.0.contains(&Some(Order::Illegal))
    }

    /// Whether a piece leaves the board or a pawn moves.
    #[must_use]
    pub fn is_progress(&self, played: Move) -> bool {
        let Resolution { travels, removed, .. } = self.resolve(played);
        let pawn_moves = |side: usize| travels[side].is_some_and(|(from, _)| self.pawns[side] & bit(from) != 0);
        removed != 0 || pawn_moves(0) || pawn_moves(1)
    }

    /// A hash of everything.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        let knights = mix(self.penalties[0] as u64 | (self.penalties[1] as u64) << 8, wide(self.knights));
        mix(knights, wide(self.pawns))
    }
}

const fn wide(boards: [u32; 2]) -> u64 {
    boards[0] as u64 | (boards[1] as u64) << 32
}

/// The set bit number `index`, from 0.
#[inline]
fn nth(mut board: u32, index: u32) -> Cell {
    for _ in 0..index {
        board &= board.wrapping_sub(1);
    }
    Cell(board.trailing_zeros() as u8)
}

#[inline]
fn pick(reaches: &[Reach; 5], mut index: u32) -> Option<Order> {
    for reach in reaches {
        let here = reach.targets.count_ones();
        if index < here {
            let to = nth(reach.targets, index);
            return Some(Order::Go { from: reach.from(to), to });
        }
        index -= here;
    }
    None
}
