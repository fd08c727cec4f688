//! Positions that somebody sets up: a game's position as a [`Setup`] and back.

use super::rules::Rules;
use crate::display::effect::Piece;
use crate::options::Options;
use crate::setup::{Fault, Faults, Layout, Setup};

/// How a piece is changed where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceEdit {
    /// To the next kind of its side; a die to its next value. The first follows the last.
    Next,
    /// A die turns between straight and diagonal.
    Turn,
    /// A single die becomes an alliance, or the other way round.
    Ally,
}

/// How positions of one game are set up by hand and checked.
pub trait Editing: Rules {
    /// Pieces and fields, and how the position text writes them.
    const LAYOUT: Layout;

    /// Everything a position says.
    fn setup(position: &Self::Position) -> Setup;

    /// The position that a set-up describes. What is against the rules is added to `faults`; without a fault there is a
    /// position. Faults of form are in `faults` already, and such pieces and values are passed over here.
    fn position(options: &Options, setup: &Setup, faults: &mut Faults) -> Option<Self::Position>;

    /// Makes a position of a set-up.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn check(options: &Options, setup: &Setup) -> Result<Self::Position, Vec<Fault>> {
        let mut faults = Self::LAYOUT.faults(setup);
        let position = Self::position(options, setup, &mut faults);
        debug_assert!(position.is_some() || !faults.is_empty(), "no position and no fault: {setup:?}");
        position.filter(|_| faults.is_empty()).ok_or_else(|| faults.into_list())
    }

    /// An empty board, with the fields that these options ask for.
    fn empty(_options: &Options) -> Setup {
        Self::LAYOUT.empty()
    }

    /// The pieces that can be put on the board of a set-up, those of the first side first.
    fn tray(_setup: &Setup) -> Vec<Piece> {
        Self::LAYOUT.pieces.lettered()
    }

    /// What a piece becomes by a change; `None` if it has no such change.
    fn change(piece: Piece, change: PieceEdit) -> Option<Piece> {
        if change == PieceEdit::Next { Self::LAYOUT.next(piece) } else { None }
    }
}
