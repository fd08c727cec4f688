//! The stones of Hex on the table: discs with a bevelled edge, Black's with a dimple that White's lack.

use bevy::math::Vec3A;
use ludoteca_rules::Piece;
use ludoteca_table::mesh::turned::Plan;
use ludoteca_table::scene::board::{Style, Tone};
use ludoteca_table::scene::material::Finish;
use ludoteca_table::show::looks::{Body, Part, PieceLooks, PieceShape};
use ludoteca_table::show::stone::standing;
use ludoteca_table::show::voice::Voice;

/// Radius and height of a stone, in cells.
const RADIUS: f32 = 0.40;
const HEIGHT: f32 = 0.20;

/// The profiles of the two stones from the foot upwards, as (radius, height).
const BLACK: &[(f32, f32)] =
    &[(0.36, 0.0), (RADIUS, 0.04), (RADIUS, 0.15), (0.35, HEIGHT), (0.20, HEIGHT), (0.0, 0.14)];
const WHITE: &[(f32, f32)] =
    &[(0.36, 0.0), (RADIUS, 0.04), (RADIUS, 0.13), (0.33, 0.18), (0.15, HEIGHT), (0.0, HEIGHT)];

/// The looks of Hex. Shape 0 is a black stone, 1 a white one.
pub struct HexLooks;

fn disc(profile: &[(f32, f32)], finish: Finish) -> PieceShape {
    let down: Vec<(f32, f32)> = profile.iter().map(|(radius, height)| (*radius, height - HEIGHT / 2.0)).collect();
    let mesh = Plan::round(40).turn(&down).build();
    let half_extents = Vec3A::new(RADIUS, HEIGHT / 2.0, RADIUS);
    PieceShape { parts: vec![Part { mesh, finish: vec![finish] }], half_extents, shadow: 0.52 }
}

impl PieceLooks for HexLooks {
    fn shapes(&self) -> Vec<PieceShape> {
        vec![disc(BLACK, Finish::Slate), disc(WHITE, Finish::Shell)]
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        let shape = piece.side.map_or(0, |side| usize::from(side.0));
        vec![Body { shape, pose: standing(HEIGHT) }]
    }

    fn top(&self, _piece: Piece) -> f32 {
        HEIGHT
    }

    fn board(&self) -> Style {
        Style { tone: Tone::Plain, ..Style::WOODEN }
    }

    fn height(&self) -> u8 {
        3
    }

    fn voice(&self, _piece: Piece) -> Voice {
        Voice::Stone
    }
}
