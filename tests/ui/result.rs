//! The card at the end of a game: who won, in the words of whoever played, and what one can do next.

use crate::bench::{Desk, Person};
use bevy_egui::egui::Id;
use ludoteca_rules::Seat;
use ludoteca_rules::session::{Controller, Request};
use ludoteca_table::play::TableAction;
use ludoteca_table::play::stage::StageRequest;
use ludoteca_words::Language;

/// A desk at which somebody sits across from the computer at this level and has resigned, or the computer has.
fn ended(language: Language, level: usize, loser: Seat, name: &str) -> Person {
    let mut person = Person::at(ended_desk(language, level, loser, name));
    person.0.run_steps(8);
    person
}

fn ended_desk(language: Language, level: usize, loser: Seat, name: &str) -> Desk {
    let mut desk = Desk::with_game("avanco");
    desk.settings_mut().chosen_language = Some(language);
    desk.with_session(|session| {
        let date = session.header().date.clone();
        let controllers = vec![Controller::Human, Controller::Computer(level.to_string())];
        session.describe(date, vec![name.to_owned(), String::new()], controllers);
        for _ in 0..2 {
            let seat = session.asked().iter().next().expect("the game goes on");
            let order = session.orders(seat)[0].clone();
            session.submit(Request::Order(seat, order)).expect("a legal move");
        }
        session.submit(Request::Resign(loser)).expect("somebody resigns");
    });
    desk
}

#[test]
fn whoever_has_beaten_the_chick_is_told_so_and_may_try_the_rabbit() {
    let mut person = ended(Language::En, 1, Seat(1), "");
    assert!(person.reads("You win") && !person.reads("White wins"));
    person.press_label("Try the Rabbit");
    let Some(StageRequest::New(next)) = person.desk().staged().last() else { panic!("a new game") };
    assert_eq!(next.players, [Controller::Computer("2".to_owned()), Controller::Human], "sides are changed");
}

#[test]
fn a_name_is_called() {
    assert!(ended(Language::En, 3, Seat(1), "Ana").reads("Ana wins"));
    assert!(ended(Language::PtPt, 3, Seat(1), "Ana").reads("Ana ganhou"));
}

#[test]
fn whoever_has_lost_may_take_the_last_move_back_or_play_again() {
    let mut person = ended(Language::PtPt, 5, Seat(0), "Ana");
    assert!(person.reads("A Coruja ganhou") && !person.reads("Jogar com"));
    person.press("ui-take-back");
    assert_eq!(person.desk().asked().last(), Some(&TableAction::Session(Request::Undo)));
    let mut person = ended(Language::PtPt, 5, Seat(0), "Ana");
    person.press("ui-again");
    let Some(StageRequest::New(next)) = person.desk().staged().last() else { panic!("a new game") };
    assert_eq!(next.players, [Controller::Computer("5".to_owned()), Controller::Human]);
    assert_eq!(next.names, ["", "Ana"]);
}

#[test]
fn nobody_is_above_the_dragon() {
    let person = ended(Language::En, 6, Seat(1), "");
    assert!(person.reads("You win") && !person.reads("Try the"));
}

#[test]
fn the_animal_that_has_lost_looks_away() {
    let lost = |loser: u8| {
        let person = ended(Language::En, 4, Seat(loser), "");
        let plates = &person.desk().model().play.as_ref().expect("a play").plates;
        plates.iter().map(|plate| (plate.computer, plate.lost)).collect::<Vec<_>>()
    };
    assert_eq!(lost(1), [(false, false), (true, true)]);
    assert_eq!(lost(0), [(false, true), (true, false)]);
}

#[test]
fn the_face_of_the_winner_does_not_cover_the_name_of_the_game() {
    for (size, language) in [([1024.0, 768.0], Language::PtPt), ([1280.0, 720.0], Language::En)] {
        let mut person = Person::with(ended_desk(language, 5, Seat(0), "Ana"), size[0], size[1]);
        person.0.run_steps(8);
        let place = |name: &str| person.0.ctx.memory(|memory| memory.area_rect(Id::new(name))).expect("it is shown");
        let (card, corner) = (place("result"), place("corner"));
        assert!(card.top() > corner.bottom() && card.bottom() < size[1], "{size:?}: {card}, {corner}");
    }
}
