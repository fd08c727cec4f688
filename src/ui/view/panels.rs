//! All panels together.

use super::{demo, dialogs, notes, shelf, side, theme};
use crate::ui::model::{UiAction, ViewModel};
use bevy_egui::egui::{Context, Rect};

/// The result of drawing the panels.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// What the person did, in order.
    pub actions: Vec<UiAction>,
    /// The part of the window that no panel covers, in logical pixels.
    pub free: Rect,
}

/// Draws all panels. May be called several times for one frame.
pub fn draw(ctx: &Context, model: &ViewModel) -> Drawn {
    theme::apply(ctx, model.settings.text_scale());
    let mut actions = Vec::new();
    shelf::draw(ctx, model, &mut actions);
    let free = side::draw(ctx, model, &mut actions);
    let free = demo::draw(ctx, model, free, &mut actions);
    notes::draw(ctx, model, free, &mut actions);
    dialogs::draw(ctx, model, &mut actions);
    Drawn { actions, free }
}
