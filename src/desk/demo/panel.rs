//! The controls of a demonstration: few and large, for a projector.

use crate::desk::components;
use crate::desk::demo::model::{DemoAction, DemoModel, DemoRequest, PieceSign};
use crate::desk::frame::dialog::{Dialog, DialogAction};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Face, Ground, TextSize, icons};
use crate::theatre::DemonstrationRequest;
use bevy_egui::egui::{
    Align2, Context, Label, Rect, RichText, Sense, Shape, Slider, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use ludoteca_table::replay::SPEEDS;

/// Side of the square with the numeral and its arrows, at text scale 1.
const SIGN: f32 = 84.0;

/// Draws the acts at the upper edge of `free` and the controls at its lower one; returns what is left between.
pub fn draw(ctx: &Context, look: &Look, demo: &DemoModel, free: Rect, sends: &mut Sends) -> Rect {
    let scale = look.text_scale();
    let top = if look.projector { free.top() } else { acts(ctx, look, demo, free, sends) };
    let at = free.center_bottom() - vec2(0.0, 10.0);
    let width = (980.0 * scale).min(free.width() - 50.0).max(120.0);
    let shown = components::float(ctx, "demo", at, Align2::CENTER_BOTTOM, |ui| {
        components::smoke(ui, scale).show(ui, |ui| {
            ui.set_width(width);
            told(ui, demo, scale);
            if look.projector {
                ui.horizontal_wrapped(|ui| for_a_class(ui, look, demo, sends));
                return;
            }
            if !demo.still {
                scrubber(ui, look, demo, scale, sends);
            }
            ui.horizontal_wrapped(|ui| controls(ui, look, demo, sends));
        });
    });
    let bottom = shown.response.rect.top().max(top);
    Rect::from_min_max(pos2(free.min.x, top), pos2(free.max.x, bottom.max(free.top())))
}

/// The acts and the sets of pieces, to choose from; returns the lower edge.
fn acts(ctx: &Context, look: &Look, demo: &DemoModel, free: Rect, sends: &mut Sends) -> f32 {
    if demo.acts.is_empty() {
        return free.top();
    }
    let scale = look.text_scale();
    let title = look.word("ui-theatre-acts");
    let at = free.center_top() + vec2(0.0, 10.0);
    let shown = components::float(ctx, "demo-acts", at, Align2::CENTER_TOP, |ui| {
        components::smoke(ui, scale).show(ui, |ui| {
            ui.set_max_width((free.width() - 50.0).max(120.0));
            ui.horizontal_wrapped(|ui| {
                for (index, (label, shown)) in demo.acts.iter().enumerate() {
                    if components::chip(ui, *shown, &title, label) {
                        sends.write(DemoRequest(DemoAction::Act(index)));
                    }
                }
                ui.add_space(16.0);
                let title = look.word("ui-theatre-set");
                for (index, (label, shown)) in (0_u8..).zip(&demo.sets) {
                    if components::chip(ui, *shown, &title, label) {
                        sends.write(DemoRequest(DemoAction::Set(index)));
                    }
                }
            });
        });
    });
    shown.response.rect.bottom()
}

/// What is shown: numeral and arrows, the same in words, and what is to be said of it.
fn told(ui: &mut Ui, demo: &DemoModel, scale: f32) {
    ui.horizontal(|ui| {
        if let Some(shown) = &demo.sign {
            sign(ui, shown, scale);
        }
        ui.vertical(|ui| {
            ui.horizontal_wrapped(|ui| {
                if !demo.line.is_empty() {
                    let size = TextSize::Title.token().size * scale;
                    ui.label(RichText::new(&demo.line).size(size).color(Ground::of(ui).text));
                }
                if let Some(question) = &demo.question {
                    ui.label(RichText::new(&question.progress).weak());
                }
            });
            if !demo.caption.is_empty() {
                let (mark, colour) = match demo.question.as_ref().and_then(|question| question.right) {
                    Some(true) => ("✔ ", Ground::of(ui).accent),
                    Some(false) => ("✖ ", Ground::of(ui).bad),
                    None => ("", Ground::of(ui).text),
                };
                let size = TextSize::Name.token().size * scale;
                let text = RichText::new(format!("{mark}{}", demo.caption)).size(size).color(colour);
                ui.add(Label::new(text).wrap());
            }
        });
    });
}

/// The value as a numeral, and an arrow for each direction in which the piece can go.
fn sign(ui: &mut Ui, shown: &PieceSign, scale: f32) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIGN * scale), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(bevy_egui::egui::WidgetType::Image, true, shown.numeral.to_string()));
    let (middle, half) = (rect.center(), SIGN * scale / 2.0);
    for way in &shown.ways {
        let way = vec2(way.x, way.y).normalized();
        let side = vec2(-way.y, way.x);
        // Arrows to the corners are as long as those to the sides.
        let (tip, neck) = (middle + way * half * 0.98, middle + way * half * 0.66);
        let head = vec![tip, neck + side * half * 0.22, neck - side * half * 0.22];
        ui.painter().line_segment([middle + way * half * 0.5, neck], Stroke::new(5.0 * scale, Ground::of(ui).accent));
        ui.painter().add(Shape::convex_polygon(head, Ground::of(ui).accent, Stroke::NONE));
    }
    let font = Face::Text.at(TextSize::Brand.token().size * scale);
    ui.painter().text(middle, Align2::CENTER_CENTER, shown.numeral.to_string(), font, Ground::of(ui).text);
}

/// The few buttons that a class sees.
fn for_a_class(ui: &mut Ui, look: &Look, demo: &DemoModel, sends: &mut Sends) {
    let mut press = |action| sends.write(DemoRequest(action));
    if components::pressed(ui, icons::SKIP_BACK, &look.word("ui-theatre-before")) {
        press(DemoAction::Turn(-1));
    }
    if demo.question.is_some() {
        asking(ui, look, &mut press);
    } else if !demo.still {
        time(ui, look, demo, &mut press);
    }
    if components::pressed(ui, icons::SKIP_FORWARD, &look.word("ui-theatre-after")) {
        press(DemoAction::Turn(1));
    }
}

fn asking(ui: &mut Ui, look: &Look, press: &mut impl FnMut(DemoAction)) {
    if components::primary(ui, &look.word("ui-theatre-solve")).clicked() {
        press(DemoAction::Solve);
    }
    if components::primary(ui, &look.word("ui-theatre-next")).clicked() {
        press(DemoAction::Next);
    }
}

fn time(ui: &mut Ui, look: &Look, demo: &DemoModel, press: &mut impl FnMut(DemoAction)) {
    if components::pressed(ui, icons::BACK, &look.word("ui-demo-back")) {
        press(DemoAction::Step(-1));
    }
    let word = look.word(if demo.playing { "ui-demo-pause" } else { "ui-demo-play" });
    if components::primary(ui, &word).clicked() {
        press(DemoAction::Play(!demo.playing));
    }
    if components::pressed(ui, icons::FORWARD, &look.word("ui-demo-on")) {
        press(DemoAction::Step(1));
    }
    ui.label(format!("{} / {}", (demo.stage + 1).min(demo.stages), demo.stages));
}

fn scrubber(ui: &mut Ui, look: &Look, demo: &DemoModel, scale: f32, sends: &mut Sends) {
    let mut position = demo.position.clamp(0.0, 1.0);
    ui.scope(|ui| {
        ui.spacing_mut().slider_width = ui.available_width();
        ui.spacing_mut().slider_rail_height = 12.0 * scale;
        let response = ui.add(Slider::new(&mut position, 0.0..=1.0).show_value(false));
        let name = look.word("ui-demo-position");
        response.widget_info(|| WidgetInfo::slider(true, f64::from(position), name.clone()));
        if response.changed() {
            sends.write(DemoRequest(DemoAction::Seek(position)));
        }
    });
}

fn controls(ui: &mut Ui, look: &Look, demo: &DemoModel, sends: &mut Sends) {
    let back = components::quiet(ui, look.word("ui-demo-close"));
    if look.panel_keys {
        components::focus_first(&back);
    }
    if back.clicked() {
        sends.write(DemonstrationRequest::Leave);
    }
    if components::quiet(ui, look.word("ui-rules")).clicked() {
        sends.write(DialogAction::Open(Dialog::Rules));
    }
    ui.add_space(8.0);
    let mut press = |action| sends.write(DemoRequest(action));
    if demo.question.is_some() {
        asking(ui, look, &mut press);
    } else if !demo.still {
        time(ui, look, demo, &mut press);
        ui.add_space(8.0);
        let title = look.word("ui-demo-speed");
        for speed in SPEEDS {
            if components::chip(ui, (demo.speed - speed).abs() < 0.01, &title, &format!("{speed} ×")) {
                press(DemoAction::Speed(speed));
            }
        }
        if components::toggle(ui, demo.repeats, &look.word("ui-theatre-repeat")) {
            press(DemoAction::Repeat(!demo.repeats));
        }
    }
}
