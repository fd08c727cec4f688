//! A material of our own that approximates the standard material's lighting at an eighth of its cost in software.

use bevy::{
    asset::{load_internal_asset, uuid_handle},
    mesh::MeshVertexBufferLayoutRef,
    pbr::{MaterialPipeline, MaterialPipelineKey},
    prelude::*,
    render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError},
    shader::ShaderRef,
};

const SHADER: Handle<Shader> = uuid_handle!("6a3ff1a5-5d0e-4c0b-9a0c-3e0a5d9c7b21");

/// A surface: colour times texture, lit or unlit.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(PlainKey)]
pub struct Plain {
    /// Colour, multiplied with the texture.
    #[uniform(0)]
    pub color: LinearRgba,
    /// x: strength of the specular highlight, 0 for wood and cloth.
    #[uniform(0)]
    pub gloss: Vec4,
    /// A texture.
    #[texture(1)]
    #[sampler(2)]
    pub picture: Option<Handle<Image>>,
    /// Whether it is lit.
    pub lit: bool,
    /// Whether it receives shadows from the shadow map.
    pub shadow: bool,
    /// Whether it is alpha-blended.
    pub blend: bool,
}

/// The properties of a [`Plain`] that select its shader variant.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlainKey {
    textured: bool,
    lit: bool,
    shadow: bool,
    gloss: bool,
}

impl From<&Plain> for PlainKey {
    fn from(plain: &Plain) -> Self {
        Self {
            textured: plain.picture.is_some(),
            lit: plain.lit,
            shadow: plain.lit && plain.shadow,
            gloss: plain.lit && plain.gloss.x > 0.0,
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

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if let Some(fragment) = descriptor.fragment.as_mut() {
            let key = key.bind_group_data;
            for (wanted, name) in [
                (key.textured, "PLAIN_TEXTURE"),
                (key.lit, "PLAIN_LIT"),
                (key.shadow, "PLAIN_SHADOW"),
                (key.gloss, "PLAIN_GLOSS"),
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
