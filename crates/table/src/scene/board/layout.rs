//! Where cells lie. No side effects. The origin is the middle of the board; +x is right and −z away from the first
//! player.

use super::components::Board;
use crate::mesh;
use bevy::math::{Vec2, Vec3};
use ludoteca_rules::{Cell, Geometry};
use std::f32::consts::PI;

/// Depth of a row of hexagons whose centres are 1 apart: √3/2.
pub const ROW: f32 = 0.866_025_4;
/// Distance from the centre of a hexagon to its corners: 1/√3.
pub const CORNER: f32 = 0.577_350_3;
/// Width of the frame with its inlay line.
const FRAME: f32 = 0.80;
/// The same on a small board, where a wide frame would dominate.
const SMALL_FRAME: f32 = 0.64;
/// The same where numbers stand between the field and the coordinates.
const NUMBERED_FRAME: f32 = 1.40;
/// The most cells along a side of a small board.
const SMALL: u8 = 5;
/// Width of what the numbers take of the frame.
const NUMBERS: f32 = 0.42;
/// Width of the inlay line.
pub const INLAY: f32 = 0.050;
/// Width of the moulding and the brass string at the frame's outer edge.
pub const BEVEL: f32 = 0.13;
/// Depth of the board: its underside lies on the table at −`DEPTH`.
pub const DEPTH: f32 = 0.44;
/// How far the outline of a hexagonal field lies outside its cells' corners.
const HEX_PAD: f32 = 0.23;

/// The centre of a cell on the board's surface.
#[must_use]
pub fn centre(geometry: Geometry, cell: Cell) -> Vec3 {
    let place = geometry.place(cell);
    let row = match geometry {
        Geometry::Square { .. } => 1.0,
        Geometry::Hexagon { .. } => ROW,
    };
    Vec3::new(f32::from(place.right) / 2.0, 0.0, -f32::from(place.away) / 2.0 * row)
}

/// The cell that a point of the board's surface lies on; `None` outside all cells. Joints belong to the nearer cell.
#[must_use]
pub fn nearest_cell(geometry: Geometry, point: Vec3) -> Option<Cell> {
    let away = |cell: &Cell| centre(geometry, *cell) - Vec3::new(point.x, 0.0, point.z);
    let cell = geometry.all().min_by(|a, b| away(a).length_squared().total_cmp(&away(b).length_squared()))?;
    let off = away(&cell).abs();
    let inside = match geometry {
        Geometry::Square { .. } => off.x <= 0.5 && off.z <= 0.5,
        Geometry::Hexagon { .. } => off.x <= 0.5 && off.x / 2.0 + off.z * ROW <= 0.5,
    };
    inside.then_some(cell)
}

/// The outline of one cell of full size, round the origin.
#[must_use]
pub fn cell_outline(geometry: Geometry) -> Vec<Vec2> {
    match geometry {
        Geometry::Square { .. } => mesh::rectangle(Vec2::splat(0.5)),
        Geometry::Hexagon { .. } => mesh::regular(6, CORNER, PI / 6.0),
    }
}

/// The outline of the field, where the inlay begins.
#[must_use]
pub fn field(geometry: Geometry) -> Vec<Vec2> {
    match geometry {
        Geometry::Square { files, ranks } => mesh::rectangle(Vec2::new(f32::from(files), f32::from(ranks)) / 2.0),
        Geometry::Hexagon { side } => mesh::regular(6, f32::from(side) - 1.0 + CORNER + HEX_PAD, 0.0),
    }
}

/// Whether a board is so small that frame and coordinates are, too.
#[must_use]
pub const fn is_small(geometry: Geometry) -> bool {
    match geometry {
        Geometry::Square { files, ranks } => files <= SMALL && ranks <= SMALL,
        Geometry::Hexagon { .. } => false,
    }
}

/// Width of the frame with its inlay line.
#[must_use]
pub const fn frame(board: &Board) -> f32 {
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
pub const fn columns(board: &Board) -> (f32, f32) {
    let numbers = if board.numbers.is_empty() { 0.0 } else { NUMBERS };
    (INLAY + numbers / 2.0, INLAY + numbers + (frame(board) - INLAY - numbers - BEVEL) / 2.0)
}

/// The outline of the frame.
#[must_use]
pub fn outline(board: &Board) -> Vec<Vec2> {
    mesh::offset(&field(board.geometry), frame(board))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::board::Tone;

    const BOARDS: [Geometry; 5] = [
        Geometry::Square { files: 8, ranks: 8 },
        Geometry::Square { files: 5, ranks: 12 },
        Geometry::Hexagon { side: 5 },
        Geometry::Hexagon { side: 3 },
        Geometry::Square { files: 4, ranks: 3 },
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
        assert_eq!(nearest_cell(hexagon, Vec3::new(0.0, 0.0, 4.0 * ROW + 0.6)), None);
    }

    #[test]
    fn all_cells_lie_inside_the_field_and_the_field_inside_the_frame() {
        for geometry in BOARDS {
            let far = |outline: Vec<Vec2>| outline.iter().fold(0.0_f32, |most, p| most.max(p.y));
            let cells = geometry.all().map(|cell| centre(geometry, cell).z).fold(0.0_f32, f32::max);
            assert!(cells + 0.49 < far(field(geometry)));
            for numbers in [&[][..], &[0, 1]] {
                let board = Board { geometry, tone: Tone::Plain, pieces: 3, numbers };
                assert!((far(outline(&board)) - far(field(geometry)) - frame(&board)).abs() < 1e-4);
                let (number, coordinate) = columns(&board);
                assert!(number < coordinate && coordinate < frame(&board) - BEVEL);
            }
        }
    }
}
