//! A whole tournament over the network: lines that break, late comers, a cheat, and a program that is killed.

use super::pupil::Pupil;
use super::recomputed::{self, Board, Line};
use super::school::School;
use ludoteca_class::Outcome;
use ludoteca_games::catalogue;
use ludoteca_net::{Ending, Table};
use ludoteca_rules::{Seat, Winner};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Who tries what is not allowed.
const CHEAT: usize = 5;

/// What the teacher writes by hand, and in which round.
const BY_HAND: (usize, &str, Outcome) = (4, "0-1f 1", Outcome::SecondByForfeit);

#[test]
fn the_standings_of_a_whole_tournament_are_those_of_its_logs() {
    let school = School::new("avanco", 22, "5");
    let mut program = school.serve();
    let mut cards = school.cards(&mut program);
    let stops = Arc::new(AtomicBool::new(false));
    let comes = |number: usize, cards: &[String]| {
        Pupil::comes(school.port, (number, &cards[number - 1]), number == CHEAT, &stops)
    };
    let mut pupils: Vec<_> = (1..=21).map(|number| comes(number, &cards)).collect();

    // One comes when all others have played, and two are not on the list before the first round is over.
    school.until("the first round without one", |sheet| {
        sheet.rounds()[0].iter().filter(|pairing| pairing.outcome == Outcome::Open).count() == 1
    });
    pupils.push(comes(22, &cards));
    school.until("the first round", |sheet| sheet.missing().is_none());
    for late in ["Pupil 23", "Pupil 24"] {
        school.class("pupils", &["--add", late]);
    }
    for round in 2..=5 {
        program.until("All results are there.");
        program.types("next\n");
        school.until("the next round", |sheet| sheet.rounds().len() == round);
        if round == 2 {
            let before = cards;
            cards = school.cards(&mut program);
            assert_eq!(cards[..22], before);
            pupils.extend([23, 24].map(|number| comes(number, &cards)));
        }
        if round == 3 {
            school.until("the middle of a round", |sheet| {
                sheet.rounds()[2].iter().filter(|it| it.outcome != Outcome::Open).count() >= 3
            });
            program.kill();
            let before = school.logs();
            program = school.serve();
            assert_eq!(school.cards(&mut program), cards);
            let after = school.logs();
            assert!(before.keys().eq(after.keys()));
            let whole = |text: &str| text.rfind('\n').map_or(0, |end| end + 1);
            assert!(before.iter().all(|(path, log)| after[path].starts_with(&log[..whole(log)])));
        }
        if round == BY_HAND.0 {
            program.types(&format!("{}\n", BY_HAND.1));
        }
        school.until("a round", |sheet| sheet.missing().is_none());
    }
    program.until("All rounds are played.");
    stops.store(true, Relaxed);
    let seen: Vec<_> = pupils.into_iter().map(|pupil| pupil.join().expect("a pupil")).collect();
    assert!(seen.iter().map(|it| it.lines).sum::<usize>() > 24 * 2, "lines broke");
    assert!(seen.iter().all(|it| it.tables.len() >= 4 && it.tables.len() <= 5));
    assert!(seen[CHEAT - 1].refused > 0);
    program.types("quit\n");
    program.ends_well();
    compare(&school);
}

/// Compares the sheet and the standings with what the logs say.
fn compare(school: &School) {
    let played = results(school);
    let sheet = school.sheet();
    let name = |pupil: usize| sheet.pupils()[pupil].name.clone();
    let rounds: Vec<Vec<Board>> = (1..)
        .zip(sheet.rounds())
        .map(|(round, boards)| {
            let boards = (1..).zip(boards).map(|(board, pairing)| {
                let (first, second) = (pairing.first, pairing.second);
                let Some(other) = second else { return Board { first, second, halves: [2, 0], played: false } };
                let by_hand = (round, board) == (BY_HAND.0, 1);
                let logged = played.get(&[name(first), name(other)]).copied().flatten();
                let outcome = if by_hand { Some(BY_HAND.2) } else { logged };
                assert_eq!(Some(pairing.outcome), outcome, "{} and {}", name(first), name(other));
                let halves = match pairing.outcome {
                    Outcome::First => [2, 0],
                    Outcome::Draw => [1, 1],
                    _ => [0, 2],
                };
                Board { first, second, halves, played: !by_hand }
            });
            boards.collect()
        })
        .collect();
    let told: Value = serde_json::from_str(&school.class("standings", &["--json"])).expect("JSON");
    let lines: Vec<Line> = told["standings"].as_array().expect("a list").iter().map(line).collect();
    assert_eq!(lines, recomputed::standings(24, &rounds));
}

/// A line of the standings as the program tells it.
fn line(told: &Value) -> Line {
    let whole = |key: &str| told[key].as_u64().unwrap_or_else(|| panic!("{key} of {told}"));
    let quarters = |key: &str| told[key].as_f64().map(|points| (4.0 * points) as u32);
    let sum = |key: &str| quarters(key).unwrap_or_else(|| panic!("{key} of {told}"));
    Line {
        pupil: whole("number") as usize - 1,
        places: (whole("place") as usize, whole("shared_to") as usize),
        points: sum("points"),
        direct: quarters("direct"),
        buchholz_cut: sum("buchholz_cut_1"),
        buchholz: sum("buchholz"),
        sonneborn: sum("sonneborn_berger"),
        wins: whole("wins") as u32,
        wins_as_second: whole("wins_as_second") as u32,
    }
}

/// How every game ended, by those who sat at its table, from the logs alone.
fn results(school: &School) -> BTreeMap<[String; 2], Option<Outcome>> {
    let mut results = BTreeMap::new();
    for log in school.logs().into_values() {
        let table = Table::read(&catalogue(), &log).expect("a log that counts");
        let names: Vec<String> = table.sitters().iter().flatten().map(|sitter| sitter.name.clone()).collect();
        let Ok(names) = <[String; 2]>::try_from(names) else { continue };
        let first = |won: bool| if won { Outcome::First } else { Outcome::Second };
        let outcome = match table.ending() {
            Some(Ending::Played(outcome)) => Some(match outcome.winner {
                Winner::Draw => Outcome::Draw,
                Winner::Side(side) => {
                    let sides = table.session().map_or(&[][..], |session| session.sides());
                    first(sides[usize::from(side.0)].seats.contains(Seat(0)))
                }
            }),
            _ => None,
        };
        assert!(results.insert(names, outcome).is_none());
    }
    results
}
