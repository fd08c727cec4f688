//! Where every order loses, the strongest level plays what is hardest to answer.

use crate::{find, played, root, semaforo::table};
use ludoteca_games::semaforo::Semaforo;
use ludoteca_games::semaforo::rules::Position;
use ludoteca_rules::session::Request;
use ludoteca_rules::thinking::think::{Ending, LEVELS, Stop};
use ludoteca_rules::{Entry, Notation, Options, Rules, Seat, Winner};
use ludoteca_search::levels::LevelPlayer;
use std::time::Duration;

fn player(entry: &Entry, level: usize) -> LevelPlayer {
    LevelPlayer::new(entry, level, 8).expect("there is such a level")
}

/// Every position after a turn; none if the game is over.
fn after(position: &Position) -> Vec<Position> {
    let mut list = Vec::new();
    Semaforo::moves(position, &mut list);
    let played = |order| {
        let mut after = *position;
        Semaforo::play(&mut after, order);
        after
    };
    list.into_iter().map(played).collect()
}

/// The share of answers that keep the win, of those that do not lose at once, as a fraction.
fn share(position: &Position) -> (usize, usize) {
    let careful: Vec<u32> =
        after(position).iter().map(|answered| table().plies(answered)).filter(|plies| *plies != 1).collect();
    (careful.iter().filter(|plies| plies.is_multiple_of(2)).count(), careful.len())
}

/// Positions of games of chance in which whoever is to move loses, but not within two plies.
fn lost(count: usize) -> Vec<Position> {
    let drawn = (0..).filter_map(|seed: u64| root::<Semaforo>(seed as usize % 12, seed)).map(|root| root.position);
    let resists = |plies: u32| plies > 2 && plies.is_multiple_of(2);
    drawn.filter(|position| resists(table().plies(position))).take(count).collect()
}

#[test]
fn the_order_leaves_the_smallest_share_of_right_answers() {
    let entry = find("semaforo");
    let mut strongest = player(entry, LEVELS);
    for position in lost(60) {
        let text = Semaforo::print_position(&position);
        let mut session = entry.from_position(Options::defaults(entry.info.options), &text).expect("it can be read");
        let seat = session.asked().iter().next().expect("somebody is asked");
        let analysis = strongest.think(&session.snapshot(seat), None, 1, &Stop::default());
        let best = analysis.best.expect("there is an order");
        assert_eq!(analysis.line, std::slice::from_ref(&best));
        session.submit(Request::Order(seat, best.clone())).expect("it is legal");
        let played = Semaforo::parse_position(session.options(), &session.position_text()).expect("it can be read");
        let proof = analysis.score.proof.expect("it is known");
        assert_eq!((proof.ending, proof.plies), (Ending::Loss, Some(table().plies(&played) + 1)), "{text} {best}");
        let (right, careful) = share(&played);
        assert!(table().plies(&played) > 1, "{text}: {best} loses at once");
        for other in after(&position).into_iter().filter(|other| table().plies(other) > 1) {
            let (others_right, others_careful) = share(&other);
            assert!(right * others_careful <= others_right * careful, "{text}: {best} is not the hardest");
        }
    }
}

/// Whoever begins loses against best play; the third level does not know it.
#[test]
fn the_third_level_is_beaten_from_the_lost_side() {
    let entry = find("semaforo");
    let mut players = [player(entry, LEVELS), player(entry, 3)];
    let mut won = 0;
    for game in 0..40 {
        let mut session = played(entry, 0, 0).expect("nothing was played");
        for ply in 0.. {
            let Some(seat) = session.asked().iter().next() else { break };
            let player = &mut players[usize::from(seat.0)];
            let best = player.think(&session.snapshot(seat), None, game * 100 + ply, &Stop::default()).best;
            session.submit(Request::Order(seat, best.expect("there is an order"))).expect("it is legal");
        }
        let winner = session.outcome().expect("it is over").winner;
        won += usize::from(session.side_of(Seat(0)).map(Winner::Side) == Some(winner));
    }
    assert!(won >= 28, "{won} of 40");
}

#[test]
fn whoever_has_no_time_plays_all_the_same() {
    for id in ["semaforo", "rastros", "gatos-caes"] {
        let entry = find(id);
        let mut strongest = player(entry, LEVELS);
        for plies in 0..12 {
            let Some(session) = played(entry, plies, 5) else { continue };
            let seat = session.asked().iter().next().expect("somebody is asked");
            let most = Some(Duration::from_millis(1));
            let best = strongest.think(&session.snapshot(seat), most, 0, &Stop::default()).best;
            assert!(session.orders(seat).contains(&best.expect("there is an order")), "{id} after {plies} plies");
        }
    }
}
