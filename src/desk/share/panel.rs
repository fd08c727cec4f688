//! Draws the dialog in which one chooses as what the game on the table, or its position, is given away.

use super::code::Code;
use super::model::ShareModel;
use crate::desk::components::framed::closed;
use crate::desk::components::{self, PillButton};
use crate::desk::frame::dialog::{Dialog, DialogAction, FileAsk, SheetOf};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::controller::PlayAction;
use crate::desk::theme::{Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Label, Rect, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, vec2};

/// Side of the code at text scale 1, and the light around it in modules, without which it is not read.
const CODE: f32 = 300.0;
const LIGHT: usize = 4;
/// Between the ways and the code.
const GAP: f32 = 28.0;

/// Draws it.
pub fn draw(ui: &mut Ui, height: f32, look: &Look, shared: &ShareModel, sends: &mut Sends) {
    let body = |ui: &mut Ui, done: &mut Sends| {
        // The ring around what has the keyboard needs room.
        ui.add_space(6.0);
        let whole = ui.available_width();
        let side = CODE * look.text_scale().min(1.2);
        let left = whole - side - GAP;
        if left < 0.5 * whole {
            ways(ui, look, shared, whole, done);
            ui.add_space(16.0);
            code(ui, look, shared, side.min(whole));
            return;
        }
        let top = ui.cursor().min;
        let beside = Rect::from_min_size(top + vec2(left + GAP, 0.0), vec2(side, f32::INFINITY));
        let ways = |ui: &mut Ui| ways(ui, look, shared, left, done);
        ui.scope_builder(UiBuilder::new().max_rect(Rect::from_min_size(top, vec2(left, f32::INFINITY))), ways);
        ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| code(ui, look, shared, side));
    };
    closed(ui, height, &look.word("do-share"), look, sends, body);
}

/// The ways: as text, and as files whose ending says what is written.
fn ways(ui: &mut Ui, look: &Look, shared: &ShareModel, wide: f32, sends: &mut Sends) {
    let game = shared.game;
    let save = |ending: &str| FileAsk::Save(format!("{game}{ending}"));
    let files = [
        (icons::FILE, "", save(".ludo")),
        (icons::PICTURE, "", save(".png")),
        (icons::PICTURE, " 2×", save("@2x.png")),
        (icons::PICTURE, " 4×", save("@4x.png")),
        (icons::FILM, "", save(".gif")),
        (icons::PRINT, "", save(".svg")),
        (icons::PRINT, "", FileAsk::SaveSheet(SheetOf::Table, format!("{game}.svg"))),
    ];
    ui.spacing_mut().item_spacing.y = 8.0;
    let row = |ui: &mut Ui, icon, text: &str, enabled| {
        PillButton::new(text).icon(icon).width(wide).enabled(enabled).show(ui).clicked()
    };
    let copy = PillButton::new(&look.word("do-copy")).icon(icons::COPY).width(wide).show(ui);
    components::focus_first(&copy);
    if copy.clicked() {
        sends.write(PlayAction::CopyRecord);
        sends.write(DialogAction::Close);
    }
    for (icon, size, ask) in files {
        let text = look.word(ask.title_key()) + size;
        let enabled = icon != icons::FILM || shared.moves;
        if row(ui, icon, &text, enabled) {
            sends.write(DialogAction::Open(Dialog::File(ask)));
        }
    }
}

/// The record as a code, with what to do with it.
fn code(ui: &mut Ui, look: &Look, shared: &ShareModel, side: f32) {
    ui.set_max_width(side);
    let said = match &shared.code {
        Some(code) => {
            let said = look.word("ui-share-code");
            modules(ui, code, side, &said);
            ui.add_space(8.0);
            said
        }
        None if shared.long => look.word("ui-share-long"),
        None => return,
    };
    let colour = Ground::of(ui).quiet;
    ui.add(Label::new(TextSize::Label.text(look.text_scale(), said).color(colour)).wrap());
}

/// Draws a code, so wide; `name` says what it is.
pub(in crate::desk) fn modules(ui: &mut Ui, code: &Code, side: f32, name: &str) {
    let (place, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, name));
    // Readers want dark on light, whatever the room looks like.
    let print = tokens().presenting();
    ui.painter().rect_filled(place, 0, print.paper.0);
    let module = side / (code.side + 2 * LIGHT) as f32;
    let at = |modules: usize| (modules + LIGHT) as f32 * module;
    for (row, from, many) in code.stretches() {
        let corner = place.min + vec2(at(from), at(row));
        let dark = Rect::from_min_size(corner, vec2(many as f32 * module, module));
        ui.painter().rect_filled(dark, 0, print.ink.0);
    }
}
