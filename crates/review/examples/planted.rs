//! How many planted errors a review finds, how many of its turning points are none at four times the nodes, and how
//! long it takes on a processor:
//!
//! ```text
//! cargo run --release -p ludoteca-review --example planted -- GAMES [GAME…]
//! ```
//!
//! The computer plays against itself; of up to two decisions a game, drawn by chance, the best order is replaced by one
//! that loses at least forty of a hundred chances at four times the nodes that a review uses around a fall.

use ludoteca_games::catalogue;
use ludoteca_review::{NODES, Review, Worth};
use ludoteca_rules::session::{Event, PlayView, Request, Session};
use ludoteca_rules::thinking::think::{Analysis, Budget, Question, Stop, Thinker};
use ludoteca_rules::{Entry, Options, Seat, random};
use ludoteca_search::levels::LevelPlayer;
use std::error::Error;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What counts as an error, in thousandths.
const PLANTED: u16 = 400;

/// A turning point that loses less than this with many nodes is false, in thousandths; and, where no single move turned
/// the game, one of those that are said to have cost the most.
const FALSE: [u16; 2] = [100, 40];

/// Four times what a review uses around a fall.
const MANY: u64 = 16 * NODES;

/// Errors planted in a game.
const ERRORS: usize = 2;

// Plies of a game at most, how many of them are drawn by chance, and the level that plays the others.
const PLIES: usize = 60;
const OPENING: usize = 4;
const LEVEL: usize = 4;

#[derive(Default)]
struct Tally {
    games: usize,
    planted: usize,
    found: usize,
    told: usize,
    /// How many of these were told where no single move turned the game.
    slips: usize,
    /// Games of which nothing was told.
    calm: usize,
    wrong: usize,
    plies: usize,
    time: Duration,
    slowest: Duration,
    same: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let games = arguments.first().map_or(Ok(2), |count| count.parse())?;
    let catalogue = catalogue();
    for entry in catalogue.iter().filter(|it| arguments.len() < 2 || arguments[1..].iter().any(|id| id == it.info.id)) {
        let tally = measure(entry, games)?;
        let Tally { games, planted, found, told, slips, calm, wrong, plies, .. } = tally;
        let (time, slowest) = (tally.time.as_secs_f64(), tally.slowest.as_secs_f64());
        let id = entry.info.id;
        println!(
            "{id}: {games} games, {plies} plies; planted {planted}, found {found}; told {told}, slips {slips}, \
             false {wrong}, of {calm} games nothing; {time:.1} s, of 60 plies {:.1} s, slowest {slowest:.1} s; \
             the same twice: {}",
            60.0 * time / plies.max(1) as f64,
            tally.same,
        );
    }
    Ok(())
}

fn measure(entry: &'static Entry, games: usize) -> Result<Tally, Box<dyn Error>> {
    let catalogue = catalogue();
    let mut tally = Tally { games, same: true, ..Tally::default() };
    let mut judge = (entry.searchers[0].make)(64);
    for seed in 0..games {
        let (mut play, planted) = game(entry, seed as u64, &mut *judge);
        let begun = spent();
        let review = Review::of(&*play, &catalogue, NODES, &Stop::default())?;
        let time = spent() - begun;
        if seed == 0 {
            tally.same &= Review::of(&*play, &catalogue, NODES, &Stop::default())? == review;
        }
        (tally.time, tally.slowest) = (tally.time + time, tally.slowest.max(time));
        tally.plies += play.line().len() - 1;
        tally.planted += planted.len();
        tally.found += planted.iter().filter(|ply| review.turns.iter().any(|turn| turn.ply == **ply)).count();
        for ply in planted.iter().filter(|ply| !review.turns.iter().any(|turn| turn.ply == **ply)) {
            let curve = review.curve.iter().map(|point| point.worth.share).collect::<Vec<_>>();
            eprintln!("{} {seed}: missed ply {ply}: {curve:?}", entry.info.id);
        }
        let line = play.line();
        let least = if review.has_turned() { FALSE[0] } else { FALSE[1] };
        tally.calm += usize::from(review.turns.is_empty());
        tally.slips += if review.has_turned() { 0 } else { review.turns.len() };
        for turn in &review.turns {
            tally.told += 1;
            play.submit(Request::GoTo(line[turn.ply - 1])).map_err(|refusal| refusal.text.to_string())?;
            let lost = loss(&mut *play, &mut *judge, turn.seat, &turn.played, MANY);
            if lost.is_some_and(|lost| lost < least) {
                tally.wrong += 1;
                eprintln!("{} {seed}: false at ply {}: {:?} {lost:?}", entry.info.id, turn.ply, turn.loss());
            }
        }
    }
    Ok(tally)
}

/// The time that this program has had on a processor; where the system does not tell it, the time of day.
fn spent() -> Duration {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse().ok()).map(Duration::from_nanos);
    nanoseconds.unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

/// A game of the computer against itself, and the plies at which errors were planted.
fn game(entry: &'static Entry, seed: u64, judge: &mut dyn Thinker) -> (Box<dyn Session>, Vec<usize>) {
    let mut play = entry.start_rolled(Options::defaults(entry.info.options), seed);
    let mut rng = random::generator(seed);
    let mut player = LevelPlayer::new(entry, LEVEL, 16).expect("every game has its levels");
    let (mut planted, mut ply) = (Vec::new(), 0);
    while ply < PLIES && !play.asked().is_empty() {
        let seats: Vec<Seat> = play.asked().iter().collect();
        let wants = planted.len() < ERRORS && ply >= OPENING && random::below(&mut rng, 5) == 0;
        let mut chosen: Vec<(Seat, String)> = Vec::new();
        for seat in seats {
            let orders = play.orders(seat);
            let mut order = if ply < OPENING {
                orders[random::below(&mut rng, orders.len())].clone()
            } else {
                let best = player.think(&play.snapshot(seat), None, seed + ply as u64, &Stop::default()).best;
                best.unwrap_or_else(|| orders[0].clone())
            };
            for _ in 0..if wants && chosen.is_empty() { 2 } else { 0 } {
                let other = &orders[random::below(&mut rng, orders.len())];
                if loss(&mut *play, judge, seat, other, MANY).is_some_and(|lost| lost >= PLANTED) {
                    order = other.clone();
                    planted.push(ply + 1);
                    break;
                }
            }
            chosen.push((seat, order));
        }
        for (seat, order) in chosen {
            if play.submit(Request::Order(seat, order)).is_err() {
                return (play, planted);
            }
        }
        ply += 1;
    }
    (play, planted)
}

fn think(play: &dyn PlayView, judge: &mut dyn Thinker, seat: Seat, all: bool, nodes: u64) -> Analysis {
    let budget = Budget { nodes: Some(nodes), ..Budget::default() };
    judge.think(&play.snapshot(seat), &Question { budget, all, seed: 0 }, &Stop::default())
}

/// What an order loses against the best one, in thousandths, with so many nodes for each of both.
fn loss(play: &mut dyn Session, judge: &mut dyn Thinker, seat: Seat, order: &str, nodes: u64) -> Option<u16> {
    if play.asked().len() > 1 || play.sides().len() > 2 {
        let found = think(play, judge, seat, true, nodes);
        let worth = |score| Worth::of(play, score).share;
        let given = found.orders.iter().find(|(known, _)| known == order).map(|(_, score)| worth(*score))?;
        return Some(worth(found.orders.first()?.1).saturating_sub(given));
    }
    let (cursor, side) = (play.cursor(), play.side_of(seat)?);
    let best = think(play, judge, seat, false, nodes);
    let mut after = |order: &str| {
        play.submit(Request::GoTo(cursor)).ok()?;
        let known = play.node(cursor).children.into_iter();
        let known: Vec<_> = known.filter(|node| play.node(*node).event == Event::Move(order.to_owned())).collect();
        play.submit(Request::Move(order.to_owned())).ok()?;
        let next = play.asked().iter().next();
        let worth = match next {
            None => Worth::ended(&*play, &play.outcome()?, side),
            Some(next) => {
                let found = Worth::of(&*play, think(&*play, judge, next, false, nodes).score);
                if play.side_of(next) == Some(side) { found } else { found.of_other() }
            }
        };
        let here = play.cursor();
        play.submit(Request::GoTo(cursor)).ok()?;
        if known.is_empty() {
            play.submit(Request::Remove(here)).ok()?;
        }
        Some(worth)
    };
    let given = after(order)?;
    let better = after(&best.best?)?;
    let best = if best.score.proof.is_some() { better.or_better(Worth::of(&*play, best.score)) } else { better };
    Some(best.share.saturating_sub(given.share))
}
