//! What a move does on the table, in beats.
//!
//! Within a move an effect names a piece by the cell it stood on **before the move** (a placed one by its target), and
//! all sources are read before any target is written. So swaps, collisions, pushes and castling need no effects of
//! their own. Law: [`replay`] of the effects on the standing pieces gives the standing pieces after the move.

use crate::{Cell, Geometry, Side};
use thiserror::Error;

/// What a piece is: a code of its game, for which the game's plugin registers a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub u8);

/// A piece: its owner, if it has one, and its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Owner; pieces of Semáforo, Rastros and Produto have none.
    pub side: Option<Side>,
    /// What it is.
    pub kind: Kind,
}

/// A piece on its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Standing {
    /// Where.
    pub cell: Cell,
    /// What.
    pub piece: Piece,
}

impl Standing {
    /// The pieces on a board, sorted; `on` gives the piece on a cell.
    pub fn list(geometry: Geometry, on: impl Fn(Cell) -> Option<Piece>) -> Vec<Self> {
        geometry.all().filter_map(|cell| Some(Self { cell, piece: on(cell)? })).collect()
    }
}

/// One thing that happens on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A new piece comes to `at`.
    Place {
        /// Target.
        at: Cell,
        /// The new piece.
        piece: Piece,
    },
    /// The piece that stood on `from` travels along `path`; the last cell is its target.
    Move {
        /// Where it stood before the move.
        from: Cell,
        /// Corners of its path, the target last; never empty.
        path: Vec<Cell>,
    },
    /// The piece that stood on `at` leaves the board.
    Remove {
        /// Where it stood before the move.
        at: Cell,
    },
    /// The piece that stood on `at` takes another look: value, direction, rank, colour.
    Become {
        /// Where it stood before the move.
        at: Cell,
        /// What it is from now on.
        kind: Kind,
    },
    /// The piece that stood on `from` is put on top of the one that stood on `onto`; both are one piece afterwards.
    Stack {
        /// Where the upper piece stood before the move.
        from: Cell,
        /// Where the lower piece stood before the move.
        onto: Cell,
        /// What both together are from now on.
        kind: Kind,
    },
}

/// Effects that happen at the same time.
pub type Beat = Vec<Effect>;

/// Effects that contradict the pieces they are applied to: a mistake in a game's `effects`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// An effect names a cell on which nothing stood.
    #[error("no piece stood on cell {}", .0.0)]
    NoPiece(Cell),
    /// Two pieces end on one cell.
    #[error("two pieces end on cell {}", .0.0)]
    Crowded(Cell),
    /// A move without a target.
    #[error("an empty path from cell {}", .0.0)]
    NoPath(Cell),
}

/// Applies all beats of one move to the pieces that stood before it.
///
/// # Errors
/// The effects do not fit the pieces.
pub fn replay(before: &[Standing], beats: &[Beat]) -> Result<Vec<Standing>, ReplayError> {
    struct Tracked {
        origin: Option<Cell>,
        now: Option<Standing>,
    }
    let mut pieces: Vec<Tracked> =
        before.iter().map(|standing| Tracked { origin: Some(standing.cell), now: Some(*standing) }).collect();
    let find = |pieces: &[Tracked], cell: Cell| {
        pieces
            .iter()
            .position(|piece| piece.origin == Some(cell) && piece.now.is_some())
            .ok_or(ReplayError::NoPiece(cell))
    };
    for effect in beats.iter().flatten() {
        match effect {
            Effect::Place { at, piece } => {
                pieces.push(Tracked { origin: None, now: Some(Standing { cell: *at, piece: *piece }) });
            }
            Effect::Move { from, path } => {
                let index = find(&pieces, *from)?;
                let target = *path.last().ok_or(ReplayError::NoPath(*from))?;
                if let Some(now) = &mut pieces[index].now {
                    now.cell = target;
                }
            }
            Effect::Remove { at } => {
                let index = find(&pieces, *at)?;
                pieces[index].now = None;
            }
            Effect::Become { at, kind } => {
                let index = find(&pieces, *at)?;
                if let Some(now) = &mut pieces[index].now {
                    now.piece.kind = *kind;
                }
            }
            Effect::Stack { from, onto, kind } => {
                let upper = find(&pieces, *from)?;
                let lower = find(&pieces, *onto)?;
                pieces[upper].now = None;
                if let Some(now) = &mut pieces[lower].now {
                    now.piece.kind = *kind;
                }
            }
        }
    }
    let mut after: Vec<Standing> = pieces.iter().filter_map(|piece| piece.now).collect();
    after.sort_unstable();
    match after.windows(2).find(|pair| pair[0].cell == pair[1].cell) {
        Some(pair) => Err(ReplayError::Crowded(pair[0].cell)),
        None => Ok(after),
    }
}
