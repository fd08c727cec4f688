//! The dialogs: a new game, the settings, and the frame of the rules card.

use crate::desk::action::{NoteAction, Question, UiAction};
use crate::desk::class::panel as class;
use crate::desk::frame::option::OptionModel;
use crate::desk::frame::{theme, widgets};
use crate::desk::lesson::panel as lesson;
use crate::desk::new_game::earlier::EarlierPlay;
use crate::desk::new_game::players::SEATS;
use crate::desk::play::card::panel as card;
use crate::desk::play::note::model::NoteModel;
use crate::desk::play::note::panel as note;
use crate::desk::saves::panel as saved;
use crate::desk::settings::model::Section;
use crate::desk::settings::panel as settings;
use crate::desk::view_model::{DialogModel, ViewModel};
use bevy_egui::egui::{
    Align2, Area, Context, Id, Label, Modal, Order, Response, RichText, ScrollArea, TextEdit, TextStyle, Ui, vec2,
};
use ludoteca_rules::Seat;

/// Draws the open dialog, if any.
pub fn draw(ctx: &Context, model: &ViewModel, actions: &mut Vec<UiAction>) {
    let id = model.dialog.as_ref().map(id_of);
    let open = Id::new("dialog-open");
    if ctx.data(|data| data.get_temp::<Option<Id>>(open)).flatten() != id {
        ctx.data_mut(|data| data.insert_temp(open, id));
        // Otherwise a button beneath the dialog would keep the keyboard.
        widgets::release_focus(ctx);
    }
    // The dialog about files is drawn by itself.
    let Some((dialog, id)) = model.dialog.as_ref().zip(id).filter(|_| model.file_asked().is_none()) else { return };
    let scale = model.text_scale();
    let window = ctx.content_rect();
    let area = Area::new(id).order(Order::Foreground).anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0)).fade_in(false);
    let modal = Modal::new(id).area(area).frame(theme::card(scale)).show(ctx, |ui| {
        let width = match dialog {
            DialogModel::Rules(_) => 1040.0,
            DialogModel::NewGame(..) | DialogModel::Players(_) => 780.0,
            DialogModel::Settings(_) | DialogModel::Saved(_) | DialogModel::File(_) | DialogModel::Decks(_) => 760.0,
            DialogModel::Class(_) => 900.0,
            DialogModel::Note(_) => 620.0,
            DialogModel::Question(..) => 460.0,
        };
        ui.set_width((width * scale).min(window.width() - 60.0));
        // Leaves room for the margins of the card.
        let height = window.height() - 60.0;
        match dialog {
            DialogModel::NewGame(options, earlier) => new_game(ui, height, model, options, earlier, actions),
            DialogModel::Players(seats) => players(ui, height, model, seats, actions),
            DialogModel::Settings(section) => settings(ui, height, model, *section, actions),
            DialogModel::Note(note) => self::note(ui, height, model, note, actions),
            DialogModel::Saved(list) => {
                let title = model.word("ui-saved");
                closed(ui, height, &title, model, actions, |ui, changed| saved::draw(ui, model, list, changed));
            }
            DialogModel::Decks(decks) => {
                let title = model.word("ui-lesson-all");
                closed(ui, height, &title, model, actions, |ui, changed| lesson::list(ui, model, decks, changed));
            }
            DialogModel::Class(shown) => {
                let (mut changed, mut pressed) = (Vec::new(), Vec::new());
                let title = class::title(model, shown);
                let body = |ui: &mut Ui| class::draw(ui, model, shown, &mut changed);
                framed(ui, (height, true), &title, body, |ui| class::buttons(ui, model, shown, &mut pressed));
                actions.append(&mut changed);
                actions.append(&mut pressed);
            }
            DialogModel::Rules(rules) => {
                let card = |ui: &mut Ui| card::draw(ui, model, rules);
                framed(ui, (height, false), &rules.title, card, |ui| {
                    let close = widgets::primary(ui, &model.word("ui-close"));
                    if close.clicked() {
                        actions.push(UiAction::CloseDialog);
                    }
                    if ui.button(model.word("ui-lesson-all")).clicked() {
                        actions.push(UiAction::OpenDecks);
                    }
                    close
                });
            }
            DialogModel::Question(question, text) => ask(ui, model, *question, text, actions),
            DialogModel::File(_) => {}
        }
    });
    if modal.should_close() {
        actions.push(UiAction::CloseDialog);
    }
}

fn id_of(dialog: &DialogModel) -> Id {
    Id::new(match dialog {
        DialogModel::NewGame(..) => "dialog-new-game",
        DialogModel::Players(_) => "dialog-players",
        DialogModel::Settings(_) => "dialog-settings",
        DialogModel::Saved(_) => "dialog-saved",
        DialogModel::Decks(_) => "dialog-decks",
        DialogModel::Class(_) => "dialog-class",
        DialogModel::File(_) => "dialog-file",
        DialogModel::Note(_) => "dialog-note",
        DialogModel::Rules(_) => "dialog-rules",
        DialogModel::Question(..) => "dialog-question",
    })
}

/// A dialog's title, its body, which scrolls when it must, and its row of buttons. One that is `tall` takes all of the height,
/// so that nothing in it moves when there is more or less to show.
fn framed(
    ui: &mut Ui,
    (height, tall): (f32, bool),
    title: &str,
    body: impl FnOnce(&mut Ui),
    buttons: impl FnOnce(&mut Ui) -> Response,
) {
    let top = ui.cursor().min.y;
    ui.label(RichText::new(title).heading().color(theme::BRASS));
    let used = ui.cursor().min.y - top;
    let footer = ui.spacing().interact_size.y + 2.0 * ui.spacing().item_spacing.y + 8.0;
    ScrollArea::vertical().auto_shrink([false, !tall]).max_height((height - used - footer).max(80.0)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        body(ui);
    });
    ui.add_space(8.0);
    let main = ui.horizontal_wrapped(buttons).inner;
    // An open dialog always has the keyboard.
    widgets::focus_first(&main);
}

/// A question before the game ends; what answers it first is to play on.
fn ask(ui: &mut Ui, model: &ViewModel, question: Question, text: &str, actions: &mut Vec<UiAction>) {
    let (key, act) = match question {
        Question::Resign(seat) => ("ui-resign", UiAction::Resign(seat)),
        Question::Draw => ("ui-agree-draw", UiAction::AgreeDraw),
    };
    ui.add(Label::new(RichText::new(text).heading()).wrap());
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        let play_on = widgets::primary(ui, &model.word("ui-play-on"));
        widgets::focus_first(&play_on);
        if play_on.clicked() {
            actions.push(UiAction::CloseDialog);
        }
        if ui.button(model.word(key)).clicked() {
            actions.push(act);
        }
    });
}

fn new_game(
    ui: &mut Ui,
    height: f32,
    model: &ViewModel,
    options: &[OptionModel],
    earlier: &[EarlierPlay],
    actions: &mut Vec<UiAction>,
) {
    let mut chosen = Vec::new();
    let mut pressed = None;
    framed(
        ui,
        (height, false),
        &model.word("ui-new-game"),
        |ui| {
            let first = options.iter().take_while(|option| SEATS.contains(&option.name)).count();
            let (seats, others) = options.split_at(first);
            self::seats(ui, model, seats, &mut chosen);
            self::options(ui, others, &mut chosen);
            if let Some(card) = model.rules() {
                card::note(ui, card);
            }
            if !earlier.is_empty() {
                widgets::heading(ui, model, "ui-earlier");
            }
            for play in earlier {
                let width = ui.available_width();
                if widgets::wide(ui, width, true, false, &play.text).clicked() {
                    chosen.push(UiAction::Resume(play.place));
                }
            }
        },
        |ui| {
            let start = widgets::primary(ui, &model.word("ui-start"));
            if start.clicked() {
                pressed = Some(UiAction::Start);
            }
            if ui.button(model.word("ui-cancel")).clicked() {
                pressed = Some(UiAction::CloseDialog);
            }
            if ui.button(model.word("ui-set-up")).clicked() {
                pressed = Some(UiAction::SetUp);
            }
            start
        },
    );
    actions.extend(chosen);
    actions.extend(pressed);
}

/// What can be chosen, a row of chips for each.
fn options(ui: &mut Ui, options: &[OptionModel], chosen: &mut Vec<UiAction>) {
    for option in options {
        ui.horizontal_wrapped(|ui| {
            let title = ui.label(RichText::new(&option.title).color(theme::SAND));
            // Short titles leave the values beneath each other.
            let column = 8.0 * ui.text_style_height(&TextStyle::Body);
            ui.add_space((column - title.rect.width()).max(0.0));
            chips(ui, option, chosen);
        });
        ui.add_space(4.0);
    }
}

/// The values of what can be chosen, in a row.
fn values(ui: &mut Ui, option: &OptionModel, chosen: &mut Vec<UiAction>) {
    ui.horizontal_wrapped(|ui| chips(ui, option, chosen));
    ui.add_space(4.0);
}

fn chips(ui: &mut Ui, option: &OptionModel, chosen: &mut Vec<UiAction>) {
    for (value, label, is_chosen) in &option.values {
        if widgets::chip(ui, *is_chosen, &option.title, label) {
            chosen.push(UiAction::SetOption(option.name, value));
        }
    }
}

/// Who sits where, and who those at the seats are.
fn seats(ui: &mut Ui, model: &ViewModel, seats: &[OptionModel], chosen: &mut Vec<UiAction>) {
    if !seats.is_empty() {
        for (seat, option) in (0..).map(Seat).zip(seats) {
            ui.horizontal(|ui| {
                ui.label(RichText::new(&option.title).color(theme::SAND));
                name(ui, model, seat, &option.title, chosen);
            });
            values(ui, option, chosen);
        }
        ui.add(Label::new(RichText::new(model.word("ui-levels-note")).color(theme::SAND)).wrap());
        ui.add_space(4.0);
    }
}

/// What is said of a move.
fn note(ui: &mut Ui, height: f32, model: &ViewModel, note: &NoteModel, actions: &mut Vec<UiAction>) {
    let mut changed = Vec::new();
    let mut pressed = None;
    framed(
        ui,
        (height, false),
        &note.title,
        |ui| note::draw(ui, model, note, &mut changed),
        |ui| {
            let keep = widgets::primary(ui, &model.word("ui-note-keep"));
            if keep.clicked() {
                pressed = Some(UiAction::Note(NoteAction::Keep));
            }
            if ui.button(model.word("ui-cancel")).clicked() {
                pressed = Some(UiAction::CloseDialog);
            }
            keep
        },
    );
    actions.extend(changed);
    actions.extend(pressed);
}

/// The name of whoever sits at a seat.
fn name(ui: &mut Ui, model: &ViewModel, seat: Seat, title: &str, chosen: &mut Vec<UiAction>) {
    let before = model.names.get(usize::from(seat.0)).cloned().unwrap_or_default();
    let typed = widgets::typed(ui, &format!("{title}: {}", model.word("ui-name")), &before, |ui, text| {
        let field = TextEdit::singleline(text).hint_text(model.word("ui-name")).char_limit(30);
        ui.add_sized(vec2(240.0 * model.text_scale(), 26.0 * model.text_scale()), field)
    });
    if typed.changed {
        chosen.push(UiAction::NameSeat(seat, typed.text));
    }
}

/// Who plays on.
fn players(ui: &mut Ui, height: f32, model: &ViewModel, seats: &[OptionModel], actions: &mut Vec<UiAction>) {
    let mut chosen = Vec::new();
    let mut pressed = None;
    framed(
        ui,
        (height, false),
        &model.word("ui-players-change"),
        |ui| self::seats(ui, model, seats, &mut chosen),
        |ui| {
            let play_on = widgets::primary(ui, &model.word("ui-play-on"));
            if play_on.clicked() {
                pressed = Some(UiAction::SeatPlayers);
            }
            if ui.button(model.word("ui-cancel")).clicked() {
                pressed = Some(UiAction::CloseDialog);
            }
            play_on
        },
    );
    actions.extend(chosen);
    actions.extend(pressed);
}

fn settings(ui: &mut Ui, height: f32, model: &ViewModel, section: Section, actions: &mut Vec<UiAction>) {
    let title = model.word("ui-settings");
    closed(ui, height, &title, model, actions, |ui, changed| settings::draw(ui, model, section, changed));
}

/// A dialog whose only button closes it.
fn closed(
    ui: &mut Ui,
    height: f32,
    title: &str,
    model: &ViewModel,
    actions: &mut Vec<UiAction>,
    body: impl FnOnce(&mut Ui, &mut Vec<UiAction>),
) {
    let mut changed = Vec::new();
    let mut pressed = None;
    framed(
        ui,
        (height, false),
        title,
        |ui| body(ui, &mut changed),
        |ui| {
            let close = widgets::primary(ui, &model.word("ui-close"));
            if close.clicked() {
                pressed = Some(UiAction::CloseDialog);
            }
            close
        },
    );
    actions.extend(changed);
    actions.extend(pressed);
}
