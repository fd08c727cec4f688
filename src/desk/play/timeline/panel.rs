//! The timeline under the board: the whole play as a line that can be dragged, played and stepped through.

use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::frame::{theme, widgets};
use crate::desk::play::controller::PlayAction;
use crate::desk::play::note::controller::NoteAction;
use crate::desk::play::secret::panel::area;
use crate::desk::play::timeline::model::TimelineModel;
use bevy_egui::egui::{
    Align, Color32, Context, CursorIcon, Frame, Key, Layout, Painter, Rect, Response, RichText, Sense, Stroke, Ui,
    WidgetInfo, WidgetType, lerp, pos2, remap_clamp, vec2,
};
use ludoteca_rules::Arg;
use ludoteca_table::play::Annotating;
use ludoteca_table::replay::{ReplayRequest, SPEEDS};
use std::ops::RangeInclusive;

/// Space around what is in the bar.
const EDGE: f32 = 7.0;

/// Draws the bar at the lower edge of `free`; returns what is left of it.
pub fn draw(
    ctx: &Context,
    look: &Look,
    timeline: &TimelineModel,
    annotating: Annotating,
    free: Rect,
    sends: &mut Sends,
) -> Rect {
    let height = theme::target(look.text_scale()) + 2.0 * EDGE;
    let place = Rect::from_min_max(pos2(free.left(), free.bottom() - height), free.max);
    area(ctx, "timeline", place, |ui| {
        Frame::new().fill(theme::WALNUT).inner_margin(EDGE).show(ui, |ui| {
            ui.set_min_size(place.size() - vec2(2.0 * EDGE, 2.0 * EDGE));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                after(ui, look, timeline, annotating, sends);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    before(ui, look, timeline, sends);
                    ui.add_space(8.0);
                    line(ui, look, timeline, sends);
                });
            });
        });
    });
    Rect::from_min_max(free.min, pos2(free.right(), place.top()))
}

/// The buttons that step and play.
fn before(ui: &mut Ui, look: &Look, timeline: &TimelineModel, sends: &mut Sends) {
    let mut press = |request| sends.write(request);
    ui.add_enabled_ui(timeline.length > 0, |ui| {
        if widgets::small(ui, "⏴", &look.word("ui-demo-back")) {
            press(ReplayRequest::Step(-1));
        }
        let (sign, name) = if timeline.playing { ("⏸", "ui-demo-pause") } else { ("▶", "ui-demo-play") };
        if widgets::small(ui, sign, &look.word(name)) {
            press(ReplayRequest::Play(!timeline.playing));
        }
        if widgets::small(ui, "⏵", &look.word("ui-demo-on")) {
            press(ReplayRequest::Step(1));
        }
    });
}

/// The speed, and whether it is played over and over.
fn after(ui: &mut Ui, look: &Look, timeline: &TimelineModel, annotating: Annotating, sends: &mut Sends) {
    let mut press = |request| sends.write(request);
    let loops = widgets::sign(ui, timeline.loops, "⟲", &look.word("ui-timeline-loop"));
    if loops {
        press(ReplayRequest::Loop(!timeline.loops));
    }
    if widgets::drawn_toggle(ui, annotating.on, &look.word("ui-key-annotation"), arrow) {
        sends.write(PlayAction::Annotation(Annotating { on: !annotating.on, ..annotating }));
    }
    if widgets::small(ui, "✏", &look.word("ui-note")) {
        sends.write(NoteAction::Open);
    }
    let mut press = |request| sends.write(request);
    let speed = format!("{} ×", timeline.speed);
    if widgets::small(ui, &speed, &look.word("ui-demo-speed")) {
        let place = SPEEDS.iter().position(|speed| (speed - timeline.speed).abs() < 0.01).unwrap_or_default();
        press(ReplayRequest::Speed(SPEEDS[(place + 1) % SPEEDS.len()]));
    }
}

/// The sign of what one draws with: an arrow.
fn arrow(painter: &Painter, square: Rect, ink: Color32) {
    let stroke = Stroke::new(square.width() * 0.14, ink);
    let tip = square.right_top();
    painter.line_segment([square.left_bottom(), tip], stroke);
    painter.line_segment([tip, tip + vec2(-square.width() * 0.55, 0.0)], stroke);
    painter.line_segment([tip, tip + vec2(0.0, square.height() * 0.55)], stroke);
}

/// The line itself. Every node is a tick where there is room; those with a comment stand out, and the part that is
/// played is brighter.
fn line(ui: &mut Ui, look: &Look, timeline: &TimelineModel, sends: &mut Sends) {
    let scale = look.text_scale();
    let counter = look.words.fill(
        "ui-timeline-place",
        &[
            ("place", Arg::Plain(format!("{}", timeline.place.ceil() as usize))),
            ("length", Arg::Plain(timeline.length.to_string())),
        ],
    );
    let widest = widgets::text_width(ui, &format!("{0} / {0}", timeline.length.max(100)));
    let wide = (ui.available_width() - widest - 26.0).max(40.0);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, ui.available_height()), Sense::click_and_drag());
    let name = look.word("ui-demo-position");
    response.widget_info(|| WidgetInfo::slider(timeline.length > 0, f64::from(timeline.place), name.clone()));
    let knob = 8.0 * scale;
    let range = rect.left() + knob..=rect.right() - knob;
    let length = timeline.length.max(1) as f32;
    let x = |place: f32| lerp(range.clone(), (place / length).clamp(0.0, 1.0));
    let rail = |from: f32, to: f32| {
        Rect::from_min_max(pos2(x(from), rect.center().y - 2.5 * scale), pos2(x(to), rect.center().y + 2.5 * scale))
    };
    let painter = ui.painter();
    painter.rect_filled(rail(0.0, length), 3, theme::BUTTON);
    if let Some((first, end)) = timeline.part {
        painter.rect_filled(rail(first as f32, end as f32), 3, theme::HOVERED);
        for edge in [first, end] {
            painter.vline(
                x(edge as f32),
                rect.center().y - 9.0 * scale..=rect.center().y + 9.0 * scale,
                stroke(theme::SAND),
            );
        }
    }
    painter.rect_filled(rail(0.0, timeline.place), 3, theme::BRASS);
    if (rect.width() / length) > 7.0 {
        for node in 1..timeline.length {
            painter.vline(
                x(node as f32),
                rect.center().y - 5.0 * scale..=rect.center().y + 5.0 * scale,
                stroke(theme::DEEP),
            );
        }
    }
    for node in &timeline.comments {
        painter.circle_filled(pos2(x(*node as f32), rect.center().y - 9.0 * scale), 3.0 * scale, theme::IVORY);
    }
    let at = pos2(x(timeline.place), rect.center().y);
    painter.circle(
        at,
        knob,
        theme::IVORY,
        Stroke::new(2.0, if response.has_focus() { theme::BRASS } else { theme::EBONY }),
    );
    if timeline.length > 0 {
        wind(ui, &response, range, timeline, sends);
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    ui.add_space(6.0);
    ui.add_space(6.0);
    let label =
        ui.label(RichText::new(format!("{} / {}", timeline.place.ceil() as usize, timeline.length)).color(theme::SAND));
    label.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, counter.clone()));
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

fn stroke(colour: Color32) -> Stroke {
    Stroke::new(1.5, colour)
}
