//! How often the strongest level still wins from positions that are proved lost, against a searcher by playouts with ten
//! times its time; and how often it does so by the longest resistance alone.
//!
//! ```sh
//! cargo run --release -p ludoteca-games --example lost -- rastros 40 100       # games, milliseconds a move
//! ```

use ludoteca_games::CATALOGUE;
use ludoteca_rules::session::Request;
use ludoteca_rules::thinking::think::{Analysis, Budget, Ending, LEVELS, MEGABYTES, Question, Snapshot, Stop};
use ludoteca_rules::{Entry, Options, Winner, random};
use ludoteca_search::levels::LevelPlayer;
use std::env;
use std::time::Duration;

/// The other side has so many times the time.
const TIMES: u32 = 10;

/// Random plies before a position, at least and less than.
const PLIES: (usize, usize) = (1, 8);

/// A position is taken if it is proved lost within so much time, but not within so many plies.
const PROVE: Duration = Duration::from_secs(2);
const AT_LEAST: u32 = 8;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, other| args.get(at).and_then(|text| text.parse::<u64>().ok()).unwrap_or(other);
    let (games, time) = (number(1, 40), Duration::from_millis(number(2, 100)));
    let named = |entry: &&Entry| args.first().is_some_and(|game| game == entry.info.id);
    let Some(entry) = CATALOGUE.iter().find(named) else { return println!("which game?") };
    let mut strongest = LevelPlayer::new(entry, LEVELS, MEGABYTES).expect("every game has levels");
    let mut longest = (entry.searchers[0].make)(MEGABYTES);
    let (mut by_level, mut by_length, mut played) = (0, 0, 0);
    for text in lost(entry).take(games as usize) {
        played += 1;
        let stop = Stop::default();
        by_level += u32::from(wins(entry, &text, time, &mut |at| strongest.think(at, Some(time), 1, &stop)));
        let question = Question { budget: budget(time), all: false, seed: 1 };
        by_length += u32::from(wins(entry, &text, time, &mut |at| longest.think(at, &question, &stop)));
        println!("of {played} lost positions the strongest level wins {by_level}, the longest resistance {by_length}");
    }
}

fn budget(time: Duration) -> Budget {
    Budget { time: Some(time), ..Budget::default() }
}

/// Positions that whoever is to move has lost, though not at once.
fn lost(entry: &Entry) -> impl Iterator<Item = String> {
    (0..).filter_map(|seed| {
        let mut chance = random::generator(seed);
        let mut session = entry.start(Options::defaults(entry.info.options));
        for _ in 0..PLIES.0 + random::below(&mut chance, PLIES.1 - PLIES.0) {
            let seat = session.asked().iter().next()?;
            let order = session.orders(seat).swap_remove(random::below(&mut chance, session.orders(seat).len()));
            session.submit(Request::Order(seat, order)).expect("it is legal");
        }
        let seat = session.asked().iter().next()?;
        let question = Question { budget: budget(PROVE), all: false, seed: 0 };
        let analysis = (entry.searchers[0].make)(MEGABYTES).think(&session.snapshot(seat), &question, &Stop::default());
        let proof = analysis.score.proof.filter(|proof| proof.ending == Ending::Loss)?;
        proof.plies.is_none_or(|plies| plies >= AT_LEAST).then(|| session.position_text())
    })
}

/// Whether whoever is to move, and has lost, wins a play against playouts.
fn wins(entry: &Entry, text: &str, time: Duration, player: &mut dyn FnMut(&Snapshot) -> Analysis) -> bool {
    let mut session = entry.from_position(Options::defaults(entry.info.options), text).expect("it was printed");
    let mut other = (entry.searcher("uct").expect("it has such a searcher").make)(MEGABYTES);
    let own = session.asked().iter().next().expect("somebody is asked");
    let question = Question { budget: budget(TIMES * time), all: false, seed: 0 };
    while let Some(seat) = session.asked().iter().next() {
        let at = session.snapshot(seat);
        let analysis = if seat == own { player(&at) } else { other.think(&at, &question, &Stop::default()) };
        session.submit(Request::Order(seat, analysis.best.expect("somebody is asked"))).expect("it is legal");
    }
    session.outcome().map(|outcome| outcome.winner) == session.side_of(own).map(Winner::Side)
}
