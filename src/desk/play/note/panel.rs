//! The dialog about one move: a comment, and its branch.

use crate::desk::components;
use crate::desk::components::framed::framed;
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::note::controller::NoteAction;
use crate::desk::play::note::model::NoteModel;
use crate::desk::theme::Ground;
use bevy_egui::egui::{Id, Label, Margin, RichText, TextEdit, Ui};

/// Draws the field for the comment and the buttons for the branch.
pub fn draw(ui: &mut Ui, look: &Look, note: &NoteModel, sends: &mut Sends) {
    let mut press = |action| sends.write(action);
    let hint = look.word("ui-note-hint");
    let typed = components::typed(ui, &hint, &note.text, |ui, text| {
        let field = TextEdit::multiline(text).id(Id::new("note-text")).desired_width(f32::INFINITY).desired_rows(4);
        // Letters keep off the edge.
        let field = field.margin(Margin::symmetric(12, 8)).char_limit(2000);
        let field = ui.add(field.hint_text(hint.as_str()));
        components::field::framed(ui, field)
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
        if components::quiet(ui, look.word("ui-note-step")).clicked() {
            press(NoteAction::Step);
        }
        if note.branch && components::quiet(ui, look.word("ui-note-main")).clicked() {
            press(NoteAction::Promote);
        }
        if components::quiet(ui, look.word("ui-note-remove")).clicked() {
            press(NoteAction::Remove);
        }
    });
}

/// What was said of the move on the board, if anything.
pub fn said(ui: &mut Ui, said: &str) {
    if !said.is_empty() {
        ui.add(Label::new(RichText::new(said).italics().color(Ground::of(ui).text)).wrap());
    }
}

/// What is said of a move.
pub fn dialog(ui: &mut Ui, height: f32, look: &Look, note: &NoteModel, sends: &mut Sends) {
    let mut changed = Sends::default();
    let mut pressed = None;
    framed(
        ui,
        height,
        &note.title,
        |ui| draw(ui, look, note, &mut changed),
        |ui| {
            let keep = components::primary(ui, &look.word("ui-note-keep"));
            if keep.clicked() {
                pressed = Some(Sends::of(NoteAction::Keep));
            }
            if components::quiet(ui, look.word("ui-cancel")).clicked() {
                pressed = Some(Sends::of(DialogAction::Close));
            }
            keep
        },
    );
    sends.append([changed]);
    sends.append(pressed);
}
