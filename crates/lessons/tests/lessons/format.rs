//! What is written is read again, and everything that can be wrong is said with its line.

use super::{SMALL, all, sound};
use ludoteca_lessons::{AuthorText, Goal, LONGEST, shipped};
use ludoteca_lessons::{read, write};
use ludoteca_rules::random;
use ludoteca_words::{Language, Words};

#[test]
fn what_is_written_is_read_again() {
    for mut deck in all().into_iter().chain([sound(SMALL)]) {
        let mut again = sound(&write(&deck));
        // Only the lines may differ.
        for exercise in deck.exercises.iter_mut().chain(&mut again.exercises) {
            exercise.line = 0;
        }
        for (one, other) in deck.exercises.iter().zip(&again.exercises) {
            let by_name = |steps: &ludoteca_lessons::Steps| {
                let mut all: Vec<_> = steps.all.iter().map(|step| (step.played.clone(), step.wrong)).collect();
                all.sort();
                (all, steps.line_from(steps.first[0]))
            };
            assert_eq!(by_name(&one.steps), by_name(&other.steps), "{}", deck.id);
        }
        for exercise in deck.exercises.iter_mut().chain(&mut again.exercises) {
            exercise.steps = ludoteca_lessons::Steps::default();
        }
        assert_eq!(deck, again, "{}", deck.id);
    }
}

/// Replaces a part of the small deck and expects these faults: their lines, and a part of the sentence.
fn faults(part: &str, by: &str, expected: &[(usize, &str)]) {
    assert!(SMALL.contains(part), "{part}");
    let text = SMALL.replacen(part, by, 1);
    let faults = read(&text, &ludoteca_games::catalogue()).expect_err(by);
    let words = Words::new(Language::En, &ludoteca_games::catalogue());
    let said: Vec<(usize, String)> = faults.iter().map(|fault| (fault.line, words.say(&fault.text()))).collect();
    assert_eq!(said.len(), expected.len(), "{by}: {said:?}");
    for ((line, sentence), (at, piece)) in said.iter().zip(expected) {
        assert!(line == at && sentence.contains(piece), "{by}: {line} {sentence}");
    }
    for language in Language::ALL {
        let words = Words::new(language, &ludoteca_games::catalogue());
        for fault in &faults {
            let sentence = words.say(&fault.text());
            assert!(!sentence.contains(['$', '{']) && !sentence.contains("deck-"), "{sentence}");
        }
    }
}

#[test]
fn every_fault_is_said_with_its_line() {
    faults("\"small\"", "\"Small!\"", &[(1, "“Small!” cannot be its name")]);
    faults("[Deck \"small\"]\n", "", &[(1, "“” cannot be its name")]);
    faults("\"lesson\"", "\"exam\"", &[(2, "The kind cannot be “exam”")]);
    faults("[Title-en \"Small\"]\n", "", &[(1, "The tag Title-en is missing")]);
    faults("[Say-pt-PT \"Avance.\"]\n", "", &[(7, "The tag Say-pt-PT is missing")]);
    faults("[Hint-en \"From d2.\"]\n", "", &[(7, "The tag Hint-en is missing")]);
    faults(
        "Say-pt-PT \"Avance",
        "Say-pt \"Avance",
        &[(7, "The tag Say-pt-PT"), (9, "Say-pt: there are the languages")],
    );
    let long = format!("Advance{}.", "!".repeat(LONGEST));
    faults("Advance.", &long, &[(11, "Say-en has 168 characters, and 160 is the most")]);
    let long = format!("Not there{}.", "!".repeat(LONGEST));
    faults("Not there.", &long, &[(7, "a2-a3 has 170 characters")]);
    faults("[Goal \"play\"]\n", "", &[(7, "The goal cannot be “”")]);
    for goal in ["win 0", "win 99", "save", "draw", "play 1", "win 2 now"] {
        faults("win 2", goal, &[(24, &format!("The goal cannot be “{goal}”"))]);
    }
    faults("[Goal \"win 2\"]", "[Goal \"win 1\"]", &[(22, "The moves do not win at once")]);
    faults("d5-c6 d5-e6\"]", "d5-c6 d5-d9\"]", &[(25, "The answer “d5-d9”: ")]);
    faults("d5-c6 d5-e6\"]", "d5-e6\"]", &[(25, "The move d5-c6 is not among the Answers")]);
    faults("d5-c6 d5-e6\"]", "d5-c6 d5-e6 d5-d6\"]", &[(25, "Every move is an answer")]);
    faults("[Answers \"d5-c6 d5-e6\"]\n", "", &[(22, "The tag Answers is missing")]);
    faults("1. d5-c6 c7-b6 2. c6-d7 w", "*", &[(22, "There is no right move")]);
    faults("1. d5-c6 c7-b6 2. c6-d7 w", "1. d5-c6 resigns:2", &[(22, "Only moves belong in it")]);
    faults("1. d5-c6 c7-b6 2. c6-d7 w", "1. d5-c7", &[(30, "Move 1, “d5-c7”")]);
    faults("2b1b2/7/3w3/7/7/7/7 w", "7/7/7/7/7/7/8 w", &[(23, "Position, field 1")]);
    faults("2b1b2/7/3w3/7/7/7/7 w\"]", "3w3/2b4/7/7/7/7/7 b\"]", &[(30, "The game is over")]);
    faults("\"avanco\"]\n[Goal", "\"chess\"]\n[Goal", &[(7, "There is no game “chess”")]);
    faults("2. d3-d4", "2. d3-d4 (2. e2-e3", &[(20, "parenthesis")]);
    faults("{Not there.}", "{Not there.", &[(20, "brace is missing")]);
    faults(&SMALL[SMALL.find("[Game").expect("a game")..], "", &[(1, "Nothing is asked")]);
}

#[test]
fn all_faults_of_a_file_are_told() {
    let text = SMALL.replace("small\"", "Small\"").replace("win 2", "win two").replace("d2-d3", "d2-d4");
    let faults = read(&text, &ludoteca_games::catalogue()).expect_err("three faults");
    assert_eq!(faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [1, 19, 24]);
    assert!(!read("", &ludoteca_games::catalogue()).expect_err("it is empty").is_empty());
}

#[test]
fn goals_are_read_as_they_are_written() {
    for goal in [Goal::Play, Goal::Win(None), Goal::Win(Some(3)), Goal::Save(1)] {
        assert_eq!(Goal::parse(&goal.text()), Some(goal));
    }
}

#[test]
fn comments_speak_every_language() {
    let said = AuthorText::of_comment("[%en Yes.] [%ptBR Isso.] [%ptPT Sim.]");
    assert_eq!(Language::ALL.map(|language| said.exactly(language).to_owned()), ["Sim.", "Isso.", "Yes."]);
    assert_eq!(AuthorText::of_comment(&said.to_comment()), said);
    assert_eq!(AuthorText::of_comment("Oh!").exactly(Language::PtBr), "Oh!");
    let part = AuthorText::of_comment("[%ptPT Sim.]");
    assert_eq!(
        (part.exactly(Language::En), part.within(Language::En), part.within(Language::PtBr)),
        ("", "Sim.", "Sim.")
    );
}

/// Whatever is done to a file, it is a deck or has faults with lines, and nothing breaks.
#[test]
fn damaged_files_are_told_and_never_break() {
    let texts: Vec<&str> = shipped::all(&ludoteca_games::catalogue()).map(|deck| deck.text).chain([SMALL]).collect();
    let mut rng = random::generator(14);
    let mut faulty = 0;
    for round in 0..400 {
        let text = texts[random::below(&mut rng, texts.len())];
        // A few exercises are enough.
        let length = text.char_indices().map(|(at, _)| at).take_while(|at| *at < 4000).last().unwrap_or(0);
        let mut symbols: Vec<char> = text[..length].chars().collect();
        for _ in 0..=round % 4 {
            let at = random::below(&mut rng, symbols.len());
            match random::below(&mut rng, 4) {
                0 => _ = symbols.remove(at),
                1 => {
                    symbols[at] = ['[', ']', '"', '{', '}', '(', ')', '$', '\n', '9', 'x', '\u{0}', 'é']
                        [random::below(&mut rng, 13)];
                }
                2 => symbols.truncate(at.max(1)),
                _ => {
                    let other = random::below(&mut rng, symbols.len());
                    symbols.swap(at, other);
                }
            }
        }
        let text: String = symbols.into_iter().collect();
        let lines = text.lines().count().max(1);
        if let Err(faults) = read(&text, &ludoteca_games::catalogue()) {
            faulty += 1;
            assert!(!faults.is_empty() && faults.iter().all(|fault| (1..=lines).contains(&fault.line)), "{faults:?}");
        }
    }
    assert!(faulty > 100, "{faulty}");
}
