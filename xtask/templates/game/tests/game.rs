//! @NAME@ as a part of Ludoteca.

use @CRATE@::@TYPE@;
use ludoteca::games::Games;
use ludoteca_lessons::prove::prove;
use ludoteca_lessons::{shipped};
use ludoteca_lessons::{read};
use ludoteca_rules::laws::{check_random_game, check_session};
use ludoteca_rules::session::GameSession;
use ludoteca_rules::walk::perft;
use ludoteca_rules::{Catalogue, Game, Options, Rules, Seat, Text, random};
use ludoteca_words::{Language, Words};

fn catalogue() -> Catalogue {
    Games::all().with(@CRATE@::plugin).catalogue()
}

fn options() -> Options {
    Options::defaults(@TYPE@::INFO.options)
}

#[test]
fn the_laws_hold() {
    let words = Language::ALL.map(|language| Words::new(language, &catalogue()));
    let say = |text: &Text| words.iter().for_each(|words| assert!(words.has(text.key), "{}", text.key));
    let start = @TYPE@::start(&options(), Seat(0));
    for seed in 0..10 {
        check_random_game::<@TYPE@>(&start, 200, &mut random::generator(seed), |_, _| 1, say);
    }
    check_session::<@TYPE@>(GameSession::new(options(), None), &["b2", "a1", "c3"].map(str::to_owned));
}

#[test]
fn perft_gives_the_known_counts() {
    let start = @TYPE@::start(&options(), Seat(0));
    for (depth, count) in [(1, 9), (2, 72), (3, 504)] {
        assert_eq!(perft::perft::<@TYPE@>(&start, depth, perft::Leaves::Bulk), count);
    }
}

#[test]
fn it_is_on_the_shelf_and_everything_is_said_in_three_languages() {
    let entry = catalogue().find("@ID@").expect("it is on the shelf");
    assert!(Games::new([@CRATE@::plugin as fn(&mut bevy::app::App)]).looks().of(entry.info.id).is_some());
    let keys = ["game-@ID@", "game-@ID@-line", "begin-@ID@", "kind-@ID@-0", "card-@ID@-goal", "card-@ID@-end"];
    let reasons: Vec<String> = entry.info.reasons.iter().map(|reason| format!("reason-{reason}")).collect();
    for language in Language::ALL {
        let words = Words::new(language, &catalogue());
        for key in keys.into_iter().chain(reasons.iter().map(String::as_str)) {
            assert!(words.has(key), "{key} in {}", language.tag());
        }
    }
}

#[test]
fn its_lesson_is_proved() {
    let catalogue = catalogue();
    let source = shipped::find(&catalogue, "@ID@").expect("it is shipped");
    let deck = read(source.text, &catalogue).unwrap_or_else(|faults| panic!("{faults:?}"));
    for exercise in &deck.exercises {
        let found = prove(exercise, 100_000);
        assert_eq!(found.wrong, None, "line {}: {:?}", exercise.line, found.answers);
    }
}
