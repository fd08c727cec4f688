//! Draws the question for the number on the list of a class, and the letters for its teacher.

use super::SlipModel;
use crate::desk::components::framed::framed;
use crate::desk::components::{self, LineField};
use crate::desk::frame::dialog::{Dialog, DialogAction};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Face, Ground, TextSize};
use bevy_egui::egui::{Id, Label, RichText, Ui};

/// Most digits of a number.
const MOST: usize = 4;

/// Draws it.
pub fn draw(ui: &mut Ui, height: f32, look: &Look, slip: &SlipModel, sends: &mut Sends) {
    let (mut changed, mut closes) = (Sends::default(), false);
    let name = look.word("ui-slip-number");
    framed(
        ui,
        height,
        &look.word("do-slip"),
        |ui| {
            let scale = look.text_scale();
            ui.add(Label::new(&slip.title).wrap());
            ui.add_space(8.0);
            let width = (ui.available_width() - 4.0).min(320.0 * scale);
            let id = Some(Id::new("slip-number"));
            let line = LineField { name: &name, hint: &name, most: MOST, width, id };
            let field = components::line(ui, line, &slip.number);
            if ui.ctx().memory(|memory| memory.focused()).is_none() {
                field.response.request_focus();
            }
            if field.changed {
                changed.write(DialogAction::Open(Dialog::Slip(field.text)));
            }
            ui.add_space(10.0);
            match &slip.letters {
                Some(Ok(letters)) => {
                    let size = 1.3 * TextSize::Screen.token().size * scale;
                    let text = RichText::new(letters).font(Face::Display.at(size)).color(Ground::of(ui).accent);
                    ui.add(Label::new(text).wrap());
                    ui.add_space(4.0);
                    ui.add(Label::new(look.word("homework-slip-how")).wrap());
                }
                Some(Err(why)) => {
                    ui.add(Label::new(RichText::new(why).color(Ground::of(ui).bad)).wrap());
                }
                None => {
                    ui.add(Label::new(look.word("ui-slip-about")).wrap());
                }
            }
        },
        |ui| {
            let close = components::primary(ui, &look.word("ui-close"));
            closes = close.clicked();
            close
        },
    );
    sends.append([changed]);
    if closes {
        sends.write(DialogAction::Close);
    }
}
