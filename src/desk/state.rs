//! The state of the panels: the open dialog, the refusal on the screen, what was dismissed.

use crate::desk::action::{FileAsk, Lots, NoteAction, Players, Question, SavedAction, UiAction, UiRequest};
use crate::desk::class::model::{ClassRequest, ClassView};
use crate::desk::lesson::model::CourseRequest;
use crate::desk::new_game::players::{SEATS, choose_seat};
use crate::desk::new_game::series::SeriesChoice;
use crate::desk::play::clock::model::ClockChoice;
use crate::desk::play::note::model::{said, written};
use crate::desk::settings::model::{Section, Settings};
use bevy::prelude::Resource;
use ludoteca_rules::session::{NodeId, PlayView, Request};
use ludoteca_rules::{Options, Refusal, Seat};
use ludoteca_table::play::pointing::Pointing;
use ludoteca_table::play::stage::NewPlay;
use ludoteca_table::play::{Building, Chalking, SecretEntry};

/// In the dialog for a new game: how orders are entered in secret. It is chosen like the options of a game, but belongs to
/// the settings, since it changes no rule.
pub const SECRET_ENTRY: &str = "secret-entry";

/// A dialog over the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Options of a new game.
    NewGame(Options),
    /// Who plays.
    Players,
    /// A section of the settings.
    Settings(Section),
    /// The saved plays, those of a game only, and the one that is being renamed with its title so far.
    Saved {
        /// The game; `None` for all.
        only: Option<&'static str>,
        /// The play's file, and what was typed.
        renaming: Option<(String, String)>,
    },
    /// The list of lessons and puzzles.
    Decks,
    /// The class tournaments.
    Class,
    /// A file is chosen.
    File(FileAsk),
    /// A move, and the comment on it as typed so far.
    Note(NodeId, String),
    /// The rules card of the game.
    Rules,
    /// A question before an act that ends the game.
    Question(Question),
}

/// A refusal on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownRefusal {
    /// The message, and the order that can be sealed nevertheless.
    pub refusal: Refusal<String>,
    /// The seat whose request was refused.
    pub seat: Seat,
    /// For how many seconds it has been shown.
    pub age: f32,
}

/// The state of the panels.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct UiState {
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// How orders are to be entered in secret, as chosen in the open dialog for a new game.
    pub secret_entry: Option<SecretEntry>,
    /// Who is to play, as chosen in the open dialog.
    pub players: Players,
    /// The move that was removed last from the play on the table.
    pub removed: Option<NodeId>,
    /// The clock of the next game, as chosen in the dialog for a new one.
    pub clock: ClockChoice,
    /// The match, as chosen in that dialog.
    pub series: SeriesChoice,
    /// What is typed in the field for moves, while that is open.
    pub typing: Option<String>,
    /// What is drawn with on the position, and whether.
    pub chalking: Chalking,
    /// What a touch does while a position is set up.
    pub building: Building,
    /// The text of the position as typed so far, while that is edited.
    pub position: Option<String>,
    /// What the pointer shows on the board.
    pub pointing: Pointing,
    /// What is to be laid over the board, by its id.
    pub laying: Option<&'static str>,
    /// What is remembered of class tournaments.
    pub class: ClassView,
    /// Whether the panels show what the computer thinks of the position.
    pub analysing: bool,
    /// The refusal on the screen.
    pub refusal: Option<ShownRefusal>,
    /// The final node whose banner was dismissed.
    pub seen_result: Option<NodeId>,
    /// Whether projector mode is on.
    pub projector: bool,
    /// Whether the picture is black, so that a class looks at whoever speaks.
    pub black: bool,
    /// Whether the panel has the keyboard.
    pub panel_keys: bool,
    /// Whether the notice about slow drawing was dismissed.
    pub notice_dismissed: bool,
}

impl ShownRefusal {
    /// Seconds for which a message is shown before it fades.
    const READ: f32 = 6.0;
    /// Seconds of fading.
    const FADE: f32 = 0.6;

    /// From 1 (opaque) to 0 (invisible). A refusal with buttons does not fade: it waits for an answer.
    #[must_use]
    pub fn opacity(&self) -> f32 {
        if self.refusal.sealable.is_some() {
            return 1.0;
        }
        (1.0 - (self.age - Self::READ) / Self::FADE).clamp(0.0, 1.0)
    }

    /// Whether it will still fade.
    #[must_use]
    pub fn ages(&self) -> bool {
        self.refusal.sealable.is_none()
    }
}

impl UiState {
    /// Shows this seat why something was refused.
    pub fn refused(&mut self, seat: Seat, refusal: Refusal<String>) {
        self.refusal = Some(ShownRefusal { refusal, seat, age: 0.0 });
    }

    /// Dismisses the refusal after a success.
    pub fn succeeded(&mut self) {
        self.refusal = None;
    }

    /// Resets what belonged to the play before.
    pub fn opened(&mut self) {
        self.refusal = None;
        self.seen_result = None;
        self.dialog = None;
        self.panel_keys = false;
        self.removed = None;
        self.typing = None;
        self.chalking.on = false;
        self.building = Building::default();
        self.position = None;
    }

    /// Advances the age of the refusal, and removes it once it has faded.
    pub fn age(&mut self, seconds: f32) {
        if let Some(shown) = &mut self.refusal {
            shown.age += seconds;
            if shown.opacity() <= 0.0 {
                self.refusal = None;
            }
        }
    }

    /// Plays what was typed: the seat is the one whose turn it is, the lowest if several are asked.
    fn play_typed(&mut self, play: Option<&dyn PlayView>) -> Option<UiRequest> {
        let seat = play?.asked().iter().next()?;
        let text = self.typing.as_mut().map(std::mem::take).filter(|text| !text.trim().is_empty())?;
        Some(UiRequest::Play(Request::Order(seat, text.trim().to_owned())))
    }

    /// What is done with a move.
    fn note(&mut self, action: NoteAction, play: Option<&dyn PlayView>) -> Option<Request> {
        if let NoteAction::Restore(node) = action {
            self.removed = None;
            return Some(Request::Restore(node));
        }
        let Some(Dialog::Note(node, text)) = &mut self.dialog else { return None };
        let node = *node;
        let request = match action {
            NoteAction::Typed(typed) => {
                *text = typed;
                return None;
            }
            NoteAction::Keep => play.map(|play| Request::Comment(node, written(play, node, text))),
            NoteAction::Promote => Some(Request::Promote(node)),
            NoteAction::Remove => {
                self.removed = Some(node);
                Some(Request::Remove(node))
            }
            NoteAction::Restore(_) | NoteAction::Step => None,
        };
        self.dialog = None;
        request
    }

    /// What is done in the list of saved plays.
    fn saved(&mut self, action: SavedAction) -> Option<UiRequest> {
        match action {
            SavedAction::Ask(asked) => {
                self.dialog = Some(Dialog::File(asked));
                return None;
            }
            SavedAction::OpenFile(_) | SavedAction::SaveFile(_) => {
                self.dialog = None;
                return Some(UiRequest::Saved(action));
            }
            _ => {}
        }
        let Some(Dialog::Saved { only, renaming }) = &mut self.dialog else { return None };
        match action {
            SavedAction::Only(game) => {
                *only = game;
                return None;
            }
            SavedAction::Renaming(id, title) => {
                *renaming = Some((id, title));
                return None;
            }
            SavedAction::Rename(..) => *renaming = None,
            SavedAction::Open(_) => self.dialog = None,
            _ => {}
        }
        Some(UiRequest::Saved(action))
    }

    /// Leaves what is on the table for something else.
    fn elsewhere(&mut self, request: UiRequest) -> Option<UiRequest> {
        self.opened();
        Some(request)
    }

    /// Applies an action to the panels' own state and settings, or returns the request that it makes to the rest of the
    /// program.
    pub fn act(&mut self, action: UiAction, settings: &mut Settings, play: Option<&dyn PlayView>) -> Option<UiRequest> {
        match action {
            UiAction::Undo => return Some(UiRequest::Play(Request::Undo)),
            UiAction::Redo => return Some(UiRequest::Play(Request::Redo)),
            UiAction::GoTo(node) => return Some(UiRequest::Play(Request::GoTo(node))),
            UiAction::TakeSeat(seat) => return Some(UiRequest::TakeSeat(seat)),
            UiAction::Choose(choice) => return Some(UiRequest::Choose(choice)),
            UiAction::TouchCell(cell) => return Some(UiRequest::TouchCell(cell)),
            UiAction::Agree => return Some(UiRequest::Agree),
            UiAction::Reconsider => return Some(UiRequest::Reconsider),
            UiAction::Seal(seat, order) => {
                self.refusal = None;
                return Some(UiRequest::Play(Request::Order(seat, order)));
            }
            UiAction::Resign(seat) => {
                self.dialog = None;
                return Some(UiRequest::Play(Request::Resign(seat)));
            }
            UiAction::AgreeDraw => {
                self.dialog = None;
                return Some(UiRequest::Play(Request::AgreeDraw));
            }
            UiAction::Open(id) => return self.elsewhere(UiRequest::Open(id)),
            UiAction::Shelf => return self.elsewhere(UiRequest::Shelf),
            UiAction::Resume(place) => return self.elsewhere(UiRequest::Resume(place)),
            UiAction::Demonstrate(id, piece) => return self.elsewhere(UiRequest::Demonstrate(id, piece)),
            UiAction::LeaveDemonstration => return self.elsewhere(UiRequest::LeaveDemonstration),
            UiAction::Demo(demo) => return Some(UiRequest::Demo(demo)),
            UiAction::Start => {
                if let Some(Dialog::NewGame(options)) = self.dialog.take() {
                    if let Some(entry) = self.secret_entry.take() {
                        settings.secret_entry = entry;
                    }
                    let clock = play.map_or_else(Vec::new, |play| self.clock.controls(play.seats_with(&options)));
                    let series = play.and_then(|play| self.series.series(play.seats_with(&options)));
                    let Players { controllers: players, names } = std::mem::take(&mut self.players);
                    let lots = Lots(self.series.lots);
                    return Some(UiRequest::New(NewPlay { options, players, names, clock, series, seed: 0 }, lots));
                }
            }
            UiAction::NextGame => return Some(UiRequest::NextGame),
            UiAction::Chalk(chalking) => self.chalking = chalking,
            UiAction::ToggleAudience => return Some(UiRequest::Audience),
            UiAction::Point => self.pointing = self.pointing.next(),
            UiAction::OpenDecks => self.dialog = Some(Dialog::Decks),
            UiAction::Course(request) => {
                self.dialog = None;
                return Some(UiRequest::Course(request));
            }
            UiAction::OpenClass => {
                self.dialog = Some(Dialog::Class);
                return Some(UiRequest::Class(ClassRequest::Refresh));
            }
            UiAction::ViewClass(view) => self.class = view,
            UiAction::Class(request) => return Some(UiRequest::Class(request)),
            UiAction::SetUp => return Some(UiRequest::SetUp),
            UiAction::PlayFrom => return Some(UiRequest::PlayFrom),
            UiAction::PutAway => return Some(UiRequest::PutAway),
            UiAction::CopyPosition => return Some(UiRequest::CopyPosition),
            UiAction::Build(building) => self.building = building,
            UiAction::TypePosition(text) => self.position = text,
            UiAction::Setup(action) => {
                self.position = None;
                return Some(UiRequest::Setup(action));
            }
            UiAction::Lay(id) => self.laying = id,
            UiAction::Wipe => return Some(UiRequest::Wipe),
            UiAction::ToggleTyping => {
                self.typing = if self.typing.is_some() { None } else { Some(String::new()) };
                self.panel_keys = false;
            }
            UiAction::Typed(text) => self.typing = self.typing.is_some().then_some(text),
            UiAction::PlayTyped => return self.play_typed(play),
            UiAction::TogglePanel => {
                settings.panel_open = !settings.panel_open;
                self.panel_keys = false;
            }
            UiAction::EnterPanel => {
                // The controls of a demonstration are always there.
                settings.panel_open |= play.is_some();
                self.panel_keys = true;
            }
            UiAction::LeavePanel => self.panel_keys = false,
            UiAction::OpenPlayers => {
                self.players = players_of(play);
                self.dialog = play.map(|_| Dialog::Players);
            }
            UiAction::SeatPlayers => {
                self.dialog = None;
                return Some(UiRequest::Seats(std::mem::take(&mut self.players)));
            }
            UiAction::Opponent(told) => return Some(UiRequest::Opponent(told)),
            UiAction::Pause(pause) => return Some(UiRequest::Pause(pause)),
            UiAction::Replay(request) => return Some(UiRequest::Replay(request)),
            UiAction::OpenNote => {
                self.dialog = play.map(|play| Dialog::Note(play.cursor(), said(play, play.cursor())));
            }
            UiAction::Note(NoteAction::Step) => {
                let Some(Dialog::Note(node, text)) = self.dialog.take() else { return None };
                return Some(UiRequest::Course(CourseRequest::Step(node, text)));
            }
            UiAction::Note(action) => return self.note(action, play).map(UiRequest::Play),
            UiAction::NameSeat(seat, name) => {
                let (names, seat) = (&mut self.players.names, usize::from(seat.0));
                names.resize(names.len().max(seat + 1), String::new());
                names[seat] = name;
            }
            UiAction::OpenSaved => {
                self.dialog = Some(Dialog::Saved { only: play.map(|play| play.info().id), renaming: None });
                return Some(UiRequest::Saved(SavedAction::Refresh));
            }
            UiAction::Saved(action) => return self.saved(action),
            UiAction::CopyRecord => return Some(UiRequest::CopyRecord),
            UiAction::Paste(text) => return Some(UiRequest::Paste(text)),
            UiAction::SetTimeline(shown) => settings.timeline = shown,
            UiAction::Advise => return Some(UiRequest::Advise),
            UiAction::ToggleAnalysis => {
                self.analysing = !self.analysing;
                return Some(UiRequest::Analyse(self.analysing));
            }
            UiAction::FollowLine(moves) => return Some(UiRequest::FollowLine(moves)),
            UiAction::OpenNewGame => {
                self.players = players_of(play);
                self.secret_entry = None;
                self.dialog = play.map(|play| Dialog::NewGame(play.options().clone()));
            }
            UiAction::Blacken(black) => self.black = black && self.projector,
            UiAction::ToggleProjector => {
                self.black = false;
                self.projector = !self.projector;
                self.panel_keys = false;
            }
            UiAction::OpenRules => self.dialog = Some(Dialog::Rules),
            UiAction::Ask(question) => self.dialog = Some(Dialog::Question(question)),
            UiAction::OpenSettings => self.dialog = Some(Dialog::Settings(Section::default())),
            UiAction::ShowSection(section) => self.dialog = Some(Dialog::Settings(section)),
            UiAction::CloseDialog => {
                let page = matches!(self.dialog, Some(Dialog::File(FileAsk::SavePage(_))));
                self.dialog = page.then_some(Dialog::Class);
            }
            UiAction::SetOption(SECRET_ENTRY, value) => self.secret_entry = SecretEntry::parse(value),
            UiAction::SetOption(name, value) if self.clock.choose(name, value) => {}
            UiAction::SetOption(name, value) if self.series.choose(name, value) => {}
            UiAction::SetOption(name, value) if SEATS.contains(&name) => {
                choose_seat(&mut self.players.controllers, name, value);
            }
            UiAction::SetOption(name, value) => {
                if let Some(Dialog::NewGame(options)) = &mut self.dialog {
                    // Cannot fail: names and values come from the options themselves.
                    let _ = options.set(name, value);
                }
            }
            UiAction::DismissRefusal => self.refusal = None,
            UiAction::LookAtGame => self.seen_result = play.map(|play| play.cursor()),
            UiAction::DismissNotice => self.notice_dismissed = true,
            UiAction::SetLanguage(language) => settings.chosen_language = language,
            UiAction::SetTextScale(scale) => settings.text_scale = scale.into(),
            UiAction::SetAnimationSpeed(speed) => settings.animation_speed = speed.into(),
            UiAction::SetInstant(instant) => settings.instant = instant,
            UiAction::SetSoundVolume(volume) => settings.sound_volume = volume.into(),
            UiAction::SetAmbienceVolume(volume) => settings.ambience_volume = volume.into(),
            UiAction::SetQuality(quality) => settings.quality = quality,
            UiAction::SetRoom(room) => settings.room = room,
            UiAction::SetAudienceRoom(room) => settings.audience_room = room,
            UiAction::SetShowHints(show) => settings.show_hints = show,
            UiAction::SetConfirm(confirm) => settings.confirm = confirm,
            UiAction::SetPalette(palette) => settings.palette = palette,
            UiAction::SetTurnView(turn) => settings.facing = turn,
        }
        None
    }
}

/// Who plays.
fn players_of(play: Option<&dyn PlayView>) -> Players {
    play.map_or_else(Players::default, |play| {
        let header = play.header();
        Players { controllers: header.controllers.clone(), names: header.names.clone() }
    })
}
