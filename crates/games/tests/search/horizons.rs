//! How Horizons is judged and searched: neither side is favoured, and mates are found.

use super::{ask, depth, find, make, root};
use ludoteca_games::horizons::eval::Judgement;
use ludoteca_games::horizons::{Horizons, Position};
use ludoteca_rules::thinking::think::Ending;
use ludoteca_rules::{Game, Notation, Options, Rules};
use ludoteca_search::Evaluation;

fn parse(text: &str) -> Position {
    Horizons::parse_position(&Options::defaults(Horizons::INFO.options), text).expect("it is a position")
}

/// The position with colours exchanged: the ranks are turned over, the files stay.
fn turned(text: &str) -> String {
    let swap = |text: &str| -> String {
        let swap = |symbol: char| {
            if symbol.is_ascii_uppercase() { symbol.to_ascii_lowercase() } else { symbol.to_ascii_uppercase() }
        };
        text.chars().map(swap).collect()
    };
    let fields: Vec<&str> = text.split(' ').collect();
    let [board, mover, white, black, _, quiet, number] = fields[..] else { panic!("seven fields: {text}") };
    let ranks: Vec<String> = board.split('/').rev().map(swap).collect();
    let (mover, board) = (if mover == "w" { "b" } else { "w" }, ranks.join("/"));
    format!("{board} {mover} {} {} - {quiet} {number}", swap(black), swap(white))
}

#[test]
fn the_judgement_is_the_same_for_both_colours() {
    for seed in 0..300 {
        let Some(root) = root::<Horizons>(seed as usize % 200, seed) else { continue };
        let text = Horizons::print_position(&root.position);
        let evaluate = |position: &Position| Judgement::default().evaluate(position);
        assert_eq!(evaluate(&root.position), evaluate(&parse(&turned(&text))), "{text}");
    }
}

/// What is looked at beyond the depth are captures and promotions that do not lose material.
#[test]
fn unquiet_moves_take_or_promote() {
    let (mut all, mut noisy_moves, mut seen) = (Vec::new(), Vec::new(), 0);
    for seed in 0..200 {
        let Some(root) = root::<Horizons>(20 + seed as usize % 100, seed) else { continue };
        Horizons::moves(&root.position, &mut all);
        Judgement::default().noisy_moves(&root.position, &mut noisy_moves);
        for played in &noisy_moves {
            assert!(all.contains(played) && Horizons::progress(&root.position, *played), "{played:?}");
        }
        seen += noisy_moves.len();
    }
    assert!(seen > 300, "{seen}");
}

/// Kings and one rook: the mate is known in so many plies, and stalemate is no win.
#[test]
fn mates_have_their_distance() {
    for (position, plies) in [
        ("3k8/12/3K8/12/12/12/12/12/12/12/12/7R4 w - - - 0 1", 1),
        ("4k7/12/3K8/12/12/12/12/12/12/12/12/8R3 w - - - 0 1", 3),
    ] {
        let session = find("horizons").from_position(Options::defaults(Horizons::INFO.options), position);
        let session = session.expect("it can be read");
        let answer = ask(&mut *make(find("horizons"), "alpha-beta"), &*session, &depth(5));
        let proof = answer.score.proof.expect("it is proved");
        assert_eq!((proof.ending, proof.plies), (Ending::Win, Some(plies)), "{position} {answer:?}");
    }
}
