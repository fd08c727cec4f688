//! The list of saved plays.

use crate::desk::action::{FileAsk, SavedAction, UiAction};
use crate::desk::frame::{pictures, theme, widgets};
use crate::desk::saves::model::{SavedListModel, SavedModel};
use crate::desk::view_model::ViewModel;
use bevy_egui::egui::{Key, Label, RichText, TextEdit, Ui, vec2};
use ludoteca_rules::Arg;

/// Draws the list.
pub fn draw(ui: &mut Ui, model: &ViewModel, list: &SavedListModel, actions: &mut Vec<UiAction>) {
    let mut press = |action| actions.push(UiAction::Saved(action));
    ui.horizontal_wrapped(|ui| {
        if ui.button(model.word("file-open-title")).clicked() {
            press(SavedAction::Ask(FileAsk::Open));
        }
        if let Some(game) = model.on_table()
            && ui.button(model.word("file-save-title")).clicked()
        {
            press(SavedAction::Ask(FileAsk::Save(format!("{game}.ludo"))));
        }
        // The ending of the name says what is written.
        let Some(game) = model.on_table() else { return };
        let mut save = |ending: &str| press(SavedAction::Ask(FileAsk::Save(format!("{game}{ending}"))));
        let picture = model.word("file-picture");
        if ui.button(&picture).clicked() {
            save(".png");
        }
        for (sign, ending) in [("2×", "@2x.png"), ("4×", "@4x.png")] {
            if widgets::small(ui, sign, &format!("{picture} {sign}")) {
                save(ending);
            }
        }
        if ui.button(model.word("file-diagram")).clicked() {
            save(".svg");
        }
    });
    ui.add_space(4.0);
    if let Some((id, title)) = &list.removed {
        ui.horizontal_wrapped(|ui| {
            let text = model.words.fill("ui-saved-removed", &[("title", Arg::Plain(title.clone()))]);
            ui.add(Label::new(RichText::new(text).color(theme::SAND)).wrap());
            if ui.button(model.word("ui-saved-restore")).clicked() {
                press(SavedAction::Restore(id.clone()));
            }
        });
    }
    if list.games.len() > 1 {
        let title = model.word("ui-saved-only");
        ui.horizontal_wrapped(|ui| {
            let all = list.games.iter().all(|(.., chosen)| !chosen);
            if widgets::chip(ui, all, &title, &model.word("ui-saved-all")) {
                press(SavedAction::Only(None));
            }
            for (id, name, chosen) in &list.games {
                if widgets::chip(ui, *chosen, &title, name) {
                    press(SavedAction::Only(Some(id)));
                }
            }
        });
        ui.add_space(4.0);
    }
    if list.plays.is_empty() {
        ui.add(Label::new(RichText::new(model.word("ui-saved-none")).color(theme::SAND)).wrap());
    }
    for play in &list.plays {
        match &list.renaming {
            Some((id, typed)) if *id == play.id => rename(ui, model, id, typed, &mut press),
            _ => row(ui, model, play, &mut press),
        }
    }
}

/// A play, and what can be done with it.
fn row(ui: &mut Ui, model: &ViewModel, play: &SavedModel, press: &mut impl FnMut(SavedAction)) {
    let gap = ui.spacing().item_spacing.x;
    let side = ui.spacing().interact_size.y;
    ui.horizontal(|ui| {
        pictures::thumbnail(ui, &play.id, play.picture.as_ref(), 1.5 * side);
        let buttons = if play.whole { 3.0 } else { 1.0 };
        let wide = (ui.available_width() - buttons * (side + gap) - 2.0).max(80.0);
        let text = format!("{}\n{}", play.title, play.facts);
        let open = widgets::entry(ui, vec2(wide, 1.5 * side), play.whole, &play.title, &play.facts);
        open.widget_info(|| {
            use bevy_egui::egui::{WidgetInfo, WidgetType};
            WidgetInfo::labeled(WidgetType::Button, play.whole, text.replace('\n', ", "))
        });
        if open.clicked() && play.whole {
            press(SavedAction::Open(play.id.clone()));
        }
        let named = |key: &str| format!("{}: {}", model.word(key), play.title);
        if play.whole {
            if widgets::small(ui, "✏", &named("ui-saved-rename")) {
                press(SavedAction::Renaming(play.id.clone(), String::new()));
            }
            if widgets::small(ui, "🗐", &named("ui-saved-copy")) {
                press(SavedAction::Copy(play.id.clone()));
            }
        }
        if widgets::small(ui, "🗑", &named("ui-saved-remove")) {
            press(SavedAction::Remove(play.id.clone()));
        }
    });
}

/// The field for a new title.
fn rename(ui: &mut Ui, model: &ViewModel, id: &str, typed: &str, press: &mut impl FnMut(SavedAction)) {
    ui.horizontal(|ui| {
        let done = widgets::text_width(ui, &model.word("ui-saved-rename")) + 40.0;
        let size = vec2((ui.available_width() - done).max(80.0), ui.spacing().interact_size.y);
        let title = model.word("ui-saved-title");
        let widgets::Typed { response, text, changed } = widgets::typed(ui, &title, typed, |ui, text| {
            ui.add_sized(size, TextEdit::singleline(text).hint_text(title.as_str()).char_limit(60))
        });
        if ui.ctx().memory(|memory| memory.focused()).is_none() {
            response.request_focus();
        }
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if changed {
            press(SavedAction::Renaming(id.to_owned(), text.clone()));
        }
        if widgets::primary(ui, &model.word("ui-saved-rename")).clicked() || entered {
            press(SavedAction::Rename(id.to_owned(), text));
        }
    });
}
