//! Where cells lie. No side effects. The origin is the middle of the board; +x is right and −z away from the first
//! player.

use super::components::Board;
use super::style::Frame;
use crate::mesh;
use bevy::math::{Vec2, Vec3, Vec3Swizzles};
use ludoteca_rules::geometry::Direction;
use ludoteca_rules::{Cell, Geometry};

/// Width of the frame with its inlay line.
const FRAME: f32 = 0.80;
/// The same on a small board, where a wide frame would dominate.
const SMALL_FRAME: f32 = 0.64;
/// The same where numbers stand between the field and the coordinates.
const NUMBERED_FRAME: f32 = 1.40;
/// How far beyond the outline of a cell a point still counts as on it: rounding moves points on the outline.
const ON_THE_LINE: f32 = 1e-5;
/// The most cells along a side of a small board.
const SMALL: u8 = 5;
/// Width of what the numbers take of the frame.
const NUMBERS: f32 = 0.42;
/// Width of the inlay line.
pub const INLAY: f32 = 0.050;
/// Width of a kerb, next to the inlay line.
pub const KERB: f32 = 0.085;
/// Width of the moulding and the brass string at the frame's outer edge.
pub const BEVEL: f32 = 0.13;
/// The same with a painted border inside the moulding.
const PAINTED: f32 = 0.22;
/// Depth of the board: its underside lies on the table at −`DEPTH`.
pub const DEPTH: f32 = 0.44;
/// How far the outline of the field lies outside its cells where they touch its sides only with corners.
const RAGGED: f32 = 0.121_835_6;

/// The centre of a cell on the board's surface.
#[must_use]
pub fn centre(geometry: Geometry, cell: Cell) -> Vec3 {
    let place = geometry.place(cell);
    let row = geometry.cell_shape().row_depth();
    Vec3::new(f32::from(place.right) / 2.0, 0.0, -f32::from(place.away) / 2.0 * row)
}

/// The cell that a point of the board's surface lies on; `None` outside all cells. Joints belong to the nearer cell.
#[must_use]
pub fn nearest_cell(geometry: Geometry, point: Vec3) -> Option<Cell> {
    let away = |cell: &Cell| Vec3::new(point.x, 0.0, point.z) - centre(geometry, *cell);
    let cell = geometry.all().min_by(|a, b| away(a).length_squared().total_cmp(&away(b).length_squared()))?;
    let (off, outline) = (away(&cell).xz(), cell_outline(geometry));
    let sides = (0..outline.len()).map(|k| (outline[k], outline[(k + 1) % outline.len()]));
    let inside = |(from, to): (Vec2, Vec2)| mesh::outward(to - from).dot(off - from) <= ON_THE_LINE;
    sides.into_iter().all(inside).then_some(cell)
}

/// The outline of one cell of full size, round the origin.
#[must_use]
pub fn cell_outline(geometry: Geometry) -> Vec<Vec2> {
    geometry.cell_shape().outline().map(|[right, away]| Vec2::new(right, -away)).collect()
}

/// A direction on the board, as a vector of length 1 in the plane (x, z).
#[must_use]
pub fn way(geometry: Geometry, direction: Direction) -> Vec2 {
    let [right, away] = geometry.cell_shape().unit(direction);
    Vec2::new(right, -away)
}

/// Distance from the centres of the outermost cells to the edge of the field along a side of the board.
#[must_use]
pub fn margin(geometry: Geometry, side: Vec2) -> f32 {
    let ragged = if geometry.lattice().is_some() { 0.0 } else { RAGGED };
    cell_outline(geometry).into_iter().map(|corner| corner.dot(side)).fold(0.0, f32::max) + ragged
}

/// The outline of the field, where the inlay begins.
#[must_use]
pub fn field(geometry: Geometry) -> Vec<Vec2> {
    let side = |direction: &Direction| {
        let out = way(geometry, *direction);
        let outermost = geometry.all().map(|cell| centre(geometry, cell).xz().dot(out)).fold(f32::MIN, f32::max);
        (out, outermost + margin(geometry, out))
    };
    let sides: Vec<(Vec2, f32)> = geometry.sides().iter().map(side).collect();
    let before = sides.iter().cycle().skip(sides.len() - 1);
    before.zip(&sides).map(|(one, other)| crossing(*one, *other)).collect()
}

/// Where two lines cross, each given by a unit vector at right angles to it and its distance from the origin that way.
fn crossing((one, near): (Vec2, f32), (other, far): (Vec2, f32)) -> Vec2 {
    Vec2::new(near * other.y - far * one.y, far * one.x - near * other.x) / one.perp_dot(other)
}

/// Whether a board is so small that frame and coordinates are, too.
#[must_use]
pub fn is_small(geometry: Geometry) -> bool {
    geometry.rows() <= SMALL && geometry.longest_row() <= SMALL
}

/// Width of the frame with its inlay line.
#[must_use]
pub fn frame(board: &Board) -> f32 {
    if !board.numbers.is_empty() {
        NUMBERED_FRAME
    } else if is_small(board.geometry) {
        SMALL_FRAME
    } else {
        FRAME
    }
}

/// Distance from the field to the middle of the numbers, which lie next to it, and to that of the coordinates.
#[must_use]
pub fn columns(board: &Board) -> (f32, f32) {
    let numbers = if board.numbers.is_empty() { 0.0 } else { NUMBERS };
    let (kerb, edge) = match board.style.frame {
        Frame::Kerbed => (KERB, BEVEL),
        Frame::Painted => (0.0, PAINTED),
        Frame::Moulded | Frame::Sewn | Frame::Block => (0.0, BEVEL),
    };
    let (first, second) = (INLAY + kerb, INLAY + kerb + numbers);
    (first + numbers / 2.0, second + (frame(board) - second - edge) / 2.0)
}

/// The outline of the frame.
#[must_use]
pub fn outline(board: &Board) -> Vec<Vec2> {
    mesh::offset(&field(board.geometry), frame(board))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::board::Style;
    use std::f32::consts::PI;

    const BOARDS: [Geometry; 7] = [
        Geometry::square(8, 8),
        Geometry::square(5, 12),
        Geometry::hexagon(5),
        Geometry::hexagon(3),
        Geometry::square(4, 3),
        Geometry::rhombus(7),
        Geometry::triangle(6),
    ];

    #[test]
    fn every_centre_and_all_round_it_belongs_to_its_cell() {
        for geometry in BOARDS {
            for cell in geometry.all() {
                let middle = centre(geometry, cell);
                for k in 0..12 {
                    let (sin, cos) = (k as f32 * PI / 6.0).sin_cos();
                    let point = middle + Vec3::new(cos, 0.3, sin) * 0.48;
                    assert_eq!(nearest_cell(geometry, point), Some(cell));
                }
            }
        }
    }

    #[test]
    fn corners_are_where_players_expect_them() {
        let square = BOARDS[0];
        let a1 = square.parse("a1").expect("a1 is on the board");
        assert_eq!(centre(square, a1), Vec3::new(-3.5, 0.0, 3.5));
        assert_eq!(nearest_cell(square, Vec3::new(4.01, 0.0, 0.0)), None);
        let hexagon = BOARDS[2];
        let e5 = hexagon.parse("e5").expect("e5 is on the board");
        assert!(centre(hexagon, e5).length() < 1e-6);
        let row = hexagon.cell_shape().row_depth();
        assert_eq!(nearest_cell(hexagon, Vec3::new(0.0, 0.0, 4.0 * row + 0.6)), None);
    }

    #[test]
    fn all_cells_lie_inside_the_field_and_the_field_inside_the_frame() {
        for geometry in BOARDS {
            let far = |outline: Vec<Vec2>| outline.iter().fold(0.0_f32, |most, p| most.max(p.y));
            let cells = geometry.all().map(|cell| centre(geometry, cell).z).fold(0.0_f32, f32::max);
            assert!(cells + 0.49 < far(field(geometry)));
            for numbers in [&[][..], &[0, 1]] {
                for frame_of in [Frame::Moulded, Frame::Kerbed, Frame::Painted] {
                    let style = Style { frame: frame_of, ..Style::WOODEN };
                    let board = Board { geometry, style, pieces: 3, stacks: false, numbers };
                    assert!((far(outline(&board)) - far(field(geometry)) - frame(&board)).abs() < 1e-4);
                    let (number, coordinate) = columns(&board);
                    assert!(number < coordinate && coordinate < frame(&board) - BEVEL);
                }
            }
        }
    }
}
