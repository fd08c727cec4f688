//! Tests of the searchers: one checks the other, and both are checked by a naive one. No Bevy, no clock.

mod alpha_beta;
mod apocalypse;
mod atari_go;
mod avanco;
mod budgets;
mod characters;
mod endings;
mod gatos_caes;
mod horizon;
mod horizons;
mod learned;
mod lost;
mod mcts;
mod naive;
mod produto;
mod rastros;
mod sapiens;
mod semaforo;
mod tactics;
mod whole_games;
mod worker;

use ludoteca_games::CATALOGUE;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::thinking::think::{Analysis, Budget, MEGABYTES, Question, Searcher, Stop, Thinker};
use ludoteca_rules::{Entry, Game, Options, Seat, random};
use ludoteca_search::Root;

/// Every game with a searcher, and the searcher.
fn searchers() -> impl Iterator<Item = (&'static Entry, &'static Searcher)> {
    CATALOGUE.iter().flat_map(|entry| entry.searchers.iter().map(move |searcher| (entry, searcher)))
}

fn find(id: &str) -> &'static Entry {
    CATALOGUE.iter().find(|entry| entry.info.id == id).expect("it is in the catalogue")
}

fn make(entry: &Entry, id: &str) -> Box<dyn Thinker> {
    let searcher = entry.searchers.iter().find(|searcher| searcher.id == id);
    (searcher.expect("the game has this searcher").make)(MEGABYTES)
}

const fn nodes(nodes: u64) -> Question {
    Question { budget: Budget { time: None, nodes: Some(nodes), depth: None }, all: false, seed: 0 }
}

const fn depth(depth: u32) -> Question {
    Question { budget: Budget { time: None, nodes: None, depth: Some(depth) }, all: false, seed: 0 }
}

/// Without any bound: until it is proved.
const PROVE: Question = Question { budget: Budget { time: None, nodes: None, depth: None }, all: false, seed: 0 };

/// Asks about the position under the cursor.
fn ask(thinker: &mut dyn Thinker, session: &dyn Session, question: &Question) -> Analysis {
    let seat = session.asked().iter().next().expect("the game is not over");
    thinker.think(&session.snapshot(seat), question, &Stop::default())
}

/// A play after so many random plies; `None` if it is over by then.
fn played(entry: &Entry, plies: usize, seed: u64) -> Option<Box<dyn Session>> {
    let mut rng = random::generator(seed);
    let mut session = entry.start(Options::defaults(entry.info.options));
    for _ in 0..plies {
        for seat in session.asked().iter() {
            let orders = session.orders(seat);
            let order = orders[random::below(&mut rng, orders.len())].clone();
            session.submit(Request::Order(seat, order)).expect("a listed order is accepted");
        }
    }
    (!session.asked().is_empty()).then_some(session)
}

/// A position after so many random moves, as the root of a search; `None` if the game is over by then.
fn root<G: Game>(plies: usize, seed: u64) -> Option<Root<G>> {
    let (mut rng, mut list) = (random::generator(seed), Vec::new());
    let mut position = G::start(&Options::defaults(G::INFO.options), Seat(0));
    for _ in 0..plies {
        let played = G::random_move(&position, &mut rng, &mut list)?;
        G::play(&mut position, played);
    }
    (!G::is_over(&position)).then_some(Root {
        position,
        repetition_hashes: None,
        quiet_turns: 0,
        most_quiet_turns: None,
    })
}
