//! Horizons, a king with one piece or two against a king alone.

use crate::backwards::{compare, compare_smaller, compare_steps, finds_every_move};
use crate::battery::Slow;
use crate::slow_horizons::{House, SlowHorizons, strikes_of};
use ludoteca_rules::random;
use ludoteca_solve::space::{Space, Standing};
use ludoteca_solve::spaces::horizons::{PAIRS, PIECES, space};
use ludoteca_tablebase::Value;

const TWO_KINGS: &str = "12/12/12/12/12/12/12/6k5/12/12/12/K11 w - - - 0 1";

fn of(piece: &str) -> Box<dyn Space> {
    space(piece).expect("there is a table of it")
}

/// The name of the cell on which this piece stands.
fn cell_of(text: &str, piece: char) -> String {
    let board = text.split(' ').next().expect("a board");
    for (rank, row) in (1..=12).rev().zip(board.split('/')) {
        let before = row.split(piece).next().filter(|before| before.len() < row.len());
        let Some(before) = before else { continue };
        let empty = |part: &str| part.parse::<usize>().unwrap_or(0);
        let letters = before.chars().filter(|letter| letter.is_alphabetic()).count();
        let file = letters + before.split(char::is_alphabetic).map(empty).sum::<usize>();
        return format!("{}{rank}", (b'a' + file as u8) as char);
    }
    panic!("{text}: no {piece}")
}

#[test]
fn moves_lead_where_the_slow_rules_lead() {
    let mut rng = random::generator(11);
    let (mut next, mut taken, mut left) = (Vec::new(), 0, 0);
    for piece in PIECES.into_iter().chain(PAIRS) {
        let space = of(piece);
        let dead = space.number(TWO_KINGS).expect("two kings");
        for _ in 0..150 {
            let number = random::below(&mut rng, space.count() as usize) as u64;
            let standing = space.expand(number, &mut next);
            if standing == Standing::Nothing {
                continue;
            }
            let text = space.text(number);
            assert_eq!(space.number(&text), Ok(number), "{text}");
            let white = text.contains(" w ");
            let king = cell_of(&text, if white { 'k' } else { 'K' });
            strikes_of(&text, House::default(), white, |cell, _| assert_ne!(cell, king, "a king is taken: {text}"));
            assert_eq!(SlowHorizons::outcome(&text).is_some(), matches!(standing, Standing::Over(_)), "{text}");
            let mut fast: Vec<(String, u64)> =
                next.iter().enumerate().map(|(place, next)| (space.move_text(number, place), next.number)).collect();
            let slow = if standing == Standing::Open { SlowHorizons::moves(&text) } else { Vec::new() };
            let mut slow: Vec<(String, u64)> =
                slow.into_iter().map(|(name, after)| (name, space.number(&after).expect("in the table"))).collect();
            fast.sort();
            slow.sort();
            assert_eq!(fast, slow, "{text}");
            // Two pieces have the lower numbers, and one that is left and wins alone the upper ones.
            let fewer = next.iter().filter(|next| next.number >= dead && number < dead);
            fewer.for_each(|next| if next.number == dead { taken += 1 } else { left += 1 });
        }
    }
    assert!(taken > 5 && left > 5, "{taken} captures of the last piece that wins, {left} of another one");
}

#[test]
fn images_of_a_position_and_its_colours_are_one_position() {
    let space = of("O");
    let number = |text: &str| space.number(text);
    crate::compare_numbers(
        &*space,
        "12/12/12/12/12/12/12/6k5/12/12/12/KO10 b - - - 0 1",
        &[
            "12/12/12/12/12/12/12/5k6/12/12/12/10OK b - - - 0 1",
            "KO10/12/12/12/6k5/12/12/12/12/12/12/12 b - - - 0 1",
            "10OK/12/12/12/5k6/12/12/12/12/12/12/12 b - - - 0 1",
            "12/12/12/12/12/4k7/12/12/12/12/O11/K11 b - - - 0 1",
            "12/12/12/12/12/12/12/6K5/12/12/12/ko10 w - - - 0 1",
            "12/12/12/12/12/12/12/6k5/12/12/12/KO10 b - - - 7 30",
        ],
        &[
            "12/12/12/12/12/12/12/6k5/12/12/12/KO10 w - - - 0 1",
            "12/12/12/12/12/12/12/7k4/12/12/12/KO10 b - - - 0 1",
            "12/12/12/12/12/12/12/6k5/12/12/12/OK10 b - - - 0 1",
        ],
    );
    assert!(number("12/12/12/12/12/12/12/6k5/12/12/12/KQ10 b - - - 0 1").is_err(), "another piece");
    assert!(number("12/12/12/12/12/12/12/6k5/12/12/12/KOO9 b - - - 0 1").is_err(), "two pieces");
    assert!(number("12/12/12/12/12/12/12/5ok5/12/12/12/KO10 b - - - 0 1").is_err(), "both have one");
    let space = of("NN");
    let number = |text: &str| space.number(text);
    let one = number("12/12/12/12/12/12/N11/6k5/12/12/12/KN10 b - - - 0 1").expect("in the table");
    assert_eq!(number("12/12/12/12/12/12/11n/5K6/12/12/12/10nk w - - - 0 1"), Ok(one));
    assert!(number("12/12/12/12/12/12/N11/6k5/12/12/12/KB10 b - - - 0 1").is_err(), "another piece");
    let dead = number("12/12/12/12/12/12/12/6k5/12/12/12/KN10 b - - - 0 1");
    assert_eq!(dead, Ok(space.count() - 1), "one knight is too little by the rules");
}

#[test]
fn every_move_is_found_again_from_the_position_after_it() {
    for (seed, piece) in (23..).zip(PIECES.into_iter().chain(PAIRS)) {
        finds_every_move(&*of(piece), seed);
    }
}

#[test]
fn of_a_pair_the_piece_that_is_left_has_its_own_positions() {
    let (pair, text) = (of("OM"), "12/12/12/12/12/12/12/6k5/12/12/12/KO10 w - - - 0 1");
    let steps = pair.steps("12/12/12/12/12/12/12/5Mk5/12/12/12/KO10 b - - - 0 1").expect("in the table");
    let capture = steps.iter().find(|step| step.played.contains('x')).expect("the Magician can be taken");
    let left = pair.number("12/12/12/12/12/12/12/5k6/12/12/12/KO10 w - - - 0 1");
    assert_eq!(left, Ok(capture.next.number));
    let mut before = Vec::new();
    assert!(pair.before(capture.next.number, &mut before));
    assert!(before.contains(&pair.number("12/12/12/12/12/12/12/5Mk5/12/12/12/KO10 b - - - 0 1").expect("a number")));
    assert!(pair.number(text).is_ok() && of("MM").number(text).is_err() && of("BN").number(text).is_err());
}

#[test]
#[ignore = "two hours"]
fn tables_of_pairs_are_as_the_slow_rules_find_them_from_the_positions_after_each_move() {
    for pair in PAIRS {
        let space = of(pair);
        let entries = crate::made(&*space, &format!("horizons-{}", pair.to_lowercase()));
        println!("{pair}: {:?} positions and distances", compare_steps::<SlowHorizons>(&*space, &entries));
        // With both pieces, and their side to move: the lower numbers that are even.
        let dead = space.number(TWO_KINGS).expect("two kings");
        let plies = |number: &u64| entries.code(*number).verdict().map(|verdict| verdict.plies);
        let longest = (0..dead).step_by(2).max_by_key(plies).expect("there are positions");
        println!("{pair}: {:?} plies from {}", plies(&longest), space.text(longest));
        for left in PIECES.into_iter().filter(|piece| pair.contains(piece)) {
            compare_smaller(&*space, &entries, &*of(left));
        }
    }
}

/// Every position of every table of one piece, by moves of the slow rules.
#[test]
#[ignore = "minutes"]
fn the_whole_tables_are_as_the_slow_rules_find_them_backwards() {
    for piece in PIECES {
        let space = of(piece);
        println!("{piece}: {} positions", compare::<SlowHorizons>(&*space, &crate::solved(&*space)));
    }
}

#[test]
fn moves_are_told_on_the_board_as_it_stands() {
    let space = of("R");
    // One mate, laid on the board in three ways.
    for (text, mate) in [
        ("5k6/12/5K6/12/12/12/12/12/12/12/12/R11 w - - - 0 1", "a1-a12"),
        ("r11/12/12/12/12/12/12/12/12/5k6/12/5K6 b - - - 0 1", "a12-a1"),
        ("12/12/12/12/12/12/9K1k/12/12/12/12/R11 w - - - 0 1", "a1-l1"),
    ] {
        let steps = space.steps(text).expect("in the table");
        let mut fast: Vec<&str> = steps.iter().map(|step| step.played.as_str()).collect();
        let slow = SlowHorizons::moves(text);
        let mut slow: Vec<&str> = slow.iter().map(|(name, _)| name.as_str()).collect();
        fast.sort_unstable();
        slow.sort_unstable();
        assert_eq!(fast, slow, "{text}");
        let step = steps.iter().find(|step| step.played == mate).expect("the rook goes there");
        let standing = space.expand(step.next.number, &mut Vec::new());
        assert_eq!((standing, space.number(&step.after)), (Standing::Over(Value::Loss), Ok(step.next.number)));
    }
}
