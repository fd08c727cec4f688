//! The dialogs about a new game and about who plays.

use super::controller::NewGameAction;
use super::earlier::EarlierPlay;
use super::option::OptionModel;
use super::players::SEATS;
use crate::desk::card::model::RulesModel;
use crate::desk::card::panel as card;
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::framed::framed;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::frame::{theme, widgets};
use bevy_egui::egui::{Label, RichText, TextEdit, TextStyle, Ui, vec2};
use ludoteca_rules::Seat;
use ludoteca_table::play::stage::StageRequest;

/// What the dialogs show.
pub struct NewGameShown<'a> {
    /// What can be chosen: who sits at the seats at first.
    pub options: &'a [OptionModel],
    /// The names of the seats as typed so far.
    pub names: &'a [String],
    /// The earlier plays of the game.
    pub earlier: &'a [EarlierPlay],
    /// The rules card of the game.
    pub card: Option<&'a RulesModel>,
}

/// A new game.
pub fn new_game(ui: &mut Ui, height: f32, look: &Look, shown: &NewGameShown<'_>, sends: &mut Sends) {
    let mut chosen = Sends::default();
    let mut pressed = None;
    framed(
        ui,
        (height, false),
        &look.word("ui-new-game"),
        |ui| {
            let first = shown.options.iter().take_while(|option| SEATS.contains(&option.name)).count();
            let (players, others) = shown.options.split_at(first);
            seats(ui, look, players, shown.names, &mut chosen);
            options(ui, others, &mut chosen);
            if let Some(card) = shown.card {
                card::note(ui, card);
            }
            if !shown.earlier.is_empty() {
                widgets::heading(ui, look, "ui-earlier");
            }
            for play in shown.earlier {
                let width = ui.available_width();
                if widgets::wide(ui, width, true, false, &play.text).clicked() {
                    chosen.write(StageRequest::Resume(play.place));
                }
            }
        },
        |ui| {
            let start = widgets::primary(ui, &look.word("ui-start"));
            if start.clicked() {
                pressed = Some(Sends::of(NewGameAction::Start));
            }
            if ui.button(look.word("ui-cancel")).clicked() {
                pressed = Some(Sends::of(DialogAction::Close));
            }
            if ui.button(look.word("ui-set-up")).clicked() {
                pressed = Some(Sends::of(StageRequest::SetUp));
            }
            start
        },
    );
    sends.append([chosen]);
    sends.append(pressed);
}
/// What can be chosen, a row of chips for each.
fn options(ui: &mut Ui, options: &[OptionModel], chosen: &mut Sends) {
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
fn values(ui: &mut Ui, option: &OptionModel, chosen: &mut Sends) {
    ui.horizontal_wrapped(|ui| chips(ui, option, chosen));
    ui.add_space(4.0);
}
fn chips(ui: &mut Ui, option: &OptionModel, chosen: &mut Sends) {
    for (value, label, is_chosen) in &option.values {
        if widgets::chip(ui, *is_chosen, &option.title, label) {
            chosen.write(NewGameAction::SetOption(option.name, value));
        }
    }
}
/// Who sits where, and who those at the seats are.
fn seats(ui: &mut Ui, look: &Look, seats: &[OptionModel], names: &[String], chosen: &mut Sends) {
    if !seats.is_empty() {
        for (seat, option) in (0..).map(Seat).zip(seats) {
            ui.horizontal(|ui| {
                ui.label(RichText::new(&option.title).color(theme::SAND));
                let name = names.get(usize::from(seat.0)).map_or("", String::as_str);
                name_field(ui, look, seat, (&option.title, name), chosen);
            });
            values(ui, option, chosen);
        }
        ui.add(Label::new(RichText::new(look.word("ui-levels-note")).color(theme::SAND)).wrap());
        ui.add_space(4.0);
    }
}
/// The name of whoever sits at a seat.
fn name_field(ui: &mut Ui, look: &Look, seat: Seat, (title, before): (&str, &str), chosen: &mut Sends) {
    let typed = widgets::typed(ui, &format!("{title}: {}", look.word("ui-name")), before, |ui, text| {
        let field = TextEdit::singleline(text).hint_text(look.word("ui-name")).char_limit(30);
        ui.add_sized(vec2(240.0 * look.text_scale(), 26.0 * look.text_scale()), field)
    });
    if typed.changed {
        chosen.write(NewGameAction::NameSeat(seat, typed.text));
    }
}
/// Who plays on.
pub fn players(ui: &mut Ui, height: f32, look: &Look, shown: &NewGameShown<'_>, sends: &mut Sends) {
    let mut chosen = Sends::default();
    let mut pressed = None;
    framed(
        ui,
        (height, false),
        &look.word("ui-players-change"),
        |ui| seats(ui, look, shown.options, shown.names, &mut chosen),
        |ui| {
            let play_on = widgets::primary(ui, &look.word("ui-play-on"));
            if play_on.clicked() {
                pressed = Some(Sends::of(NewGameAction::SeatPlayers));
            }
            if ui.button(look.word("ui-cancel")).clicked() {
                pressed = Some(Sends::of(DialogAction::Close));
            }
            play_on
        },
    );
    sends.append([chosen]);
    sends.append(pressed);
}
