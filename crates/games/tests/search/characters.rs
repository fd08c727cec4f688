//! The levels err by what they overlook: nobody from the third on leaves a loss or misses a win of one ply, and who
//! overlooks a thing falls for it where the next one does not.

use super::{find, played};
use ludoteca_games::CATALOGUE;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{LEVELS, Stop};
use ludoteca_rules::{Entry, Options, Winner, random};
use ludoteca_search::levels::LevelPlayer;
use ludoteca_search::traps;
use std::collections::HashSet;

/// The play with this order at its end.
fn after(entry: &Entry, play: &dyn Session, order: &str) -> Box<dyn Session> {
    let seat = play.asked().iter().next().expect("it goes on");
    let position = &play.snapshot(seat).position;
    let mut next = entry.from_position(Options::defaults(entry.info.options), position).expect("its own text");
    next.submit(Request::Order(seat, order.to_owned())).expect("a listed order is accepted");
    next
}

/// Whether the side that decides here has just won by an order.
fn wins(entry: &Entry, play: &dyn Session, order: &str) -> bool {
    let seat = play.asked().iter().next().expect("it goes on");
    let won = Winner::Side(play.side_of(seat).expect("a seat has a side"));
    after(entry, play, order).outcome().is_some_and(|outcome| outcome.winner == won)
}

/// Whether whoever is asked can win at once.
fn can_win(entry: &Entry, play: &dyn Session) -> bool {
    let Some(seat) = play.asked().iter().next() else { return false };
    play.orders(seat).iter().any(|order| wins(entry, play, order))
}

/// The orders that are no blunder of one ply where others are one; `None` where nothing is at stake.
fn sound(entry: &Entry, play: &dyn Session) -> Option<Vec<String>> {
    let seat = play.asked().iter().next()?;
    let orders = play.orders(seat);
    let mut sound: Vec<String> = orders.iter().filter(|order| wins(entry, play, order)).cloned().collect();
    if sound.is_empty() {
        let keeps = |order: &&String| !can_win(entry, &*after(entry, play, order));
        sound = orders.iter().filter(keeps).cloned().collect();
    }
    (!sound.is_empty() && sound.len() < orders.len()).then_some(sound)
}

/// Plays so many plies by chance at first, so that something is soon at stake.
fn moments(entry: &Entry, seeds: u64, most: usize) -> Vec<(Box<dyn Session>, Vec<String>)> {
    let mut found = Vec::new();
    for seed in 0..seeds {
        let plies = random::below(&mut random::generator(seed), entry.info.playout_plies as usize);
        let play = played_until(entry, plies, seed);
        if let Some(sound) = play.as_deref().and_then(|play| sound(entry, play)) {
            found.extend(play.map(|play| (play, sound)));
        }
        if found.len() >= most {
            break;
        }
    }
    found
}

/// The play after so many random plies, or just before it ends.
fn played_until(entry: &Entry, plies: usize, seed: u64) -> Option<Box<dyn Session>> {
    let mut chance = random::generator(seed);
    let mut play = played(entry, 0, seed)?;
    for _ in 0..plies {
        let seat = play.asked().iter().next()?;
        let orders = play.orders(seat);
        let next = after(entry, &*play, &orders[random::below(&mut chance, orders.len())]);
        if next.asked().is_empty() {
            break;
        }
        play = next;
    }
    Some(play)
}

#[test]
fn nobody_from_the_third_level_on_blunders_in_one_ply() {
    for entry in CATALOGUE.iter().filter(|entry| !entry.info.simultaneous) {
        let moments = moments(entry, 60, 6);
        for level in [3, 4] {
            let mut player = LevelPlayer::new(entry, level, 4).expect("every game has its levels");
            for (number, (play, sound)) in moments.iter().enumerate() {
                let seat = play.asked().iter().next().expect("it goes on");
                let at = play.snapshot(seat);
                let best = player.think(&at, None, number as u64, &Stop::default()).best.expect("there is an order");
                assert!(sound.contains(&best), "{entry:?} level {level} plays {best} in {}", at.position);
            }
        }
    }
}

/// A few positions: the figures of hundreds are those of the example `characters`.
#[test]
fn who_overlooks_something_falls_for_it_and_the_next_one_does_not() {
    for (id, level) in [("semaforo", 1), ("semaforo", 2), ("rastros", 1), ("rastros", 2), ("avanco", 2)] {
        let entry = find(id);
        let traps = traps::find(entry, level, (25, 400), 7).expect("it overlooks something");
        assert!(traps.len() >= 20, "{id} {level}: {}", traps.len());
        let [own, next] = [level, level + 1].map(|level| traps::falls(entry, level, &traps));
        assert!(2 * own >= traps.len(), "{id} {level}: falls for {own} of {}", traps.len());
        assert!(4 * next <= traps.len(), "{id} {level}: the next falls for {next} of {}", traps.len());
    }
}

#[test]
fn what_a_level_overlooks_has_a_sentence_of_its_own() {
    let lines: HashSet<&str> = Overlooked::ALL.iter().map(|what| what.line()).collect();
    assert_eq!(lines.len(), Overlooked::ALL.len());
    for entry in CATALOGUE {
        for (number, level) in (1..).zip(entry.levels) {
            let own = level.overlooks.map(|overlooks| overlooks.what.line());
            assert_eq!(level.line(number), own.unwrap_or(&format!("level-{number}-line")), "{entry:?}");
        }
        assert!(entry.levels[LEVELS - 1].overlooks.is_none(), "{entry:?}: the strongest overlooks nothing");
    }
}

/// A player that overlooks moves must not say that it has proved anything.
#[test]
fn whoever_overlooks_moves_proves_nothing() {
    let entry = find("semaforo");
    let mut player = LevelPlayer::new(entry, 2, 4).expect("it has such a level");
    for seed in 0..40 {
        let Some(play) = played_until(entry, 10, seed) else { continue };
        let seat = play.asked().iter().next().expect("it goes on");
        let analysis = player.think(&play.snapshot(seat), None, seed, &Stop::default());
        assert_eq!(analysis.score.proof, None);
    }
}
