//! The pages of a screen, side by side in one control.

use super::{follow_focus, paint};
use crate::desk::theme::{Face, Ground, tokens};
use bevy_egui::egui::{
    Align2, Color32, Galley, Id, Rect, Response, Sense, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// Space between the edge of the control and the choice that is filled.
const INSET: f32 = 3.0;

/// The least space beside a word.
const LEAST: f32 = 6.0;

/// Draws the pages of `title` by sign and word, one of which is `chosen`; the place of another one that was pressed. It
/// never wraps: where it does not fit, the signs are left out.
pub fn tabs(ui: &mut Ui, title: &str, choices: &[(&str, &str)], chosen: usize) -> Option<usize> {
    let ground = Ground::of(ui);
    let size = TextStyle::Button.resolve(ui.style()).size;
    let tall = ui.spacing().interact_size.y.max(tokens().size.touch) + 2.0 * INSET;
    let text = |place: usize, text: &str| {
        let (face, colour) = if place == chosen { (Face::Bold, ground.on_accent) } else { (Face::Text, ground.text) };
        ui.painter().layout_no_wrap(text.to_owned(), face.at(1.05 * size), colour)
    };
    let texts: Vec<Arc<Galley>> = choices.iter().enumerate().map(|(place, (_, word))| text(place, word)).collect();
    let sign = 1.2 * size + 8.0;
    // Where the letters are very large there is less beside them, so that all words are whole.
    let letters: f32 = texts.iter().map(|text| text.size().x).sum();
    let room = (ui.available_width() - 2.0 * INSET - letters) / (2.0 * texts.len().max(1) as f32);
    let padding = padding(size).min(room.max(LEAST));
    let words: f32 = texts.iter().map(|text| text.size().x + 2.0 * padding).sum();
    let any = choices.iter().any(|(icon, _)| !icon.is_empty());
    let signs = any && words + sign * choices.len() as f32 + 2.0 * INSET <= ui.available_width();
    let beside = if signs { sign } else { 0.0 };
    let wide = words + beside * choices.len() as f32 + 2.0 * INSET;
    let (rect, _) = ui.allocate_exact_size(vec2(wide, tall), Sense::hover());
    ui.painter().rect_filled(rect, tall / 2.0, ground.well);
    let mut left = rect.left() + INSET;
    let mut pressed = None;
    for (place, ((icon, word), text)) in choices.iter().zip(texts).enumerate() {
        let size = vec2(text.size().x + 2.0 * padding + beside, tall - 2.0 * INSET);
        let part = Rect::from_min_size(pos2(left, rect.top() + INSET), size);
        left = part.right();
        let response = ui.interact(part, Id::new("tab").with((title, place)), Sense::click());
        let name = format!("{title}: {word}");
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, place == chosen, name.clone()));
        let icon = if signs { icon } else { "" };
        tab(ui, part, &response, (icon, sign - 8.0), text, place == chosen);
        if response.clicked() && place != chosen {
            pressed = Some(place);
        }
    }
    pressed
}

/// At most so wide are these pages, without signs.
#[must_use]
pub fn tabs_width(ui: &Ui, choices: &[(&str, &str)]) -> f32 {
    let size = TextStyle::Button.resolve(ui.style()).size;
    // What is chosen is bold.
    let word = |text: &str| {
        let galley = ui.painter().layout_no_wrap(text.to_owned(), Face::Bold.at(1.05 * size), Color32::PLACEHOLDER);
        galley.size().x + 2.0 * padding(size)
    };
    choices.iter().map(|(_, text)| word(text)).sum::<f32>() + 2.0 * INSET
}

/// Space beside a text of this size.
fn padding(size: f32) -> f32 {
    (1.2 * size).min(26.0)
}

fn tab(ui: &Ui, part: Rect, response: &Response, (icon, size): (&str, f32), text: Arc<Galley>, chosen: bool) {
    let ground = Ground::of(ui);
    let radius = part.height() / 2.0;
    let fill = match () {
        () if chosen => ground.accent,
        () if response.hovered() => ground.hover.lerp_to_gamma(ground.line, 0.4),
        () => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(part, radius, fill);
    let colour = if chosen { ground.on_accent } else { ground.text };
    let beside = if icon.is_empty() { 0.0 } else { size + 8.0 };
    let mut at = pos2(part.center().x - (text.size().x + beside) / 2.0, part.center().y);
    if !icon.is_empty() {
        let middle = pos2(at.x + size / 2.0, at.y);
        ui.painter().text(middle, Align2::CENTER_CENTER, icon, Face::Icon.at(size), colour);
        at.x += beside;
    }
    at.y -= text.size().y / 2.0;
    ui.painter().galley(at, text, colour);
    follow_focus(response);
    paint::focus_ring(ui, response, radius);
}
