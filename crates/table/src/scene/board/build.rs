//! Meshes of the board: one for each wood, the inlay, the frame, the joints.

use super::components::{Board, BoardMeshSystems, Tone};
use super::layout::{self, DEPTH, INLAY, centre};
use super::lines;
use crate::mesh::{self, Builder, bevel::tile, flat, sweep};
use crate::scene::assets::Wood;
use crate::scene::camera::{Subject, TableCameraSystems};
use crate::scene::material::{Finish, MaterialsApplied};
use bevy::prelude::*;
use ludoteca_rules::geometry::Lattice;
use ludoteca_rules::{Cell, Geometry};

/// Cells per repetition of the texture.
const GRAIN: f32 = 4.0;
/// The brass string let into the frame: its distance from the outer edge, and its width.
const STRING: (f32, f32) = (0.112, 0.018);
/// Depth of the joints between cells.
const JOINT: f32 = 0.03;

/// A mesh of a board that does not depend on the near side, unlike the coordinates.
#[derive(Component)]
struct BoardPart;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, build.in_set(BoardMeshSystems).before(MaterialsApplied).before(TableCameraSystems));
}

fn build(
    mut commands: Commands,
    mut boards: Query<(Entity, &Board, &mut Subject), Changed<Board>>,
    parts: Query<(Entity, &ChildOf), With<BoardPart>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (entity, board, mut subject) in &mut boards {
        let wanted = Subject {
            outline: layout::outline(board),
            top: f32::from(board.pieces) / 10.0,
            depth: DEPTH,
            beside: subject.beside.clone(),
            places: subject.places.clone(),
        };
        subject.set_if_neq(wanted);
        for (part, _) in parts.iter().filter(|(_, of)| of.parent() == entity) {
            commands.entity(part).despawn();
        }
        for (shape, finish, height) in shapes(board) {
            let place = Transform::from_xyz(0.0, height, 0.0);
            let mesh = Mesh3d(meshes.add(shape.build()));
            commands.spawn((BoardPart, mesh, finish, place, Pickable::IGNORE, ChildOf(entity)));
        }
    }
}

/// All meshes of a board with their finish and height.
fn shapes(board: &Board) -> Vec<(Builder, Finish, f32)> {
    let geometry = board.geometry;
    let field = layout::field(geometry);
    let mut parts = Vec::new();
    let lattice = geometry.lattice();
    let lined = lattice.filter(|_| board.tone == Tone::Lines);
    if let Some(Lattice { files, ranks }) = lined {
        parts.push((lines::slab(&field), Finish::OneWood, 0.0));
        parts.push((lines::lines(files, ranks), Finish::Groove, lines::HEIGHT));
    }
    let woods = [Finish::Wood(Wood::Walnut), Finish::Wood(Wood::Honey), Finish::OneWood];
    for wood in woods.into_iter().filter(|_| lined.is_none()) {
        let mut cells = Builder::default();
        for cell in geometry.all().filter(|cell| wood_of(board, *cell) == wood) {
            cells.append(&cell_tile(geometry, cell), Transform::from_translation(centre(geometry, cell)));
        }
        if !cells.triangles.is_empty() {
            parts.push((cells, wood, 0.0));
        }
    }
    if let (Some(Lattice { files, .. }), Tone::Fields) = (lattice, board.tone) {
        let half = Vec2::new(f32::from(files) / 2.0, 0.0);
        let mut border = Builder::default();
        flat::bar(&mut border, -half, half, INLAY, 0.0);
        parts.push((border, Finish::Inlay, 0.0004));
    }
    // Dark wood shows between and around cells that form no lattice. Elsewhere only the joints have a floor; the rest
    // is hidden.
    let depth = match lattice {
        _ if lined.is_some() => 0.01,
        Some(lattice) => {
            parts.push((joints(lattice), Finish::Groove, -JOINT));
            JOINT
        }
        None => {
            let floor = tile(&mesh::offset(&field, 0.02), 0.0, 0.0, false, |p| Vec2::new(p.x, p.z) / GRAIN);
            parts.push((floor, Finish::Wood(Wood::Frame), -0.045));
            0.045
        }
    };
    parts.push((sweep::sweep(&field, &[(0.0, -depth), (0.004, 0.0), (INLAY, 0.0)], GRAIN), Finish::Inlay, 0.0));
    let width = layout::frame(board);
    parts.push((sweep::sweep(&field, &moulding(width), GRAIN), Finish::Wood(Wood::Frame), 0.0));
    let string = [(width - STRING.0 - STRING.1, 0.0), (width - STRING.0, 0.0)];
    parts.push((sweep::sweep(&field, &string, GRAIN), Finish::Inlay, 0.001));
    parts.push((sweep::band(&layout::outline(board), -0.1, 1.0), Finish::Halo, -DEPTH + 0.003));
    parts
}

/// Strips of floor under the joints of square cells.
fn joints(Lattice { files, ranks }: Lattice) -> Builder {
    let half = Vec2::new(f32::from(files), f32::from(ranks)) / 2.0;
    let mut strips = Builder::default();
    let mut strip = |centre: Vec2, half: Vec2| {
        let shape = tile(&mesh::rectangle(half), 0.0, 0.0, false, |_| Vec2::ZERO);
        strips.append(&shape, Transform::from_translation(mesh::raise(centre, 0.0)));
    };
    for file in 0..=files {
        strip(Vec2::new(f32::from(file) - half.x, 0.0), Vec2::new(0.03, half.y + 0.02));
    }
    for rank in 0..=ranks {
        strip(Vec2::new(0.0, f32::from(rank) - half.y), Vec2::new(half.x + 0.02, 0.03));
    }
    strips
}

/// The frame in profile, from the inlay outwards and down: a flat for the coordinates, a bead, an ogee, a plinth.
fn moulding(width: f32) -> Vec<(f32, f32)> {
    let mut profile = vec![(INLAY, -0.02), (INLAY + 0.006, 0.0), (width - 0.102, 0.0), (width - 0.098, -0.012)];
    let bead =
        [(-0.094, -0.003), (-0.086, 0.0), (-0.070, -0.002), (-0.045, -0.012), (-0.022, -0.034), (-0.006, -0.066)];
    profile.extend(bead.map(|(out, up)| (width + out, up)));
    let side =
        [(0.0, -0.10), (0.0, -0.30), (0.030, -0.312), (0.046, -0.330), (0.05, -0.35), (0.05, -0.40), (0.036, -DEPTH)];
    profile.extend(side.map(|(out, up)| (width + out, up)));
    profile
}

fn wood_of(board: &Board, cell: Cell) -> Finish {
    let (row, column) = board.geometry.row_and_column(cell);
    let dark = match (board.geometry.lattice(), board.tone) {
        (Some(_), Tone::Chequered) => (row + column) % 2 == 0,
        (Some(lattice), Tone::Fields) => row >= lattice.ranks / 2,
        _ => return Finish::OneWood,
    };
    Finish::Wood(if dark { Wood::Walnut } else { Wood::Honey })
}

/// The tile of one cell. Nine texture offsets, so that neighbouring cells show different grain.
fn cell_tile(geometry: Geometry, cell: Cell) -> Builder {
    let (row, column) = geometry.row_and_column(cell);
    let variant = f32::from((u16::from(column) * 5 + u16::from(row) * 7) % 9);
    let shift = Vec2::new(0.377, 0.291) * variant;
    let uv = |p: Vec3| Vec2::new(p.x, p.z) / GRAIN + shift;
    let outline = layout::cell_outline(geometry);
    // Where no straight joint runs between the cells, it is wider, so that it is seen.
    let (joint, bevel, round) = if geometry.lattice().is_some() { (0.009, 0.012, 0.05) } else { (0.0225, 0.02, 0.08) };
    tile(&mesh::offset(&outline, -joint), bevel, round, false, uv)
}
