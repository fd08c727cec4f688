//! What is seen behind the table: the panorama of the room on a sphere round the camera, infinitely far away.

use crate::mesh;
use crate::scene::room::{OtherRoom, Place, RoomSystems, ShownRoom};
use bevy::{
    asset::{load_internal_asset, uuid_handle},
    camera::visibility::NoFrustumCulling,
    light::NotShadowCaster,
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
};
use std::f32::consts::{PI, TAU};

const SHADER: Handle<Shader> = uuid_handle!("b0a3fd52-6b50-4a3c-9f1e-2f4c3b1f8d77");

/// A panorama. It is blended, so that it is drawn last and only where nothing stands in front of it.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
struct Panorama {
    /// x: how far down it is tilted while one looks from a seat; y: how far to the left it is turned; both in radians.
    #[uniform(2)]
    tilt: Vec4,
    #[texture(0)]
    #[sampler(1)]
    picture: Handle<Image>,
}

impl Material for Panorama {
    fn vertex_shader() -> ShaderRef {
        SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }
}

/// The sphere.
#[derive(Component)]
struct Backdrop;

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<ShownRoom>.or_else(resource_changed::<OtherRoom>);
    load_internal_asset!(app, SHADER, "backdrop.wgsl", Shader::from_wgsl);
    app.add_plugins(MaterialPlugin::<Panorama>::default())
        .add_systems(PostUpdate, hang.run_if(changed).after(RoomSystems));
}

fn hang(
    mut commands: Commands,
    (room, other): (Res<ShownRoom>, Res<OtherRoom>),
    old: Query<Entity, With<Backdrop>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut panoramas: ResMut<Assets<Panorama>>,
    mut images: ResMut<Assets<Image>>,
    mut beyond: ResMut<ClearColor>,
) {
    beyond.0 = room.0.floor.into();
    for sphere in &old {
        commands.entity(sphere).despawn();
    }
    for place in Place::ALL {
        let room = place.room(&room, &other);
        let Some((shown, picture)) = room.and_then(|room| room.backdrop.zip(room.panorama())) else { continue };
        let tilt = Vec4::new(shown.pitch.to_radians(), shown.turn.to_radians(), 0.0, 0.0);
        let material = panoramas.add(Panorama { tilt, picture: images.add(picture) });
        let mesh = Mesh3d(meshes.add(sphere().build()));
        commands.spawn((
            Backdrop,
            mesh,
            MeshMaterial3d(material),
            place.only(),
            NotShadowCaster,
            NoFrustumCulling,
            Pickable::IGNORE,
        ));
    }
}

/// A sphere of radius 1 seen from within, with the texture coordinates of an equirectangular picture.
fn sphere() -> mesh::Builder {
    const ROUND: usize = 64;
    const HIGH: usize = 32;
    let mut shape = mesh::Builder::default();
    for (row, column) in (0..=HIGH).flat_map(|row| (0..=ROUND).map(move |column| (row, column))) {
        let (u, v) = (column as f32 / ROUND as f32, row as f32 / HIGH as f32);
        let ((sin, cos), (high, wide)) = (((u - 0.5) * TAU).sin_cos(), ((0.5 - v) * PI).sin_cos());
        let way = Vec3::new(wide * sin, high, -wide * cos);
        shape.corner(way, -way, Vec2::new(u, v));
    }
    for (row, column) in (0..HIGH).flat_map(|row| (0..ROUND).map(move |column| (row, column))) {
        let first = (row * (ROUND + 1) + column) as u32;
        let below = first + ROUND as u32 + 1;
        shape.triangles.extend([first, below, first + 1, first + 1, below, below + 1]);
    }
    shape
}
