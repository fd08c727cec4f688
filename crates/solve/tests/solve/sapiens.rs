//! Sapiens, one die or two against one.

use crate::backwards::{compare, compare_smaller, compare_steps, finds_every_move};
use crate::battery::Slow;
use crate::slow_sapiens::SlowSapiens;
use ludoteca_rules::random;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_solve::Space;
use ludoteca_solve::space::Standing;
use ludoteca_solve::spaces::sapiens;
use ludoteca_solve::work::{Job, State};
use ludoteca_tablebase::{Value, Verdict};

/// Compares the moves of random positions; how many there were, and how often the last die was taken.
fn compare_moves(space: &dyn Space, positions: usize) -> (usize, usize) {
    let mut rng = random::generator(9);
    let (mut next, mut moves, mut over) = (Vec::new(), 0, 0);
    for _ in 0..positions {
        let number = random::below(&mut rng, space.count() as usize) as u64;
        let standing = space.expand(number, &mut next);
        if standing == Standing::Nothing {
            continue;
        }
        let text = space.text(number);
        assert_eq!(space.number(&text), Ok(number), "{text}");
        let mut fast: Vec<(String, u64)> =
            next.iter().enumerate().map(|(place, next)| (space.move_text(number, place), next.number)).collect();
        let slow = SlowSapiens::moves(&text).into_iter();
        let mut slow: Vec<(String, u64)> =
            slow.map(|(name, after)| (name, space.number(&after).expect("in the table"))).collect();
        fast.sort();
        slow.sort();
        assert_eq!(fast, slow, "{text}");
        moves += next.len();
        over += next.iter().filter(|next| matches!(space.standing(next.number), Standing::Over(_))).count();
    }
    (moves, over)
}

#[test]
fn moves_lead_where_the_slow_rules_lead() {
    let space = sapiens::space();
    let (_, over) = compare_moves(&space, 300);
    assert!(over > 20, "{over} captures");
    // Who is to move and what is an alliance makes no difference.
    let one = space.number("8/8/8/8/3,b4x,4/8/8/w2+,7 w 2 alliances").expect("in the table");
    let other = space.number("8/8/8/8/3,w4x&,4/8/8/b2+&,7 b 2 alliances").expect("in the table");
    assert_eq!(one, other);
    assert!(space.number("8/8/8/8/3,b4x,4/8/8/w2+,w1+,6 w 2 alliances").is_err(), "two against one");
    assert!(space.number("8/8/8/8/3,b4x,4/8/8/w2+,7 1 teams alliances").is_err(), "teams");
}

#[test]
fn moves_of_two_dice_against_one_lead_where_the_slow_rules_lead() {
    let space = sapiens::two_against_one();
    let (moves, over) = compare_moves(&space, 1500);
    assert!(moves > 10_000 && over > 50, "{moves} moves, {over} captures of the last die");
    finds_every_move(&space, 31);
    // Whoever has the two is White; left and right are one.
    let number = |text: &str| space.number(text);
    crate::compare_numbers(
        &space,
        "8/8/8/1,w3+,6/8/b2x,7/8/w1x,7 w 2 alliances",
        &["8/8/8/6,w3+,1/8/7,b2x/8/7,w1x w 2 alliances", "b1x,7/8/w2x,7/8/1,b3+,6/8/8/8 b 2 alliances"],
        &[
            "8/8/8/1,w3+,6/8/b2x,7/8/w1x,7 b 2 alliances",
            "8/8/w1x,7/8/1,w3+,6/8/b2x,7/8 w 2 alliances",
            "8/8/8/1,w3x,6/8/b2x,7/8/w1x,7 w 2 alliances",
        ],
    );
    for wrong in [
        "8/8/8/1,w4+&,6/8/b2x,7/8/w1x,7 w 2 alliances",
        "8/8/8/1,w3+,6/8/b2x,7/8/w1x,7 w 2 plain",
        "8/8/8/1,w3+,1,b4x,4/8/b2x,7/8/w1x,7 w 2 alliances",
    ] {
        assert!(number(wrong).is_err(), "{wrong}");
    }
}

/// The moves of which there are few: an alliance, a die that is given up, a capture by a six.
#[test]
fn rare_moves_are_found_again_too() {
    let space = sapiens::two_against_one();
    let (mut next, mut before) = (Vec::new(), Vec::new());
    for (text, played) in [
        ("8/8/2,w2+,w2+,4/8/8/b2x,7/8/8 w 2 alliances", "c6&d6"),
        ("8/8/1,w4x,6/2,w4x,5/8/b2x,7/8/8 w 2 alliances", "b6&c5"),
        ("8/8/8/8/8/b3x,7/1,b3x,6/7,w1+ b 2 alliances", "a3&b2"),
        ("8/8/8/8/b1+,w5+,6/8/8/b6x,7 w 2 alliances", "b4xa4"),
        ("8/8/8/8/b1+,w6+,6/8/8/b6x,7 w 2 alliances", "b4xa4"),
        ("8/8/8/8/w1+,b3+,6/8/8/w6x,7 b 2 alliances", "b4xa4"),
        ("8/b2x,7/8/2,w1+,5/8/8/b6x,7/8 b 2 alliances", "a7xc5"),
    ] {
        let steps = space.steps(text).expect("in the table");
        let step = steps.iter().find(|step| step.played == played).unwrap_or_else(|| panic!("{text}: {played}"));
        space.before(step.next.number, &mut before);
        assert!(before.contains(&space.number(text).expect("in the table")), "{text}");
    }
    let given_up = space.number("8/8/8/8/b1+,w5+,6/8/8/b6x,7 w 2 alliances").expect("in the table");
    space.expand(given_up, &mut next);
    let drawn = next.iter().filter(|next| space.standing(next.number) == Standing::Over(Value::Draw)).count();
    assert_eq!(drawn, 1, "both dice leave the board with the martyr");
}

#[test]
#[ignore = "a quarter of an hour"]
fn the_table_of_two_dice_against_one_is_as_the_slow_rules_find_it_from_the_positions_after_each_move() {
    let space = sapiens::two_against_one();
    let entries = crate::made(&space, "sapiens-2-1");
    println!("{:?} positions and distances", compare_steps::<SlowSapiens>(&space, &entries));
    compare_smaller(&space, &entries, &sapiens::space());
}

#[test]
fn the_quickest_wins_are_found_first() {
    let space = sapiens::space();
    let mut job = Job::new(&space, 16).expect("it fits");
    while job.progress().pass < 2 {
        assert_ne!(job.go_on(&Stop::default()), Ok(State::Done));
    }
    let verdict = |text: &str| job.entries().code(space.number(text).expect("in the table")).verdict();
    let win = Some(Verdict::new(Value::Win, 1));
    // Three cells away along the file: a three reaches it, a two does not, a diagonal three does not.
    assert_eq!(verdict("8/8/8/8/b1+,7/8/8/w3+,7 w 2 alliances"), win);
    assert_eq!(verdict("8/8/8/8/b1+,7/8/8/w2+,7 w 2 alliances"), Some(Verdict::DRAW));
    assert_eq!(verdict("8/8/8/8/b1+,7/8/8/w3x,7 w 2 alliances"), Some(Verdict::DRAW));
    assert_eq!(verdict("8/8/8/8/3,b1+,4/8/8/w3x,7 w 2 alliances"), win);
}

/// Every position, by moves of the slow rules.
#[test]
#[ignore = "minutes"]
fn the_whole_table_is_as_the_slow_rules_find_it_backwards() {
    let space = sapiens::space();
    println!("{} positions", compare::<SlowSapiens>(&space, &crate::solved(&space)));
}
