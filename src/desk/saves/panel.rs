//! The list of saved plays.

use crate::desk::components;
use crate::desk::frame::dialog::{Dialog, DialogAction, FileAsk};
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::frame::sends::Sends;
use crate::desk::saves::controller::SavesAction;
use crate::desk::saves::model::{SavedListModel, SavedModel, SavedRequest};
use crate::desk::theme::icons;
use bevy_egui::egui::{Key, Label, RichText, TextEdit, Ui, vec2};
use ludoteca_rules::Arg;

/// Draws the list.
pub fn draw(ui: &mut Ui, look: &Look, list: &SavedListModel, sends: &mut Sends) {
    ui.horizontal_wrapped(|ui| files(ui, look, list.on_table, sends));
    ui.add_space(4.0);
    if let Some((id, title)) = &list.removed {
        ui.horizontal_wrapped(|ui| {
            let text = look.words.fill("ui-saved-removed", &[("title", Arg::Plain(title.clone()))]);
            ui.add(Label::new(RichText::new(text).weak()).wrap());
            if components::quiet(ui, look.word("ui-saved-restore")).clicked() {
                sends.write(SavedRequest::Restore(id.clone()));
            }
        });
    }
    if list.games.len() > 1 {
        let title = look.word("ui-saved-only");
        ui.horizontal_wrapped(|ui| {
            let all = list.games.iter().all(|(.., chosen)| !chosen);
            if components::chip(ui, all, &title, &look.word("ui-saved-all")) {
                sends.write(SavesAction::Only(None));
            }
            for (id, name, chosen) in &list.games {
                if components::chip(ui, *chosen, &title, name) {
                    sends.write(SavesAction::Only(Some(id)));
                }
            }
        });
        ui.add_space(4.0);
    }
    if list.plays.is_empty() {
        ui.add(Label::new(RichText::new(look.word("ui-saved-none")).weak()).wrap());
    }
    for play in &list.plays {
        match &list.renaming {
            Some((id, typed)) if *id == play.id => rename(ui, look, id, typed, sends),
            _ => row(ui, look, play, sends),
        }
    }
}

/// Opening a file, and writing the play on the table into one: the ending of the name says what is written.
fn files(ui: &mut Ui, look: &Look, on_table: Option<&str>, sends: &mut Sends) {
    let mut ask = |file| sends.write(DialogAction::Open(Dialog::File(file)));
    if components::quiet(ui, look.word("file-open-title")).clicked() {
        ask(FileAsk::Open);
    }
    let Some(game) = on_table else { return };
    let mut save = |ending: &str| ask(FileAsk::Save(format!("{game}{ending}")));
    if components::quiet(ui, look.word("file-save-title")).clicked() {
        save(".ludo");
    }
    let picture = look.word("file-picture");
    if components::quiet(ui, &picture).clicked() {
        save(".png");
    }
    for (sign, ending) in [("2×", "@2x.png"), ("4×", "@4x.png")] {
        if components::lettered(ui, sign, &format!("{picture} {sign}")) {
            save(ending);
        }
    }
    if components::quiet(ui, look.word("file-diagram")).clicked() {
        save(".svg");
    }
}

/// A play, and what can be done with it.
fn row(ui: &mut Ui, look: &Look, play: &SavedModel, sends: &mut Sends) {
    let gap = ui.spacing().item_spacing.x;
    let side = ui.spacing().interact_size.y;
    ui.horizontal(|ui| {
        pictures::thumbnail(ui, &play.id, play.picture.as_ref(), 1.5 * side);
        let buttons = if play.whole { 3.0 } else { 1.0 };
        let wide = (ui.available_width() - buttons * (side + gap) - 2.0).max(80.0);
        let text = format!("{}\n{}", play.title, play.facts);
        let open = components::entry(ui, vec2(wide, 1.5 * side), play.whole, &play.title, &play.facts);
        open.widget_info(|| {
            use bevy_egui::egui::{WidgetInfo, WidgetType};
            WidgetInfo::labeled(WidgetType::Button, play.whole, text.replace('\n', ", "))
        });
        if open.clicked() && play.whole {
            sends.write(SavedRequest::Open(play.id.clone()));
        }
        let named = |key: &str| format!("{}: {}", look.word(key), play.title);
        if play.whole {
            if components::pressed(ui, icons::DRAW, &named("ui-saved-rename")) {
                sends.write(SavesAction::Renaming(play.id.clone(), String::new()));
            }
            if components::pressed(ui, icons::COPY, &named("ui-saved-copy")) {
                sends.write(SavedRequest::Copy(play.id.clone()));
            }
        }
        if components::pressed(ui, icons::REMOVE, &named("ui-saved-remove")) {
            sends.write(SavedRequest::Remove(play.id.clone()));
        }
    });
}

/// The field for a new title.
fn rename(ui: &mut Ui, look: &Look, id: &str, typed: &str, sends: &mut Sends) {
    ui.horizontal(|ui| {
        let done = components::text_width(ui, &look.word("ui-saved-rename")) + 40.0;
        let size = vec2((ui.available_width() - done).max(80.0), ui.spacing().interact_size.y);
        let title = look.word("ui-saved-title");
        let components::TextField { response, text, changed } = components::typed(ui, &title, typed, |ui, text| {
            ui.add_sized(size, TextEdit::singleline(text).hint_text(title.as_str()).char_limit(60))
        });
        if ui.ctx().memory(|memory| memory.focused()).is_none() {
            response.request_focus();
        }
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if changed {
            sends.write(SavesAction::Renaming(id.to_owned(), text.clone()));
        }
        if components::primary(ui, &look.word("ui-saved-rename")).clicked() || entered {
            sends.write(SavedRequest::Rename(id.to_owned(), text));
        }
    });
}
