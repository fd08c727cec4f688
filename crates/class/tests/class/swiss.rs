//! Swiss tournaments.

use super::{decide, everyone_once, met, roles, sheet};
use ludoteca_class::{Outcome, Pairing, System, Tournament};
use ludoteca_rules::random;

const RESULTS: [Outcome; 7] = [
    Outcome::First,
    Outcome::First,
    Outcome::Second,
    Outcome::Second,
    Outcome::Draw,
    Outcome::FirstByForfeit,
    Outcome::SecondByForfeit,
];

/// Whether a pupil began three times running, or three times not.
fn thrice(sheet: &Tournament, pupil: usize) -> bool {
    let boards = sheet.rounds().iter().flatten().filter(|pairing| pairing.second.is_some());
    let began: Vec<bool> =
        boards.filter(|board| board.pupils().any(|one| one == pupil)).map(|board| board.first == pupil).collect();
    began.windows(3).any(|three| three[0] == three[1] && three[1] == three[2])
}

/// Points by all results, in halves, counted here anew.
fn points(sheet: &Tournament) -> Vec<i32> {
    let mut points = vec![0; sheet.pupils().len()];
    for pairing in sheet.rounds().iter().flatten() {
        let (first, second) = match pairing.outcome {
            Outcome::First | Outcome::FirstByForfeit | Outcome::Bye => (2, 0),
            Outcome::Second | Outcome::SecondByForfeit => (0, 2),
            Outcome::Draw => (1, 1),
            Outcome::Open | Outcome::NobodyCame => (0, 0),
        };
        points[pairing.first] += first;
        if let Some(second_pupil) = pairing.second {
            points[second_pupil] += second;
        }
    }
    points
}

#[test]
fn nobody_meets_the_same_one_twice_and_beginning_is_balanced() {
    let mut rng = random::generator(2026);
    let (mut rounds_paired, mut far, mut thirds) = (0, 0, 0);
    for number in 0..2500_u64 {
        let pupils = 2 + random::below(&mut rng, 35);
        // A few more rounds than halving the field takes.
        let usual = (pupils as f64).log2().ceil() as usize + 2;
        let rounds = usual.min(pupils - 1).max(1);
        let mut sheet = sheet(System::Swiss { rounds }, pupils, number);
        for round in 1..=rounds {
            if round > 1 && random::below(&mut rng, 8) == 0 {
                sheet.add(&format!("Late {round}")).expect("there is room");
            }
            if random::below(&mut rng, 12) == 0 {
                let gone = 1 + random::below(&mut rng, pupils);
                let gone_now = sheet.pupils()[gone - 1].withdrawn;
                sheet.set_withdrawn(gone, !gone_now).expect("a pupil");
            }
            let present: Vec<usize> =
                (0..sheet.pupils().len()).filter(|pupil| !sheet.pupils()[*pupil].withdrawn).collect();
            let before = sheet.clone();
            if let Err(refusal) = sheet.pair() {
                assert_eq!(sheet, before);
                assert!(["class-few", "class-no-pairing"].contains(&refusal.key), "{refusal}");
                assert!(present.len() < 2 || !can_be_paired(&before, &present), "{before}");
                break;
            }
            rounds_paired += 1;
            assert!(everyone_once(&sheet, &present), "{sheet}");
            for one in 0..sheet.pupils().len() {
                let (began, second, byes) = roles(&sheet, one);
                assert!(byes <= 1, "{sheet}");
                let enough = pupils >= 12;
                far += usize::from((began - second).abs() > 2);
                thirds += usize::from(thrice(&sheet, one));
                assert!(!enough || (began - second).abs() <= 2 && !thrice(&sheet, one), "{one}: {sheet}");
                assert!((0..one).all(|other| met(&sheet, one, other) <= 1), "{sheet}");
            }
            decide(&mut sheet, &mut rng, &RESULTS);
        }
    }
    assert!(rounds_paired > 10_000, "{rounds_paired}");
    println!(
        "{rounds_paired} rounds; {far} times further apart than two, {thirds} times three running, in small classes"
    );
}

/// Whether those who are there can be paired without a rematch or a second bye, by trying everything.
fn can_be_paired(sheet: &Tournament, present: &[usize]) -> bool {
    fn pairs(sheet: &Tournament, left: &[usize]) -> bool {
        let Some((one, rest)) = left.split_first() else { return true };
        (0..rest.len()).filter(|place| met(sheet, *one, rest[*place]) == 0).any(|place| {
            let mut rest = rest.to_vec();
            rest.remove(place);
            pairs(sheet, &rest)
        })
    }
    if present.len().is_multiple_of(2) {
        return pairs(sheet, present);
    }
    present.iter().filter(|bye| roles(sheet, **bye).2 == 0).any(|bye| {
        let rest: Vec<usize> = present.iter().copied().filter(|one| one != bye).collect();
        pairs(sheet, &rest)
    })
}

#[test]
fn a_round_is_found_as_long_as_there_is_one() {
    let mut rng = random::generator(7);
    let mut ended = 0;
    for number in 0..400 {
        let pupils = 2 + random::below(&mut rng, 8);
        let mut sheet = sheet(System::Swiss { rounds: 63 }, pupils, number);
        let all: Vec<usize> = (0..pupils).collect();
        loop {
            let possible = can_be_paired(&sheet, &all);
            let paired = sheet.pair().map(<[Pairing]>::len).map_err(|refusal| refusal.key);
            assert_eq!(paired.is_ok(), possible, "{sheet}");
            if let Err(key) = paired {
                assert_eq!(key, "class-no-pairing");
                break;
            }
            decide(&mut sheet, &mut rng, &RESULTS);
        }
        ended += usize::from(sheet.rounds().len() + 1 < pupils);
    }
    assert!(ended > 20, "in {ended} tournaments not everyone could meet everyone");
}

#[test]
fn equals_meet_and_the_bye_goes_to_the_lowest() {
    let mut rng = random::generator(11);
    let (mut boards, mut same) = (0_usize, 0_usize);
    for number in 0..300 {
        let pupils = 15 + random::below(&mut rng, 25);
        let mut sheet = sheet(System::Swiss { rounds: 5 }, pupils, number);
        for _ in 0..5 {
            let points = points(&sheet);
            let had: Vec<usize> = (0..pupils).filter(|pupil| roles(&sheet, *pupil).2 > 0).collect();
            for pairing in sheet.pair().expect("few rounds, many pupils").iter() {
                match pairing.second {
                    Some(second) => {
                        boards += 1;
                        same += usize::from(points[pairing.first] == points[second]);
                        assert!((points[pairing.first] - points[second]).abs() <= 4, "{points:?} {pairing:?}");
                    }
                    None => {
                        let least = (0..pupils).filter(|one| !had.contains(one)).map(|one| points[one]).min();
                        assert!(Some(points[pairing.first]) == least, "{points:?} {pairing:?}");
                    }
                }
            }
            decide(&mut sheet, &mut rng, &RESULTS[..5]);
        }
    }
    let share = same as f64 / boards as f64;
    assert!(share > 0.8, "only {share:.3} of the boards are between equals");
}

#[test]
fn in_the_first_round_the_upper_half_of_the_lots_meets_the_lower_half() {
    let mut sheet = sheet(System::Swiss { rounds: 3 }, 8, 5);
    let firsts: Vec<Pairing> = sheet.pair().expect("a round").to_vec();
    sheet.undo().expect("a round");
    assert_eq!(sheet.pair().expect("a round"), firsts, "the same seed draws the same");
    // Somebody who comes late changes nobody else's lot.
    sheet.undo().expect("a round");
    sheet.add("Late").expect("room");
    sheet.set_withdrawn(9, true).expect("a pupil");
    assert_eq!(sheet.pair().expect("a round"), firsts);
}

#[test]
fn a_corrected_result_moves_the_standings_and_no_pairing() {
    let mut rng = random::generator(3);
    let mut sheet = sheet(System::Swiss { rounds: 4 }, 10, 3);
    for _ in 0..2 {
        sheet.pair().expect("a round");
        decide(&mut sheet, &mut rng, &[Outcome::First]);
    }
    let pairs = |sheet: &Tournament| -> Vec<Vec<usize>> {
        sheet.rounds().iter().flatten().map(|pairing| pairing.pupils().collect()).collect()
    };
    let before = (pairs(&sheet), points(&sheet));
    sheet.set_result(1, 1, Outcome::Second).expect("a correction");
    assert_eq!(pairs(&sheet), before.0);
    let standings = ludoteca_class::standings::standings(&sheet);
    for row in standings {
        assert_eq!(row.points.quarters() as i32, 2 * points(&sheet)[row.pupil]);
    }
    assert_ne!(points(&sheet), before.1);
}
