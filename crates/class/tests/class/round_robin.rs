//! Everyone meets everyone.

use super::{everyone_once, met, roles, sheet};
use ludoteca_class::{Outcome, System};

#[test]
fn everyone_meets_everyone_and_begins_half_of_the_time() {
    for pupils in 2..=64 {
        for twice in [false, true] {
            let mut sheet = sheet(System::RoundRobin { twice }, pupils, pupils as u64);
            let planned = sheet.planned().expect("it is known");
            let all: Vec<usize> = (0..pupils).collect();
            for _ in 0..planned {
                sheet.pair().expect("there is a round");
                assert!(everyone_once(&sheet, &all), "{pupils}");
                for pupil in 0..pupils {
                    let (began, second, byes) = roles(&sheet, pupil);
                    assert!((began - second).abs() <= 2, "{pupils}: {began} and {second} on the way");
                    assert!(byes <= if twice { 2 } else { 1 });
                }
            }
            assert_eq!(sheet.pair().expect_err("all are played").key, "class-over");
            for one in 0..pupils {
                let (began, second, byes) = roles(&sheet, one);
                assert!((began - second).abs() <= 1, "{pupils}: {began} and {second}");
                assert_eq!(byes, if pupils % 2 == 0 { 0 } else { 1 + usize::from(twice) });
                for other in (0..pupils).filter(|other| *other != one) {
                    assert_eq!(met(&sheet, one, other), 1 + usize::from(twice), "{pupils}: {one} and {other}");
                }
            }
        }
    }
}

#[test]
fn the_second_time_the_other_one_begins() {
    let mut sheet = sheet(System::RoundRobin { twice: true }, 7, 3);
    for _ in 0..14 {
        sheet.pair().expect("there is a round");
    }
    for one in 0..7 {
        for other in (0..7).filter(|other| *other != one) {
            let began =
                sheet.rounds().iter().flatten().filter(|pairing| (pairing.first, pairing.second) == (one, Some(other)));
            assert_eq!(began.count(), 1);
        }
    }
}

#[test]
fn whoever_went_home_loses_without_a_game() {
    let mut sheet = sheet(System::RoundRobin { twice: false }, 6, 9);
    sheet.pair().expect("a round");
    sheet.set_withdrawn(2, true).expect("a pupil");
    sheet.set_withdrawn(5, true).expect("a pupil");
    for _ in 1..5 {
        for pairing in sheet.pair().expect("a round").iter() {
            let gone = |pupil| [1, 4].contains(&pupil);
            let second = pairing.second.expect("an even number");
            assert!(!(gone(pairing.first) && gone(second)), "two who are not there are not paired");
            let expected = match (gone(pairing.first), gone(second)) {
                (true, _) => Outcome::SecondByForfeit,
                (_, true) => Outcome::FirstByForfeit,
                _ => Outcome::Open,
            };
            assert_eq!(pairing.outcome, expected);
        }
    }
}

#[test]
fn the_whole_plan_can_be_made_at_once_and_follows_from_the_seed() {
    let plan = |seed| {
        let mut sheet = sheet(System::RoundRobin { twice: false }, 10, seed);
        while sheet.pair().is_ok() {}
        sheet.rounds().to_vec()
    };
    assert_eq!(plan(1).len(), 9);
    assert_eq!(plan(1), plan(1));
    assert_ne!(plan(1), plan(2));
}
