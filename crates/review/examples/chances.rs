//! How often positions are won that the computer judges alike, and which value of each game gives three games in four:
//!
//! ```text
//! cargo run --release -p ludoteca-review --example chances -- GAMES [GAME…]
//! ```
//!
//! After an opening drawn by chance the computer plays against itself with the nodes of a review. Every position that it
//! does not prove counts with the result of its game. The value is found by logistic regression.

use ludoteca_games::catalogue;
use ludoteca_review::{NODES, Worth};
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_rules::thinking::think::{Analysis, Budget, Question, Stop, Thinker};
use ludoteca_rules::{Entry, Options, Seat, Side, random};
use std::error::Error;

// Plies of a game at most, and how many of them are drawn by chance: between the first and twice as many.
const PLIES: usize = 300;
const OPENING: usize = 6;

/// Positions are told in so many groups of the same size.
const GROUPS: usize = 10;

/// A position that is not proved.
struct Judged {
    value: i32,
    /// What is said of it, and what came of it: from 0 to 1.
    said: f64,
    won: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let games = arguments.first().map_or(Ok(2), |count| count.parse())?;
    for entry in catalogue().iter().filter(|it| arguments.len() < 2 || arguments[1..].iter().any(|id| id == it.info.id))
    {
        let mut judge = (entry.searchers[0].make)(64);
        let mut judged: Vec<Judged> = Vec::new();
        for seed in 0..games {
            judged.extend(game(entry, seed, &mut *judge)?);
        }
        judged.sort_by_key(|position| position.value);
        tell(entry, &judged);
    }
    Ok(())
}

/// The positions of a game of the computer against itself; none if it does not end.
fn game(entry: &'static Entry, seed: u64, judge: &mut dyn Thinker) -> Result<Vec<Judged>, Box<dyn Error>> {
    let mut play = entry.start_rolled(Options::defaults(entry.info.options), seed);
    let mut rng = random::generator(seed);
    let mut seen: Vec<(i32, Worth, Side)> = Vec::new();
    let opening = OPENING + random::below(&mut rng, OPENING);
    for ply in 0..PLIES {
        let mut chosen = Vec::new();
        for seat in play.asked().iter() {
            let orders = play.orders(seat);
            let drawn = orders[random::below(&mut rng, orders.len())].clone();
            if ply < opening {
                chosen.push((seat, drawn));
                continue;
            }
            let found = think(&*play, judge, seat);
            if found.score.proof.is_none() {
                let side = play.side_of(seat).ok_or("a seat has a side")?;
                seen.push((found.score.value, Worth::of(&*play, found.score), side));
            }
            chosen.push((seat, found.best.unwrap_or(drawn)));
        }
        if chosen.is_empty() {
            break;
        }
        submit(&mut *play, chosen)?;
    }
    let Some(outcome) = play.outcome() else { return Ok(Vec::new()) };
    let part = |worth: Worth| f64::from(worth.share) / 1000.0;
    let won = |side| part(Worth::ended(&*play, &outcome, side));
    Ok(seen.into_iter().map(|(value, worth, side)| Judged { value, said: part(worth), won: won(side) }).collect())
}

fn submit(play: &mut dyn Session, chosen: Vec<(Seat, String)>) -> Result<(), Box<dyn Error>> {
    for (seat, order) in chosen {
        play.submit(Request::Order(seat, order)).map_err(|refusal| refusal.text.to_string())?;
    }
    Ok(())
}

fn think(play: &dyn PlayView, judge: &mut dyn Thinker, seat: Seat) -> Analysis {
    let budget = Budget { nodes: Some(NODES), ..Budget::default() };
    judge.think(&play.snapshot(seat), &Question { budget, all: false, seed: 0 }, &Stop::default())
}

fn tell(entry: &Entry, judged: &[Judged]) {
    let info = entry.info;
    println!(
        "{}: {} positions; three in four at {}, found {:.0}",
        info.id,
        judged.len(),
        info.three_in_four,
        fit(judged)
    );
    for group in judged.chunks(judged.len().div_ceil(GROUPS).max(1)) {
        let mean = |of: fn(&Judged) -> f64| 100.0 * group.iter().map(of).sum::<f64>() / group.len() as f64;
        let (said, won) = (mean(|it| it.said), mean(|it| it.won));
        println!("  {:6} to {:6}: said {said:3.0}, won {won:3.0} of 100", group[0].value, group[group.len() - 1].value);
    }
}

/// The value with odds of three to one under which the results are likeliest, without a bonus for whoever moves.
fn fit(judged: &[Judged]) -> f64 {
    let error = |scale: f64| {
        let of = |it: &Judged| {
            let odds = f64::from(it.value) / scale * 3_f64.ln();
            odds.max(0.0) + (-odds.abs()).exp().ln_1p() - it.won * odds
        };
        judged.iter().map(of).sum::<f64>()
    };
    let scales = (0..600).map(|step| 10.0 * 1.01_f64.powi(step));
    scales.min_by(|one, other| error(*one).total_cmp(&error(*other))).unwrap_or(f64::NAN)
}
