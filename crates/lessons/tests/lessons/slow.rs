//! The slow proof: it finds out what is wrong, and says the same of what is shipped as the other one.

use super::proofs::PUZZLE;
use super::{all, sound};
use ludoteca_games::CATALOGUE;
use ludoteca_lessons::harvest::MOST_TRIED;
use ludoteca_lessons::prove::Disproof;
use ludoteca_lessons::prove::slow::prove_slowly;
use ludoteca_lessons::{Goal, Kind};
use std::collections::BTreeMap;

/// Positions tried of each puzzle made by hand; `ludoteca puzzle prove --slow` tries as many as are needed.
const SAMPLE: u64 = 20_000;

#[test]
fn what_is_not_right_is_found_out_slowly() {
    let wrong = |part: &str, by: &str| prove_slowly(&sound(&PUZZLE.replace(part, by)).exercises[0], MOST_TRIED).wrong;
    assert_eq!(wrong("", ""), None);
    assert_eq!(wrong("d5-c6 d5-e6", "d5-c6"), Some(Disproof::Missing(vec!["d5-e6".to_owned()])));
    assert_eq!(wrong("d5-c6 d5-e6", "d5-c6 d5-e6 d5-d6"), Some(Disproof::NotRight(vec!["d5-d6".to_owned()])));
    assert_eq!(wrong("win 2", "win 3"), Some(Disproof::Nearer(2)));
    assert_eq!(wrong("2. c6-d7", "2. c6-d7 (2. g1-g2)"), Some(Disproof::Step("g1-g2".to_owned())));
    assert_eq!(prove_slowly(&sound(PUZZLE).exercises[0], 3).wrong, Some(Disproof::TooLong));
}

#[test]
fn puzzles_that_take_little_are_proved_slowly_in_every_game() {
    let mut proved: BTreeMap<&str, usize> = BTreeMap::new();
    for deck in all().into_iter().filter(|deck| deck.kind == Kind::Puzzles) {
        let claims = (1..).zip(&deck.exercises).filter(|(_, exercise)| exercise.goal != Goal::Play);
        for (number, exercise) in claims {
            match prove_slowly(exercise, SAMPLE).wrong {
                None => *proved.entry(exercise.game.info.id).or_default() += 1,
                wrong => assert_eq!(wrong, Some(Disproof::TooLong), "{} {number}", deck.id),
            }
        }
    }
    for entry in CATALOGUE {
        assert!(proved.get(entry.info.id) >= Some(&6), "{}: {proved:?}", entry.info.id);
    }
}

#[test]
fn every_puzzle_that_was_found_is_proved_slowly() {
    for deck in all().into_iter().filter(|deck| deck.id.ends_with("-found-puzzles")) {
        for (number, exercise) in (1..).zip(&deck.exercises) {
            assert_eq!(prove_slowly(exercise, MOST_TRIED).wrong, None, "{} {number}", deck.id);
        }
    }
}
