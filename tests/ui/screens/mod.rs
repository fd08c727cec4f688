//! Every screen there is, in every language, in windows of the usual sizes: nothing is cut, nothing lies over
//! something else, nothing leaves the window, and everything can be hit.

pub mod list;
mod painted;

use crate::bench::Person;
use list::{SCREENS, Screen};
use ludoteca_games::CATALOGUE;
use ludoteca_words::Language;

/// A window in points, and how large texts are in it.
const SIZES: [(f32, f32, f32); 5] =
    [(1024.0, 768.0, 1.0), (1280.0, 800.0, 1.0), (1024.0, 768.0, 1.5), (1280.0, 800.0, 2.0), (1024.0, 768.0, 2.5)];

fn on(screen: &Screen, language: Language, (width, height, text): (f32, f32, f32)) -> Person {
    let mut desk = (screen.desk)(language);
    desk.settings_mut().text_scale = text.into();
    let mut person = Person::with(desk, width, height);
    (screen.open)(&mut person);
    // What slides in has arrived.
    person.0.run_steps(12);
    person
}

fn faults_at(size: (f32, f32, f32)) -> Vec<String> {
    let mut faults = Vec::new();
    for screen in SCREENS {
        for language in Language::ALL {
            let person = on(screen, language, size);
            for fault in painted::faults(&person, (screen.drawn, size.2 > 1.0)) {
                faults.push(format!("{} {}: {fault}", screen.name, language.tag()));
            }
        }
    }
    faults
}

fn nothing_is_wrong_at(size: (f32, f32, f32)) {
    let faults = faults_at(size);
    assert!(faults.is_empty(), "{size:?}, {} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_game_has_a_table_among_the_screens() {
    for entry in CATALOGUE {
        assert!(SCREENS.iter().any(|screen| screen.name == entry.info.name), "{}", entry.info.name);
    }
}

#[test]
fn at_1024_by_768() {
    nothing_is_wrong_at(SIZES[0]);
}

#[test]
fn at_1280_by_800() {
    nothing_is_wrong_at(SIZES[1]);
}

#[test]
fn at_1024_by_768_with_letters_of_one_and_a_half() {
    nothing_is_wrong_at(SIZES[2]);
}

#[test]
fn at_1280_by_800_with_letters_twice_as_large() {
    nothing_is_wrong_at(SIZES[3]);
}

#[test]
fn at_1024_by_768_with_the_largest_letters() {
    nothing_is_wrong_at(SIZES[4]);
}
