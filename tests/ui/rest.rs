//! While somebody only looks: the bars over the stage go and come back, its words stand still, and one key makes the
//! picture black.

use crate::bench::{Desk, Person};
use bevy::input::mouse::MouseWheel;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::CursorMoved;
use egui_kittest::kittest::Queryable;
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::demo::model::{DemoModel, DemoRequest, DemoShown};
use ludoteca::desk::frame::display::{Display, DisplayAction};
use ludoteca::desk::frame::rest::Rested;
use ludoteca_rules::SideColour;
use ludoteca_table::schedule::NextFrame;
use ludoteca_words::Language;
use std::time::Duration;

fn theatre(caption: &str) -> DemoModel {
    DemoModel {
        title: "Sapiens".into(),
        line: "Value 5, diagonal".into(),
        caption: caption.into(),
        acts: (1..=11).map(|act| (format!("The act {act}"), act == 5)).collect(),
        speed: 1.0,
        stages: 4,
        sets: vec![("ivory".into(), SideColour::White, true), ("ebony".into(), SideColour::Black, false)],
        ..Default::default()
    }
}

/// Somebody before the theatre.
fn person(caption: &str) -> Person {
    let mut desk = Desk::new("", Language::En);
    desk.clear();
    let mut person = Person::at(desk);
    person.change(|desk| desk.get_mut::<DemoShown>().0 = Some(theatre(caption)));
    person
}

/// Time passes, and the frame is drawn that was asked for.
fn wait(person: &mut Person, seconds: f32) {
    person.change(|desk| desk.get_mut::<Time<Real>>().advance_by(Duration::from_secs_f32(seconds)));
}

fn rested(person: &Person) -> bool {
    assert_eq!(person.desk().get::<Rested>().0, person.desk().model().rested);
    person.desk().model().rested
}

#[test]
fn the_bars_of_the_theatre_go_after_three_seconds_and_any_input_brings_them_back() {
    let mut person = person("Who captures rises by one.");
    let moved = CursorMoved { window: Entity::PLACEHOLDER, position: Vec2::ONE, delta: None };
    let wheel = MouseWheel {
        unit: bevy::input::mouse::MouseScrollUnit::Line,
        x: 0.0,
        y: 1.0,
        window: Entity::PLACEHOLDER,
        phase: TouchPhase::Moved,
    };
    for back in 0..2 {
        wait(&mut person, 2.0);
        assert!(!rested(&person), "{back}");
        let next = person.desk().get::<NextFrame>().0.expect("the frame in which they go is asked for");
        assert!(next <= Duration::from_secs(1), "{next:?}");
        wait(&mut person, 1.1);
        assert!(rested(&person), "{back}");
        assert_eq!(person.desk().get::<NextFrame>().0, None, "nothing is asked for while nothing moves");
        assert!(person.reads("Who captures rises by one."), "the words stay");
        // What is not seen cannot be meant.
        let sent = |person: &Person| person.desk().sent.all::<DemoRequest>().count();
        let before = sent(&person);
        person.press("ui-theatre-after");
        assert_eq!(sent(&person), before);
        person.change(|desk| match back {
            0 => desk.send(moved.clone()),
            _ => desk.send(wheel),
        });
        assert!(!rested(&person), "{back}");
        person.press("ui-theatre-after");
        assert_eq!(sent(&person), before + 1);
    }
}

#[test]
fn the_pointer_goes_only_where_somebody_looks() {
    let mut person = Person::at(Desk::new("", Language::En));
    wait(&mut person, 10.0);
    assert!(!rested(&person), "at the table it stays");
    person.change(|desk| desk.get_mut::<Display>().projector = true);
    wait(&mut person, 3.1);
    assert!(rested(&person));
    person.change(|desk| desk.get_mut::<Display>().projector = false);
    assert!(!rested(&person));
}

#[test]
fn the_stage_stands_still_whatever_is_said() {
    let long = "It ends on the enemy, which leaves the board. ".repeat(4);
    let free: Vec<_> = ["", "Short.", &long].map(|caption| person(caption).desk().free).to_vec();
    assert!(free.windows(2).all(|two| two[0] == two[1]), "{free:?}");
    assert!(free[0].height() > 0.6 * 768.0, "{free:?}");
    let person = person(&long);
    let rect = person.0.get_by_label_contains("It ends on the enemy").rect();
    assert!(rect.top() >= free[0].bottom() && rect.bottom() <= 768.0, "{rect}");
}

#[test]
fn in_the_theatre_one_key_makes_the_picture_black_without_a_projector_too() {
    let mut person = person("Who captures rises by one.");
    for projector in [false, true] {
        person.change(|desk| desk.get_mut::<Display>().projector = projector);
        person.change(|desk| desk.send(DoCommand(CommandId::Black)));
        assert!(person.desk().model().black, "{projector}");
        person.change(|desk| desk.send(DisplayAction::Blacken(false)));
        assert!(!person.desk().model().black, "{projector}");
    }
}
