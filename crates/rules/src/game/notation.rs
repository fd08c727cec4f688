//! Positions and orders of a game as text.

use super::editing::Editing;
use crate::display::pick::{Pick, Refusal};
use crate::options::Options;
use crate::position_text::PositionError;
use crate::seats::seat::Seat;

/// A text of an order brought to its canonical spelling, and the picks it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// As [`Notation::spell`] would print it: cells in small letters.
    pub canonical: String,
    /// What a person would touch; used to say why the order is not legal.
    pub picks: Vec<Pick>,
}

/// The text of one game: positions, orders, and what a person typed.
pub trait Notation: Editing {
    /// Reads a position. Its own fields decide what they say, whatever the options are.
    ///
    /// # Errors
    /// Anything malformed, naming the field and what was expected there; of several faults the first.
    fn parse_position(options: &Options, text: &str) -> Result<Self::Position, PositionError> {
        let setup = Self::LAYOUT.read(text)?;
        Self::check(options, &setup)
            .map_err(|faults| faults.into_iter().next().expect("a refused set-up has a fault").error)
    }

    /// Position text; parsing and printing gives the same text.
    fn print_position(position: &Self::Position) -> String {
        Self::LAYOUT.write(&Self::setup(position)).expect("a position has only pieces and values of its game")
    }

    /// Makes options agree with what the position says about them.
    fn settle_options(_position: &Self::Position, _options: &mut Options) {}

    /// Canonical text of an order.
    fn spell(position: &Self::Position, order: Self::Order) -> String;

    /// Reads the form of an order, legal or not: `None` if the text is no order at all.
    fn read(position: &Self::Position, seat: Seat, text: &str) -> Option<Reading>;

    /// An order that is accepted although it is not listed (Apocalypse's `?`).
    fn unlisted(_position: &Self::Position, _seat: Seat, _text: &str) -> Option<Self::Order> {
        None
    }

    /// Why a text that is an order in form is not legal, where the picks it stands for cannot say so: where a wrong `-`
    /// or `x` has its price, or any illegal order may be handed in. `None`: the sentence that the picks would get.
    fn refuse_text(_position: &Self::Position, _seat: Seat, _reading: &Reading) -> Option<Refusal<Self::Order>> {
        None
    }
}
