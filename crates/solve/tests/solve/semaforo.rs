//! Semáforo, the whole game.

use crate::plain::{minimax, one_step};
use crate::slow_semaforo::SlowSemaforo;
use ludoteca_games::semaforo::Semaforo;
use ludoteca_games::semaforo::rules::Position;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Notation, Options, Side, random};
use ludoteca_search::exact::Tablebase;
use ludoteca_solve::Space;
use ludoteca_solve::explore::look;
use ludoteca_solve::spaces::semaforo;
use ludoteca_solve::survey::Survey;
use ludoteca_solve::work::Job;
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
    by_the_slow_rules(&space, &entries);
    // What was published and counted before: the second player wins, 9 038 683 boards.
    let survey = Survey::of(&space, &entries, &Stop::default()).expect("nobody stops it");
    assert_eq!(survey.reachable, Some(9_038_683));
    let seen = look(&space, &space.text(0), &mut |number| Ok(entries.code(number)), &Stop::default()).expect("no file");
    assert_eq!(seen.verdict, Some(Verdict::new(Value::Loss, 26)));
    assert!(
        seen.moves.iter().all(|worth| worth.verdict.value == Value::Loss && [24, 26].contains(&worth.verdict.plies))
    );
    assert_eq!(seen.line.len(), 26);
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
