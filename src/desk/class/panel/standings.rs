//! Who is where.

use crate::desk::class::model::SheetModel;
use crate::desk::components::paint;
use crate::desk::frame::look::Look;
use crate::desk::theme::{Face, Ground, TextSize, tokens};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Color32, FontId, Rect, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

/// Space beside a column.
const BESIDE: f32 = 14.0;

/// The least width of the names at text scale 1, and the greatest.
const NAMES: [f32; 2] = [180.0, 420.0];

/// The place of the names among the columns; all others are numbers.
const NAME: usize = 1;

/// Draws the table. Where it is too wide it moves to the side; a name that is too long is whole under the pointer.
pub(super) fn draw(ui: &mut Ui, look: &Look, sheet: &SheetModel) {
    let scale = look.text_scale();
    let head = TextSize::Label.font(scale);
    let body = |column: usize| {
        let face = if column <= NAME { Face::Bold } else { Face::Text };
        face.at(TextSize::Body.token().size * scale)
    };
    let measure = |ui: &Ui, text: &str, font: FontId| {
        ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x.ceil() + 2.0 * BESIDE
    };
    // A head of several words takes several lines.
    let longest = |text: &String| paint::longest_word(ui, text, &head) + 2.0 * BESIDE;
    let mut widths: Vec<f32> = sheet.heads.iter().map(longest).collect();
    for (cells, _) in &sheet.standings {
        for (column, text) in cells.iter().enumerate().take(widths.len()) {
            widths[column] = widths[column].max(measure(ui, text, body(column)));
        }
    }
    let others: f32 = widths.iter().sum::<f32>() - widths[NAME];
    let room = (ui.available_width() - others).min(NAMES[1] * scale);
    widths[NAME] = widths[NAME].min(room.max(NAMES[0] * scale));
    let tall = TextSize::Body.token().line * scale + 16.0;
    ScrollArea::horizontal().id_salt("standings").show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let ground = Ground::of(ui);
        let heads: Vec<&str> = sheet.heads.iter().map(String::as_str).collect();
        self::heads(ui, &heads, &widths, head.clone());
        for (place, (cells, gone)) in sheet.standings.iter().enumerate() {
            let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
            let colour = if *gone { ground.quiet } else { ground.text };
            let back = (place % 2 == 0).then(|| ground.fill.lerp_to_gamma(Color32::WHITE, 0.5));
            row(ui, &cells, &widths, tall, (colour, back), body);
        }
    });
}

/// The row of what the columns are, each in as many lines as it needs, with its last line beside the others' last.
fn heads(ui: &mut Ui, heads: &[&str], widths: &[f32], font: FontId) {
    let colour = Ground::of(ui).quiet;
    let laid = |(column, (text, wide)): (usize, (&&str, &f32))| {
        let mut job = LayoutJob::simple((*text).to_owned(), font.clone(), colour, wide - 2.0 * BESIDE + 1.0);
        job.halign = if column == NAME { Align::LEFT } else { Align::RIGHT };
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let galleys: Vec<_> = heads.iter().zip(widths).enumerate().map(laid).collect();
    let tall = galleys.iter().map(|galley| galley.size().y).fold(0.0, f32::max) + 12.0;
    let (rect, _) = ui.allocate_exact_size(vec2(widths.iter().sum(), tall), Sense::hover());
    let mut left = rect.left();
    for (column, (galley, wide)) in galleys.into_iter().zip(widths).enumerate() {
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(*wide, tall));
        left = place.right();
        let response = ui.interact(place, ui.id().with(("head", column)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, heads[column]));
        let x = if column == NAME { place.left() + BESIDE } else { place.right() - BESIDE };
        ui.painter().galley(pos2(x, place.bottom() - 6.0 - galley.size().y), galley, colour);
    }
}

/// A row: texts of a colour, on a ground of their own if they have one.
fn row(
    ui: &mut Ui,
    cells: &[&str],
    widths: &[f32],
    tall: f32,
    (colour, back): (Color32, Option<Color32>),
    font: impl Fn(usize) -> FontId,
) {
    let (rect, _) = ui.allocate_exact_size(vec2(widths.iter().sum(), tall), Sense::hover());
    if let Some(back) = back {
        ui.painter().rect_filled(rect, tokens().radius.small, back);
    }
    let mut left = rect.left();
    for (column, (text, wide)) in cells.iter().zip(widths).enumerate() {
        let galley = paint::elided(ui, text, font(column), colour, wide - 2.0 * BESIDE);
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(*wide, tall));
        left = place.right();
        let x = if column == NAME { place.left() + BESIDE } else { place.right() - BESIDE - galley.size().x };
        let response = ui.interact(place, ui.id().with((rect.top() as i32, column)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, *text));
        let cut = galley.elided;
        ui.painter().galley(pos2(x, place.center().y - galley.size().y / 2.0), galley, colour);
        if cut {
            response.on_hover_text(*text);
        }
    }
}
