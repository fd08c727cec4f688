//! Key light, shadow map and environment of the presets that have them. The plain preset's light is in its shader.

use crate::table::scene::eye::{Aimed, Eye, Subject};
use crate::table::scene::picture;
use crate::table::scene::quality::Preset;
use bevy::{
    light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap, GeneratedEnvironmentMapLight},
    prelude::*,
};

/// Where the key light comes from: left, a little in front, 63° up.
const FROM: Vec3 = Vec3::new(-0.55, 1.2, 0.25);
/// The background beyond the table.
const EMPTY: Color = Color::srgb(43.0 / 255.0, 42.0 / 255.0, 40.0 / 255.0);

#[derive(Component)]
struct KeyLight;

/// The preset for which an eye has got its environment map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct LitFor(Preset);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(EMPTY))
        .insert_resource(GlobalAmbientLight { brightness: 0.0, ..default() })
        .insert_resource(DirectionalLightShadowMap { size: 2048 })
        .add_systems(
            PostUpdate,
            (spawn_key_light.run_if(resource_changed::<Preset>), set_environment, fit_shadow_map).chain().after(Aimed),
        );
}

fn spawn_key_light(mut commands: Commands, preset: Res<Preset>, old: Query<Entity, With<KeyLight>>) {
    for key in &old {
        commands.entity(key).despawn();
    }
    if *preset != Preset::Plain {
        commands.spawn((
            KeyLight,
            DirectionalLight {
                color: Color::srgb(1.0, 247.0 / 255.0, 236.0 / 255.0),
                shadow_maps_enabled: true,
                illuminance: 3000.0,
                shadow_depth_bias: 0.02,
                shadow_normal_bias: 1.2,
                ..default()
            },
            Transform::from_translation(FROM).looking_at(Vec3::ZERO, Vec3::Y),
        ));
    }
}

/// Gives every eye the environment map of the preset.
fn set_environment(
    mut commands: Commands,
    preset: Res<Preset>,
    eyes: Query<(Entity, Option<&LitFor>), With<Eye>>,
    mut images: ResMut<Assets<Image>>,
) {
    for (eye, _) in eyes.iter().filter(|(_, lit)| lit.is_none_or(|lit| lit.0 != *preset)) {
        let mut eye = commands.entity(eye);
        eye.insert(LitFor(*preset)).remove::<GeneratedEnvironmentMapLight>();
        if *preset == Preset::Full {
            eye.insert(GeneratedEnvironmentMapLight {
                environment_map: images.add(picture::studio(64)),
                intensity: 470.0,
                ..default()
            });
        }
    }
}

/// Fits the depth range of the only shadow cascade to what the eyes look at.
fn fit_shadow_map(
    mut commands: Commands,
    keys: Query<(Entity, Option<&CascadeShadowConfig>), With<KeyLight>>,
    eyes: Query<Ref<Transform>, With<Eye>>,
    subjects: Query<Ref<Subject>>,
) {
    let moved = eyes.iter().any(|eye| eye.is_changed()) || subjects.iter().any(|subject| subject.is_changed());
    let distances = || eyes.iter().map(|eye| eye.translation.length());
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
