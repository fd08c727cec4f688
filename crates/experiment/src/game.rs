//! One game, from its beginning to its end.

use super::setting::{Experiment, Player, Setting};
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Outcome, Seat, Side, Winner, random};
use ludoteca_search::levels::LevelPlayer;
use rand::Rng;
use rand::rngs::ChaCha8Rng;

/// Megabytes of each level. The same for all, so that the same levels play alike.
const MEGABYTES: usize = 32;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A side won, for this reason (its text key is `reason-ID`).
    Won(Side, &'static str),
    /// Nobody won, for this reason.
    Drawn(&'static str),
    /// It was cut, because it went on for too long.
    Cut,
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> Self {
        match outcome.winner {
            Winner::Side(side) => Self::Won(side, outcome.reason),
            Winner::Draw => Self::Drawn(outcome.reason),
        }
    }
}

/// A game that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Where its chance came from.
    pub seed: u64,
    /// How it ended.
    pub end: End,
    /// Turns of all sides. One in which several seats decide at once is one, and what only completes a turn is none.
    pub plies: u32,
    /// Of all the positions on its way: equal games have equal ones.
    pub(crate) way: u64,
}

/// The levels of a setting, which one thread keeps from game to game.
pub(crate) struct Computers(Vec<Option<LevelPlayer>>);

impl Computers {
    pub fn of(setting: &Setting) -> Self {
        let computer = |player: &Player| match player {
            Player::Level(level) => LevelPlayer::new(setting.entry, *level, MEGABYTES),
            Player::Random => None,
        };
        Self(setting.players.iter().map(computer).collect())
    }

    /// The order of a seat that is asked; `None` if it was stopped.
    fn order(&mut self, play: &dyn Session, seat: Seat, random: &mut ChaCha8Rng, stop: &Stop) -> Option<String> {
        let Some(Some(level)) = self.0.get_mut(usize::from(seat.0)) else {
            let mut orders = play.orders(seat);
            let drawn = random::below(random, orders.len());
            return Some(orders.swap_remove(drawn));
        };
        let analysis = level.think(&play.snapshot(seat), None, random.next_u64(), stop);
        analysis.best.filter(|_| !stop.is_stopped())
    }
}

/// Plays the game of this seed; `None` if it was stopped.
pub(crate) fn play(
    experiment: &Experiment,
    setting: &Setting,
    seed: u64,
    computers: &mut Computers,
    stop: &Stop,
) -> Option<Played> {
    let mut play = setting.begin();
    let mut random = random::generator(seed);
    let (mut plies, mut way) = (0, 0_u64);
    while plies < experiment.longest {
        let asked = play.asked();
        if asked.is_empty() {
            break;
        }
        if stop.is_stopped() {
            return None;
        }
        let turn = u32::from(!play.completes_turn());
        if plies < experiment.opening || setting.is_random(asked) {
            play.play_random(&mut random);
        } else {
            for seat in asked.iter() {
                let order = computers.order(&*play, seat, &mut random, stop)?;
                play.submit(Request::Order(seat, order)).expect("levels and chance give orders that can be handed in");
            }
        }
        plies += turn;
        // A multiplier that spreads the bits of every position over the whole number.
        way = (way.rotate_left(5) ^ play.hash()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    let end = play.outcome().map_or(End::Cut, End::from);
    Some(Played { seed, end, plies, way })
}

/// The seeds of so many games. They are as short as a program for tables can hold without rounding.
pub(crate) fn seeds(seed: u64, games: u32) -> Vec<u64> {
    const BITS: u32 = 48;
    let mut random = random::generator(seed);
    (0..games).map(|_| random.next_u64() >> (u64::BITS - BITS)).collect()
}
