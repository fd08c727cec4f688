//! When a piece of Avanço can no longer be stopped.
//!
//! A runner wins if it has a way up on which no enemy can capture it or stand in its way in time, and no enemy arrives
//! before it. What an enemy could do is overestimated (nothing stands in its way, and it may be in several places at
//! once), so that a win that is found is one, but not every win is found.

use super::rules::{BOARD, FILES, LAST_RANK, turned};
use ludoteca_rules::bitboard::step;

/// The cells diagonally ahead of pieces that go up.
#[inline]
pub(super) const fn up_aside(cells: u64) -> u64 {
    (step::<FILES>(cells, -1, 1) | step::<FILES>(cells, 1, 1)) & BOARD
}

/// The cells straight ahead of pieces that go up.
#[inline]
pub(super) const fn up_ahead(cells: u64) -> u64 {
    (cells << FILES) & BOARD
}

/// The cells diagonally ahead of pieces that go down.
#[inline]
pub(super) const fn down_aside(cells: u64) -> u64 {
    step::<FILES>(cells, -1, -1) | step::<FILES>(cells, 1, -1)
}

/// The cells straight ahead of pieces that go down.
#[inline]
pub(super) const fn down_ahead(cells: u64) -> u64 {
    cells >> FILES
}

/// The number of own moves in which a piece that goes up certainly arrives, whatever the enemies, who go down, do;
/// `answered`: whether an enemy moves before the first of them. Neither side has arrived.
#[must_use]
pub fn arrival(own: u64, enemy: u64, answered: bool) -> Option<u32> {
    let mut runners = own;
    // Where an enemy can be by now.
    let mut reach = enemy;
    let mut enemy_moves = 0;
    if answered {
        runners &= !down_aside(enemy);
        reach |= down_aside(enemy) | down_ahead(enemy);
        enemy_moves = 1;
    }
    // A side without pieces has lost already.
    let enemy_needs = enemy.trailing_zeros() / FILES;
    let mut moves = 1;
    while runners != 0 && enemy_moves < enemy_needs {
        let next = (up_ahead(runners) & !reach | up_aside(runners)) & !own;
        if next & LAST_RANK != 0 {
            return Some(moves);
        }
        let attacked = down_aside(reach);
        runners = next & !attacked;
        reach |= attacked | down_ahead(reach);
        moves += 1;
        enemy_moves += 1;
    }
    None
}

/// The plies after which the side to move, which goes up, has certainly won (positive) or lost (negative).
#[inline]
#[must_use]
pub fn decided(own: u64, enemy: u64) -> Option<i32> {
    if let Some(moves) = arrival(own, enemy, false) {
        return Some(2 * moves as i32 - 1);
    }
    arrival(turned(enemy), turned(own), true).map(|moves| -2 * moves as i32)
}
