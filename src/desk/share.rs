//! Draws the dialog in which one chooses as what the game on the table, or its position, is given away.

use crate::desk::components::framed::closed;
use crate::desk::components::{self, PillButton};
use crate::desk::frame::dialog::{Dialog, DialogAction, FileAsk};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::controller::PlayAction;
use crate::desk::theme::icons;
use bevy_egui::egui::Ui;

/// Draws it, for the game of this id.
pub fn draw(ui: &mut Ui, height: f32, look: &Look, game: &str, sends: &mut Sends) {
    let body = |ui: &mut Ui, done: &mut Sends| ways(ui, look, game, done);
    closed(ui, height, &look.word("do-share"), look, sends, body);
}

/// The ways: as text, and as files whose ending says what is written.
fn ways(ui: &mut Ui, look: &Look, game: &str, sends: &mut Sends) {
    let picture = look.word("file-picture");
    let files = [
        (icons::FILE, look.word("file-save-title"), ".ludo"),
        (icons::PICTURE, picture.clone(), ".png"),
        (icons::PICTURE, format!("{picture} 2×"), "@2x.png"),
        (icons::PICTURE, format!("{picture} 4×"), "@4x.png"),
        (icons::PRINT, look.word("file-diagram"), ".svg"),
    ];
    // The ring around what has the keyboard needs room.
    ui.add_space(6.0);
    let wide = ui.available_width();
    ui.spacing_mut().item_spacing.y = 8.0;
    let row = |ui: &mut Ui, icon, text: &str| PillButton::new(text).icon(icon).width(wide).show(ui);
    let copy = row(ui, icons::COPY, &look.word("do-copy"));
    components::focus_first(&copy);
    if copy.clicked() {
        sends.write(PlayAction::CopyRecord);
        sends.write(DialogAction::Close);
    }
    for (icon, text, ending) in files {
        if row(ui, icon, &text).clicked() {
            sends.write(DialogAction::Open(Dialog::File(FileAsk::Save(format!("{game}{ending}")))));
        }
    }
}
