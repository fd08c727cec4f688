//! The input events that reach the panels: none that would keep an idle program awake, and in each frame only as many
//! as egui tells apart.

use crate::desk::view_model::Panels;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (drop_idle_events, drop_keys_of_the_board, hold_back_later_events)
            .chain()
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// `bevy_egui` sends the modifier keys in every frame, and egui repaints after every event, so an idle app would never
/// sleep. Events that repeat the known state are dropped.
fn drop_idle_events(mut inputs: Query<&mut EguiInput>, mut known: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => known.replace(*now) != Some(*now),
            _ => true,
        });
    }
}

/// egui would walk from button to button by Tab and press them by Enter. It gets keys only while panels have them.
fn drop_keys_of_the_board(mut inputs: Query<&mut EguiInput>, panels: Res<Panels>) {
    if panels.0.panels_have_keys() {
        return;
    }
    for mut input in &mut inputs {
        input.events.retain(|event| !matches!(event, egui::Event::Key { .. } | egui::Event::Text(_)));
    }
}

/// The events that wait for a later frame.
#[derive(Component, Default)]
struct HeldBack(Vec<egui::Event>);

/// egui looks up what is under the pointer once a frame, where the last event left it. In a slow frame that may be far
/// from where the button was pressed, so what comes after the pointer has moved on waits for the next frame. The
/// keyboard's focus moves once a frame, too, so a second key waits as well.
fn hold_back_later_events(
    mut commands: Commands,
    mut inputs: Query<(Entity, &mut EguiInput, Option<&mut HeldBack>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (context, mut input, held) in &mut inputs {
        let Some(mut held) = held else {
            commands.entity(context).insert(HeldBack::default());
            continue;
        };
        if !held.0.is_empty() {
            let new = std::mem::take(&mut input.events);
            input.events = std::mem::take(&mut held.0);
            input.events.extend(new);
        }
        if let Some(cut) = cut(&input.events) {
            held.0 = input.events.split_off(cut);
            redraw.write(RequestRedraw);
        }
    }
}

/// Where the pointer moves on after a button was pressed or released, or a second key is pressed.
fn cut(events: &[egui::Event]) -> Option<usize> {
    let (mut button, mut key) = (false, false);
    events.iter().position(|event| match event {
        egui::Event::PointerButton { .. } => {
            button = true;
            false
        }
        egui::Event::PointerMoved(_) => button,
        egui::Event::Key { pressed: true, .. } => std::mem::replace(&mut key, true),
        _ => false,
    })
}
