//! What cannot be done is refused with a sentence, and the sheet stays as it was.

use super::{decide, sheet};
use ludoteca_class::{Outcome, System, Tournament};
use ludoteca_rules::{Text, random};

/// The key of the sentence with which something is refused that changes nothing.
fn refused<T: std::fmt::Debug>(
    sheet: &mut Tournament,
    change: impl FnOnce(&mut Tournament) -> Result<T, Text>,
) -> &'static str {
    let before = sheet.clone();
    let key = change(sheet).expect_err("it cannot be done").key;
    assert_eq!(*sheet, before);
    key
}

#[test]
fn names_are_there_short_and_different() {
    let swiss = System::Swiss { rounds: 3 };
    assert_eq!(Tournament::new(" ", "g", swiss, 1).expect_err("no name").key, "class-name-empty");
    let mut sheet = sheet(swiss, 2, 1);
    sheet.rename(1, "Zé  Maria").expect("a name");
    assert_eq!(sheet.pupils()[0].name, "Zé Maria");
    assert_eq!(refused(&mut sheet, |sheet| sheet.add("ZÉ maria ")), "class-name-twice");
    assert_eq!(refused(&mut sheet, |sheet| sheet.rename(2, "zé Maria")), "class-name-twice");
    assert_eq!(sheet.rename(1, "ZÉ MARIA"), Ok(()), "the own name is free");
    assert_eq!(refused(&mut sheet, |sheet| sheet.add("\n")), "class-name-empty");
    assert_eq!(refused(&mut sheet, |sheet| sheet.add("a\u{7}b")), "class-name-long");
    assert_eq!(refused(&mut sheet, |sheet| sheet.add(&"é".repeat(61))), "class-name-long");
    assert_eq!(sheet.add(&"é".repeat(60)), Ok(3));
}

#[test]
fn a_list_has_room_for_sixty_four() {
    let mut sheet = sheet(System::Swiss { rounds: 3 }, 64, 1);
    assert_eq!(refused(&mut sheet, |sheet| sheet.add("One more")), "class-full");
    for number in [0, 65, usize::MAX] {
        assert_eq!(refused(&mut sheet, |sheet| sheet.rename(number, "X")), "class-pupil");
        assert_eq!(refused(&mut sheet, |sheet| sheet.set_withdrawn(number, true)), "class-pupil");
    }
}

#[test]
fn rounds_come_one_after_the_other() {
    for system in [System::Swiss { rounds: 1 }, System::DoubleElimination, System::RoundRobin { twice: false }] {
        let mut sheet = sheet(system, 1, 1);
        assert_eq!(refused(&mut sheet, Tournament::undo), "class-no-round");
        assert_eq!(refused(&mut sheet, |sheet| sheet.pair().map(<[_]>::len)), "class-few");
        assert_eq!(refused(&mut sheet, |sheet| sheet.set_result(1, 1, Outcome::First)), "class-round");
        sheet.add("Two").expect("room");
        sheet.pair().expect("a round");
        let again = refused(&mut sheet, |sheet| sheet.pair().map(<[_]>::len));
        assert_eq!(again, if system == System::DoubleElimination { "class-missing" } else { "class-over" });
        for (round, board, outcome, key) in [
            (0, 1, Outcome::First, "class-round"),
            (2, 1, Outcome::First, "class-round"),
            (1, 0, Outcome::First, "class-board"),
            (1, 2, Outcome::First, "class-board"),
            (1, 1, Outcome::Bye, "class-not-bye"),
        ] {
            assert_eq!(refused(&mut sheet, |sheet| sheet.set_result(round, board, outcome)), key);
        }
        if !matches!(system, System::Swiss { .. }) {
            assert_eq!(refused(&mut sheet, |sheet| sheet.add("Late")), "class-late");
        }
        sheet.undo().expect("a round");
        assert_eq!(sheet.rounds().len(), 0);
    }
    let mut sheet = sheet(System::Swiss { rounds: 2 }, 3, 1);
    sheet.pair().expect("a round");
    assert_eq!(refused(&mut sheet, |sheet| sheet.pair().map(<[_]>::len)), "class-missing");
    assert_eq!(refused(&mut sheet, |sheet| sheet.set_result(1, 2, Outcome::First)), "class-bye-stays");
}

#[test]
fn systems_and_results_are_read_as_they_are_written() {
    for text in ["round-robin", "double-round-robin", "swiss 1", "swiss 63", "double-elimination"] {
        assert_eq!(System::parse(text).expect("a system").to_string(), text);
    }
    for (text, key) in [("swiss", "class-swiss-rounds"), ("swiss 0", "class-swiss-rounds"), ("", "class-system")] {
        assert_eq!(System::parse(text).expect_err("no system").key, key);
    }
    for text in ["*", "1-0", "0-1", "½-½", "1-0f", "0-1f", "0-0f", "bye"] {
        assert_eq!(Outcome::parse(text).expect("a result").text(), text);
    }
    for text in ["½", "1/2", "=", "0.5-0.5"] {
        assert_eq!(Outcome::parse(text), Ok(Outcome::Draw));
    }
    assert_eq!(Outcome::parse("2-0").expect_err("no result").key, "class-result");
}

#[test]
fn a_tournament_is_over_when_every_round_has_its_results() {
    let mut sheet = sheet(System::Swiss { rounds: 2 }, 4, 1);
    for _ in 0..2 {
        assert!(!sheet.is_over());
        sheet.pair().expect("a round");
        assert!(!sheet.is_over());
        decide(&mut sheet, &mut random::generator(1), &[Outcome::Draw]);
    }
    assert!(sheet.is_over());
    sheet.set_result(1, 2, Outcome::Open).expect("taken back");
    assert_eq!((sheet.is_over(), sheet.missing()), (false, Some((1, 2))));
}
