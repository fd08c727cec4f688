//! Double elimination.

use super::{decide, met, sheet};
use ludoteca_class::standings::standings;
use ludoteca_class::{Outcome, System, Tournament};
use ludoteca_rules::random;

const RESULTS: [Outcome; 4] = [Outcome::First, Outcome::Second, Outcome::FirstByForfeit, Outcome::SecondByForfeit];

fn losses(sheet: &Tournament, pupil: usize) -> usize {
    let lost = |pairing: &&ludoteca_class::Pairing| match pairing.outcome {
        Outcome::First | Outcome::FirstByForfeit => pairing.second == Some(pupil),
        Outcome::Second | Outcome::SecondByForfeit => pairing.first == pupil,
        _ => false,
    };
    sheet.rounds().iter().flatten().filter(lost).count()
}

#[test]
fn one_is_left_and_everybody_else_lost_twice() {
    let mut rng = random::generator(99);
    let (mut once, mut again) = (0, 0);
    for number in 0..1900_u64 {
        let pupils = 2 + number as usize % 63;
        let mut sheet = sheet(System::DoubleElimination, pupils, number);
        while !sheet.is_over() {
            assert!(sheet.rounds().len() < 20, "{sheet}");
            let in_it: Vec<usize> = (0..pupils).filter(|pupil| losses(&sheet, *pupil) < 2).collect();
            let counts: Vec<usize> = in_it.iter().map(|pupil| losses(&sheet, *pupil)).collect();
            sheet.pair().expect("more than one is left");
            assert!(super::everyone_once(&sheet, &in_it), "{sheet}");
            for pairing in sheet.rounds().last().expect("a round") {
                let Some(second) = pairing.second else { continue };
                let final_game = counts.len() == 2;
                assert!(final_game || losses(&sheet, pairing.first) == losses(&sheet, second), "{sheet}");
            }
            decide(&mut sheet, &mut rng, &RESULTS);
        }
        assert_eq!(sheet.pair().expect_err("it is over").key, "class-over");
        let of: Vec<usize> = (0..pupils).map(|pupil| losses(&sheet, pupil)).collect();
        let champions: Vec<usize> = (0..pupils).filter(|pupil| of[*pupil] < 2).collect();
        assert_eq!(champions.len(), 1, "{sheet}");
        assert!(of.iter().filter(|losses| **losses == 2).count() == pupils - 1, "{sheet}");
        let rows = standings(&sheet);
        assert_eq!((rows[0].pupil, rows[0].places), (champions[0], (1, 1)));
        assert_eq!(rows[1].places, (2, 2), "there is one who lost the final");
        once += of[champions[0]];
        let last: Vec<_> = sheet.rounds().iter().rev().take(2).collect();
        again += usize::from(last.len() == 2 && last.iter().all(|round| round.len() == 1) && of[champions[0]] == 1);
    }
    assert!(once > 200 && again > 100, "{once} champions had lost once, {again} finals were played again");
}

#[test]
fn early_rematches_are_avoided() {
    let mut rng = random::generator(5);
    let (mut games, mut rematches) = (0, 0);
    for number in 0..300_u64 {
        let mut sheet = sheet(System::DoubleElimination, 16 + number as usize % 49, number);
        while sheet.pair().is_ok() {
            let round = sheet.rounds().last().expect("a round");
            // Those who are left: as long as there are more than eight, somebody new can be found for everyone.
            if round.iter().flat_map(ludoteca_class::Pairing::pupils).count() > 8 {
                for pairing in round.iter().filter(|pairing| pairing.second.is_some()) {
                    games += 1;
                    rematches += usize::from(met(&sheet, pairing.first, pairing.second.expect("two")) > 1);
                }
            }
            decide(&mut sheet, &mut rng, &RESULTS);
        }
    }
    assert!(games > 10_000, "{games}");
    assert_eq!(rematches, 0, "of {games} games");
}

#[test]
fn a_draw_and_an_empty_board_send_nobody_on() {
    let mut sheet = sheet(System::DoubleElimination, 4, 1);
    sheet.pair().expect("a round");
    for outcome in [Outcome::Draw, Outcome::NobodyCame] {
        assert_eq!(sheet.set_result(1, 1, outcome).expect_err("somebody must win").key, "class-somebody-wins");
    }
    assert_eq!(sheet.missing(), Some((1, 1)));
}

#[test]
fn whoever_goes_home_is_out_and_a_correction_brings_back() {
    let mut sheet = sheet(System::DoubleElimination, 3, 4);
    while !sheet.is_over() {
        sheet.pair().expect("a round");
        decide(&mut sheet, &mut random::generator(1), &[Outcome::First]);
    }
    let rounds = sheet.rounds().len();
    let last = sheet.rounds()[rounds - 1][0];
    sheet.set_result(rounds, 1, Outcome::Second).expect("a correction");
    // The loser of before has won: either they are champion now, or both have lost once and play again.
    let before = losses(&sheet, last.first);
    assert_eq!(sheet.is_over(), before == 2);
    sheet.set_withdrawn(last.second.expect("two") + 1, true).expect("a pupil");
    sheet.set_withdrawn(last.first + 1, true).expect("a pupil");
    assert!(sheet.pair().is_err());
}
