//! What lies over the stage of a demonstration: its title and the colours above, what is said of it and the controls
//! below. Nothing has a frame, and no height depends on the words, so that the stage stands still. While nobody touches
//! anything only the words stay.

mod bar;
mod words;

use crate::desk::components::{self, button, paint};
use crate::desk::demo::model::{DemoAction, DemoModel, DemoRequest};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::ground::room;
use crate::desk::theme::{self, Face, Ground, TextSize, icons, motion, tokens};
use crate::theatre::DemonstrationRequest;
use bevy_egui::egui::{
    Align2, Color32, Context, Galley, Id, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};
use ludoteca_rules::{Arg, SideColour};
use std::sync::Arc;

/// Heights at text scale 1: what stands above the stage, what is said, the controls.
const ABOVE: f32 = 72.0;
const WORDS: f32 = 104.0;
const CONTROLS: f32 = 84.0;

/// How much larger all is for a class.
const CLASS: f32 = 1.25;

/// Draws it over the edges of the window; returns what is left between.
pub fn draw(ctx: &Context, look: &Look, demo: &DemoModel, rested: bool, sends: &mut Sends) -> Rect {
    let window = ctx.content_rect();
    let class = if look.projector { CLASS } else { 1.0 };
    // Even in a low window half of the height is the stage.
    let scale = (look.chosen_scale * class).min(0.5 * window.height() / (ABOVE + WORDS + CONTROLS)).max(0.2);
    let there = motion::come(ctx, Id::new("demo-bars"), !rested, |motion| motion.bars_fade);
    let above = window.with_max_y(window.top() + ABOVE * scale);
    let controls = window.with_min_y(window.bottom() - CONTROLS * scale);
    let words =
        Rect::from_min_max(pos2(window.left(), controls.top() - WORDS * scale), pos2(window.right(), controls.top()));
    let mut pressed = Sends::default();
    components::placed(ctx, "demo", words.union(controls), |ui| {
        // The table fades into the words.
        let dark = room(ctx).scrim.0;
        let fade = words.with_max_y(words.top() + 0.4 * words.height());
        paint::shade(ui.painter(), fade, Color32::TRANSPARENT, dark);
        ui.painter().rect_filled(words.union(controls).with_min_y(fade.bottom()), 0.0, dark);
        words::draw(ui, demo, words, scale);
        ui.set_opacity(there);
        bar::draw(ui, look, demo, controls, scale, &mut pressed);
    });
    head(ctx, look, demo, above, (scale, there), &mut pressed);
    if !demo.sets.is_empty() {
        sets(ctx, look, demo, above, (scale, there), &mut pressed);
    }
    // What is not seen cannot be meant.
    if there > 0.0 {
        sends.append([pressed]);
    }
    Rect::from_min_max(pos2(window.left(), above.bottom()), pos2(window.right(), words.top()))
}

/// The way back, the title of the part, and which of all it is.
fn head(ctx: &Context, look: &Look, demo: &DemoModel, row: Rect, (scale, there): (f32, f32), sends: &mut Sends) {
    let edge = tokens().space.screen_edge;
    let at = pos2(row.left() + edge, row.center().y + 0.15 * edge);
    components::float(ctx, "demo-head", at, Align2::LEFT_CENTER, |ui| {
        ui.set_opacity(there);
        ui.horizontal(|ui| {
            let side = tokens().size.button * scale.min(1.3);
            let ground = Ground::of(ui);
            // Over a bright room a sign needs its own ground.
            let middle = ui.cursor().min + Vec2::splat(side / 2.0);
            ui.painter().circle_filled(middle, side / 2.0, ground.fill);
            let back = button::circle(ui, None, &look.word("ui-demo-close"), side, |painter, square, colour| {
                let font = Face::Icon.at(square.height());
                painter.text(square.center(), Align2::CENTER_CENTER, icons::LEAVE, font, colour);
            });
            if look.panel_keys {
                components::focus_first(&back);
            }
            if back.clicked() {
                sends.write(DemonstrationRequest::Leave);
            }
            let here = demo.acts.iter().position(|(_, shown)| *shown);
            let title = here.map_or(&demo.title, |here| &demo.acts[here].0);
            let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
            let part = here.map(|here| {
                let args = [("number", number(here + 1)), ("all", number(demo.acts.len()))];
                look.words.fill("ui-theatre-part", &args)
            });
            let texts = [(Some(title), TextSize::Title, ground.text), (part.as_ref(), TextSize::Label, ground.quiet)];
            let laid_out: Vec<(&String, Arc<Galley>)> = texts
                .iter()
                .filter_map(|(text, size, colour)| {
                    let text = (*text)?;
                    Some((text, ui.painter().layout_no_wrap(text.clone(), size.font(scale), *colour)))
                })
                .collect();
            ui.add_space(paint::BESIDE_WORDS);
            let behind = ui.painter().add(Shape::Noop);
            let mut words = Rect::NOTHING;
            for (text, galley) in laid_out {
                let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 4.0, side), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
                let place = Align2::LEFT_CENTER.anchor_size(rect.left_center(), galley.size());
                ui.painter().galley(place.min, galley, ground.text);
                words |= place;
            }
            ui.painter().set(behind, paint::ground_of_words(ui.ctx(), words));
        });
    });
}

/// The colours of the pieces, to choose from.
fn sets(ctx: &Context, look: &Look, demo: &DemoModel, row: Rect, (scale, there): (f32, f32), sends: &mut Sends) {
    let edge = tokens().space.screen_edge;
    let at = pos2(row.right() - edge, row.center().y + 0.15 * edge);
    let title = look.word("ui-theatre-set");
    components::float(ctx, "demo-sets", at, Align2::RIGHT_CENTER, |ui| {
        ui.set_opacity(there);
        let side = tokens().size.touch_least * scale.min(1.3);
        components::smoke(ui, 1.0).inner_margin(vec2(8.0, 4.0)).corner_radius(side * 0.6).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                for (index, (name, colour, shown)) in (0_u8..).zip(&demo.sets) {
                    if swatch(ui, side, &format!("{title}: {name}"), *colour, *shown) {
                        sends.write(DemoRequest(DemoAction::Set(index)));
                    }
                }
            });
        });
    });
}

/// A colour to choose; whether it was pressed.
fn swatch(ui: &mut Ui, side: f32, name: &str, colour: SideColour, chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, name));
    components::follow_focus(&response);
    let ground = Ground::of(ui);
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side * 0.68));
    let radius = f32::from(tokens().radius.small);
    let edge = Stroke::new(1.5, if response.hovered() { ground.text } else { tokens().sides.edge.0 });
    ui.painter().rect(square, radius, theme::ink(colour), edge, StrokeKind::Inside);
    if chosen {
        let ring = Stroke::new(2.5, ground.accent);
        ui.painter().rect_stroke(square.expand(3.0), radius + 3.0, ring, StrokeKind::Outside);
    }
    paint::focus_ring(ui, &response, radius);
    response.on_hover_text(name).clicked() && !chosen
}
