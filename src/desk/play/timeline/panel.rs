//! The timeline under the board: the whole play as a line that can be dragged, played and stepped through.

use crate::desk::components::{self, names};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::timeline::curve::{self, CurveModel};
use crate::desk::play::timeline::model::TimelineModel;
use crate::desk::theme::ground::room;
use crate::desk::theme::{Ground, icons, tokens};
use bevy_egui::egui::{
    Context, CursorIcon, Key, Rect, Response, Sense, Stroke, Ui, WidgetInfo, lerp, pos2, remap_clamp,
};
use ludoteca_rules::Arg;
use ludoteca_table::replay::{ReplayRequest, SPEEDS};
use std::ops::RangeInclusive;

/// Where the part of the window begins in which the line is hit, if it lies above `bottom`; the curve is a part of it.
#[must_use]
pub fn top(look: &Look, has_curve: bool, bottom: f32) -> f32 {
    let curve = if has_curve { curve::height(look.text_scale()) } else { 0.0 };
    bottom - line_height(look) - curve
}

/// Height of the part in which the line without the curve is hit.
fn line_height(look: &Look) -> f32 {
    (tokens().size.timeline_hit * look.text_scale().min(1.4)).max(tokens().size.touch_least)
}

/// A play as a line in time, and over it how the chances went, while that is looked at.
pub type LineShown<'a> = (&'a TimelineModel, Option<&'a CurveModel>);

/// Draws the line at the lower edge of `free`; returns what is left of it.
pub fn draw(ctx: &Context, look: &Look, shown: LineShown<'_>, free: Rect, sends: &mut Sends) -> Rect {
    let edge = tokens().space.screen_edge;
    let has_curve = shown.1.is_some();
    let top = top(look, has_curve, free.bottom());
    let place = Rect::from_min_max(pos2(free.left() + edge, top), pos2(free.right() - edge, free.bottom()));
    components::placed(ctx, "timeline", place, |ui| line(ui, look, shown, place, sends));
    let middle = place.bottom() - line_height(look) / 2.0;
    let thin = place.with_min_y(middle - 6.0).with_max_y(middle + 6.0);
    names::tell(ctx, thin, || (look.word("ui-names-timeline"), String::new()));
    // The line is thin: the board may come close to it.
    let taken = if has_curve { place.top() } else { middle - 6.0 };
    Rect::from_min_max(free.min, pos2(free.right(), taken.round()))
}

/// The buttons that step and play, the speed, and whether it is played over and over.
pub fn controls(ui: &mut Ui, look: &Look, timeline: &TimelineModel, sends: &mut Sends) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.add_enabled_ui(timeline.length > 0, |ui| {
        if components::pressed(ui, icons::BACK, &look.word("ui-demo-back")) {
            sends.write(ReplayRequest::Step(-1));
        }
        let (sign, name) =
            if timeline.playing { (icons::PAUSE, "ui-demo-pause") } else { (icons::PLAY, "ui-demo-play") };
        if components::pressed(ui, sign, &look.word(name)) {
            sends.write(ReplayRequest::Play(!timeline.playing));
        }
        if components::pressed(ui, icons::FORWARD, &look.word("ui-demo-on")) {
            sends.write(ReplayRequest::Step(1));
        }
    });
    if components::pressed_toggle(ui, timeline.loops, icons::REPEAT, &look.word("ui-timeline-loop")) {
        sends.write(ReplayRequest::Loop(!timeline.loops));
    }
    let speed = format!("{} ×", timeline.speed);
    if components::lettered(ui, &speed, &look.word("ui-demo-speed")) {
        let place = SPEEDS.iter().position(|speed| (speed - timeline.speed).abs() < 0.01).unwrap_or_default();
        sends.write(ReplayRequest::Speed(SPEEDS[(place + 1) % SPEEDS.len()]));
    }
}

/// The line itself. Every node is a tick where there is room; those with a comment stand out, and the part that is
/// played is brighter. Under the pointer it is thicker.
fn line(ui: &mut Ui, look: &Look, (timeline, curve): LineShown<'_>, place: Rect, sends: &mut Sends) {
    let scale = look.text_scale().min(1.6);
    let ground = Ground::of(ui);
    let (rect, response) = ui.allocate_exact_size(place.size(), Sense::click_and_drag());
    let name = look.word("ui-demo-position");
    response.widget_info(|| WidgetInfo::slider(timeline.length > 0, f64::from(timeline.place), name.clone()));
    let thick = if response.hovered() || response.dragged() || response.has_focus() { 4.0 } else { 2.0 } * scale;
    let knob = 8.0 * scale;
    let range = rect.left() + knob..=rect.right() - knob;
    let length = timeline.length.max(1) as f32;
    let x = |place: f32| lerp(range.clone(), (place / length).clamp(0.0, 1.0));
    let middle = rect.bottom() - line_height(look) / 2.0;
    if let Some(curve) = curve {
        curve::paint(ui, look.text_scale(), curve, rect.with_max_y(middle - 2.0 * knob), x);
    }
    let rail = |from: f32, to: f32| Rect::from_min_max(pos2(x(from), middle - thick), pos2(x(to), middle + thick));
    let across = |half: f32| middle - half * scale..=middle + half * scale;
    let painter = ui.painter();
    // Over the wood of the table a shade is what makes the line seen.
    painter.rect_filled(rail(0.0, length).expand(1.0), thick, room(ui.ctx()).scrim.0);
    painter.rect_filled(rail(0.0, length), thick, ground.hover);
    if let Some((first, end)) = timeline.part {
        painter.rect_filled(rail(first as f32, end as f32), thick, ground.quiet);
        for edge in [first, end] {
            painter.vline(x(edge as f32), across(9.0), Stroke::new(1.5, ground.quiet));
        }
    }
    painter.rect_filled(rail(0.0, timeline.place), thick, ground.accent);
    if (rect.width() / length) > 7.0 && thick > 2.0 * scale {
        for node in 1..timeline.length {
            painter.vline(x(node as f32), across(5.0), Stroke::new(1.5, room(ui.ctx()).scrim.0));
        }
    }
    for node in &timeline.comments {
        painter.circle_filled(pos2(x(*node as f32), middle - 9.0 * scale), 3.0 * scale, ground.text);
    }
    let edge = if response.has_focus() { ground.focus } else { ground.on_accent };
    painter.circle(pos2(x(timeline.place), middle), knob, ground.text, Stroke::new(2.0, edge));
    if timeline.length > 0 {
        wind(ui, &response, range, timeline, sends);
        let counter = [
            ("place", Arg::Plain(format!("{}", timeline.place.ceil() as usize))),
            ("length", Arg::Plain(timeline.length.to_string())),
        ];
        let counter = look.words.fill("ui-timeline-place", &counter);
        response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(counter);
    }
}

/// What the pointer and the keys do with the line, whose places lie in `range` on the screen.
fn wind(ui: &Ui, response: &Response, range: RangeInclusive<f32>, timeline: &TimelineModel, sends: &mut Sends) {
    let length = timeline.length.max(1) as f32;
    let pointer = response.interact_pointer_pos().filter(|_| response.dragged() || response.clicked());
    let marks = ui.input(|input| input.modifiers.shift);
    if let Some(pointer) = pointer.filter(|_| marks) {
        // With Shift a drag marks the part that is played, and a click takes the mark away.
        let to = remap_clamp(pointer.x, range, 0.0..=length).round() as usize;
        let begun = response.id.with("part");
        if response.drag_started() {
            ui.data_mut(|data| data.insert_temp(begun, to));
        }
        let from = ui.data(|data| data.get_temp(begun)).filter(|_| response.dragged()).unwrap_or(to);
        let part = (from != to).then(|| (from.min(to), from.max(to)));
        sends.write(ReplayRequest::Part(part));
    } else if let Some(pointer) = pointer {
        let to = remap_clamp(pointer.x, range, 0.0..=length);
        // A click is meant for a position, a drag for any moment.
        let to = if response.clicked() { to.round() } else { to };
        sends.write(ReplayRequest::Drag(to));
    }
    if (response.drag_stopped() || response.clicked()) && !marks {
        sends.write(ReplayRequest::Release);
    }
    if response.has_focus() {
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        let by = i32::from(pressed(Key::ArrowRight)) - i32::from(pressed(Key::ArrowLeft));
        if by != 0 {
            sends.write(ReplayRequest::Step(by));
        }
        // The part begins or ends where the play is.
        let here = timeline.place.round() as usize;
        let (first, end) = timeline.part.unwrap_or((0, timeline.length));
        let part = match (pressed(Key::OpenBracket), pressed(Key::CloseBracket), pressed(Key::Backspace)) {
            (true, ..) => Some((here < end).then_some((here, end))),
            (_, true, _) => Some((first < here).then_some((first, here))),
            (.., true) => Some(None),
            _ => None,
        };
        sends.append(part.map(|part| Sends::of(ReplayRequest::Part(part))));
    }
}
