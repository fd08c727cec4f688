//! What is told over the table: why a move was refused, what was done or failed, and that this computer draws slowly.

use crate::desk::components;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::display::DisplayAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::notice::{DismissNotice, NoticeModel};
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{TextSize, cover, icons, tokens};
use bevy_egui::egui::{Align2, Context, Label, Order, Rect, RichText, Ui, pos2, vec2};
use ludoteca_rules::session::Request;

/// Distance from the edge of the free area.
pub const EDGE: f32 = 14.0;

/// Limits the width to `wanted`, to `most` and to the free area, so that longer texts wrap.
pub fn narrow(ui: &mut Ui, wanted: f32, free: Rect, most: f32) {
    let room = (free.width() - 4.0 * EDGE).max(80.0);
    ui.set_max_width(wanted.min(most).min(room) + 2.0);
}

/// What is told, over the lower edge of the board, or of a page over the whole window; with the buttons of a refusal
/// whose order can be sealed nevertheless.
pub fn draw(ctx: &Context, look: &Look, notice: &NoticeModel, free: Rect, sends: &mut Sends) {
    let scale = look.text_scale();
    let (order, free) = if cover::is_noted(ctx) { (Order::Tooltip, ctx.content_rect()) } else { (Order::Middle, free) };
    let at = free.center_bottom() - vec2(0.0, EDGE);
    components::float_in(ctx, order, "refusal", at, Align2::CENTER_BOTTOM, |ui| {
        ui.set_opacity(notice.opacity);
        components::smoke(ui, scale).show(ui, |ui| {
            // As wide as the longer of what it says and of its buttons beside each other.
            let buttons = notice.sealable.as_ref().map(|_| {
                let padding = 4.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
                let width = |key| components::text_width(ui, &look.word(key));
                width("ui-seal") + width("ui-seal-not") + padding
            });
            narrow(
                ui,
                1.12 * components::text_width(ui, &notice.text).max(buttons.unwrap_or(0.0)),
                free,
                640.0 * scale,
            );
            ui.add(Label::new(TextSize::Body.text(scale, &notice.text)).wrap());
            if let Some((seat, order)) = &notice.sealable {
                ui.horizontal_wrapped(|ui| {
                    if components::quiet(ui, look.word("ui-seal")).clicked() {
                        sends.write(DismissNotice);
                        sends.write(AskTable::session(Request::Order(*seat, order.clone())));
                    }
                    if components::quiet(ui, look.word("ui-seal-not")).clicked() {
                        sends.write(DismissNotice);
                    }
                });
            }
        });
    });
}

/// The notice that this computer draws slowly. On the shelf it has a row of its own.
pub fn slow_drawing_over_table(ctx: &Context, look: &Look, free: Rect, sends: &mut Sends) {
    // Beneath the plates of the others, beside the far edge of the board.
    let plates = components::plates(ctx).map_or(free.top(), |plates| plates.bottom());
    let at = pos2(free.left() + tokens().space.screen_edge, free.top().max(plates) + 8.0);
    components::float(ctx, "notice", at, Align2::LEFT_TOP, |ui| {
        components::smoke(ui, look.text_scale()).inner_margin(6).show(ui, |ui| {
            let room = (free.width() - 4.0 * EDGE).min(215.0 * look.text_scale());
            slow_drawing(ui, look, room, sends);
        });
    });
}

/// The sentence about slow drawing and the button that dismisses it, in so much room.
pub fn slow_drawing(ui: &mut Ui, look: &Look, room: f32, sends: &mut Sends) {
    let text = look.word("ui-slow");
    let button = ui.spacing().interact_size.y + ui.spacing().item_spacing.x;
    let width = components::text_width(ui, &text).min(room - button).max(80.0) + 2.0;
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.set_max_width(width);
            ui.add(Label::new(RichText::new(&text).weak()).wrap());
        });
        if components::pressed(ui, icons::CLOSE, &look.word("ui-close")) {
            sends.write(DisplayAction::DismissNotice);
        }
    });
}
