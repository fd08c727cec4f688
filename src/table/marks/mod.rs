//! Flat marks on cells: what is selected, what can be done, what was done.
//!
//! [`Marks`] says which; change it and they are drawn anew. Every [`MarkShape`] differs in shape, not only in colour, and
//! leaves the middle of the cell to the piece that may stand there. [`shapes`] is pure. May import `rules`, `board`,
//! `mesh` and `material`.

pub mod shapes;

pub use shapes::MarkShape;

use super::{
    board::{Board, centre},
    material::Finish,
};
use crate::rules::Cell;
use bevy::{platform::collections::HashMap, prelude::*};

/// The marks on the board; several may share a cell.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(pub Vec<(Cell, MarkShape)>);

/// An entity that draws a mark.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marking(pub Cell, pub MarkShape);

/// Height of the lowest mark over the board.
const HEIGHT: f32 = 0.004;

#[derive(Resource, Default)]
struct Shapes(HashMap<(bool, MarkShape), [Handle<Mesh>; 2]>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marks>()
        .init_resource::<Shapes>()
        .add_systems(PostUpdate, draw.before(super::material::Dress).before(TransformSystems::Propagate));
}

fn draw(
    mut commands: Commands,
    marks: Res<Marks>,
    boards: Query<Ref<Board>>,
    old: Query<Entity, With<Marking>>,
    mut shapes: ResMut<Shapes>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let Ok(board) = boards.single() else { return };
    if !marks.is_changed() && !board.is_changed() {
        return;
    }
    for mark in &old {
        commands.entity(mark).despawn();
    }
    let hexagonal = matches!(board.geometry, crate::rules::Geometry::Hexagon { .. });
    for (cell, shape) in marks.0.iter().filter(|(cell, _)| cell.index() < board.geometry.cells()) {
        let made = shapes.0.entry((hexagonal, *shape)).or_insert_with(|| {
            let drawn = shapes::shape(*shape, hexagonal);
            [meshes.add(drawn.edge.build()), meshes.add(drawn.fill.build())]
        });
        let (fill, edge) = shape.inks();
        for (layer, (mesh, ink)) in made.iter().zip([edge, fill]).enumerate() {
            // shapes that meet on one cell lie on top of each other in a fixed order
            let height = HEIGHT + 0.001 * (*shape as u8 as f32) / 4.0 + 0.002 * layer as f32;
            commands.spawn((
                Marking(*cell, *shape),
                Mesh3d(mesh.clone()),
                Finish::Mark(ink),
                Transform::from_translation(centre(board.geometry, *cell) + Vec3::Y * height),
                Pickable::IGNORE,
            ));
        }
    }
}
