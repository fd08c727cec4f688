//! What a review finds, and that it finds the same twice.

mod blunders;
mod count;
mod deck;
mod guard;
mod lines;
mod slips;

use ludoteca_games::catalogue;
use ludoteca_review::{Review, ReviewError};
use ludoteca_rules::session::Session;
use ludoteca_rules::thinking::think::Stop;

/// Positions looked at for each ply: enough for what is shown here.
const FEW: u64 = 3000;

/// A play of these moves.
fn play(game: &str, position: Option<&str>, moves: &str) -> Box<dyn Session> {
    let position = position.map_or_else(String::new, |position| format!("[Position \"{position}\"]\n"));
    let text = format!("[Game \"{game}\"]\n{position}\n{moves}\n");
    ludoteca_record::read(&text, &catalogue()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn review(play: &dyn Session) -> Result<Review, ReviewError> {
    Review::of(play, &catalogue(), FEW, &Stop::default())
}
