//! Widgets that several panels share.

use crate::desk::frame::look::Look;
use crate::desk::frame::theme;
use bevy_egui::egui::{
    self, Align, Area, Button, Color32, Context, Frame, Id, InnerResponse, Label, Layout, Order, Painter, Pos2, Rect,
    Response, RichText, Sense, Slider, Stroke, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use ludoteca_rules::SideColour;
use std::ops::RangeInclusive;

/// A panel that floats over the table, its `pivot` at `at`.
///
/// An area, because only areas keep clicks from the board beneath.
pub fn float<R>(
    ctx: &Context,
    name: &'static str,
    at: Pos2,
    pivot: egui::Align2,
    add: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let window = ctx.content_rect();
    let area = Area::new(Id::new(name)).order(Order::Middle).fixed_pos(at).pivot(pivot).fade_in(false).movable(false);
    area.constrain_to(window).show(ctx, |ui| {
        // Otherwise egui lays texts out in the width of what was shown here last.
        ui.set_max_width(window.width());
        add(ui)
    })
}

/// Takes the keyboard from whatever widget has it.
pub fn release_focus(ctx: &Context) {
    ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|focused| memory.surrender_focus(focused)));
}

/// Gives the keyboard to the widget if nothing has it.
pub fn focus_first(response: &Response) {
    if response.ctx.memory(|memory| memory.focused()).is_none() {
        response.request_focus();
    }
}

/// Width of a text in the style of buttons.
#[must_use]
pub fn text_width(ui: &Ui, text: &str) -> f32 {
    text_width_in(ui, text, TextStyle::Button)
}

/// The same in another style.
pub fn text_width_in(ui: &Ui, text: &str, style: TextStyle) -> f32 {
    let font = style.resolve(ui.style());
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::WHITE).size().x
}

/// A button that fills a width; one that is `on` looks pressed.
pub fn wide(ui: &mut Ui, width: f32, enabled: bool, on: bool, text: &str) -> Response {
    let height = ui.spacing().interact_size.y;
    let button = Button::new(text).wrap().min_size(vec2(width, height));
    let button = if on { button.selected(true).stroke(Stroke::new(2.0, theme::BRASS)) } else { button };
    ui.add_enabled_ui(enabled, |ui| {
        ui.set_max_width(width);
        ui.add(button)
    })
    .inner
}

/// The default button of a dialog.
pub fn primary(ui: &mut Ui, text: &str) -> Response {
    let stroke = ui.visuals().widgets.inactive.bg_stroke;
    let focused = ui.ctx().memory(|memory| memory.focused()) == Some(ui.next_auto_id());
    let stroke = if focused { Stroke::new(3.0, theme::IVORY) } else { stroke };
    let height = ui.spacing().interact_size.y;
    ui.add(
        Button::new(RichText::new(text).color(theme::EBONY))
            .fill(theme::BRASS)
            .stroke(stroke)
            .min_size(vec2(height * 2.5, height)),
    )
}

/// Scrolls a widget into view when it gains keyboard focus.
pub fn follow_focus(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

/// A heading in a dialog, by its key; the text.
pub fn heading(ui: &mut Ui, look: &Look, key: &str) -> String {
    let title = look.word(key);
    ui.add_space(4.0);
    ui.label(RichText::new(&title).color(theme::SAND));
    title
}

/// An entry of a list: what it is, and smaller what is known of it.
pub fn entry(ui: &mut Ui, size: Vec2, enabled: bool, title: &str, facts: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, if enabled { Sense::click() } else { Sense::hover() });
    follow_focus(&response);
    let fill = if enabled && response.hovered() { theme::HOVERED } else { theme::BUTTON };
    ui.painter().rect_filled(rect, 6, fill);
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 6, Stroke::new(3.0, theme::IVORY), egui::StrokeKind::Inside);
    }
    let inner = rect.shrink2(vec2(10.0, 3.0));
    let child = &mut ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)));
    child.spacing_mut().item_spacing.y = 0.0;
    child.add(Label::new(RichText::new(title).color(theme::IVORY)).truncate().selectable(false));
    child.add(Label::new(RichText::new(facts).small().color(theme::SAND)).truncate().selectable(false));
    response
}

/// A check box; returns the new state if it changed.
pub fn tick(ui: &mut Ui, ticked: bool, text: String) -> Option<bool> {
    let mut ticked = ticked;
    let response = ui.checkbox(&mut ticked, text);
    follow_focus(&response);
    response.changed().then_some(ticked)
}

/// A small button with a symbol; `name` says what it does.
pub fn small(ui: &mut Ui, sign: &str, name: &str) -> bool {
    let side = ui.spacing().interact_size.y;
    let response = ui.add(Button::new(sign).min_size(Vec2::splat(side)));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    response.on_hover_text(name).clicked()
}

/// A small toggle button with a symbol; `name` says what it does.
pub fn sign(ui: &mut Ui, on: bool, sign: &str, name: &str) -> bool {
    let side = ui.spacing().interact_size.y;
    let button = Button::selectable(on, sign).min_size(Vec2::splat(side)).frame_when_inactive(true);
    // Always as wide, also while it is pressed, so that nothing beside it moves.
    let button = if on { button.stroke(Stroke::new(1.0, theme::BRASS)) } else { button };
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, on, name));
    follow_focus(&response);
    response.on_hover_text(name).clicked()
}

/// A small button with a sign that `paint` draws in a square and a colour; `name` says what it does.
pub fn drawn(ui: &mut Ui, name: &str, paint: impl FnOnce(&Painter, Rect, Color32)) -> bool {
    let side = ui.spacing().interact_size.y;
    let response = ui.add(Button::new("").min_size(Vec2::splat(side)));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    let square = Rect::from_center_size(response.rect.center(), Vec2::splat(side * 0.46));
    paint(ui.painter(), square, ui.style().interact(&response).fg_stroke.color);
    response.on_hover_text(name).clicked()
}

/// A small toggle button with a sign that `paint` draws in a square and a colour; `name` says what it is.
pub fn drawn_toggle(ui: &mut Ui, on: bool, name: &str, paint: impl FnOnce(&Painter, Rect, Color32)) -> bool {
    let side = ui.spacing().interact_size.y;
    let stroke = if on { Stroke::new(2.0, theme::BRASS) } else { ui.visuals().widgets.inactive.bg_stroke };
    let button = Button::selectable(on, "").min_size(Vec2::splat(side)).frame_when_inactive(true).stroke(stroke);
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, on, name));
    follow_focus(&response);
    let square = Rect::from_center_size(response.rect.center(), Vec2::splat(side * 0.46));
    paint(ui.painter(), square, theme::IVORY);
    response.on_hover_text(name).clicked()
}

/// The sign of the shelf of games: four cards.
pub fn shelf_sign(painter: &Painter, square: Rect, colour: Color32) {
    let card = Vec2::splat(square.width() * 0.44);
    let corners = [square.left_top(), square.right_top(), square.left_bottom(), square.right_bottom()];
    for corner in corners {
        let middle = square.center() + (corner - square.center()) * (1.0 - 0.44);
        painter.rect_filled(Rect::from_center_size(middle, card), 2.0, colour);
    }
}

/// A button for one of several values of `title`.
pub fn chip(ui: &mut Ui, chosen: bool, title: &str, text: &str) -> bool {
    let height = ui.spacing().interact_size.y;
    let stroke = if chosen { Stroke::new(1.0, theme::BRASS) } else { ui.visuals().widgets.inactive.bg_stroke };
    let focused = ui.ctx().memory(|memory| memory.focused()) == Some(ui.next_auto_id());
    let stroke = if focused { Stroke::new(3.0, theme::IVORY) } else { stroke };
    let button = Button::selectable(chosen, text).wrap().min_size(vec2(height, height));
    let button = button.frame_when_inactive(true).stroke(stroke);
    let response = ui.add(button);
    let name = format!("{title}: {text}");
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, name.clone()));
    follow_focus(&response);
    response.clicked() && !chosen
}

/// A toggle button.
pub fn toggle(ui: &mut Ui, on: bool, text: &str) -> bool {
    let height = ui.spacing().interact_size.y;
    let stroke = if on { Stroke::new(2.0, theme::BRASS) } else { ui.visuals().widgets.inactive.bg_stroke };
    let focused = ui.ctx().memory(|memory| memory.focused()) == Some(ui.next_auto_id());
    let stroke = if focused { Stroke::new(3.0, theme::IVORY) } else { stroke };
    let button = Button::selectable(on, text).wrap().min_size(vec2(height, height));
    let response = ui.add(button.frame_when_inactive(true).stroke(stroke));
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, on, text));
    follow_focus(&response);
    response.clicked()
}

/// What stands in a field for text.
pub struct TextField {
    /// The field.
    pub response: Response,
    /// Its text now.
    pub text: String,
    /// Whether that is not what the model says.
    pub changed: bool,
}

/// A field for text, which `show` draws; `name` says what it is for.
///
/// What is typed reaches the model in the next frame, but a frame may be laid out several times. The later passes show
/// it too: otherwise the cursor would fall back to where the old text ends.
pub fn typed(ui: &mut Ui, name: &str, text: &str, show: impl FnOnce(&mut Ui, &mut String) -> Response) -> TextField {
    let id = Id::new("typed").with(name);
    let frame = ui.ctx().cumulative_frame_nr();
    let earlier = ui.data(|data| data.get_temp::<(u64, String)>(id)).filter(|(when, _)| *when == frame);
    let again = earlier.is_some();
    let mut now = earlier.map_or_else(|| text.to_owned(), |(_, typed)| typed);
    let response = show(ui, &mut now);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    let changed = now != text;
    if changed || again {
        ui.data_mut(|data| data.insert_temp(id, (frame, now.clone())));
    }
    TextField { response, text: now, changed }
}

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

/// A text of this size after the disc of a side.
pub fn inked(ui: &mut Ui, colour: Option<SideColour>, text: RichText, size: f32) {
    ui.horizontal_top(|ui| {
        if let Some(colour) = colour {
            inked_disc(ui, colour, size);
        }
        ui.add(Label::new(text).wrap());
    });
}

/// Width of the disc before a text, as a share of the text's size.
pub const DISC: f32 = 1.0;

/// The disc of a side, before a text of this size.
pub fn inked_disc(ui: &mut Ui, colour: SideColour, size: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(DISC * size, size * 1.25), Sense::hover());
    disc(ui, rect.center(), size * 0.34, colour);
}

/// The disc of a side.
pub fn disc(ui: &Ui, centre: Pos2, radius: f32, colour: SideColour) {
    ui.painter().circle(centre, radius, theme::ink(colour), Stroke::new(1.5, theme::SAND));
}

/// A row with `right` at its right end and `rest` in the remaining width.
pub fn ends<R>(ui: &mut Ui, right: impl FnOnce(&mut Ui) -> R, rest: impl FnOnce(&mut Ui)) -> R {
    let row = ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        let inner = right(ui);
        ui.with_layout(Layout::left_to_right(Align::Min).with_main_wrap(false), |ui| {
            ui.vertical(rest);
        });
        inner
    });
    row.inner
}

/// The part of the window that is left when `taken` is cut off.
#[must_use]
pub fn without_right(rect: Rect, taken: f32) -> Rect {
    Rect::from_min_max(rect.min, Pos2::new((rect.max.x - taken).max(rect.min.x), rect.max.y))
}

/// Width of the side panel at text scale 1.
const SIDE_WIDTH: f32 = 316.0;
/// Space between the edge of the side panel and what is on it.
const SIDE_MARGIN: f32 = 14.0;

/// A panel at the right with these contents; returns the part of the window that stays free.
pub fn side_panel(ctx: &Context, look: &Look, contents: impl FnOnce(&mut Ui, Rect)) -> Rect {
    let window = ctx.content_rect();
    let width = (SIDE_WIDTH * look.text_scale()).min(window.width() * 0.5).round();
    let rect = Rect::from_min_max(pos2(window.right() - width, window.top()), window.max);
    // The size is fixed from the first frame on, so that the panel never covers the board.
    let area = Area::new(Id::new("side")).fixed_pos(rect.min).default_size(rect.size()).constrain(false);
    area.order(Order::Middle).fade_in(false).movable(false).show(ctx, |ui| {
        ui.set_min_size(rect.size());
        ui.set_max_size(rect.size());
        Frame::new().fill(theme::WALNUT).show(ui, |ui| {
            ui.painter().vline(rect.left(), rect.y_range(), Stroke::new(1.0, theme::BUTTON));
            let inner = rect.shrink(SIDE_MARGIN);
            ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| contents(ui, inner));
            ui.expand_to_include_rect(rect);
        });
    });
    without_right(window, width)
}
