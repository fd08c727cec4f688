//! The renderer, the same for windows and pictures.

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{MemoryHints, WgpuSettings};

/// Compiles every pipeline before the frame that needs it first. Compiled meanwhile, the frame would be drawn without
/// the meshes that wait for one.
///
/// Memory is taken in small blocks, which are given back when a window becomes smaller or a picture is not needed any
/// more; a table needs so little of it that large ones would save no time.
#[must_use]
pub fn renderer() -> RenderPlugin {
    let settings = WgpuSettings { memory_hints: MemoryHints::MemoryUsage, ..default() };
    RenderPlugin { synchronous_pipeline_compilation: true, render_creation: settings.into(), ..default() }
}
