//! The soft shadow under a piece, in all presets: it tells where a lifted piece will come down.

use super::{material::Finish, mesh};
use bevy::{ecs::entity::EntityHashMap, prelude::*};

/// Gives a piece a soft shadow on the board that follows it. On the entity whose origin is the piece's foot.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Blob {
    /// Radius in cells: 0.5 for most pieces, 0.56 for a die.
    pub radius: f32,
}

/// Height of the shadows above the board.
const HEIGHT: f32 = 0.003;
/// Lift at which the shadow is at its faintest.
const HIGH: f32 = 1.2;

/// The shadows, by the piece they belong to.
#[derive(Resource, Default)]
struct Shadows {
    mesh: Handle<Mesh>,
    of: EntityHashMap<Entity>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shadows>()
        .add_systems(PreStartup, shape)
        .add_systems(PostUpdate, (forget, follow).chain().before(super::material::Dress).before(TransformSystems::Propagate));
}

fn shape(mut shadows: ResMut<Shadows>, mut meshes: ResMut<Assets<Mesh>>) {
    let mut quad = mesh::Builder::default();
    let corners = mesh::rectangle(Vec2::ONE).into_iter().map(|p| mesh::raise(p, 0.0)).collect::<Vec<_>>();
    quad.polygon(&corners, Vec3::Y, |p| Vec2::new(p.x, p.z) * 0.5 + 0.5);
    shadows.mesh = meshes.add(quad.build());
}

fn forget(mut commands: Commands, mut gone: RemovedComponents<Blob>, mut shadows: ResMut<Shadows>) {
    for piece in gone.read() {
        if let Some(shadow) = shadows.of.remove(&piece) {
            commands.entity(shadow).despawn();
        }
    }
}

/// Pieces are expected to be children of the board or of nothing, both unmoved: their transform is their place.
fn follow(
    mut commands: Commands,
    mut shadows: ResMut<Shadows>,
    pieces: Query<(Entity, &Blob, &Transform, &Visibility), Or<(Changed<Transform>, Changed<Visibility>, Changed<Blob>)>>,
) {
    for (piece, blob, at, visibility) in &pieces {
        let lift = at.translation.y.max(0.0);
        let size = blob.radius * (1.0 + 0.25 * lift);
        let level = (lift / HIGH * 3.0).round().min(3.0) as u8;
        let look = (
            Transform::from_xyz(at.translation.x, HEIGHT, at.translation.z).with_scale(Vec3::new(size, 1.0, size)),
            Finish::Shadow(level),
            *visibility,
        );
        if let Some(shadow) = shadows.of.get(&piece) {
            commands.entity(*shadow).insert(look);
        } else {
            let shadow = commands.spawn((Mesh3d(shadows.mesh.clone()), Pickable::IGNORE, look)).id();
            shadows.of.insert(piece, shadow);
        }
    }
}
