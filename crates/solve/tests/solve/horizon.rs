//! Horizon, two kings and at most one warrior, or two.

use crate::backwards::{compare, compare_smaller, compare_steps, finds_every_move};
use crate::battery::Slow;
use crate::slow_horizon::SlowHorizon;
use ludoteca_rules::random;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_solve::Space;
use ludoteca_solve::space::Standing;
use ludoteca_solve::spaces::horizon;
use ludoteca_solve::work::{Job, State};
use ludoteca_tablebase::{Value, Verdict};

#[test]
fn moves_lead_where_the_slow_rules_lead() {
    compare_moves(&horizon::space());
    compare_moves(&horizon::two_warriors());
}

/// Compares the moves of random positions, of which most have a capture in line.
fn compare_moves(space: &dyn Space) {
    let mut rng = random::generator(10);
    let (mut next, mut lines, mut leaps, mut arrivals) = (Vec::new(), 0, 0, 0);
    for drawn in 0..8000 {
        let number = random::below(&mut rng, space.count() as usize) as u64;
        let standing = space.expand(number, &mut next);
        if standing == Standing::Nothing {
            continue;
        }
        // Captures in line are rare, so that most positions without one are left out.
        let in_line = (0..next.len()).any(|place| is_in_line(&space.move_text(number, place)));
        if !in_line && drawn % 40 != 0 {
            continue;
        }
        let text = space.text(number);
        assert_eq!(space.number(&text), Ok(number), "{text}");
        let mut fast: Vec<(String, u64)> =
            next.iter().enumerate().map(|(place, next)| (space.move_text(number, place), next.number)).collect();
        let mut slow = Vec::new();
        for (name, after) in SlowHorizon::moves(&text) {
            let over = SlowHorizon::outcome(&after);
            lines += usize::from(is_in_line(&name));
            leaps += usize::from(name.starts_with('K'));
            arrivals += usize::from(over.is_some_and(|(_, reason)| reason == "three-warriors"));
            slow.push((name, space.number(&after).expect("in the table")));
        }
        fast.sort();
        slow.sort();
        assert_eq!(fast, slow, "{text}");
    }
    assert!(lines > 10 && leaps > 300 && arrivals > 5, "{lines} captures in line, {leaps} leaps, {arrivals} arrivals");
}

/// Whether a move captures from further away than a step.
fn is_in_line(name: &str) -> bool {
    let at = |cell: &str| (i32::from(cell.as_bytes()[0]), cell[1..].parse::<i32>().expect("a rank"));
    name.split_once('x').is_some_and(|(from, to)| {
        let (from, to) = (at(from), at(to));
        (from.0 - to.0).abs().max((from.1 - to.1).abs()) > 1
    })
}

#[test]
fn what_makes_no_difference_is_one_position() {
    let space = horizon::space();
    let number = |text: &str| space.number(text);
    crate::compare_numbers(
        &space,
        "9/2k6/9/9/9/9/6W2/9/K8/9 1 - 0:1 k",
        &[
            "9/6k2/9/9/9/9/2W6/9/8K/9 1 - 0:1 k",
            "9/k8/9/6w2/9/9/9/9/2K6/9 2 - 0:0 K",
            "9/2k6/9/9/9/9/6W2/9/K8/9 1 - 1:2 k",
        ],
        &[
            "9/2k6/9/9/9/9/6W2/9/K8/9 2 - 0:1 k",
            "9/2k6/9/9/9/9/6W2/9/K8/9 1 - 0:1 -",
            "9/2k6/9/9/9/9/6W2/9/K8/9 1 - 2:1 k",
            "9/2k6/9/9/9/9/6w2/9/K8/9 1 - 0:1 k",
        ],
    );
    assert!(number("9/2k6/9/9/9/9/5WW2/9/K8/9 1 - 0:0 -").is_err(), "two warriors");
    assert!(number("4k4/9/9/9/9/9/9/9/9/4K4 1 e1,e10 0:0 -").is_err(), "kings that have not moved");
}

#[test]
fn of_two_warriors_matters_how_many_more_must_arrive() {
    let space = horizon::two_warriors();
    let number = |text: &str| space.number(text);
    crate::compare_numbers(
        &space,
        "9/2k6/9/9/9/9/5WW2/9/K8/9 1 - 1:1 k",
        &["9/6k2/9/9/9/9/2WW5/9/8K/9 1 - 1:0 k", "9/k8/9/5ww2/9/9/9/9/2K6/9 2 - 2:1 K"],
        &[
            "9/2k6/9/9/9/9/5WW2/9/K8/9 1 - 0:1 k",
            "9/2k6/9/9/9/9/5WW2/9/K8/9 1 - 2:1 k",
            "9/2k6/9/9/9/9/5Ww2/9/K8/9 1 - 1:1 k",
            "9/2k6/9/9/9/9/5W3/9/K8/9 1 - 1:1 k",
            "6W2/2k6/9/9/9/9/5W3/9/K8/9 1 - 1:1 k",
        ],
    );
    let of_each = number("9/2k6/9/9/9/9/5Ww2/9/K8/9 1 - 2:2 -").expect("in the table");
    assert_ne!(number("9/2k6/9/9/9/9/5Ww2/9/K8/9 1 - 2:1 -"), Ok(of_each), "the other side's is not the third");
    assert_eq!(space.text(of_each), "9/2k6/9/9/9/9/5Ww2/9/K8/9 1 - 2:2 -");
    assert!(number("9/2k6/9/9/9/9/4WWW2/9/K8/9 1 - 0:0 -").is_err(), "three warriors");
}

#[test]
fn every_move_is_found_again_from_the_position_after_it() {
    finds_every_move(&horizon::space(), 37);
    finds_every_move(&horizon::two_warriors(), 38);
    let space = horizon::two_warriors();
    for (text, played) in [
        ("9/4W4/2k6/9/9/9/9/9/K8/6W2 1 - 0:0 -", "e9-e10"),
        ("9/4W4/2k6/9/9/9/9/9/K8/6W2 1 - 1:0 -", "e9-e10"),
        ("4w4/4W4/2k6/9/9/9/9/9/K8/9 1 - 0:0 -", "e9xe10"),
        ("4W4/9/2k6/9/9/9/9/9/K8/6W2 1 - 1:0 K", "Kf6"),
        ("4W4/9/2k6/9/9/9/9/9/K8/6W2 1 - 1:0 K", "a2-a3"),
        ("9/9/2k5K/5w3/2W6/9/9/9/9/9 1 - 0:2 -", "c6xf7"),
        ("9/9/3w4K/9/9/9/9/4k4/4w4/9 2 - 0:0 -", "e3-d4"),
    ] {
        let steps = space.steps(text).expect("in the table");
        let names: Vec<&str> = steps.iter().map(|step| step.played.as_str()).collect();
        let step = steps.iter().find(|step| step.played == played).unwrap_or_else(|| panic!("{text}: {names:?}"));
        let mut before = Vec::new();
        assert!(space.before(step.next.number, &mut before), "{text}");
        assert!(before.contains(&space.number(text).expect("in the table")), "{text}: {played}");
    }
}

#[test]
fn the_quickest_wins_are_found_first() {
    let space = horizon::space();
    let mut job = Job::new(&space, 16).expect("it fits");
    while job.progress().pass < 2 {
        assert_ne!(job.go_on(&Stop::default()), Ok(State::Done));
    }
    let verdict = |text: &str| job.entries().code(space.number(text).expect("in the table")).verdict();
    let win = Some(Verdict::new(Value::Win, 1));
    assert_eq!(verdict("9/4K4/9/9/9/4k4/9/9/9/9 1 - 0:0 -"), win, "the king arrives");
    assert_eq!(verdict("9/9/9/9/9/4k4/9/9/3K5/9 1 - 0:0 -"), Some(Verdict::DRAW));
    assert_eq!(verdict("9/4W4/9/9/9/4k4/9/9/3K5/9 1 - 2:0 -"), win, "the third warrior");
    assert_eq!(verdict("9/4W4/9/9/9/4k4/9/9/3K5/9 1 - 1:0 -"), Some(Verdict::DRAW), "the second one");
    assert_eq!(verdict("9/9/3W2k2/9/K8/9/9/9/9/9 1 - 0:0 -"), win, "in line, as its king is an invader here");
    assert_eq!(verdict("9/9/3W2k2/9/9/9/9/9/9/K8 1 - 0:0 -"), Some(Verdict::DRAW), "its king is at home");
}

/// Every position, by moves of the slow rules.
#[test]
#[ignore = "minutes"]
fn the_whole_table_is_as_the_slow_rules_find_it_backwards() {
    let space = horizon::space();
    println!("{} positions", compare::<SlowHorizon>(&space, &crate::solved(&space)));
}

#[test]
#[ignore = "an hour, or a minute where the table was made before"]
fn the_table_of_two_warriors_is_as_the_slow_rules_find_it_from_the_positions_after_each_move() {
    let space = horizon::two_warriors();
    let entries = crate::made(&space, "horizon-two-warriors");
    println!("{:?} positions and distances", compare_steps::<SlowHorizon>(&space, &entries));
    compare_smaller(&space, &entries, &horizon::space());
}
