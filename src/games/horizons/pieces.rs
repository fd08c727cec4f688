//! The chessmen of Horizons on the table: turned pieces with the shapes that chess players know, and five new ones made
//! in the same way.
//!
//! No side effects. Depends only on the game's own files, `rules` and `table`.

use ludoteca_games::horizons::board::Role;
use ludoteca_games::horizons::notation::PROMOTED;
use ludoteca_games::horizons::view::look;
use ludoteca_rules::{Piece, Side};
use ludoteca_table::show::looks::{Body, PieceLooks, Shape};
use ludoteca_table::show::men::Men;
use ludoteca_table::show::voice::Voice;

const MODELS: &[u8] = include_bytes!("../../../assets/games/horizons/models.glb");

/// The names of the models, by the kind of their pieces.
const NAMES: [&str; 12] =
    ["king", "queen", "rook", "bishop", "knight", "ox", "magician", "zip", "pawn", "warrior", "demoted", "shielder"];

/// Radius of the shadow under a piece.
const SHADOW: f32 = 0.50;

/// The looks of Horizons. The shape of a piece has the number of its kind.
pub struct HorizonsLooks {
    men: Men,
}

impl Default for HorizonsLooks {
    fn default() -> Self {
        Self { men: Men::read(MODELS, &NAMES) }
    }
}

fn shape(piece: Piece) -> usize {
    usize::from(piece.kind.0).min(NAMES.len() - 1)
}

impl PieceLooks for HorizonsLooks {
    fn shapes(&self) -> Vec<Shape> {
        self.men.shapes(SHADOW)
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        self.men.rest(shape(piece), piece.side)
    }

    fn top(&self, piece: Piece) -> f32 {
        self.men.top(shape(piece))
    }

    fn captures(&self) -> bool {
        true
    }

    fn height(&self) -> u8 {
        15
    }

    fn voice(&self, _piece: Piece) -> Voice {
        Voice::Felt
    }
}

/// The piece that a pawn becomes by a choice.
#[must_use]
pub fn chosen(choice: u8, side: Option<Side>) -> Option<Piece> {
    let role: Role = *PROMOTED.get(usize::from(choice))?;
    Some(Piece { side, kind: look(role) })
}
