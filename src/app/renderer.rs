//! The renderer, the same for windows and pictures.

use bevy::prelude::*;
use bevy::render::batching::gpu_preprocessing::{GpuPreprocessingMode, GpuPreprocessingSupport};
use bevy::render::settings::{MemoryHints, WgpuSettings};
use bevy::render::{RenderApp, RenderPlugin, RenderStartup, init_gpu_resource};
use std::ops::Range;

/// Sizes in bytes of the blocks of graphics memory that small things share. What is larger has a block of its own,
/// which is given back with it; large blocks would be held long after a window was large once, and a table needs so
/// little memory that they would save no time.
const BLOCKS: Range<u64> = 4 << 20..8 << 20;

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
/// After Bevy's own plugins.
pub fn direct_drawing(app: &mut App) {
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    // Bevy asks what is possible when its plugins are finished, and again whenever the device is new.
    renderer.insert_resource(DIRECT).add_systems(
        RenderStartup,
        (|mut support: ResMut<GpuPreprocessingSupport>| *support = DIRECT)
            .after(init_gpu_resource::<GpuPreprocessingSupport>),
    );
}
