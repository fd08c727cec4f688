//! The evaluation of Rastros, and its table keys, which leave out the cells that the stone can no longer reach.

use super::geography::{decided, reach, spread};
use super::image::transposed;
use super::rules::{AROUND, CELLS, FULL, HOMES, Position, Rastros};
use ludoteca_rules::{Cell, Side, Winner, hash};
use ludoteca_search::Evaluation;

/// The weights of the evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Each step that the own home is nearer.
    pub nearer: i32,
    /// Each step that the other home is farther.
    pub farther: i32,
    /// A home that cannot be reached any more.
    pub cut_off: i32,
    /// An odd number of cells that can still be reached, when neither home can be.
    pub odd: i32,
    /// The bonus for the side to move; negative where having to move is a burden.
    pub tempo: i32,
}

impl Default for Judgement {
    fn default() -> Self {
        Self { nearer: 20, farther: 20, cut_off: 60, odd: 30, tempo: 10 }
    }
}

/// The steps from the stone to each home, if there is a way.
fn distances(position: &Position) -> [Option<i32>; 2] {
    let empty = FULL & !position.trail();
    let mut reach = position.stone().bit();
    let mut found = [None; 2];
    let mut steps = 0;
    loop {
        for (home, found) in HOMES.iter().zip(&mut found) {
            if found.is_none() && reach & home.bit() != 0 {
                *found = Some(steps);
            }
        }
        let wider = spread(reach) & empty;
        if wider == reach {
            return found;
        }
        reach = wider;
        steps += 1;
    }
}

/// The whole state that the value of a position depends on: positions with equal keys are equal.
const fn key(reach: u64, stone: Cell, mover: Side) -> u64 {
    hash::mix(0, reach | (stone.0 as u64) << CELLS | (mover.0 as u64) << (CELLS + 6))
}

impl Evaluation<Rastros> for Judgement {
    fn evaluate(&self, position: &Position) -> i32 {
        let mover = usize::from(position.mover().0);
        let distances = distances(position);
        let value = match (distances[mover], distances[1 - mover]) {
            (Some(own), Some(other)) => self.farther * other - self.nearer * own,
            (Some(_), None) => self.cut_off,
            (None, Some(_)) => -self.cut_off,
            (None, None) => {
                let others = (reach(position) & !position.stone().bit()).count_ones();
                if others % 2 == 1 { self.odd } else { -self.odd }
            }
        };
        value + self.tempo
    }

    #[inline]
    fn winner(position: &Position) -> Option<Winner> {
        let at_home = HOMES.iter().position(|home| *home == position.stone());
        let winner = at_home.map_or(Side(1 - position.mover().0), |owner| Side(owner as u8));
        (position.count() == 0).then_some(Winner::Side(winner))
    }

    #[inline]
    fn side_to_move(position: &Position) -> Side {
        position.mover()
    }

    #[inline]
    fn key(position: &Position) -> u64 {
        key(reach(position), position.stone(), position.mover())
    }

    /// The homes stay where they are if files and ranks change places.
    fn symmetric_key(position: &Position) -> u64 {
        let (reach, stone) = (reach(position), position.stone());
        let image = transposed(reach);
        let image_stone = Cell(transposed(stone.bit()).trailing_zeros() as u8);
        let (reach, stone) = if (image, image_stone) < (reach, stone) { (image, image_stone) } else { (reach, stone) };
        key(reach, stone, position.mover())
    }

    /// A win by entering a home beside the stone, or what [`decided`] says.
    fn static_proof(position: &Position) -> Option<i32> {
        let home = HOMES[usize::from(position.mover().0)];
        if position.targets().0 & home.bit() != 0 {
            return Some(1);
        }
        let (wins, cells) = decided(position)?;
        // No game is longer than there are cells to go to.
        let most = cells.count_ones() as i32;
        Some(if wins { most - 1 + most % 2 } else { -most })
    }

    /// Last the moves beside the other home, which its owner would enter; else few ways to go on first.
    #[inline]
    fn ordering_score(&self, position: &Position, played: Cell) -> i32 {
        let other = HOMES[1 - usize::from(position.mover().0)];
        let around = AROUND[played.index()];
        if (around | played.bit()) & other.bit() != 0 {
            return -1000;
        }
        let exits = around & FULL & !position.trail() & !position.stone().bit();
        -(exits.count_ones() as i32)
    }
}
