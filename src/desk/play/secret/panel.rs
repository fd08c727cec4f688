//! Orders that the others must not see: the line that says who looks away, the curtain over the board, and the cards of
//! letters.

use crate::desk::components::{self, float};
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::secret::model::{CardModel, SeatModel, SecretModel};
use crate::desk::theme::{Face, Ground, TextSize, tokens};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Align2, Context, Galley, Id, Label, Layout, Margin, Rect, RichText, Sense, Stroke, TextStyle, Ui, UiBuilder,
    WidgetInfo, WidgetType, pos2, vec2,
};
use ludoteca_rules::Arg;
use ludoteca_table::play::TableAction;
use std::sync::Arc;

/// Space around the texts.
const MARGIN: f32 = 10.0;
/// Rows of a card for which there is always room, so that the board seldom changes its size.
const ROWS: usize = 4;
/// Width of a fold of the curtain.
const FOLD: f32 = 46.0;

/// Draws what there is of it within the free part of the window; returns the part that stays free.
pub fn draw(ctx: &Context, look: &Look, secret: &SecretModel, free: Rect, sends: &mut Sends) -> Rect {
    match secret {
        SecretModel::Nothing => {}
        SecretModel::Between { text, seats } => line(ctx, look, free, text, seats, sends),
        SecretModel::Entering { text } => line(ctx, look, free, text, &[], sends),
        SecretModel::Curtain { away, next, seats } => curtain(ctx, look, free, (away, next), seats, sends),
        SecretModel::Cards { text, cards } => {
            line(ctx, look, free, text, &[], sends);
            return self::cards(ctx, look, free, cards);
        }
    }
    free
}

/// A line over the far edge of the board, which stays where it is whatever the line says.
fn line(ctx: &Context, look: &Look, free: Rect, text: &str, seats: &[SeatModel], sends: &mut Sends) {
    let scale = look.text_scale();
    let name = "secret-line";
    let half = 0.5 * float::width_before(ctx, name) + MARGIN;
    let room = float::between_plates(ctx, free);
    let beside = free.center().x - half >= room.min && free.center().x + half <= room.max;
    // What is wider than the room beside the plates lies beneath them.
    let top = components::plates(ctx).filter(|_| !beside).map_or(free.top(), |plates| plates.bottom().max(free.top()));
    float(ctx, name, pos2(free.center().x, top + 4.0), Align2::CENTER_TOP, |ui| {
        components::smoke(ui, scale).inner_margin(vec2(14.0, 4.0)).show(ui, |ui| {
            ui.set_max_width(free.width() - 6.0 * MARGIN);
            let padding = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
            let pressed: f32 =
                seats.iter().map(|seat| components::text_width(ui, &take(look, seat)).max(60.0) + padding).sum();
            if components::text_width(ui, text) + pressed < free.width() - 8.0 * MARGIN {
                ui.horizontal(|ui| {
                    ui.label(text);
                    take_buttons(ui, look, seats, sends);
                });
            } else {
                ui.add(Label::new(text).wrap());
                ui.horizontal_wrapped(|ui| take_buttons(ui, look, seats, sends));
            }
        });
    });
}

/// What the button of a seat says.
fn take(look: &Look, seat: &SeatModel) -> String {
    look.words.fill("ui-secret-take", &[("who", Arg::Plain(seat.name.clone()))])
}

/// A button for each seat that may take the board.
fn take_buttons(ui: &mut Ui, look: &Look, seats: &[SeatModel], sends: &mut Sends) {
    for seat in seats {
        if components::primary(ui, &take(look, seat)).clicked() {
            sends.write(AskTable(TableAction::TakeSeat(seat.seat)));
        }
    }
}

/// The curtain over the board.
fn curtain(ctx: &Context, look: &Look, free: Rect, (away, next): (&str, &str), seats: &[SeatModel], sends: &mut Sends) {
    let scale = look.text_scale();
    components::placed(ctx, "secret-curtain", free, |ui| {
        // The cloth takes every click.
        ui.interact(free, Id::new("secret-cloth"), Sense::click_and_drag());
        cloth(ui, free);
        let wide = (560.0 * scale).min(free.width() - 4.0 * MARGIN);
        let middle = Rect::from_center_size(free.center() - vec2(0.0, 30.0), vec2(wide, 200.0 * scale));
        let plates = components::plates(ctx).map_or(free.top(), |plates| plates.bottom());
        let middle = middle.with_min_y(middle.top().max(plates + MARGIN));
        ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
            components::smoke(ui, scale).show(ui, |ui| {
                ui.set_min_width(wide - 4.0 * MARGIN);
                ui.with_layout(Layout::top_down(Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(away).heading().color(Ground::of(ui).accent)).wrap());
                    ui.add(Label::new(next).wrap());
                    ui.add_space(6.0);
                    take_buttons(ui, look, seats, sends);
                });
            });
        });
    });
}

/// Folds of cloth, lit from the left.
pub fn cloth(ui: &Ui, place: Rect) {
    let painter = ui.painter().with_clip_rect(place);
    let (lit, dark) = (tokens().curtain.lit.0, tokens().curtain.dark.0);
    painter.rect_filled(place, 0, dark);
    let folds = (place.width() / FOLD).ceil().max(1.0) as usize;
    let wide = place.width() / folds as f32;
    for fold in 0..folds {
        const BANDS: usize = 12;
        for band in 0..BANDS {
            let across = (band as f32 + 0.5) / BANDS as f32;
            let light = (across * std::f32::consts::PI).sin().powf(1.4) * (1.0 - 0.35 * across);
            let left = place.left() + wide * (fold as f32 + band as f32 / BANDS as f32);
            let strip = Rect::from_min_size(pos2(left, place.top()), vec2(wide / BANDS as f32 + 1.0, place.height()));
            painter.rect_filled(strip, 0, dark.lerp_to_gamma(lit, light));
        }
    }
    let hem = place.bottom() - 14.0;
    painter.hline(place.x_range(), hem, Stroke::new(5.0, Ground::of(ui).accent));
}

/// The cards of letters under the board, side by side; returns the part that stays free.
fn cards(ctx: &Context, look: &Look, free: Rect, cards: &[CardModel]) -> Rect {
    let scale = look.text_scale();
    let count = cards.len().max(1) as f32;
    let row = (24.0 * scale).round();
    let wide = ((free.width() - MARGIN * (count + 1.0)) / count).floor();
    let inner = wide - 2.0 * MARGIN;
    let mut height = 0.0_f32;
    let columns = |ui: &Ui| {
        let widest = cards
            .iter()
            .flat_map(|card| &card.lines)
            .map(|(order, code)| entry_width(ui, order, code))
            .fold(60.0, f32::max);
        ((inner / widest).floor() as usize).max(1)
    };
    // Measured before anything is placed: the cards stand on the lower edge of the window.
    let area_id = Id::new("secret-cards");
    let known = ctx.data(|data| data.get_temp::<f32>(area_id)).unwrap_or(row * (ROWS as f32 + 2.0));
    let place = Rect::from_min_max(pos2(free.left(), (free.bottom() - known).max(free.top())), free.max);
    components::placed(ctx, "secret-cards", place, |ui| {
        let columns = columns(ui);
        let tall = |card: &CardModel| {
            let rows = card.lines.len().div_ceil(columns).max(ROWS - 1) as f32 + 1.0;
            let beneath = card.illegal.iter().map(|(order, code)| illegal_text(ui, order, code, inner).size().y);
            row * rows + beneath.sum::<f32>().max(row)
        };
        height = cards.iter().map(tall).fold(0.0, f32::max) + 5.0 * MARGIN;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing = vec2(MARGIN, 0.0);
            ui.add_space(MARGIN);
            for card in cards {
                components::smoke(ui, scale).inner_margin(Margin::same(MARGIN as i8)).show(ui, |ui| {
                    ui.set_width(inner);
                    ui.set_min_height(height - 4.0 * MARGIN);
                    ui.vertical(|ui| one_card(ui, card, inner, columns, row, scale));
                });
            }
        });
    });
    if (known - height).abs() > 0.5 {
        ctx.data_mut(|data| data.insert_temp(area_id, height));
        ctx.request_discard("the cards have another height");
    }
    Rect::from_min_max(free.min, pos2(free.right(), (free.bottom() - height).max(free.top())))
}

fn entry_width(ui: &Ui, order: &str, code: &str) -> f32 {
    components::text_width(ui, order) + components::text_width(ui, code) + 26.0
}

/// The orders of a seat in columns, each with its code; what breaks the rules has a row of its own.
fn one_card(ui: &mut Ui, card: &CardModel, width: f32, columns: usize, row: f32, scale: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    // Rows of text, not of buttons.
    ui.spacing_mut().interact_size.y = row;
    components::inked(
        ui,
        card.ink,
        RichText::new(&card.title).color(Ground::of(ui).accent),
        TextSize::Label.token().size * scale,
    );
    let entry = |ui: &mut Ui, (order, code): &(String, String), wide: f32| {
        ui.allocate_ui_with_layout(vec2(wide, row), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(vec2(wide, row));
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.label(RichText::new(code).strong().color(Ground::of(ui).accent));
            ui.label(RichText::new(order).color(Ground::of(ui).text));
        });
    };
    let wide = (width / columns as f32).floor();
    for chunk in card.lines.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            chunk.iter().for_each(|line| entry(ui, line, wide));
        });
    }
    if let Some((order, code)) = &card.illegal {
        illegal(ui, order, code, width);
    }
}

/// The row of what breaks the rules: a sentence, in as many lines as it needs.
fn illegal(ui: &mut Ui, order: &str, code: &str, width: f32) {
    let ground = Ground::of(ui);
    let galley = illegal_text(ui, order, code, width);
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{code} {order}")));
    ui.painter().galley(rect.min, galley, ground.text);
}

/// The row in the usual letters, or in smaller ones where it then is one line.
fn illegal_text(ui: &Ui, order: &str, code: &str, width: f32) -> Arc<Galley> {
    let ground = Ground::of(ui);
    let laid = |size: f32| {
        let mut job = LayoutJob::default();
        job.append(code, 0.0, TextFormat::simple(Face::Bold.at(size), ground.accent));
        job.append(order, 6.0, TextFormat::simple(Face::Text.at(size), ground.text));
        job.wrap.max_width = width;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let size = ui.style().text_styles[&TextStyle::Body].size;
    let usual = laid(size);
    if usual.rows.len() == 1 { usual } else { laid(0.9 * size) }
}
