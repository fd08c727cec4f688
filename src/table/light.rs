//! Key light, shadow map and environment of the presets that have them. The plain preset's light is in its shader.

use super::{
    camera::{Aimed, Subject, TableCamera},
    picture,
    quality::Preset,
};
use bevy::{
    light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap, GeneratedEnvironmentMapLight},
    prelude::*,
};

/// Where the key light comes from: left, a little in front, 63° up.
const FROM: Vec3 = Vec3::new(-0.55, 1.2, 0.25);
/// The empty picture beyond the table.
const EMPTY: Color = Color::srgb(43.0 / 255.0, 42.0 / 255.0, 40.0 / 255.0);

#[derive(Component)]
struct Key;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(EMPTY))
        .insert_resource(GlobalAmbientLight { brightness: 0.0, ..default() })
        .insert_resource(DirectionalLightShadowMap { size: 2048 })
        .add_systems(PostUpdate, (light.run_if(resource_changed::<Preset>), reach).chain().after(Aimed));
}

fn light(
    mut commands: Commands,
    preset: Res<Preset>,
    old: Query<Entity, With<Key>>,
    camera: Single<Entity, With<TableCamera>>,
    mut images: ResMut<Assets<Image>>,
) {
    for key in &old {
        commands.entity(key).despawn();
    }
    let mut camera = commands.entity(*camera);
    camera.remove::<GeneratedEnvironmentMapLight>();
    if *preset == Preset::Full {
        camera.insert(GeneratedEnvironmentMapLight {
            environment_map: images.add(picture::studio(64)),
            intensity: 470.0,
            ..default()
        });
    }
    if *preset != Preset::Plain {
        commands.spawn((
            Key,
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

/// One shadow map just as deep as the board.
fn reach(
    mut commands: Commands,
    keys: Query<(Entity, Option<&CascadeShadowConfig>), With<Key>>,
    eye: Single<Ref<Transform>, With<TableCamera>>,
    subject: Res<Subject>,
) {
    let distance = eye.translation.length();
    let radius = subject.outline.iter().fold(1.0_f32, |most, p| most.max(p.length())) * 1.05;
    for (key, old) in &keys {
        if old.is_none() || eye.is_changed() || subject.is_changed() {
            let cascade = CascadeShadowConfigBuilder {
                num_cascades: 1,
                minimum_distance: (distance - radius).max(0.1),
                maximum_distance: distance + radius,
                ..default()
            };
            commands.entity(key).insert(cascade.build());
        }
    }
}
