//! The list of keys.

use crate::desk::commands::DoCommand;
use crate::desk::commands::table::{COMMANDS, Command};
use crate::desk::components::{follow_focus, paint};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Face, Ground, tokens};
use bevy_egui::egui::{Color32, Label, RichText, Sense, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2};

/// The keys that are no commands, as they are written on them, and the text key of what they do.
const AT_THE_BOARD: [(&str, &str); 5] = [
    ("a 1 … l 12", "ui-key-cell"),
    ("← ↑ ↓ →", "ui-key-cursor"),
    ("Enter", "ui-key-pick"),
    ("Alt", "ui-key-alt"),
    ("Ctrl+V", "ui-key-paste"),
];
/// Share of the width that the names of keys take.
const NAMES: f32 = 0.36;
/// Space between the edge of a row and what is in it.
const INSIDE: f32 = 10.0;

/// All keys and what they do; pressing the line of a command does it.
pub fn draw(ui: &mut Ui, look: &Look, sends: &mut Sends) {
    let words = &look.words;
    let names = NAMES * ui.available_width();
    ui.spacing_mut().item_spacing.y = 2.0;
    for command in COMMANDS.iter().filter(|command| !command.keys.is_empty()) {
        let keys: Vec<String> = command.keys.iter().map(|key| key.text(words)).collect();
        if line(ui, look, command, &keys.join(", "), names) {
            sends.write(DialogAction::Close);
            sends.write(DoCommand(command.id));
        }
    }
    ui.add_space(8.0);
    for (keys, does) in AT_THE_BOARD {
        ui.horizontal_top(|ui| {
            let font = Face::Bold.at(TextStyle::Body.resolve(ui.style()).size);
            let wide = names - ui.spacing().item_spacing.x;
            ui.add_space(INSIDE);
            ui.allocate_ui(vec2(wide - INSIDE, 0.0), |ui| {
                ui.set_min_width(wide - 2.0 * INSIDE);
                ui.add(Label::new(RichText::new(keys).font(font)).wrap());
            });
            ui.add(Label::new(look.word(does)).wrap());
        });
        ui.add_space(6.0);
    }
}

/// The line of a command; whether it was pressed.
fn line(ui: &mut Ui, look: &Look, command: &Command, keys: &str, names: f32) -> bool {
    let ground = Ground::of(ui);
    let size = TextStyle::Body.resolve(ui.style()).size;
    let title = command.title(&look.words);
    let room = ui.available_width();
    let layout = |text: &str, face: Face, room: f32| {
        ui.painter().layout(text.to_owned(), face.at(size), Color32::PLACEHOLDER, room.max(40.0))
    };
    let keys_text = layout(keys, Face::Bold, names - 2.0 * INSIDE);
    let does = layout(&title, Face::Text, room - names - INSIDE);
    let height = ui.spacing().interact_size.y.max(keys_text.size().y.max(does.size().y) + INSIDE);
    let (rect, response) = ui.allocate_exact_size(vec2(room, height), Sense::click());
    let said = format!("{title} ({keys})");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, said.clone()));
    follow_focus(&response);
    let radius = f32::from(tokens().radius.small);
    if response.hovered() {
        ui.painter().rect_filled(rect, radius, ground.hover);
    }
    let middle = rect.center().y;
    ui.painter().galley(pos2(rect.left() + INSIDE, middle - keys_text.size().y / 2.0), keys_text, ground.text);
    ui.painter().galley(pos2(rect.left() + names, middle - does.size().y / 2.0), does, ground.text);
    paint::focus_ring(ui, &response, radius);
    let about = command.about(&look.words);
    let response = if about.is_empty() { response } else { response.on_hover_text(about) };
    response.clicked()
}
