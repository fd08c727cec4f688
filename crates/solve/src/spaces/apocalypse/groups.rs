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

/// By so much a worth may be another one with fewer turns left, and is still called the same.
const NEAR: f64 = 1e-6;

/// So many turns without progress are a draw.
const TURNS: u32 = match Apocalypse::INFO.no_progress {
    Some(turns) => turns,
    None => 0,
};

/// How often the groups of a block are solved at most: where that is not enough, what was found is good enough.
const MOST_ROUNDS: usize = 1000;

/// What is known of the position after a pair of orders.
#[derive(Clone, Copy)]
enum After {
    /// What it is worth.
    Known(Worth),
    /// It is of the same group, a turn without progress later; by its place in the block.
    Quiet(usize, bool),
    /// It is of the same block, with all turns left.
    Fresh(usize, bool),
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
        let ranges = endings::block(first);
        let end = ranges.last()?.end;
        let mut block = Block::new(first..end, entries);
        let groups: Vec<Range<usize>> =
            ranges.iter().map(|range| (range.start - first) as usize..(range.end - first) as usize).collect();
        for _ in 0..MOST_ROUNDS {
            let mut changed = false;
            for group in &groups {
                if stop.is_stopped() {
                    return None;
                }
                changed |= self.settle(&mut block, group.clone());
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
    pub fn new() -> Self {
        Self { game: WorthGame::default(), cells: Vec::new() }
    }

    /// Finds what the positions of a group are worth with all turns left; whether that is new.
    fn settle(&mut self, block: &mut Block, group: Range<usize>) -> bool {
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
                let touched = |after: &After| matches!(after, After::Quiet(other, _) if moved[*other - group.start]);
                if left.len() > 1 && !cells.iter().any(touched) {
                    continue;
                }
                self.cells.clear();
                self.cells.extend(cells.iter().map(|after| match *after {
                    After::Known(worth) => worth,
                    After::Quiet(other, turned) => seen(now[other - group.start], turned),
                    After::Fresh(other, turned) => seen(block.fresh[other], turned),
                }));
                next[place] = self.game.worth(*columns, &self.cells);
                moves[place] = differs(next[place], now[place]);
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
        let changed = fresh.iter().zip(&found).any(|(old, new)| differs(*old, *new));
        fresh.copy_from_slice(&found);
        changed
    }
}

impl Block {
    fn new(numbers: Range<u64>, entries: &Entries) -> Self {
        let stages: Vec<Stage> = numbers.clone().map(|number| stage(number, &numbers, entries)).collect();
        let fresh = vec![Worth::DRAW; stages.len()];
        Self { stages, fresh }
    }
}

/// What there is under a number of a block.
fn stage(number: u64, block: &Range<u64>, entries: &Entries) -> Stage {
    let Some(position) = endings::unrank(number) else { return Stage::None };
    if let Some(worth) = end(&position) {
        return Stage::Over(worth);
    }
    let [white, black] = [0, 1].map(|side| orders(&position, Seat(side)));
    let mut cells = Vec::with_capacity(white.len() * black.len());
    for white in &white {
        for black in &black {
            let played = Move([*white, *black]);
            let mut after = position.clone();
            Apocalypse::play(&mut after, played);
            if let Some(worth) = end(&after) {
                cells.push(After::Known(worth));
                continue;
            }
            let ranked = endings::rank(&after).expect("moves do not lead out of a table");
            let place = || (ranked.number - block.start) as usize;
            cells.push(if !block.contains(&ranked.number) {
                let known = Worth::of(entries.code(ranked.number)).expect("what lies before is solved");
                After::Known(seen(known, ranked.turned))
            } else if Apocalypse::is_follow_up(&position) || Apocalypse::progress(&position, played) {
                After::Fresh(place(), ranked.turned)
            } else {
                After::Quiet(place(), ranked.turned)
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

fn differs(this: Worth, that: Worth) -> bool {
    this.sure != that.sure || (this.value - that.value).abs() > SAME
}

/// What a finished game is worth in the cell of its last turn; `None` if it goes on.
fn end(position: &Position) -> Option<Worth> {
    Apocalypse::outcome(position).map(|outcome| match outcome.winner {
        Winner::Draw => Worth::DRAW,
        Winner::Side(Side(side)) => Worth::sure(1 - 2 * i16::from(side)),
    })
}
