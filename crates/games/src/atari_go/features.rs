//! What a position of Atari Go is worth by features that people can read: the liberties of groups, the points that each
//! side reaches first, and eyes. The weak levels go by it, whose weaknesses are made of its weights.

use super::capture::Stones;
use super::eval::{Judgement, Value};
use super::groups::{ALL, Points, groups, touching};
use super::rules::Position;
use ludoteca_search::tune::Weights;

/// A greater number of liberties counts as this many.
const LIBERTIES: usize = 7;

/// Points farther from all stones belong to nobody.
const STEPS: usize = 3;

/// The weights of the features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features {
    /// A group by the number of its liberties.
    pub liberties: [i32; LIBERTIES + 1],
    /// An empty point that a side reaches before the other, by the steps.
    pub reach: [i32; STEPS],
    /// An empty point with only own stones around it.
    pub eye: i32,
    /// The bonus for the side to move; negative where having to move is a burden.
    pub tempo: i32,
}

impl Default for Features {
    fn default() -> Self {
        Self { liberties: [0, -400, -150, -60, -25, -10, 0, 10], reach: [25, 15, 10], eye: 20, tempo: 50 }
    }
}

impl Weights for Judgement<Features> {
    fn weights(&mut self) -> Vec<&mut i32> {
        let Features { liberties, reach, eye, tempo } = &mut self.0;
        liberties[2..].iter_mut().chain(reach).chain([eye, tempo]).collect()
    }
}

impl Features {
    /// The weighted sum of the groups and eyes of a side.
    fn side(&self, stones: Points, empty: Points) -> i32 {
        let mut sum = 0;
        for group in groups(stones, empty) {
            sum += self.liberties[(group.liberties.count_ones() as usize).min(LIBERTIES)];
        }
        let eyes = empty & !touching(ALL & !stones);
        sum + self.eye * eyes.count_ones() as i32
    }

    /// The points that each side reaches first.
    fn reached(&self, Stones { own, enemy }: Stones) -> i32 {
        let (mut ours, mut theirs) = (own, enemy);
        let mut sum = 0;
        for weight in self.reach {
            let free = ALL & !(ours | theirs);
            let (next_ours, next_theirs) = (touching(ours) & free, touching(theirs) & free);
            let both = next_ours & next_theirs;
            let count = |points: Points| (points & !both).count_ones() as i32;
            sum += weight * (count(next_ours) - count(next_theirs));
            // Points that both reach at the same time stop both.
            ours |= next_ours;
            theirs |= next_theirs;
        }
        sum
    }
}

impl Value for Features {
    fn value(&self, position: &Position) -> i32 {
        let stones = Stones::seen(position);
        let empty = stones.empty();
        self.side(stones.own, empty) - self.side(stones.enemy, empty) + self.reached(stones) + self.tempo
    }
}
