//! The boards of a round: twelve to a page, as cards side by side.

use super::board;
use super::done::Done;
use crate::desk::class::model::{BOARDS, SheetModel};
use crate::desk::components::{self, paint};
use crate::desk::frame::look::Look;
use crate::desk::theme::{Face, Ground, TextSize, icons};
use bevy_egui::egui::{Align2, Label, RichText, Sense, TextStyle, Ui, Vec2, WidgetInfo, WidgetType, vec2};
use ludoteca_rules::Arg;

/// The least width of a card at text scale 1.
const CARD: f32 = 280.0;

/// The greatest height of a card at text scale 1.
const MOST: f32 = 112.0;

/// Most cards side by side.
const COLUMNS: f32 = 3.0;

/// Space between cards.
const GAP: f32 = 14.0;

/// The round that is shown, the way to others and, with more than twelve boards, the part of them; from the right end.
pub(super) fn round(ui: &mut Ui, look: &Look, sheet: &SheetModel, done: &mut Done<'_>) {
    let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let text = match sheet.planned {
        Some(all) => look.words.fill("ui-class-round-of", &[("round", number(sheet.round)), ("rounds", number(all))]),
        None => look.words.fill("class-round-title", &[("round", number(sheet.round))]),
    };
    let words = [look.word("ui-class-round-before"), look.word("ui-class-round-after")];
    if let Some(round) = between(ui, &text, (sheet.round, sheet.rounds), &words) {
        done.see(|view| (view.round, view.part) = (Some(round), 0));
    }
    let parts = sheet.boards.len().div_ceil(BOARDS);
    if parts > 1 {
        let from = sheet.part * BOARDS;
        let to = (from + BOARDS).min(sheet.boards.len());
        ui.add_space(12.0);
        let text = format!("{}–{to}", from + 1);
        let words = [look.word("ui-class-boards-before"), look.word("ui-class-boards-after")];
        if let Some(part) = between(ui, &text, (sheet.part + 1, parts), &words) {
            done.see(|view| view.part = part - 1);
        }
    }
}

/// A text between two arrows, from the right end; the number to go to, from 1 to the last one.
fn between(ui: &mut Ui, text: &str, (now, last): (usize, usize), words: &[String; 2]) -> Option<usize> {
    let mut to = None;
    if arrow(ui, icons::FORWARD, &words[1], now < last) {
        to = Some(now + 1);
    }
    let size = TextStyle::Body.resolve(ui.style()).size;
    ui.add(Label::new(RichText::new(text).font(Face::Bold.at(size))));
    if arrow(ui, icons::BACK, &words[0], now > 1) {
        to = Some(now - 1);
    }
    to
}

/// An arrow without a ground of its own.
fn arrow(ui: &mut Ui, icon: &str, name: &str, can: bool) -> bool {
    let side = ui.spacing().interact_size.y;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), if can { Sense::click() } else { Sense::hover() });
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, can, name));
    components::follow_focus(&response);
    let ground = Ground::of(ui);
    let colour = match () {
        () if !can => paint::faded(ground.quiet, 0.4),
        () if response.hovered() => ground.text,
        () => ground.quiet,
    };
    if can && response.hovered() {
        ui.painter().circle_filled(rect.center(), side / 2.0, ground.well);
    }
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, icon, Face::Icon.at(0.5 * side), colour);
    paint::focus_ring(ui, &response, side / 2.0);
    response.on_hover_text(name).clicked()
}

/// How much of the round is done, as a bar.
pub(super) fn progress(ui: &mut Ui, sheet: &SheetModel) {
    ui.add_space(4.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width() - 8.0, 8.0), Sense::hover());
    let all = sheet.boards.len().max(1);
    let share = (all - sheet.missing()) as f32 / all as f32;
    let ground = Ground::of(ui);
    ui.painter().rect_filled(rect, 4.0, ground.well.lerp_to_gamma(ground.line, 0.4));
    if share > 0.0 {
        let done = rect.with_max_x(rect.left() + (rect.width() * share).max(8.0));
        ui.painter().rect_filled(done, 4.0, ground.accent);
    }
    let told = format!("{} / {all}", all - sheet.missing());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, told.clone()));
}

/// The cards.
pub(super) fn draw(ui: &mut Ui, look: &Look, sheet: &SheetModel, done: &mut Done<'_>) {
    let scale = look.text_scale();
    if sheet.round == 0 {
        let quiet = Ground::of(ui).quiet;
        ui.add(Label::new(TextSize::Lead.text(scale, look.word("class-begin")).color(quiet)).wrap());
        return;
    }
    let room = ui.available_width();
    let columns = ((room + GAP) / (CARD * scale + GAP)).floor().clamp(1.0, COLUMNS);
    let wide = ((room + GAP) / columns - GAP).floor();
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let first = sheet.part * BOARDS;
    let boards: Vec<(usize, _)> = (1..).zip(&sheet.boards).skip(first).take(BOARDS).collect();
    let rows = BOARDS.div_ceil(columns as usize) as f32;
    // What is left of the height goes to the cards.
    let tall = ((ui.available_height() - 12.0) / rows - GAP).min(MOST * scale);
    for row in boards.chunks(columns as usize) {
        ui.horizontal(|ui| {
            for (number, shown) in row {
                board::card(ui, look, sheet, (*number, shown), vec2(wide, tall), done);
            }
        });
    }
}
