//! Semáforo, the whole game.

use crate::battery::Slow;
use crate::explored;
use crate::plain::{minimax, one_step};
use crate::slow_semaforo::SlowSemaforo;
use ludoteca_games::semaforo::Semaforo;
use ludoteca_games::semaforo::rules::Position;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Notation, Options, Side, random};
use ludoteca_search::exact::Tablebase;
use ludoteca_solve::Space;
use ludoteca_solve::explore::look;
use ludoteca_solve::space::Standing;
use ludoteca_solve::spaces::semaforo;
use ludoteca_solve::spaces::semaforo::boards::Boards;
use ludoteca_solve::survey::Survey;
use ludoteca_solve::work::{Job, State};
use ludoteca_tablebase::{Entries, Value, Verdict};
use std::collections::HashMap;

#[test]
fn the_last_boards_are_as_the_slow_rules_find_them() {
    let space = semaforo::space();
    let mut job = Job::new(&space, 64).expect("it fits");
    // From the greatest number down: boards whose upper cells are red or yellow.
    for _ in 0..40 {
        job.go_on(&Stop::default()).expect("nothing is too far away");
    }
    let done = space.count() - job.progress().done;
    let mut rng = random::generator(4);
    let mut known = HashMap::new();
    let mut open = 0;
    for _ in 0..200_000 {
        let number = done + random::below(&mut rng, job.progress().done as usize) as u64;
        // There are not enough pieces for most boards.
        let Some(found) = job.entries().code(number).verdict() else { continue };
        if found.plies == 0 && open < 200 {
            continue;
        }
        open += u32::from(found.plies > 0);
        let text = space.text(number);
        assert_eq!(found, minimax::<SlowSemaforo>(&text, &mut known), "{text}");
        assert_eq!(space.number(&text), Ok(number));
        if open == 300 {
            return;
        }
    }
    panic!("only {open} boards without a line");
}

#[test]
#[ignore = "minutes"]
fn the_whole_game_is_as_three_other_ways_find_it() {
    let space = semaforo::space();
    let entries = crate::solved(&space);
    // The endgame table of the computer player, all of it.
    let other = Tablebase::<Semaforo>::build();
    let mut positions = 0;
    for number in 0..entries.count() {
        let Some(found) = entries.code(number).verdict() else { continue };
        positions += 1;
        let (ones, twos) = ((number & 0xFFF) as u16, (number >> 12) as u16);
        let plies = other.plies(&Position::new(ones & !twos, twos & !ones, ones & twos, Side(0)));
        let value = if plies % 2 == 1 { Value::Win } else { Value::Loss };
        assert_eq!(found, Verdict::new(value, plies), "{}", space.text(number));
    }
    println!("{positions} boards");
    // The same board once more, as boards of other sizes are solved.
    let boards = crate::solved(&Boards::new(4, 3));
    for number in 0..entries.count() {
        let Some(found) = entries.code(number).verdict() else { continue };
        let again = boards.code(number).verdict().map(|verdict| verdict.value);
        assert_eq!(again, Some(found.value), "{}", space.text(number));
    }
    by_the_slow_rules(&space, &entries);
    // What was published and counted before: the second player wins, 9 038 683 boards.
    let survey = Survey::of(&space, &entries, &Stop::default()).expect("nobody stops it");
    assert_eq!(survey.reachable, Some(9_038_683));
    let (seen, line) = explored(&space, &space.text(0), &mut |number| Ok(entries.code(number)));
    assert_eq!(seen.verdict, Some(Verdict::new(Value::Loss, 26)));
    assert!(
        seen.moves.iter().all(|worth| worth.verdict.value == Value::Loss && [24, 26].contains(&worth.verdict.plies))
    );
    assert_eq!(line.len(), 26);
}

#[test]
fn the_smallest_board_is_as_plain_minimax_finds_it() {
    let space = Boards::new(3, 3);
    let entries = crate::solved(&space);
    let mut known = HashMap::new();
    minimax::<SlowSemaforo>(&space.text(0), &mut known);
    for (text, verdict) in &known {
        assert_eq!(crate::entry(&space, &entries, text).map(|found| found.value), Some(verdict.value), "{text}");
    }
    assert!(known.len() > 180_400, "{} positions", known.len());
    let seen = look(&space, "3/3/3 1", &mut |number| Ok(entries.code(number))).expect("no file");
    assert!(seen.moves.len() == 9 && seen.moves.iter().all(|worth| worth.verdict.value == Value::Win));
    assert!(!seen.timed, "in how many turns is not known");
    // Who is to move makes no difference; a board of another size does.
    assert_eq!(space.number("3/1g1/3 2"), space.number("3/1g1/3 1"));
    assert!(space.number("4/4/4 1").is_err());
}

#[test]
fn the_last_boards_of_larger_ones_are_as_the_slow_rules_find_them() {
    for (files, ranks) in [(4, 4), (5, 3), (3, 5)] {
        let space = Boards::new(files, ranks);
        let mut job = Job::new(&space, 1200).expect("it fits");
        for _ in 0..80 {
            job.go_on(&Stop::default()).expect("nothing is too far away");
        }
        let done = space.count() - job.progress().done;
        let mut rng = random::generator(6);
        let (mut known, mut open) = (HashMap::new(), 0);
        while open < 60 {
            let number = done + random::below(&mut rng, job.progress().done as usize) as u64;
            let found = job.entries().code(number).verdict().expect("it is done").value;
            let text = space.text(number);
            assert_eq!(space.number(&text), Ok(number));
            let over = SlowSemaforo::outcome(&text).is_some();
            assert_eq!(over, matches!(space.expand(number, &mut Vec::new()), Standing::Over(_)), "{text}");
            open += u32::from(!over);
            if !over {
                assert_eq!(found, minimax::<SlowSemaforo>(&text, &mut known).value, "{text}");
            }
        }
    }
}

#[test]
#[ignore = "minutes"]
fn the_largest_boards_follow_from_the_slow_rules() {
    for (files, ranks) in [(5, 3), (4, 4)] {
        let space = Boards::new(files, ranks);
        let mut job = Job::new(&space, 1200).expect("it fits");
        while job.go_on(&Stop::default()).expect("nothing is too far away") != State::Done {}
        let entries = job.into_entries();
        let mut rng = random::generator(7);
        let (mut known, mut compared, mut whole) = (HashMap::new(), 0, 0);
        while compared < 10_000 {
            let number = random::below(&mut rng, entries.count() as usize) as u64;
            let found = entries.code(number).verdict().expect("every number is a position").value;
            let text = space.text(number);
            let over = SlowSemaforo::outcome(&text).is_some();
            if over && compared % 10 != 0 {
                continue;
            }
            compared += 1;
            let of = |after: &str| crate::entry(&space, &entries, after).expect("a position");
            assert_eq!(found, one_step::<SlowSemaforo>(&text, of).value, "{text}");
            let cells = files * ranks;
            let turns: u32 = (0..cells)
                .map(|cell| 3 - (number >> cell & 1) as u32 - 2 * (number >> (cells + cell) & 1) as u32)
                .sum();
            if turns <= 20 {
                assert_eq!(found, minimax::<SlowSemaforo>(&text, &mut known).value, "{text}");
                whole += 1;
            }
            if known.len() > 2_000_000 {
                known.clear();
            }
        }
        println!("{files}x{ranks}: {compared} boards by one step, {whole} of them as a whole");
    }
}

/// Ten thousand random boards follow from those after each move by the slow rules, and of them those with few turns
/// left are recomputed as a whole.
fn by_the_slow_rules(space: &dyn Space, entries: &Entries) {
    let mut rng = random::generator(5);
    let mut known = HashMap::new();
    let (mut whole, mut compared) = (0, 0);
    while compared < 10_000 {
        let number = random::below(&mut rng, entries.count() as usize) as u64;
        let Some(found) = entries.code(number).verdict() else { continue };
        let text = space.text(number);
        let position = Semaforo::parse_position(&Options::defaults(&[]), &text).expect("a position");
        if position.is_over() && compared % 10 != 0 {
            continue;
        }
        compared += 1;
        let of = |after: &str| crate::entry(space, entries, after).expect("a position");
        assert_eq!(found, one_step::<SlowSemaforo>(&text, of), "{text}");
        // Each cell has three turns.
        let turns: u32 =
            (0..12).map(|cell| 3 - (number >> cell & 1) as u32 - 2 * (number >> (12 + cell) & 1) as u32).sum();
        if turns <= 17 {
            assert_eq!(found, minimax::<SlowSemaforo>(&text, &mut known), "{text}");
            whole += 1;
        }
        if known.len() > 2_000_000 {
            known.clear();
        }
    }
    println!("{compared} boards by one step, {whole} of them as a whole");
}
