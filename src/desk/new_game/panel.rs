//! What is chosen of a new game besides who one plays with, and the dialog about who plays on.

use super::clock::CLOCK;
use super::controller::NewGameAction;
use super::model::NewGameShown;
use super::opponent;
use super::option::OptionModel;
use super::series::{GAMES, SEATING};
use crate::desk::components::framed::framed;
use crate::desk::components::{self, LineField};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use bevy_egui::egui::{Context, Id, Label, RichText, TextStyle, Ui};
use ludoteca_rules::Seat;
use ludoteca_table::play::stage::StageRequest;

/// The option of a game that says how many play.
pub(super) const PLAYERS: &str = "players";

/// What is folded away under the faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fold {
    Seat,
    Clock,
    Match,
    Rules,
    Names,
    Earlier,
}

/// Where it is remembered which fold is open.
fn open_fold() -> Id {
    Id::new("new-game-fold")
}

/// Folds everything away, as when the dialog opens.
pub fn fold_away(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<Option<Fold>>(open_fold()));
}

/// What else can be chosen, each a word with its value.
pub(super) struct Folds<'a> {
    shown: &'a NewGameShown<'a>,
    seats: &'a [OptionModel],
    others: &'a [OptionModel],
    own: Option<usize>,
    all: Vec<(Fold, String, String)>,
    open: Option<Fold>,
}

impl<'a> Folds<'a> {
    /// Those of a game whose options are who sits at its `seats` and `others`.
    pub(super) fn of(
        ctx: &Context,
        look: &Look,
        shown: &'a NewGameShown<'a>,
        (seats, others): (&'a [OptionModel], &'a [OptionModel]),
    ) -> Self {
        let own = opponent::own_seat(seats);
        let mut all: Vec<(Fold, String, String)> = Vec::new();
        let kinds = [(Fold::Clock, "ui-fold-clock"), (Fold::Match, "ui-fold-match"), (Fold::Rules, "ui-fold-rules")];
        for (fold, key) in kinds {
            let options = in_fold(others, fold);
            if !options.is_empty() {
                all.push((fold, look.word(key), told(look, &options)));
            }
        }
        if seats.len() == 2 {
            let names: Vec<&str> = shown.names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
            let value = if names.is_empty() { look.word("ui-fold-usual") } else { names.join(" – ") };
            all.push((Fold::Names, look.word("ui-fold-names"), value));
        }
        if !shown.game.earlier.is_empty() {
            all.push((Fold::Earlier, look.word("ui-earlier"), shown.game.earlier.len().to_string()));
        }
        // At the end, so that the others stay where they are when a friend is chosen.
        if let Some(own) = own {
            all.push((Fold::Seat, look.word("ui-begin-as"), seats[own].title.clone()));
        }
        let open = ctx.data(|data| data.get_temp::<Option<Fold>>(open_fold())).flatten();
        let open = open.filter(|open| all.iter().any(|(fold, ..)| fold == open));
        Self { shown, seats, others, own, all, open }
    }

    /// Draws the words with their values, in rows.
    pub(super) fn draw(&self, ui: &mut Ui, look: &Look) {
        ui.horizontal_wrapped(|ui| {
            for (fold, title, value) in &self.all {
                if opponent::fold(ui, look.text_scale(), self.open == Some(*fold), title, value) {
                    let now = (self.open != Some(*fold)).then_some(*fold);
                    ui.data_mut(|data| data.insert_temp(open_fold(), now));
                }
            }
        });
    }

    /// Whether one of them is open.
    pub(super) const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Draws what can be chosen in the one that is open.
    pub(super) fn opened(&self, ui: &mut Ui, look: &Look, chosen: &mut Sends) {
        match self.open {
            Some(Fold::Seat) => {
                ui.horizontal_wrapped(|ui| {
                    for (place, seat) in (0..).zip(self.seats) {
                        let title = look.word("ui-begin-as");
                        if components::chip(ui, self.own == Some(usize::from(place)), &title, &seat.title) {
                            chosen.write(NewGameAction::BeginAs(Seat(place)));
                        }
                    }
                });
            }
            Some(Fold::Names) => seats(ui, look, self.seats, self.shown.names, chosen),
            Some(Fold::Earlier) => {
                for play in &self.shown.game.earlier {
                    let width = ui.available_width();
                    if components::wide(ui, width, true, false, &play.text).clicked() {
                        chosen.write(StageRequest::Resume(play.place));
                    }
                }
            }
            Some(fold) => options(ui, &in_fold(self.others, fold), chosen),
            None => {}
        }
    }
}

/// The options that are folded away there.
fn in_fold(options: &[OptionModel], fold: Fold) -> Vec<&OptionModel> {
    options.iter().filter(|option| fold_of(option.name) == fold).collect()
}

/// Where a choice is folded away.
fn fold_of(name: &str) -> Fold {
    match name {
        _ if name == PLAYERS => Fold::Seat,
        _ if name.starts_with(CLOCK) => Fold::Clock,
        GAMES | SEATING => Fold::Match,
        _ => Fold::Rules,
    }
}

/// What is chosen of some options: the value of the only one, or whether all are as usual.
fn told(look: &Look, options: &[&OptionModel]) -> String {
    let value =
        |option: &OptionModel| option.values.iter().find(|(.., chosen)| *chosen).map(|(_, label, _)| label.clone());
    let usual = |option: &&OptionModel| option.values.first().is_some_and(|(.., chosen)| *chosen);
    match options {
        [only] => value(only).unwrap_or_default(),
        all if all.iter().all(usual) => look.word("ui-fold-usual"),
        [first, ..] if fold_of(first.name) == Fold::Clock => value(first).unwrap_or_default(),
        _ => look.word("ui-fold-changed"),
    }
}

/// What can be chosen, a row of chips for each.
fn options(ui: &mut Ui, options: &[&OptionModel], chosen: &mut Sends) {
    for option in options {
        ui.horizontal_wrapped(|ui| {
            let title = ui.label(RichText::new(&option.title).weak());
            // Short titles leave the values beneath each other.
            let column = 8.0 * ui.text_style_height(&TextStyle::Body);
            ui.add_space((column - title.rect.width()).max(0.0));
            chips(ui, option, chosen);
        });
        ui.add_space(4.0);
    }
}
/// The values of what can be chosen, in a row.
pub(super) fn values(ui: &mut Ui, option: &OptionModel, chosen: &mut Sends) {
    ui.horizontal_wrapped(|ui| chips(ui, option, chosen));
    ui.add_space(4.0);
}
fn chips(ui: &mut Ui, option: &OptionModel, chosen: &mut Sends) {
    for (value, label, is_chosen) in &option.values {
        if components::chip(ui, *is_chosen, &option.title, label) {
            chosen.write(NewGameAction::SetOption(option.name, value));
        }
    }
}
/// Who sits where, and who those at the seats are.
pub(super) fn seats(ui: &mut Ui, look: &Look, seats: &[OptionModel], names: &[String], chosen: &mut Sends) {
    if !seats.is_empty() {
        for (seat, option) in (0..).map(Seat).zip(seats) {
            ui.horizontal(|ui| {
                ui.label(RichText::new(&option.title).weak());
                let name = names.get(usize::from(seat.0)).map_or("", String::as_str);
                name_field(ui, look, seat, (&option.title, name), chosen);
            });
            values(ui, option, chosen);
        }
        ui.add(Label::new(RichText::new(look.word("ui-levels-note")).weak()).wrap());
        ui.add_space(4.0);
    }
}
/// The name of whoever sits at a seat.
fn name_field(ui: &mut Ui, look: &Look, seat: Seat, (title, before): (&str, &str), chosen: &mut Sends) {
    let hint = look.word("ui-name");
    let width = (240.0 * look.text_scale()).min(ui.available_width());
    let field = LineField { name: &format!("{title}: {hint}"), hint: &hint, most: 30, width, id: None };
    let typed = components::line(ui, field, before);
    if typed.changed {
        chosen.write(NewGameAction::NameSeat(seat, typed.text));
    }
}
/// Who plays on.
pub fn players(
    ui: &mut Ui,
    height: f32,
    look: &Look,
    (options, names): (&[OptionModel], &[String]),
    sends: &mut Sends,
) {
    let mut chosen = Sends::default();
    let mut pressed = None;
    framed(
        ui,
        height,
        &look.word("ui-players-change"),
        |ui| seats(ui, look, options, names, &mut chosen),
        |ui| {
            let play_on = components::primary(ui, &look.word("ui-play-on"));
            if play_on.clicked() {
                pressed = Some(Sends::of(NewGameAction::SeatPlayers));
            }
            if components::quiet(ui, look.word("ui-cancel")).clicked() {
                pressed = Some(Sends::of(DialogAction::Close));
            }
            play_on
        },
    );
    sends.append([chosen]);
    sends.append(pressed);
}
