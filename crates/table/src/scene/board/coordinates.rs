//! Coordinates inlaid in the frame: near, left and right of the player; not on the far side, where pieces would hide
//! them.

use super::components::{Board, Built};
use super::layout::{self, ROW, centre, nearest_cell};
use crate::mesh::{Builder, flat, glyph::Glyphs};
use crate::scene::assets::Font;
use crate::scene::eye::LaidFor;
use crate::scene::material::{Finish, MaterialsApplied};
use crate::scene::projector::Projector;
use bevy::prelude::*;
use ludoteca_rules::{Cell, Geometry};
use std::f32::consts::{FRAC_PI_2, PI};

/// A mesh of coordinates; rebuilt when the near side changes.
#[derive(Component)]
struct Coordinates;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Font>()
        .add_systems(PostUpdate, lay.after(Built).before(MaterialsApplied).before(TransformSystems::Propagate));
}

fn lay(
    mut commands: Commands,
    boards: Query<(Entity, Ref<Board>, Ref<LaidFor>)>,
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
        for (shape, finish) in [(face, Finish::Letter), (dark, Finish::Groove)] {
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
        _ if huge && matches!(geometry, Geometry::Hexagon { .. }) => 0.42,
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

fn labels(board: &Board, near: f32) -> Vec<Label> {
    match board.geometry {
        Geometry::Square { files, ranks } => square(board, files, ranks, near),
        Geometry::Hexagon { side } => hexagon(board, side, near),
    }
}

/// The numbers of the ranks, at both ends of each, on discs next to the field.
fn numbers(board: &Board) -> Vec<Label> {
    let Geometry::Square { files, ranks } = board.geometry else { return Vec::new() };
    let x = f32::from(files) / 2.0 + layout::columns(board).0;
    let beside = |(rank, number): (u8, &u8)| {
        let z = f32::from(ranks) / 2.0 - 0.5 - f32::from(rank);
        [-x, x].map(|x| Label { text: number.to_string(), at: Vec3::new(x, 0.0, z) })
    };
    (0..ranks).zip(board.numbers).flat_map(beside).collect()
}

/// Labels as seen from the near side: one below each column, one at either end of each row. Whether a label is a letter
/// or a number follows from the cell beside it.
fn square(board: &Board, files: u8, ranks: u8, near: f32) -> Vec<Label> {
    let geometry = board.geometry;
    let turn = Quat::from_rotation_y(quarter(near));
    let across = (quarter(near) / FRAC_PI_2).round() as i32 % 2 != 0;
    let (wide, deep) = if across { (ranks, files) } else { (files, ranks) };
    let half = Vec2::new(f32::from(wide), f32::from(deep)) / 2.0;
    let out = layout::columns(board).1;
    let mut labels = Vec::new();
    let mut put = |inside: Vec3, outside: Vec3, letter: bool| {
        let Some(cell) = nearest_cell(geometry, turn * inside) else { return };
        let name = geometry.name(cell).to_string();
        let text = if letter { name[..1].to_string() } else { name[1..].to_string() };
        labels.push(Label { text, at: turn * outside });
    };
    for k in 0..wide {
        let x = f32::from(k) + 0.5 - half.x;
        put(Vec3::new(x, 0.0, half.y - 0.5), Vec3::new(x, 0.0, half.y + out), !across);
    }
    for k in 0..deep {
        let z = f32::from(k) + 0.5 - half.y;
        for side in [-1.0, 1.0] {
            put(Vec3::new(side * (half.x - 0.5), 0.0, z), Vec3::new(side * (half.x + out), 0.0, z), across);
        }
    }
    labels
}

/// Letters beside the first cell of each row; numbers along the two near sides, where the lines of that number end.
fn hexagon(board: &Board, side: u8, near: f32) -> Vec<Label> {
    let geometry = board.geometry;
    let far = quarter(near).cos() < -0.5;
    let rows = geometry.rows();
    // How far the field extends beyond the corners of its cells.
    let padded = layout::field(geometry)[0].x - (f32::from(side) - 1.0) - layout::CORNER;
    let beyond = 0.5 + (padded + layout::columns(board).1) * ROW;
    let mut labels = Vec::new();
    for row in 0..rows {
        let first = geometry.row_start(row);
        let text = geometry.name(first).to_string()[..1].to_string();
        let corner = if row == side - 1 { 0.20 } else { 0.0 };
        // The upper left side slants one way, the lower left one the other.
        let slant: f32 = if row < side - 1 { 0.5 } else { -0.5 };
        let way = Vec3::new(-ROW, 0.0, if row == side - 1 { 0.0 } else { slant });
        labels.push(Label { text, at: centre(geometry, first) + way.normalize() * (beyond + corner) });
    }
    for number in 1..=rows {
        let step = number.saturating_sub(side);
        let row = if far { rows - 1 - step } else { step };
        let cell = Cell(geometry.row_start(row).0 + number - 1);
        let angle = if step == 0 { 0.0 } else { PI / 3.0 };
        let way = Vec3::new(angle.sin(), 0.0, angle.cos() * if far { -1.0 } else { 1.0 });
        let corner = if number == rows { 0.20 } else { 0.0 };
        let way = if number == rows { Vec3::X } else { way };
        labels.push(Label { text: number.to_string(), at: centre(geometry, cell) + way * (beyond + corner) });
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::board::Tone;

    const NUMBERS: &[u8] = &[0, 1, 2, 3, 4, 4, 3, 2, 1, 0];

    fn board(geometry: Geometry, numbers: &'static [u8]) -> Board {
        Board { geometry, tone: Tone::Plain, pieces: 3, numbers }
    }

    #[test]
    fn labels_name_the_lines_they_lie_on_from_every_side() {
        let board = board(Geometry::Square { files: 8, ranks: 8 }, &[]);
        for (near, first, left) in [(0.0, "a", "8"), (PI, "h", "1"), (FRAC_PI_2, "1", "a"), (-FRAC_PI_2, "8", "h")] {
            let labels = labels(&board, near);
            assert_eq!(labels.len(), 24);
            assert_eq!(labels[0].text, first, "near {near}");
            assert_eq!(labels[8].text, left, "near {near}");
            assert_eq!(labels[8].text, labels[9].text);
        }
    }

    #[test]
    fn all_labels_lie_on_the_frame_and_apart() {
        let square = Geometry::Square { files: 12, ranks: 10 };
        for (geometry, numbered) in [(square, &[][..]), (square, NUMBERS), (Geometry::Hexagon { side: 5 }, &[])] {
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
