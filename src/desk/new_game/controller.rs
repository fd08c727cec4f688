//! What is chosen in the dialogs about a new game and about who plays, and the game that then begins.

use super::clock::ClockChoice;
use super::players::{Players, SEATS, choose_seat};
use super::series::SeriesChoice;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::schedule::DeskSystems;
use crate::desk::frame::seed::new_seed;
use crate::desk::settings::model::Settings;
use bevy::prelude::*;
use ludoteca_rules::session::{Controller, PlayView};
use ludoteca_rules::{Options, Seat};
use ludoteca_table::play::stage::{NewPlay, StageRequest};
use ludoteca_table::play::{Play, SecretEntry, TableAction};

/// In the dialog for a new game: how orders are entered in secret. It is chosen like the options of a game, but belongs
/// to the settings, since it changes no rule.
pub const SECRET_ENTRY: &str = "secret-entry";

/// What a person does in these dialogs.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum NewGameAction {
    /// Opens the dialog for a new game.
    Open,
    /// A game was taken from the shelf: the likeliest players sit down, and with `ask` it is asked who is to play.
    Welcome {
        /// Whether it is asked.
        ask: bool,
    },
    /// Opens the dialog about who plays.
    OpenPlayers,
    /// Chooses a value for an option.
    SetOption(&'static str, &'static str),
    /// A person plays with the computer at this level, or with a friend at this table.
    PlayWith(Option<usize>),
    /// The person sits here, and whoever sat here at the other seat.
    BeginAs(Seat),
    /// The name of the one at a seat.
    NameSeat(Seat, String),
    /// Begins the new game.
    Start,
    /// No new game: back to where one came from.
    Cancel,
    /// Begins the next game of the match.
    Next,
    /// Begins another game of the same players, who change seats; the computer plays at this level, if one is given.
    Again(Option<usize>),
    /// These players play on.
    SeatPlayers,
}

/// What is chosen besides the options of the game.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct NewGame {
    /// How orders are to be entered in secret, if that was chosen.
    pub secret_entry: Option<SecretEntry>,
    /// Who is to play.
    pub players: Players,
    /// The clock.
    pub clock: ClockChoice,
    /// The match.
    pub series: SeriesChoice,
    /// Whether one came from the shelf, and goes back there if it is not begun.
    pub from_shelf: bool,
}

impl NewGame {
    /// Chooses a value for an option, which may be one of the game's own.
    fn set_option(&mut self, name: &'static str, value: &'static str, options: Option<&mut Options>) {
        if name == SECRET_ENTRY {
            self.secret_entry = SecretEntry::parse(value);
        } else if self.clock.choose(name, value) || self.series.choose(name, value) {
        } else if SEATS.contains(&name) {
            choose_seat(&mut self.players.controllers, name, value);
        } else if let Some(options) = options {
            // Cannot fail: names and values come from the options themselves.
            let _ = options.set(name, value);
        }
    }

    fn name_seat(&mut self, seat: Seat, name: String) {
        let (names, seat) = (&mut self.players.names, usize::from(seat.0));
        names.resize(names.len().max(seat + 1), String::new());
        names[seat] = name;
    }

    /// The play that was chosen, after `play`.
    fn begin(&mut self, options: Options, play: &Play) -> NewPlay {
        let seats = play.view().seats_with(&options);
        let Players { controllers: players, names } = std::mem::take(&mut self.players);
        let (clock, series) = (self.clock.controls(seats), self.series.series(seats));
        let mut wanted = NewPlay { options, players, names, clock, series, seed: new_seed() };
        if self.series.lots {
            wanted.move_on(usize::from(new_seed() as u8), play.entry.seats(&wanted.options));
        }
        wanted
    }
}

/// The dialogs about a new game and about who plays.
pub fn plugin(app: &mut App) {
    app.init_resource::<NewGame>().add_message::<NewGameAction>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
}

fn act(
    mut actions: MessageReader<NewGameAction>,
    mut new: ResMut<NewGame>,
    mut dialog: ResMut<OpenDialog>,
    mut settings: ResMut<Settings>,
    play: Option<Single<&Play>>,
    mut stage: MessageWriter<StageRequest>,
    mut asks: MessageWriter<AskTable>,
) {
    for action in actions.read() {
        let Some(play) = play.as_deref() else { continue };
        match action.clone() {
            NewGameAction::Open => {
                new.players = Players::of(play.view());
                (new.secret_entry, new.from_shelf) = (None, false);
                dialog.0 = Some(Dialog::NewGame(play.view().options().clone()));
            }
            // Done where players are guessed.
            NewGameAction::Welcome { .. } => {}
            NewGameAction::OpenPlayers => {
                new.players = Players::of(play.view());
                dialog.0 = Some(Dialog::Players);
            }
            NewGameAction::SetOption(name, value) => {
                let options = match &mut dialog.0 {
                    Some(Dialog::NewGame(options)) => Some(options),
                    _ => None,
                };
                new.set_option(name, value, options);
            }
            NewGameAction::PlayWith(level) => new.players.play_with(level),
            NewGameAction::BeginAs(seat) => new.players.begin_as(seat),
            NewGameAction::NameSeat(seat, name) => new.name_seat(seat, name),
            NewGameAction::Start => {
                if let Some(Dialog::NewGame(options)) = dialog.0.take() {
                    if let Some(entry) = new.secret_entry.take() {
                        settings.secret_entry = entry;
                    }
                    stage.write(StageRequest::New(new.begin(options, play)));
                }
            }
            NewGameAction::Cancel => {
                dialog.0 = None;
                if std::mem::take(&mut new.from_shelf) {
                    stage.write(StageRequest::Leave);
                }
            }
            NewGameAction::Next => {
                stage.write_batch(NewPlay::after(play.view(), new_seed()).map(StageRequest::New));
            }
            NewGameAction::Again(level) => {
                let mut again = NewPlay::again(play.view(), new_seed());
                if let Some(level) = level {
                    raise(&mut again.players, level);
                }
                stage.write(StageRequest::New(again));
            }
            NewGameAction::SeatPlayers => {
                dialog.0 = None;
                let Players { controllers, names } = std::mem::take(&mut new.players);
                asks.write(AskTable(TableAction::Seats(controllers, names)));
            }
        }
    }
}

/// The computer plays at this level, wherever it sits.
fn raise(players: &mut [Controller], level: usize) {
    for player in players.iter_mut().filter(|player| player.level().is_some()) {
        *player = Controller::Computer(level.to_string());
    }
}

impl Players {
    /// A person keeps the seat, the first one where several sit; at the other one sits the computer, or a friend.
    fn play_with(&mut self, level: Option<usize>) {
        let person = |controller: &Controller| *controller == Controller::Human;
        let own = self.controllers.iter().take(2).position(person).unwrap_or_default();
        let other = level.map_or(Controller::Human, |level| Controller::Computer(level.to_string()));
        self.controllers = vec![Controller::Human; 2];
        self.controllers[1 - own] = other;
    }

    /// Who sits at two seats change places, if the person does not sit here yet.
    fn begin_as(&mut self, seat: Seat) {
        self.controllers.resize(2, Controller::Human);
        if self.controllers.get(usize::from(seat.0)) != Some(&Controller::Human) {
            self.controllers.swap(0, 1);
            self.names.resize(2, String::new());
            self.names.swap(0, 1);
        }
    }

    /// Who plays this.
    fn of(play: &dyn PlayView) -> Self {
        let header = play.header();
        Self { controllers: header.controllers.clone(), names: header.names.clone() }
    }
}
