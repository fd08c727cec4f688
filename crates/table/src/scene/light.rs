//! Key light, shadow map and environment of the presets that have them. The plain preset's light is in its shader.

use crate::scene::camera::{Subject, TableCamera, TableCameraSystems};
use crate::scene::quality::Preset;
use crate::scene::room::data::LAMP;
use crate::scene::room::{OtherRoom, Place, Room, RoomSystems, ShownRoom};
use bevy::{
    light::{
        CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap, GeneratedEnvironmentMapLight,
        PointLightShadowMap,
    },
    prelude::*,
};

/// The illuminance in lux that the cameras' exposure shows as white on paper that faces the light.
const WHITE: f32 = 1187.0 * std::f32::consts::PI;
/// Edges in pixels of a shadow map, and of one that nothing is drawn into: Bevy keeps them even where no light has any.
const SHADOW: usize = 2048;
const NO_SHADOW: usize = 16;
/// Edge in pixels of a face of the environment map.
const ENVIRONMENT: u32 = 128;

#[derive(Component)]
struct KeyLight;

/// The preset and the room for which a camera has got its environment map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct EnvironmentKey(Preset, &'static str);

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Preset>.or_else(resource_changed::<ShownRoom>);
    app.insert_resource(GlobalAmbientLight { brightness: 0.0, ..default() })
        .insert_resource(DirectionalLightShadowMap { size: NO_SHADOW })
        .insert_resource(PointLightShadowMap { size: NO_SHADOW })
        .add_systems(
            PostUpdate,
            (spawn_key_light.run_if(changed), set_environment, fit_shadow_map)
                .chain()
                .after(TableCameraSystems)
                .after(RoomSystems),
        );
}

fn spawn_key_light(
    mut commands: Commands,
    preset: Res<Preset>,
    room: Res<ShownRoom>,
    old: Query<Entity, With<KeyLight>>,
    mut shadow_map: ResMut<DirectionalLightShadowMap>,
) {
    shadow_map.size = if *preset == Preset::Plain { NO_SHADOW } else { SHADOW };
    for key in &old {
        commands.entity(key).despawn();
    }
    if *preset != Preset::Plain {
        let lamp = room.0.lamp;
        let strongest = lamp.max_element();
        let colour = lamp / strongest;
        commands.spawn((
            KeyLight,
            Place::both(),
            DirectionalLight {
                color: Color::linear_rgb(colour.x, colour.y, colour.z),
                shadow_maps_enabled: true,
                illuminance: strongest * WHITE / LAMP.normalize().y,
                shadow_depth_bias: 0.02,
                shadow_normal_bias: 1.2,
                ..default()
            },
            Transform::from_translation(LAMP).looking_at(Vec3::ZERO, Vec3::Y),
        ));
    }
}

/// Gives every camera the environment map of the room, in the preset that has one.
fn set_environment(
    mut commands: Commands,
    preset: Res<Preset>,
    (room, other): (Res<ShownRoom>, Res<OtherRoom>),
    cameras: Query<(Entity, &Place, Option<&EnvironmentKey>), With<TableCamera>>,
    mut images: ResMut<Assets<Image>>,
) {
    for (camera, place, lit) in &cameras {
        let room = place.room(&room, &other).unwrap_or(room.0);
        let wanted = EnvironmentKey(*preset, room.id);
        if lit == Some(&wanted) {
            continue;
        }
        let mut camera = commands.entity(camera);
        camera.insert(wanted).remove::<GeneratedEnvironmentMapLight>();
        if *preset == Preset::Full {
            camera.insert(GeneratedEnvironmentMapLight {
                environment_map: images.add(Room::environment(room, ENVIRONMENT)),
                intensity: 1187.0,
                ..default()
            });
        }
    }
}

/// Fits the depth range of the only shadow cascade to what the cameras look at.
fn fit_shadow_map(
    mut commands: Commands,
    keys: Query<(Entity, Option<&CascadeShadowConfig>), With<KeyLight>>,
    cameras: Query<Ref<Transform>, With<TableCamera>>,
    subjects: Query<Ref<Subject>>,
) {
    let moved = cameras.iter().any(|camera| camera.is_changed()) || subjects.iter().any(|subject| subject.is_changed());
    let distances = || cameras.iter().map(|camera| camera.translation.length());
    let outlines = subjects.iter().flat_map(|subject| subject.outline.clone());
    let radius = outlines.fold(1.0_f32, |most, p| most.max(p.length())) * 1.05;
    for (key, old) in &keys {
        if old.is_none() || moved {
            let (nearest, farthest) = (distances().fold(f32::MAX, f32::min), distances().fold(0.0, f32::max));
            let minimum_distance = (nearest - radius).max(0.1);
            let cascade = CascadeShadowConfigBuilder {
                num_cascades: 1,
                minimum_distance,
                maximum_distance: (farthest + radius).max(minimum_distance + 0.1),
                ..default()
            };
            commands.entity(key).insert(cascade.build());
        }
    }
}
