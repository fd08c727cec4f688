//! Standings worked out by hand.

use super::recomputed::{self, Board};
use super::{decide, sheet};
use ludoteca_class::standings::{Row, standings};
use ludoteca_class::{Outcome, Points, System, Tournament};
use ludoteca_rules::random;

fn read(system: &str, pupils: usize, rounds: &[&[&str]]) -> Tournament {
    let mut text = format!("Ludoteca class 1\nName: T\nGame: g\nSystem: {system}\nSeed: 1\nPupils\n");
    for number in 1..=pupils {
        text += &format!("{number} here P{number}\n");
    }
    for (number, boards) in (1..).zip(rounds) {
        text += &format!("Round {number}\n");
        for (board, pairing) in (1..).zip(*boards) {
            text += &format!("{board}: {pairing}\n");
        }
    }
    Tournament::read(&(text + "End\n")).expect("the sheet is whole")
}

/// Number, places, points, direct encounter, both Buchholz, Sonneborn-Berger, won, won as second.
fn line(row: &Row) -> String {
    let (first, last) = row.places;
    let direct = row.direct.map_or("-".to_owned(), Points::written);
    let sums = [row.points, row.buchholz_cut, row.buchholz, row.sonneborn].map(Points::written);
    let [points, cut, buchholz, sonneborn] = sums;
    let (pupil, wins, second) = (row.pupil + 1, row.wins, row.wins_as_second);
    format!("{first}-{last} P{pupil} {points} {direct} {cut} {buchholz} {sonneborn} {wins} {second}")
}

fn lines(sheet: &Tournament) -> Vec<String> {
    standings(sheet).iter().map(line).collect()
}

#[test]
fn a_swiss_table_worked_out_by_hand() {
    let rounds: [&[&str]; 3] = [
        &["1-2 1-0", "3-4 ½-½", "5-6 0-1"],
        &["6-1 0-1", "4-2 ½-½", "5-3 1-0"],
        // The last game was not played: it counts as one against somebody with the own points.
        &["1-3 0-1", "6-4 1-0", "2-5 1-0f"],
    ];
    let expected = [
        "1-1 P1 2 1 3½ 5 3½ 2 1",  // beat P6, who has as many points
        "2-2 P6 2 0 3 4 2 2 1",    //
        "3-3 P2 1½ - 3½ 4½ 2 0 0", // 2 + 1 + own 1½; never met P3
        "4-4 P3 1½ - 3 4 2½ 1 1",  // 1 + 1 + 2
        "5-5 P4 1 - 3½ 5 1½ 0 0",  // 1½ + 1½ + 2; drew with P3 and P2
        "6-6 P5 1 - 3½ 4½ 1½ 1 0", // 2 + 1½ + own 1; beat P3
    ];
    assert_eq!(lines(&read("swiss 3", 6, &rounds)), expected);
}

#[test]
fn a_bye_counts_as_a_win_against_somebody_with_the_own_points() {
    let rounds: [&[&str]; 2] = [&["1-2 1-0", "3 bye"], &["1-3 1-0", "2 bye"]];
    let expected = ["1-1 P1 2 - 1 2 2 2 0", "2-3 P2 1 - 2 3 1 0 0", "2-3 P3 1 - 2 3 1 0 0"];
    assert_eq!(lines(&read("swiss 2", 3, &rounds)), expected);
}

#[test]
fn won_games_decide_last_and_who_is_equal_in_all_shares_the_place() {
    let circle = |last: &'static str, first: &'static str| {
        let rounds: [&[&str]; 3] = [&[first, "3 bye"], &["2-3 1-0", "1 bye"], &[last, "2 bye"]];
        let rows = standings(&read("round-robin", 3, &rounds));
        rows.iter().map(|row| (row.pupil + 1, row.places)).collect::<Vec<_>>()
    };
    assert_eq!(circle("3-1 1-0", "1-2 1-0"), [(1, (1, 3)), (2, (1, 3)), (3, (1, 3))]);
    // The third one did not begin.
    assert_eq!(circle("1-3 0-1", "1-2 1-0"), [(3, (1, 1)), (1, (2, 3)), (2, (2, 3))]);
    // The first one won because the other did not come.
    assert_eq!(circle("3-1 1-0", "1-2 1-0f"), [(2, (1, 2)), (3, (1, 2)), (1, (3, 3))]);
}

/// What a second way of counting needs of a sheet.
fn boards(sheet: &Tournament) -> Vec<Vec<Board>> {
    let board = |pairing: &ludoteca_class::Pairing| Board {
        first: pairing.first,
        second: pairing.second,
        halves: match pairing.outcome {
            Outcome::First | Outcome::FirstByForfeit | Outcome::Bye => [2, 0],
            Outcome::Second | Outcome::SecondByForfeit => [0, 2],
            Outcome::Draw => [1, 1],
            Outcome::Open | Outcome::NobodyCame => [0, 0],
        },
        played: matches!(pairing.outcome, Outcome::First | Outcome::Second | Outcome::Draw),
    };
    sheet.rounds().iter().map(|round| round.iter().map(board).collect()).collect()
}

/// A line as the second way of counting has it.
fn counted(row: &Row) -> recomputed::Line {
    recomputed::Line {
        pupil: row.pupil,
        places: row.places,
        points: row.points.quarters(),
        direct: row.direct.map(Points::quarters),
        buchholz_cut: row.buchholz_cut.quarters(),
        buchholz: row.buchholz.quarters(),
        sonneborn: row.sonneborn.quarters(),
        wins: row.wins as u32,
        wins_as_second: row.wins_as_second as u32,
    }
}

#[test]
fn standings_of_swiss_tournaments_are_those_of_a_second_way_to_count() {
    const OUTCOMES: [Outcome; 6] = [
        Outcome::First,
        Outcome::Second,
        Outcome::Draw,
        Outcome::FirstByForfeit,
        Outcome::SecondByForfeit,
        Outcome::NobodyCame,
    ];
    let mut rng = random::generator(31);
    let (mut direct, mut shared, mut late) = (0, 0, 0);
    for number in 0..400 {
        let mut sheet = sheet(System::Swiss { rounds: 5 }, 4 + random::below(&mut rng, 28), number);
        for round in 1..=5 {
            if round > 1 && random::below(&mut rng, 5) == 0 {
                sheet.add(&format!("Late {round}")).expect("there is room");
                late += 1;
            }
            if sheet.pair().is_err() {
                break;
            }
            decide(&mut sheet, &mut rng, &OUTCOMES);
            let rows = standings(&sheet);
            let told: Vec<recomputed::Line> = rows.iter().map(counted).collect();
            assert_eq!(told, recomputed::standings(sheet.pupils().len(), &boards(&sheet)), "{sheet}");
            direct += rows.iter().filter(|row| row.direct.is_some()).count();
            shared += rows.iter().filter(|row| row.places.0 < row.places.1).count();
        }
    }
    assert!(direct > 100 && shared > 100 && late > 100, "{direct} {shared} {late}");
}

#[test]
fn all_who_are_equal_must_have_met_for_their_games_to_decide() {
    let rounds: [&[&str]; 2] = [&["1-2 1-0", "3-4 1-0"], &["2-3 1-0", "4-1 1-0"]];
    // All four have one point, and P1 never met P3.
    for row in standings(&read("swiss 3", 4, &rounds)) {
        assert_eq!((row.direct, row.points), (None, Points::WIN));
    }
}

#[test]
fn whoever_went_out_in_the_same_round_shares_the_place() {
    let rounds: [&[&str]; 4] = [&["1-2 1-0", "3-4 1-0"], &["1-3 1-0", "2-4 1-0"], &["2-3 0-1", "1 bye"], &["1-3 1-0"]];
    let sheet = read("double-elimination", 4, &rounds);
    let rows: Vec<_> = standings(&sheet).iter().map(|row| (row.pupil + 1, row.places, row.reached)).collect();
    assert!(sheet.is_over());
    assert_eq!(rows, [(1, (1, 1), None), (3, (2, 2), Some(4)), (2, (3, 3), Some(3)), (4, (4, 4), Some(2))]);
    let rows = standings(&read("double-elimination", 4, &rounds[..2]));
    let places: Vec<_> = rows.iter().map(|row| (row.pupil + 1, row.places)).collect();
    assert_eq!(places, [(1, (1, 1)), (2, (2, 3)), (3, (2, 3)), (4, (4, 4))]);
}

#[test]
fn points_are_written_as_people_write_them() {
    let read = |text: &str| standings(&read("swiss 3", 2, &[&[text]]))[0].points;
    assert_eq!(["1-2 *", "1-2 ½-½", "1-2 1-0"].map(|text| read(text).written()), ["0", "½", "1"]);
    assert_eq!(Points::DRAW.share(Points::DRAW).written(), "¼");
    assert_eq!([Points::WIN, Points::DRAW, Points::WIN].into_iter().sum::<Points>().written(), "2½");
}
