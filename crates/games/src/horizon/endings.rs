//! Endings that are solved as a whole: two kings with at most one warrior or two, who may have arrived already.
//!
//! Every piece has moved. The side to move is seen as player 1; of a position and its mirror image only one is in the
//! table. Of arrivals matters only how many more of a side's warriors must arrive, if it has as many. The stop rules
//! are left out. The tables are made by `ludoteca solve horizon`; that of one warrior is in the program.

use super::board::{CELLS, FILES, HOME_ROWS, LEAP_ROWS, RANKS, SOURCES, STEPS, bit};
use super::position::{Position, WINNING_ARRIVALS, enemy};
use super::rules::Horizon;
use arrayvec::ArrayVec;
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::{Cell, Side};
use ludoteca_search::exact::endings::KnownEnding;
use ludoteca_tablebase::{Numbering, Way, pair, pair_number, pairs};
use std::cmp::Ordering;
use std::ops::Range;

/// The tables: that of the program, and the larger one, if it was made.
pub const KNOWN: &[KnownEnding<Horizon>] = &[
    KnownEnding::of::<AtMost<1>>(
        |_, _| true,
        include_bytes!("../../../../assets/games/horizon/tables/horizon-one-warrior.table"),
    ),
    KnownEnding::made::<AtMost<2>>(|_, _| true, "horizon-two-warriors"),
];

/// Two kings and at most so many warriors: one or two.
pub struct AtMost<const WARRIORS: usize>;

/// The most warriors of a table.
const MOST: usize = 2;

/// Cells of the king of the side to move: one on the last rank has won, and one of the files on the right has an image
/// on the left.
const OWN_KINGS: u64 = LEFT * (RANKS as u64 - 1);

/// Files on the left, the middle one with them.
const LEFT: u64 = MIDDLE as u64 + 1;

/// The file that is its own image.
const MIDDLE: u8 = FILES / 2;

/// Cells of the other king, which has won on the first rank.
const OTHER_KINGS: u64 = CELLS as u64 - FILES as u64;

/// Who may leap, a bit for each side.
const RIGHTS: u64 = 4;

/// Warriors of either side, on each cell.
const SINGLE: u64 = 2 * CELLS as u64;

/// No warrior, or a single one, whose arrival wins or does not.
const AT_MOST_ONE: u64 = 1 + 2 * SINGLE;

/// How many arrivals are missing, of two warriors. See [`Standing::missing`].
const MISSING: u64 = 4;

/// All groups of at most so many warriors.
const fn groups(warriors: usize) -> u64 {
    if warriors == 1 { AT_MOST_ONE } else { AT_MOST_ONE + MISSING * pairs(SINGLE) }
}

/// The number of all positions in which the side to move has lost, and the one after it of those in which it has won.
const fn lost(warriors: usize) -> u64 {
    OWN_KINGS * OTHER_KINGS * RIGHTS * groups(warriors)
}

/// What there is on the board as the side to move sees it, from the bottom of the board. Each array has that side
/// first.
#[derive(Clone)]
struct Standing {
    kings: [Cell; 2],
    rights: [bool; 2],
    /// Warriors with their side.
    warriors: ArrayVec<(Cell, usize), MOST>,
    /// So many of a side's warriors must still arrive to win; 0 if it has fewer that can.
    missing: [u8; 2],
}

/// Each cell as it is seen by player 1 and by player 2, first as it is and then in the mirror.
const SEEN: [[[Cell; CELLS]; 2]; 2] = {
    let mut seen = [[[Cell(0); CELLS]; 2]; 2];
    let mut cell = 0;
    while cell < CELLS as u8 {
        let (file, rank) = (cell % FILES, cell / FILES);
        let (ranks, files) = ([rank, RANKS - 1 - rank], [file, FILES - 1 - file]);
        let mut way = 0;
        while way < 4 {
            seen[way / 2][way % 2][cell as usize] = Cell(ranks[way / 2] * FILES + files[way % 2]);
            way += 1;
        }
        cell += 1;
    }
    seen
};

/// How many warriors of a side can still arrive.
fn can_arrive(position: &Position, side: Side) -> u8 {
    let warriors = position.men(side) & !position.king(side).map_or(0, bit);
    (warriors & !HOME_ROWS[enemy(side)]).count_ones() as u8
}

impl Standing {
    /// As it is or in the mirror; nothing if there are more men than in any table, or some that have not moved.
    fn of(position: &Position, mirrored: bool) -> Option<Self> {
        let mover = position.mover();
        let sides = [mover, Side(enemy(mover) as u8)];
        let cells = &SEEN[usize::from(mover.0)][usize::from(mirrored)];
        let seen = |cell: Cell| cells[cell.index()];
        let [own, other] = sides.map(|side| position.king(side));
        let kings = [own?, other?];
        if position.unmoved() != 0 {
            return None;
        }
        let mut warriors = ArrayVec::new();
        for side in [0, 1] {
            for cell in WideCells(position.men(sides[side]) & !bit(kings[side])) {
                warriors.try_push((seen(cell), side)).ok()?;
            }
        }
        let missing = |side: Side| WINNING_ARRIVALS - position.arrivals(side);
        Some(Self {
            kings: kings.map(seen),
            rights: sides.map(|side| position.may_leap(side)),
            warriors,
            missing: sides
                .map(|side| Some(missing(side)).filter(|all| *all <= can_arrive(position, side)).unwrap_or(0)),
        })
    }

    /// Its number among those of at most so many warriors, unless there are more. The king of the side to move is not
    /// on the right.
    fn number(&self, most: usize) -> Option<u64> {
        let [own, other] = self.kings.map(|king| u64::from(king.0));
        let files = u64::from(FILES);
        let kings = (own / files * LEFT + own % files) * OTHER_KINGS + (other - files);
        let rights = u64::from(self.rights[0]) + 2 * u64::from(self.rights[1]);
        (self.warriors.len() <= most).then(|| (kings * RIGHTS + rights) * groups(most) + self.group())
    }

    /// The number of its warriors, with the arrivals that are missing.
    fn group(&self) -> u64 {
        let single = |(cell, side): (Cell, usize)| u64::from(cell.0) * 2 + side as u64;
        let [own, other] = self.missing.map(u64::from);
        match self.warriors[..] {
            [] => 0,
            [one] => 1 + single(one) * 2 + own + other,
            // Of a side that has both of them up to two can be missing, and of the other side none.
            [one, two, ..] => {
                let missing = if one.1 == two.1 { own + other } else { own + 2 * other };
                AT_MOST_ONE + pair_number(single(one), single(two)) * MISSING + missing
            }
        }
    }

    /// What has this number, which is below [`lost`].
    fn numbered(number: u64, most: usize) -> Self {
        let (rest, group) = (number / groups(most), number % groups(most));
        let (kings, rights) = (rest / RIGHTS, rest % RIGHTS);
        let (own, other) = (kings / OTHER_KINGS, kings % OTHER_KINGS);
        let own = own / LEFT * u64::from(FILES) + own % LEFT;
        let single = |number: u64| (Cell((number / 2) as u8), (number % 2) as usize);
        let mut warriors = ArrayVec::new();
        let mut missing = [0; 2];
        if let Some(number) = group.checked_sub(AT_MOST_ONE) {
            warriors.extend(pair(number / MISSING).map(single));
            let code = (number % MISSING) as u8;
            let [(_, one), (_, two)] = [warriors[0], warriors[1]];
            missing = [code % 2, code / 2];
            if one == two {
                missing = [0; 2];
                missing[one] = code;
            }
        } else if let Some(number) = group.checked_sub(1) {
            let one = single(number / 2);
            warriors.push(one);
            missing[one.1] = (number % 2) as u8;
        }
        let kings = [Cell(own as u8), Cell(other as u8 + FILES)];
        Self { kings, rights: [rights % 2 == 1, rights / 2 == 1], warriors, missing }
    }

    /// The position with player 1 to move; nothing if two men stand on a cell, or more must arrive than can.
    fn position(&self) -> Option<Position> {
        let [own, other] = self.kings;
        let mut position = Position {
            men: self.kings.map(bit),
            kings: [Some(own), Some(other)],
            unmoved: 0,
            arrivals: [0; 2],
            leaps: self.rights,
            mover: Side(0),
        };
        for (cell, side) in &self.warriors {
            if (position.men[0] | position.men[1]) & bit(*cell) != 0 {
                return None;
            }
            position.men[*side] |= bit(*cell);
        }
        for side in [Side(0), Side(1)] {
            let missing = self.missing[usize::from(side.0)];
            if missing > can_arrive(&position, side) {
                return None;
            }
            position.arrivals[usize::from(side.0)] = match missing {
                0 => position.arrived(side).count_ones() as u8,
                missing => WINNING_ARRIVALS - missing,
            };
        }
        (own.0 != other.0).then_some(position)
    }
}

/// The arrivals of a side with which it misses as many as in a position of a table.
fn arrivals_alike(position: &Position, side: Side) -> Range<u8> {
    let (now, can) = (position.arrivals(side), can_arrive(position, side));
    if now + can < WINNING_ARRIVALS { now..WINNING_ARRIVALS - can } else { now..now + 1 }
}

/// Visits the positions from which a move leads to this one, which is not over, and perhaps others; rights to leap of
/// the side that was to move are left out.
fn visit_before(position: &Position, most: usize, mut visit: impl FnMut(&Position)) {
    let (own, last) = (position.mover(), Side(enemy(position.mover()) as u8));
    let Some(king) = position.king(last) else { return };
    let free = position.empty() & !HOME_ROWS[usize::from(own.0)];
    let all = position.men(own) | position.men(last);
    let may_have_taken = (all.count_ones() as usize) < 2 + most;
    // Only an arrival leaves a right to leap behind.
    let arrived = position.arrived(last);
    let men = if position.may_leap(last) { arrived } else { position.men(last) & !arrived };
    for to in WideCells(men) {
        let steps = STEPS[to.index()];
        let leapt = to == king && LEAP_ROWS[usize::from(last.0)] & bit(to) != 0;
        let went = (if leapt { free } else { steps & free }, false);
        let took = (if to == king { steps & free } else { (steps | SOURCES[to.index()]) & free }, true);
        for (sources, taken) in [went, took].into_iter().take(1 + usize::from(may_have_taken)) {
            for from in WideCells(sources) {
                let mut earlier = Position { mover: last, ..*position };
                earlier.men[usize::from(last.0)] ^= bit(from) | bit(to);
                if to == king {
                    earlier.kings[usize::from(last.0)] = Some(from);
                }
                if taken {
                    earlier.men[usize::from(own.0)] |= bit(to);
                }
                visit_histories(position, earlier, taken, &mut visit);
            }
        }
    }
}

/// Visits what may have been before a position with these men: every number of arrivals. The side that was to move had
/// no right to leap.
fn visit_histories(position: &Position, mut earlier: Position, taken: bool, visit: &mut impl FnMut(&Position)) {
    let (own, last) = (position.mover(), earlier.mover());
    let now = |side: Side| position.arrivals(side)..position.arrivals(side) + 1;
    let arrival = u8::from(position.may_leap(last));
    for own_arrivals in if taken { arrivals_alike(position, own) } else { now(own) } {
        for last_arrivals in if arrival == 1 { arrivals_alike(position, last) } else { now(last) } {
            earlier.arrivals[usize::from(own.0)] = own_arrivals;
            earlier.arrivals[usize::from(last.0)] = last_arrivals - arrival;
            earlier.leaps[usize::from(last.0)] = false;
            visit(&earlier);
        }
    }
}

impl<const WARRIORS: usize> Numbering for AtMost<WARRIORS> {
    type Game = Horizon;
    const COUNT: u64 = lost(WARRIORS) + 2;
    const WAY: Way = Way::Passes;
    const START: Option<u64> = None;

    fn rank(position: &Position) -> Option<u64> {
        if position.is_over() {
            return Some(lost(WARRIORS) + u64::from(position.has_won(position.mover())));
        }
        let number = |mirrored| Standing::of(position, mirrored)?.number(WARRIORS);
        match (position.king(position.mover())?.0 % FILES).cmp(&MIDDLE) {
            Ordering::Less => number(false),
            Ordering::Equal => number(false).min(number(true)),
            Ordering::Greater => number(true),
        }
    }

    fn unrank(number: u64) -> Option<Position> {
        if let Some(won) = number.checked_sub(lost(WARRIORS)) {
            let home = Cell(0);
            let kings = if won == 1 { [Some(home), None] } else { [None, Some(SEEN[1][0][home.index()])] };
            let men = kings.map(|king| king.map_or(0, bit));
            return Some(Position { men, kings, ..Position::START });
        }
        Standing::numbered(number, WARRIORS).position().filter(|position| Self::rank(position) == Some(number))
    }

    fn before(position: &Position, numbers: &mut Vec<u64>) -> bool {
        if position.is_over() {
            return false;
        }
        visit_before(position, WARRIORS, |earlier| {
            // With the right of the side that is to move, and without it.
            numbers.extend(Self::rank(earlier).into_iter().flat_map(|number| [number, number + groups(WARRIORS)]));
        });
        true
    }

    fn mover(position: &Position) -> Side {
        position.mover()
    }
}
