//! The dialog about one move: a comment, and its branch.

use crate::desk::action::{NoteAction, UiAction};
use crate::desk::frame::{theme, widgets};
use crate::desk::play::note::model::NoteModel;
use crate::desk::view_model::ViewModel;
use bevy_egui::egui::{Id, Label, RichText, TextEdit, Ui};

/// Draws the field for the comment and the buttons for the branch.
pub fn draw(ui: &mut Ui, model: &ViewModel, note: &NoteModel, actions: &mut Vec<UiAction>) {
    let mut press = |action| actions.push(UiAction::Note(action));
    let hint = model.word("ui-note-hint");
    let typed = widgets::typed(ui, &hint, &note.text, |ui, text| {
        let field = TextEdit::multiline(text).id(Id::new("note-text")).desired_width(f32::INFINITY).desired_rows(4);
        ui.add(field.char_limit(2000).hint_text(hint.as_str()))
    });
    let opened = Id::new("note-opened");
    if ui.data(|data| data.get_temp::<usize>(opened)) != Some(note.node.0) {
        ui.data_mut(|data| data.insert_temp(opened, note.node.0));
        typed.response.request_focus();
    }
    if typed.changed {
        press(NoteAction::Typed(typed.text));
    }
    if note.node.0 == 0 {
        return;
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        if ui.button(model.word("ui-note-step")).clicked() {
            press(NoteAction::Step);
        }
        if note.branch && ui.button(model.word("ui-note-main")).clicked() {
            press(NoteAction::Promote);
        }
        if ui.button(model.word("ui-note-remove")).clicked() {
            press(NoteAction::Remove);
        }
    });
}

/// What was said of the move on the board, if anything.
pub fn said(ui: &mut Ui, said: &str) {
    if !said.is_empty() {
        ui.add(Label::new(RichText::new(said).italics().color(theme::IVORY)).wrap());
    }
}

/// The button that brings back what was removed.
pub fn bring_back(ui: &mut Ui, model: &ViewModel, actions: &mut Vec<UiAction>) {
    if let Some(node) = model.removed
        && widgets::primary(ui, &model.word("ui-note-restore")).clicked()
    {
        actions.push(UiAction::Note(NoteAction::Restore(node)));
    }
}
