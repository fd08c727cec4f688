//! Tests of class tournaments: laws over thousands of random ones, tables worked out by hand, and faults.

mod elimination;
mod faults;
mod pages;
mod recomputed;
mod round_robin;
mod standings;
mod swiss;
mod written;

use ludoteca_class::{Outcome, Pairing, System, Tournament};
use ludoteca_rules::random;
use rand::rngs::ChaCha8Rng;

/// A sheet with so many pupils, named by their numbers.
fn sheet(system: System, pupils: usize, seed: u64) -> Tournament {
    let mut sheet = Tournament::new("Test", "game", system, seed).expect("a name");
    for number in 1..=pupils {
        sheet.add(&format!("Pupil {number}")).expect("there is room");
    }
    sheet
}

/// Gives every open board of the last round a result, by lot from these.
fn decide(sheet: &mut Tournament, rng: &mut ChaCha8Rng, outcomes: &[Outcome]) {
    let round = sheet.rounds().len();
    for board in 1..=sheet.rounds()[round - 1].len() {
        if sheet.rounds()[round - 1][board - 1].outcome == Outcome::Open {
            let outcome = outcomes[random::below(rng, outcomes.len())];
            sheet.set_result(round, board, outcome).expect("an open board takes a result");
        }
    }
}

/// How often a pupil has been in each role: how often they began, how often not, byes.
fn roles(sheet: &Tournament, pupil: usize) -> (i32, i32, usize) {
    let boards = || sheet.rounds().iter().flatten();
    let count = |wanted: &dyn Fn(&&Pairing) -> bool| boards().filter(wanted).count();
    let bye = Pairing::bye(pupil);
    (
        count(&|pairing| pairing.first == pupil && pairing.second.is_some()) as i32,
        count(&|pairing| pairing.second == Some(pupil)) as i32,
        count(&|pairing| **pairing == bye),
    )
}

/// How often two pupils met.
fn met(sheet: &Tournament, one: usize, other: usize) -> usize {
    let of = |pairing: &&Pairing| {
        [(pairing.first, pairing.second), (pairing.second.unwrap_or(usize::MAX), Some(pairing.first))]
            .contains(&(one, Some(other)))
    };
    sheet.rounds().iter().flatten().filter(of).count()
}

/// Whether everyone of `present` is named exactly once in the last round, and nobody else.
fn everyone_once(sheet: &Tournament, present: &[usize]) -> bool {
    let last = sheet.rounds().last().expect("a round is paired");
    let mut named: Vec<usize> = last.iter().flat_map(Pairing::pupils).collect();
    named.sort_unstable();
    named == present
}
