//! The table of endings: what it says is played and told without a search, where it holds.

use super::{find, make, nodes};
use ludoteca_rules::thinking::think::{Analysis, Ending, Question, Snapshot, Stop};
use ludoteca_rules::{Options, Seat};
use std::collections::BTreeSet;

/// Both sides mix four orders, though Black, who has a point, cannot stand still.
const MIXED: &str = "5/1P1N1/5/1p1n1/5 s 0:1 -";

/// Black wins for certain, in 16 turns.
const SURE: &str = "p4/5/2p2/5/3PP s 0:0 -";

/// What the game's own searcher says with so few nodes that it could find nothing by itself.
fn looked_up(text: &str, seat: Seat, seed: u64, changed: impl Fn(&mut Snapshot)) -> Analysis {
    let session = find("apocalypse").from_position(Options::defaults(&[]), text).expect("it is a position");
    let mut at = session.snapshot(seat);
    changed(&mut at);
    make(find("apocalypse"), "matrix").think(&at, &Question { all: true, seed, ..nodes(1) }, &Stop::default())
}

#[test]
fn orders_are_drawn_from_the_mix_of_the_table() {
    for (seat, mix) in
        [(Seat(0), ["d4-b3", "d4-b5", "d4-c2", "d4-e2"]), (Seat(1), ["d2-b1", "d2-b3", "d2-c4", "d2-e4"])]
    {
        let answers: Vec<Analysis> = (0..60).map(|seed| looked_up(MIXED, seat, seed, |_| ())).collect();
        let drawn: BTreeSet<&str> = answers.iter().filter_map(|answer| answer.best.as_deref()).collect();
        assert_eq!(drawn.into_iter().collect::<Vec<_>>(), mix);
        let score = answers[0].score;
        assert!(score.proof.is_none() && (score.value > 0) == (seat == Seat(0)), "{score:?}");
        assert_eq!(answers[0].orders.iter().filter(|(_, other)| *other == score).count(), 4);
    }
}

#[test]
fn a_certain_win_is_proved_where_the_table_holds() {
    let proof = |changed: &dyn Fn(&mut Snapshot)| looked_up(SURE, Seat(1), 0, changed).score.proof;
    let proved = proof(&|_| ()).expect("it is in the table");
    assert_eq!((proved.ending, proved.plies), (Ending::Win, Some(16)));
    let lost = looked_up(SURE, Seat(0), 0, |_| ()).score.proof.expect("it is in the table");
    assert_eq!((lost.ending, lost.plies), (Ending::Loss, Some(16)));
    assert_eq!(proof(&|at| at.quiet_turns = 40), None, "too few turns are left");
    assert_eq!(proof(&|at| at.line = Some(vec![5, 5, 7])), None, "a position has occurred twice");
}
