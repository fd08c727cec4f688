//! All panels together.

use crate::desk::action::UiAction;
use crate::desk::demo::panel as demo;
use crate::desk::dialogs;
use crate::desk::frame::{theme, widgets};
use crate::desk::play::chalk;
use crate::desk::play::clock::panel as clock;
use crate::desk::play::over as notes;
use crate::desk::play::panel as side;
use crate::desk::play::secret::panel as secret;
use crate::desk::play::spoken::panel as spoken;
use crate::desk::play::timeline::panel as timeline;
use crate::desk::play::typing::panel as typing;
use crate::desk::shelf::panel as shelf;
use crate::desk::view_model::ViewModel;
use bevy_egui::egui::{Area, Color32, Context, Event, Id, LayerId, Order, Rect, Sense};

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
    theme::apply(ctx, model.text_scale());
    if !model.panels_have_keys() {
        // Otherwise a button that was clicked would take the next Enter from the board.
        widgets::release_focus(ctx);
    }
    let mut actions = Vec::new();
    shelf::draw(ctx, model, &mut actions);
    let free = side::draw(ctx, model, &mut actions);
    let free = timeline::draw(ctx, model, free, &mut actions);
    let free = demo::draw(ctx, model, free, &mut actions);
    let free = secret::draw(ctx, model, free, &mut actions);
    clock::cover(ctx, model, free, &mut actions);
    if model.panel_keys && ctx.input(|input| input.pointer.any_pressed()) {
        actions.push(UiAction::LeavePanel);
    }
    spoken::draw(ctx, model, free, &mut actions);
    let room = typing::draw(ctx, model, free, &mut actions);
    chalk::draw(ctx, model, room, &mut actions);
    notes::draw(ctx, model, room, &mut actions);
    dialogs::draw(ctx, model, &mut actions);
    black(ctx, model, &mut actions);
    clipboard(ctx, model, &mut actions);
    settle(ctx);
    Drawn { actions, free }
}

/// The black picture over everything; a click shows what is under it again.
fn black(ctx: &Context, model: &ViewModel, actions: &mut Vec<UiAction>) {
    if !model.black {
        return;
    }
    let window = ctx.content_rect();
    let shown = Area::new(Id::new("black")).order(Order::Tooltip).fixed_pos(window.min).show(ctx, |ui| {
        ui.painter().rect_filled(window, 0, Color32::BLACK);
        ui.allocate_rect(window, Sense::click())
    });
    if shown.inner.clicked() {
        actions.push(UiAction::Blacken(false));
    }
}

/// A record is copied and pasted wherever no text is typed.
fn clipboard(ctx: &Context, model: &ViewModel, actions: &mut Vec<UiAction>) {
    if ctx.text_edit_focused() || model.dialog.is_some() {
        return;
    }
    ctx.input(|input| {
        for event in &input.events {
            match event {
                Event::Copy if model.on_table().is_some() => actions.push(UiAction::CopyRecord),
                Event::Paste(text) => actions.push(UiAction::Paste(text.clone())),
                _ => {}
            }
        }
    });
}

/// egui places a panel, a dialog and what scrolls in them by the sizes they had in the pass before. While that moves
/// anything, everything is laid out once more before the frame is shown.
fn settle(ctx: &Context) {
    let moved = ctx.viewport(|viewport| {
        let before = &viewport.prev_pass.widgets;
        // Whatever draws the panels is on the layer behind them and not complete yet.
        let panels = viewport.this_pass.widgets.layers().filter(|(layer, _)| **layer != LayerId::background());
        panels
            .flat_map(|(_, widgets)| widgets)
            .any(|widget| before.get(widget.id).is_none_or(|before| before.rect != widget.rect))
    });
    if moved {
        ctx.request_discard("a widget is not where it was in the pass before");
    }
}
