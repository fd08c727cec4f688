//! Key light, shadow map and environment of the presets that have them. The plain preset's light is in its shader; it
//! has shadow maps only while its picture gets better at rest.

use crate::scene::camera::redraw::Redraw;
use crate::scene::camera::{Subject, TableCamera, TableCameraSystems};
use crate::scene::quality::Preset;
use crate::scene::room::{OtherRoom, Place, Room, RoomSystems, ShownRoom};
use bevy::{
    ecs::entity::EntityHashMap,
    light::{
        CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap, EnvironmentMapLight,
        GeneratedEnvironmentMapLight, PointLightShadowMap, SimulationLightSystems,
    },
    prelude::*,
};

/// The illuminance in lux that the cameras' exposure shows as white on paper that faces the light.
const WHITE: f32 = 1187.0 * std::f32::consts::PI;
/// Edges in pixels of a shadow map, of one of many whose mean is shown, and of one that nothing is drawn into: Bevy
/// keeps them even where no light has any.
const SHADOW: usize = 2048;
const SHADOW_AT_REST: usize = 1024;
const NO_SHADOW: usize = 16;
/// Edge in pixels of a face of the environment map.
const ENVIRONMENT: u32 = 128;

#[derive(Component)]
struct KeyLight;

/// A light of no brightness: its shadow map tells what of the room's light reaches a place from one direction.
#[derive(Component)]
struct DomeLight;

/// The moment in `PostUpdate` at which it is known what the frame at rest samples.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct SamplesChosen;

/// The ways to the point of the lamp and of the room's light that a frame at rest samples, of length 1; `None` in all
/// other frames.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct SampledLight(pub Option<(Vec3, Vec3)>);

/// The preset and the room for which a camera has got its environment map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct EnvironmentKey(Preset, &'static str);

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Preset>.or_else(resource_changed::<ShownRoom>);
    app.insert_resource(GlobalAmbientLight { brightness: 0.0, ..default() })
        .insert_resource(DirectionalLightShadowMap { size: NO_SHADOW })
        .insert_resource(PointLightShadowMap { size: NO_SHADOW })
        .init_resource::<SampledLight>()
        .add_systems(
            PostUpdate,
            (spawn_key_light.run_if(changed), (keep_environment, set_environment).chain(), fit_shadow_map)
                .chain()
                .after(TableCameraSystems)
                .after(RoomSystems),
        )
        .add_systems(
            PostUpdate,
            sample
                .run_if(resource_changed::<SampledLight>)
                .after(SamplesChosen)
                .after(fit_shadow_map)
                .before(SimulationLightSystems::UpdateDirectionalLightCascades),
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
        commands.spawn((KeyLight, light(room.0, room.0.lamp), from(room.0.way)));
    }
}

/// A light that gives white paper which lies flat this much, linear, if it comes from where the lamp of the room is.
fn light(room: &Room, white: Vec3) -> impl Bundle {
    let strongest = white.max_element();
    let colour = white / strongest.max(f32::MIN_POSITIVE);
    let light = DirectionalLight {
        color: Color::linear_rgb(colour.x, colour.y, colour.z),
        shadow_maps_enabled: true,
        illuminance: strongest * WHITE / room.way.normalize().y,
        shadow_depth_bias: 0.02,
        shadow_normal_bias: 1.2,
        ..default()
    };
    (light, Place::both())
}

/// Where a light is that comes from this way.
fn from(way: Vec3) -> Transform {
    let way = way.normalize();
    Transform::default().looking_to(-way, way.any_orthonormal_vector())
}

type Moved = (Entity, &'static mut Transform, &'static mut GlobalTransform);

/// Moves the lights to what this frame samples, and back.
fn sample(
    mut commands: Commands,
    sampled: Res<SampledLight>,
    (preset, room): (Res<Preset>, Res<ShownRoom>),
    mut keys: Query<Moved, (With<KeyLight>, Without<DomeLight>, Without<TableCamera>)>,
    mut domes: Query<Moved, (With<DomeLight>, Without<TableCamera>)>,
    (cameras, subjects): (Query<Ref<Transform>, With<TableCamera>>, Query<Ref<Subject>>),
    mut shadow_map: ResMut<DirectionalLightShadowMap>,
) {
    let (lamp, dome) = sampled.0.unwrap_or((room.0.way, Vec3::Y));
    let move_to = |way: Vec3, (_, mut at, mut global): (Entity, Mut<Transform>, Mut<GlobalTransform>)| {
        *at = from(way);
        // Transforms have been propagated in this frame.
        *global = GlobalTransform::from(*at);
    };
    let plain = *preset == Preset::Plain;
    if sampled.0.is_none() {
        domes.iter().for_each(|(dome, ..)| commands.entity(dome).despawn());
        if plain {
            keys.iter().for_each(|(key, ..)| commands.entity(key).despawn());
            shadow_map.size = NO_SHADOW;
        } else {
            keys.iter_mut().for_each(|key| move_to(lamp, key));
        }
        return;
    }
    let placed = |way: Vec3| (from(way), GlobalTransform::from(from(way)), cascade(&cameras, &subjects));
    if plain && keys.is_empty() {
        shadow_map.size = SHADOW_AT_REST;
        commands.spawn((KeyLight, light(room.0, room.0.lamp), placed(lamp)));
    }
    keys.iter_mut().for_each(|key| move_to(lamp, key));
    // The standard material knows no such light.
    if *preset != Preset::Full && domes.is_empty() {
        commands.spawn((DomeLight, light(room.0, Vec3::ZERO), placed(dome)));
    }
    domes.iter_mut().for_each(|key| move_to(dome, key));
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

/// For how many frames without anything to compile an environment map is asked for: its source arrives in one of them.
const FILTERED: u8 = 8;

/// Keeps an environment map once it is there. As long as it is asked for, Bevy filters it anew in each frame, which
/// takes as long as the table itself.
fn keep_environment(
    mut commands: Commands,
    cameras: Query<(Entity, &Redraw), (With<GeneratedEnvironmentMapLight>, With<EnvironmentMapLight>)>,
    mut asked: Local<EntityHashMap<u8>>,
) {
    asked.retain(|camera, _| cameras.contains(*camera));
    for (camera, redraw) in &cameras {
        let frames = asked.entry(camera).or_default();
        *frames += u8::from(!redraw.is_compiling());
        if *frames > FILTERED {
            commands.entity(camera).remove::<GeneratedEnvironmentMapLight>();
        }
    }
}

/// Fits the depth range of the only shadow cascade to what the cameras look at. A new light has Bevy's usual four.
fn fit_shadow_map(
    mut keys: Query<&mut CascadeShadowConfig, With<KeyLight>>,
    cameras: Query<Ref<Transform>, With<TableCamera>>,
    subjects: Query<Ref<Subject>>,
) {
    let moved = cameras.iter().any(|camera| camera.is_changed()) || subjects.iter().any(|subject| subject.is_changed());
    for mut config in &mut keys {
        if moved || config.is_added() {
            *config = cascade(&cameras, &subjects);
        }
    }
}

/// The shadow cascade that covers what the cameras look at.
fn cascade(cameras: &Query<Ref<Transform>, With<TableCamera>>, subjects: &Query<Ref<Subject>>) -> CascadeShadowConfig {
    let distances = || cameras.iter().map(|camera| camera.translation.length());
    let outlines = subjects.iter().flat_map(|subject| subject.outline.clone());
    let radius = outlines.fold(1.0_f32, |most, p| most.max(p.length())) * 1.05;
    let (nearest, farthest) = (distances().fold(f32::MAX, f32::min), distances().fold(0.0, f32::max));
    let minimum_distance = (nearest - radius).max(0.1);
    let cascade = CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance,
        maximum_distance: (farthest + radius).max(minimum_distance + 0.1),
        ..default()
    };
    cascade.build()
}
