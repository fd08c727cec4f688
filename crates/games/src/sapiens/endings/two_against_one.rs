//! Two dice against one: none of the three is an alliance, but the two may become one.
//!
//! The side of the two is seen as White; of a position and its mirror image only one is in the table. So are the
//! positions to which moves lead: one die against one, where what is an alliance makes no difference, and the ends.

use super::{DICE, STATES, die, die_number};
use crate::sapiens::generator::TargetAction;
use crate::sapiens::position::{Die, Position};
use crate::sapiens::{Players, Sapiens};
use arrayvec::ArrayVec;
use ludoteca_rules::bitboard::{Cells, step};
use ludoteca_rules::geometry::square::{DIAGONAL, ORTHOGONAL};
use ludoteca_rules::{Cell, Seat, Side};
use ludoteca_tablebase::{Numbering, Way, pair, pair_number, pairs};

/// Two dice against one.
pub struct TwoAgainstOne;

/// Pairs of dice, in any order.
const PAIRS: u64 = pairs(DICE);

/// The numbers of two dice against one: first the two are to move, then the one, which stands on the left half.
const TRIOS: u64 = DICE / 2 * PAIRS * 2;

/// The first numbers of what follows: one die against one, of the side to move and of the other one; two dice that have
/// won; one die that has won; no die.
const DUELS: u64 = TRIOS;
const WON_BY_TWO: u64 = DUELS + DICE * DICE;
const WON_BY_ONE: u64 = WON_BY_TWO + PAIRS;
const EMPTY: u64 = WON_BY_ONE + DICE;

/// The dice of one side.
type Dice = ArrayVec<(Cell, Die), 2>;

/// The dice of each side; nothing if one has more than two.
fn dice_of(position: &Position) -> Option<[Dice; 2]> {
    let of = |side: u8| {
        let mut dice = Dice::new();
        for cell in Cells(position.dice_of(Side(side))) {
            dice.try_push((cell, position.die(cell)?)).ok()?;
        }
        Some(dice)
    };
    Some([of(0)?, of(1)?])
}

/// What the other side sees on the cell.
fn turned((cell, placed): (Cell, Die)) -> (Cell, Die) {
    (Cell(cell.0 ^ 0b11_1000), Die { side: Side(1 - placed.side.0), ..placed })
}

fn mirrored((cell, placed): (Cell, Die)) -> (Cell, Die) {
    (Cell(cell.0 ^ 0b111), placed)
}

/// The number of two dice in any order.
fn dice_number(dice: &[(Cell, Die)]) -> u64 {
    pair_number(die_number(dice[0]), die_number(dice[1]))
}

/// The number of a die on the left half, among those.
fn left_number((cell, placed): (Cell, Die)) -> Option<u64> {
    let (file, rank) = (cell.0 % 8, cell.0 / 8);
    let packed = (Cell(rank * 4 + file), placed);
    (file < 4).then(|| die_number(packed))
}

const fn left(number: u64, side: Side) -> (Cell, Die) {
    let (packed, placed) = die(number, side);
    (Cell(packed.0 / 4 * 8 + packed.0 % 4), placed)
}

/// The position of these dice, with White to move or Black.
fn of(dice: &[(Cell, Die)], seat: u8) -> Position {
    Position::of_dice(Players::Two, true, Seat(seat), dice)
}

impl Numbering for TwoAgainstOne {
    type Game = Sapiens;
    const COUNT: u64 = EMPTY + 1;
    const WAY: Way = Way::Passes;
    const START: Option<u64> = None;

    fn rank(position: &Position) -> Option<u64> {
        if position.players() != Players::Two {
            return None;
        }
        let sides = dice_of(position)?;
        let (mover, other) = (usize::from(position.side().0), usize::from(1 - position.side().0));
        let (two, turn) = match (sides[mover].len(), sides[other].len()) {
            (1, 1) => return Some(DUELS + die_number(sides[mover][0]) * DICE + die_number(sides[other][0])),
            (1, 0) => return Some(WON_BY_ONE + die_number(sides[mover][0])),
            (0, 0) => return Some(EMPTY),
            (2, 0 | 1) => (mover, 0),
            (1, 2) => (other, 1),
            _ => return None,
        };
        let seen = |placed: &(Cell, Die)| if two == 0 { *placed } else { turned(*placed) };
        let dice: Dice = sides[two].iter().map(seen).collect();
        let Some(lone) = sides[1 - two].first().map(seen) else { return Some(WON_BY_TWO + dice_number(&dice)) };
        if !position.alliances() || dice.iter().chain([&lone]).any(|(_, placed)| placed.alliance) {
            return None;
        }
        let number = |lone, dice: &[(Cell, Die)]| Some((left_number(lone)? * PAIRS + dice_number(dice)) * 2 + turn);
        let image: Dice = dice.iter().map(|placed| mirrored(*placed)).collect();
        number(lone, &dice).or_else(|| number(mirrored(lone), &image))
    }

    fn unrank(number: u64) -> Option<Position> {
        let (white, black) = (Side(0), Side(1));
        let two = |number: u64| pair(number).map(|number| die(number, white));
        let apart =
            |dice: &[(Cell, Die)]| (1..dice.len()).all(|at| dice[..at].iter().all(|(cell, _)| *cell != dice[at].0));
        if number < DUELS {
            let [first, second] = two(number / 2 % PAIRS);
            let dice = [first, second, left(number / 2 / PAIRS, black)];
            return apart(&dice).then(|| of(&dice, (number % 2) as u8));
        }
        if number < WON_BY_TWO {
            let dice = [die((number - DUELS) / DICE, white), die((number - DUELS) % DICE, black)];
            return apart(&dice).then(|| of(&dice, 0));
        }
        if number < WON_BY_ONE {
            let dice = two(number - WON_BY_TWO);
            return apart(&dice).then(|| of(&dice, 0));
        }
        Some(if number == EMPTY { of(&[], 0) } else { of(&[die(number - WON_BY_ONE, white)], 0) })
    }

    fn before(position: &Position, numbers: &mut Vec<u64>) -> bool {
        let Some([white, black]) = dice_of(position) else { return false };
        match (white.len(), black.len()) {
            (0, 0) => {}
            // Whoever took the last die is to move again.
            (_, 0) | (0, _) => white.iter().chain(&black).for_each(|taker| took(position, *taker, numbers)),
            (1, 1) => {
                // Either side may have had two dice, and to have them is not the same for both.
                let [first, second, ..] = position.owners;
                let exchanged = Position { owners: [second, first, 0, 0], ..*position };
                for (seat, position) in [(1, position), (0, &exchanged)] {
                    let earlier = Position { seat: Seat(seat), ..*position };
                    let dice = earlier.dice_of(Side(seat));
                    went_or_turned(&earlier, numbers);
                    for taker in Cells(dice).filter_map(|cell| Some((cell, earlier.die(cell)?))) {
                        took(&earlier, taker, numbers);
                        allied(&earlier, taker, numbers);
                    }
                }
            }
            _ => went_or_turned(&Position { seat: Seat(1 - position.seat.0), ..*position }, numbers),
        }
        true
    }

    fn mover(position: &Position) -> Side {
        position.side()
    }
}

/// Adds the positions from which a die went where it stands, or turned. Both can be taken back by a move of its own.
fn went_or_turned(earlier: &Position, numbers: &mut Vec<u64>) {
    earlier.each_bundle(|bundle| {
        for target in Cells(bundle.targets) {
            let mut before = *earlier;
            match bundle.deed {
                TargetAction::Go => before.carry(bundle.start(target), target),
                TargetAction::Turn => before.diagonal ^= target.bit(),
                TargetAction::Capture | TargetAction::Martyr | TargetAction::Ally => continue,
            }
            numbers.extend(TwoAgainstOne::rank(&before));
        }
    });
}

/// Adds the positions from which this die took another one where it stands, and rose.
fn took(earlier: &Position, (cell, taker): (Cell, Die), numbers: &mut Vec<u64>) {
    let others = Side(1 - taker.side.0);
    let risen = (taker.value > 1).then(|| taker.value - 1);
    let highest = (taker.value == 6).then_some(6);
    for value in risen.into_iter().chain(highest) {
        let mut before = *earlier;
        before.clear(cell.bit());
        let from = ways_back(&before, cell, taker.diagonal, value);
        for from in Cells(from) {
            for state in 0..STATES {
                let (_, taken) = die(state, others);
                let mut before = before;
                before.put(from, Die { value, alliance: false, ..taker });
                before.put(cell, taken);
                numbers.extend(TwoAgainstOne::rank(&before));
            }
        }
    }
}

/// The empty cells from which a die of this direction and value comes to a cell.
fn ways_back(position: &Position, cell: Cell, diagonal: bool, value: u8) -> u64 {
    let occupied = position.dice_of(Side(0)) | position.dice_of(Side(1));
    let mut from = 0;
    for (right, away) in if diagonal { DIAGONAL } else { ORTHOGONAL } {
        let mut front = cell.bit();
        for _ in 0..value {
            front = step::<8>(front, right, away) & !occupied;
            from |= front;
        }
    }
    from
}

/// Adds the positions from which this die became an alliance of two.
fn allied(earlier: &Position, (cell, alliance): (Cell, Die), numbers: &mut Vec<u64>) {
    let beyond = Players::Two.beyond(alliance.side);
    if beyond & cell.bit() == 0 {
        return;
    }
    let mut alone = *earlier;
    alone.clear(cell.bit());
    for value in (1..=6).filter(|value| (2 * value).min(6) == alliance.value) {
        let single = Die { value, alliance: false, ..alliance };
        for from in Cells(ways_back(&alone, cell, alliance.diagonal, 1) & beyond) {
            let mut before = alone;
            before.put(cell, single);
            before.put(from, single);
            numbers.extend(TwoAgainstOne::rank(&before));
        }
    }
}
