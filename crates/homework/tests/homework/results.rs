//! The file of homework: read, written, merged, damaged, newer.

use super::{deck, tried, work};
use ludoteca_homework::Homework;
use ludoteca_lessons::Work;

/// What somebody tried, as the lines of the file say it.
fn lines(homework: &Homework) -> Vec<String> {
    let text = homework.to_string();
    text.lines().skip(1).take_while(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[test]
fn a_file_is_whole_and_comes_back() {
    let catalogue = ludoteca_games::catalogue();
    let deck = deck("avanco");
    let mut homework = Homework::new(deck.clone());
    let count = deck.exercises.len();
    homework.note("Ana  Maria | 2", &work(count, &[tried(true, false, &[]), tried(true, true, &["c3-c4", "d2-d3"])]));
    homework.note("Rui", &work(count, &[tried(false, true, &[]), tried(false, false, &["c3-c4"])]));
    homework.note("Zé\n3 solved | Eva", &work(count, &[tried(true, false, &["x"])]));
    homework.note("Nobody", &Work::new(count));
    assert_eq!(
        lines(&homework),
        [
            "1 solved | Ana Maria | 2",
            "2 solved-helped c3-c4 d2-d3 | Ana Maria | 2",
            "1 open-helped | Rui",
            "2 open c3-c4 | Rui",
            "1 solved x | Zé 3 solved | Eva",
        ]
    );
    let text = homework.to_string();
    let (again, damaged) = Homework::read(&text, &catalogue).expect("it was written");
    assert!(damaged.is_empty());
    assert_eq!(again.to_string(), text);
    assert_eq!(again.work("Ana Maria | 2"), homework.work("Ana Maria | 2"));
    assert_eq!(again.names().collect::<Vec<_>>(), ["Ana Maria | 2", "Rui", "Zé 3 solved | Eva"]);
    // From another system, with signs at its beginning.
    let (other, _) = Homework::read(&format!("\u{feff}{}", text.replace('\n', "\r\n")), &catalogue).expect("the same");
    assert_eq!(other.to_string(), text);
}

/// As version 0.1 of the program writes it. It never changes.
const FIRST_FORM: &str = r#"Ludoteca homework 1
1 solved | Ana Maria
2 solved-helped a1-b2 c3-d4 | Ana Maria
1 open d2-d3 | Rui
2 open-helped | Rui

[Deck "mine"]
[Kind "puzzles"]
[Title-pt-PT "Meus"]
[Title-pt-BR "Meus"]
[Title-en "Mine"]

[Game "avanco"]
[Control1 "human"]
[Control2 "human"]
[Goal "play"]
[Say-pt-PT "Avança."]
[Say-pt-BR "Avance."]
[Say-en "Go on."]
[Result "*"]

1. b2-b3 *

[Game "avanco"]
[Control1 "human"]
[Control2 "human"]
[Goal "play"]
[Say-pt-PT "Outra vez."]
[Say-pt-BR "De novo."]
[Say-en "Once more."]
[Result "*"]

1. c2-c3 *
"#;

#[test]
fn a_file_of_the_first_form_is_read_and_written_alike() {
    let (homework, damaged) = Homework::read(FIRST_FORM, &ludoteca_games::catalogue()).expect("its form is known");
    assert_eq!((homework.to_string().as_str(), damaged.len()), (FIRST_FORM, 0));
    assert_eq!(homework.work("Rui").exercises()[1], tried(false, true, &[]));
    assert_eq!(homework.work("Ana Maria").exercises()[1], tried(true, true, &["a1-b2", "c3-d4"]));
}

#[test]
fn what_was_solved_stays_solved_with_what_it_took() {
    let mut homework = Homework::new(deck("avanco"));
    let mut note = |known| {
        homework.note("Ana", &work(5, &[known]));
        homework.work("Ana").exercises()[0].clone()
    };
    assert_eq!(note(tried(false, false, &["?"])), tried(false, false, &["?"]));
    // The same move twice is two.
    assert_eq!(note(tried(false, false, &["a", "a"])), tried(false, false, &["a", "a"]));
    assert_eq!(note(tried(false, false, &["?"])), tried(false, false, &["a", "a"]));
    assert_eq!(note(tried(false, true, &["b"])), tried(false, true, &["a", "a", "b"]));
    assert_eq!(note(tried(true, false, &["a"])), tried(true, true, &["a", "a", "b"]));
    assert_eq!(note(tried(true, false, &[])), tried(true, true, &["a", "a", "b"]));
    assert_eq!(note(tried(false, false, &["c", "d", "e"])), tried(true, true, &["a", "a", "b"]));
    homework.note("Rui", &work(5, &[tried(false, false, &["a", "b c", "", "d", "e", "f", "g", "h"])]));
    assert_eq!(homework.work("Rui").exercises()[0].wrong, ["a", "d", "e", "f", "g"], "only what a line can hold");
}

#[test]
fn what_cannot_be_read_is_kept_and_told() {
    let catalogue = ludoteca_games::catalogue();
    let whole = Homework::new(deck("avanco")).to_string();
    let with = |lines: &str| whole.replacen('\n', &format!("\n{lines}\n"), 1);
    let strange =
        ["1 dreamed | Ana", "0 solved | Ana", "6 solved | Ana", "solved | Ana", "1 solved Ana", "1 solved | ", "?"];
    let text = with(&format!("1 solved | Ana\n{}", strange.join("\n")));
    let (homework, damaged) = Homework::read(&text, &catalogue).expect("its form is known");
    assert_eq!(damaged, [3, 4, 5, 6, 7, 8, 9]);
    assert!(homework.work("Ana").exercises()[0].solved);
    let kept = strange.map(str::trim_end).join("\n");
    assert!(homework.to_string().contains(&format!("1 solved | Ana\n{kept}\n\n[Deck")), "{homework}");

    let key = |text: &str| Homework::read(text, &catalogue).map(|_| ()).map_err(|why| why.key);
    assert_eq!(key(&whole.replace("homework 1", "homework 2")), Err("error-newer"));
    for none in ["", "\n", "Ludoteca homework", "Ludoteca homework 0", "Ludoteca class 1\n"] {
        assert_eq!(key(none), Err("homework-none"), "{none:?}");
    }
    assert!(key("Ludoteca homework 1\n").is_err() && key("Ludoteca homework 1\n\n").is_err());
    // A fault of the deck is told with its line in this file.
    let broken = with("1 solved | Ana").replace("Kind \"lesson\"", "Kind \"dream\"");
    let why = Homework::read(&broken, &catalogue).expect_err("there is no such kind");
    let line = broken.lines().position(|line| line.contains("dream")).expect("it is there") + 1;
    assert!(format!("{why:?}").contains(&format!("Number({line})")), "{why:?} in line {line}");
}
