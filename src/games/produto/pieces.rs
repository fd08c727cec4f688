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

/// A bowl from its base up the outside to the rim, and from there down to the floor inside.
const OUTSIDE: [(f32, f32); 12] = [
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
];
const INSIDE: [(f32, f32); 9] = [
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

fn bowl() -> PieceShape {
    let wood = [&OUTSIDE[..], &INSIDE[..]].concat();
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

/// Stones that were dropped into a bowl one after the other and have come to rest: the middle of each, and its rotation
/// as a quaternion. They were a hundredth larger, so that these do not quite touch.
const SETTLED: [([f32; 3], [f32; 4]); 6] = [
    ([-0.2162, 0.3190, -0.4515], [0.2337, 0.3264, -0.0275, 0.9155]),
    ([-0.2650, 0.2788, 0.3412], [-0.1355, -0.7513, -0.0128, 0.6458]),
    ([0.2367, 0.2947, -0.0763], [-0.1079, -0.9284, -0.0976, 0.3418]),
    ([-0.4346, 0.5017, -0.0753], [0.0083, 0.6191, 0.0422, 0.7842]),
    ([0.3493, 0.5429, -0.2755], [0.1212, 0.9830, -0.1154, 0.0752]),
    ([0.0591, 0.4747, 0.4021], [0.0958, -0.2447, -0.2569, 0.9300]),
];

/// Stones in a bowl, rotated by `turn` so that heaps differ.
fn heap(shape: usize, turn: f32) -> Vec<Body> {
    let turned = Isometry3d::from_rotation(Quat::from_rotation_y(turn));
    let body = |(middle, rotation): ([f32; 3], [f32; 4])| {
        let pose = Isometry3d::new(Vec3::from(middle), Quat::from_array(rotation).normalize());
        Body { shape, pose: turned * pose }
    };
    SETTLED.into_iter().map(body).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Vec3Swizzles;
    use ludoteca_table::mesh::lens::lens;
    use ludoteca_table::show::stone::RADIUS;

    /// How deep a point lies inside a convex shape round the origin; negative outside.
    fn depth(shape: &Builder, point: Vec3) -> f32 {
        let below = |triangle: &[u32]| {
            let [a, b, c] = [0, 1, 2].map(|k| Vec3::from(shape.positions[triangle[k] as usize]));
            (b - a).cross(c - a).normalize().dot(a - point)
        };
        shape.triangles.chunks(3).map(below).fold(f32::MAX, f32::min)
    }

    /// The height of the bowl's inner side at a distance from its axis.
    fn inner_side(radius: f32) -> f32 {
        let part = INSIDE.windows(2).find(|part| (part[1].0..=part[0].0).contains(&radius));
        part.map_or(RIM, |part| {
            let share = (radius - part[1].0) / (part[0].0 - part[1].0);
            part[1].1 + share * (part[0].1 - part[1].1)
        })
    }

    #[test]
    fn stones_in_a_bowl_pass_neither_through_each_other_nor_through_the_bowl() {
        let stone = lens(RADIUS, HEIGHT);
        let heap = heap(LOOSE, 0.7);
        for (k, body) in heap.iter().enumerate() {
            let corners = stone.positions.iter().map(|p| body.pose * Vec3::from(*p));
            let corners: Vec<Vec3> = corners.collect();
            for other in heap.iter().enumerate().filter(|(j, _)| *j != k).map(|(_, other)| other) {
                let deepest = corners.iter().map(|p| depth(&stone, other.pose.inverse() * *p)).fold(f32::MIN, f32::max);
                assert!(deepest < 0.004, "stone {k} is {deepest} inside another");
            }
            let above = |p: &Vec3| p.y - inner_side(p.xz().length());
            let lowest = corners.iter().map(above).fold(f32::MAX, f32::min);
            assert!((-0.004..0.08).contains(&lowest), "stone {k} is {lowest} above the bowl");
            assert!(corners.iter().all(|p| p.y < HEAPED && p.xz().length() < BOWL), "stone {k} sticks out");
        }
    }
}
