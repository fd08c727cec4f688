//! Prints positions for the files: moments of games between weak players in which few orders are right.

use super::super::{find, make, nodes, played};
use super::forced::{hold, win};
use super::{by_prover, by_table};
use crate::atari_go::attacks;
use ludoteca_games::{
    atari_go::AtariGo, avanco::Avanco, gatos_caes::GatosCaes, horizon::Horizon, horizons::Horizons, produto::Produto,
    rastros, rastros::Rastros, semaforo::Semaforo,
};
use ludoteca_rules::session::Request;
use ludoteca_rules::{Game, Options, Rules, Seat};
use ludoteca_search::evaluation::NullEvaluation;

/// Games that are played, and weak players' nodes for each order.
const GAMES: u64 = 600;
const WEAK: u64 = 300;

/// Prints every moment of some games in which few of many orders are right. `right` also says what it is.
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
            if let Some((right, what)) = right(&position).filter(|(right, _)| (1..=most.min(4)).contains(&right.len()))
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
#[ignore = "makes data: cargo xtask tactics avanco"]
fn seek_avanco() {
    seek::<Avanco>("alpha-beta", |position| nearest::<Avanco>(position, &[1, 3, 5], &[2, 4]));
}

#[test]
#[ignore = "makes data: cargo xtask tactics rastros"]
fn seek_rastros() {
    seek::<Rastros>("alpha-beta", |position| {
        Some((by_prover::<Rastros, rastros::eval::Judgement>(position), "win".to_owned()))
    });
}

#[test]
#[ignore = "makes data: cargo xtask tactics semaforo"]
fn seek_semaforo() {
    seek::<Semaforo>("uct", |position| Some((by_table(position), "win".to_owned())));
}

/// Attacks by atari after atari, and the only points against one.
#[test]
#[ignore = "makes data: cargo xtask tactics atari-go"]
fn seek_atari_go() {
    seek::<AtariGo>("uct", |position| {
        let right = attacks(position);
        let near = win::<AtariGo>(position, 1);
        if !right.is_empty() {
            return near.is_empty().then(|| (right, "win, atari after atari".to_owned()));
        }
        let mut legal = Vec::new();
        AtariGo::moves(position, &mut legal);
        let right = hold::<AtariGo>(position, 2);
        (right.len() < legal.len()).then(|| (right, "hold 2".to_owned()))
    });
}

#[test]
#[ignore = "makes data: cargo xtask tactics horizon"]
fn seek_horizon() {
    seek::<Horizon>("alpha-beta", |position| nearest::<Horizon>(position, &[1, 3, 5], &[2, 4]));
}

#[test]
#[ignore = "makes data: cargo xtask tactics gatos-caes"]
fn seek_gatos_caes() {
    seek::<GatosCaes>("alpha-beta", |position| {
        let few = (4..=13).contains(&GatosCaes::count(position));
        few.then(|| (by_prover::<GatosCaes, NullEvaluation>(position), "win, last regions".to_owned()))
    });
}

#[test]
#[ignore = "makes data: cargo xtask tactics produto"]
fn seek_produto() {
    seek::<Produto>("uct", |position| {
        let few = (4..=6).contains(&position.empty().count_ones());
        few.then(|| (by_prover::<Produto, NullEvaluation>(position), "win, forced product".to_owned()))
    });
}

#[test]
#[ignore = "makes data: cargo xtask tactics horizons"]
fn seek_horizons() {
    seek::<Horizons>("alpha-beta", |position| nearest::<Horizons>(position, &[1, 3, 5], &[]));
}
