//! Draws the wall of medals: whoever has beaten an animal hangs its face there.

use super::medals::{MedalModel, MedalsModel};
use crate::desk::components::paint;
use crate::desk::frame::look::Look;
use crate::desk::theme::portraits::Portrait;
use crate::desk::theme::{Ground, TextSize};
use bevy_egui::egui::{Color32, Label, Rect, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};
use ludoteca_rules::thinking::think::LEVELS;

/// Width of a medal with its ribbon of text, and of the face in it, at text scale 1.
const MEDAL: f32 = 118.0;
const FACE: f32 = 72.0;

/// Draws it.
pub fn draw(ui: &mut Ui, look: &Look, all: &[MedalsModel]) {
    let scale = look.text_scale();
    let ground = Ground::of(ui);
    if all.is_empty() {
        nobody(ui, look);
        return;
    }
    ScrollArea::vertical().id_salt("medals").auto_shrink(false).show(ui, |ui| {
        for person in all {
            ui.add(Label::new(TextSize::Title.text(scale, &person.name).color(ground.text)).truncate());
            ui.add_space(6.0);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
                person.medals.iter().for_each(|medal| self::medal(ui, scale, medal));
            });
            ui.add_space(22.0);
        }
    });
}

/// Whom one can beat, while nobody was.
fn nobody(ui: &mut Ui, look: &Look) {
    let scale = look.text_scale();
    let ground = Ground::of(ui);
    ui.vertical_centered(|ui| {
        ui.add_space((0.2 * ui.available_height()).max(8.0));
        let large = (FACE * scale.min(1.6)).min(ui.available_width() / LEVELS as f32 - 10.0);
        let wide = LEVELS as f32 * (large + 10.0);
        let (row, _) = ui.allocate_exact_size(vec2(wide, large), Sense::hover());
        for level in 1..=LEVELS {
            let left = row.left() + (level - 1) as f32 * (large + 10.0) + 5.0;
            let face = Rect::from_min_size(pos2(left, row.top()), Vec2::splat(large));
            Portrait::Level(level).paint(ui.painter(), face, Color32::WHITE.gamma_multiply(0.35));
            ui.painter().circle_stroke(face.center(), large / 2.0, Stroke::new(3.0, ground.line));
        }
        ui.add_space(16.0);
        ui.add(Label::new(TextSize::Lead.text(scale, look.word("ui-medals-none")).color(ground.quiet)).wrap());
    });
}

/// The face of an animal in a ring, and below it the game.
fn medal(ui: &mut Ui, scale: f32, medal: &MedalModel) {
    let ground = Ground::of(ui);
    let large = scale.min(1.6);
    let text = TextSize::Label.token().line * scale;
    let size = vec2(MEDAL * large, FACE * large + 12.0 + text);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &medal.said));
    let middle = pos2(rect.center().x, rect.top() + FACE * large / 2.0 + 2.0);
    let face = Rect::from_center_size(middle, Vec2::splat(FACE * large));
    Portrait::Level(medal.level).paint(ui.painter(), face, Color32::WHITE);
    ui.painter().circle_stroke(middle, FACE * large / 2.0, Stroke::new(3.0, ground.accent));
    let name = paint::elided(ui, &medal.name, TextSize::Label.font(scale), ground.quiet, size.x);
    let at = pos2(rect.center().x - name.size().x / 2.0, rect.bottom() - name.size().y);
    ui.painter().galley(at, name, ground.quiet);
    response.on_hover_text(&medal.said);
}
