//! The rooms, each as a picture of a table in it.

use crate::desk::components::{follow_focus, paint};
use crate::desk::frame::pictures;
use crate::desk::theme::{Face, Ground, tokens};
use bevy_egui::egui::{Align2, Color32, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::egui::{Rect, UiBuilder};
use ludoteca_table::scene::room::Room;

/// Pictures beside each other, where their names have room.
const COLUMNS: usize = 2;
/// Space between pictures.
const GAP: f32 = 18.0;
/// Height of a picture as a share of its width.
const TALL: f32 = 0.5625;

/// The rooms in rows; the one that was chosen.
pub fn draw(ui: &mut Ui, title: &str, chosen: &Room, language: &str) -> Option<&'static Room> {
    let size = ui.style().text_styles[&TextStyle::Body].size;
    let halves = ((ui.available_width() - GAP) / COLUMNS as f32).floor().max(40.0);
    let named = |room: &Room| {
        let name = room.name(language).to_owned();
        ui.painter().layout_no_wrap(name, Face::Bold.at(size), Color32::PLACEHOLDER).size().x
    };
    // Where a name is wider than half of the sheet, the pictures lie beneath each other, no larger than before.
    let columns = if Room::all().iter().all(|room| named(room) <= halves) { COLUMNS } else { 1 };
    let wide = if columns == 1 { ui.available_width() } else { halves };
    let tall = (TALL * halves).round();
    let whole = vec2(wide, tall + 1.7 * size);
    let mut taken = None;
    for row in Room::all().chunks(columns) {
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), whole.y), Sense::hover());
        for (column, room) in row.iter().enumerate() {
            let left = place.left() + column as f32 * (wide + GAP);
            let rect = Rect::from_min_size(pos2(left, place.top()), whole);
            let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).id_salt(room.id));
            if one(ui, title, room, room == chosen, language, tall) {
                taken = Some(room);
            }
        }
    }
    taken
}

/// A room; whether it was pressed.
fn one(ui: &mut Ui, title: &str, room: &'static Room, chosen: bool, language: &str, tall: f32) -> bool {
    let ground = Ground::of(ui);
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click());
    let name = format!("{title}: {}", room.name(language));
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, name.clone()));
    follow_focus(&response);
    let picture = Rect::from_min_size(rect.min, vec2(rect.width().min(tall / TALL), tall));
    let radius = tokens().radius.control;
    ui.painter().rect_filled(picture, radius, ground.well);
    pictures::rounded(ui, room.picture(), &format!("room-{}", room.id), picture, radius);
    if chosen {
        paint::ring(ui.painter(), picture, f32::from(radius), ground.accent);
    } else {
        let edge = if response.hovered() { Stroke::new(2.0, ground.quiet) } else { Stroke::new(1.0, ground.line) };
        ui.painter().rect_stroke(picture, radius, edge, StrokeKind::Outside);
    }
    let size = ui.style().text_styles[&TextStyle::Body].size;
    let (face, colour) = if chosen { (Face::Bold, ground.text) } else { (Face::Text, ground.quiet) };
    let below = pos2(rect.left(), rect.bottom());
    ui.painter().text(below, Align2::LEFT_BOTTOM, room.name(language), face.at(size), colour);
    paint::focus_ring(ui, &response, f32::from(radius));
    response.clicked() && !chosen
}
