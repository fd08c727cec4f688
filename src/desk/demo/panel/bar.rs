//! The controls of a demonstration in one line: the way back and time at the left, its parts as a line in the middle,
//! the part before and the next one and the colours of the pieces at the right.

use super::sets;
use crate::desk::components::{self, PillButton, button, paint};
use crate::desk::demo::model::{DemoAction, DemoModel, DemoRequest};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Face, Ground, TextSize, icons, tokens};
use crate::theatre::DemonstrationRequest;
use bevy_egui::egui::{
    Align, Align2, Id, Key, Layout, Rect, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};
use ludoteca_table::replay::SPEEDS;

/// Thickness of the line at text scale 1.
const LINE: f32 = 6.0;

/// Space between two parts of it.
const GAP: f32 = 8.0;

/// Draws it in its place.
pub(super) fn draw(ui: &mut Ui, look: &Look, demo: &DemoModel, place: Rect, scale: f32, sends: &mut Sends) {
    let row = place.shrink2(vec2(tokens().space.screen_edge, 2.0 * scale));
    let mut left = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::left_to_right(Align::Center)));
    left.spacing_mut().interact_size.y = tokens().size.touch * scale.min(1.4);
    // The bar is no larger than the stage allows, and so are its words.
    let letters = &mut left.style_mut().text_styles;
    letters.insert(TextStyle::Button, TextSize::Body.font(scale));
    back(&mut left, look, scale, sends);
    if demo.question.is_some() {
        asking(&mut left, look, scale, sends);
    } else if !demo.still {
        time(&mut left, look, demo, scale, sends);
    }
    let mut right = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)));
    right.spacing_mut().interact_size.y = tokens().size.touch * scale.min(1.4);
    let side = tokens().size.touch_least * scale.min(1.3);
    // Beside the long words of a question there may be no room for all.
    let needed = side * demo.sets.len() as f32 + 3.0 * right.spacing().interact_size.y;
    if row.right() - left.min_rect().right() > needed {
        sets::draw(&mut right, look, demo, side, sends);
    }
    if demo.acts.len() > 1 {
        for (icon, key, by) in [(icons::FORWARD, "ui-theatre-after", 1), (icons::BACK, "ui-theatre-before", -1)] {
            if components::pressed(&mut right, icon, &look.word(key)) {
                sends.write(DemoRequest(DemoAction::Turn(by)));
            }
        }
    }
    let gap = 16.0 * scale;
    let line = Rect::from_min_max(
        pos2(left.min_rect().right() + gap, row.top()),
        pos2(right.min_rect().left().min(row.right()) - gap, row.bottom()),
    );
    if line.width() > 40.0 {
        self::line(ui, look, demo, line, scale, sends);
    }
}

/// The way back.
fn back(ui: &mut Ui, look: &Look, scale: f32, sends: &mut Sends) {
    let side = tokens().size.touch * scale.min(1.3);
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
}

/// What a class can ask for while it answers.
fn asking(ui: &mut Ui, look: &Look, scale: f32, sends: &mut Sends) {
    let keys = [("ui-theatre-solve", DemoAction::Solve, false), ("ui-theatre-next", DemoAction::Next, true)];
    for (key, action, main) in keys {
        let text = look.word(key);
        let button = if main { PillButton::main(&text) } else { PillButton::new(&text) };
        if button.least(vec2(0.0, tokens().size.touch * scale.min(1.2))).show(ui).clicked() {
            sends.write(DemoRequest(action));
        }
    }
}

/// Playing, a step at a time, again and again, and how fast.
fn time(ui: &mut Ui, look: &Look, demo: &DemoModel, scale: f32, sends: &mut Sends) {
    let mut press = |action| sends.write(DemoRequest(action));
    let (icon, key) = if demo.playing { (icons::PAUSE, "ui-demo-pause") } else { (icons::PLAY, "ui-demo-play") };
    let side = tokens().size.touch * scale.min(1.3);
    let play = button::circle(ui, Some(true), &look.word(key), side, |painter, square, colour| {
        painter.text(square.center(), Align2::CENTER_CENTER, icon, Face::IconFill.at(square.height()), colour);
    });
    play.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, look.word(key)));
    if play.clicked() {
        press(DemoAction::Play(!demo.playing));
    }
    for (icon, key, by) in [(icons::BACK, "ui-demo-back", -1), (icons::FORWARD, "ui-demo-on", 1)] {
        if components::pressed(ui, icon, &look.word(key)) {
            press(DemoAction::Step(by));
        }
    }
    if components::pressed_toggle(ui, demo.repeats, icons::REPEAT, &look.word("ui-theatre-repeat")) {
        press(DemoAction::Repeat(!demo.repeats));
    }
    let side = ui.spacing().interact_size.y;
    let name = format!("{}: {} ×", look.word("ui-demo-speed"), demo.speed);
    let speed = button::circle(ui, None, &name, side, |painter, square, colour| {
        let font = Face::Bold.at(TextSize::Label.token().size * scale);
        painter.text(square.center(), Align2::CENTER_CENTER, format!("{}×", demo.speed), font, colour);
    });
    if speed.clicked() {
        press(DemoAction::Speed(faster(demo.speed)));
    }
}

/// The next speed, after the greatest one the least.
fn faster(speed: f32) -> f32 {
    SPEEDS.into_iter().find(|other| *other > speed + 0.01).unwrap_or(SPEEDS[0])
}

/// The parts, as one line: a press shows another part, or another moment of the one that is shown.
fn line(ui: &mut Ui, look: &Look, demo: &DemoModel, place: Rect, scale: f32, sends: &mut Sends) {
    let count = demo.acts.len().max(1);
    let gap = GAP.min(0.2 * place.width() / count as f32);
    let wide = (place.width() - gap * (count - 1) as f32) / count as f32;
    let here = demo.acts.iter().position(|(_, shown)| *shown).unwrap_or(0);
    let tall = tokens().size.touch_least.max(0.5 * place.height());
    let title = look.word("ui-theatre-acts");
    let segments = |part: usize| {
        let at = pos2(place.left() + (wide + gap) * part as f32, place.center().y - tall / 2.0);
        Rect::from_min_size(at, vec2(wide, tall))
    };
    if wide < tokens().size.touch_least {
        return narrow(ui, demo, &title, (here, count), segments, scale, sends);
    }
    for part in 0..count {
        let rect = segments(part);
        let runs = part == here && !demo.still;
        let sense = if runs { Sense::click_and_drag() } else { Sense::click() };
        let response = ui.interact(rect, Id::new("demo-part").with(part), sense);
        let name = demo.acts.get(part).map_or(String::new(), |(name, _)| format!("{title}: {name}"));
        let done = done(demo, part, here);
        if runs {
            let position = look.word("ui-demo-position");
            response.widget_info(|| WidgetInfo::slider(true, f64::from(done), position.clone()));
        } else {
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, part == here, name.clone()));
        }
        components::follow_focus(&response);
        segment(ui, rect, response.hovered() || response.dragged(), done, scale);
        paint::focus_ring(ui, &response, f32::from(tokens().radius.small));
        let sought = response.interact_pointer_pos().filter(|_| runs && (response.clicked() || response.dragged()));
        if let Some(pointer) = sought {
            sends.write(DemoRequest(DemoAction::Seek(moment(rect, pointer.x))));
        } else if response.clicked() && part != here {
            sends.write(DemoRequest(DemoAction::Act(part)));
        }
        if !name.is_empty() {
            response.on_hover_text(&demo.acts[part].0);
        }
    }
}

/// The line where each part alone is too narrow to be hit: one slider, whose places are the parts.
fn narrow(
    ui: &mut Ui,
    demo: &DemoModel,
    title: &str,
    (here, count): (usize, usize),
    segments: impl Fn(usize) -> Rect,
    scale: f32,
    sends: &mut Sends,
) {
    let whole = segments(0).union(segments(count - 1));
    let response = ui.interact(whole, Id::new("demo-parts"), Sense::click_and_drag());
    let shown = |part: usize| demo.acts.get(part).map_or("", |(name, _)| name.as_str());
    response.widget_info(|| WidgetInfo::slider(true, here as f64, format!("{title}: {}", shown(here))));
    let at = |x: f32| (((x - whole.left()) / whole.width() * count as f32) as usize).min(count - 1);
    let sought = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged());
    if let Some(pointer) = sought {
        let part = at(pointer.x);
        if part != here {
            sends.write(DemoRequest(DemoAction::Act(part)));
        } else if !demo.still {
            sends.write(DemoRequest(DemoAction::Seek(moment(segments(here), pointer.x))));
        }
    }
    if response.has_focus() {
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        let by = i32::from(pressed(Key::ArrowRight)) - i32::from(pressed(Key::ArrowLeft));
        if by != 0 {
            sends.write(DemoRequest(DemoAction::Turn(by)));
        }
    }
    components::follow_focus(&response);
    for part in 0..count {
        let pointed = response.hovered() || response.dragged();
        segment(ui, segments(part), pointed, done(demo, part, here), scale);
    }
    paint::focus_ring(ui, &response, f32::from(tokens().radius.small));
    if let Some(pointer) = response.hover_pos() {
        response.on_hover_text(shown(at(pointer.x)));
    }
}

/// How much of a part has been shown, from 0 to 1, where this one is shown.
fn done(demo: &DemoModel, part: usize, here: usize) -> f32 {
    match part {
        _ if part == here && !demo.still => demo.position.clamp(0.0, 1.0),
        _ if part <= here => 1.0,
        _ => 0.0,
    }
}

/// The moment of a part that a place on its line stands for, from 0 to 1.
fn moment(line: Rect, x: f32) -> f32 {
    ((x - line.left()) / line.width()).clamp(0.0, 1.0)
}

/// A part of the line, of which so much is done; thicker while it is pointed at.
fn segment(ui: &Ui, rect: Rect, pointed: bool, done: f32, scale: f32) {
    let ground = Ground::of(ui);
    let thick = if pointed { 2.0 * LINE } else { LINE } * scale;
    let line = Rect::from_center_size(rect.center(), vec2(rect.width(), thick));
    ui.painter().rect_filled(line, thick / 2.0, ground.hover);
    if done > 0.0 {
        let end = line.left() + (line.width() * done).max(thick.min(line.width()));
        ui.painter().rect_filled(line.with_max_x(end), thick / 2.0, ground.accent);
    }
}
