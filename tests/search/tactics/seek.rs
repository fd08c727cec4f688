//! Prints positions for the files: moments of games between weak players in which one or two orders are right.

use super::super::{find, make, nodes, played};
use super::forced::{hold, win};
use super::{by_prover, by_table};
use ludoteca::games::{
    avanco::Avanco, horizon::Horizon, horizons::Horizons, rastros, rastros::Rastros, semaforo::Semaforo,
};
use ludoteca::rules::session::Request;
use ludoteca::rules::{Game, Options, Seat};

/// Games that are played, and weak players' nodes for each order.
const GAMES: u64 = 400;
const WEAK: u64 = 300;

/// Prints every moment of some games in which one or two of many orders are right. `right` also says what it is.
fn seek<G: Game>(searcher: &str, right: impl Fn(&G::Position) -> Option<(Vec<String>, String)>) {
    let entry = find(G::INFO.id);
    let options = Options::defaults(G::INFO.options);
    for seed in 0..GAMES {
        let mut thinker = make(entry, searcher);
        // One line of a game at most, so that they differ.
        let mut found = None;
        let Some(mut session) = played(entry, 4, seed) else { continue };
        while let Some(seat) = session.asked().iter().next() {
            let text = session.snapshot(Seat(0)).position;
            let position = G::parse_position(&options, &text).expect("it was printed");
            let most = session.orders(seat).len() / 3;
            if let Some((right, what)) = right(&position).filter(|(right, _)| (1..=most.min(2)).contains(&right.len()))
            {
                found = Some(format!("{text} | {} | {what}", right.join(" ")));
            }
            if found.is_some() && session.orders(seat).len().is_multiple_of(2) {
                break;
            }
            let answer = thinker.think(&session.snapshot(seat), &nodes(WEAK), &super::Stop::default());
            session.submit(Request::Order(seat, answer.best.expect("there is an order"))).expect("it is legal");
        }
        found.into_iter().for_each(|line| println!("{line}"));
    }
}

/// The nearest win by all means, else what holds.
fn nearest<G: Game>(position: &G::Position, wins: &[u32], holds: &[u32]) -> Option<(Vec<String>, String)> {
    for plies in wins {
        let right = win::<G>(position, *plies);
        if !right.is_empty() {
            return Some((right, format!("win {plies}"))).filter(|_| *plies > 1);
        }
    }
    let holds = holds.iter().map(|plies| (hold::<G>(position, *plies), format!("hold {plies}")));
    let mut legal = Vec::new();
    G::moves(position, &mut legal);
    holds.into_iter().find(|(right, _)| right.len() < legal.len())
}

#[test]
#[ignore = "prints lines for a file"]
fn seek_avanco() {
    seek::<Avanco>("alpha-beta", |position| nearest::<Avanco>(position, &[1, 3, 5], &[2, 4]));
}

#[test]
#[ignore = "prints lines for a file"]
fn seek_rastros() {
    seek::<Rastros>("alpha-beta", |position| {
        Some((by_prover::<Rastros, rastros::eval::Judgement>(position), "win".to_owned()))
    });
}

#[test]
#[ignore = "prints lines for a file"]
fn seek_semaforo() {
    seek::<Semaforo>("uct", |position| Some((by_table::<Semaforo>(position), "win".to_owned())));
}

#[test]
#[ignore = "prints lines for a file"]
fn seek_horizon() {
    seek::<Horizon>("alpha-beta", |position| nearest::<Horizon>(position, &[1, 3, 5], &[2, 4]));
}

#[test]
#[ignore = "prints lines for a file"]
fn seek_horizons() {
    seek::<Horizons>("alpha-beta", |position| nearest::<Horizons>(position, &[1, 3, 5], &[]));
}
