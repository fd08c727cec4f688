//! The dialogs about a new game and about who plays.

use super::clock::CLOCK;
use super::controller::NewGameAction;
use super::model::NewGameModel;
use super::opponent;
use super::option::OptionModel;
use super::players::SEATS;
use super::series::{GAMES, SEATING};
use crate::desk::card::model::RulesModel;
use crate::desk::card::panel as card;
use crate::desk::components::framed::framed;
use crate::desk::components::{self, LineField};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use bevy_egui::egui::{Context, Id, Label, RichText, TextStyle, Ui};
use ludoteca_rules::{Arg, Seat};
use ludoteca_table::play::stage::StageRequest;

/// The option of a game that says how many play.
const PLAYERS: &str = "players";

/// What the dialog for a new game shows.
pub struct NewGameShown<'a> {
    /// The game, and what can be chosen.
    pub game: &'a NewGameModel,
    /// The names of the seats as typed so far.
    pub names: &'a [String],
    /// The rules card of the game.
    pub card: Option<&'a RulesModel>,
}

/// What is folded away under the faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fold {
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

/// A new game: who one plays with, and the rest folded away.
pub fn new_game(ui: &mut Ui, height: f32, look: &Look, shown: &NewGameShown<'_>, sends: &mut Sends) {
    let mut chosen = Sends::default();
    let mut pressed = None;
    let options = &shown.game.options;
    let first = options.iter().take_while(|option| SEATS.contains(&option.name)).count();
    let (seats, others) = options.split_at(first);
    let title = look.words.fill("ui-who-with", &[("game", Arg::Plain(shown.game.game.clone()))]);
    framed(
        ui,
        (height, true),
        &title,
        |ui| {
            ui.add(Label::new(RichText::new(&shown.game.facts).weak()).truncate());
            // How many play decides who can be chosen, so it is asked first.
            for option in others.iter().filter(|option| option.name == PLAYERS) {
                values(ui, option, &mut chosen);
            }
            if seats.len() > 2 {
                self::seats(ui, look, seats, shown.names, &mut chosen);
            }
            opponent::draw(ui, look, seats, &shown.game.tallies, &mut chosen);
            folds(ui, look, shown, (seats, others), &mut chosen);
            if let Some(card) = shown.card {
                card::note(ui, card);
            }
        },
        |ui| {
            let start = components::primary(ui, &look.word("ui-start"));
            if start.clicked() {
                pressed = Some(Sends::of(NewGameAction::Start));
            }
            if components::quiet(ui, look.word("ui-cancel")).clicked() {
                pressed = Some(Sends::of(NewGameAction::Cancel));
            }
            if components::quiet(ui, look.word("ui-set-up")).clicked() {
                pressed = Some(Sends::of(StageRequest::SetUp));
            }
            start
        },
    );
    sends.append([chosen]);
    sends.append(pressed);
}

/// What else can be chosen, each a word and its value that opens below.
fn folds(
    ui: &mut Ui,
    look: &Look,
    shown: &NewGameShown<'_>,
    (seats, others): (&[OptionModel], &[OptionModel]),
    chosen: &mut Sends,
) {
    let of =
        |fold: Fold| -> Vec<&OptionModel> { others.iter().filter(|option| fold_of(option.name) == fold).collect() };
    let own = opponent::own_seat(seats);
    let mut all: Vec<(Fold, String, String)> = Vec::new();
    if let Some(own) = own {
        all.push((Fold::Seat, look.word("ui-begin-as"), seats[own].title.clone()));
    }
    for (fold, key) in [(Fold::Clock, "ui-fold-clock"), (Fold::Match, "ui-fold-match"), (Fold::Rules, "ui-fold-rules")]
    {
        let options = of(fold);
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
    let open = ui.data(|data| data.get_temp::<Option<Fold>>(open_fold())).flatten();
    ui.horizontal_wrapped(|ui| {
        for (fold, title, value) in &all {
            if opponent::fold(ui, look.text_scale(), open == Some(*fold), title, value) {
                let now = (open != Some(*fold)).then_some(*fold);
                ui.data_mut(|data| data.insert_temp(open_fold(), now));
            }
        }
    });
    match open.filter(|open| all.iter().any(|(fold, ..)| fold == open)) {
        Some(Fold::Seat) => {
            ui.horizontal_wrapped(|ui| {
                for (place, seat) in (0..).zip(seats) {
                    if components::chip(ui, own == Some(usize::from(place)), &look.word("ui-begin-as"), &seat.title) {
                        chosen.write(NewGameAction::BeginAs(Seat(place)));
                    }
                }
            });
        }
        Some(Fold::Names) => self::seats(ui, look, seats, shown.names, chosen),
        Some(Fold::Earlier) => {
            for play in &shown.game.earlier {
                let width = ui.available_width();
                if components::wide(ui, width, true, false, &play.text).clicked() {
                    chosen.write(StageRequest::Resume(play.place));
                }
            }
        }
        Some(fold) => options(ui, &of(fold), chosen),
        None => {}
    }
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
fn values(ui: &mut Ui, option: &OptionModel, chosen: &mut Sends) {
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
fn seats(ui: &mut Ui, look: &Look, seats: &[OptionModel], names: &[String], chosen: &mut Sends) {
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
        (height, false),
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
