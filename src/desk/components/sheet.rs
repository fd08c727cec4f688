//! A page of paper or of smoke over the whole window, with its title, the way back and what lies beneath.

use super::{circle, paint};
use crate::desk::theme::ground::room;
use crate::desk::theme::{self, Face, Ground, TextSize, cover, icons, tokens};
use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, Frame, Id, Layout, Margin, Modal, Order, Rect, Response, Sense, Ui,
    UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// Space between the edge of the window and what is on a page, at text scale 1.
const EDGE: f32 = 28.0;

/// Draws a page of this name; whether Esc was pressed, and what `contents` returns. While it is open, nothing beneath
/// can be used.
pub fn sheet<R>(ctx: &Context, id: Id, contents: impl FnOnce(&mut Ui) -> R) -> (bool, R) {
    whole(ctx, id, |ui| {
        theme::on_paper(ui);
        let ground = Ground::of(ui);
        // The light falls from above.
        shade(ui, ground.fill, ground.fill.lerp_to_gamma(ground.well, 0.6));
        contents(ui)
    })
}

/// The same on smoke, so thick that no words beneath are seen.
pub fn veil<R>(ctx: &Context, id: Id, contents: impl FnOnce(&mut Ui) -> R) -> (bool, R) {
    whole(ctx, id, |ui| {
        let glass = room(ctx).glass.0;
        let below = glass.lerp_to_gamma(tokens().shelf.front.0, 0.12);
        shade(ui, glass, below);
        contents(ui)
    })
}

/// Fills the window from above to below.
fn shade(ui: &Ui, above: Color32, below: Color32) {
    cover::note(ui, &[above, below]);
    paint::shade(ui.painter(), ui.ctx().content_rect(), above, below);
}

fn whole<R>(ctx: &Context, id: Id, contents: impl FnOnce(&mut Ui) -> R) -> (bool, R) {
    let window = ctx.content_rect();
    let area = Area::new(id).order(Order::Foreground).anchor(Align2::LEFT_TOP, Vec2::ZERO).fade_in(false);
    let margin = Margin::symmetric(EDGE as i8, 20);
    // The contents fill the window themselves.
    let modal = Modal::new(id).area(area).backdrop_color(Color32::TRANSPARENT).frame(Frame::new().inner_margin(margin));
    let shown = modal.show(ctx, |ui| {
        let size = window.size() - margin.sum();
        ui.set_min_size(size);
        ui.set_max_size(size);
        contents(ui)
    });
    (shown.should_close(), shown.inner)
}

/// The first row of a page: the way back, the title, and what `right` draws at the right end. A title that does not
/// fit is whole under the pointer, where `about` is told too. The button that goes back.
pub fn head(
    ui: &mut Ui,
    scale: f32,
    back: &str,
    (title, about): (&str, &str),
    right: impl FnOnce(&mut Ui),
) -> Response {
    let tall = tokens().size.button.max(TextSize::Screen.token().line * scale);
    let row = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), tall));
    ui.allocate_rect(row, Sense::hover());
    let mut child = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::left_to_right(Align::Center)));
    raised(&mut child);
    let pressed = circle(&mut child, None, back, tall.min(tokens().size.button * 1.3), |painter, square, colour| {
        let font = Face::Icon.at(square.height());
        painter.text(square.center(), Align2::CENTER_CENTER, icons::LEAVE, font, colour);
    });
    let left = pressed.rect.right() + 16.0;
    let mut ends = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)));
    raised(&mut ends);
    right(&mut ends);
    let room = (ends.min_rect().left() - 16.0 - left).max(40.0);
    let colour = Ground::of(ui).text;
    let galley = paint::elided(ui, title, TextSize::Screen.font(scale), colour, room);
    let size = vec2(galley.size().x, tall);
    let place = Rect::from_min_size(pos2(left, row.top()), size);
    let response = ui.interact(place, Id::new("page-title"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, title));
    let cut = galley.elided;
    ui.painter().galley(pos2(left, row.center().y - galley.size().y / 2.0), galley, colour);
    let told: Vec<&str> = [if cut { title } else { "" }, about].into_iter().filter(|text| !text.is_empty()).collect();
    if !told.is_empty() {
        response.on_hover_text(told.join("\n"));
    }
    pressed
}

/// Signs in circles stand off the paper.
fn raised(ui: &mut Ui) {
    let ground = Ground::of(ui);
    let widgets = &mut ui.visuals_mut().widgets;
    (widgets.inactive.weak_bg_fill, widgets.hovered.weak_bg_fill) = (ground.well, ground.line);
    widgets.noninteractive.bg_stroke.color = ground.well;
}
