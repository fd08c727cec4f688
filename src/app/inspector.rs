//! For whoever works on the program, with the feature `dev`: Ctrl+F12 opens a list of all that the app holds, and the
//! log has what frames cost.

use bevy::diagnostic::{
    DiagnosticsStore, EntityCountDiagnosticsPlugin, FrameTimeDiagnosticsPlugin, LogDiagnosticsPlugin,
};
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use std::collections::BTreeMap;

/// Whether the list is open, and what is looked for in it.
#[derive(Resource, Default)]
struct Inspector {
    open: bool,
    sought: String,
}

/// Adds the diagnostics and the list.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        FrameTimeDiagnosticsPlugin::default(),
        EntityCountDiagnosticsPlugin::default(),
        LogDiagnosticsPlugin::default(),
    ));
    app.init_resource::<Inspector>().add_systems(Update, toggle).add_systems(EguiPrimaryContextPass, show);
}

fn toggle(keys: Res<ButtonInput<KeyCode>>, mut inspector: ResMut<Inspector>) {
    if keys.pressed(KeyCode::ControlLeft) && keys.just_pressed(KeyCode::F12) {
        inspector.open = !inspector.open;
    }
}

fn show(world: &mut World) {
    let Some(mut inspector) = world.remove_resource::<Inspector>() else { return };
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let context = contexts.iter_mut(world).next().map(|mut context| context.get_mut().clone());
    if let Some(context) = context.filter(|_| inspector.open) {
        let sections = [measures(world), resources(world), components(world)];
        let Inspector { open, sought } = &mut inspector;
        egui::Window::new("Inspector").open(open).default_width(520.0).vscroll(true).show(&context, |ui| {
            ui.text_edit_singleline(sought);
            for (title, lines) in ["Measures", "Resources", "Components"].into_iter().zip(sections) {
                egui::CollapsingHeader::new(format!("{title} ({})", lines.len())).show(ui, |ui| {
                    let fitting = lines.iter().filter(|(name, _)| name.contains(sought.as_str()));
                    fitting.for_each(|(name, value)| _ = ui.monospace(format!("{value:>12}  {name}")));
                });
            }
        });
    }
    world.insert_resource(inspector);
}

/// Names and values, as they are listed.
type Lines = Vec<(String, String)>;

fn measures(world: &World) -> Lines {
    let store = world.get_resource::<DiagnosticsStore>().into_iter();
    let value = |measure: &bevy::diagnostic::Diagnostic| {
        measure.smoothed().map_or_else(String::new, |value| format!("{value:.2}"))
    };
    store.flat_map(DiagnosticsStore::iter).map(|measure| (measure.path().to_string(), value(measure))).collect()
}

/// The resources by name, with their sizes in bytes.
fn resources(world: &World) -> Lines {
    let mut lines: Lines = world
        .iter_resources()
        .map(|(about, _)| (about.name().to_string(), about.layout().size().to_string()))
        .collect();
    lines.sort();
    lines
}

/// The components by name, with the number of entities that have each.
fn components(world: &World) -> Lines {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for archetype in world.archetypes().iter() {
        for component in archetype.iter_components() {
            let name = world.components().get_name(component).map(|name| name.to_string()).unwrap_or_default();
            *counts.entry(name).or_default() += archetype.len();
        }
    }
    counts.into_iter().map(|(name, count)| (name, count.to_string())).collect()
}
