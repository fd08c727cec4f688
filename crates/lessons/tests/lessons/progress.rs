//! What was solved is kept, and a damaged file loses nothing.

use ludoteca_lessons::{ExerciseResult, Progress};

fn done(deck: &str, exercise: usize, solved: bool, tries: u32) -> ExerciseResult {
    ExerciseResult { deck: deck.to_owned(), exercise, solved, tries }
}

#[test]
fn it_is_read_as_it_is_written() {
    let mut progress = Progress::default();
    for done in [done("b", 0, true, 1), done("a", 2, false, 3), done("a", 10, true, 2), done("a", 3, false, 0)] {
        progress.note(&done);
    }
    let text = progress.to_string();
    assert_eq!(text, "a 3 open 3\na 11 solved 2\nb 1 solved 1\n");
    assert_eq!(Progress::read(&text), Ok((progress, Vec::new())));
}

#[test]
fn what_is_solved_stays_solved() {
    let mut progress = Progress::default();
    progress.note(&done("a", 0, false, 2));
    progress.note(&done("a", 0, true, 3));
    progress.note(&done("a", 0, false, 7));
    progress.note(&done("a", 0, true, 1));
    assert_eq!((progress.of("a", 0), progress.of("a", 1)), ((true, 3), (false, 0)));
}

#[test]
fn damaged_lines_are_said_and_kept() {
    let text = "\u{feff}a 1 solved 2\nb 0 solved 1\n\nnonsense\n\
                c 1 open\nd 1 open 2 3\r\ne 99999999999999999999 open 1\nf 2 open 1\n";
    let (mut progress, damaged) = Progress::read(text).expect("this form");
    assert_eq!(damaged, [2, 4, 5, 6, 7]);
    assert_eq!((progress.of("a", 0), progress.of("f", 1)), ((true, 2), (false, 1)));
    progress.note(&done("g", 0, true, 1));
    let written = progress.to_string();
    for line in ["b 0 solved 1", "nonsense", "c 1 open", "d 1 open 2 3", "e 99999999999999999999 open 1"] {
        assert!(written.lines().any(|known| known == line), "{written}");
    }
    assert_eq!(Progress::read(&written).expect("this form").0, progress);
    let most = format!("a {} solved {}\n", usize::MAX, u32::MAX);
    let (most, damaged) = Progress::read(&most).expect("this form");
    assert!(damaged.is_empty() && !most.to_string().is_empty());
}

#[test]
fn what_was_tried_wrongly_before_it_was_solved_is_remembered_for_a_teacher() {
    let catalogue = ludoteca_games::catalogue();
    let deck = ludoteca_lessons::shipped::decks(&catalogue).expect("they are proved").swap_remove(0);
    let mut progress = Progress::default();
    for order in ["w1", "w2", "w3", "w4", "w5", "w6"] {
        progress.note_wrong(&deck.id, 1, order, false);
    }
    progress.note_help(&deck.id, 1);
    progress.note(&done(&deck.id, 1, true, 7));
    progress.note_wrong(&deck.id, 1, "late", true);
    progress.note_help(&deck.id, 2);
    progress.note(&done(&deck.id, 0, true, 1));
    progress.note_help(&deck.id, 0);
    let work = progress.work(&deck);
    assert_eq!(
        work.exercises()[1].wrong,
        ["w1", "w2", "w3", "w4", "w5"],
        "the first ones, and none after it was solved"
    );
    assert!(work.exercises()[1].helped && work.exercises()[1].solved);
    assert!(work.exercises()[0].solved && !work.exercises()[0].helped, "no help is needed any more");
    assert!(work.exercises()[2].helped && !work.exercises()[2].solved);
    // Nothing of it is lost in the file, and another copy of it adds nothing.
    let text = progress.to_string();
    let (mut again, damaged) = Progress::read(&text).expect("this form");
    assert_eq!((again.to_string(), damaged), (text, Vec::new()));
    again.merge(&progress);
    assert_eq!(again, progress);
}
