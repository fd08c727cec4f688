//! The colours of the pieces, to choose from.

use crate::desk::components::{self, paint};
use crate::desk::demo::model::{DemoAction, DemoModel, DemoRequest};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{self, Ground, tokens};
use bevy_egui::egui::{Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};
use ludoteca_rules::SideColour;

/// Draws them from right to left, each in a square of this side.
pub(super) fn draw(ui: &mut Ui, look: &Look, demo: &DemoModel, side: f32, sends: &mut Sends) {
    let title = look.word("ui-theatre-set");
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let sets: Vec<_> = (0_u8..).zip(&demo.sets).collect();
        for (index, (name, colour, shown)) in sets.into_iter().rev() {
            if swatch(ui, side, &format!("{title}: {name}"), *colour, *shown) {
                sends.write(DemoRequest(DemoAction::Set(index)));
            }
        }
    });
}

/// A colour to choose; whether it was pressed.
fn swatch(ui: &mut Ui, side: f32, name: &str, colour: SideColour, chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, name));
    components::follow_focus(&response);
    let ground = Ground::of(ui);
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side * 0.6));
    let radius = f32::from(tokens().radius.small);
    let edge = Stroke::new(1.5, if response.hovered() { ground.text } else { tokens().sides.edge.0 });
    ui.painter().rect(square, radius, theme::ink(colour), edge, StrokeKind::Inside);
    if chosen {
        let ring = Stroke::new(2.5, ground.accent);
        ui.painter().rect_stroke(square.expand(3.0), radius + 3.0, ring, StrokeKind::Outside);
    }
    paint::focus_ring(ui, &response, radius);
    response.on_hover_text(name).clicked() && !chosen
}
