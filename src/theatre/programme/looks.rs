//! What a game provides to the theatre: a game whose plugin calls [`add_theatre`] has a demonstration.

use crate::theatre::programme::{NetFace, Programme};
use bevy::math::{Quat, Vec2, Vec3};
use bevy::prelude::*;
use ludoteca_rules::{Piece, Text};
use ludoteca_table::show::looks::{PieceLooks, PieceShape};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The looks of a game's pieces, and what there is to show about them.
pub trait TheatreLooks: PieceLooks {
    /// The pieces that are shown, in order; each can become the next. There is at least one.
    fn stages(&self) -> Vec<Piece>;

    /// [`PieceLooks::shapes`], made more finely.
    fn shapes_shown_large(&self) -> Vec<PieceShape> {
        self.shapes()
    }

    /// What is shown besides these.
    fn programme(&self) -> Programme {
        Programme::default()
    }

    /// The number that a piece shows.
    fn numeral(&self, piece: Piece) -> Option<u8>;

    /// A description of a piece.
    fn tell(&self, piece: Piece) -> Option<Text>;

    /// The unfolded surface of a piece.
    fn net(&self, piece: Piece) -> Vec<NetFace>;

    /// What is said of some sides of a piece that is turned so: a side as a direction, and at most three words.
    fn labels(&self, piece: Piece, rotation: Quat) -> Vec<(Vec3, Text)>;

    /// The directions in which a piece can go, in the plane (x to the right, y towards the first player). Each keeps
    /// its index while the piece turns.
    fn ways(&self, piece: Piece) -> Vec<Vec2>;
}

/// What a game shows in the theatre, on the root of its demonstration.
#[derive(Component, Clone)]
pub struct Theatre(pub Arc<dyn TheatreLooks>);

/// The theatres of the games that have one, by the id of the game.
#[derive(Resource, Clone, Default)]
pub struct Theatres(BTreeMap<&'static str, Theatre>);

impl Theatres {
    /// The theatre of a game, if it has one.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<Theatre> {
        self.0.get(id).cloned()
    }

    /// Whether a game has one.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }
}

/// Gives the game of this id a demonstration.
pub fn add_theatre(app: &mut App, id: &'static str, looks: impl TheatreLooks) {
    let mut all = app.world_mut().get_resource_or_init::<Theatres>();
    all.0.insert(id, Theatre(Arc::new(looks)));
}
