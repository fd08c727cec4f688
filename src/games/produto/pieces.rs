//! The stones of Produto on the table, and the two bowls from which either colour can be taken. Depends only on the
//! game's own files, `rules` and `table`.

use bevy::math::{Isometry3d, Quat, Vec2, Vec3, Vec3A};
use ludoteca_games::produto::rules::Colour;
use ludoteca_games::produto::view::piece;
use ludoteca_rules::Piece;
use ludoteca_table::mesh::Builder;
use ludoteca_table::mesh::turned::Plan;
use ludoteca_table::scene::assets::Texture;
use ludoteca_table::scene::board::{Style, Tone};
use ludoteca_table::scene::material::{Finish, Gloss, Stuff};
use ludoteca_table::show::beside::bowls::Bowl;
use ludoteca_table::show::looks::{Body, Part, PieceLooks, PieceShape};
use ludoteca_table::show::stone::{HEIGHT, standing, stone};
use ludoteca_table::show::voice::Voice;
use std::f32::consts::TAU;

/// Hexagons of pale stone in a dark tray.
const BOARD: Style = Style {
    tone: Tone::Plain,
    cells: [STONE, STONE],
    joint: Stuff::of(Texture::Slate, 0x1a1c1f, Gloss::Lacquered),
    chamfer: 20,
    border: Stuff::of(Texture::Slate, 0x24272b, Gloss::Lacquered),
    letters: 0xe2dac6,
    mat: Some([0x1d3b41, 0x13282c]),
    ..Style::WOODEN
};
const STONE: Stuff = Stuff::of(Texture::Limestone, 0x8f897e, Gloss::Honed);

/// Radius and height of a bowl, and of the stones in it.
const BOWL: f32 = 0.962;
const RIM: f32 = 0.633;
const HEAPED: f32 = 0.85;
/// How far the bowls stand to either side, and towards the player: in the corners that a hexagon leaves free.
const PLACE: Vec2 = Vec2::new(4.75, 4.1);

/// The looks of Produto. Shapes 0 and 1 are a black and a white stone on the board, 2 and 3 the same in the air or in a
/// bowl, without the line that they have on the board; 4 is a bowl.
#[derive(Default)]
pub struct ProdutoLooks;

const LOOSE: usize = 2;
const SHAPE_OF_BOWL: usize = 4;

fn bowl() -> PieceShape {
    // Up the outside, over the rim and down to the floor inside.
    let wood = [
        (0.42, 0.0),
        (0.47, 0.025),
        (0.47, 0.055),
        (0.50, 0.085),
        (0.62, 0.125),
        (0.73, 0.185),
        (0.82, 0.265),
        (0.885, 0.36),
        (0.925, 0.47),
        (0.945, 0.565),
        (0.957, 0.605),
        (0.948, 0.626),
        (0.93, RIM),
        (0.912, 0.626),
        (0.90, 0.60),
        (0.885, 0.50),
        (0.855, 0.38),
        (0.80, 0.28),
        (0.70, 0.19),
        (0.60, 0.14),
        (0.0, 0.095),
    ];
    // A ring of brass below the rim.
    let ring = [(0.938, 0.556), (0.960, 0.562), (BOWL, 0.576), (0.962, 0.590), (0.940, 0.598)];
    let turn = |profile: &[(f32, f32)]| {
        let down: Vec<_> = profile.iter().map(|(radius, height)| (*radius, height - RIM / 2.0)).collect();
        Plan::round(48).turn(&down)
    };
    let (mut wood, ring) = (turn(&wood), turn(&ring));
    for (uv, place) in wood.uvs.iter_mut().zip(&wood.positions) {
        *uv = [place[0] / 4.0, (place[2] + place[1]) / 4.0];
    }
    let part = |mesh: Builder, finish| Part { mesh: mesh.build(), finish: vec![finish] };
    PieceShape {
        parts: vec![part(wood, Finish::Frame(Stuff::DARK_WOOD)), part(ring, Finish::Brass)],
        half_extents: Vec3A::new(BOWL, RIM / 2.0, BOWL),
        shadow: 1.2,
    }
}

/// Stones in a bowl: two layers in which each stone lies partly on the one before it, and one stone on top, rotated by
/// `turn` so that heaps differ.
fn heap(shape: usize, turn: f32) -> Vec<Body> {
    let mut bodies = Vec::new();
    for (count, radius, height, lean, roll, phase) in
        [(5_u8, 0.41, 0.30, 0.38, 0.22, 0.0), (4, 0.41, 0.54, 0.16, -0.30, 0.5), (1, 0.05, 0.71, 0.08, 0.0, 0.2)]
    {
        for k in 0..count {
            let angle = turn + TAU * (f32::from(k) + phase) / f32::from(count);
            let way = Vec3::new(angle.cos(), 0.0, -angle.sin());
            // The outer edge is higher than the inner one, and one side higher than the other.
            let tilt = Quat::from_axis_angle(way, roll) * Quat::from_axis_angle(Vec3::Y.cross(way), -lean);
            bodies.push(Body { shape, pose: Isometry3d::new(way * radius + Vec3::Y * height, tilt) });
        }
    }
    bodies
}

impl PieceLooks for ProdutoLooks {
    fn shapes(&self) -> Vec<PieceShape> {
        let stones = [true, false].map(|lies| [Finish::Slate, Finish::Shell].map(|finish| stone(&[finish], lies)));
        stones.into_iter().flatten().chain([bowl()]).collect()
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        vec![Body { shape: usize::from(piece.kind.0), pose: standing(HEIGHT) }]
    }

    fn top(&self, _piece: Piece) -> f32 {
        HEIGHT
    }

    fn board(&self) -> Style {
        BOARD
    }

    fn height(&self) -> u8 {
        3
    }

    fn voice(&self, _piece: Piece) -> Voice {
        Voice::Stone
    }
}

/// A bowl of each colour.
#[must_use]
pub fn bowls() -> Vec<Bowl> {
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
            Bowl { choice: colour as u8, side: holds.side, taken, bodies, radius: BOWL, height: HEAPED, place }
        })
        .collect()
}
