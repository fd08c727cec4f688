//! A material of our own that approximates the standard material's lighting at an eighth of its cost in software.
//!
//! The light of a room on a surface is a polynomial of its normal, and what lacquer mirrors is one look-up in a picture
//! that contains the room and the lamp.

use crate::scene::room::Room;
use bevy::{
    asset::{load_internal_asset, uuid_handle},
    mesh::MeshVertexBufferLayoutRef,
    pbr::{MaterialPipeline, MaterialPipelineKey, MeshPipelineKey},
    prelude::*,
    render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError},
    shader::ShaderRef,
};

const SHADER: Handle<Shader> = uuid_handle!("6a3ff1a5-5d0e-4c0b-9a0c-3e0a5d9c7b21");

/// The light of a room, see [`Room`].
#[derive(Clone, Copy, Debug, Default, ShaderType)]
pub struct RoomLight {
    soft: [Vec4; 6],
    sun: Vec4,
    lamp: Vec4,
}

impl From<&Room> for RoomLight {
    fn from(room: &Room) -> Self {
        let sun = room.way.normalize();
        Self {
            soft: room.soft.map(|part| part.extend(0.0)),
            sun: sun.extend(0.0),
            lamp: (room.lamp / sun.y).extend(0.0),
        }
    }
}

/// A surface: colour times texture, lit or unlit.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(PlainKey)]
pub struct Plain {
    /// Colour, multiplied with the texture.
    #[uniform(0)]
    pub color: LinearRgba,
    /// x: reflectance at a right angle, 0 for what mirrors nothing; y: blur of what is mirrored; z: 1 for a painted
    /// shadow, which is not shown where there are real ones; w: the share of the light that real shadows leave. Of a
    /// reflection in the floor, z: the height of the floor; w: how much of it is seen there.
    #[uniform(0)]
    pub gloss: Vec4,
    /// A texture.
    #[texture(1)]
    #[sampler(2)]
    pub picture: Option<Handle<Image>>,
    /// The light that falls on it.
    #[uniform(3)]
    pub room: RoomLight,
    /// What it mirrors.
    #[texture(4)]
    #[sampler(5)]
    pub mirrored: Option<Handle<Image>>,
    /// Whether the texture holds square roots of linear light.
    pub roots: bool,
    /// Whether it is lit.
    pub lit: bool,
    /// Whether light enters it, so that its shades are soft and warm.
    pub translucent: bool,
    /// Whether it is not shown in pictures at rest from a seat, see [`Finish::sets_off`](super::Finish::sets_off).
    pub sets_off: bool,
    /// Whether it receives shadows from the shadow map.
    pub shadow: bool,
    /// Whether it is a reflection in the floor, lit as what stands above it.
    pub reflected: bool,
    /// Whether it is alpha-blended.
    pub blend: bool,
    /// See [`Finish::order`](super::Finish::order).
    pub order: f32,
}

/// The properties of a [`Plain`] that select its shader variant.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlainKey {
    textured: bool,
    roots: bool,
    lit: bool,
    translucent: bool,
    sets_off: bool,
    shadow: bool,
    gloss: bool,
    reflected: bool,
}

impl From<&Plain> for PlainKey {
    fn from(plain: &Plain) -> Self {
        Self {
            textured: plain.picture.is_some(),
            roots: plain.roots,
            lit: plain.lit,
            translucent: plain.translucent,
            sets_off: plain.sets_off,
            shadow: plain.lit && plain.shadow,
            gloss: plain.lit && plain.gloss.x > 0.0 && plain.mirrored.is_some() && !plain.reflected,
            reflected: plain.reflected,
        }
    }
}

impl Material for Plain {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.blend { AlphaMode::Blend } else { AlphaMode::Opaque }
    }

    fn depth_bias(&self) -> f32 {
        self.order
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if let Some(fragment) = descriptor.fragment.as_mut() {
            let refined = key.mesh_key.contains(MeshPipelineKey::TEMPORAL_JITTER);
            let key = key.bind_group_data;
            for (wanted, name) in [
                (key.textured, "PLAIN_TEXTURE"),
                (key.roots, "PLAIN_ROOTS"),
                (key.lit, "PLAIN_LIT"),
                (key.translucent, "PLAIN_TRANSLUCENT"),
                (key.shadow, "PLAIN_SHADOW"),
                (key.gloss, "PLAIN_GLOSS"),
                (key.reflected, "PLAIN_REFLECTED"),
                (refined && !key.reflected, "PLAIN_REFINED"),
                (refined && key.sets_off, "PLAIN_SETS_OFF"),
            ] {
                if wanted {
                    fragment.shader_defs.push(name.into());
                }
            }
        }
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "plain.wgsl", Shader::from_wgsl);
    app.add_plugins(MaterialPlugin::<Plain>::default());
}
