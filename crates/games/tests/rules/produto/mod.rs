//! Produto: its checks and what the shared ones need to know.

mod board;
mod examples;
mod overlay;
mod sentences;
mod slow;
mod view;

use crate::battery;
use crate::every_game::shared_tests;
use ludoteca_games::produto::Produto;
use ludoteca_games::produto::rules::{Colour, Position, Stone};
use ludoteca_rules::{Notation, Rules};

pub const START: &str = "5/6/7/8/9/8/7/6/5 b 1";

/// Both colours are one group each, however it ends: no products, so fewer stones win.
pub const TWO_GROUPS: &str = "wwwww/wwwwww/wwwwwww/wwwwwwww/bbbb2www/bbbbbbbb/bbbbbbb/bbbbbb/bbbbb w 2";

/// One black stone is left, and seventeen cells.
const BLACK_SHORT: &str = "bbbbb/bbbbbb/bbbbbbb/bbbbbbbb/bbbbbbbbb/bbbbbbbb/b6/6/5 b 2";

/// One white stone is left, and three cells.
const WHITE_SHORT: &str = "wwwww/wwwwww/wwwwwww/wwwwwwww/wwwwwwwww/wwwwwwww/wbbbb2/bbbbbb/bbbb1 w 1";

const HALF: &str = "bwww1/bbww2/1bbbw2/4b3/9/8/1w3b1/2bwww/1bb2 b 2";

const STARTS: [&str; 5] = [START, TWO_GROUPS, BLACK_SHORT, WHITE_SHORT, HALF];

fn even(_: &Position, _: Stone) -> u32 {
    1
}

/// A full board, `b` and `w`, whoever is to move.
pub fn score(text: &str) -> [u32; 2] {
    let position = battery::position::<Produto>(text);
    Colour::ALL.map(|colour| position.score(colour))
}

const SPECIAL: [&str; 13] = [
    "Black places black",
    "Black places white",
    "White places black",
    "White places white",
    "first stone of a turn",
    "second stone of a turn",
    "black stones are used up",
    "white stones are used up",
    "the last black stone",
    "Black wins by the product",
    "White wins by the product",
    "Black wins by fewer stones",
    "White wins by fewer stones",
];

fn classify(position: &Position, stone: Stone) -> Vec<&'static str> {
    let mut names = vec![match (position.mover(), stone.colour) {
        (Colour::Black, Colour::Black) => "Black places black",
        (Colour::Black, Colour::White) => "Black places white",
        (Colour::White, Colour::Black) => "White places black",
        (Colour::White, Colour::White) => "White places white",
    }];
    names.push(if position.left() == 2 { "first stone of a turn" } else { "second stone of a turn" });
    let stones = |position: &Position, colour| position.plane(colour).count_ones();
    if stones(position, Colour::Black) == 45 {
        names.push("black stones are used up");
    }
    if stones(position, Colour::White) == 45 {
        names.push("white stones are used up");
    }
    let mut after = *position;
    Produto::play(&mut after, stone);
    if stone.colour == Colour::Black && stones(&after, Colour::Black) == 45 {
        names.push("the last black stone");
    }
    let text = Produto::print_position(&after);
    match battery::outcome::<Produto>(&text).as_ref().map(|(winner, reason)| (winner.as_str(), reason.as_str())) {
        Some(("b", "product")) => names.push("Black wins by the product"),
        Some(("w", "product")) => names.push("White wins by the product"),
        Some(("b", _)) => names.push("Black wins by fewer stones"),
        Some(("w", _)) => names.push("White wins by fewer stones"),
        _ => {}
    }
    names
}

shared_tests! {
    Produto, slow::SlowProduto, STARTS, even, SPECIAL, classify;
    laws: 61 plies; golden: seed 5, even; slow perft: most 20_000, figures 15
}
