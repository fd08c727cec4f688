//! Draws the question what a puzzle is to be called that is made of the position.

use crate::desk::components::framed::framed;
use crate::desk::components::{self, LineField};
use crate::desk::frame::dialog::{Dialog, DialogAction};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::lesson::model::CourseRequest;
use bevy_egui::egui::{Id, Key, Label, Ui};

/// Most letters of a title.
const MOST: usize = 60;

/// Draws it; `title` as typed so far.
pub fn draw(ui: &mut Ui, height: f32, look: &Look, title: &str, sends: &mut Sends) {
    let mut changed = Sends::default();
    let (mut entered, mut pressed, mut closes) = (false, false, false);
    let name = look.word("ui-puzzle-title");
    let mut title = title.to_owned();
    framed(
        ui,
        height,
        &look.word("ui-draft-puzzle"),
        |ui| {
            ui.add(Label::new(look.word("ui-puzzle-about")).wrap());
            ui.add_space(8.0);
            let width = ui.available_width();
            let id = Some(Id::new("puzzle-title"));
            let field = components::line(ui, LineField { name: &name, hint: &name, most: MOST, width, id }, &title);
            if ui.ctx().memory(|memory| memory.focused()).is_none() {
                field.response.request_focus();
            }
            entered = field.response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if field.changed {
                changed.write(DialogAction::Open(Dialog::Puzzle(field.text.clone())));
            }
            // What was typed in the frame of the key that ends it belongs to it.
            title = field.text;
        },
        |ui| {
            let make = components::primary(ui, &look.word("ui-puzzle-make"));
            pressed = make.clicked();
            closes = components::quiet(ui, look.word("ui-cancel")).clicked();
            make
        },
    );
    sends.append([changed]);
    let makes = entered || pressed;
    if makes {
        sends.write(CourseRequest::Make(title.trim().to_owned()));
    }
    if makes || closes {
        sends.write(DialogAction::Close);
    }
}
