//! How both sides play the root, and the answer for one of them.

use super::node::HALF_WIN;
use super::stage::longest_win;
use crate::score::{clamp_evaluation, loss_in, win_in};
use ludoteca_rules::thinking::think::{Ending, Mixed, Proof, Score};
use ludoteca_rules::{Game, Seat, random};
use rand::Rng;
use std::cmp::Reverse;

/// How both sides play a position, and what it is worth.
#[derive(Clone, Debug)]
pub struct Solution<O> {
    /// The orders of each side with their probabilities; one `None` for a side that is not asked.
    pub strategies: [Vec<(Option<O>, f64)>; 2],
    /// What the position is worth to each side, 1 for a win and −1 for a loss.
    pub values: [f64; 2],
    /// What each order is worth to its side against the strategy of the other.
    pub order_values: [Vec<f64>; 2],
    /// Turns that were searched; 0 if not even the next one was.
    pub depth: u32,
    /// Plies until the first side (positive) or the second (negative) has won, whatever the other side orders; 0 where
    /// neither win is proven.
    pub(super) forced_win: i16,
    /// The same after each pair of orders, row by row.
    pub(super) forced_wins: Vec<i16>,
}

/// A value from −1 to 1 as a score.
fn score_value(value: f64) -> i32 {
    const NEAREST: f64 = 1.0 - 1.0 / 4096.0;
    let share = value.clamp(-NEAREST, NEAREST);
    clamp_evaluation((f64::from(HALF_WIN) * share / (1.0 - share.abs())) as i32)
}

/// The score of a side that has won (positive) or lost after so many plies; `None` if neither is proven.
fn proof(plies: i16) -> Option<Score> {
    let (number, ending) = (u32::from(plies.unsigned_abs()), if plies > 0 { Ending::Win } else { Ending::Loss });
    let value = if plies > 0 { win_in(number) } else { loss_in(number) };
    (plies != 0).then_some(Score { value, proof: Some(Proof { ending, plies: Some(number) }) })
}

impl<O: Copy> Solution<O> {
    /// The solution before anything was searched: every legal order is as good as another.
    pub(super) fn before_search<G: Game<Order = O>>(position: &G::Position) -> Self {
        let mut list = Vec::new();
        let asked = G::asked(position);
        let strategies = [Seat(0), Seat(1)].map(|seat| {
            if !asked.contains(seat) {
                return vec![(None, 1.0)];
            }
            G::orders(position, seat, &mut list);
            let legal = list.len();
            G::choices(position, seat, &mut list);
            let share = |index| if index < legal { 1.0 / legal as f64 } else { 0.0 };
            list.iter().enumerate().map(|(index, order)| (Some(*order), share(index))).collect()
        });
        let cells = strategies[0].len() * strategies[1].len();
        Self {
            order_values: [0, 1].map(|side: usize| vec![0.0; strategies[side].len()]),
            strategies,
            values: [0.0; 2],
            depth: 0,
            forced_win: 0,
            forced_wins: vec![0; cells],
        }
    }

    /// The most probable order of each side, by its index.
    pub(super) fn best_orders(&self) -> [u8; 2] {
        [0, 1].map(|side: usize| {
            let strategy = self.strategies[side].iter().enumerate();
            strategy.max_by(|(_, this), (_, that)| this.1.total_cmp(&that.1)).map_or(0, |(index, _)| index as u8)
        })
    }

    /// Draws an order from the strategy of a side by a number from 0 to 1; its index.
    fn draw(&self, side: usize, number: f64) -> usize {
        let mut left = number;
        let mut last = 0;
        for (index, (_, share)) in self.strategies[side].iter().enumerate().filter(|(_, (_, share))| *share > 0.0) {
            last = index;
            left -= share;
            if left < 0.0 {
                break;
            }
        }
        last
    }

    /// Plies until an order has won, whatever the other side orders; 0 if that is not proven.
    #[must_use]
    pub fn forced_win_of(&self, side: usize, index: usize) -> i16 {
        let columns = self.strategies[1].len();
        let others = self.strategies[1 - side].len();
        let cell = |other: usize| {
            let (row, column) = if side == 0 { (index, other) } else { (other, index) };
            let plies = self.forced_wins[row * columns + column];
            if side == 0 { plies } else { -plies }
        };
        longest_win((0..others).map(cell))
    }

    /// The orders of a side, by their indices, with what each is worth.
    fn scores(&self, side: usize) -> impl Iterator<Item = (usize, O, Score)> {
        let forced_win = if side == 0 { self.forced_win } else { -self.forced_win };
        let value = score_value(self.values[side]);
        self.strategies[side].iter().enumerate().filter_map(move |(index, (order, share))| {
            // If the other side has a forced win, every order loses.
            let proof = proof(if forced_win < 0 { forced_win } else { self.forced_win_of(side, index) });
            // In an equilibrium all orders of a strategy are worth the same: they differ only by rounding.
            let estimate = if *share > 0.0 { value } else { score_value(self.order_values[side][index]).min(value) };
            let score = proof.unwrap_or(Score { value: estimate, proof: None });
            order.map(|order| (index, order, score))
        })
    }

    /// How a side mixes its orders, the most frequent one first, then by what they are worth.
    pub(super) fn mix(&self, side: usize) -> Vec<Mixed<O>> {
        let thousandths = |part: f64| (1000.0 * part.clamp(0.0, 1.0)).round() as u16;
        let orders = self.scores(side).map(|(index, order, Score { proof, .. })| Mixed {
            order,
            share: thousandths(self.strategies[side][index].1),
            always: match proof.map(|proof| proof.ending) {
                Some(Ending::Win) => 1000,
                Some(Ending::Loss) => 0,
                _ => thousandths(0.5 + 0.5 * self.order_values[side][index]),
            },
            proof,
        });
        let mut mix: Vec<Mixed<O>> = orders.collect();
        mix.sort_by_key(|mixed| (Reverse(mixed.share), Reverse(mixed.always)));
        mix
    }

    /// The answer for a side: the index of its order, which is drawn from its strategy unless a win is forced, in the
    /// list of all orders with their scores.
    pub(super) fn answer(&self, side: usize, rng: &mut impl Rng) -> (usize, Vec<(O, Score)>) {
        let forced_win = if side == 0 { self.forced_win } else { -self.forced_win };
        let mut orders: Vec<(usize, O, Score)> = self.scores(side).collect();
        let number = f64::from(random::below(rng, 1 << 30) as u32) / f64::from(1 << 30);
        let winning = orders.iter().filter(|_| forced_win > 0);
        let drawn = match winning.max_by_key(|(index, _, score)| (score.value, usize::MAX - index)) {
            Some((index, ..)) => *index,
            None => self.draw(side, number),
        };
        orders.sort_by_key(|(index, _, score)| (-score.value, *index != drawn, *index));
        let place = orders.iter().position(|(index, ..)| *index == drawn).unwrap_or(0);
        (place, orders.into_iter().map(|(_, order, score)| (order, score)).collect())
    }
}
