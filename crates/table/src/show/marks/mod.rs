//! Flat marks on cells: what is selected, what can be done, what was done.
//!
//! The component [`Marks`] of a play lists them; changing it redraws them. Every [`MarkShape`] differs in shape, not
//! only in colour, and those on occupied cells leave the middle of the cell free. A mark looks like light on the wood: a bright
//! shape, and round it a glow in its colour, which fades. [`shapes`] and [`light`] have no side effects.
//! Depends only on `rules`, `mesh`, `play`, the board, eyes and materials of `scene`, and the looks of `show`.

pub mod light;
pub mod shapes;

pub use shapes::MarkShape;

use super::looks::Looks;
use crate::play::Play;
use crate::scene::board::{Board, centre};
use crate::scene::eye::LaidFor;
use crate::scene::material::{Finish, MaterialsApplied};
use bevy::{platform::collections::HashMap, prelude::*};
use ludoteca_rules::Cell;
use ludoteca_rules::geometry::CellShape;

/// The marks on the board of a play; several may share a cell.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(pub Vec<(Cell, MarkShape)>);

/// An entity that draws a mark, a child of its play.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marking(pub Cell, pub MarkShape);

/// Height of the lowest mark over the board.
const HEIGHT: f32 = 0.004;

/// How far a mark that floats lies above the top of the piece.
const ABOVE: f32 = 0.012;

/// Meshes of marks and of their light, by the shape of the cells.
#[derive(Resource, Default)]
struct Shapes(HashMap<(CellShape, MarkShape), [Handle<Mesh>; 2]>);

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, Marks>();
    app.init_resource::<Shapes>()
        .add_systems(PostUpdate, draw.before(MaterialsApplied).before(TransformSystems::Propagate));
}

fn draw(
    mut commands: Commands,
    boards: Query<(Entity, Ref<Board>, Ref<Marks>, Ref<LaidFor>, Option<(&Play, &Looks)>)>,
    old: Query<(Entity, &ChildOf), With<Marking>>,
    mut shapes: ResMut<Shapes>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (play, board, marks, near, shown) in &boards {
        if !marks.is_changed() && !board.is_changed() && !near.is_changed() {
            continue;
        }
        for (mark, _) in old.iter().filter(|(_, of)| of.parent() == play) {
            commands.entity(mark).despawn();
        }
        let top = |cell: Cell| {
            let (play, looks) = shown?;
            let piece = play.view().standing().into_iter().find(|piece| piece.cell == cell)?;
            Some(looks.0.top(piece.piece) + ABOVE)
        };
        let cell_shape = board.geometry.cell_shape();
        for (cell, shape) in marks.0.iter().filter(|(cell, _)| cell.index() < board.geometry.cells()) {
            let made = shapes.0.entry((cell_shape, *shape)).or_insert_with(|| {
                let drawn = shapes::shape(*shape, cell_shape);
                [meshes.add(light::light(*shape, &drawn)), meshes.add(drawn.build())]
            });
            let (bright, glow) = shape.finishes();
            for (layer, (mesh, finish)) in made.iter().zip([Finish::Glow(glow), bright]).enumerate() {
                // Marks on the same cell are stacked in a fixed order.
                // It lies for whoever reads it.
                let turn = if shape.floats() { Quat::from_rotation_y(near.0.0) } else { Quat::IDENTITY };
                let lift = if shape.floats() { top(*cell).unwrap_or_default() } else { 0.0 };
                let height = lift + HEIGHT + 0.001 * (*shape as u8 as f32) / 4.0 + 0.002 * layer as f32;
                // What floats beyond its cell is touched like the cell.
                let pickable = if shape.floats() { Pickable::default() } else { Pickable::IGNORE };
                commands.spawn((
                    Marking(*cell, *shape),
                    Mesh3d(mesh.clone()),
                    finish,
                    Transform::from_translation(centre(board.geometry, *cell) + Vec3::Y * height).with_rotation(turn),
                    pickable,
                    ChildOf(play),
                ));
            }
        }
    }
}
