//! How often the levels of a game fall for what they overlook, in positions made for it, each level and the next one;
//! and how often each level beats the one before, with the interval of Wilson at 95 %.
//!
//! ```sh
//! cargo run --release -p ludoteca-games --example characters -- traps semaforo 200      # of all levels, or of one: 200 2
//! cargo run --release -p ludoteca-games --example characters -- ladder semaforo 100
//! ```
//!
//! To try another depth or margin of a level, say `3=2,40` at the end: level 3 looks 2 plies ahead, with a margin of 40;
//! with `5=20,0,3000` it looks at 3000 positions at most.

use ludoteca_games::CATALOGUE;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::thinking::think::{Budget, Ending, Proof, Question, Stop};
use ludoteca_rules::{Entry, Options, Winner, random};
use ludoteca_search::levels::LevelPlayer;
use ludoteca_search::traps;
use std::env;

/// Games that positions are taken from, at most, for each of them.
const GAMES: usize = 60;

/// Plies of a game that are drawn by chance: of a short one fewer, so that it is not decided by them.
const OPENING: usize = 6;
const SHORT_OPENING: usize = 2;
const SHORT: u32 = 50;

fn main() {
    let (tried, args): (Vec<String>, Vec<String>) = env::args().skip(1).partition(|arg| arg.contains('='));
    let number = |at: usize| args.get(at).and_then(|text| text.parse::<usize>().ok());
    let (ladder, count) = (args.first().is_some_and(|what| what == "ladder"), number(2).unwrap_or(200));
    let named = |entry: &&Entry| args.get(1).is_none_or(|game| game == entry.info.id);
    for entry in CATALOGUE.iter().filter(named) {
        let entry = &changed(entry, &tried);
        for level in (1..=entry.levels.len()).filter(|level| number(3).is_none_or(|only| only == *level)) {
            if ladder {
                step(entry, level, count);
            } else {
                fall(entry, level, count);
            }
        }
    }
}

/// The game with other depths and margins of its levels.
fn changed(entry: &Entry, tried: &[String]) -> Entry {
    let mut levels = *entry.levels;
    for text in tried {
        let numbers: Vec<u32> = text.split(['=', ',']).filter_map(|number| number.parse().ok()).collect();
        let (number, depth, margin, nodes) = match numbers[..] {
            [number, depth, margin] => (number, depth, margin, None),
            [number, depth, margin, nodes] => (number, depth, margin, Some(u64::from(nodes))),
            _ => panic!("{text}: say LEVEL=DEPTH,MARGIN or LEVEL=DEPTH,MARGIN,NODES"),
        };
        let level = &mut levels[number as usize - 1];
        (level.budget.depth, level.margin) = (Some(depth), margin.cast_signed());
        level.budget.nodes = nodes.or(level.budget.nodes);
    }
    let mut changed = *entry;
    changed.levels = Box::leak(Box::new(levels));
    changed
}

fn fall(entry: &Entry, level: usize, count: usize) {
    let Some(overlooks) = entry.levels[level - 1].overlooks else { return };
    let Some(traps) = traps::find(entry, level, (count, GAMES * count), 1) else { return };
    let share = |level| 100 * traps::falls(entry, level, &traps) / traps.len().max(1);
    let (own, next) = (share(level), share(level + 1));
    let (id, what, found) = (entry.info.id, overlooks.what, traps.len());
    println!("{id} level {level} {what:?}: {found} positions, falls {own} %, the next {next} %");
}

/// Plays the next level against this one.
fn step(entry: &Entry, level: usize, games: usize) {
    let Some(next) = LevelPlayer::new(entry, level + 1, 16) else { return };
    let Some(this) = LevelPlayer::new(entry, level, 16) else { return };
    let mut players = [next, this];
    let scores: Vec<f64> = (0..games).map(|game| play(entry, &mut players, game)).collect();
    let (score, first): (f64, f64) = (scores.iter().sum(), scores.iter().step_by(2).sum());
    let (count, share) = (games as f64, score / games as f64);
    let (low, high) = interval(share, count);
    let id = entry.info.id;
    println!(
        "{id} level {} against {level}: {score} of {games}, {first} of these from the first seat, {:.0} % ({:.0} to {:.0})",
        level + 1,
        100.0 * share,
        100.0 * low,
        100.0 * high
    );
}

/// The score of the first player, who has the first seat in every second game.
fn play(entry: &Entry, players: &mut [LevelPlayer; 2], game: usize) -> f64 {
    // Both begin each opening once.
    let opening = begun(entry, game as u64 / 2);
    let Some(mut session) = opening else { return 0.5 };
    let mut turn = 0;
    while let Some(seat) = session.asked().iter().next() {
        let who = usize::from((usize::from(seat.0) + game) % 2 == 1);
        turn += 1;
        let order = players[who].think(&session.snapshot(seat), None, (game * 1000 + turn) as u64, &Stop::default());
        let order = order.best.expect("somebody is asked");
        session.submit(Request::Order(seat, order)).expect("it is legal");
    }
    match session.outcome().map(|outcome| outcome.winner) {
        Some(Winner::Side(side)) => f64::from(u8::from((usize::from(side.0) + game).is_multiple_of(2))),
        _ => 0.5,
    }
}

/// A play after some plies drawn by chance, in which nobody can win at once: that would say nothing of the players.
fn begun(entry: &Entry, seed: u64) -> Option<Box<dyn Session>> {
    let plies = if entry.info.playout_plies < SHORT { SHORT_OPENING } else { OPENING };
    for attempt in 0..50 {
        let mut chance = random::generator(1000 * seed + attempt);
        let mut session = entry.start(Options::defaults(entry.info.options));
        for _ in 0..plies {
            for seat in session.asked().iter() {
                let orders = session.orders(seat);
                let order = orders[random::below(&mut chance, orders.len())].clone();
                session.submit(Request::Order(seat, order)).expect("it is legal");
            }
        }
        if !is_decided(entry, &*session) {
            return Some(session);
        }
    }
    None
}

/// Whether a play is over, or whoever is asked wins with the next order.
fn is_decided(entry: &Entry, session: &dyn Session) -> bool {
    let Some(seat) = session.asked().iter().next() else { return true };
    let searcher = entry.searcher("alpha-beta").or(entry.searchers.first()).expect("every game has a searcher");
    let budget = Budget { depth: Some(1), ..Budget::default() };
    let question = Question { budget, ..Question::default() };
    let analysis = (searcher.make)(1).think(&session.snapshot(seat), &question, &Stop::default());
    analysis.score.proof == Some(Proof { ending: Ending::Win, plies: Some(1) })
}

fn interval(share: f64, count: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let middle = share + Z * Z / (2.0 * count);
    let wide = Z * (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
    let whole = 1.0 + Z * Z / count;
    ((middle - wide) / whole, (middle + wide) / whole)
}
