//! Keyboard shortcuts of the panels: history, side panel, rules, projector mode, Esc. `table::touch` handles cells,
//! arrows and Enter.

use super::class::controller::ClassAction;
use super::computer::advice::AdviceRequest;
use super::computer::analysis::ToggleAnalysis;
use super::escape::{Back, Open, Step};
use super::frame::ask::AskTable;
use super::frame::dialog::{Dialog, DialogAction};
use super::frame::display::{AudienceRequest, DisplayAction};
use super::frame::notice::DismissNotice;
use super::frame::schedule::DeskSystems;
use super::frame::sends::Sends;
use super::lesson::model::CourseRequest;
use super::play::controller::PlayAction;
use super::play::overlay::OverlayModel;
use super::play::shown::piece_on;
use super::play::typing::controller::TypingAction;
use super::saves::controller::SavesAction;
use super::settings::controller::SettingsChange;
use super::setup::controller::{AskSetup, SetUpAction};
use super::view_model::{Panels, ViewModel};
use crate::theatre::DemonstrationRequest;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca_rules::session::{BoardView, NodeId, PlayView, Request};
use ludoteca_rules::{Cell, Edit, Piece};
use ludoteca_table::play::stage::StageRequest;
use ludoteca_table::play::{Hand, HoveredCell, OnTable, SetupAction, TableAction};
use ludoteca_table::screen::Screen;
use ludoteca_table::touch::{KeyPress, KeyPresses};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read.in_set(DeskSystems::Keys));
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Command {
    Undo,
    Redo,
    Beginning,
    End,
    /// Opens or closes the side panel.
    Panel,
    /// Gives the keyboard to the panel or takes it back.
    PanelKeys,
    Back,
    Rules,
    Projector,
    /// Pauses the clock or lets it go on.
    Pause,
    /// Opens the list of saved plays.
    Saved,
    /// Asks for a hint.
    Hint,
    /// Shows what the computer thinks of the position.
    Analysis,
    /// Lays the next thing over the board, or nothing after the last.
    Overlay,
    /// Opens or closes the field in which moves are typed.
    Typing,
    /// Sets the position up by hand, or goes back to the play.
    SetUp,
    /// Opens the window for an audience, or closes it.
    Audience,
    /// What the pointer shows on the board: the next thing, or nothing.
    Point,
    /// Opens the list of lessons and puzzles.
    Lessons,
    /// Opens the class tournaments.
    Class,
    /// Opens or closes what one draws with.
    Annotation,
    /// Wipes off what is drawn.
    Wipe,
    /// On a projector: makes the picture black, as clickers do.
    Black,
    /// Shows the piece in hand, or under the pointer or the cursor, in the demonstration.
    ShowPiece,
    /// Part of the name of a cell.
    Name,
}

/// The command of a key, by its letter and not by its position on the keyboard. A key that is held repeats only steps
/// in the history.
fn command(press: &KeyPress) -> Option<Command> {
    let command = match &press.key.logical_key {
        Key::Character(letter) if press.control && letter.eq_ignore_ascii_case("z") => {
            if press.shift {
                Command::Redo
            } else {
                Command::Undo
            }
        }
        Key::Character(letter) if press.control && letter.eq_ignore_ascii_case("y") => Command::Redo,
        Key::Character(letter) if press.control && letter.eq_ignore_ascii_case("o") => Command::Saved,
        Key::Character(letter) if press.control && letter.eq_ignore_ascii_case("e") => Command::SetUp,
        Key::Character(letter) if press.control && letter.eq_ignore_ascii_case("d") => Command::ShowPiece,
        Key::Character(letter) if press.control && letter.eq_ignore_ascii_case("l") => Command::Lessons,
        Key::Character(letter) if press.control && letter.eq_ignore_ascii_case("t") => Command::Class,
        Key::Character(letter) if press.control && letter.eq_ignore_ascii_case("p") => Command::Point,
        _ if press.control => return None,
        Key::Character(letter) if letter.eq_ignore_ascii_case("b") || letter == "." => Command::Black,
        Key::Character(_) => Command::Name,
        Key::PageUp => Command::Undo,
        Key::PageDown => Command::Redo,
        Key::Home => Command::Beginning,
        Key::End => Command::End,
        Key::Tab => Command::Panel,
        Key::F1 => Command::Rules,
        Key::F12 => Command::Overlay,
        Key::F5 if press.shift => Command::Audience,
        Key::F5 => Command::Projector,
        Key::Pause => Command::Pause,
        Key::F6 => Command::Typing,
        Key::F7 => Command::Hint,
        Key::F8 => Command::Analysis,
        Key::F9 => Command::Annotation,
        Key::Delete => Command::Wipe,
        Key::F10 => Command::PanelKeys,
        Key::Escape => Command::Back,
        _ => return None,
    };
    (!press.key.repeat || matches!(command, Command::Undo | Command::Redo)).then_some(command)
}

/// What is open as the panels show it; one that holds something is the hand on the table.
fn open(model: &ViewModel, hand: Option<&Hand>) -> Open {
    Open {
        screen: model.screen,
        holds: hand.is_some_and(Hand::holds),
        refusal: model.notice.is_some(),
        banner: model.banner,
        projector: model.look.projector,
        panel_keys: model.look.panel_keys,
        typing: model.typing.is_some(),
        position: model.position.is_some(),
        annotating: model.annotating,
        black: model.black,
        rules: false,
    }
}

/// What keys refer to.
struct Keyboard<'a> {
    model: &'a ViewModel,
    /// What is played or set up, and the same if it is played.
    board: Option<&'a dyn BoardView>,
    play: Option<&'a dyn PlayView>,
    hand: Option<&'a Hand>,
    /// The cell under the pointer.
    hovered: Option<Cell>,
    open: Open,
}

/// Turns keys into messages, unless a dialog is open.
fn read(
    mut presses: KeyPresses,
    panels: Res<Panels>,
    on_table: Option<Single<(OnTable, &Hand, Option<&HoveredCell>)>>,
    mut commands: Commands,
) {
    let presses = presses.read();
    if panels.0.dialog.is_some() {
        return;
    }
    let on_table = on_table.as_deref();
    let hand = on_table.map(|(_, hand, _)| *hand);
    let mut keyboard = Keyboard {
        model: &panels.0,
        board: on_table.map(|(one, ..)| one.view()),
        play: on_table.and_then(|(one, ..)| one.play()).map(|play| play.view()),
        hand,
        hovered: on_table.and_then(|(.., hovered)| hovered.and_then(|hovered| hovered.0)),
        open: open(&panels.0, hand),
    };
    let mut sends = Sends::default();
    for command in presses.iter().filter_map(command) {
        // Any key shows the picture again, and does what it does.
        if std::mem::take(&mut keyboard.open.black) {
            sends.write(DisplayAction::Blacken(false));
            if matches!(command, Command::Black) {
                continue;
            }
        }
        if keyboard.counts(command) {
            sends.append(keyboard.does(command));
        }
    }
    if !sends.is_empty() {
        commands.queue(move |world: &mut World| sends.deliver(world));
    }
}

impl Keyboard<'_> {
    /// What a command sends.
    fn does(&mut self, command: Command) -> Option<Sends> {
        let model = self.model;
        Some(match command {
            // A clicker leads through a lesson.
            Command::Undo | Command::Redo if self.open.screen == Screen::Lesson => {
                let on = matches!(command, Command::Redo);
                Sends::of(model.lesson.as_ref().and_then(|lesson| lesson.turn(on))?)
            }
            Command::Undo if self.open.screen == Screen::SetUp => Sends::of(AskSetup(SetupAction::Undo)),
            Command::Redo if self.open.screen == Screen::SetUp => Sends::of(AskSetup(SetupAction::Redo)),
            Command::Undo => Sends::of(AskTable::session(Request::Undo)),
            Command::Redo => Sends::of(AskTable::session(Request::Redo)),
            Command::Beginning => Sends::of(AskTable::session(Request::GoTo(NodeId::ROOT))),
            Command::End => Sends::of(AskTable::session(Request::GoTo(*self.play?.line().last()?))),
            Command::Pause => {
                let clock = model.play.as_ref()?.clock.as_ref();
                let usable = clock.filter(|clock| clock.paused || clock.can_pause)?;
                Sends::of(AskTable(TableAction::Pause(!usable.paused)))
            }
            Command::Saved => return model.saves.then(|| Sends::of(SavesAction::Open)),
            Command::Overlay => {
                let played = model.play.as_ref().map(|play| &play.overlays);
                let overlays = played.or_else(|| model.set_up.as_ref().map(|draft| &draft.overlays));
                Sends::of(PlayAction::Lay(OverlayModel::next(overlays?)))
            }
            // While a position is set up, the piece under the cursor goes.
            Command::Wipe if self.open.screen == Screen::SetUp => {
                Sends::of(AskSetup::edit(Edit::Remove(self.hand?.cursor?)))
            }
            Command::Wipe => Sends::of(AskTable(TableAction::Annotation(None))),
            Command::Audience => Sends::of(AudienceRequest),
            Command::Point => Sends::of(PlayAction::Point),
            Command::Lessons => Sends::of(DialogAction::Open(Dialog::Decks)),
            Command::Class => Sends::of(ClassAction::Open),
            Command::SetUp => match self.open.screen {
                Screen::Lesson => return None,
                Screen::SetUp => Sends::of(StageRequest::PutAway),
                _ => Sends::of(StageRequest::SetUp),
            },
            Command::Hint => Sends::of(AdviceRequest),
            Command::Analysis => Sends::of(ToggleAnalysis),
            Command::ShowPiece => Sends::of(DemonstrationRequest::Open(model.demonstrated()?, self.piece())),
            Command::Back => return self.back(),
            _ => return self.opens(command),
        })
    }

    /// What Esc sends.
    fn back(&mut self) -> Option<Sends> {
        Some(match self.open.back()? {
            Back::Close(Step::Rules) => Sends::of(DialogAction::Close),
            Back::Close(Step::Typing) => Sends::of(TypingAction::Toggle),
            Back::Close(Step::Position) => Sends::of(SetUpAction::Type(None)),
            Back::Close(Step::Annotation) => Sends::of(PlayAction::Annotation(self.open.annotating)),
            Back::Close(Step::PanelKeys) => Sends::of(DisplayAction::LeavePanel),
            Back::Close(Step::Hand) if self.play.is_none() => Sends::of(AskSetup(SetupAction::Drop)),
            Back::Close(Step::Hand) => Sends::of(AskTable(TableAction::Back)),
            Back::Close(Step::Refusal) => Sends::of(DismissNotice),
            Back::Close(Step::Projector) => Sends::of(DisplayAction::ToggleProjector),
            Back::Close(Step::Banner) => Sends::of(PlayAction::LookAtGame),
            Back::Leave(Screen::SetUp) => Sends::of(StageRequest::PutAway),
            Back::Leave(Screen::Lesson) => Sends::of(CourseRequest::Leave),
            Back::Leave(Screen::Theatre) => Sends::of(DemonstrationRequest::Leave),
            Back::Leave(Screen::Play | Screen::Shelf) | Back::Close(Step::Screen) => Sends::of(StageRequest::Leave),
        })
    }

    /// Whether a game is on the table, played or set up.
    const fn has_game(&self) -> bool {
        matches!(self.open.screen, Screen::Play | Screen::SetUp | Screen::Lesson)
    }

    /// Whether a command counts now: without a game there is neither history nor panel, and while the rules card is
    /// open only Esc counts.
    const fn counts(&self, command: Command) -> bool {
        let open = &self.open;
        match command {
            Command::Back | Command::Saved | Command::Lessons | Command::Class | Command::Audience => true,
            _ if open.rules => false,
            // What is typed may be edited with the other keys.
            Command::Typing => self.has_game() && !matches!(open.screen, Screen::SetUp),
            _ if open.typing || open.position => false,
            Command::Rules | Command::Projector | Command::PanelKeys => {
                self.has_game() || matches!(open.screen, Screen::Theatre)
            }
            _ => self.has_game(),
        }
    }

    /// What a command sends that opens or closes something.
    fn opens(&mut self, command: Command) -> Option<Sends> {
        let has_game = self.has_game();
        let (open, settings) = (&mut self.open, &self.model.settings);
        Some(match command {
            Command::Rules => {
                open.rules = true;
                Sends::of(DialogAction::Open(Dialog::Rules))
            }
            Command::Projector => {
                open.projector = !open.projector;
                Sends::of(DisplayAction::ToggleProjector)
            }
            Command::Typing => {
                open.typing = !open.typing;
                Sends::of(TypingAction::Toggle)
            }
            Command::Annotation => {
                open.annotating.on = !open.annotating.on;
                Sends::of(PlayAction::Annotation(open.annotating))
            }
            // While the panel has the keyboard, Tab walks in it.
            Command::Panel if !open.projector && !open.panel_keys => {
                Sends::of(SettingsChange::PanelOpen(!settings.panel_open)).and(DisplayAction::LeavePanel)
            }
            Command::PanelKeys if !open.projector => {
                open.panel_keys = !open.panel_keys;
                match open.panel_keys {
                    // The controls of a demonstration are always there.
                    true if has_game => Sends::of(SettingsChange::PanelOpen(true)).and(DisplayAction::EnterPanel),
                    true => Sends::of(DisplayAction::EnterPanel),
                    false => Sends::of(DisplayAction::LeavePanel),
                }
            }
            Command::Black if open.projector => {
                open.black = true;
                Sends::of(DisplayAction::Blacken(true))
            }
            Command::Name | Command::Black if std::mem::take(&mut open.panel_keys) => {
                Sends::of(DisplayAction::LeavePanel)
            }
            _ => return None,
        })
    }

    /// The piece in hand, or under the pointer or the cursor.
    fn piece(&self) -> Option<Piece> {
        let hand = self.hand?;
        piece_on(self.board?, hand.last_cell().or(self.hovered).or(hand.cursor)?)
    }
}
