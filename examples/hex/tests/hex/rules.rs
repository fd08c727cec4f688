//! The rules: laws, counts, endings and refusals.

use crate::{catalogue, hex, play};
use ludoteca_hex::Hex;
use ludoteca_hex::rules::{ALL, Colour, GEOMETRY, Position, beside};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::laws::{check_random_game, check_session};
use ludoteca_rules::session::{Event, GameSession, HistoryView, PlayView, Request, Session};
use ludoteca_rules::walk::perft;
use ludoteca_rules::{Notation, Options, Outcome, Rules, Seat, Text, Winner, random};
use ludoteca_words::{Language, Words};

fn options() -> Options {
    Options::defaults(hex().info.options)
}

/// The text of a move.
fn moved(event: &Event) -> Option<String> {
    if let Event::Move(text) = event { Some(text.clone()) } else { None }
}

#[test]
fn the_laws_hold() {
    let words = Language::ALL.map(|language| Words::new(language, &catalogue()));
    let say = |text: &Text| words.iter().for_each(|words| assert!(words.has(text.key), "{}", text.key));
    let mut rng = random::generator(7);
    for _ in 0..6 {
        let end = check_random_game::<Hex>(&Hex::start(&options(), Seat(0)), 49, &mut rng, |_, _| 1, say);
        assert!(Hex::is_over(&end), "somebody is joined before the board is full");
    }
    let mut play = GameSession::<Hex>::new(options(), None);
    while play.outcome().is_none() {
        let seat = play.asked().iter().next().expect("somebody is asked");
        let orders = play.orders(seat);
        let order = orders[random::below(&mut rng, orders.len())].clone();
        play.submit(Request::Order(seat, order)).expect("a legal order");
    }
    let moves: Vec<String> = play.line().iter().filter_map(|node| moved(&play.node(*node).event)).collect();
    check_session::<Hex>(GameSession::new(options(), None), &moves);
}

#[test]
fn perft_counts_free_cells() {
    let start = Hex::start(&options(), Seat(0));
    for (depth, count) in [(1, 49), (2, 49 * 48), (3, 49 * 48 * 47)] {
        assert_eq!(perft::perft::<Hex>(&start, depth, perft::Leaves::Bulk), count);
    }
}

#[test]
fn the_bits_touch_as_the_geometry_says() {
    for cell in GEOMETRY.all() {
        let expected = GEOMETRY.neighbours(cell).into_iter().fold(0, |all, cell| all | cell.bit());
        assert_eq!(beside(cell.bit()), expected, "{}", GEOMETRY.name(cell));
    }
}

#[test]
fn every_full_board_has_exactly_one_chain() {
    let mut rng = random::generator(3);
    for _ in 0..500 {
        let black = Cells(ALL).filter(|_| random::below(&mut rng, 2) == 0).fold(0, |all, cell| all | cell.bit());
        let position = Position::new(black, ALL & !black, Colour::Black);
        let joined = Colour::ALL.map(|colour| position.chain(colour) != 0);
        assert!(joined[0] != joined[1], "{}", Hex::print_position(&position));
    }
}

#[test]
fn a_chain_from_side_to_side_wins() {
    for (position, order, winner, cells) in [
        ("bw5/1bw4/1b1w3/1bw4/2bw3/2b1w2/7 b", "c1", 0, "c1 c2 c3 b4 b5 b6 a7"),
        ("7/7/7/wwwwww1/bbbbbb1/7/7 w", "g4", 1, "a4 b4 c4 d4 e4 f4 g4"),
    ] {
        let mut play = play(position);
        assert!(play.outcome().is_none());
        play.submit(Request::Move(order.to_owned())).expect("a legal move");
        let outcome = play.outcome().expect("it is over");
        let cells = cells.split(' ').map(|name| GEOMETRY.parse(name).expect("a cell")).collect();
        assert_eq!(outcome, Outcome { winner: Winner::Side(ludoteca_rules::Side(winner)), reason: "joined", cells });
    }
}

#[test]
fn what_cannot_be_done_gets_its_sentence() {
    let mut play = play("7/7/3w3/7/2b4/7/7 b");
    let words = Words::new(Language::En, &catalogue());
    let refused = play.submit(Request::Move("c3".to_owned())).expect_err("it is occupied");
    assert_eq!(words.say(&refused.text), "There is already a stone on c3. Pick a free cell.");
    let refused = play.submit(Request::Move("h1".to_owned())).expect_err("it is no cell");
    assert!(words.has(refused.text.key));
    for (text, field) in [("7/7/7/7/7/7 b", 1), ("7/7/7/7/7/7/8 b", 1), ("7/7/7/7/7/7/7 x", 2), ("7/7/7/7/7/7/6z b", 1)]
    {
        assert_eq!(hex().from_position(options(), text).err().map(|error| error.field), Some(field), "{text}");
    }
}
