//! What a position of Atari Go is worth by patterns: what stands on nine points that touch has a weight, which was
//! learned, and so have a few numbers that are counted on the whole board.
//!
//! It is an n-tuple network (Bledsoe and Browning, 1959; for board games Lucas, 2008). Each square of three by three
//! points looks its weight up by what stands on it: nothing, a stone of the side to move, or one of the other side, so
//! 3⁹ patterns; squares in a corner, along an edge, and inside have weights of their own. A group adds a weight by the
//! number of its liberties. What else counts is how many points each side reaches first, how many eyes it has, and how
//! many stones lie on the board. The value is the sum of all these weights.
//!
//! The weights lie in `assets/games/atari-go/patterns.weights`. The example `patterns` of this crate makes that file
//! again, from games of the computer against itself.
//!
//! Start with [`Patterns`].

use super::capture::Stones;
use super::eval::Value;
use super::groups::{ALL, Points, groups, touching};
use super::rules::Position;
use ludoteca_search::learned::{self, FINENESS};

/// What can stand on the nine points of a square.
pub const PATTERNS: usize = 3_usize.pow(9);

/// Points of a line.
const LINE: usize = 9;

/// Squares beside each other.
const SQUARES: usize = LINE - 2;

/// Where a square can be along one direction: first, inside, or last.
const ENDS: usize = 3;

/// Kinds of places of a square: by ranks, then by files.
pub const PLACES: usize = ENDS * ENDS;

/// A greater number of liberties counts as this many.
const LIBERTIES: usize = 9;

/// Steps over which points are reached.
const STEPS: usize = 3;

/// So many points more or fewer make no further difference.
const MOST_POINTS: i32 = 20;

/// More eyes make no further difference.
const MOST_EYES: usize = 15;

// Where the weights begin: of patterns, of groups of the mover and then of the other side by liberties, of points
// reached first by the difference at each step, of eyes of either side, of the number of stones.
const FIRST_GROUP: usize = PLACES * PATTERNS;
const FIRST_REACH: usize = FIRST_GROUP + 2 * (LIBERTIES + 1);
const FIRST_EYES: usize = FIRST_REACH + STEPS * (2 * MOST_POINTS as usize + 1);
const FIRST_STONES: usize = FIRST_EYES + 2 * (MOST_EYES + 1);

/// How many weights there are.
pub const WEIGHTS: usize = FIRST_STONES + LINE * LINE;

/// All weights.
pub type Weights = [i16; WEIGHTS];

/// The value; see the head of this file.
#[derive(Clone, Copy)]
pub struct Patterns(pub &'static Weights);

impl Default for Patterns {
    fn default() -> Self {
        Self(&LEARNED)
    }
}

static LEARNED: Weights = learned::weights(include_bytes!("../../../../assets/games/atari-go/patterns.weights"));

/// Bits of a code of three points.
const BITS: usize = 5;

/// For the stones of one side on a rank: their part of the number, in base 3, of what stands on each three points
/// beside each other. The enemy's part counts twice; no sum of both overflows into the next number.
static CODES: [u64; 1 << LINE] = {
    let mut codes = [0; 1 << LINE];
    let mut rank = 0;
    while rank < codes.len() {
        let mut file = 0;
        while file < SQUARES {
            let stones = rank as u64 >> file;
            codes[rank] |= ((stones & 1) + 3 * (stones >> 1 & 1) + 9 * (stones >> 2 & 1)) << (file * BITS);
            file += 1;
        }
        rank += 1;
    }
    codes
};

/// Where a square is along one direction.
const fn end(at: usize) -> usize {
    match at {
        0 => 0,
        _ if at == SQUARES - 1 => 2,
        _ => 1,
    }
}

/// The number of each weight that counts in a position; one that counts several times comes several times.
#[inline]
pub fn each_weight(position: &Position, mut found: impl FnMut(usize)) {
    const CODE: u64 = (1 << BITS) - 1;
    let stones = Stones::seen(position);
    let rank = |stones: Points, rank: usize| CODES[(stones >> (rank * LINE)) as usize % CODES.len()];
    let codes: [u64; LINE] = std::array::from_fn(|at| rank(stones.own, at) + 2 * rank(stones.enemy, at));
    for (at, ranks) in codes.windows(3).enumerate() {
        for file in 0..SQUARES {
            let code = |rank: usize| (ranks[rank] >> (file * BITS) & CODE) as usize;
            let place = ENDS * end(at) + end(file);
            found(place * PATTERNS + code(0) + 27 * code(1) + 729 * code(2));
        }
    }
    let empty = stones.empty();
    for (side, own) in [stones.own, stones.enemy].into_iter().enumerate() {
        let first = FIRST_GROUP + side * (LIBERTIES + 1);
        groups(own, empty).for_each(|it| found(first + (it.liberties.count_ones() as usize).min(LIBERTIES)));
        let eyes = (empty & !touching(ALL & !own)).count_ones() as usize;
        found(FIRST_EYES + side * (MOST_EYES + 1) + eyes.min(MOST_EYES));
    }
    for (step, more) in reached(stones).into_iter().enumerate() {
        let each = 2 * MOST_POINTS as usize + 1;
        found(FIRST_REACH + step * each + (more.clamp(-MOST_POINTS, MOST_POINTS) + MOST_POINTS) as usize);
    }
    found(FIRST_STONES + (LINE * LINE - 1).min((stones.own | stones.enemy).count_ones() as usize));
}

/// How many points more the side to move reaches first with each step.
fn reached(Stones { own, enemy }: Stones) -> [i32; STEPS] {
    let (mut ours, mut theirs) = (own, enemy);
    std::array::from_fn(|_| {
        let free = ALL & !(ours | theirs);
        let (next_ours, next_theirs) = (touching(ours) & free, touching(theirs) & free);
        let both = next_ours & next_theirs;
        let count = |points: Points| (points & !both).count_ones() as i32;
        let more = count(next_ours) - count(next_theirs);
        // Points that both reach at the same time stop both.
        ours |= next_ours;
        theirs |= next_theirs;
        more
    })
}

/// Of all weights that a turned or mirrored board makes of this one, the one that is learned.
#[must_use]
pub fn first_of_alike(weight: usize) -> usize {
    if weight >= FIRST_GROUP {
        return weight;
    }
    let (place, mut pattern) = (weight / PATTERNS, weight % PATTERNS);
    let mut points = [[0; 3]; 3];
    for point in points.iter_mut().flatten() {
        *point = pattern % 3;
        pattern /= 3;
    }
    let (mut rank, mut file) = (place / ENDS, place % ENDS);
    let mut first = weight;
    for turn in 0..8 {
        // A quarter turn, and after four of them a mirror image.
        points = std::array::from_fn(|at| std::array::from_fn(|beside| points[beside][2 - at]));
        (rank, file) = (ENDS - 1 - file, rank);
        if turn == 3 {
            points.iter_mut().for_each(|rank| rank.reverse());
            file = ENDS - 1 - file;
        }
        let number = points.iter().flatten().rev().fold(0, |number, point| 3 * number + point);
        first = first.min((ENDS * rank + file) * PATTERNS + number);
    }
    first
}

impl Value for Patterns {
    #[inline]
    fn value(&self, position: &Position) -> i32 {
        let mut sum = 0;
        each_weight(position, |weight| sum += i32::from(self.0[weight]));
        sum / FINENESS
    }
}
