//! Rows of lists.

use super::{follow_focus, paint};
use crate::desk::theme::{Ground, tokens};
use bevy_egui::egui::{Align, Label, Layout, Response, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, vec2};

/// An entry of a list: what it is, and smaller what is known of it.
pub fn entry(ui: &mut Ui, size: Vec2, enabled: bool, title: &str, facts: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, if enabled { Sense::click() } else { Sense::hover() });
    follow_focus(&response);
    let ground = Ground::of(ui);
    let radius = f32::from(tokens().radius.control);
    let fill = if enabled && response.hovered() { ground.hover } else { ground.raise };
    ui.painter().rect(rect, radius, fill, Stroke::new(1.0, ground.line), StrokeKind::Inside);
    paint::focus_ring(ui, &response, radius);
    let inner = rect.shrink2(vec2(12.0, 3.0));
    let child = &mut ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)));
    child.spacing_mut().item_spacing.y = 0.0;
    child.add(Label::new(RichText::new(title).color(ground.text)).truncate().selectable(false));
    child.add(Label::new(RichText::new(facts).small().color(ground.quiet)).truncate().selectable(false));
    response
}
