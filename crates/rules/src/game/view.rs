//! What people touch, read and see of a game. Search never calls it.

use super::rules::Rules;
use crate::display::effect::{Beat, Piece, Standing};
use crate::display::pick::{CellRelation, Path, Pick, Refusal};
use crate::display::sign::Sign;
use crate::geometry::Cell;
use crate::seats::seat::{Seat, SideInfo};
use crate::text::Text;

/// What a person touches, reads and sees of one game.
pub trait View: Rules {
    /// The sides of this position.
    fn sides(position: &Self::Position) -> &'static [SideInfo];

    /// The pieces on the board, sorted.
    fn standing(position: &Self::Position) -> Vec<Standing>;

    /// What a person touches to enter a legal order. Paths of one seat are unique and prefix-free.
    fn picks(position: &Self::Position, order: Self::Order) -> Path;

    /// Where the piece stands that moves although picks name its target only, there being no other: it can be dragged
    /// too.
    fn lone_mover(_position: &Self::Position) -> Option<Cell> {
        None
    }

    /// The cells over which a legal order leads by counting, the first of them the cell where the count begins; empty
    /// where nothing is counted. They are numbered on the board from 0 while the order can be seen.
    fn run(_position: &Self::Position, _order: Self::Order) -> Vec<Cell> {
        Vec::new()
    }

    /// A piece in words, where the text `kind-ID-KIND` does not say it.
    fn tell(_piece: Piece) -> Option<Text> {
        None
    }

    /// What the piece on a cell has to do with other cells, as if its side were to move, sorted; each cell once. Shown
    /// while the piece is pointed at. Empty where the legal orders are enough.
    fn study(_position: &Self::Position, _cell: Cell) -> Vec<(Cell, CellRelation)> {
        Vec::new()
    }

    /// Why no legal order of `seat` continues `prefix` with `next`. Called through
    /// [`paths::refuse`](crate::paths::refuse): the seat is asked, cells are on the board, and choices are among those
    /// of INFO.
    fn refuse(position: &Self::Position, seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Self::Order>;

    /// What can follow these picks, in words, where marks on the board do not say enough; some legal order begins with
    /// them.
    fn hint(_position: &Self::Position, _seat: Seat, _prefix: &[Pick]) -> Option<Text> {
        None
    }

    /// What the move does on the table.
    fn effects(position: &Self::Position, played: Self::Move) -> Vec<Beat>;

    /// What else the position says.
    fn signs(position: &Self::Position) -> Vec<Sign>;
}
