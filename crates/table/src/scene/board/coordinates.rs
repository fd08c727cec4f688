//! Coordinates inlaid in the frame: near, left and right of the player; not on the far side, where pieces would hide
//! them.

use super::components::{Board, BoardMeshSystems};
use super::layout::{self, centre};
use crate::mesh::{Builder, flat, glyph::Glyphs};
use crate::scene::assets::Font;
use crate::scene::camera::ReadingSide;
use crate::scene::material::{Finish, MaterialsApplied};
use crate::scene::projector::Projector;
use bevy::prelude::*;
use ludoteca_rules::geometry::{Line, LineEnd};
use std::f32::consts::FRAC_PI_2;

/// How much further the names at the corners of a board lie from their cells.
const CORNER: f32 = 0.20;
/// An end whose direction has this part towards the viewer, or less, is on the far side.
const FAR_SIDE: f32 = -0.6;

/// A mesh of coordinates; rebuilt when the near side changes.
#[derive(Component)]
struct Coordinates;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Font>().add_systems(
        PostUpdate,
        lay.after(BoardMeshSystems).before(MaterialsApplied).before(TransformSystems::Propagate),
    );
}

fn lay(
    mut commands: Commands,
    boards: Query<(Entity, Ref<Board>, Ref<ReadingSide>)>,
    old: Query<(Entity, &ChildOf), With<Coordinates>>,
    projector: Res<Projector>,
    font: Res<Font>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (entity, board, near) in &boards {
        if !near.is_changed() && !projector.is_changed() && !board.is_changed() {
            continue;
        }
        for (part, _) in old.iter().filter(|(_, of)| of.parent() == entity) {
            commands.entity(part).despawn();
        }
        let [face, dark] = glyphs(&board, near.0.0, projector.0, &font.0);
        for (shape, finish) in [(face, Finish::Letter(board.style.letters)), (dark, Finish::Groove)] {
            if shape.triangles.is_empty() {
                continue;
            }
            let mesh = Mesh3d(meshes.add(shape.build()));
            commands.spawn((Coordinates, mesh, finish, Transform::default(), Pickable::IGNORE, ChildOf(entity)));
        }
    }
}

/// A label: its text and where its middle lies.
#[derive(Clone, Debug, PartialEq)]
struct Label {
    text: String,
    at: Vec3,
}

/// All glyphs as one mesh, and one of the dark numbers on light discs.
fn glyphs(board: &Board, near: f32, huge: bool, font: &Glyphs) -> [Builder; 2] {
    let geometry = board.geometry;
    let turn = Quat::from_rotation_y(quarter(near));
    // Numbers of two digits must still fit into the frame, and round a small board the frame is narrow.
    let height = match (geometry.rows(), huge) {
        // A slanted frame leaves letters less room.
        _ if huge && geometry.lattice().is_none() => 0.42,
        (10.., true) => 0.42,
        // Beside other numbers, those of two digits would be read together with them.
        (10.., false) if !board.numbers.is_empty() => 0.32,
        (10.., false) => 0.36,
        (_, true) if layout::is_small(geometry) => 0.38,
        (_, false) if layout::is_small(geometry) => 0.24,
        (_, true) => 0.54,
        (_, false) => 0.30,
    };
    let mut shapes = [Builder::default(), Builder::default()];
    for label in labels(board, near) {
        let glyph = font.write(&label.text, height);
        let place = |shift: Vec3| Transform::from_translation(label.at + turn * shift).with_rotation(turn);
        shapes[0].append(&glyph, place(Vec3::Y * 0.002));
    }
    let (radius, height) = if huge { (0.195, 0.30) } else { (0.165, 0.24) };
    for label in numbers(board) {
        let place = |up: f32| Transform::from_translation(label.at + Vec3::Y * up).with_rotation(turn);
        shapes[0].append(&flat::ring(0.0, radius, 1, 1.0, 0.0, 32), place(0.002));
        shapes[1].append(&font.write(&label.text, height), place(0.003));
    }
    shapes
}

/// The yaw rounded to a quarter turn, so that glyphs stand straight on the frame.
fn quarter(near: f32) -> f32 {
    (near / FRAC_PI_2).round() * FRAC_PI_2
}

/// The numbers of the ranks, at both ends of each, on discs next to the field.
fn numbers(board: &Board) -> Vec<Label> {
    let beside = |line: Line| {
        let number = board.numbers.get(usize::from(line.row?))?;
        let at = |end: LineEnd| at_end(board, end, layout::columns(board).0);
        let label = move |end| Label { text: number.to_string(), at: at(end) };
        Some([Some(line.near), line.far].into_iter().flatten().map(label).collect::<Vec<_>>())
    };
    board.geometry.lines().into_iter().filter_map(beside).flatten().collect()
}

/// The names of rows and columns as seen from the near side. Where both run straight through the board, each is named
/// at every end but those on the far side; elsewhere at the end that is nearer to this side, so that no two names
/// meet.
fn labels(board: &Board, near: f32) -> Vec<Label> {
    let geometry = board.geometry;
    let (sin, cos) = quarter(near).sin_cos();
    let nearness = |end: &LineEnd| layout::way(geometry, end.out).dot(Vec2::new(sin, cos));
    let mut labels = Vec::new();
    for line in geometry.lines() {
        let mut ends: Vec<LineEnd> = [Some(line.near), line.far].into_iter().flatten().collect();
        if geometry.has_straight_columns() {
            ends.retain(|end| nearness(end) > FAR_SIDE);
        } else if ends.len() > 1 && nearness(&ends[1]) > nearness(&ends[0]) + 1e-3 {
            ends.swap_remove(0);
        } else {
            ends.truncate(1);
        }
        let out = layout::columns(board).1;
        labels.extend(ends.into_iter().map(|end| Label { text: line.name.clone(), at: at_end(board, end, out) }));
    }
    labels
}

/// The place so far outside the field, at the end of a line of cells.
fn at_end(board: &Board, end: LineEnd, out: f32) -> Vec3 {
    let geometry = board.geometry;
    let way = layout::way(geometry, end.out);
    let corner = if end.corner { CORNER } else { 0.0 };
    // In a corner the middle of the frame is as far away as at the sides that meet there.
    let side = if end.corner { geometry.sides()[0] } else { end.out };
    let margin = layout::margin(geometry, layout::way(geometry, side));
    let beyond = margin + out * geometry.cell_shape().row_depth() + corner;
    centre(geometry, end.cell) + Vec3::new(way.x, 0.0, way.y) * beyond
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::board::{Style, nearest_cell};
    use ludoteca_rules::Geometry;
    use std::f32::consts::PI;

    const NUMBERS: &[u8] = &[0, 1, 2, 3, 4, 4, 3, 2, 1, 0];

    fn board(geometry: Geometry, numbers: &'static [u8]) -> Board {
        Board { geometry, style: Style::WOODEN, pieces: 3, stacks: false, numbers }
    }

    #[test]
    fn labels_name_the_lines_they_lie_on_from_every_side() {
        let board = board(Geometry::square(8, 8), &[]);
        for (near, first, left) in [(0.0, "a", "8"), (PI, "h", "1"), (FRAC_PI_2, "1", "a"), (-FRAC_PI_2, "8", "h")] {
            let labels = labels(&board, near);
            assert_eq!(labels.len(), 24);
            // The viewer's nearest label on the left, and those at the far left and far right.
            let turn = Quat::from_rotation_y(near);
            let find = |x: f32, z: f32| {
                let at = turn * Vec3::new(x, 0.0, z);
                let found = labels.iter().find(|label| label.at.distance(at) < 0.9).expect("a label");
                found.text.as_str()
            };
            assert_eq!(find(-3.5, 4.5), first, "near {near}");
            assert_eq!(find(-4.5, -3.5), left, "near {near}");
            assert_eq!(find(4.5, -3.5), left, "near {near}");
        }
    }

    #[test]
    fn all_labels_lie_on_the_frame_and_apart() {
        let square = Geometry::square(12, 10);
        let hexagons =
            [Geometry::hexagon(5), Geometry::rhombus(7), Geometry::triangle(8)].map(|board| (board, &[][..]));
        for (geometry, numbered) in [(square, &[][..]), (square, NUMBERS)].into_iter().chain(hexagons) {
            let board = board(geometry, numbered);
            for near in [0.0, PI] {
                let labels = labels(&board, near);
                for number in numbers(&board) {
                    assert_eq!(nearest_cell(geometry, number.at), None, "{} lies on a cell", number.text);
                    let nearest = labels.iter().map(|label| label.at.distance(number.at)).fold(9.0, f32::min);
                    assert!(nearest > 0.45, "{nearest}");
                }
                assert_eq!(numbers(&board).len(), 2 * numbered.len());
                for (k, label) in labels.iter().enumerate() {
                    assert_eq!(nearest_cell(geometry, label.at), None, "{} lies on a cell", label.text);
                    let apart = labels[..k].iter().map(|other| other.at.distance(label.at)).fold(9.0, f32::min);
                    assert!(apart > 0.5, "{} {apart}", label.text);
                }
            }
        }
    }
}
