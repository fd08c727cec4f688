//! The games from which puzzles are taken: those of the computer against itself, and given ones.

use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::session::{Event, Request, Session};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Entry, Options, Seat, Side, random};
use ludoteca_search::levels::LevelPlayer;

/// The levels that play: those that see little, and one that punishes what they overlook.
const LEVELS: usize = 4;

/// Megabytes of each.
const MEGABYTES: usize = 16;

/// Chance makes so many more decisions at the beginning than is wished, this number left out, so that no two games are
/// the same.
const MORE: usize = 5;

/// The computer plays no longer than that, and of a given game no more is looked at.
const LONGEST: usize = 240;

/// So many decisions at the end of a game of the computer are looked at: there wins are near enough to be proved.
const LATE: usize = 28;

/// A position of a game in which something was decided.
pub(super) struct Moment {
    pub options: Options,
    pub position: String,
    /// Who decided, and what.
    pub sides: Vec<(Side, String)>,
}

/// The players of a game.
pub(super) struct Players {
    game: &'static Entry,
    levels: Vec<LevelPlayer>,
}

impl Players {
    pub fn new(game: &'static Entry) -> Self {
        let levels = (1..=LEVELS).filter_map(|level| LevelPlayer::new(game, level, MEGABYTES)).collect();
        Self { game, levels }
    }

    /// The last moments of the game of this seed and number, with so many decisions of chance at its beginning or a few
    /// more.
    pub fn play(&mut self, options: &Options, opening: usize, (seed, number): (u64, u64)) -> Vec<Moment> {
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(number);
        let mut rng = random::generator(seed);
        let mut play = self.game.start_rolled(options.clone(), seed);
        let opening = opening.saturating_add(random::below(&mut rng, MORE));
        let seats: Vec<usize> = (0..play.seats()).map(|_| random::below(&mut rng, self.levels.len())).collect();
        let mut moments: Vec<Moment> = Vec::new();
        while !play.asked().is_empty() && moments.len() < LONGEST {
            let mut given: Vec<(Seat, Side, String)> = Vec::new();
            for seat in play.asked().iter() {
                let orders = play.orders(seat);
                let drawn = orders[random::below(&mut rng, orders.len())].clone();
                let player = &mut self.levels[seats[usize::from(seat.0)]];
                let order = if moments.len() < opening {
                    drawn
                } else {
                    let own = seed.wrapping_mul(31).wrapping_add(moments.len() as u64);
                    let best = player.think(&play.snapshot(seat), None, own, &Stop::default()).best;
                    best.filter(|order| order != ILLEGAL).unwrap_or(drawn)
                };
                given.extend(play.side_of(seat).map(|side| (seat, side, order)));
            }
            let sides = given.iter().map(|(_, side, order)| (*side, order.clone())).collect();
            moments.push(Moment { options: play.options().clone(), position: play.position_text(), sides });
            if given.into_iter().any(|(seat, _, order)| play.submit(Request::Order(seat, order)).is_err()) {
                break;
            }
        }
        let late = moments.len().saturating_sub(LATE);
        moments.split_off(late)
    }
}

/// The last moments of a game that was played, in the line that redo follows.
pub(super) fn moments(play: &mut dyn Session) -> Vec<Moment> {
    let simultaneous = play.info().simultaneous;
    let mut moments = Vec::new();
    let line = play.line();
    for (here, next) in line.iter().zip(line.iter().skip(1)) {
        let Event::Move(played) = play.node(*next).event else { continue };
        // It is a node of this play.
        let _ = play.submit(Request::GoTo(*here));
        let part = |seat: Seat| if simultaneous { played.split('|').nth(usize::from(seat.0)) } else { Some(&*played) };
        let given = |seat: Seat| Some((play.side_of(seat)?, part(seat)?.to_owned()));
        let sides = play.asked().iter().filter_map(given).collect();
        moments.push(Moment { options: play.options().clone(), position: play.position_text(), sides });
    }
    let late = moments.len().saturating_sub(LONGEST);
    moments.split_off(late)
}
