//! Choices: one of several, and on or off.

use super::button::PillButton;
use super::{follow_focus, paint};
use crate::desk::theme::{Face, Ground, tokens};
use bevy_egui::egui::{Button, Response, RichText, Sense, Stroke, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2};

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

/// A switch behind its text; returns the new state if it changed.
pub fn switch(ui: &mut Ui, on: bool, text: &str) -> Option<bool> {
    let response = switch_response(ui, on, text);
    response.clicked().then_some(!on)
}

fn switch_response(ui: &mut Ui, on: bool, text: &str) -> Response {
    let font = TextStyle::Body.resolve(ui.style());
    let ground = Ground::of(ui);
    let height = ui.spacing().interact_size.y;
    let (wide, tall) = (1.05 * height, 0.6 * height);
    let room = (ui.available_width() - wide - 12.0).max(60.0);
    let galley = ui.painter().layout(text.to_owned(), font, ground.text, room);
    let size = vec2(galley.size().x + wide + 12.0, galley.size().y.max(height));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, text));
    follow_focus(&response);
    let rail = bevy_egui::egui::Rect::from_min_size(pos2(rect.left(), rect.center().y - tall / 2.0), vec2(wide, tall));
    let (fill, edge, knob) = match on {
        true => (ground.accent, ground.accent, ground.on_accent),
        false => (ground.well, ground.quiet, ground.quiet),
    };
    ui.painter().rect(rail, tall / 2.0, fill, Stroke::new(1.5, edge), bevy_egui::egui::StrokeKind::Inside);
    let x = if on { rail.right() - tall / 2.0 } else { rail.left() + tall / 2.0 };
    ui.painter().circle_filled(pos2(x, rail.center().y), tall * 0.34, knob);
    let at = pos2(rail.right() + 12.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ground.text);
    paint::focus_ring(ui, &response, f32::from(tokens().radius.small));
    response
}
