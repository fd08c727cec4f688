//! How the positions of a game are numbered.

use super::entries::Form;
use ludoteca_rules::{Game, Rules, Side};

/// How a table is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Every move leads to a greater number: once through all of them, from the last to the first.
    Upwards,
    /// Moves may go round in circles: once for each distance from the end, through the positions from which a move
    /// leads to what was decided last, or through all of them where [`Numbering::before`] does not tell. What is not
    /// decided then is a draw.
    Passes,
    /// Each position by a search of its own.
    Apart,
    /// Moves of a group of positions lead to the group itself and to those before it: one group after the other, each
    /// as a whole.
    Groups,
}

/// How the positions of a game are numbered.
pub trait Numbering: Send + Sync + 'static {
    /// The game.
    type Game: Game;
    /// All numbers are below this.
    const COUNT: u64;
    /// How the table is made.
    const WAY: Way;
    /// What the table keeps of each.
    const FORM: Form = Form::Distances;
    /// Where the game begins, if that is in the table.
    const START: Option<u64>;

    /// The number of a position. Two have the same one only if they are worth the same for the side to move.
    fn rank(position: &<Self::Game as Rules>::Position) -> Option<u64>;

    /// A position of this number, which stands for all that have it.
    fn unrank(number: u64) -> Option<<Self::Game as Rules>::Position>;

    /// Adds the numbers of all positions from which a move leads to this one, and perhaps those of others; `false`
    /// where it does not tell, as there are too many. Moves to a position that is drawn at once are left out.
    fn before(_position: &<Self::Game as Rules>::Position, _numbers: &mut Vec<u64>) -> bool {
        false
    }

    /// The side to move, also when the game is over.
    fn mover(position: &<Self::Game as Rules>::Position) -> Side;
}

/// The number of a position in which both sides decide at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ranked {
    /// The number.
    pub number: u64,
    /// Whether the position of this number has the sides exchanged.
    pub turned: bool,
}
