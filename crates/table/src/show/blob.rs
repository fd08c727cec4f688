//! The soft shadow under a piece, in all presets: it shows where a lifted piece will come down.

use crate::mesh;
use crate::scene::material::{Finish, MaterialsApplied};
use crate::scene::quality::Preset;
use crate::scene::room::ShownRoom;
use bevy::{ecs::entity::EntityHashMap, prelude::*};

/// Gives an entity a soft shadow on the board. The entity's origin is the base of the piece.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Blob {
    /// Radius in cells: 0.50 for most pieces, 0.56 for a die.
    pub radius: f32,
    /// Height of the piece in cells: without a shadow map, a high piece has a longer shadow.
    pub height: f32,
}

impl Blob {
    /// The shadow of the same piece, larger or smaller.
    #[must_use]
    pub fn scaled(self, scale: f32) -> Self {
        Self { radius: self.radius * scale, height: self.height * scale }
    }
}

/// Height of the ground on which the shadow falls, where that is not the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Ground(pub f32);

/// Height of the shadows above the board.
const HEIGHT: f32 = 0.003;
/// Each lies a little higher than others, so that it is always the same one that is blended over the other; and all lie
/// below the dark lines round stones, or chance would decide which of these it falls on.
const LAYERS: (u32, f32) = (64, 5e-6);
/// Lift at which the shadow is at its faintest.
const HIGH: f32 = 1.2;

/// The shadows, by the piece they belong to.
#[derive(Resource, Default)]
struct Shadows {
    mesh: Handle<Mesh>,
    of: EntityHashMap<Entity>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shadows>().add_systems(PreStartup, shape).add_systems(
        PostUpdate,
        (remove_shadows, follow).chain().before(MaterialsApplied).before(TransformSystems::Propagate),
    );
}

fn shape(mut shadows: ResMut<Shadows>, mut meshes: ResMut<Assets<Mesh>>) {
    let mut quad = mesh::Builder::default();
    let corners = mesh::rectangle(Vec2::ONE).into_iter().map(|p| mesh::raise(p, 0.0)).collect::<Vec<_>>();
    quad.polygon(&corners, Vec3::Y, |p| Vec2::new(p.x, p.z) * 0.5 + 0.5);
    shadows.mesh = meshes.add(quad.build());
}

fn remove_shadows(mut commands: Commands, mut removed: RemovedComponents<Blob>, mut shadows: ResMut<Shadows>) {
    for piece in removed.read() {
        if let Some(shadow) = shadows.of.remove(&piece) {
            // When a play is despawned, its shadows are despawned with it.
            commands.entity(shadow).try_despawn();
        }
    }
}

/// Updates the shadows of pieces that changed. A piece is a child of its play or has no parent, and plays do not move,
/// so its `Transform` is its place on the board.
fn follow(
    mut commands: Commands,
    mut shadows: ResMut<Shadows>,
    (preset, room): (Res<Preset>, Res<ShownRoom>),
    pieces: Query<(Entity, Ref<Blob>, Ref<Transform>, Ref<Visibility>, Option<&Ground>, Option<&ChildOf>)>,
) {
    let all = preset.is_changed() || room.is_changed();
    for (piece, blob, at, visibility, ground, of) in &pieces {
        if !(all || blob.is_changed() || at.is_changed() || visibility.is_changed()) {
            continue;
        }
        let ground = ground.map_or(0.0, |ground| ground.0);
        let lift = (at.translation.y - ground).max(0.0);
        let level = (lift / HIGH * 3.0).round().min(3.0) as u8;
        let mut place = cast(&blob, lift, (*preset == Preset::Plain).then(|| throw(room.0.way)));
        let layer = (piece.index_u32() % LAYERS.0) as f32 * LAYERS.1;
        place.translation += at.translation.with_y(ground + HEIGHT + layer);
        let look = (place, Finish::Shadow(level), *visibility);
        if let Some(shadow) = shadows.of.get(&piece) {
            commands.entity(*shadow).insert(look);
        } else {
            let shadow = commands.spawn((Mesh3d(shadows.mesh.clone()), Pickable::IGNORE, look)).id();
            if let Some(of) = of {
                commands.entity(shadow).insert(ChildOf(of.parent()));
            }
            shadows.of.insert(piece, shadow);
        }
    }
}

/// The offset of the shadow of a point one cell high, if the lamp is this way.
pub(super) fn throw(way: Vec3) -> Vec3 {
    Vec3::new(-way.x, 0.0, -way.z) / way.y
}

/// The shadow relative to the piece's base: a disc, or, without a shadow map, an oval from the base to the shadow of
/// the piece's top, thrown so far by each cell of height.
fn cast(blob: &Blob, lift: f32, thrown: Option<Vec3>) -> Transform {
    let size = blob.radius * (1.0 + 0.25 * lift);
    let Some(throw) = thrown else {
        // Only the contact shadow; the shadow map draws the rest.
        return Transform::from_scale(Vec3::new(size * 0.85, 1.0, size * 0.85));
    };
    let (foot, top) = (throw * lift, throw * (lift + blob.height));
    Transform::from_translation((foot + top) / 2.0)
        .with_rotation(Quat::from_rotation_arc(Vec3::X, throw.normalize()))
        .with_scale(Vec3::new(size + foot.distance(top) / 2.0, 1.0, size))
}
