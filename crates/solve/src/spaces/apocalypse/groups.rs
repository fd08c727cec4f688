//! Finds what the positions of a block of groups are worth, from those before it.
//!
//! In a group only knights move, so that turns without progress go round. What a position is worth with one turn left
//! before the game is drawn follows from the ends, with two turns from what it is worth with one, and so on to the
//! number of the rules; as soon as one turn more changes nothing, none does.
//!
//! A pawn that is put back by a relocation leads round among the groups of a block, each time with all turns left. They
//! are solved again and again, from relocations after which nobody wins, until nothing changes.

use crate::space::Groups;
use ludoteca_games::apocalypse::{Apocalypse, Move, Order, Position, endings};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Game, Rules, Seat, Side, Winner};
use ludoteca_search::simultaneous::WorthGame;
use ludoteca_tablebase::{Entries, Worth};
use std::ops::Range;

/// A smaller difference is none.
const SAME: f64 = 1e-11;

/// The same between two rounds of a block, in which what is worth the same may be found a little differently.
const SETTLED: f64 = 1e-9;

/// By so much a worth may be another one with fewer turns left, and is still called the same.
const NEAR: f64 = 1e-6;

/// So many turns without progress are a draw.
const TURNS: u32 = match Apocalypse::INFO.no_progress {
    Some(turns) => turns,
    None => 0,
};

/// How often the groups of a block are solved at most: where that is not enough, what was found is good enough.
const MOST_ROUNDS: usize = 1000;

/// What is known of the position after a pair of orders. Where it is `turned`, its colours are exchanged.
#[derive(Clone, Copy)]
enum After {
    /// The game is over: 1 if the first side has won, −1 if the second has.
    Over(i8),
    /// It was solved before, under this number.
    Known { number: u32, turned: bool },
    /// It is of the same group, a turn without progress later; by its place in the block.
    Quiet { place: u32, turned: bool },
    /// It is of the same block, with all turns left; by its place there.
    Fresh { place: u32, turned: bool },
}

/// A position of a block.
enum Stage {
    /// There is none of this number.
    None,
    /// The game is over.
    Over(Worth),
    /// The positions after each pair of orders, row by row.
    Open { columns: usize, cells: Vec<After> },
}

/// Solves blocks of groups. See the head of this file.
pub(super) struct Blocks {
    most: u32,
    game: WorthGame,
    cells: Vec<Worth>,
}

/// A block in the making.
struct Block {
    stages: Vec<Stage>,
    /// What each position is worth with all turns left.
    fresh: Vec<Worth>,
}

impl Groups for Blocks {
    fn solve(&mut self, first: u64, entries: &mut Entries, stop: &Stop) -> Option<u64> {
        let ranges = endings::block(self.most, first);
        let end = ranges.last()?.end;
        let mut block = Block::new(self.most, first..end);
        let groups: Vec<Range<usize>> =
            ranges.iter().map(|range| (range.start - first) as usize..(range.end - first) as usize).collect();
        for _ in 0..MOST_ROUNDS {
            let mut changed = false;
            for group in &groups {
                if stop.is_stopped() {
                    return None;
                }
                changed |= self.settle(&mut block, group.clone(), entries);
            }
            // Groups that lead to none of the same block are settled at once.
            if !changed || groups.len() == 1 {
                break;
            }
        }
        for (number, (stage, worth)) in (first..).zip(block.stages.iter().zip(&block.fresh)) {
            if !matches!(stage, Stage::None) {
                entries.set(number, worth.code());
            }
        }
        Some(end)
    }
}

impl Blocks {
    /// Of positions with at most so many pieces.
    pub fn new(most: u32) -> Self {
        Self { most, game: WorthGame::default(), cells: Vec::new() }
    }

    /// Finds what the positions of a group are worth with all turns left; whether that is new.
    fn settle(&mut self, block: &mut Block, group: Range<usize>, entries: &Entries) -> bool {
        let ends = block.stages[group.clone()].iter().map(|stage| match stage {
            Stage::Over(worth) => *worth,
            Stage::None | Stage::Open { .. } => Worth::DRAW,
        });
        // With no turn left, with one turn left, and so on.
        let mut left: Vec<Vec<Worth>> = vec![ends.collect()];
        let mut moved = vec![true; group.len()];
        while left.len() <= TURNS as usize && moved.contains(&true) {
            let now = &left[left.len() - 1];
            let (mut next, mut moves) = (now.clone(), vec![false; now.len()]);
            for place in 0..now.len() {
                let Stage::Open { columns, cells } = &block.stages[group.start + place] else { continue };
                let touched =
                    |after: &After| matches!(after, After::Quiet { place, .. } if moved[*place as usize - group.start]);
                if left.len() > 1 && !cells.iter().any(touched) {
                    continue;
                }
                self.cells.clear();
                self.cells.extend(cells.iter().map(|after| match *after {
                    After::Over(winner) => Worth::sure(winner.into()),
                    After::Known { number, turned } => seen(solved(entries, number), turned),
                    After::Quiet { place, turned } => seen(now[place as usize - group.start], turned),
                    After::Fresh { place, turned } => seen(block.fresh[place as usize], turned),
                }));
                next[place] = self.game.worth(*columns, &self.cells);
                moves[place] = differs(next[place], now[place], SAME);
            }
            left.push(next);
            moved = moves;
        }
        let mut found = left[left.len() - 1].clone();
        for (place, worth) in found.iter_mut().enumerate().filter(|(_, worth)| worth.sure == 0) {
            let other = left.iter().rposition(|left| (left[place].value - worth.value).abs() > NEAR);
            worth.turns = other.map_or(0, |last| last as u8 + 1);
        }
        let fresh = &mut block.fresh[group];
        let changed = fresh.iter().zip(&found).any(|(old, new)| differs(*old, *new, SETTLED));
        fresh.copy_from_slice(&found);
        changed
    }
}

impl Block {
    fn new(most: u32, numbers: Range<u64>) -> Self {
        let stages: Vec<Stage> = numbers.clone().map(|number| stage(most, number, &numbers)).collect();
        let fresh = vec![Worth::DRAW; stages.len()];
        Self { stages, fresh }
    }
}

/// What there is under a number of a block.
fn stage(most: u32, number: u64, block: &Range<u64>) -> Stage {
    let Some(position) = endings::unrank(most, number) else { return Stage::None };
    if let Some(winner) = winner(&position) {
        return Stage::Over(Worth::sure(winner.into()));
    }
    let [white, black] = [0, 1].map(|side| orders(&position, Seat(side)));
    let mut cells = Vec::with_capacity(white.len() * black.len());
    for white in &white {
        for black in &black {
            let played = Move([*white, *black]);
            let mut after = position.clone();
            Apocalypse::play(&mut after, played);
            if let Some(winner) = winner(&after) {
                cells.push(After::Over(winner));
                continue;
            }
            let ranked = endings::rank(most, &after).expect("moves do not lead out of a table");
            let (number, turned) = (short(ranked.number), ranked.turned);
            let place = || short(ranked.number - block.start);
            cells.push(if !block.contains(&ranked.number) {
                After::Known { number, turned }
            } else if Apocalypse::is_follow_up(&position) || Apocalypse::progress(&position, played) {
                After::Fresh { place: place(), turned }
            } else {
                After::Quiet { place: place(), turned }
            });
        }
    }
    Stage::Open { columns: black.len(), cells }
}

/// What a side can order, illegal orders too; one `None` if it is not asked.
fn orders(position: &Position, seat: Seat) -> Vec<Option<Order>> {
    let mut list = Vec::new();
    Apocalypse::choices(position, seat, &mut list);
    if list.is_empty() { vec![None] } else { list.into_iter().map(Some).collect() }
}

/// What an open position after a pair of orders is worth in the cell of this pair.
fn seen(worth: Worth, turned: bool) -> Worth {
    let worth = worth.earlier();
    if turned { worth.turned() } else { worth }
}

fn differs(this: Worth, that: Worth, least: f64) -> bool {
    this.sure != that.sure || (this.value - that.value).abs() > least
}

/// Who has won: 1 for the first side, −1 for the second, 0 for nobody; `None` if the game goes on.
fn winner(position: &Position) -> Option<i8> {
    Apocalypse::outcome(position).map(|outcome| match outcome.winner {
        Winner::Draw => 0,
        Winner::Side(Side(side)) => 1 - 2 * side.cast_signed(),
    })
}

fn short(number: u64) -> u32 {
    u32::try_from(number).expect("no table has so many numbers")
}

/// What is known under a number before the block.
fn solved(entries: &Entries, number: u32) -> Worth {
    Worth::of(entries.code(number.into())).expect("what lies before is solved")
}
