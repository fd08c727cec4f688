//! A value on a scale.

use super::{follow_focus, paint, text_width};
use crate::desk::theme::{Ground, tokens};
use bevy_egui::egui::style::HandleShape;
use bevy_egui::egui::{Id, Label, Rect, RichText, Slider, Stroke, Ui, WidgetInfo, lerp, pos2};
use std::ops::RangeInclusive;

/// Space between the scale and what stands beside it.
const BESIDE: f32 = 14.0;

/// A slider with its value behind it. It returns the value when released, so that what it changes does not move under
/// the pointer.
pub fn slider(
    ui: &mut Ui,
    title: &str,
    value: f32,
    range: RangeInclusive<f32>,
    shown: impl Fn(f32) -> String,
) -> Option<f32> {
    ui.horizontal(|ui| {
        let widest = text_width(ui, &shown(*range.start())).max(text_width(ui, &shown(*range.end())));
        let (moving, chosen) = scale(ui, title, value, range, widest + BESIDE);
        ui.label(shown(moving));
        chosen
    })
    .inner
}

/// The same between two words for the least and the greatest value.
pub fn slider_between(
    ui: &mut Ui,
    title: &str,
    value: f32,
    range: RangeInclusive<f32>,
    (least, most): (&str, &str),
) -> Option<f32> {
    ui.horizontal(|ui| {
        let quiet = Ground::of(ui).quiet;
        let word = |text: &str| Label::new(RichText::new(text).color(quiet)).extend();
        ui.spacing_mut().item_spacing.x = BESIDE;
        ui.add(word(least));
        let right = text_width(ui, most) + BESIDE;
        let (_, chosen) = scale(ui, title, value, range, right);
        ui.add(word(most));
        chosen
    })
    .inner
}

/// The scale, which leaves so much room behind it: where it is now, and what was chosen.
fn scale(ui: &mut Ui, title: &str, value: f32, range: RangeInclusive<f32>, behind: f32) -> (f32, Option<f32>) {
    let id = Id::new("slider").with(title);
    let mut moving = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or(value);
    ui.spacing_mut().slider_width = (ui.available_width() - behind).max(80.0);
    // What can be nothing is not a ratio.
    let ratio = *range.start() > 0.0;
    let ends = (*range.start(), *range.end());
    ui.visuals_mut().handle_shape = HandleShape::Circle;
    let slider = Slider::new(&mut moving, range).show_value(false).logarithmic(ratio).step_by(0.05);
    let response = ui.add(slider);
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::slider(enabled, f64::from(moving), title));
    follow_focus(&response);
    knob(ui, response.rect, share(moving, ends, ratio));
    paint::focus_ring(ui, &response, f32::from(tokens().radius.small));
    if response.dragged() {
        ui.data_mut(|data| data.insert_temp(id, moving));
        return (moving, None);
    }
    ui.data_mut(|data| data.remove::<f32>(id));
    let let_go = response.drag_stopped() || response.changed();
    (moving, Some(moving).filter(|moving| let_go && (moving - value).abs() > f32::EPSILON))
}

/// How far a value lies on its scale, from 0 to 1.
fn share(value: f32, (least, most): (f32, f32), ratio: bool) -> f32 {
    if ratio { (value / least).ln() / (most / least).ln() } else { (value - least) / (most - least) }
}

/// The knob, over that of egui, which has the colour of its rail.
fn knob(ui: &Ui, place: Rect, share: f32) {
    let ground = Ground::of(ui);
    let radius = 0.4 * place.height();
    let at = pos2(lerp(place.x_range().shrink(radius), share.clamp(0.0, 1.0)), place.center().y);
    let edge = Stroke::new(2.5, ground.accent);
    ui.painter().circle(at, radius - 1.0, ground.on_accent, edge);
}
