//! The clock: a face for every seat, and what covers the pieces while it is paused.

use crate::desk::components;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::clock::model::{ClockModel, FaceModel};
use crate::desk::play::secret::panel::cloth;
use crate::desk::theme::Ground;
use bevy_egui::egui::{
    Align, Align2, Color32, Context, FontFamily, FontId, Id, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};
use ludoteca_rules::Arg;
use ludoteca_table::play::TableAction;

/// Width of a face whose digits are of this size.
#[must_use]
pub fn wide(ui: &Ui, face: &FaceModel, size: f32) -> f32 {
    let digits = ui.painter().layout_no_wrap(face.text.clone(), font(size), Color32::WHITE).size().x;
    digits + 2.6 * size
}

fn font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// One face. That it runs is seen by its ground and a bar at its edge, that little is left by a frame and a sign.
pub fn face(ui: &mut Ui, look: &Look, face: &FaceModel, wide: f32, size: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(wide, 1.6 * size), Sense::hover());
    let said = look.words.fill(
        if face.short { "ui-clock-short" } else { "ui-clock-face" },
        &[("who", Arg::Plain(face.name.clone())), ("time", Arg::Plain(face.text.clone()))],
    );
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, said.clone()));
    let (ground, digits) = if face.runs {
        (Ground::of(ui).text, Ground::of(ui).on_accent)
    } else {
        (Ground::of(ui).well, Ground::of(ui).quiet)
    };
    let painter = ui.painter();
    painter.rect_filled(rect, 8, ground);
    if face.runs {
        let bar = Rect::from_min_max(rect.min, pos2(rect.left() + 0.22 * size, rect.bottom()));
        painter.rect_filled(bar, 8, Ground::of(ui).accent);
    }
    if face.short {
        painter.rect_stroke(rect, 8, Stroke::new(3.0, Ground::of(ui).accent), StrokeKind::Inside);
    }
    if let Some(ink) = face.ink {
        components::disc(ui, pos2(rect.left() + 0.9 * size, rect.center().y), 0.34 * size, ink);
    }
    let text = if face.short { format!("{} !", face.text) } else { face.text.clone() };
    painter.text(rect.right_center() - vec2(0.4 * size, 0.0), Align2::RIGHT_CENTER, text, font(size), digits);
}

/// Covers the pieces while the clock is paused.
pub fn cover(ctx: &Context, look: &Look, clock: Option<&ClockModel>, free: Rect, sends: &mut Sends) {
    let Some(clock) = clock.filter(|clock| clock.paused) else { return };
    let scale = look.text_scale();
    // Nothing of the table is seen above it.
    let free = free.with_min_y(ctx.content_rect().top());
    components::placed(ctx, "pause-cover", free, |ui| {
        ui.interact(free, Id::new("pause-cloth"), Sense::click_and_drag());
        cloth(ui, free);
        let wide = (420.0 * scale).min(free.width() - 40.0);
        let middle =
            Rect::from_center_size(free.center(), vec2(wide, (140.0 + 28.0 * clock.faces.len() as f32) * scale));
        ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
            components::smoke(ui, scale).show(ui, |ui| {
                ui.set_min_width(wide - 40.0);
                ui.with_layout(Layout::top_down(Align::Center), |ui| {
                    ui.label(RichText::new(look.word("ui-paused")).heading().color(Ground::of(ui).accent));
                    // It may lie over the plates with the clocks.
                    for face in &clock.faces {
                        let args = [("who", Arg::Plain(face.name.clone())), ("time", Arg::Plain(face.text.clone()))];
                        ui.label(look.words.fill("ui-clock-face", &args));
                    }
                    ui.add_space(6.0);
                    if components::primary(ui, &look.word("ui-go-on")).clicked() {
                        sends.write(AskTable(TableAction::Pause(false)));
                    }
                });
            });
        });
    });
}
