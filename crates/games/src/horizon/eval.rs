//! The evaluation of Horizon: how far warriors and kings have come, what is attacked, and who may capture along the
//! rows.
//!
//! A win with the next move is proven and not evaluated.
//!
//! The weights are from `ludoteca tune horizon --games 6000 --nodes 1000 --seed 7`: 6000 games, 3053 of them won by a
//! side; 458472 training positions, 113120 held out; error before 0.6820, held out 0.6796; after 0.6638, held out
//! 0.6633. Weights with an impossible sign (an attacked warrior worth more) were corrected by hand. They scored 58.5 %
//! in 100 games against those before. Another round predicted results still better and played much worse (27.5 % in 120
//! games): a better error is no proof of better play, so test new weights in a match.

use super::board::{CELLS, FILES, HOME_ROWS, RANKS, RUNS, SOURCES, STEPS, bit};
use super::generator::visit_bundles;
use super::position::{Move, Position, WINNING_ARRIVALS, enemy};
use super::rules::Horizon;
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::{Cell, Side, Winner};
use ludoteca_search::Evaluation;
use ludoteca_search::tune::Weights;

/// Files from the edge to the middle.
const HALF: usize = FILES as usize / 2 + 1;

/// The weights of the evaluation, in hundredths of a warrior.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// A warrior on each row, its own row 0 first; on the last one it has arrived and is still there.
    pub warriors: [i32; RANKS as usize],
    /// A warrior on each file that has not arrived, from the edge to the middle.
    pub files: [i32; HALF],
    /// The king on each row, its own row 0 first; on the last one it has won.
    pub kings: [i32; RANKS as usize],
    /// One arrival, and two.
    pub arrivals: [i32; WINNING_ARRIVALS as usize - 1],
    /// A right to leap that was just won and is used or lost in the next turn.
    pub leap: i32,
    /// The line right in the enemy's field.
    pub invading: i32,
    /// A warrior that is attacked and not guarded.
    pub hanging: i32,
    /// A warrior that is attacked and guarded.
    pub attacked: i32,
    /// A warrior that is guarded.
    pub guarded: i32,
    /// A cell beside the king to which the enemies can come.
    pub pressed: i32,
    /// A warrior beside its king.
    pub escort: i32,
    /// The bonus for the side to move; negative where having to move is a burden.
    pub tempo: i32,
}

impl Default for Judgement {
    fn default() -> Self {
        Self {
            warriors: [100, 99, 106, 113, 115, 92, 90, 100, 119, -100],
            files: [-8, -1, -1, -3, -5],
            kings: [-59, -62, -48, 26, 136, -99, 82, 521, 600, 0],
            arrivals: [148, 600],
            leap: 189,
            invading: 241,
            hanging: -10,
            attacked: 0,
            guarded: 8,
            pressed: -10,
            escort: -1,
            tempo: 5,
        }
    }
}

impl Weights for Judgement {
    fn weights(&mut self) -> Vec<&mut i32> {
        let Self {
            warriors,
            files,
            kings,
            arrivals,
            leap,
            invading,
            hanging,
            attacked,
            guarded,
            pressed,
            escort,
            tempo,
        } = self;
        let lists = warriors.iter_mut().chain(files).chain(kings).chain(arrivals);
        lists.chain([leap, invading, hanging, attacked, guarded, pressed, escort, tempo]).collect()
    }
}

/// The cells on which a side could capture if an enemy stood there.
struct Reach {
    /// By warriors, in a step or in line.
    warriors: u128,
    /// By the king.
    king: u128,
}

impl Reach {
    fn of(position: &Position, side: Side) -> Self {
        let king = position.king(side);
        let (mut steps, mut runs) = (0, 0);
        for from in WideCells(movable(position, side)) {
            steps |= STEPS[from.index()];
            runs |= RUNS[from.index()];
        }
        Self { warriors: steps | runs & position.line_field(side), king: king.map_or(0, |king| STEPS[king.index()]) }
    }

    const fn all(&self) -> u128 {
        self.warriors | self.king
    }
}

/// The warriors of a side that have not arrived.
fn movable(position: &Position, side: Side) -> u128 {
    position.men(side) & !position.king(side).map_or(0, bit) & !HOME_ROWS[enemy(side)]
}

/// Whether a side, were it to move, could win at once: by the enemy's king, by its own, or by its third arrival.
fn wins_at_once(position: &Position, side: Side) -> bool {
    let other = Side(enemy(side) as u8);
    let (Some(own), Some(target)) = (position.king(side), position.king(other)) else { return false };
    let last_row = HOME_ROWS[usize::from(other.0)];
    let in_line = if position.line_field(side) & bit(target) == 0 { 0 } else { SOURCES[target.index()] };
    let warriors = movable(position, side);
    (warriors | bit(own)) & STEPS[target.index()] != 0
        || warriors & in_line != 0
        || STEPS[own.index()] & last_row & !position.men(side) != 0
        || position.arrivals(side) + 1 == WINNING_ARRIVALS && arrives(position, side, warriors)
}

/// Whether a warrior can go to the last row.
fn arrives(position: &Position, side: Side, warriors: u128) -> bool {
    let other = enemy(side);
    let free = HOME_ROWS[other] & !position.men(side);
    WideCells(warriors).any(|from| STEPS[from.index()] & free != 0)
}

/// The row of a cell, counted from the side's own row 0.
const fn row(side: Side, cell: Cell) -> usize {
    let rank = cell.0 / FILES;
    (if side.0 == 0 { rank } else { RANKS - 1 - rank }) as usize
}

/// A cell's file, counted from the nearer edge.
const fn from_edge(cell: Cell) -> usize {
    let file = cell.0 % FILES;
    (if file < FILES / 2 { file } else { FILES - 1 - file }) as usize
}

const fn count(cells: u128) -> i32 {
    cells.count_ones() as i32
}

impl Judgement {
    /// The weighted sum for one side.
    fn side(&self, position: &Position, side: Side, own: &Reach, theirs: &Reach) -> i32 {
        let Some(king) = position.king(side) else { return 0 };
        let warriors = movable(position, side);
        let mut sum = self.kings[row(side, king)] + self.warriors[RANKS as usize - 1] * count(position.arrived(side));
        for cell in WideCells(warriors) {
            sum += self.warriors[row(side, cell)] + self.files[from_edge(cell)];
        }
        if let Some(arrivals) = usize::from(position.arrivals(side)).checked_sub(1) {
            sum += self.arrivals[arrivals.min(self.arrivals.len() - 1)];
        }
        if position.may_leap(side) {
            sum += self.leap;
        }
        if position.line_field(side) & HOME_ROWS[enemy(side)] != 0 {
            sum += self.invading;
        }
        let attacked = warriors & theirs.all();
        sum + self.hanging * count(attacked & !own.all())
            + self.attacked * count(attacked & own.all())
            + self.guarded * count(warriors & own.all())
            + self.pressed * count(STEPS[king.index()] & theirs.warriors)
            + self.escort * count(STEPS[king.index()] & warriors)
    }
}

impl Evaluation<Horizon> for Judgement {
    fn evaluate(&self, position: &Position) -> i32 {
        let (mover, other) = (position.mover(), Side(enemy(position.mover()) as u8));
        if position.is_placing() {
            return 0;
        }
        let (ours, theirs) = (Reach::of(position, mover), Reach::of(position, other));
        self.side(position, mover, &ours, &theirs) - self.side(position, other, &theirs, &ours) + self.tempo
    }

    /// Only the last move can have ended the game, so its result is that of the side that made it.
    #[inline]
    fn winner(position: &Position) -> Option<Winner> {
        position.is_over().then(|| Winner::Side(Side(enemy(position.mover()) as u8)))
    }

    #[inline]
    fn side_to_move(position: &Position) -> Side {
        position.mover()
    }

    #[inline]
    fn static_proof(position: &Position) -> Option<i32> {
        wins_at_once(position, position.mover()).then_some(1)
    }

    #[inline]
    fn is_threatened(position: &Position) -> bool {
        wins_at_once(position, Side(enemy(position.mover()) as u8))
    }

    /// Arrivals and captures first, among these captures of far advanced warriors.
    #[inline]
    fn ordering_score(&self, position: &Position, played: Move) -> i32 {
        let (mover, other) = (position.mover(), enemy(position.mover()));
        match played {
            Move::Capture { from, to } => {
                let risk = i32::from(position.king(mover) == Some(from));
                20 + 2 * row(Side(other as u8), to) as i32 - risk
            }
            Move::Go { to, .. } if HOME_ROWS[other] & bit(to) != 0 => 10,
            Move::Leap { .. } => 1,
            Move::Go { .. } | Move::Place { .. } => 0,
        }
    }

    fn noisy_moves(&self, position: &Position, list: &mut Vec<Move>) {
        list.clear();
        let enemies = position.men(Side(enemy(position.mover()) as u8));
        visit_bundles(position, |bundle| {
            list.extend(WideCells(bundle.targets & enemies).map(|to| bundle.move_to(position, to)));
        });
    }

    const HISTORY_SLOTS: usize = CELLS * CELLS;

    #[inline]
    fn history_slot(_position: &Position, played: Move) -> usize {
        let (from, to) = match played {
            Move::Go { from, to } | Move::Capture { from, to } => (from, to),
            Move::Place { king: to } | Move::Leap { to } => (to, to),
        };
        from.index() * CELLS + to.index()
    }

    /// Zugzwang does not occur: there is always some harmless move.
    #[inline]
    fn after_null_move(position: &Position) -> Option<Position> {
        if position.is_placing() || Self::is_threatened(position) {
            return None;
        }
        let mover = position.mover();
        let mut passed = Position { mover: Side(enemy(mover) as u8), ..*position };
        passed.leaps[usize::from(mover.0)] = false;
        Some(passed)
    }
}
