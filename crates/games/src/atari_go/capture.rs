//! Captures in Atari Go that cannot be stopped: a side gives atari move after move, and each time the other side has a
//! single answer, until two groups are in atari or one cannot be saved. A ladder is the simplest of them.
//!
//! Since one capture wins, a player in atari has nothing else to do than to save himself (or to capture, which an
//! attacker who leaves no group of his own in atari does not allow). So an attack is a line and not a tree, and it is
//! read to its end quickly.

use super::groups::{Group, Points, groups, neighbours, point, touching};
use super::rules::{Position, SUPPLY};
use ludoteca_rules::Cell;
use ludoteca_rules::bitboard::WideCells;

/// The stones as one side sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stones {
    /// Its own.
    pub own: Points,
    /// The enemy's.
    pub enemy: Points,
}

/// A capture that cannot be stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Plies until then, at most, the first of them the attacker's.
    pub plies: u32,
    /// The first move.
    pub first: Cell,
    /// A defender who could move once before would have to do it here, or give atari himself.
    pub zone: Points,
}

/// The group of the stone on a point, by the points that are empty.
#[inline]
#[must_use]
pub const fn group_at(seed: Points, stones: Points, empty: Points) -> Group {
    let mut group = seed;
    loop {
        let grown = group | touching(group) & stones;
        if grown == group {
            return Group { stones: group, liberties: touching(group) & empty };
        }
        group = grown;
    }
}

/// The liberties of all groups that have only one.
#[must_use]
pub fn last_liberties(stones: Points, empty: Points) -> Points {
    groups(stones, empty)
        .filter(|group| group.liberties.count_ones() == 1)
        .fold(0, |liberties, group| liberties | group.liberties)
}

/// The groups of `stones` that contain or touch a point.
fn groups_by(cell: Cell, stones: Points, empty: Points) -> impl Iterator<Item = Group> {
    let mut rest = (neighbours(cell) | point(cell)) & stones;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let group = group_at(rest & rest.wrapping_neg(), stones, empty);
        rest &= !group.stones;
        Some(group)
    })
}

impl Stones {
    /// As the side to move sees them.
    #[inline]
    #[must_use]
    pub const fn seen(position: &Position) -> Self {
        let mover = position.mover();
        Self { own: position.stones(mover), enemy: position.stones(mover.other()) }
    }

    /// The points without a stone.
    #[inline]
    #[must_use]
    pub const fn empty(self) -> Points {
        super::groups::ALL & !(self.own | self.enemy)
    }

    /// The same for the enemy.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { own: self.enemy, enemy: self.own }
    }

    /// After an own stone on a point.
    #[inline]
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self { own: self.own | point(cell), enemy: self.enemy }
    }
}

/// Attacks that are looked into at most; then there is taken to be none.
const MOST: u32 = 60;

/// The attack of the side `stones.own`, which is to move, by atari after atari. Neither side has a group in atari now.
#[must_use]
pub fn attack(stones: Stones) -> Option<Capture> {
    // The last stone is for the capture. A defender without stones has lost, too.
    let longest = (SUPPLY - 1).checked_sub(stones.own.count_ones())?;
    // A short attack is found whatever else there is to try.
    go_on(stones, 0, longest.min(1), &mut MOST.clone()).or_else(|| go_on(stones, 0, longest, &mut MOST.clone()))
}

/// `saving`: the last liberties of groups of the attacker that stand in atari; he must play there.
fn go_on(stones: Stones, saving: Points, longest: u32, most: &mut u32) -> Option<Capture> {
    let empty = stones.empty();
    let mut tries: Points = 0;
    for group in groups(stones.enemy, empty) {
        match group.liberties.count_ones() {
            1 => {
                // The defender's own answer put a group of his in atari or left it there: it is captured at once.
                let first = WideCells(group.liberties).next()?;
                return Some(Capture { plies: 1, first, zone: group.liberties });
            }
            2 => tries |= group.liberties,
            _ => {}
        }
    }
    if saving != 0 {
        if saving.count_ones() > 1 {
            return None;
        }
        tries &= saving;
    }
    for first in WideCells(tries) {
        if *most == 0 || longest == 0 {
            return None;
        }
        *most -= 1;
        if let Some(capture) = give_atari(stones, first, longest, most) {
            return Some(capture);
        }
    }
    None
}

/// What comes of an atari by a stone on this point.
fn give_atari(stones: Stones, first: Cell, longest: u32, most: &mut u32) -> Option<Capture> {
    let after = stones.with(first);
    let empty = after.empty();
    let placed = group_at(point(first), after.own, empty);
    if placed.liberties.count_ones() < 2 {
        return None;
    }
    let mut zone = placed.liberties | point(first);
    let mut last: Points = 0;
    for group in groups_by(first, after.enemy, empty) {
        if group.liberties.count_ones() == 1 {
            last |= group.liberties;
            zone |= group.liberties;
        }
    }
    if last.count_ones() > 1 {
        return Some(Capture { plies: 3, first, zone });
    }
    // A move that captures was found before, so no enemy group has no liberty at all; one of them has a single one.
    let answer = WideCells(last).next()?;
    let answered = after.turned().with(answer);
    let empty = answered.empty();
    let saved = group_at(point(answer), answered.own, empty);
    zone |= saved.liberties;
    if saved.liberties.count_ones() < 2 {
        return Some(Capture { plies: 3, first, zone });
    }
    let mut saving = 0;
    for group in groups_by(answer, answered.enemy, empty) {
        zone |= group.liberties;
        match group.liberties.count_ones() {
            0 => return None,
            1 => saving |= group.liberties,
            _ => {}
        }
    }
    let rest = go_on(answered.turned(), saving, longest - 1, most)?;
    Some(Capture { plies: rest.plies + 2, first, zone: zone | rest.zone })
}
