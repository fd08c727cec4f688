//! Tests of lessons and puzzles: the format, what is shipped, what is proved, and how a course goes.

mod counts;
mod course;
mod endless;
mod format;
mod harvest;
mod many;
mod plans;
mod progress;
mod proofs;
mod shipped;
mod slow;
mod time;

use ludoteca_lessons::read;
use ludoteca_lessons::{Deck, shipped as decks};
use ludoteca_rules::Side;
use ludoteca_rules::session::PlayView;

/// A lesson of two steps and a puzzle, small enough to be changed by hand.
const SMALL: &str = r#"[Deck "small"]
[Kind "lesson"]
[Title-pt-PT "Pequena"]
[Title-pt-BR "Pequena"]
[Title-en "Small"]

[Game "avanco"]
[Goal "play"]
[Say-pt-PT "Avance."]
[Say-pt-BR "Avance."]
[Say-en "Advance."]
[Hint-pt-PT "De d2."]
[Hint-pt-BR "De d2."]
[Hint-en "From d2."]
[Well-pt-PT "Bem."]
[Well-pt-BR "Bem."]
[Well-en "Well."]

1. d2-d3 {[%en A step.] [%ptPT Um passo.] [%ptBR Um passo.]}
(1. e2-e3) (1. a2-a3 $2 {Not there.} a6-a5) d6-d5 2. d3-d4

[Game "avanco"]
[Position "2b1b2/7/3w3/7/7/7/7 w"]
[Goal "win 2"]
[Answers "d5-c6 d5-e6"]
[Say-pt-PT "Ganhe em duas."]
[Say-pt-BR "Ganhe em dois."]
[Say-en "Win in two."]

1. d5-c6 c7-b6 2. c6-d7 w
"#;

/// A deck that must be sound.
fn sound(text: &str) -> Deck {
    read(text, &ludoteca_games::catalogue()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The decks of the program.
fn all() -> Vec<Deck> {
    decks::all(&ludoteca_games::catalogue()).map(|shipped| sound(shipped.text)).collect()
}

/// The part of a move that a side decided.
fn own_order(play: &dyn PlayView, side: Side, played: &str) -> String {
    let seat = play.asked().iter().find(|seat| play.side_of(*seat) == Some(side)).expect("it is the pupil's turn");
    let part = if play.info().simultaneous { played.split('|').nth(usize::from(seat.0)) } else { Some(played) };
    part.expect("every seat has its part").to_owned()
}
