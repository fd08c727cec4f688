//! The opening roll as it is watched: it shows what the header says, and holds nobody up.

use crate::dealt;
use crate::solids::{Solid, at_rest};
use crate::test_table::TestTable;
use bevy::math::{Isometry3d, Vec3A};
use bevy::prelude::*;
use ludoteca_rules::Seat;
use ludoteca_rules::display::roll::OpeningRoll;
use ludoteca_table::mesh::die;
use ludoteca_table::show::animation::player::{AnimationSpeed, Skip};
use ludoteca_table::show::beside::roll::{RolledDie, Rolling};
use ludoteca_table::show::looks::Body;
use std::collections::BTreeMap;

/// The dice that are seen rolling: who, which round, how, where, and how large.
fn dice(table: &mut TestTable) -> Vec<(RolledDie, Transform)> {
    let world = table.app.world_mut();
    let mut dice = world.query::<(&RolledDie, &Transform, &Visibility)>();
    let seen = dice.iter(world).filter(|(_, _, visibility)| **visibility != Visibility::Hidden);
    seen.map(|(die, transform, _)| (*die, *transform)).collect()
}

fn is_rolling(table: &TestTable) -> bool {
    table.part::<Rolling>().is_active()
}

/// A seed whose roll has so many rounds.
fn seed(seats: u8, rounds: usize) -> u64 {
    (0..).find(|seed| OpeningRoll::new(*seed, seats).rounds.len() == rounds).expect("there is one")
}

#[test]
fn every_round_is_shown_as_the_header_says_and_ends_by_itself() {
    for (players, seats, rounds) in [("2", 2, 1), ("2", 2, 2), ("teams", 4, 2), ("single", 4, 1)] {
        let mut table = TestTable::new("sapiens", None, 4.0);
        let entities = table.entities();
        table.renew(dealt::options(&[("players", players)]), seed(seats, rounds));
        assert!(is_rolling(&table));
        let geometry = table.session().info().geometry;
        let standing = table.session().standing();
        let around: Vec<Solid> = standing.into_iter().flat_map(|piece| at_rest(geometry, piece)).collect();
        let mut shown: BTreeMap<(usize, u8), u8> = BTreeMap::new();
        let mut frames = 0;
        while is_rolling(&table) {
            frames += 1;
            let dice = dice(&mut table);
            let solids: Vec<Solid> = dice
                .iter()
                .map(|(_, transform)| {
                    let pose = Isometry3d::new(Vec3::ZERO, transform.rotation);
                    Solid::die(&Body { shape: 0, pose }, transform.translation.into(), transform.scale.x)
                })
                .collect();
            for (index, solid) in solids.iter().enumerate() {
                assert!(solid.lowest() > -0.001, "frame {frames}: below the board");
                let others = around.iter().chain(&solids[index + 1..]);
                let depth = others.map(|other| solid.depth(other)).fold(f32::MIN, f32::max);
                assert!(depth < 0.01, "{players}, frame {frames}: {depth} in another die");
                assert!(Vec3A::from(dice[index].1.translation).with_y(0.0).length() < 6.5);
            }
            let rounds_seen: Vec<usize> = dice.iter().map(|(die, _)| die.round).collect();
            assert!(rounds_seen.windows(2).all(|pair| pair[0] == pair[1]), "one round at a time");
            for (rolled, transform) in dice.iter().filter(|(_, transform)| transform.scale.x > 0.99) {
                shown.insert((rolled.round, rolled.seat.0), die::top(transform.rotation));
            }
            table.frames(1);
        }
        let roll = table.session().header().roll.clone().expect("a roll");
        let expected: BTreeMap<(usize, u8), u8> = (0..)
            .zip(&roll.rounds)
            .flat_map(|(round, rolled)| rolled.iter().map(move |(seat, value)| ((round, seat.0), *value)))
            .collect();
        assert_eq!(shown, expected, "{players}");
        assert_eq!(table.session().asked().iter().next(), Some(roll.first));
        let wanted = rounds as f32 * 2.5 / (4.0 * 0.016);
        assert!((frames as f32 - wanted).abs() < 4.0, "{frames} frames for {rounds} rounds, not {wanted}");
        table.frames(2);
        table.assert_at_rest();
        assert!(dice(&mut table).is_empty());
        if players == "2" {
            assert_eq!(table.entities(), entities, "no die of the roll stays");
        }
    }
}

#[test]
fn a_roll_is_skipped_or_ended_by_the_first_move() {
    let seed = (0..).find(|seed| OpeningRoll::new(*seed, 2).first == Seat(0)).expect("there is one");
    let mut table = TestTable::new("sapiens", None, 1.0);
    table.renew(dealt::options(&[]), seed);
    table.frames(10);
    assert!(is_rolling(&table) && dice(&mut table).len() == 2);
    table.app.world_mut().write_message(Skip);
    table.frames(1);
    assert!(!is_rolling(&table) && dice(&mut table).is_empty());
    table.assert_at_rest();

    table.renew(dealt::options(&[]), seed);
    table.frames(10);
    assert!(is_rolling(&table));
    table.click("a2");
    assert!(is_rolling(&table), "taking a die is no move yet");
    assert_eq!(table.in_hand(), ["a2"]);
    table.click("a3");
    assert!(!is_rolling(&table) && dice(&mut table).is_empty());
    table.settle();
    table.assert_at_rest();
    assert_eq!(table.plies(), 1);

    // A second roll takes the place of the first; without animation there is none.
    table.renew(dealt::options(&[]), seed);
    table.frames(5);
    table.renew(dealt::options(&[("players", "single")]), 5);
    table.frames(5);
    assert_eq!(dice(&mut table).len(), 4);
    table.app.insert_resource(AnimationSpeed(f32::INFINITY));
    table.frames(2);
    assert!(!is_rolling(&table) && dice(&mut table).is_empty());
    table.renew(dealt::options(&[]), seed);
    assert!(!is_rolling(&table));
    table.assert_at_rest();
}
