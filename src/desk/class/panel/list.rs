//! All tournaments.

use super::done::Done;
use crate::desk::class::model::{ClassModel, ClassRequest, SheetEntry};
use crate::desk::components::{self, PillButton, paint};
use crate::desk::frame::look::Look;
use crate::desk::theme::{Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Color32, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

/// The widest row at text scale 1: what is read across it stays together.
const WIDEST: f32 = 960.0;

/// The height of a row at text scale 1.
const ROW: f32 = 76.0;

/// Draws the list.
pub(super) fn draw(ui: &mut Ui, look: &Look, class: &ClassModel, done: &mut Done<'_>) {
    let scale = look.text_scale();
    if let Some((id, title)) = &class.removed
        && components::removed(ui, look, title)
    {
        done.ask(ClassRequest::Restore(id.clone()));
    }
    if class.sheets.is_empty() {
        nothing(ui, look, done);
    }
    let side = ui.spacing().interact_size.y;
    let tall = (ROW * scale).max(side);
    for sheet in &class.sheets {
        ui.horizontal(|ui| {
            let wide = (ui.available_width() - side - ui.spacing().item_spacing.x - 8.0).min(WIDEST * scale).max(80.0);
            if row(ui, scale, sheet, vec2(wide, tall)).clicked() && sheet.whole {
                done.ask(ClassRequest::Open(sheet.id.clone()));
            }
            if components::pressed(ui, icons::REMOVE, &format!("{}: {}", look.word("ui-saved-remove"), sheet.title)) {
                done.ask(ClassRequest::Remove(sheet.id.clone()));
            }
        });
    }
}

/// What the page is for, while nothing is on it, and how to begin.
fn nothing(ui: &mut Ui, look: &Look, done: &mut Done<'_>) {
    let scale = look.text_scale();
    components::nothing(ui, scale, (icons::CLASS, &look.word("ui-class-none")), |ui| {
        let tall = tokens().size.button_main * scale.min(1.2);
        let screens = look.word("ui-class-screens-begin");
        let screens = PillButton::main(&screens).icon(icons::SCREENS).least(vec2(0.0, tall)).padding(18.0).show(ui);
        components::focus_first(&screens);
        if screens.clicked() {
            done.enter_new(true);
        }
        ui.add_space(8.0);
        let begin = look.word("ui-class-new");
        if PillButton::new(&begin).icon(icons::NEW_GAME).least(vec2(0.0, tall)).padding(18.0).show(ui).clicked() {
            done.enter_new(false);
        }
    });
}

/// A tournament: its title, and what is known of it.
fn row(ui: &mut Ui, scale: f32, sheet: &SheetEntry, size: Vec2) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, if sheet.whole { Sense::click() } else { Sense::hover() });
    let name = format!("{}, {}", sheet.title, sheet.facts);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, sheet.whole, name.clone()));
    components::follow_focus(&response);
    let ground = Ground::of(ui);
    let radius = f32::from(tokens().radius.control);
    let lit = sheet.whole && response.hovered();
    let fill = if lit { ground.hover } else { ground.fill.lerp_to_gamma(Color32::WHITE, 0.5) };
    ui.painter().rect(rect, radius, fill, Stroke::new(1.0, ground.line), StrokeKind::Inside);
    let room = size.x - 36.0;
    let (ink, quiet) = if sheet.whole { (ground.text, ground.quiet) } else { (ground.quiet, ground.bad) };
    let title = paint::elided(ui, &sheet.title, TextSize::Name.font(scale), ink, room);
    let facts = paint::elided(ui, &sheet.facts, TextSize::Label.font(scale), quiet, room);
    let cut = title.elided || facts.elided;
    let top = rect.center().y - (title.size().y + facts.size().y) / 2.0;
    let below = top + title.size().y;
    ui.painter().galley(pos2(rect.left() + 18.0, top), title, ink);
    ui.painter().galley(pos2(rect.left() + 18.0, below), facts, quiet);
    paint::focus_ring(ui, &response, radius);
    if cut { response.on_hover_text(name) } else { response }
}
