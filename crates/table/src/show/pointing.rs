//! What the pointer of whoever explains shows on the board: a red dot, or light on its cell alone.

use super::chalk::dark;
use super::looks::Looks;
use crate::mesh::{Builder, flat, regular};
use crate::play::pointing::{PointedAt, Pointing};
use crate::play::{Hovered, OnTable, Play};
use crate::scene::board::Board;
use crate::scene::material::{Finish, Ink, MaterialsApplied};
use bevy::prelude::*;

/// An entity that draws something of it, a child of its play.
#[derive(Component, Clone, Copy, Debug)]
pub struct Pointed;

/// Radius of the dot and of its light edge, in cells.
const DOT: [f32; 2] = [0.13, 0.18];
/// How far it floats over what is beneath.
const OVER: f32 = 0.06;

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, PointedAt>();
    app.init_resource::<Pointing>()
        .add_systems(PostUpdate, draw.before(MaterialsApplied).before(TransformSystems::Propagate));
}

fn draw(
    mut commands: Commands,
    plays: Query<(Entity, OnTable, Ref<PointedAt>, Ref<Hovered>, &Looks, &Board)>,
    pointing: Res<Pointing>,
    old: Query<(Entity, &ChildOf), With<Pointed>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (entity, play, at, hovered, looks, board) in &plays {
        let moved = at.is_changed() || *pointing == Pointing::Spot && hovered.is_changed();
        if !(moved || pointing.is_changed()) {
            continue;
        }
        old.iter().filter(|(_, of)| of.parent() == entity).for_each(|(old, _)| commands.entity(old).despawn());
        let mut lay = |shape: Builder, ink: Ink, place: Vec3| {
            let mesh = Mesh3d(meshes.add(shape.build()));
            let at = Transform::from_translation(place);
            commands.spawn((Pointed, mesh, Finish::Mark(ink), at, Pickable::IGNORE, ChildOf(entity)));
        };
        match (*pointing, at.0, hovered.0) {
            (Pointing::Laser, Some(point), over) => {
                let standing = play.view().standing();
                let on = over.and_then(|cell| standing.into_iter().find(|piece| piece.cell == cell));
                let top = on.map_or(0.0, |on| looks.0.top(on.piece)) + OVER;
                for (layer, (radius, ink)) in [(DOT[1], Ink::Light), (DOT[0], Ink::Red)].into_iter().enumerate() {
                    let mut disc = Builder::default();
                    flat::face(&mut disc, &regular(32, radius, 0.0));
                    lay(disc, ink, point.with_y(top + 0.004 * layer as f32));
                }
            }
            (Pointing::Spot, _, Some(cell)) => lay(dark(board.geometry, &[cell]), Ink::Closed, Vec3::Y * 0.0034),
            _ => {}
        }
    }
}
