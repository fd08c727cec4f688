//! How to begin: said at the first turn of each side, and no longer afterwards.

use crate::bench::{Desk, Person};
use ludoteca::desk::play::model::PlayModel;
use ludoteca_games::catalogue;
use ludoteca_games::{self as games, CATALOGUE};
use ludoteca_rules::session::{Controller, Request, Session};
use ludoteca_rules::{Options, Seat, SeatSet};
use ludoteca_table::play::{Hand, LocalSeats};
use ludoteca_words::{Language, Words};

/// What the panel says about how to begin, and to whom.
fn told(session: &dyn Session, words: &Words) -> (Seat, Option<String>) {
    let hand = Hand::of(session);
    (hand.seat, PlayModel::of(session, words, &hand, LocalSeats::of(session)).begin)
}

/// Plays the first legal order of every seat that is asked.
fn play_turn(session: &mut dyn Session) {
    for seat in session.asked().iter() {
        let order = session.orders(seat).first().cloned().expect("an order");
        session.submit(Request::Order(seat, order)).expect("a legal order");
    }
}

#[test]
fn every_game_says_it_to_each_seat_until_that_seat_has_moved() {
    for (entry, language) in CATALOGUE.iter().flat_map(|entry| Language::ALL.map(|language| (entry, language))) {
        let words = Words::new(language, &catalogue());
        let mut session = entry.start(Options::defaults(entry.info.options));
        let mut moved = SeatSet::NONE;
        for _ in 0..6 {
            let asked = session.asked();
            let (seat, begin) = told(&*session, &words);
            let what = format!("{} {} {begin:?}", entry.info.id, language.tag());
            assert_eq!(begin.is_some(), !moved.contains(seat), "{what}");
            if let Some(begin) = begin {
                assert!(begin.ends_with('.') && begin.len() > 20 && !begin.contains(['{', '}']), "{what}");
            }
            play_turn(&mut *session);
            moved = asked.iter().fold(moved, SeatSet::with);
        }
        while session.submit(Request::Undo).is_ok() {}
        assert!(told(&*session, &words).1.is_some(), "whoever goes back to the start reads it again");
    }
}

#[test]
fn each_side_reads_what_it_must_do() {
    let english = Words::new(Language::En, &catalogue());
    let mut session = Desk::with_game("gatos-caes").into_session();
    let first = told(&*session, &english).1.expect("the first turn");
    assert_eq!(first, "Put the first cat in the middle: on d4, e4, d5 or e5.");
    play_turn(&mut *session);
    assert!(told(&*session, &english).1.expect("the first turn").starts_with("Put the first dog outside the middle"));
    let mut session = Desk::with_game("horizon").into_session();
    assert!(told(&*session, &english).1.expect("the first turn").contains("king"));
    // Four seats of two sides: each begins once.
    let sapiens = games::find("sapiens").expect("the catalogue has it");
    let teams = Options::parse(sapiens.info.options, "players=teams").expect("options");
    session = sapiens.start(teams);
    for turn in 0..8 {
        assert_eq!(told(&*session, &english).1.is_some(), turn < 4, "turn {turn}");
        play_turn(&mut *session);
    }
}

#[test]
fn nobody_is_told_in_a_position_set_up_or_at_the_end_or_for_the_computer() {
    let english = Words::new(Language::En, &catalogue());
    let entry = games::find("semaforo").expect("the catalogue has it");
    let options = Options::defaults(entry.info.options);
    let set_up = entry.from_position(options.clone(), "3y/4/r3 1").expect("a position");
    assert_eq!(told(&*set_up, &english).1, None);
    let mut over = entry.start(options.clone());
    over.submit(Request::Resign(Seat(0))).expect("one may resign");
    assert_eq!(told(&*over, &english).1, None);
    let mut computer = entry.start(options);
    let controllers = vec![Controller::Computer("1".to_owned()), Controller::Human];
    computer.describe(String::new(), vec![String::new(); 2], controllers);
    assert_eq!(told(&*computer, &english).1, None);
    play_turn(&mut *computer);
    assert!(told(&*computer, &english).1.is_some());
}

#[test]
fn the_panel_shows_it_and_then_no_more() {
    let mut person = Person::at(Desk::with_game("semaforo"));
    assert!(person.reads("Put a green piece on any cell."));
    person.change(|desk| desk.play(0));
    assert!(person.reads("change the green one to yellow") && !person.reads("Put a green piece on any cell."));
    person.change(|desk| desk.play(3));
    assert!(
        !person.reads("change the green one to yellow") && person.reads("or turn green into yellow or yellow into red")
    );
    person.press("ui-undo-short");
    assert!(person.reads("change the green one to yellow"));
}
