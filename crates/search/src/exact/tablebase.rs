//! A game solved as a whole: the distance to the end of every position, filled in by retrograde analysis.
//!
//! A tablebase is built when it is first asked for, on the thread that asks, and kept for the rest of the program. A
//! stop and a bound on time end that too early: what was filled in so far is kept for the next question, and this one
//! is answered by another searcher in the time that is left. A bound on nodes does not, so that with it the answer does
//! not depend on what was asked before.

use crate::exact::ProofFirst;
use crate::meter::Meter;
use crate::score::{loss_in, score, win_in};
use crate::{Root, Search, boxed_thinker};
use ludoteca_rules::Game;
use ludoteca_rules::thinking::think::{Analysis, Question, Thinker};
use std::marker::PhantomData;
use std::sync::OnceLock;

/// So many positions are filled in between two looks at the clock: few enough that a thousandth of a second is kept.
pub const SLICE: usize = 1 << 12;

/// A game with an index of positions in which every move leads to a greater index. The side to move when the game is
/// over has lost, and two sides move in turn.
pub trait IndexedGame: Game {
    /// Every index is below this.
    const INDEX_COUNT: usize;

    /// The index of a position. Two positions have the same one only if they are worth the same for the side to move.
    fn index(position: &Self::Position) -> usize;

    /// The indices of the positions after each move; none if the game is over.
    fn successors(index: usize) -> impl Iterator<Item = usize>;
}

/// The distances of all positions. See the head of this file.
pub struct Tablebase<G> {
    /// Plies to the end with best play by index: odd where the side to move wins, even where it loses.
    plies: Vec<u8>,
    game: PhantomData<fn() -> G>,
}

impl<G: IndexedGame> Tablebase<G> {
    /// Plies from a position to the end with best play, that is, the shortest win or the longest loss. The side to move
    /// wins if they are odd.
    #[must_use]
    pub fn plies(&self, position: &G::Position) -> u32 {
        u32::from(self.plies[G::index(position)])
    }

    /// The whole tablebase.
    #[must_use]
    pub fn build() -> Self {
        let mut builder = Builder::new();
        while !builder.go_on() {}
        builder.tablebase
    }
}

/// A tablebase that is being filled in, from the greatest index down.
struct Builder<G> {
    tablebase: Tablebase<G>,
    /// Indices from this one up are done.
    done_from: usize,
}

impl<G: IndexedGame> Builder<G> {
    fn new() -> Self {
        let tablebase = Tablebase { plies: vec![0; G::INDEX_COUNT], game: PhantomData };
        Self { tablebase, done_from: G::INDEX_COUNT }
    }

    /// Fills in a slice; whether the tablebase is complete.
    fn go_on(&mut self) -> bool {
        let until = self.done_from.saturating_sub(SLICE);
        for index in (until..self.done_from).rev() {
            self.tablebase.plies[index] = distance(&self.tablebase.plies, G::successors(index));
        }
        self.done_from = until;
        until == 0
    }
}

/// The distance of a position from those of its successors: a win by the shortest loss among them, or else the longest
/// loss.
#[inline]
fn distance(plies: &[u8], successors: impl Iterator<Item = usize>) -> u8 {
    let (mut shortest_loss, mut longest_win, mut over) = (u8::MAX, 0, true);
    for index in successors {
        let plies = plies[index];
        if plies.is_multiple_of(2) {
            shortest_loss = shortest_loss.min(plies);
        } else {
            longest_win = longest_win.max(plies);
        }
        over = false;
    }
    if over {
        0
    } else if shortest_loss < u8::MAX {
        shortest_loss + 1
    } else {
        longest_win + 1
    }
}

/// The searcher that looks positions up. Its memory is the tablebase: a byte for each index, once in the program.
pub struct TablebaseSearch<G: 'static> {
    /// Where the tablebase is kept once it is complete.
    complete: &'static OnceLock<Tablebase<G>>,
    builder: Option<Builder<G>>,
}

/// A searcher of game `G` by its tablebase, which is kept in this place, without its type. The fallback answers where
/// there is no time to complete the tablebase.
#[must_use]
pub fn thinker<G: IndexedGame>(
    complete: &'static OnceLock<Tablebase<G>>,
    fallback: impl Search<G> + 'static,
) -> Box<dyn Thinker> {
    boxed_thinker::<G, _>(ProofFirst::new(TablebaseSearch { complete, builder: None }, fallback))
}

impl<G: IndexedGame> TablebaseSearch<G> {
    /// The tablebase; `None` if it could not be completed in time. Each question adds a slice at least, so that a
    /// program which never has time gets there too.
    fn tablebase(&mut self, meter: &Meter) -> Option<&'static Tablebase<G>> {
        if let Some(tablebase) = self.complete.get() {
            return Some(tablebase);
        }
        let builder = self.builder.get_or_insert_with(Builder::new);
        while !builder.go_on() {
            if meter.is_late() {
                return None;
            }
        }
        let tablebase = self.builder.take()?.tablebase;
        // Another thread may have built the same one meanwhile.
        Some(self.complete.get_or_init(|| tablebase))
    }
}

impl<G: IndexedGame> Search<G> for TablebaseSearch<G> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        let mut list = Vec::new();
        G::moves(&root.position, &mut list);
        let Some(tablebase) = self.tablebase(meter) else {
            return Analysis {
                best: list.first().copied(),
                line: list.first().copied().into_iter().collect(),
                ..Analysis::nothing()
            };
        };
        let mut orders: Vec<(G::Move, i32)> =
            list.iter().map(|played| (*played, value_of(tablebase, &root.position, *played))).collect();
        let nodes = orders.len() as u64;
        orders.sort_by_key(|(_, value)| -value);
        let line = principal_variation(tablebase, root.position.clone());
        let value = orders.first().map_or(0, |(_, value)| *value);
        let orders =
            orders.into_iter().filter(|_| question.all).map(|(played, value)| (played, score(value))).collect();
        let (best, depth) = (line.first().copied(), line.len() as u32);
        Analysis { best, score: score(value), depth, line, nodes, orders, ..Analysis::nothing() }
    }
}

/// The value of a move for the side that plays it.
fn value_of<G: IndexedGame>(tablebase: &Tablebase<G>, position: &G::Position, played: G::Move) -> i32 {
    let mut after = position.clone();
    G::play(&mut after, played);
    let plies = tablebase.plies(&after) + 1;
    if plies % 2 == 1 { win_in(plies) } else { loss_in(plies) }
}

/// The best moves of both sides to the end; of equal ones the one generated first.
fn principal_variation<G: IndexedGame>(tablebase: &Tablebase<G>, mut position: G::Position) -> Vec<G::Move> {
    let (mut line, mut list) = (Vec::new(), Vec::new());
    loop {
        G::moves(&position, &mut list);
        let best = list.iter().rev().max_by_key(|played| value_of(tablebase, &position, **played));
        let Some(best) = best.copied() else { return line };
        line.push(best);
        G::play(&mut position, best);
    }
}
