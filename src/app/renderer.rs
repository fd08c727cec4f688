//! The renderer, the same for windows and pictures.

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{MemoryHints, WgpuSettings};
use std::ops::Range;

/// Sizes in bytes of the blocks of graphics memory that small things share. What is larger has a block of its own,
/// which is given back with it; large blocks would be held long after a window was large once, and a table needs so
/// little memory that they would save no time.
const BLOCKS: Range<u64> = 4 << 20..8 << 20;

/// Compiles every pipeline before the frame that needs it first. Compiled meanwhile, the frame would be drawn without
/// the meshes that wait for one.
#[must_use]
pub fn renderer() -> RenderPlugin {
    let memory_hints = MemoryHints::Manual { suballocated_device_memory_block_size: BLOCKS };
    let settings = WgpuSettings { memory_hints, ..default() };
    RenderPlugin { synchronous_pipeline_compilation: true, render_creation: settings.into(), ..default() }
}
