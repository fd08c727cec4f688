//! Where things lie over the table.

use crate::desk::frame::look::Look;
use crate::desk::theme::ground::room;
use bevy_egui::egui::{
    Align, Align2, Area, Context, Frame, Id, InnerResponse, Layout, Order, Pos2, Rect, Ui, UiBuilder, pos2,
};

/// A panel that floats over the table, its `pivot` at `at`.
///
/// An area, because only areas keep clicks from the board beneath.
pub fn float<R>(
    ctx: &Context,
    name: &'static str,
    at: Pos2,
    pivot: Align2,
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

/// A panel that lies in this place.
pub fn placed(ctx: &Context, name: &'static str, place: Rect, add: impl FnOnce(&mut Ui)) {
    let area = Area::new(Id::new(name)).fixed_pos(place.min).default_size(place.size()).constrain(false);
    area.order(Order::Middle).fade_in(false).movable(false).show(ctx, |ui| {
        ui.set_min_size(place.size());
        ui.set_max_width(place.width());
        add(ui);
    });
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
        Frame::new().fill(room(ctx).glass.0).show(ui, |ui| {
            let inner = rect.shrink(SIDE_MARGIN);
            ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| contents(ui, inner));
            ui.expand_to_include_rect(rect);
        });
    });
    without_right(window, width)
}
