//! Sheets as text, and lists of names.

use super::{decide, sheet};
use ludoteca_class::names::names;
use ludoteca_class::{Outcome, System, Tournament};
use ludoteca_rules::random;

const OUTCOMES: [Outcome; 3] = [Outcome::First, Outcome::Second, Outcome::FirstByForfeit];

/// Tournaments of every kind, some of them in the middle of a round.
fn some() -> Vec<Tournament> {
    let mut rng = random::generator(12);
    let systems = [
        System::RoundRobin { twice: false },
        System::RoundRobin { twice: true },
        System::Swiss { rounds: 4 },
        System::DoubleElimination,
    ];
    let mut made = Vec::new();
    for number in 0..200 {
        let mut sheet = sheet(systems[number % 4], random::below(&mut rng, 20), u64::MAX - number as u64);
        for _ in 0..random::below(&mut rng, 5) {
            if sheet.pair().is_ok() && random::below(&mut rng, 5) > 0 {
                decide(&mut sheet, &mut rng, &OUTCOMES);
            }
            let _ = sheet.set_withdrawn(1 + random::below(&mut rng, 20), true);
        }
        made.push(sheet);
    }
    made
}

#[test]
fn a_sheet_is_read_as_it_was_written() {
    for sheet in some() {
        let text = sheet.to_string();
        assert_eq!(Tournament::read(&text).as_ref(), Ok(&sheet), "{text}");
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(Tournament::read(&windows), Ok(sheet), "{text}");
    }
}

#[test]
fn the_form_is_this() {
    let mut sheet = Tournament::new(" Spring   cup ", "rastros", System::Swiss { rounds: 5 }, 7).expect("a name");
    for name in ["Ana", "Rui", "Zé  d'Água"] {
        sheet.add(name).expect("room");
    }
    sheet.set_withdrawn(2, true).expect("a pupil");
    sheet.add("Eva").expect("room");
    sheet.pair().expect("a round");
    sheet.set_result(1, 1, Outcome::Draw).expect("a board");
    let text = sheet.to_string();
    let (head, boards) = text.split_once("\nRound 1\n").expect("a round");
    assert_eq!(
        head,
        "Ludoteca class 1\nName: Spring cup\nGame: rastros\nSystem: swiss 5\nSeed: 7\n\nPupils\n\
         1 here Ana\n2 gone Rui\n\
         3 here Zé d'Água\n4 here Eva\n"
    );
    assert!(boards.starts_with("1: ") && boards.contains(" ½-½\n2: ") && boards.ends_with(" bye\n\nEnd\n"), "{boards}");
}

const WHOLE: &str = "Ludoteca class 1\nName: T\nGame: g\nSystem: swiss 5\nSeed: 7\n\nPupils\n\
    1 here Ana\n2 here Rui\n3 here Zé\n\
    \nRound 1\n1: 3-2 1-0\n2: 1 bye\n\nEnd\n";

#[test]
fn a_damaged_sheet_names_line_and_reason() {
    assert!(Tournament::read(WHOLE).is_ok());
    for (from, to, line, problem) in [
        ("class 1", "class 0", 1, "class-expected"),
        ("class 1", "class -2", 1, "class-expected"),
        ("Name: T", "Name:", 2, "class-name-empty"),
        ("Game:", "Gane:", 3, "class-expected"),
        ("swiss 5", "swiss 64", 4, "class-swiss-rounds"),
        ("swiss 5", "Swiss", 4, "class-system"),
        ("Seed: 7", "Seed: -7", 5, "class-expected"),
        ("Pupils", "Pupil", 7, "class-expected"),
        ("1 here Ana", "2 here Ana", 8, "class-expected"),
        ("2 here Rui", "2 away Rui", 9, "class-expected"),
        ("2 here Rui", "2 here ana", 9, "class-name-twice"),
        ("3 here Zé", "3 here", 10, "class-expected"),
        ("Round 1", "Round 2", 12, "class-expected"),
        ("1: 3-2 1-0", "", 14, "class-expected"),
        ("1: 3-2 1-0", "1: 3-2 2-0", 13, "class-result"),
        ("1: 3-2 1-0", "1: 3-2 bye", 13, "class-not-bye"),
        ("1: 3-2 1-0", "1: 3-4 1-0", 13, "class-pupil"),
        ("1: 3-2 1-0", "1: 3-0 1-0", 13, "class-pupil"),
        ("1: 3-2 1-0", "1: 3-3 1-0", 13, "class-twice"),
        ("1: 3-2 1-0", "1 3-2 1-0", 13, "class-expected"),
        ("2: 1 bye", "2: 3 bye", 14, "class-twice"),
        ("2: 1 bye", "2: 1 1-0", 14, "class-bye-stays"),
        ("\nEnd\n", "", 15, "class-cut"),
        ("End", "End\nmore", 17, "class-after"),
        ("swiss 5", "swiss 1\n", 0, ""),
    ] {
        let damaged = WHOLE.replacen(from, to, 1);
        assert_ne!(damaged, WHOLE);
        match Tournament::read(&damaged) {
            Ok(_) => assert_eq!(line, 0, "{damaged}"),
            Err(text) => {
                assert!(
                    text.to_string().starts_with(&format!("class-line line={line} problem=({problem}")),
                    "{text}: {from} → {to}"
                );
            }
        }
    }
    assert!(Tournament::read(&WHOLE.replace("class 1", "class 2")).is_err_and(|text| text.is_newer_form()));
    let many = WHOLE.replace("swiss 5", "swiss 1").replace("End", "Round 2\n1: 2-1 *\nEnd");
    assert!(Tournament::read(&many).expect_err("a round too many").to_string().contains("class-over"));
}

#[test]
fn a_sheet_that_was_cut_off_is_never_taken_for_a_whole_one() {
    for sheet in some().iter().take(24) {
        let text = sheet.to_string();
        let end = text.trim_end().len();
        for cut in (0..end).filter(|cut| text.is_char_boundary(*cut)) {
            assert!(Tournament::read(&text[..cut]).is_err(), "{}", &text[..cut]);
        }
    }
}

#[test]
fn a_sheet_with_random_damage_is_read_whole_or_refused() {
    let mut rng = random::generator(31);
    let mut refused = 0;
    let sheets: Vec<String> = some().iter().map(ToString::to_string).collect();
    for number in 0..20_000 {
        let mut bytes = sheets[number % sheets.len()].clone().into_bytes();
        for _ in 0..1 + random::below(&mut rng, 3) {
            let place = random::below(&mut rng, bytes.len());
            match random::below(&mut rng, 3) {
                0 => drop(bytes.remove(place)),
                1 => bytes[place] = b" \n:-0129*bhgE"[random::below(&mut rng, 13)],
                _ => bytes.insert(place, b" \n:-0129*bhgE"[random::below(&mut rng, 13)]),
            }
        }
        match Tournament::read(&String::from_utf8_lossy(&bytes)) {
            Err(text) => {
                // A digit more in the first line is the number of a later form.
                assert!(text.key == "class-line" || text.is_newer_form(), "{text}");
                refused += 1;
            }
            // What is read can be worked with.
            Ok(mut sheet) => {
                assert_eq!(Tournament::read(&sheet.to_string()).as_ref(), Ok(&sheet));
                let _ = sheet.pair();
                assert_eq!(ludoteca_class::standings::standings(&sheet).len(), sheet.pupils().len());
            }
        }
    }
    assert!((8000..19_000).contains(&refused), "{refused}");
}

#[test]
fn names_stand_one_a_line_or_in_a_table_with_a_heading() {
    let read = |text: &str| names(text).map_err(|text| text.to_string());
    let three = Ok(vec!["Ana".to_owned(), "Silva, Rui".to_owned(), "Zé".to_owned()]);
    assert_eq!(read("Ana\nSilva, Rui\n\nZé"), three);
    assert_eq!(read("\u{feff}Ana\r\nSilva, Rui\r\nZé\r\n"), three);
    assert_eq!(read("number,name\r\n1,Ana\r\n2,\"Silva, Rui\"\r\n3,Zé\r\n"), three);
    assert_eq!(read("\u{feff}N.º;Nome;Turma\n1;Ana;A\n2;Silva, Rui;A\n3;Zé;B"), three);
    assert_eq!(read("turma\tALUNO\nA\tAna\nA\t\"Silva, Rui\"\nB\n\nC\tZé\n"), three);
    assert_eq!(read("name\nsays \"\n"), Ok(vec!["says \"".to_owned()]), "a single column is a table too");
    assert!(read("Ana\n2;Rui\n").is_err_and(|text| text.starts_with("class-line line=2 problem=(class-names-table")));
    for nothing in ["", "\n \n", "name\n", "Nome;Turma\n;A\n"] {
        assert_eq!(read(nothing), Err("class-names-none".to_owned()), "{nothing:?}");
    }
}
