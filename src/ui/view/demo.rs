//! The controls of a demonstration: few and large, for a projector.

use super::{theme, widgets};
use crate::ui::model::{DemoAction, DemoModel, UiAction, ViewModel};
use bevy_egui::egui::{Align2, Color32, Context, Rect, RichText, Slider, Ui, WidgetInfo, pos2, vec2};

/// Speeds to choose from.
pub const SPEEDS: [f32; 5] = [0.25, 0.5, 1.0, 2.0, 4.0];

/// Draws the controls at the lower edge of `free`; returns what is left of it.
pub fn draw(ctx: &Context, model: &ViewModel, free: Rect, actions: &mut Vec<UiAction>) -> Rect {
    let Some(demo) = &model.demo else { return free };
    let scale = model.text_scale();
    if model.projector {
        return large(ctx, free, scale, demo);
    }
    let at = free.center_bottom() - vec2(0.0, 10.0);
    let shown = widgets::float(ctx, "demo", at, Align2::CENTER_BOTTOM, |ui| {
        theme::card(scale).show(ui, |ui| {
            ui.set_width((860.0 * scale).min(free.width() - 50.0));
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(&demo.line).size(30.0 * scale).color(theme::IVORY));
                ui.label(RichText::new(&demo.title).color(theme::SAND));
            });
            scrubber(ui, model, demo, scale, actions);
            ui.horizontal_wrapped(|ui| controls(ui, model, demo, actions));
        });
    });
    above(free, shown.response.rect.top())
}

/// For a class: what is shown in large letters, and nothing else.
fn large(ctx: &Context, free: Rect, scale: f32, demo: &DemoModel) -> Rect {
    let at = free.center_bottom() - vec2(0.0, 10.0);
    let shown = widgets::float(ctx, "demo-line", at, Align2::CENTER_BOTTOM, |ui| {
        ui.label(RichText::new(&demo.line).size(34.0 * scale).color(Color32::WHITE));
    });
    above(free, shown.response.rect.top())
}

fn above(free: Rect, bottom: f32) -> Rect {
    Rect::from_min_max(free.min, pos2(free.max.x, bottom.max(free.top())))
}

fn scrubber(ui: &mut Ui, model: &ViewModel, demo: &DemoModel, scale: f32, actions: &mut Vec<UiAction>) {
    let mut position = demo.position.clamp(0.0, 1.0);
    ui.scope(|ui| {
        ui.spacing_mut().slider_width = ui.available_width();
        ui.spacing_mut().slider_rail_height = 12.0 * scale;
        let response = ui.add(Slider::new(&mut position, 0.0..=1.0).show_value(false));
        let name = model.word("ui-demo-position");
        response.widget_info(|| WidgetInfo::slider(true, f64::from(position), name.clone()));
        if response.changed() {
            actions.push(UiAction::Demo(DemoAction::Seek(position)));
        }
    });
}

fn controls(ui: &mut Ui, model: &ViewModel, demo: &DemoModel, actions: &mut Vec<UiAction>) {
    let back = ui.button(model.word("ui-demo-close"));
    if model.panel_keys {
        widgets::focus_first(&back);
    }
    if back.clicked() {
        actions.push(UiAction::LeaveDemonstration);
    }
    if ui.button(model.word("ui-rules")).clicked() {
        actions.push(UiAction::OpenRules);
    }
    ui.add_space(12.0);
    let mut press = |action| actions.push(UiAction::Demo(action));
    if widgets::small(ui, "⏴", &model.word("ui-demo-back")) {
        press(DemoAction::Step(-1));
    }
    let word = model.word(if demo.playing { "ui-demo-pause" } else { "ui-demo-play" });
    if widgets::primary(ui, &word).clicked() {
        press(DemoAction::Play(!demo.playing));
    }
    if widgets::small(ui, "⏵", &model.word("ui-demo-on")) {
        press(DemoAction::Step(1));
    }
    ui.label(format!("{} / {}", (demo.stage + 1).min(demo.stages), demo.stages));
    ui.add_space(12.0);
    let title = model.word("ui-demo-speed");
    for speed in SPEEDS {
        if widgets::chip(ui, (demo.speed - speed).abs() < 0.01, &title, &format!("{speed} ×")) {
            press(DemoAction::Speed(speed));
        }
    }
}
