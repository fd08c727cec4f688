//! Three quality presets, chosen by the graphics adapter or by hand.

use bevy::{prelude::*, render::renderer::RenderAdapterInfo};

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

/// A preset set by the caller; it takes precedence over the environment variable and the adapter.
#[derive(Resource, Clone, Copy, Debug, Default)]
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

/// Chooses the preset before anything is spawned: by [`Forced`], else by the environment variable `LUDOTECA_QUALITY`,
/// else by the adapter. Changing the resource [`Preset`] later changes the table at once.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Preset>().init_resource::<Forced>().add_systems(PreStartup, choose.in_set(Chosen));
}

/// Set in `PreStartup` that chooses the preset.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chosen;

fn choose(mut preset: ResMut<Preset>, forced: Res<Forced>, adapter: Option<Res<RenderAdapterInfo>>) {
    *preset = forced.0.unwrap_or_else(|| for_this_machine(adapter.as_deref()));
}

/// The preset that the environment names, else that of the adapter.
#[must_use]
pub fn for_this_machine(adapter: Option<&RenderAdapterInfo>) -> Preset {
    let named = std::env::var("LUDOTECA_QUALITY").ok().as_deref().and_then(Preset::parse);
    named.unwrap_or_else(|| adapter.map_or(Preset::Plain, for_adapter))
}

fn for_adapter(info: &RenderAdapterInfo) -> Preset {
    // The type of the field is not exported by name, so its text is compared.
    match format!("{:?}", info.device_type).as_str() {
        "DiscreteGpu" => Preset::Full,
        "IntegratedGpu" => Preset::PlainShadow,
        _ => Preset::Plain,
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
}
