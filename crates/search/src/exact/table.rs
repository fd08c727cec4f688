//! A game solved as a whole: the distance to the end from every position, filled in backwards.
//!
//! A table is built when it is first asked for, by whoever asks, and kept for the rest of the program. That takes no notice of
//! the budget of the question, since without the table there is no answer, but it does obey a stop: then what was filled
//! in so far is kept for the next question.

use crate::meter::Meter;
use crate::score::{loss_in, score, win_in};
use crate::{Root, Search, Typed};
use ludoteca_rules::Game;
use ludoteca_rules::think::{Analysis, Question, Thinker};
use std::marker::PhantomData;
use std::sync::OnceLock;

/// A game whose positions are numbered so that every move leads to a higher number. Who is to move when the game is over has
/// lost, and the two sides move in turn.
pub trait Numbered: Game {
    /// Numbers are below this.
    const NUMBERS: usize;

    /// The number of a position. Two positions have the same one only if they are worth the same for the side to move.
    fn number(position: &Self::Position) -> usize;

    /// The numbers to which moves lead; none if the game is over.
    fn next(number: usize) -> impl Iterator<Item = usize>;

    /// Where the table of this game is kept.
    fn table() -> &'static OnceLock<Table<Self>>;
}

/// The distances of all positions. See the head of this file.
pub struct Table<G> {
    /// Plies to the end with best play: odd where the side to move wins, even where it loses.
    plies: Vec<u8>,
    game: PhantomData<fn() -> G>,
}

impl<G: Numbered> Table<G> {
    /// Plies from a position to the end, if the winner is as quick and the loser as slow as possible. The side to move wins
    /// if they are odd.
    #[must_use]
    pub fn plies(&self, position: &G::Position) -> u32 {
        u32::from(self.plies[G::number(position)])
    }

    /// The whole table.
    #[must_use]
    pub fn solved() -> Self {
        let mut building = Building::new();
        building.go_on(|| false);
        building.table
    }
}

/// A table that is filled in from this number up.
struct Building<G> {
    table: Table<G>,
    from: usize,
}

impl<G: Numbered> Building<G> {
    fn new() -> Self {
        Self { table: Table { plies: vec![0; G::NUMBERS], game: PhantomData }, from: G::NUMBERS }
    }

    /// Fills in the rest, looking now and then whether to stop; whether it is complete.
    fn go_on(&mut self, stopped: impl Fn() -> bool) -> bool {
        const BETWEEN_LOOKS: usize = 1 << 14;
        while self.from > 0 {
            if stopped() {
                return false;
            }
            let until = self.from.saturating_sub(BETWEEN_LOOKS);
            for number in (until..self.from).rev() {
                self.table.plies[number] = distance(&self.table.plies, G::next(number));
            }
            self.from = until;
        }
        true
    }
}

/// The distance of a position from those of the next ones: to the nearest lost one, or else to the farthest.
#[inline]
fn distance(plies: &[u8], next: impl Iterator<Item = usize>) -> u8 {
    let (mut nearest_lost, mut farthest_won, mut over) = (u8::MAX, 0, true);
    for number in next {
        let plies = plies[number];
        if plies.is_multiple_of(2) {
            nearest_lost = nearest_lost.min(plies);
        } else {
            farthest_won = farthest_won.max(plies);
        }
        over = false;
    }
    if over {
        0
    } else if nearest_lost < u8::MAX {
        nearest_lost + 1
    } else {
        farthest_won + 1
    }
}

/// The searcher that looks everything up. Its memory is the table: a byte for each number, once in the program.
pub struct Tabled<G> {
    building: Option<Building<G>>,
}

/// A searcher of game `G` by its table, without its type.
#[must_use]
pub fn thinker<G: Numbered>() -> Box<dyn Thinker> {
    Typed::<G, Tabled<G>>::boxed(Tabled { building: None })
}

impl<G: Numbered> Tabled<G> {
    fn table(&mut self, meter: &Meter) -> Option<&'static Table<G>> {
        if let Some(table) = G::table().get() {
            return Some(table);
        }
        if !self.building.get_or_insert_with(Building::new).go_on(|| meter.is_stopped()) {
            return None;
        }
        let table = self.building.take()?.table;
        // Another thread may have built the same table meanwhile.
        Some(G::table().get_or_init(|| table))
    }
}

impl<G: Numbered> Search<G> for Tabled<G> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        let mut list = Vec::new();
        G::moves(&root.position, &mut list);
        let Some(table) = self.table(meter) else {
            return Analysis {
                best: list.first().copied(),
                line: list.first().copied().into_iter().collect(),
                ..Analysis::nothing()
            };
        };
        let mut orders: Vec<(G::Move, i32)> =
            list.iter().map(|played| (*played, value_of(table, &root.position, *played))).collect();
        let nodes = orders.len() as u64;
        orders.sort_by_key(|(_, value)| -value);
        let line = best_line(table, root.position.clone());
        let value = orders.first().map_or(0, |(_, value)| *value);
        let orders =
            orders.into_iter().filter(|_| question.all).map(|(played, value)| (played, score(value))).collect();
        Analysis { best: line.first().copied(), score: score(value), depth: line.len() as u32, line, nodes, orders }
    }
}

/// What a move is worth for the side that plays it.
fn value_of<G: Numbered>(table: &Table<G>, position: &G::Position, played: G::Move) -> i32 {
    let mut after = position.clone();
    G::play(&mut after, played);
    let plies = table.plies(&after) + 1;
    if plies % 2 == 1 { win_in(plies) } else { loss_in(plies) }
}

/// The best moves of both sides to the end; of equal ones the one that is generated first.
fn best_line<G: Numbered>(table: &Table<G>, mut position: G::Position) -> Vec<G::Move> {
    let (mut line, mut list) = (Vec::new(), Vec::new());
    loop {
        G::moves(&position, &mut list);
        let best = list.iter().rev().max_by_key(|played| value_of(table, &position, **played));
        let Some(best) = best.copied() else { return line };
        line.push(best);
        G::play(&mut position, best);
    }
}
