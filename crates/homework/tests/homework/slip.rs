//! Slips: what they hold, and what is noticed.

use super::{deck, long_deck, tried, work};
use ludoteca_homework::slip::{MOST_PUPILS, UNKNOWN_MOVE, read, write};
use ludoteca_lessons::{Deck, State, Work, shipped};

/// The letters of slips.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// Somebody who has tried every exercise in a way of its own.
fn mixed(deck: &Deck, turn: usize) -> Work {
    let mut work = Work::new(deck.exercises.len());
    for (place, (known, exercise)) in work.exercises_mut().iter_mut().zip(&deck.exercises).enumerate() {
        let orders = exercise.orders();
        let wrong = orders.into_iter().filter(|order| !exercise.answers.contains(order)).nth(turn % 3);
        let wrong: Vec<String> = wrong.into_iter().collect();
        *known = match (place + turn) % 5 {
            0 => tried(true, false, &[]),
            1 => ludoteca_lessons::Tried { solved: true, helped: false, wrong },
            2 => ludoteca_lessons::Tried { solved: true, helped: true, wrong },
            3 => ludoteca_lessons::Tried { solved: false, helped: false, wrong },
            _ => tried(false, false, &[]),
        };
    }
    work
}

/// How all exercises stand.
fn told(work: &Work) -> Vec<State> {
    work.exercises().iter().map(State::of).collect()
}

#[test]
fn slips_of_all_decks_come_back() {
    let catalogue = ludoteca_games::catalogue();
    for source in shipped::all(&catalogue) {
        let deck = deck(source.id);
        for turn in 0..5 {
            let work = mixed(&deck, turn);
            let number = 1 + turn * 31;
            let letters = write(&deck, number, &work).expect("it fits");
            let groups: Vec<&str> = letters.split(' ').collect();
            let wanted = match deck.exercises.len() {
                ..=37 => 3,
                38..=57 => 4,
                _ => 5,
            };
            assert!(groups.len() == wanted && groups.iter().all(|group| group.len() == 4), "{letters}");
            let (found, back) = read(&deck, &letters, MOST_PUPILS).expect("it was written");
            assert_eq!(found, number);
            // Of more exercises less is told: help as a later right move, and that as a right one.
            for (back, state) in told(&back).into_iter().zip(told(&work)) {
                let exact = deck.exercises.len() <= 18 || matches!(state, State::Open | State::AtOnce);
                let less = back != State::Open && back as u8 <= state as u8;
                assert!(if exact { back == state } else { less }, "{letters} of {}: {back:?}, {state:?}", source.id);
            }
            // A wrong move is that one or not known, and of the first exercises it is known.
            let mut known = true;
            for (back, told) in back.exercises().iter().zip(work.exercises()) {
                match (back.wrong.first(), told.wrong.first()) {
                    (Some(order), first) if order == UNKNOWN_MOVE => assert!(first.is_some()),
                    (Some(order), first) => {
                        assert_eq!(Some(order), first);
                        assert!(known, "moves are left out from the last exercise on");
                    }
                    (None, _) => {}
                }
                known &= told.wrong.is_empty() || back.wrong.first() == told.wrong.first();
            }
            for typed in [letters.to_lowercase(), letters.replace(' ', "-"), format!(" {} ", letters.replace(' ', ""))]
            {
                assert_eq!(read(&deck, &typed, MOST_PUPILS).expect("the same letters"), (found, back.clone()));
            }
        }
    }
}

#[test]
fn first_wrong_moves_are_kept_as_far_as_there_is_room() {
    let deck = deck("avanco");
    let orders: Vec<Vec<String>> = deck.exercises.iter().map(|exercise| exercise.orders()).collect();
    let wrong = |place: usize| orders[place].last().expect("there are orders").as_str();
    let all: Vec<_> = (0..deck.exercises.len()).map(|place| tried(true, false, &[wrong(place), wrong(0)])).collect();
    let known = work(deck.exercises.len(), &all);
    let (_, back) = read(&deck, &write(&deck, 7, &known).expect("it fits"), 24).expect("it was written");
    let kept = |work: &Work| work.exercises().iter().filter(|it| it.wrong[0] != UNKNOWN_MOVE).count();
    assert!(kept(&back) >= 4, "of {} moves {} were kept", all.len(), kept(&back));
    // Whoever has tried one alone has it kept, wherever it is.
    let mut one = Work::new(deck.exercises.len());
    let last = deck.exercises.len() - 1;
    one.exercises_mut()[last] = tried(false, false, &[wrong(last)]);
    let (_, back) = read(&deck, &write(&deck, 7, &one).expect("it fits"), 24).expect("it was written");
    assert_eq!(back, one);
}

#[test]
fn every_wrong_letter_and_every_exchange_of_two_is_noticed() {
    let long = std::sync::Arc::new(long_deck(70));
    for (deck, turn) in [(deck("avanco-puzzles"), 0), (deck("avanco-puzzles"), 1), (long, 2)] {
        let slip = write(&deck, 5 + turn, &mixed(&deck, turn)).expect("it fits").replace(' ', "").into_bytes();
        let refused = |letters: &[u8]| {
            let text = str::from_utf8(letters).expect("they are ASCII");
            let why = read(&deck, text, MOST_PUPILS).expect_err("a letter is wrong");
            assert_eq!(why.key, "homework-slip-wrong", "{text}");
        };
        for at in 0..slip.len() {
            for letter in LETTERS.iter().filter(|letter| **letter != slip[at]) {
                let mut wrong = slip.clone();
                wrong[at] = *letter;
                refused(&wrong);
            }
            for other in 0..at {
                let mut wrong = slip.clone();
                wrong.swap(at, other);
                if wrong != slip {
                    refused(&wrong);
                }
            }
        }
    }
}

#[test]
fn what_is_no_slip_gets_its_sentence() {
    let deck = deck("avanco");
    let letters = write(&deck, 20, &mixed(&deck, 1)).expect("it fits");
    let key = |text: &str, pupils: usize| read(&deck, text, pupils).expect_err("it is refused").key;
    let with = |more: &str| format!("{}{more}", &letters[..letters.len() - 1]);
    for text in ["", "ABCD", &with(""), &format!("{letters}A"), &with("0"), &with("I"), &with("ç"), &with("\u{1F600}")]
    {
        assert_eq!(key(text, 64), "homework-slip-letters", "{text:?}");
    }
    assert_eq!(key(&letters, 19), "homework-slip-pupil");
    assert!(read(&deck, &letters, 20).is_ok());
    let other = write(&super::deck("rastros"), 20, &Work::new(5)).expect("it fits");
    assert_eq!(key(&other, 64), "homework-slip-deck");
    for number in [0, 128, usize::MAX] {
        assert_eq!(write(&deck, number, &Work::new(5)).map_err(|why| why.key), Err("homework-number"));
    }
}

#[test]
fn of_more_exercises_less_is_told_and_of_too_many_nothing() {
    // All that can be told; help is a later move; a later move is one.
    let states = |count: usize, expected: [State; 4]| {
        let deck = long_deck(count);
        let orders = deck.exercises[0].orders();
        let wrong = orders.iter().find(|order| !deck.exercises[0].answers.contains(order)).expect("one is wrong");
        let known =
            [tried(false, false, &[]), tried(true, false, &[]), tried(true, false, &[wrong]), tried(true, true, &[])];
        let known = work(count, &known);
        let (_, back) = read(&deck, &write(&deck, 127, &known).expect("it fits"), 127).expect("it was written");
        assert_eq!(told(&back)[..4], expected, "{count} exercises");
        assert_eq!(back.solved(), known.solved());
    };
    use State::{AtOnce, Helped, Later, Open};
    states(18, [Open, AtOnce, Later, Helped]);
    states(19, [Open, AtOnce, Later, Later]);
    states(23, [Open, AtOnce, Later, Later]);
    states(24, [Open, AtOnce, AtOnce, AtOnce]);
    // A longer slip tells of more exercises.
    for (count, letters) in [(37, 14), (38, 19), (57, 19), (58, 24), (77, 24)] {
        states(count, [Open, AtOnce, AtOnce, AtOnce]);
        let all = work(count, &vec![tried(true, false, &[]); count]);
        let slip = write(&long_deck(count), 127, &all).expect("it fits");
        assert_eq!(slip.len(), letters, "{count} exercises");
        assert_eq!(read(&long_deck(count), &slip, 127).expect("written"), (127, all));
    }
    let why = write(&long_deck(78), 1, &Work::new(78)).expect_err("there are too many");
    assert_eq!(why.key, "homework-long");
    // How many letters a slip of these exercises has is said to whoever types a shorter one.
    let why = read(&long_deck(60), "ABCD EFGH JKLM", 127).expect_err("it is too short");
    assert_eq!(why, ludoteca_rules::Text::new("homework-slip-letters").with_number("count", 20));
    assert_eq!(write(&long_deck(18), 3, &Work::new(99)).map(|letters| letters.len()), Ok(14));
}
