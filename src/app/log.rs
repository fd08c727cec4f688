//! What the table writes about itself, for whoever asks by `--log` or `RUST_LOG`.
//!
//! Nothing secret is in it: neither orders nor what people touch, since an order can be sealed. Bevy's own plugin for
//! this writes to stdout, which belongs to the commands. Searches, saved files and lessons write theirs where they
//! happen; the command line says where all of it goes.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use ludoteca_table::play::{Play, PlayEvent, TableEvent};
use ludoteca_table::scene::quality::Preset;

/// Writes what happens on the table.
pub fn plugin(app: &mut App) {
    app.add_observer(opened).add_observer(left);
    app.add_systems(Startup, write_device).add_systems(Last, (write_refusals, write_preset));
}

fn opened(added: On<Add, Play>, plays: Query<&Play>) {
    if let Ok(play) = plays.get(added.entity) {
        let seats: Vec<_> = play.view().header().controllers.iter().map(|seat| format!("{seat:?}")).collect();
        info!(game = play.entry.info.id, seats = seats.join(" "), "play opened");
    }
}

fn left(removed: On<Remove, Play>, plays: Query<&Play>) {
    if let Ok(play) = plays.get(removed.entity) {
        info!(game = play.entry.info.id, "play left");
    }
}

fn write_refusals(mut events: MessageReader<TableEvent>) {
    for event in events.read() {
        if let PlayEvent::Refused(refusal) = &event.happened {
            debug!(seat = ?event.seat, reason = refusal.text.key, "request refused");
        }
    }
}

fn write_device(adapter: Option<Res<RenderAdapterInfo>>) {
    if let Some(adapter) = adapter {
        info!(name = adapter.name, kind = ?adapter.device_type, backend = ?adapter.backend, "graphics adapter");
    }
}

fn write_preset(preset: Option<Res<Preset>>) {
    if let Some(preset) = preset.filter(DetectChanges::is_changed) {
        info!(preset = ?*preset, "table drawn");
    }
}
