//! Where things lie over the table.

use bevy_egui::egui::{Align, Align2, Area, Context, Id, InnerResponse, Layout, Order, Pos2, Rect, Ui};

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
