//! The renderer, the same for windows and pictures.

use bevy::prelude::*;
use bevy::render::RenderPlugin;

/// Compiles every pipeline before the frame that needs it first. Compiled meanwhile, the frame would be drawn without
/// the meshes that wait for one.
#[must_use]
pub fn renderer() -> RenderPlugin {
    RenderPlugin { synchronous_pipeline_compilation: true, ..default() }
}
