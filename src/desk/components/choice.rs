//! Choices: one of several, and on or off.

use super::button::PillButton;
use super::{follow_focus, paint};
use crate::desk::theme::{Face, Ground, tokens};
use bevy_egui::egui::{
    Button, Color32, Frame, Id, Rect, Response, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// Space between the edge of a row or of a track and what is in it.
const INSIDE: f32 = 12.0;
/// Space between a track and the value that is chosen on it.
const INSET: f32 = 4.0;
/// Space inside a row that is pressed as a whole.
const IN_ROW: f32 = 6.0;
/// The least space on each side of a text on a track.
const BESIDE: f32 = 8.0;

/// A value that can be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<T> {
    /// What is chosen with it.
    pub value: T,
    /// Its name.
    pub name: String,
    /// What there is to know before one takes it; empty for nothing.
    pub about: String,
    /// Whether it is the one that is chosen now.
    pub chosen: bool,
}

/// A button for one of several values of `title`.
pub fn chip(ui: &mut Ui, chosen: bool, title: &str, text: &str) -> bool {
    let height = ui.spacing().interact_size.y;
    let ground = Ground::of(ui);
    let size = ui.style().text_styles[&TextStyle::Button].size;
    let (face, colour) = if chosen { (Face::Bold, ground.on_accent) } else { (Face::Text, ground.text) };
    let text = RichText::new(text).font(face.at(size)).color(colour);
    let name = format!("{title}: {}", text.text());
    let button = Button::new(text).wrap().min_size(vec2(height, height)).corner_radius(height / 2.0);
    let button = if chosen { button.fill(ground.accent).stroke(Stroke::NONE) } else { button };
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, name.clone()));
    follow_focus(&response);
    paint::focus_ring(ui, &response, height / 2.0);
    response.clicked() && !chosen
}

/// A button that stays pressed while what it names is on.
pub fn toggle(ui: &mut Ui, on: bool, text: &str) -> bool {
    let height = ui.spacing().interact_size.y;
    let response = PillButton::new(text).selected(on).least(vec2(height, height)).show(ui);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, on, text));
    response.clicked()
}

/// The values of `title` side by side on a track; below each other where they do not all fit. What was chosen.
pub fn segmented<T: Copy>(ui: &mut Ui, title: &str, values: &[Choice<T>]) -> Option<T> {
    let room = ui.available_width();
    let ground = Ground::of(ui);
    let size = ui.style().text_styles[&TextStyle::Button].size;
    let text = |choice: &Choice<T>, face: Face| {
        ui.painter().layout_no_wrap(choice.name.clone(), face.at(size), Color32::PLACEHOLDER)
    };
    // As wide as in bold, so that nothing moves when another one is chosen.
    let widths: Vec<f32> = values.iter().map(|choice| text(choice, Face::Bold).size().x).collect();
    let beside = (room - 2.0 * INSET - widths.iter().sum::<f32>()) / (2.0 * values.len() as f32);
    if beside < BESIDE {
        return rows(ui, title, values);
    }
    let height = ui.spacing().interact_size.y;
    let (track, _) = ui.allocate_exact_size(vec2(room, height + 2.0 * INSET), Sense::hover());
    ui.painter().rect_filled(track, track.height() / 2.0, ground.well);
    let (mut left, mut taken) = (track.left() + INSET, None);
    for (choice, wide) in values.iter().zip(widths) {
        let place = Rect::from_min_size(pos2(left, track.top() + INSET), vec2(wide + 2.0 * beside, height));
        left = place.right();
        let response = ui.interact(place, ui.id().with((title, &choice.name)), Sense::click());
        let name = format!("{title}: {}", choice.name);
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, choice.chosen, name.clone()));
        follow_focus(&response);
        let (face, colour) = match choice.chosen {
            true => (Face::Bold, ground.on_accent),
            false => (Face::Text, ground.text),
        };
        if choice.chosen {
            ui.painter().rect_filled(place, height / 2.0, ground.accent);
        } else if response.hovered() {
            ui.painter().rect_stroke(place, height / 2.0, Stroke::new(1.5, ground.line), StrokeKind::Inside);
        }
        let galley = ui.painter().layout_no_wrap(choice.name.clone(), face.at(size), colour);
        ui.painter().galley(place.center() - galley.size() / 2.0, galley, colour);
        paint::focus_ring(ui, &response, height / 2.0);
        if response.clicked() && !choice.chosen {
            taken = Some(choice.value);
        }
    }
    taken
}

/// A row of a list that is pressed as a whole, with what `contents` draws; `said` is what it is to whoever does not see
/// it.
pub fn pressable(ui: &mut Ui, id: Id, (said, chosen): (&str, bool), contents: impl FnOnce(&mut Ui)) -> Response {
    let ground = Ground::of(ui);
    let frame = Frame::new().inner_margin(IN_ROW).corner_radius(tokens().radius.small);
    let mut prepared = frame.begin(ui);
    prepared.content_ui.set_width(prepared.content_ui.available_width());
    contents(&mut prepared.content_ui);
    let rect = prepared.content_ui.min_rect().expand(IN_ROW);
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, said));
    if response.hovered() || response.has_focus() {
        prepared.frame.fill = ground.hover;
    } else if chosen {
        prepared.frame.fill = ground.well;
    }
    prepared.end(ui);
    follow_focus(&response);
    paint::focus_ring(ui, &response, f32::from(tokens().radius.small));
    response
}

/// The values of `title` below each other, with what there is to know of each. What was chosen.
pub fn rows<T: Copy>(ui: &mut Ui, title: &str, values: &[Choice<T>]) -> Option<T> {
    let mut taken = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for choice in values {
            if row(ui, title, &choice.name, &choice.about, choice.chosen) {
                taken = Some(choice.value);
            }
        }
    });
    taken
}

fn row(ui: &mut Ui, title: &str, name: &str, about: &str, chosen: bool) -> bool {
    let ground = Ground::of(ui);
    let size = ui.style().text_styles[&TextStyle::Body].size;
    let dot = 0.5 * size;
    let indent = INSIDE + 2.0 * dot + INSIDE;
    let room = (ui.available_width() - indent - INSIDE).max(40.0);
    let face = if chosen { Face::Bold } else { Face::Text };
    let name_text = ui.painter().layout(name.to_owned(), face.at(size), ground.text, room);
    let about_text = ui.painter().layout(about.to_owned(), Face::Text.at(size), ground.quiet, room);
    let below = if about.is_empty() { 0.0 } else { about_text.size().y };
    let texts = name_text.size().y + below;
    let height = ui.spacing().interact_size.y.max(texts + INSIDE);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let said = format!("{title}: {name}");
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, said.clone()));
    if !about.is_empty() {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about));
    }
    follow_focus(&response);
    let radius = f32::from(tokens().radius.control);
    if response.hovered() {
        ui.painter().rect_filled(rect, radius, ground.hover);
    }
    let at = pos2(rect.left() + INSIDE + dot, rect.center().y);
    let edge = if chosen { ground.accent } else { ground.quiet };
    ui.painter().circle_stroke(at, dot, Stroke::new(2.0, edge));
    if chosen {
        ui.painter().circle_filled(at, 0.55 * dot, ground.accent);
    }
    let top = pos2(rect.left() + indent, rect.center().y - texts / 2.0);
    let second = top + vec2(0.0, name_text.size().y);
    ui.painter().galley(top, name_text, ground.text);
    if !about.is_empty() {
        ui.painter().galley(second, about_text, ground.quiet);
    }
    paint::focus_ring(ui, &response, radius);
    response.clicked() && !chosen
}

/// A text with a switch at the right end of the row; returns the new state if it changed.
pub fn switch(ui: &mut Ui, on: bool, text: &str) -> Option<bool> {
    let font = TextStyle::Body.resolve(ui.style());
    let ground = Ground::of(ui);
    let height = ui.spacing().interact_size.y;
    let rail = vec2(1.3 * height, 0.76 * height);
    let room = (ui.available_width() - rail.x - INSIDE).max(60.0);
    let galley: Arc<_> = ui.painter().layout(text.to_owned(), font, ground.text, room);
    let size = vec2(ui.available_width(), galley.size().y.max(height));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, enabled, on, text));
    follow_focus(&response);
    let place = Rect::from_min_size(pos2(rect.right() - rail.x, rect.center().y - rail.y / 2.0), rail);
    let (fill, edge, knob) = match on {
        true if enabled => (ground.accent, ground.accent, ground.on_accent),
        true => (Color32::TRANSPARENT, ground.quiet, ground.quiet),
        false => (ground.well, ground.quiet, ground.quiet),
    };
    let stroke = Stroke::new(if response.hovered() && enabled { 2.5 } else { 1.5 }, edge);
    let painter = ui.painter();
    painter.rect(place, rail.y / 2.0, fill, stroke, StrokeKind::Inside);
    let x = if on { place.right() - rail.y / 2.0 } else { place.left() + rail.y / 2.0 };
    painter.circle_filled(pos2(x, place.center().y), rail.y * 0.36, knob);
    painter.galley(pos2(rect.left(), rect.center().y - galley.size().y / 2.0), galley, ground.text);
    paint::focus_ring(ui, &response, f32::from(tokens().radius.small));
    response.clicked().then_some(!on)
}
