//! The lessons and puzzles of the program: complete, short, and solved by their main lines.

use super::{all, own_order};
use ludoteca_games::{CATALOGUE, catalogue};
use ludoteca_lessons::read;
use ludoteca_lessons::{Answer, Course, Goal, Hint, Kind, LONGEST, shipped};
use ludoteca_rules::Arg;
use ludoteca_words::{Language, Words};
use std::collections::BTreeSet;
use std::sync::Arc;

#[test]
fn every_deck_is_in_its_place() {
    let catalogue = catalogue();
    for source in shipped::all(&catalogue) {
        let deck = read(source.text, &catalogue).unwrap_or_else(|faults| panic!("{}: {faults:?}", source.id));
        assert_eq!(deck.id, source.id);
        assert_eq!(shipped::find(&catalogue, source.id), Some(source));
        let games: BTreeSet<&str> = deck.exercises.iter().map(|exercise| exercise.game.info.id).collect();
        assert_eq!(games.len(), 1, "{}: {games:?}", deck.id);
    }
    assert_eq!(shipped::find(&catalogue, "no-such-deck"), None);
}

#[test]
fn every_game_has_its_lessons_and_puzzles() {
    let decks = all();
    for entry in CATALOGUE {
        let id = entry.info.id;
        let of = |kind: Kind| decks.iter().filter(move |deck| deck.kind == kind && deck.exercises[0].game == entry);
        let lessons = if ["gatos-caes", "sapiens"].contains(&id) { 2 } else { 1 };
        assert_eq!(of(Kind::Lesson).count(), lessons, "{id}");
        assert!(of(Kind::Lesson).all(|deck| (2..=8).contains(&deck.exercises.len())), "{id}");
        assert!(of(Kind::Puzzles).map(|deck| deck.exercises.len()).sum::<usize>() >= 10, "{id}");
        // No position twice.
        let puzzles = of(Kind::Puzzles).flat_map(|deck| &deck.exercises);
        let positions: Vec<_> = puzzles.map(|exercise| exercise.position.clone()).collect();
        assert_eq!(positions.iter().collect::<BTreeSet<_>>().len(), positions.len(), "{id}");
    }
}

#[test]
fn every_text_is_there_in_every_language_and_short() {
    for deck in all() {
        for language in Language::ALL {
            assert!(!deck.title.exactly(language).is_empty() && deck.title.exactly(language).chars().count() <= 60);
            for exercise in &deck.exercises {
                let words = exercise.say.exactly(language);
                assert!(!words.is_empty() && words.chars().count() <= LONGEST, "{}: {words}", deck.id);
                assert!(
                    deck.kind == Kind::Puzzles || !exercise.hint.exactly(language).is_empty(),
                    "{}: {words}",
                    deck.id
                );
                // Whatever the rules allow and the step does not ask for is told by its author why.
                let orders = exercise.begin().asked().iter().next().map(|seat| exercise.begin().orders(seat).len());
                let can_be_wrong = orders.is_some_and(|orders| orders > exercise.answers.len());
                let why = exercise.why.exactly(language);
                assert!(
                    exercise.goal != Goal::Play || !can_be_wrong || !why.is_empty() && why != words,
                    "{}: {words}",
                    deck.id
                );
                for step in exercise.steps.all.iter().filter(|step| !step.comment.is_empty()) {
                    assert!(!step.comment.exactly(language).is_empty(), "{}: {}", deck.id, step.played);
                }
            }
        }
    }
}

#[test]
fn whoever_is_wrong_twice_is_told_where_to_look() {
    for deck in all() {
        for exercise in &deck.exercises {
            let hint = Hint::of(exercise, &[]).unwrap_or_else(|| panic!("{} {}: no hint", deck.id, exercise.line));
            let Hint::Where(text) = &hint else { continue };
            let [(_, Arg::Plain(place))] = &text.args[..] else { panic!("{text:?}") };
            let fits = |order: &String| {
                let order = order.trim_start_matches(|sign: char| sign.is_ascii_uppercase());
                order.starts_with(place.as_str())
            };
            assert!(exercise.answers.iter().any(fits), "{} {}: {place}", deck.id, exercise.line);
            let whole = exercise.answers.iter().any(|answer| answer == place);
            assert!(!whole, "{} {}: the hint is the answer", deck.id, exercise.line);
            for language in Language::ALL {
                assert!(hint.within(&Words::new(language, &catalogue())).contains(place.as_str()));
            }
        }
    }
}

#[test]
fn every_step_of_a_lesson_has_a_short_name_in_every_language() {
    for deck in all().into_iter().filter(|deck| deck.kind == Kind::Lesson) {
        for exercise in &deck.exercises {
            for language in Language::ALL {
                let name = exercise.name.exactly(language);
                assert!((1..=22).contains(&name.chars().count()), "{} {}: {name}", deck.id, exercise.line);
            }
        }
    }
}

#[test]
fn the_nearest_wins_come_first() {
    for deck in all().into_iter().filter(|deck| deck.kind == Kind::Puzzles) {
        let moves: Vec<u32> = deck
            .exercises
            .iter()
            .filter_map(|exercise| if let Goal::Win(moves) = exercise.goal { moves } else { None })
            .collect();
        assert!(moves.is_sorted(), "{}: {moves:?}", deck.id);
        assert!(moves.iter().all(|moves| (1..=5).contains(moves)), "{}: {moves:?}", deck.id);
    }
}

#[test]
fn every_exercise_is_solved_by_its_main_line() {
    for deck in all() {
        let mut course = Course::new(Arc::new(deck));
        loop {
            let name = format!("{} {}", course.deck().id, course.place() + 1);
            while !course.is_done() {
                let steps = &course.exercise().steps;
                let here = steps.find(course.line()).unwrap_or_else(|| panic!("{name}: off the main line"));
                let next = steps.right(here).next().unwrap_or_else(|| panic!("{name}: no move at {:?}", course.line()));
                let played = steps.all[next].played.clone();
                let order = own_order(&*course.play_here(), course.exercise().side, &played);
                let answer = course.play(&order);
                assert!(matches!(answer, Some(Answer::Right { .. })), "{name}: {order}: {answer:?}");
            }
            if !course.go_on() {
                break;
            }
        }
    }
}

#[test]
fn every_exercise_refuses_a_wrong_move() {
    for deck in all() {
        let mut course = Course::new(Arc::new(deck));
        loop {
            let name = format!("{} {}", course.deck().id, course.place() + 1);
            let play = course.play_here();
            let seat = play.asked().iter().next().expect("somebody is asked");
            let answers = course.exercise().answers.clone();
            let wrong = play.orders(seat).into_iter().find(|order| !answers.contains(order));
            for order in wrong.into_iter().chain(["zz".to_owned()]) {
                let answer = course.play(&order);
                assert!(matches!(answer, Some(Answer::Wrong { .. })), "{name}: {order}: {answer:?}");
            }
            assert!(course.line().is_empty() && course.wrong() >= 1, "{name}");
            if !course.go_on() {
                break;
            }
        }
    }
}
