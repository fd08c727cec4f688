//! The stones of Produto on the table, and the two bowls from which either colour can be taken. Depends only on the
//! game's own files, `rules` and `table`.

use crate::games::produto::rules::Colour;
use crate::games::produto::view::piece;
use crate::rules::Piece;
use crate::table::mesh::turned::Plan;
use crate::table::scene::assets::Wood;
use crate::table::scene::board::Tone;
use crate::table::scene::material::Finish;
use crate::table::show::looks::{Body, Bowl, Part, PieceLooks, Shape};
use crate::table::show::stone::{HEIGHT, standing, stone};
use bevy::math::{Isometry3d, Quat, Vec2, Vec3, Vec3A};
use std::f32::consts::TAU;

/// Radius and height of a bowl.
const BOWL: f32 = 1.0;
const RIM: f32 = 0.62;
/// How far the bowls stand to either side, and towards the player: in the corners that a hexagon leaves free.
const PLACE: Vec2 = Vec2::new(4.75, 4.1);

/// The looks of Produto. Shapes 0 and 1 are a black and a white stone on the board, 2 and 3 the same in the air or in a
/// bowl, without the line that they have on the board; 4 is a bowl.
#[derive(Default)]
pub struct ProdutoLooks;

const LOOSE: usize = 2;
const SHAPE_OF_BOWL: usize = 4;

fn bowl() -> Shape {
    // Up the outside, over the rim and down to the floor inside.
    let profile = [
        (0.60, 0.0),
        (0.64, 0.05),
        (0.60, 0.09),
        (0.80, 0.18),
        (0.93, 0.32),
        (0.985, 0.48),
        (BOWL, 0.58),
        (0.985, RIM - 0.008),
        (0.955, RIM),
        (0.925, RIM - 0.008),
        (0.905, 0.57),
        (0.86, 0.40),
        (0.70, 0.22),
        (0.0, 0.20),
    ];
    let mut mesh = Plan::round(48).turn(&profile.map(|(radius, height)| (radius, height - RIM / 2.0)));
    for (uv, place) in mesh.uvs.iter_mut().zip(&mesh.positions) {
        *uv = [place[0] / 4.0, (place[2] + place[1]) / 4.0];
    }
    Shape {
        parts: vec![Part { mesh: mesh.build(), finish: vec![Finish::Wood(Wood::Frame)] }],
        half_extents: Vec3A::new(BOWL, RIM / 2.0, BOWL),
        shadow: 1.2,
    }
}

/// A heap of stones in a bowl: two rings that lean outwards and one stone on top, rotated by `turn` so that heaps
/// differ.
fn heap(shape: usize, turn: f32) -> Vec<Body> {
    let mut bodies = Vec::new();
    for (count, radius, height, lean, phase) in
        [(5_u8, 0.46, 0.36, 0.30, 0.0), (4, 0.38, 0.50, 0.22, 0.5), (1, 0.06, 0.64, 0.10, 0.2)]
    {
        for k in 0..count {
            let angle = turn + TAU * (f32::from(k) + phase) / f32::from(count);
            let way = Vec3::new(angle.cos(), 0.0, -angle.sin());
            let place = way * radius + Vec3::Y * (height + 0.02 * f32::from(k % 2));
            let tilt = Quat::from_axis_angle(Vec3::Y.cross(way), -lean);
            bodies.push(Body { shape, pose: Isometry3d::new(place, tilt) });
        }
    }
    bodies
}

impl PieceLooks for ProdutoLooks {
    fn shapes(&self) -> Vec<Shape> {
        let stones = [true, false].map(|lies| [Finish::Slate, Finish::Shell].map(|finish| stone(&[finish], lies)));
        stones.into_iter().flatten().chain([bowl()]).collect()
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        vec![Body { shape: usize::from(piece.kind.0), pose: standing(HEIGHT) }]
    }

    fn top(&self, _piece: Piece) -> f32 {
        HEIGHT
    }

    fn tone(&self) -> Tone {
        Tone::Plain
    }

    fn height(&self) -> u8 {
        3
    }

    fn bowls(&self) -> Vec<Bowl> {
        Colour::ALL
            .into_iter()
            .map(|colour| {
                let side = [-1.0, 1.0][colour.index()];
                let holds = piece(colour);
                let mut bodies = vec![Body { shape: SHAPE_OF_BOWL, pose: standing(RIM) }];
                let loose = LOOSE + usize::from(holds.kind.0);
                bodies.extend(heap(loose, 0.4 + side));
                let taken = vec![Body { shape: loose, pose: standing(HEIGHT) }];
                let place = Vec2::new(side * PLACE.x, PLACE.y);
                Bowl { choice: colour as u8, side: holds.side, taken, bodies, radius: BOWL, height: RIM + 0.24, place }
            })
            .collect()
    }
}
