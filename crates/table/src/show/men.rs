//! Pieces that are models of a file, as data: which models there are, which of them a piece is, and what they are made
//! of.
//!
//! `assets/models/source/men.py` helps to make the turned men. No side effects.

use crate::mesh::model::Model;
use crate::scene::board::Style;
use crate::scene::material::Finish;
use crate::show::looks::{Body, PieceLooks, PieceShape};
use crate::show::voice::Voice;
use bevy::math::{Isometry3d, Quat};
use ludoteca_rules::{Piece, Side};
use std::f32::consts::PI;
use std::sync::OnceLock;

/// The finishes of a model's parts, in the order of its material slots: each by side, sides beyond the list take its
/// last entry.
pub type PartFinishes = &'static [&'static [Finish]];

/// Body, accent, felt foot and brass ring of a turned man, of the light and of the dark side.
pub const TURNED: PartFinishes =
    &[&[Finish::Holly, Finish::Grenadilla], &[Finish::Rosewood, Finish::Bone], &[Finish::Felt], &[Finish::Brass]];

/// Where the pieces of a game look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gaze {
    /// Each side looks in its own way forward.
    Forward,
    /// Both sides look to where the models do.
    AsMade,
}

/// What a game says of its men.
#[derive(Clone, Copy, Debug)]
pub struct Men {
    /// A .glb file, embedded in the program.
    pub file: &'static [u8],
    /// The names of its models; the first is shape 0.
    pub names: &'static [&'static str],
    /// The finishes of each model; models beyond the list take its last entry.
    pub finishes: &'static [PartFinishes],
    /// The shape of a piece; one beyond the names is the last of them.
    pub shape: fn(Piece) -> usize,
    /// Where they look.
    pub gaze: Gaze,
    /// Radius of the soft shadow under each, in cells.
    pub shadow: f32,
    /// See [`PieceLooks::height`].
    pub height: u8,
    /// See [`PieceLooks::board`].
    pub board: Style,
    /// See [`PieceLooks::row_numbers`].
    pub row_numbers: &'static [u8],
    /// See [`PieceLooks::captures`].
    pub captures: bool,
    /// See [`PieceLooks::voice`].
    pub voice: Voice,
}

/// The looks of a game whose pieces are models of a file.
///
/// The models are read when they are first asked for: of the games on a shelf only few are opened.
pub struct MenLooks {
    men: Men,
    models: OnceLock<Vec<Model>>,
}

impl MenLooks {
    /// The looks of these men.
    #[must_use]
    pub const fn new(men: Men) -> Self {
        Self { men, models: OnceLock::new() }
    }

    fn models(&self) -> &[Model] {
        let read = || Model::read_all(self.men.file, self.men.names).expect("the embedded models are read by a test");
        self.models.get_or_init(read)
    }

    fn shape(&self, piece: Piece) -> usize {
        (self.men.shape)(piece).min(self.men.names.len() - 1)
    }
}

impl PieceLooks for MenLooks {
    fn shapes(&self) -> Vec<PieceShape> {
        let finishes = |shape: usize| self.men.finishes[shape.min(self.men.finishes.len() - 1)];
        let shape = |(shape, model): (usize, &Model)| PieceShape::of_model(model, finishes(shape), self.men.shadow);
        self.models().iter().enumerate().map(shape).collect()
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        let shape = self.shape(piece);
        // The models of men look away from the first player: that is the way forward of the first side.
        let back = self.men.gaze == Gaze::Forward && piece.side == Some(Side(1));
        let turn = if back { Quat::from_rotation_y(PI) } else { Quat::IDENTITY };
        vec![Body { shape, pose: Isometry3d::new(turn * self.models()[shape].middle, turn) }]
    }

    fn top(&self, piece: Piece) -> f32 {
        2.0 * self.models()[self.shape(piece)].half.y
    }

    fn board(&self) -> Style {
        self.men.board
    }

    fn row_numbers(&self) -> &'static [u8] {
        self.men.row_numbers
    }

    fn height(&self) -> u8 {
        self.men.height
    }

    fn voice(&self, _piece: Piece) -> Voice {
        self.men.voice
    }

    fn captures(&self) -> bool {
        self.men.captures
    }
}
