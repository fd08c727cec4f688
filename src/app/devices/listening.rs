//! Screen readers: whether one listens, and what it asks for, handed on to the panels.

use crate::desk::spoken::model::ScreenReaderListens;
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext, egui};

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>().add_message::<ActionRequest>();
    app.add_systems(
        PreUpdate,
        (notice, hand_on.in_set(EguiInputSet::ReadBevyMessages)).chain().in_set(EguiPreUpdateSet::ProcessInput),
    );
}

fn notice(asked: Res<AccessibilityRequested>, mut listened: ResMut<ScreenReaderListens>) {
    listened.set_if_neq(ScreenReaderListens(asked.get()));
}

/// egui knows nothing of these requests by itself.
fn hand_on(
    mut asked: MessageReader<ActionRequest>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for ActionRequest(request) in asked.read() {
        for context in &contexts {
            events.write(EguiInputEvent { context, event: egui::Event::AccessKitActionRequest(request.clone()) });
        }
        redraw.write(RequestRedraw);
    }
}
