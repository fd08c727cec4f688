//! A sentence about a side.

use ludoteca_rules::session::BoardView;
use ludoteca_rules::{Side, SideColour};

/// The colour of a side; none for sides that own no colour.
#[must_use]
pub fn ink_of(play: &dyn BoardView, side: Side) -> Option<SideColour> {
    play.sides().get(usize::from(side.0))?.colour
}

/// A sentence about a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Colour of the side.
    pub ink: Option<SideColour>,
    /// The sentence.
    pub text: String,
}
