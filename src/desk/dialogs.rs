//! The dialog that is open.

use crate::desk::card::panel as card;
use crate::desk::class::panel as class;
use crate::desk::components;
use crate::desk::components::names;
use crate::desk::experiment::panel as experiment;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::dialog::{DialogAction, Question};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::lesson::page as learn;
use crate::desk::lesson::slip::panel as slip;
use crate::desk::network::controller::NetworkAction;
use crate::desk::network::panel as network;
use crate::desk::new_game::model::NewGameShown;
use crate::desk::new_game::page as new_game;
use crate::desk::new_game::panel::{fold_away, players};
use crate::desk::palette::panel as palette;
use crate::desk::play::note::controller::NoteAction;
use crate::desk::play::note::panel as note;
use crate::desk::saves::panel as saved;
use crate::desk::setup::panel::puzzle;
use crate::desk::share::panel as share;
use crate::desk::theme::ground::room;
use crate::desk::theme::{self, Ground, Material, tokens};
use crate::desk::view_model::{DialogModel, ViewModel};
use bevy_egui::egui::{Align2, Area, Context, Id, Label, Modal, Order, RichText, Ui, vec2};
use ludoteca_rules::session::Request;

/// Takes the keyboard from what had it when a dialog opens or closes. To be called before anything is drawn.
pub fn follow(ctx: &Context, model: &ViewModel) {
    let id = model.dialog.as_ref().map(id_of);
    let open = Id::new("dialog-open");
    if ctx.data(|data| data.get_temp::<Option<Id>>(open)).flatten() != id {
        ctx.data_mut(|data| data.insert_temp(open, id));
        fold_away(ctx);
        // Otherwise a button beneath the dialog would keep the keyboard.
        components::release_focus(ctx);
    }
}

/// Draws the open dialog, if any. The sheet of the settings is drawn where the free part of the window is found.
pub fn draw(ctx: &Context, model: &ViewModel, sends: &mut Sends) {
    if model.settings_section().is_some() {
        return;
    }
    let id = model.dialog.as_ref().map(id_of);
    // The dialog about files is drawn by itself.
    if let Some(DialogModel::Palette(list)) = &model.dialog {
        palette::draw(ctx, &model.look, list, sends);
        return;
    }
    if let Some(DialogModel::Learn(page)) = &model.dialog {
        learn::draw(ctx, &model.look, page, sends);
        return;
    }
    if let Some(DialogModel::Saved(list)) = &model.dialog {
        saved::draw(ctx, &model.look, list, sends);
        return;
    }
    if matches!(model.dialog, Some(DialogModel::Names)) {
        if names::draw(ctx, &model.look) {
            sends.write(DialogAction::Close);
        }
        return;
    }
    let Some((dialog, id)) = model.dialog.as_ref().zip(id).filter(|_| model.file_asked().is_none()) else { return };
    // A page of its own.
    if let DialogModel::Class(shown) = dialog {
        class::draw(ctx, &model.look, shown, id, sends);
        return;
    }
    if let DialogModel::NewGame(game) = dialog {
        let shown = NewGameShown { game, names: &model.names, card: model.rules() };
        new_game::draw(ctx, &model.look, &shown, id, sends);
        return;
    }
    let scale = model.text_scale();
    let window = ctx.content_rect();
    let area = Area::new(id).order(Order::Foreground).anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0)).fade_in(false);
    let paper = Ground::new(Material::Paper, room(ctx));
    let padding = tokens().space.card_padding * scale.min(1.2);
    let modal = Modal::new(id).area(area).frame(paper.card(Material::Paper, padding)).show(ctx, |ui| {
        theme::on_paper(ui);
        ui.set_width((width(dialog) * scale).min(window.width() - 2.0 * padding - 16.0));
        // Leaves room for the margins of the card.
        contents(ui, window.height() - 2.0 * padding - 16.0, model, dialog, sends);
    });
    if modal.should_close() {
        match dialog {
            // What was written is not thrown away by a key; the button says so.
            DialogModel::Note(_) => sends.write(NoteAction::Keep),
            // Whoever asked waits for an answer.
            DialogModel::NetworkQuestion(_) => sends.write(NetworkAction::Answer(false)),
            _ => sends.write(DialogAction::Close),
        }
    }
}

/// How wide a dialog is at text scale 1.
const fn width(dialog: &DialogModel) -> f32 {
    match dialog {
        DialogModel::Rules(_) | DialogModel::Palette(_) | DialogModel::Class(_) | DialogModel::Settings(_) => 1040.0,
        DialogModel::Players(_) => 780.0,
        DialogModel::Saved(_) | DialogModel::File(_) | DialogModel::Learn(_) => 760.0,
        DialogModel::Note(_) | DialogModel::Puzzle(_) | DialogModel::Slip(_) => 620.0,
        DialogModel::Question(..) | DialogModel::NetworkQuestion(_) => 460.0,
        DialogModel::Network(..) => 820.0,
        DialogModel::Share(_) | DialogModel::Experiment(_) => 860.0,
        DialogModel::Names | DialogModel::NewGame(_) => 0.0,
    }
}

fn contents(ui: &mut Ui, height: f32, model: &ViewModel, dialog: &DialogModel, sends: &mut Sends) {
    let look = &model.look;
    match dialog {
        DialogModel::Players(seats) => players(ui, height, look, (seats, &model.names), sends),
        DialogModel::Note(note) => note::dialog(ui, height, look, note, sends),
        DialogModel::Rules(rules) => card::dialog(ui, height, look, rules, sends),
        DialogModel::Share(shared) => share::draw(ui, height, look, shared, sends),
        DialogModel::Experiment(shown) => experiment::draw(ui, height, look, shown, sends),
        DialogModel::Puzzle(title) => puzzle::draw(ui, height, look, title, sends),
        DialogModel::Slip(shown) => slip::draw(ui, height, look, shown, sends),
        DialogModel::Question(question, text) => ask(ui, look, *question, text, sends),
        DialogModel::Network(shown, game) => network::draw(ui, height, look, (shown, game.as_deref()), sends),
        DialogModel::NetworkQuestion(text) => network::question(ui, look, text, sends),
        DialogModel::File(_)
        | DialogModel::Saved(_)
        | DialogModel::Palette(_)
        | DialogModel::Class(_)
        | DialogModel::NewGame(_)
        | DialogModel::Settings(_)
        | DialogModel::Names
        | DialogModel::Learn(_) => {}
    }
}

fn id_of(dialog: &DialogModel) -> Id {
    Id::new(match dialog {
        DialogModel::NewGame(..) => "dialog-new-game",
        DialogModel::Players(_) => "dialog-players",
        DialogModel::Settings(_) => "dialog-settings",
        DialogModel::Saved(_) => "dialog-saved",
        DialogModel::Share(_) => "dialog-share",
        DialogModel::Experiment(_) => "dialog-experiment",
        DialogModel::Learn(_) => "dialog-learn",
        DialogModel::Class(_) => "dialog-class",
        DialogModel::File(_) => "dialog-file",
        DialogModel::Note(_) => "dialog-note",
        DialogModel::Rules(_) => "dialog-rules",
        DialogModel::Puzzle(_) => "dialog-puzzle",
        DialogModel::Slip(_) => "dialog-slip",
        DialogModel::Names => "dialog-names",
        DialogModel::Question(..) => "dialog-question",
        DialogModel::Network(..) => "dialog-network",
        DialogModel::NetworkQuestion(_) => "dialog-network-question",
        DialogModel::Palette(_) => "dialog-palette",
    })
}

/// A question before the game ends; what answers it first is to play on.
fn ask(ui: &mut Ui, look: &Look, question: Question, text: &str, sends: &mut Sends) {
    let (key, request) = match question {
        Question::Resign(seat) => ("ui-resign", Request::Resign(seat)),
        Question::Draw => ("ui-agree-draw", Request::AgreeDraw),
    };
    ui.add(Label::new(RichText::new(text).heading()).wrap());
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        let play_on = components::primary(ui, &look.word("ui-play-on"));
        components::focus_first(&play_on);
        if play_on.clicked() {
            sends.write(DialogAction::Close);
        }
        if components::quiet(ui, look.word(key)).clicked() {
            sends.write(DialogAction::Close);
            sends.write(AskTable::session(request));
        }
    });
}
