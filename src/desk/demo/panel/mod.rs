//! What lies over the stage of a demonstration: one line with all controls above, what is said of it below, and words
//! at the sides of the piece. Nothing has a frame, and no height depends on the words, so that the stage stands still.
//! While nobody touches anything only the words stay.

mod bar;
mod labels;
mod sets;
mod words;

use crate::desk::components::{self, paint};
use crate::desk::demo::model::DemoModel;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::ground::room;
use crate::desk::theme::motion;
use bevy_egui::egui::{Color32, Context, Id, Rect, pos2};

/// Heights at text scale 1: the controls above the stage, and what is said below it.
const CONTROLS: f32 = 54.0;
const WORDS: f32 = 64.0;

/// How much larger all is for a class.
const CLASS: f32 = 1.25;

/// Draws it over the edges of the window; returns what is left between.
pub fn draw(ctx: &Context, look: &Look, demo: &DemoModel, rested: bool, sends: &mut Sends) -> Rect {
    let window = ctx.content_rect();
    let class = if look.projector { CLASS } else { 1.0 };
    // Even in a low window three quarters of the height are the stage.
    let scale = (look.chosen_scale * class).min(0.25 * window.height() / (WORDS + CONTROLS)).max(0.2);
    let there = motion::come(ctx, Id::new("demo-bars"), !rested, |motion| motion.bars_fade);
    let controls = window.with_max_y(window.top() + CONTROLS * scale);
    let words = window.with_min_y(window.bottom() - WORDS * scale);
    let mut pressed = Sends::default();
    let stage = Rect::from_min_max(pos2(window.left(), controls.bottom()), pos2(window.right(), words.top()));
    labels::draw(ctx, &demo.labels, stage.shrink(8.0), scale);
    components::placed(ctx, "demo", words, |ui| words::draw(ui, look, demo, words, scale));
    components::placed(ctx, "demo-bar", controls, |ui| {
        ui.set_opacity(there);
        // A bright room fades towards the signs on it.
        paint::shade(ui.painter(), controls, room(ctx).scrim.0.gamma_multiply(0.8), Color32::TRANSPARENT);
        bar::draw(ui, look, demo, controls, scale, &mut pressed);
    });
    // What is not seen cannot be meant.
    if there > 0.0 {
        sends.append([pressed]);
    }
    stage
}
