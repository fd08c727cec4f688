//! The opening roll.

use ludoteca_rules::Seat;
use ludoteca_rules::display::roll::OpeningRoll;
use std::collections::BTreeSet;

#[test]
fn only_tied_leaders_roll_again_until_one_leads() {
    for seats in 2..=4 {
        let (mut ties, mut partial_ties) = (0, 0);
        for seed in 0..500 {
            let roll = OpeningRoll::new(seed, seats);
            let mut rolling: Vec<Seat> = (0..seats).map(Seat).collect();
            for round in &roll.rounds {
                assert!(rolling.len() > 1, "seed {seed}: nobody rolls once one leads");
                let rolled: Vec<Seat> = round.iter().map(|(seat, _)| *seat).collect();
                assert_eq!(rolled, rolling, "seed {seed}: all leaders roll and nobody else");
                assert!(round.iter().all(|(_, value)| (1..=6).contains(value)));
                let highest = round.iter().map(|(_, value)| *value).max().expect("somebody rolls");
                rolling = round.iter().filter(|(_, value)| *value == highest).map(|(seat, _)| *seat).collect();
                ties += usize::from(rolling.len() > 1);
                partial_ties += usize::from(rolling.len() > 1 && rolling.len() < rolled.len());
            }
            assert_eq!(rolling, [roll.first], "seed {seed}: the one leader begins");
        }
        assert!(ties > 0, "{seats} seats never tied");
        assert_eq!(partial_ties > 0, seats > 2, "a tie of some of {seats} seats");
    }
}

#[test]
fn the_same_seed_gives_the_same_rolls() {
    for seed in 0..50 {
        assert_eq!(OpeningRoll::new(seed, 4), OpeningRoll::new(seed, 4));
    }
    let different: BTreeSet<String> = (0..50).map(|seed| format!("{:?}", OpeningRoll::new(seed, 4).rounds)).collect();
    assert!(different.len() > 40, "seeds differ: {}", different.len());
}

#[test]
fn every_seat_can_begin_and_every_face_can_come() {
    for seats in 1..=4 {
        let rolls: Vec<OpeningRoll> = (0..200).map(|seed| OpeningRoll::new(seed, seats)).collect();
        let first: BTreeSet<Seat> = rolls.iter().map(|roll| roll.first).collect();
        assert_eq!(first, (0..seats).map(Seat).collect());
        let faces: BTreeSet<u8> =
            rolls.iter().flat_map(|roll| roll.rounds.iter().flatten()).map(|(_, face)| *face).collect();
        assert_eq!(faces.len(), if seats == 1 { 0 } else { 6 }, "a single seat does not roll");
    }
}
