//! Looks for graphics adapters before an app is built, because Bevy panics without one.

use bevy::{
    render::{
        render_resource::WgpuAdapterInfo,
        renderer::{RenderInstance, WgpuWrapper},
        settings::{Backends, WgpuSettings},
    },
    tasks::block_on,
};
use std::sync::Arc;
use thiserror::Error;

/// No graphics adapter was found, not even a software renderer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "no graphics adapter was found; on Debian and Ubuntu `apt install mesa-vulkan-drivers` provides one in software"
)]
pub struct NoAdapter;

/// The adapters that this machine offers. As long as they are held the drivers stay loaded, and Bevy finds them so.
pub struct Adapters {
    /// What each is.
    pub infos: Vec<WgpuAdapterInfo>,
    _drivers: RenderInstance,
}

/// The adapters that this machine offers, on the backends that Bevy would ask (`WGPU_BACKEND` is respected).
///
/// # Errors
/// If there is none.
pub fn adapters() -> Result<Adapters, NoAdapter> {
    let backends = WgpuSettings::default().backends.unwrap_or(Backends::empty());
    let instance = RenderInstance(Arc::new(WgpuWrapper::new(Default::default())));
    let found = block_on(instance.enumerate_adapters(backends));
    if found.is_empty() {
        return Err(NoAdapter);
    }
    Ok(Adapters { infos: found.iter().map(|adapter| adapter.get_info()).collect(), _drivers: instance })
}

/// Whether the adapter is a software renderer.
#[must_use]
pub fn is_software(adapter: &WgpuAdapterInfo) -> bool {
    format!("{:?}", adapter.device_type) == "Cpu"
}
