//! The renderer, the same for windows and pictures.

use bevy::light::cluster::GlobalClusterSettings;
use bevy::prelude::*;
use bevy::render::batching::gpu_preprocessing::{GpuPreprocessingMode, GpuPreprocessingSupport};
use bevy::render::mesh::allocator::MeshAllocatorSettings;
use bevy::render::settings::{MemoryHints, WgpuSettings};
use bevy::render::slab_allocator::SlabAllocatorSettings;
use bevy::render::{RenderApp, RenderPlugin, RenderStartup, init_gpu_resource};
use std::ops::Range;

/// Sizes in bytes of the blocks of graphics memory that small things share. What is larger has a block of its own,
/// which is given back with it; large blocks would be held long after a window was large once, and a table needs so
/// little memory that they would save no time.
const BLOCKS: Range<u64> = 4 << 20..8 << 20;

/// Shaders of the first picture that Bevy does not load before it draws for the first time. What is drawn with them
/// would be missing for two frames.
const SHADERS: [&str; 4] = [
    "embedded://bevy_pbr/render/mesh.wgsl",
    "embedded://bevy_core_pipeline/fullscreen_vertex_shader/fullscreen.wgsl",
    "embedded://bevy_core_pipeline/blit/blit.wgsl",
    "embedded://bevy_core_pipeline/tonemapping/tonemapping.wgsl",
];

/// Keeps these shaders loaded.
#[derive(Resource)]
struct FirstShaders(#[expect(dead_code, reason = "it is kept, not read")] [Handle<Shader>; SHADERS.len()]);

const DIRECT: GpuPreprocessingSupport = GpuPreprocessingSupport { max_supported_mode: GpuPreprocessingMode::None };

/// Compiles every pipeline before the frame that needs it first. Compiled meanwhile, the frame would be drawn without
/// the meshes that wait for one.
#[must_use]
pub fn renderer() -> RenderPlugin {
    let memory_hints = MemoryHints::Manual { suballocated_device_memory_block_size: BLOCKS };
    let settings = WgpuSettings { memory_hints, ..default() };
    RenderPlugin { synchronous_pipeline_compilation: true, render_creation: settings.into(), ..default() }
}

/// Places meshes on the processor and draws each by itself, as Bevy does where there are no compute shaders. A table
/// has some hundred meshes, and a frame takes as long either way; but the pipelines of compute shaders cost memory and
/// have to be compiled before the first picture.
///
/// Lamps are found for each part of the picture on the processor, too: there is hardly more than one.
///
/// Every mesh has buffers of its own. In those that Bevy shares out, each kind of data takes four megabytes to keep
/// account of a hundred thousand pieces, and is copied whenever it grows.
///
/// After Bevy's own plugins.
pub fn direct_drawing(app: &mut App) {
    app.add_systems(PreStartup, share_out_lamps);
    if let Some(assets) = app.world().get_resource::<AssetServer>() {
        let shaders = SHADERS.map(|path| assets.load(path));
        app.insert_resource(FirstShaders(shaders));
    }
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    let own = SlabAllocatorSettings { large_threshold: 0, ..default() };
    let buffers = MeshAllocatorSettings { slab_allocator_settings: own, ..default() };
    // Bevy asks what is possible when its plugins are finished, and again whenever the device is new.
    renderer.insert_resource(DIRECT).insert_resource(buffers).add_systems(
        RenderStartup,
        (|mut support: ResMut<GpuPreprocessingSupport>| *support = DIRECT)
            .after(init_gpu_resource::<GpuPreprocessingSupport>),
    );
}

fn share_out_lamps(settings: Option<ResMut<GlobalClusterSettings>>) {
    if let Some(mut settings) = settings {
        settings.gpu_clustering = None;
    }
}
