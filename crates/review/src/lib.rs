//! What a player can learn from a game: the chances at every ply, where the game turned, and a question of each turn.
//!
//! ```
//! use ludoteca_games::catalogue;
//! use ludoteca_review::{NODES, Review};
//! use ludoteca_rules::thinking::think::Stop;
//!
//! let catalogue = catalogue();
//! // White can win at once and does something else; then Black wins.
//! let text = "[Game \"avanco\"]\n[Position \"7/2w4/7/7/6w/b6/7 w\"]\n1. g3-g4 2. a2-a1 b";
//! let play = ludoteca_record::read(text, &catalogue).expect("a record");
//! let review = Review::of(&*play, &catalogue, NODES, &Stop::default()).expect("it can be reviewed");
//! assert_eq!(review.turns[0].right, ["c6-b7", "c6-c7", "c6-d7"]);
//! ```
//!
//! The line of a play that redo follows is looked at with the searcher chosen for the game, with a bound on nodes and
//! never on time: the same play has the same review on every machine. There is no thread and no clock here. A
//! [`Reviewer`] does one piece of work a [`step`](Reviewer::step), so that a window can show the curve as it grows.
//!
//! First every position is looked at briefly. Around each fall of the chances the better move and the one that was
//! played are then followed with four times the nodes, both from the position after them, so that they are compared
//! like with like. What is left of the fall after that is a [`Turn`].
//!
//! Where several seats order at once, an order is compared with the others against the mixed strategy of the other
//! side, and nothing is called proved; where more than two sides play, each order is judged for the side that gives it,
//! against all others. Only of what one seat decides alone a [`Question`] is made.
//!
//! [`clear_mistake`] says the same of one order before it is given.
//!
//! Start with `reviewer.rs`; `scout.rs` asks the searcher, `compare.rs` compares, `told.rs` finds the words,
//! `question.rs` and `deck.rs` make exercises, `notes.rs` writes into the record.

mod compare;
mod count;
mod deck;
mod error;
mod guard;
mod moments;
mod notes;
mod question;
mod review;
mod reviewer;
mod scout;
mod told;
mod worth;

pub use count::counted_ahead;
pub use deck::{exercise, people};
pub use error::{MOST_PLIES, ReviewError};
pub use guard::clear_mistake;
pub use notes::{annotate, comments};
pub use question::refutation;
pub use review::{MOST_TURNS, Point, Question, Review, Turn};
pub use reviewer::{NODES, Progress, Reviewer};
pub use worth::Worth;
