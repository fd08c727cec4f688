//! Legal moves of Sapiens, many at a time.
//!
//! [`Position::each_bundle`] moves all dice that are turned alike by one cell at a time, so that moves come in bundles
//! of targets: counting adds up bits, a random move takes one of them, and a list takes them all.

use super::position::Position;
use ludoteca_rules::Cell;
use ludoteca_rules::bitboard::step;
use ludoteca_rules::geometry::square::{DIAGONAL, ORTHOGONAL};

/// What the moves of a bundle do at their targets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TargetAction {
    /// Go to an empty cell.
    Go,
    /// Capture, with nothing to choose.
    Capture,
    /// A single 5 captures: each target stands for keeping the die and for every possible exchange.
    Martyr,
    /// Turn in place.
    Turn,
    /// Go onto one's own die.
    Ally,
}

/// Moves of one kind, one for each target.
pub struct Bundle {
    /// What they do.
    pub deed: TargetAction,
    /// Where they end.
    pub targets: u64,
    /// How far each target lies from its start: the difference of the cells' indices.
    shift: i8,
}

impl Bundle {
    /// Where the move to this target starts.
    pub const fn start(&self, target: Cell) -> Cell {
        Cell((target.0 as i8 - self.shift) as u8)
    }
}

/// Bundles of one position at most: eight ways of six cells with three bundles each; one for turning, eight for
/// alliances.
pub const MOST_BUNDLES: usize = 8 * 6 * 3 + 1 + 8;

impl Position {
    /// Visits the legal moves in bundles.
    #[inline]
    pub fn each_bundle(&self, visit: impl FnMut(Bundle)) {
        self.each_bundle_of(!0, visit);
    }

    /// Visits the legal moves of these dice in bundles.
    #[inline]
    pub fn each_bundle_of(&self, dice: u64, mut visit: impl FnMut(Bundle)) {
        let own = self.dice_of(self.side());
        let enemies = self.enemies();
        if own == 0 || enemies == 0 {
            return;
        }
        let empty = !(own | enemies);
        let [ones, twos, fours] = self.values;
        // at_least[k]: the dice that can go k + 1 cells.
        let at_least = [
            own,
            own & (twos | fours),
            own & (fours | (twos & ones)),
            own & fours,
            own & fours & (ones | twos),
            own & fours & twos,
        ];
        let martyrs = if enemies.count_ones() > 1 { own & fours & ones & !twos & !self.alliance } else { 0 };
        let around = Around { at_least, empty, enemies, martyrs };
        let (straight, diagonal) = (own & !self.diagonal & dice, own & self.diagonal & dice);
        around.walk::<0, 1>(straight, &mut visit);
        around.walk::<1, 0>(straight, &mut visit);
        around.walk::<0, -1>(straight, &mut visit);
        around.walk::<-1, 0>(straight, &mut visit);
        around.walk::<1, 1>(diagonal, &mut visit);
        around.walk::<1, -1>(diagonal, &mut visit);
        around.walk::<-1, -1>(diagonal, &mut visit);
        around.walk::<-1, 1>(diagonal, &mut visit);
        if own & dice != 0 {
            visit(Bundle { deed: TargetAction::Turn, targets: own & dice, shift: 0 });
        }
        let joiners = own & !self.alliance & self.players().beyond(self.side());
        if self.alliances && joiners & (joiners.wrapping_sub(1)) != 0 {
            for (ways, joiners) in [(ORTHOGONAL, joiners & !self.diagonal), (DIAGONAL, joiners & self.diagonal)] {
                for (right, away) in ways {
                    let shift = 8 * away + right;
                    let unequal =
                        self.values.iter().fold(0, |unequal, plane| unequal | (plane ^ shifted(*plane, shift)));
                    let targets = step::<8>(joiners & dice, right, away) & joiners & !unequal;
                    if targets != 0 {
                        visit(Bundle { deed: TargetAction::Ally, targets, shift });
                    }
                }
            }
        }
    }
}

/// What a die meets on its way.
struct Around {
    /// The dice that can go so many cells and one.
    at_least: [u64; 6],
    empty: u64,
    enemies: u64,
    /// The dice that rise from the dead where they capture.
    martyrs: u64,
}

impl Around {
    /// Visits the moves of these dice in one direction, which is known when this is compiled: half again as fast as one
    /// loop over all of them.
    #[inline]
    fn walk<const RIGHT: i8, const AWAY: i8>(&self, movers: u64, visit: &mut impl FnMut(Bundle)) {
        let mut front = movers;
        let mut shift = 0;
        for reach in self.at_least {
            // A bit of the front started `shift` cells back, so its bit in `reach` is shifted as far.
            front &= shifted(reach, shift);
            if front == 0 {
                break;
            }
            front = step::<8>(front, RIGHT, AWAY);
            shift += 8 * AWAY + RIGHT;
            let captures = front & self.enemies;
            front &= self.empty;
            if front != 0 {
                visit(Bundle { deed: TargetAction::Go, targets: front, shift });
            }
            if captures != 0 {
                let rising = captures & shifted(self.martyrs, shift);
                if captures != rising {
                    visit(Bundle { deed: TargetAction::Capture, targets: captures & !rising, shift });
                }
                if rising != 0 {
                    visit(Bundle { deed: TargetAction::Martyr, targets: rising, shift });
                }
            }
        }
    }
}

/// `board` shifted by `shift` bits, up or down.
const fn shifted(board: u64, shift: i8) -> u64 {
    if shift >= 0 { board << shift } else { board >> -shift }
}
