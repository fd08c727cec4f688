//! What is reflected in the polished floor: each thing that [`Reflects`] has a twin that hangs below it upside down.

use super::parts::DemoScene;
use super::shapes::{DEPTH, mirrored};
use bevy::ecs::entity::EntityHashMap;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use ludoteca_table::scene::material::{Finish, Reflected};

/// What is reflected in the floor. Its children are if they have this, too.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Reflects;

/// The reflection of an entity.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Twin(Entity);

/// The parent of all reflections of a stage.
pub(super) fn root() -> impl Bundle {
    (Name::new("reflections"), Transform::from_xyz(0.0, -2.0 * DEPTH, 0.0), Visibility::default())
}

/// A place as a level mirror shows it, in the frame of the parent's reflection.
fn reflection(of: &Transform) -> Transform {
    let (at, turn) = (of.translation, of.rotation);
    Transform {
        translation: Vec3::new(at.x, -at.y, at.z),
        rotation: Quat::from_xyzw(-turn.x, turn.y, -turn.z, turn.w),
        scale: of.scale,
    }
}

type New = (
    Entity,
    &'static ChildOf,
    Option<(&'static Mesh3d, &'static Finish)>,
    &'static Transform,
    Option<&'static Visibility>,
);

/// Gives everything new that reflects its twin.
pub(super) fn reflect(
    mut commands: Commands,
    scene: Single<&DemoScene>,
    new: Query<New, Added<Reflects>>,
    twins: Query<&Twin>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut made: Local<HashMap<AssetId<Mesh>, Handle<Mesh>>>,
) {
    let Some(root) = scene.reflections.filter(|_| !new.is_empty()) else { return };
    made.retain(|mesh, _| meshes.contains(*mesh));
    // Twins first, then whose children they are: new parents may come after their children.
    let fresh: EntityHashMap<Entity> = new.iter().map(|(of, ..)| (of, commands.spawn_empty().id())).collect();
    for (of, parent, shape, at, visibility) in &new {
        let parent = parent.parent();
        let twin_of_parent = fresh.get(&parent).copied().or_else(|| twins.get(parent).ok().map(|twin| twin.0));
        let mut twin = commands.entity(fresh[&of]);
        let shown = visibility.copied().unwrap_or_default();
        twin.insert((reflection(at), shown, ChildOf(twin_of_parent.unwrap_or(root))));
        if let Some((mesh, finish)) = shape {
            let upside_down = made.entry(mesh.id()).or_insert_with(|| {
                let mirrored = meshes.get(&mesh.0).map(mirrored);
                mirrored.map_or_else(Handle::default, |mirrored| meshes.add(mirrored))
            });
            let floor = Reflected { floor: -DEPTH };
            twin.insert((Mesh3d(upside_down.clone()), *finish, floor, Pickable::IGNORE));
        }
        commands.entity(of).insert(Twin(fresh[&of]));
    }
}

/// Moves the twins of what has moved.
pub(super) fn follow(
    moved: Query<(&Twin, &Transform, Option<&Visibility>), Or<(Changed<Transform>, Changed<Visibility>)>>,
    mut places: Query<(&mut Transform, &mut Visibility), Without<Twin>>,
) {
    for (twin, at, visibility) in &moved {
        if let Ok((mut place, mut shown)) = places.get_mut(twin.0) {
            place.set_if_neq(reflection(at));
            shown.set_if_neq(visibility.copied().unwrap_or_default());
        }
    }
}

/// A twin goes with what it reflects.
pub(super) fn vanish(gone: On<Remove, Twin>, mut commands: Commands, twins: Query<&Twin>) {
    if let Ok(twin) = twins.get(gone.entity) {
        // With the whole stage it may be gone already.
        commands.entity(twin.0).try_despawn();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reflection_is_as_deep_as_the_thing_is_high() {
        let at = Transform::from_xyz(0.3, 0.8, -1.0)
            .with_rotation(Quat::from_euler(EulerRot::XYZ, 0.4, 1.1, -0.7))
            .with_scale(Vec3::splat(2.0));
        let flipped = |p: Vec3| Vec3::new(p.x, -p.y, p.z);
        for corner in [Vec3::ONE, Vec3::new(-1.0, 0.4, 0.2), Vec3::Y] {
            let expected = flipped(at.transform_point(corner));
            assert!(reflection(&at).transform_point(flipped(corner)).distance(expected) < 1e-5);
        }
    }
}
