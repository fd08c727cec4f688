//! Sapiens, one die against one.

use crate::backwards::compare;
use crate::battery::Slow;
use crate::slow_sapiens::SlowSapiens;
use ludoteca_rules::random;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_solve::Space;
use ludoteca_solve::space::Standing;
use ludoteca_solve::spaces::sapiens;
use ludoteca_solve::work::{Job, State};
use ludoteca_tablebase::{Value, Verdict};

#[test]
fn moves_lead_where_the_slow_rules_lead() {
    let space = sapiens::space();
    let mut rng = random::generator(9);
    let (mut next, mut over) = (Vec::new(), 0);
    for _ in 0..300 {
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
        over += next.iter().filter(|next| next.number == space.count() - 1).count();
    }
    assert!(over > 20, "{over} captures");
    // Who is to move and what is an alliance makes no difference.
    let one = space.number("8/8/8/8/3,b4x,4/8/8/w2+,7 w 2 alliances").expect("in the table");
    let other = space.number("8/8/8/8/3,w4x&,4/8/8/b2+&,7 b 2 alliances").expect("in the table");
    assert_eq!(one, other);
    assert!(space.number("8/8/8/8/3,b4x,4/8/8/w2+,w1+,6 w 2 alliances").is_err(), "two against one");
    assert!(space.number("8/8/8/8/3,b4x,4/8/8/w2+,7 1 teams alliances").is_err(), "teams");
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
