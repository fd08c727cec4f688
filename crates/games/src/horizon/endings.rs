//! Endings that are solved as a whole: two kings with at most one warrior, who may have arrived already.
//!
//! Every piece has moved. The side to move is seen as player 1; of a position and its mirror image only one is in the
//! table. Of arrivals matters only whether the warrior's would be the third. The stop rules are left out. The table is
//! made by `ludoteca solve horizon`.

use super::board::{CELLS, FILES, HOME_ROWS, RANKS, bit};
use super::position::{Position, WINNING_ARRIVALS, enemy};
use super::rules::Horizon;
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::{Cell, Rules, Side, Winner};
use ludoteca_search::exact::endings::KnownEnding;
use ludoteca_tablebase::{Numbering, Way};

/// The table of the program.
pub const KNOWN: &[KnownEnding<Horizon>] = &[KnownEnding::of::<AtMostOneWarrior>(
    |_, _| true,
    include_bytes!("../../../../assets/games/horizon/tables/horizon-one-warrior.table"),
)];

/// Two kings and at most one warrior.
pub struct AtMostOneWarrior;

/// Cells of the king of the side to move: one on the last rank has won, and one of the files on the right has an image
/// on the left.
const OWN_KINGS: u64 = LEFT * (RANKS as u64 - 1);

/// Files on the left, the middle one with them.
const LEFT: u64 = (FILES as u64).div_ceil(2);

/// Cells of the other king, which has won on the first rank.
const OTHER_KINGS: u64 = CELLS as u64 - FILES as u64;

/// Who may leap, a bit for each side.
const RIGHTS: u64 = 4;

/// No warrior, or on each cell one of either side, whose arrival is the third or is not.
const WARRIORS: u64 = 1 + 4 * CELLS as u64;

/// The number of all positions in which the side to move has lost, and of those in which it has won.
const LOST: u64 = OWN_KINGS * OTHER_KINGS * RIGHTS * WARRIORS;
const WON: u64 = LOST + 1;

/// A warrior as the side to move sees it.
#[derive(Clone, Copy)]
struct Warrior {
    cell: Cell,
    /// Whether it belongs to the other side.
    other: bool,
    /// Whether its arrival wins.
    last: bool,
}

/// What there is on the board as the side to move sees it, from the bottom of the board.
#[derive(Clone, Copy)]
struct Standing {
    kings: [Cell; 2],
    rights: [bool; 2],
    warrior: Option<Warrior>,
}

/// The cell that a player sees from the other end of the board where this one is seen from this end.
const fn from_the_other_end(cell: Cell) -> Cell {
    Cell((RANKS - 1 - cell.0 / FILES) * FILES + cell.0 % FILES)
}

/// The cell at the same distance from the other edge.
const fn mirrored(cell: Cell) -> Cell {
    Cell(cell.0 / FILES * FILES + FILES - 1 - cell.0 % FILES)
}

impl Standing {
    /// Nothing if there are more men, or some that have not moved.
    fn of(position: &Position) -> Option<Self> {
        let mover = position.mover();
        let sides = [mover, Side(enemy(mover) as u8)];
        let seen = |cell: Cell| if mover == Side(0) { cell } else { from_the_other_end(cell) };
        let [own, other] = sides.map(|side| position.king(side));
        let kings = [own?, other?];
        let warriors = [0, 1].map(|side: usize| position.men(sides[side]) & !bit(kings[side]));
        if position.unmoved() != 0 || (warriors[0] | warriors[1]).count_ones() > 1 {
            return None;
        }
        let warrior = |side: usize| {
            let cell = WideCells(warriors[side]).next()?;
            let last = position.arrived(sides[side]) == 0 && position.arrivals(sides[side]) + 1 == WINNING_ARRIVALS;
            Some(Warrior { cell: seen(cell), other: side == 1, last })
        };
        Some(Self {
            kings: kings.map(seen),
            rights: sides.map(|side| position.may_leap(side)),
            warrior: warrior(0).or_else(|| warrior(1)),
        })
    }

    fn mirrored(self) -> Self {
        let warrior = self.warrior.map(|warrior| Warrior { cell: mirrored(warrior.cell), ..warrior });
        Self { kings: self.kings.map(mirrored), warrior, ..self }
    }

    /// Its number, if the king of the side to move is not on the right.
    fn number(self) -> Option<u64> {
        let [own, other] = self.kings.map(|king| u64::from(king.0));
        let files = u64::from(FILES);
        if own % files >= LEFT {
            return None;
        }
        let warrior = self.warrior.map_or(0, |warrior| {
            1 + (u64::from(warrior.cell.0) * 2 + u64::from(warrior.other)) * 2 + u64::from(warrior.last)
        });
        let kings = (own / files * LEFT + own % files) * OTHER_KINGS + other.checked_sub(files)?;
        let rights = u64::from(self.rights[0]) + 2 * u64::from(self.rights[1]);
        Some((kings * RIGHTS + rights) * WARRIORS + warrior)
    }

    /// What has this number, which is below [`LOST`].
    const fn numbered(number: u64) -> Self {
        let (rest, warrior) = (number / WARRIORS, number % WARRIORS);
        let (kings, rights) = (rest / RIGHTS, rest % RIGHTS);
        let (own, other) = (kings / OTHER_KINGS, kings % OTHER_KINGS);
        let own = own / LEFT * FILES as u64 + own % LEFT;
        let warrior = match warrior.checked_sub(1) {
            None => None,
            Some(code) => Some(Warrior { cell: Cell((code / 4) as u8), other: code / 2 % 2 == 1, last: code % 2 == 1 }),
        };
        Self {
            kings: [Cell(own as u8), Cell(other as u8 + FILES)],
            rights: [rights % 2 == 1, rights / 2 == 1],
            warrior,
        }
    }

    /// The position with player 1 to move; nothing if two men stand on a cell, or an arrival would have won.
    fn position(self) -> Option<Position> {
        let [own, other] = self.kings;
        let mut position = Position {
            men: self.kings.map(bit),
            kings: [Some(own), Some(other)],
            unmoved: 0,
            arrivals: [0; 2],
            leaps: self.rights,
            mover: Side(0),
        };
        if let Some(Warrior { cell, other, last }) = self.warrior {
            let side = usize::from(other);
            if (position.men[0] | position.men[1]) & bit(cell) != 0 {
                return None;
            }
            position.men[side] |= bit(cell);
            let has_arrived = HOME_ROWS[1 - side] & bit(cell) != 0;
            position.arrivals[side] = match (has_arrived, last) {
                (true, true) => return None,
                (true, false) => 1,
                (false, true) => WINNING_ARRIVALS - 1,
                (false, false) => 0,
            };
        }
        (own.0 != other.0).then_some(position)
    }
}

impl Numbering for AtMostOneWarrior {
    type Game = Horizon;
    const COUNT: u64 = WON + 1;
    const WAY: Way = Way::Passes;
    const START: Option<u64> = None;

    fn rank(position: &Position) -> Option<u64> {
        if let Some(outcome) = Horizon::outcome(position) {
            let won = outcome.winner == Winner::Side(position.mover());
            return Some(if won { WON } else { LOST });
        }
        let standing = Standing::of(position)?;
        [standing, standing.mirrored()].into_iter().filter_map(Standing::number).min()
    }

    fn unrank(number: u64) -> Option<Position> {
        if number >= LOST {
            let home = Cell(0);
            let kings = if number == WON { [Some(home), None] } else { [None, Some(from_the_other_end(home))] };
            let men = kings.map(|king| king.map_or(0, bit));
            return Some(Position { men, kings, ..Position::START });
        }
        Standing::numbered(number).position().filter(|position| Self::rank(position) == Some(number))
    }

    fn mover(position: &Position) -> Side {
        position.mover()
    }
}
