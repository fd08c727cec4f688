//! What moves on the table: it is put on a layer of its own, so that it can be drawn by itself.

use crate::scene::material::Finish;
use crate::scene::material::plain::Plain;
use crate::scene::quality::Preset;
use crate::scene::room::MOVING;
use bevy::{
    camera::visibility::RenderLayers,
    ecs::entity::{EntityHashMap, EntityHashSet},
    prelude::*,
};

/// What moves on the table.
#[derive(Resource, Debug, Default)]
pub(super) struct Moving {
    things: EntityHashSet,
    /// Something changed in the last frame, too.
    before: bool,
    /// What changed in this frame.
    change: Change,
    /// In this frame things joined what moves.
    grown: bool,
    /// In this frame something else began to rest or to move.
    restless: bool,
}

/// What changed on the table in a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Change {
    #[default]
    Nothing,
    /// Only what is on the layer of what moves.
    Moving,
    /// Anything.
    Anything,
}

impl Moving {
    /// What changed in this frame.
    pub(super) const fn change(&self) -> Change {
        self.change
    }

    /// Whether things joined what moves in this frame.
    pub(super) const fn has_grown(&self) -> bool {
        self.grown
    }
}

type Changes = Or<(
    Changed<GlobalTransform>,
    Changed<MeshMaterial3d<Plain>>,
    Changed<MeshMaterial3d<StandardMaterial>>,
    Changed<InheritedVisibility>,
)>;

/// Sees what changes, and puts what moves on its layer. Changes of meshes, materials, transforms and visibility are
/// seen; whoever changes anything else requests a frame.
///
/// Shadows, and what is blended on cells, are drawn with what moves even if they rest: a shadow that moves over them
/// may belong beneath them.
pub(super) fn notice_changes(
    mut commands: Commands,
    mut moving: ResMut<Moving>,
    things: Query<(Entity, Option<&RenderLayers>), (With<Mesh3d>, Changes)>,
    shapes: Query<(Entity, &Mesh3d, Option<&RenderLayers>), Changed<Mesh3d>>,
    blended: Query<(Entity, &Finish), (With<Mesh3d>, Without<RenderLayers>)>,
    mut known: Local<EntityHashMap<AssetId<Mesh>>>,
    (preset, mut removed): (Res<Preset>, RemovedComponents<Mesh3d>),
) {
    let (mut changed, mut whole, mut any) = (Vec::new(), *preset != Preset::Plain, false);
    for thing in removed.read() {
        known.remove(&thing);
        // What moved is not in the kept layer.
        whole |= !moving.things.remove(&thing);
        any = true;
    }
    // Bevy marks `Mesh3d` as changed when the material changes, so the handle itself is compared.
    let reshaped = shapes.iter().filter(|(thing, shape, _)| known.insert(*thing, shape.id()) != Some(shape.id()));
    for (thing, layers) in things.iter().chain(reshaped.map(|(thing, _, layers)| (thing, layers))) {
        if !moving.things.contains(&thing) {
            // What has a layer of its own belongs to a room or a window.
            whole |= layers.is_some();
            changed.push(thing);
        }
        any = true;
    }
    moving.grown = false;
    if !any || whole || !moving.before {
        // The next motion begins anew.
        for thing in moving.things.drain() {
            commands.entity(thing).try_remove::<RenderLayers>();
        }
        moving.change = if any { Change::Anything } else { Change::Nothing };
    } else {
        if moving.things.is_empty() {
            changed.extend(blended.iter().filter(|(_, finish)| finish.shows_shadows()).map(|(thing, _)| thing));
        }
        for thing in changed {
            moving.grown |= moving.things.insert(thing);
            commands.entity(thing).try_insert(RenderLayers::layer(MOVING));
        }
        // To keep a layer for a single frame takes longer than a whole frame.
        let restless = moving.grown && moving.restless;
        moving.change = if restless { Change::Anything } else { Change::Moving };
    }
    moving.restless = whole || moving.grown;
    moving.before = any;
}
