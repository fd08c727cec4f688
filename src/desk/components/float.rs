//! Where things lie over the table.

use crate::desk::theme::ground::room;
use crate::desk::theme::{self, Ground, Material, tokens};
use bevy_egui::egui::{
    Align, Align2, Area, Context, Id, InnerResponse, LayerId, Layout, Order, Pos2, Rangef, Rect, Ui, UiBuilder, pos2,
    vec2,
};

/// Width of a card beside the board at text scale 1, and the least that it leaves of a window.
const CARD: f32 = 400.0;
const LEAST_BESIDE: f32 = 480.0;
/// Most of the window's height that a card takes where it lies below the board.
const MOST_BELOW: f32 = 0.45;

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
    float_in(ctx, Order::Middle, name, at, pivot, add)
}

/// The same, before or behind others by its order.
pub fn float_in<R>(
    ctx: &Context,
    order: Order,
    name: &'static str,
    at: Pos2,
    pivot: Align2,
    add: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let window = ctx.content_rect();
    let area = Area::new(Id::new(name)).order(order).fixed_pos(at).pivot(pivot).fade_in(false).movable(false);
    area.constrain_to(window).show(ctx, |ui| {
        // Otherwise egui lays texts out in the width of what was shown here last.
        ui.set_max_width(window.width());
        add(ui)
    })
}

/// Width of a card at this text scale, beside the board or below it.
#[must_use]
pub fn card_width(scale: f32, window: Rect) -> f32 {
    (CARD * scale).min(window.width() - 2.0 * tokens().space.screen_edge)
}

/// Whether a card stands beside the board at this text scale, and how much of the window it then takes at the right.
#[must_use]
pub fn beside_board(scale: f32, window: Rect) -> Option<f32> {
    let width = card_width(scale, window) + 2.0 * tokens().space.screen_edge;
    (window.width() - width >= LEAST_BESIDE).then_some(width)
}

/// A card of paper at the right of the window down to `floor`, or below the board where there is no room beside it, in
/// which `contents` draws within a height; what is left of what is `free`.
pub fn card(
    ctx: &Context,
    name: &'static str,
    scale: f32,
    (free, floor): (Rect, f32),
    contents: impl FnOnce(&mut Ui, f32),
) -> Rect {
    let (window, edge) = (ctx.content_rect(), tokens().space.screen_edge);
    let paper = Ground::new(Material::Paper, room(ctx));
    let padding = tokens().space.card_padding.min(20.0);
    let beside = beside_board(scale, window);
    let wide = beside.map_or(window.width() - 2.0 * edge, |taken| taken - 2.0 * edge);
    // Below the board it is no higher than there is room: an area that is would be moved over what lies beneath.
    let most = (MOST_BELOW * window.height()).min(free.bottom() - window.top() - edge);
    let tall = beside.map_or(most, |_| floor - window.top() - 2.0 * edge);
    let (at, pivot) = match beside {
        Some(_) => (pos2(window.right() - edge, window.top() + edge), Align2::RIGHT_TOP),
        None => (pos2(window.center().x, free.bottom()), Align2::CENTER_BOTTOM),
    };
    let drawn = float(ctx, name, at, pivot, |ui| {
        ui.set_max_width(wide);
        paper.card(Material::Paper, padding).show(ui, |ui| {
            theme::on_paper(ui);
            ui.set_width(wide - 2.0 * padding);
            contents(ui, tall - 2.0 * padding);
        });
    });
    match beside {
        Some(taken) => free.with_max_x(free.right().min(window.right() - taken)),
        None => free.with_max_y(drawn.response.rect.top()),
    }
}

/// The name of the area in which the plates of the others lie.
pub const PLATES: &str = "plates";

/// Where the plates of the others lie, where they are shown.
#[must_use]
pub fn plates(ctx: &Context) -> Option<Rect> {
    place_of(ctx, PLATES)
}

/// Where a panel that floats lies, while it is shown.
fn place_of(ctx: &Context, name: &str) -> Option<Rect> {
    let id = Id::new(name);
    ctx.memory(|memory| {
        let shown = memory.areas().is_visible(&LayerId::new(Order::Middle, id));
        memory.area_rect(id).filter(|_| shown)
    })
}

/// The name of the area in the upper right corner.
pub const CORNER: &str = "corner";

/// What is left between the plates of the others and the corner, from left to right.
#[must_use]
pub fn between_plates(ctx: &Context, free: Rect) -> Rangef {
    let left = plates(ctx).map_or(free.left(), |plates| plates.right());
    let right = place_of(ctx, CORNER).map_or(free.right(), |corner| corner.left());
    Rangef::new(left, right)
}

/// The height at which the middle of an area at the right lies, which would be at `middle`: so far down that it leaves
/// the corner free, if there is room for that above `floor`.
#[must_use]
pub fn below_corner(ctx: &Context, name: &str, middle: f32, floor: f32) -> f32 {
    let half = place_of(ctx, name).map_or(0.0, |area| area.height() / 2.0);
    let highest =
        place_of(ctx, CORNER).map_or(middle, |corner| corner.bottom() + tokens().space.between_controls + half);
    if highest <= floor - half { middle.max(highest) } else { middle }
}

/// How wide an area was when it was drawn last.
#[must_use]
pub fn width_before(ctx: &Context, name: &str) -> f32 {
    place_of(ctx, name).map_or(0.0, |area| area.width())
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

/// Into how many columns so many things are put that are at least so wide, with a gap between two: as many as there is
/// room for, and the same number in each row as far as that goes.
#[must_use]
pub fn columns(count: usize, room: f32, (least, gap): (f32, f32)) -> usize {
    let most = (((room + gap) / (least + gap)).floor() as usize).max(1);
    let rows = count.div_ceil(most).max(1);
    count.div_ceil(rows).max(1)
}

/// What is between words and the picture beside them.
const GAP: f32 = 28.0;

/// Words, and to their right a picture with sides so long; the words alone where they would have less than half of the
/// width.
pub fn beside(ui: &mut Ui, side: f32, words: impl FnOnce(&mut Ui), picture: Option<impl FnOnce(&mut Ui)>) {
    let (top, whole) = (ui.cursor().min, ui.available_width());
    let picture = picture.filter(|_| whole - side - GAP > 0.5 * whole);
    let wide = if picture.is_some() { whole - side - GAP } else { whole };
    let place = Rect::from_min_size(top, vec2(wide, f32::INFINITY));
    let mut below = ui.scope_builder(UiBuilder::new().max_rect(place), words).response.rect.bottom();
    if let Some(picture) = picture {
        let place = Rect::from_min_size(top + vec2(wide + GAP, 0.0), vec2(side, side));
        ui.scope_builder(UiBuilder::new().max_rect(place), picture);
        below = below.max(place.bottom());
    }
    ui.advance_cursor_after_rect(Rect::from_min_max(top, top + vec2(whole, below - top.y)));
}
