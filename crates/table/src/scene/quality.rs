//! Three quality presets, chosen by the graphics adapter or by hand.

use crate::schedule::TableSystems;
use bevy::{prelude::*, render::renderer::RenderAdapterInfo};
use wgpu_types::DeviceType;

/// How much is drawn. At normal viewing distance all three look alike.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Our own small material, no shadow map: software renderers.
    #[default]
    Plain,
    /// The same with one shadow map: integrated graphics.
    PlainShadow,
    /// Bevy's standard material, shadow map and environment: graphics cards.
    Full,
}

/// A preset that was chosen; it takes precedence over the environment variable and the adapter.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forced(pub Option<Preset>);

impl Preset {
    /// `plain`, `shadow` or `full`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "plain" => Some(Self::Plain),
            "shadow" => Some(Self::PlainShadow),
            "full" => Some(Self::Full),
            _ => None,
        }
    }
}

/// Chooses the preset before anything is spawned, and whenever [`Forced`] changes: by [`Forced`], else by the
/// environment variable `LUDOTECA_QUALITY`, else by the adapter. Changing the resource [`Preset`] later changes the
/// table at once.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Preset>()
        .init_resource::<Forced>()
        .add_systems(PreStartup, choose.in_set(PresetSystems))
        .add_systems(
            Update,
            choose.in_set(PresetSystems).before(TableSystems::Input).run_if(resource_changed::<Forced>),
        );
}

/// Set in `PreStartup` and `Update` that chooses the preset.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PresetSystems;

fn choose(mut preset: ResMut<Preset>, forced: Res<Forced>, adapter: Option<Res<RenderAdapterInfo>>) {
    preset.set_if_neq(forced.0.unwrap_or_else(|| for_this_machine(adapter.as_deref())));
}

/// The preset that the environment names, else that of the adapter.
fn for_this_machine(adapter: Option<&RenderAdapterInfo>) -> Preset {
    let named = std::env::var("LUDOTECA_QUALITY").ok().as_deref().and_then(Preset::parse);
    named.unwrap_or_else(|| adapter.map_or(Preset::Plain, |info| for_device(info.device_type)))
}

const fn for_device(device: DeviceType) -> Preset {
    match device {
        DeviceType::DiscreteGpu => Preset::Full,
        DeviceType::IntegratedGpu => Preset::PlainShadow,
        DeviceType::Cpu | DeviceType::VirtualGpu | DeviceType::Other => Preset::Plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_variable() {
        assert_eq!(Preset::parse("shadow"), Some(Preset::PlainShadow));
        assert_eq!(Preset::parse("high"), None);
    }

    #[test]
    fn a_graphics_card_draws_more_than_a_processor() {
        let presets = [DeviceType::Cpu, DeviceType::IntegratedGpu, DeviceType::DiscreteGpu].map(for_device);
        assert_eq!(presets, [Preset::Plain, Preset::PlainShadow, Preset::Full]);
    }
}
