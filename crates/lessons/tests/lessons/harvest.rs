//! Puzzles out of games: the same wishes give the same ones, and each is what the stated measure promises.

use super::{all, sound};
use ludoteca_games::{catalogue, find};
use ludoteca_lessons::harvest::{LEAST_ORDERS, MOST_TRIED, Wanted, harvest, harvest_games};
use ludoteca_lessons::prove::prove;
use ludoteca_lessons::prove::slow::prove_slowly;
use ludoteca_lessons::{Deck, Exercise, Goal, Kind, write};
use ludoteca_rules::session::Session;
use ludoteca_rules::{Entry, Options};
use ludoteca_words::Language;

const FEW: Wanted = Wanted { puzzles: 3, games: 20, seed: 1, opening: 2, nodes: 10_000 };

fn rastros() -> &'static Entry {
    find("rastros").expect("one of the ten")
}

fn found(wanted: &Wanted, known: &[Exercise]) -> Option<Deck> {
    harvest(rastros(), &Options::defaults(rastros().info.options), wanted, known)
}

fn harvested() -> Deck {
    found(&FEW, &[]).expect("something is found")
}

/// The record of a game that begins with a puzzle and goes on with this order.
fn play(exercise: &Exercise, order: &str) -> Box<dyn Session> {
    let position = exercise.position.clone().expect("a puzzle has a position");
    let text = format!("[Game \"{}\"]\n[Position \"{position}\"]\n1. {order}\n", exercise.game.info.id);
    ludoteca_record::read(&text, &catalogue()).expect("a record")
}

#[test]
fn the_same_wishes_give_the_same_deck_and_another_seed_another() {
    let text = write(&harvested());
    assert_eq!(write(&harvested()), text);
    let other = found(&Wanted { seed: 2, ..FEW }, &[]).expect("something is found");
    assert_ne!(write(&other), text);
}

#[test]
fn each_is_proved_twice_and_not_trivial_and_the_easier_ones_come_first() {
    let deck = sound(&write(&harvested()));
    assert_eq!((deck.id.as_str(), deck.kind, deck.exercises.len()), ("rastros-found-puzzles", Kind::Puzzles, 3));
    assert!(deck.exercises.is_sorted_by_key(|exercise| exercise.goal.ease()));
    for exercise in &deck.exercises {
        assert_eq!(prove(exercise, FEW.nodes).wrong, None);
        assert_eq!(prove_slowly(exercise, MOST_TRIED).wrong, None);
        assert!(exercise.goal != Goal::Win(Some(1)) && exercise.orders().len() >= LEAST_ORDERS);
        assert!(exercise.answers.len() < exercise.orders().len());
    }
}

/// Where both decide at once, a file asks the first side, and so must a puzzle.
#[test]
fn puzzles_of_a_game_in_which_both_order_at_once_can_be_read() {
    let game = find("apocalypse").expect("one of the ten");
    let wanted = Wanted { puzzles: 2, games: 30, ..FEW };
    let found = harvest(game, &Options::defaults(game.info.options), &wanted, &[]).expect("something is found");
    assert_eq!(sound(&write(&found)).exercises.len(), found.exercises.len());
}

#[test]
fn what_is_known_is_not_found_again() {
    let first = harvested();
    let again = found(&FEW, &first.exercises);
    let positions =
        |deck: &Deck| -> Vec<_> { deck.exercises.iter().map(|exercise| exercise.position.clone()).collect() };
    let known = positions(&first);
    assert!(again.is_none_or(|deck| positions(&deck).iter().all(|position| !known.contains(position))));
}

#[test]
fn a_game_of_people_gives_what_was_missed_in_it() {
    let exercise = harvested().exercises.remove(0);
    let orders = exercise.orders();
    let wrong = orders.iter().find(|order| !exercise.answers.contains(order)).expect("not every order is right");
    let deck = harvest_games(rastros(), vec![play(&exercise, wrong)], &FEW, &[]).expect("it is found again");
    let [missed] = &deck.exercises[..] else { panic!("{deck:?}") };
    assert_eq!(
        (&missed.position, missed.goal, &missed.answers),
        (&exercise.position, exercise.goal, &exercise.answers)
    );
    assert_eq!(missed.well.exactly(Language::En), format!("In the game this was missed: {wrong} was played."));
    // Who found it is not told that it was missed.
    let deck = harvest_games(rastros(), vec![play(&exercise, &exercise.answers[0])], &FEW, &[]).expect("it is found");
    assert!(deck.exercises[0].well.is_empty());
    // A game of another kind gives nothing.
    let other = find("avanco").expect("one of the ten");
    assert!(harvest_games(other, vec![play(&exercise, wrong)], &FEW, &[]).is_none());
}

/// None is won at once or has too few orders, and the easier ones come first.
#[test]
fn what_is_shipped_is_what_the_measure_promises() {
    for deck in all().into_iter().filter(|deck| deck.id.ends_with("-found-puzzles")) {
        assert!(deck.exercises.is_sorted_by_key(|exercise| exercise.goal.ease()), "{}", deck.id);
        for (number, exercise) in (1..).zip(&deck.exercises) {
            assert!(exercise.goal != Goal::Win(Some(1)), "{} {number}", deck.id);
            assert!(exercise.orders().len() >= LEAST_ORDERS, "{} {number}", deck.id);
        }
    }
}
