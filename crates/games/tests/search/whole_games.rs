//! Whole games of the computer against itself, whatever is chosen of a game's options.

use super::{ask, find, nodes};
use ludoteca_games::CATALOGUE;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::thinking::think::{Analysis, Stop};
use ludoteca_rules::{Entry, Options};
use ludoteca_search::levels::LevelPlayer;
use std::collections::BTreeSet;

/// The options of a game as they are without a choice, and with each other value of each of them.
fn choices(entry: &Entry) -> Vec<Options> {
    let plain = Options::defaults(entry.info.options);
    let others =
        entry.info.options.iter().flat_map(|option| option.values[1..].iter().map(|value| (option.name, value)));
    let chosen = others.map(|(name, value)| {
        let mut options = plain.clone();
        options.set(name, value).expect("a value of this option");
        options
    });
    [plain.clone()].into_iter().chain(chosen).collect()
}

/// A game to its end, each turn as this player plays it.
fn play_out(entry: &Entry, options: &Options, mut best: impl FnMut(&dyn Session, u64) -> Analysis) {
    let mut play = entry.start_rolled(options.clone(), 1);
    let mut turn = 0;
    while let Some(seat) = play.asked().iter().next() {
        let order = best(&*play, turn).best.expect("a move or an order");
        play.submit(Request::Order(seat, order)).expect("it is legal");
        turn += 1;
        assert!(turn < 2000, "{} {options:?}", entry.info.id);
    }
    assert!(play.outcome().is_some(), "{} {options:?}", entry.info.id);
}

/// With so few positions that much is overlooked, and nearly everything taken in the end.
#[test]
fn the_computer_has_an_answer_to_the_end_of_every_game() {
    for entry in CATALOGUE {
        let own = [entry.searchers[0].id];
        let of_levels = entry.levels.iter().filter(|level| level.overlooks.is_none()).map(|level| level.searcher);
        let searchers: BTreeSet<&str> = own.into_iter().chain(of_levels).collect();
        for (id, options) in searchers.into_iter().flat_map(|id| choices(entry).into_iter().map(move |it| (id, it))) {
            let mut thinker = (entry.searcher(id).expect("the game has this searcher").make)(1);
            play_out(entry, &options, |play, _| ask(&mut *thinker, play, &nodes(20)));
        }
    }
}

/// The other levels have one of the searchers of the test above.
#[test]
fn levels_that_overlook_something_have_an_answer_too() {
    for entry in CATALOGUE {
        for (number, _) in (1..).zip(entry.levels).filter(|(_, level)| level.overlooks.is_some()) {
            for options in choices(entry) {
                let mut player = LevelPlayer::new(entry, number, 1).expect("a level of the game");
                play_out(entry, &options, |play, turn| {
                    let seat = play.asked().iter().next().expect("somebody is asked");
                    player.think(&play.snapshot(seat), None, turn, &Stop::default())
                });
            }
        }
    }
}

/// Tables of endings are of two sides: among four, a side with one die is in none of them.
#[test]
fn among_four_a_side_with_one_die_is_searched() {
    let entry = find("sapiens");
    for seat in 1..=4 {
        let text = format!("b1+,6,r1+/8/8/8/8/8/8/w1+,6,g1+ {seat} single alliances");
        let play = entry.from_position(Options::defaults(entry.info.options), &text).expect("it can be read");
        let found = ask(&mut *(entry.searchers[0].make)(1), &*play, &nodes(100));
        assert!(found.best.is_some() && found.score.proof.is_none(), "{text}");
    }
}
