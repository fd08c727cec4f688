//! Meshes of the board: one for each kind of cell, the inlay, the frame, the joints.

use super::border;
use super::components::{Board, BoardMeshSystems};
use super::layout::{self, DEPTH, INLAY, centre};
use super::lines;
use super::style::{Frame, Tone};
use crate::mesh::{self, Builder, bevel::tile, flat, sweep};
use crate::scene::camera::{Subject, TableCameraSystems};
use crate::scene::material::{Finish, MaterialsApplied};
use bevy::prelude::*;
use ludoteca_rules::Cell;
use ludoteca_rules::geometry::Lattice;

/// Cells per repetition of the texture.
const GRAIN: f32 = 4.0;
/// The brass string let into the frame: its distance from the outer edge, and its width.
const STRING: (f32, f32) = (0.112, 0.018);
/// Depth of the joints between cells, as a multiple of the cells' chamfer.
const JOINT: f32 = 2.5;
/// Width of a river and height of its wave.
const RIVER: (f32, f32) = (0.165, 0.034);
/// Radius of a disc let into a cell: inside the ring and under the number of a home.
const DISC: f32 = 0.365;

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
            stacks: board.stacks,
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
            let burnt = board.style.frame == Frame::Sewn && finish == Finish::Frame(board.style.border);
            let light = burnt.then(|| border::burnt(&shape, &layout::outline(board)));
            let mut mesh = shape.build();
            if let Some(light) = light {
                mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, light);
            }
            let mesh = Mesh3d(meshes.add(mesh));
            commands.spawn((BoardPart, mesh, finish, place, Pickable::IGNORE, ChildOf(entity)));
        }
    }
}

/// A mesh of a board, what it is made of, and its height.
type Part = (Builder, Finish, f32);

/// All meshes of a board.
fn shapes(board: &Board) -> Vec<Part> {
    let field = layout::field(board.geometry);
    let mut parts = match board.geometry.lattice() {
        Some(lattice) if board.style.tone == Tone::Lines => lined(board, &field, lattice),
        lattice => celled(board, &field, lattice),
    };
    let disc = |name: &&str| {
        let cell = board.geometry.parse(name).expect("a style names cells of its board");
        Transform::from_translation(centre(board.geometry, cell))
    };
    let mut discs = Builder::default();
    for place in board.style.inlaid.iter().map(disc) {
        discs.append(&flat::ring(0.0, DISC, 1, 1.0, 0.0, 48), place);
    }
    if !discs.triangles.is_empty() {
        parts.push((discs, Finish::Cells(board.style.inlay), lines::HEIGHT));
    }
    parts.extend(framed(board, &field));
    parts.push((sweep::band(&layout::outline(board), -0.1, 1.0), Finish::Halo, -DEPTH + 0.003));
    parts
}

/// One slab with lines.
fn lined(board: &Board, field: &[Vec2], Lattice { files, ranks }: Lattice) -> Vec<Part> {
    let slab = (lines::slab(field), Finish::Cells(board.style.cells[1]), 0.0);
    vec![slab, (lines::lines(files, ranks), Finish::Cells(board.style.inlay), lines::HEIGHT)]
}

/// Cells, what is between them, and the line round them.
fn celled(board: &Board, field: &[Vec2], lattice: Option<Lattice>) -> Vec<Part> {
    let (geometry, style) = (board.geometry, board.style);
    let inlay = Finish::Cells(style.inlay);
    let mut parts = Vec::new();
    for (light, stuff) in style.cells.into_iter().enumerate() {
        let mut cells = Builder::default();
        for cell in geometry.all().filter(|cell| is_light(board, *cell) == (light == 1)) {
            cells.append(&cell_tile(board, cell), Transform::from_translation(centre(geometry, cell)));
        }
        if !cells.triangles.is_empty() {
            parts.push((cells, Finish::Cells(stuff), 0.0));
        }
    }
    if let (Some(Lattice { files, .. }), Tone::Fields) = (lattice, style.tone) {
        parts.push((border::river(files, RIVER.0, RIVER.1), inlay, 0.0004));
        parts.push((border::river(files, 0.020, -RIVER.1), Finish::Cells(style.joint), lines::HEIGHT));
    }
    // The ground shows between and around cells that form no lattice. Elsewhere only the joints have a floor; the rest
    // is hidden.
    let joint = Finish::Cells(style.joint);
    let depth = if let Some(lattice) = lattice {
        let depth = (JOINT * f32::from(style.chamfer) / 1000.0).max(0.001);
        parts.push((joints(lattice), joint, -depth));
        depth
    } else {
        let floor = tile(&mesh::offset(field, 0.02), 0.0, 0.0, false, |p| Vec2::new(p.x, p.z) / GRAIN);
        parts.push((floor, joint, -0.045));
        0.045
    };
    parts.push((sweep::sweep(field, &[(0.0, -depth), (0.004, 0.0), (INLAY, 0.0)], GRAIN), inlay, 0.0));
    parts
}

/// The frame, and what is on it.
fn framed(board: &Board, field: &[Vec2]) -> Vec<Part> {
    let (style, width) = (board.style, layout::frame(board));
    let (body, trim) = (Finish::Frame(style.border), Finish::Cells(style.trim()));
    let mut profile = moulding(width);
    if style.frame == Frame::Sewn {
        // Corners between which its light can change.
        profile.splice(2..2, border::BURNT.map(|inside| (width - inside, 0.0)));
    }
    let moulded = (sweep::sweep(field, &profile, GRAIN), body, 0.0);
    let string = [(width - STRING.0 - STRING.1, 0.0), (width - STRING.0, 0.0)];
    let string = (sweep::sweep(field, &string, GRAIN), Finish::Cells(style.inlay), 0.001);
    match style.frame {
        Frame::Moulded => vec![moulded, string],
        Frame::Sewn => vec![moulded, (border::seam(field, width), trim, 0.001)],
        Frame::Painted => vec![moulded, (border::painted(field, width), trim, 0.001)],
        Frame::Kerbed => vec![moulded, string, (border::kerb(field, GRAIN), Finish::Frame(style.trim()), 0.0)],
        Frame::Block => {
            let mut wood = border::block(field, width, lines::grain);
            wood.append(&border::feet(field, width, lines::grain), Transform::IDENTITY);
            vec![(wood, body, 0.0), (border::under(field, width), Finish::Groove, 0.0)]
        }
    }
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

fn is_light(board: &Board, cell: Cell) -> bool {
    let (row, column) = board.geometry.row_and_column(cell);
    match (board.geometry.lattice(), board.style.tone) {
        (Some(_), Tone::Chequered) => (row + column) % 2 != 0,
        (Some(lattice), Tone::Fields) => row < lattice.ranks / 2,
        _ => true,
    }
}

/// The tile of one cell. Nine texture offsets, so that neighbouring cells show different grain.
fn cell_tile(board: &Board, cell: Cell) -> Builder {
    let (row, column) = board.geometry.row_and_column(cell);
    let variant = f32::from((u16::from(column) * 5 + u16::from(row) * 7) % 9);
    let shift = Vec2::new(0.377, 0.291) * variant;
    let uv = |p: Vec3| Vec2::new(p.x, p.z) / GRAIN + shift;
    let outline = layout::cell_outline(board.geometry);
    let bevel = f32::from(board.style.chamfer) / 1000.0;
    // Where no straight joint runs between the cells, it is wider, so that it is seen.
    let (joint, depth) = if board.geometry.lattice().is_some() { (0.009, JOINT * bevel) } else { (0.0225, 0.08) };
    tile(&mesh::offset(&outline, -joint), bevel, depth.max(0.05), false, uv)
}
