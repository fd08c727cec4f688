//! A value on a scale.

use super::{follow_focus, paint, text_width};
use crate::desk::theme::tokens;
use bevy_egui::egui::{Id, Slider, Ui, WidgetInfo};
use std::ops::RangeInclusive;

/// A slider that returns its value when released, so that what it changes does not move under the pointer.
pub fn slider(
    ui: &mut Ui,
    title: &str,
    value: f32,
    range: RangeInclusive<f32>,
    shown: impl Fn(f32) -> String,
) -> Option<f32> {
    let id = Id::new("slider").with(title);
    let mut moving = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or(value);
    let mut chosen = None;
    ui.horizontal(|ui| {
        let widest = text_width(ui, &shown(*range.start())).max(text_width(ui, &shown(*range.end())));
        ui.spacing_mut().slider_width = (ui.available_width() - widest - 16.0).max(80.0);
        // What can be nothing is not a ratio.
        let ratio = *range.start() > 0.0;
        let slider = Slider::new(&mut moving, range).show_value(false).logarithmic(ratio).step_by(0.05);
        let response = ui.add(slider);
        response.widget_info(|| WidgetInfo::slider(true, f64::from(moving), title));
        follow_focus(&response);
        paint::focus_ring(ui, &response, f32::from(tokens().radius.small));
        if response.dragged() {
            ui.data_mut(|data| data.insert_temp(id, moving));
        } else {
            ui.data_mut(|data| data.remove::<f32>(id));
            let let_go = response.drag_stopped() || response.changed();
            chosen = Some(moving).filter(|moving| let_go && (moving - value).abs() > f32::EPSILON);
        }
        ui.label(shown(moving));
    });
    chosen
}
