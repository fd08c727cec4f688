//! How often the teaching guard stops the computer at full strength, and how many planted errors it stops:
//!
//! ```text
//! cargo run --release -p ludoteca-review --example guarded -- GAMES [GAME…]      # 8..16: those of these seeds
//! ```
//!
//! After an opening drawn by chance the computer plays against itself without the errors of a level, with many times the
//! nodes of the guard. Each of its orders is shown to the guard, and at every fifth decision, drawn by chance, another
//! order that loses at least forty of a hundred chances.

use ludoteca_games::catalogue;
use ludoteca_review::{Worth, clear_mistake};
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_rules::thinking::think::{Analysis, Budget, Question, Stop, Thinker};
use ludoteca_rules::{Catalogue, Entry, Options, Seat, random};
use std::error::Error;
use std::ops::Range;
use std::time::{Duration, Instant};

/// What counts as an error, in thousandths.
const PLANTED: u16 = 400;

/// Nodes with which the computer plays, and errors are judged.
const MANY: u64 = 400_000;

// Plies of a game at most, and how many of them are drawn by chance.
const PLIES: usize = 60;
const OPENING: usize = 4;

#[derive(Default)]
struct Tally {
    orders: usize,
    stops: usize,
    planted: usize,
    stopped: usize,
    time: Duration,
    slowest: Duration,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (first, last) = arguments.first().map_or(("0", "2"), |games| games.split_once("..").unwrap_or(("0", games)));
    let games: Range<u64> = first.parse()?..last.parse()?;
    let catalogue = catalogue();
    for entry in catalogue.iter().filter(|it| arguments.len() < 2 || arguments[1..].iter().any(|id| id == it.info.id)) {
        let mut tally = Tally::default();
        for seed in games.clone() {
            guard_game(entry, seed, &catalogue, &mut tally)?;
        }
        let Tally { orders, stops, planted, stopped, time, slowest } = tally;
        let id = entry.info.id;
        let each = time.as_secs_f64() / (orders + planted).max(1) as f64;
        println!(
            "{id}: games {first}..{last}, {orders} orders, stops {stops}; planted {planted}, stopped {stopped}; \
             {each:.3} s each, slowest {:.3} s",
            slowest.as_secs_f64(),
        );
    }
    Ok(())
}

fn guard_game(
    entry: &'static Entry,
    seed: u64,
    catalogue: &Catalogue,
    tally: &mut Tally,
) -> Result<(), Box<dyn Error>> {
    let mut play = entry.start_rolled(Options::defaults(entry.info.options), seed);
    let mut rng = random::generator(seed);
    let mut judge = (entry.searchers[0].make)(64);
    for ply in 0..PLIES {
        let seats: Vec<Seat> = play.asked().iter().collect();
        let alone = seats.len() == 1;
        for seat in seats {
            let orders = play.orders(seat);
            let drawn = orders[random::below(&mut rng, orders.len())].clone();
            if ply < OPENING {
                submit(&mut *play, seat, drawn)?;
                continue;
            }
            let order = think(&*play, &mut *judge, seat).best.unwrap_or_else(|| orders[0].clone());
            let mut stops = |order: &str| {
                let begun = Instant::now();
                let found = clear_mistake(&*play, (seat, order), catalogue, &Stop::default());
                tally.time += begun.elapsed();
                tally.slowest = tally.slowest.max(begun.elapsed());
                found.is_some()
            };
            let stopped = stops(&order);
            let tries = alone && random::below(&mut rng, 5) == 0 && drawn != order;
            let drawn_stopped = tries && stops(&drawn);
            tally.orders += 1;
            tally.stops += usize::from(stopped);
            if stopped {
                eprintln!("{} {seed}: {order} stopped at ply {} of {}", entry.info.id, ply + 1, play.position_text());
            }
            if tries && loss(&mut *play, &mut *judge, seat, &drawn)?.is_some_and(|lost| lost >= PLANTED) {
                tally.planted += 1;
                tally.stopped += usize::from(drawn_stopped);
                if !drawn_stopped {
                    let (id, position) = (entry.info.id, play.position_text());
                    eprintln!("{id} {seed}: {drawn} not stopped at ply {} of {position}", ply + 1);
                }
            }
            submit(&mut *play, seat, order)?;
        }
        if play.asked().is_empty() {
            break;
        }
    }
    Ok(())
}

fn submit(play: &mut dyn Session, seat: Seat, order: String) -> Result<(), Box<dyn Error>> {
    play.submit(Request::Order(seat, order)).map(|_| ()).map_err(|refusal| refusal.text.to_string().into())
}

/// What an order of whoever decides alone loses against the best one, with many nodes; `None` where more than two sides
/// play.
fn loss(
    play: &mut dyn Session,
    judge: &mut dyn Thinker,
    seat: Seat,
    order: &str,
) -> Result<Option<u16>, Box<dyn Error>> {
    if play.sides().len() != 2 {
        return Ok(None);
    }
    let side = play.side_of(seat).ok_or("a seat has a side")?;
    let before = Worth::of(play, think(play, judge, seat).score);
    let here = play.cursor();
    submit(play, seat, order.to_owned())?;
    let next = play.asked().iter().next();
    let after = match (next, play.outcome()) {
        (Some(next), _) => {
            let worth = Worth::of(play, think(play, judge, next).score);
            if play.side_of(next) == Some(side) { worth } else { worth.of_other() }
        }
        (None, Some(outcome)) => Worth::ended(play, &outcome, side),
        (None, None) => return Err("nobody is asked".into()),
    };
    play.submit(Request::GoTo(here)).map_err(|refusal| refusal.text.to_string())?;
    Ok(Some(before.share.saturating_sub(after.share)))
}

fn think(play: &dyn PlayView, judge: &mut dyn Thinker, seat: Seat) -> Analysis {
    let budget = Budget { nodes: Some(MANY), ..Budget::default() };
    judge.think(&play.snapshot(seat), &Question { budget, all: false, seed: 0 }, &Stop::default())
}
