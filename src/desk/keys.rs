//! Keyboard shortcuts of the panels: history, side panel, rules, projector mode, Esc. `table::touch` handles cells,
//! arrows and Enter.

use super::class::controller::ClassAction;
use super::computer::advice::AdviceRequest;
use super::computer::analysis::ToggleAnalysis;
use super::frame::ask::AskTable;
use super::frame::dialog::{Dialog, DialogAction};
use super::frame::notice::DismissNotice;
use super::frame::schedule::DeskSystems;
use super::frame::screen::{AudienceRequest, ScreenAction};
use super::frame::sends::Sends;
use super::lesson::model::CourseRequest;
use super::play::controller::PlayAction;
use super::play::overlay::OverlayModel;
use super::play::shown::piece_on;
use super::play::typing::controller::TypingAction;
use super::saves::controller::SavesAction;
use super::settings::controller::SettingsChange;
use super::setup::controller::SetUpAction;
use super::view_model::{Panels, ViewModel};
use crate::theatre::DemonstrationRequest;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca_rules::session::{Edit, NodeId, Request};
use ludoteca_rules::{Cell, Piece};
use ludoteca_table::play::stage::StageRequest;
use ludoteca_table::play::{Chalking, Hand, Hovered, Play, TableAction};
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
    Chalk,
    /// Wipes off what is drawn.
    Wipe,
    /// On a projector: makes the picture black, as clickers do.
    Black,
    /// Shows the piece in hand, or under the pointer or the cursor, in the demonstration.
    ShowPiece,
    /// Part of the name of a cell.
    Name,
}

/// The command of a key, by its letter and not by its position on the keyboard. A key that is held repeats only steps in
/// the history.
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
        Key::F9 => Command::Chalk,
        Key::Delete => Command::Wipe,
        Key::F10 => Command::PanelKeys,
        Key::Escape => Command::Back,
        _ => return None,
    };
    (!press.key.repeat || matches!(command, Command::Undo | Command::Redo)).then_some(command)
}

/// What is open. It follows the keys of a frame, so that each means what it would in a frame of its own.
struct Open {
    play: bool,
    demonstration: bool,
    holds: bool,
    refusal: bool,
    banner: bool,
    projector: bool,
    panel_keys: bool,
    typing: bool,
    /// A position is set up, and whether its text is typed.
    draft: bool,
    position: bool,
    /// A lesson or puzzle is on the table.
    lesson: bool,
    chalking: Chalking,
    black: bool,
    /// The rules card, opened by a key of this frame; one that was open before has the keyboard.
    rules: bool,
}

impl Open {
    fn of(model: &ViewModel, hand: Option<&Hand>) -> Self {
        Self {
            play: hand.is_some(),
            demonstration: model.demo.is_some(),
            holds: hand.is_some_and(Hand::holds),
            refusal: model.notice.is_some(),
            banner: model.banner,
            projector: model.look.projector,
            panel_keys: model.look.panel_keys,
            typing: model.typing.is_some(),
            draft: model.play.as_ref().is_some_and(|play| play.draft.is_some()),
            position: model.position.is_some(),
            lesson: model.lesson.is_some(),
            chalking: model.chalking,
            black: model.black,
            rules: false,
        }
    }

    /// Whether a command counts now: without a game there is neither history nor panel, and while the rules card is open
    /// only Esc counts.
    const fn counts(&self, command: Command) -> bool {
        match command {
            Command::Back | Command::Saved | Command::Lessons | Command::Class | Command::Audience => true,
            _ if self.rules => false,
            // What is typed may be edited with the other keys.
            Command::Typing => self.play,
            _ if self.typing || self.position => false,
            Command::Rules | Command::Projector | Command::PanelKeys => self.play || self.demonstration,
            _ => self.play,
        }
    }

    /// What Esc does: it closes what was opened last and leaves the table only when nothing else is open.
    fn back(&mut self) -> Option<Sends> {
        let closes = |open: &mut bool| std::mem::take(open);
        Some(if closes(&mut self.rules) {
            Sends::of(DialogAction::Close)
        } else if closes(&mut self.typing) {
            Sends::of(TypingAction::Toggle)
        } else if closes(&mut self.position) {
            Sends::of(SetUpAction::Type(None))
        } else if closes(&mut self.chalking.on) {
            Sends::of(PlayAction::Chalk(self.chalking))
        } else if closes(&mut self.panel_keys) {
            Sends::of(ScreenAction::LeavePanel)
        } else if closes(&mut self.holds) {
            Sends::of(AskTable(TableAction::Back))
        } else if closes(&mut self.refusal) {
            Sends::of(DismissNotice)
        } else if closes(&mut self.draft) {
            Sends::of(StageRequest::PutAway)
        } else if closes(&mut self.lesson) {
            Sends::of(CourseRequest::Leave)
        } else if closes(&mut self.projector) {
            Sends::of(ScreenAction::ToggleProjector)
        } else if closes(&mut self.banner) {
            Sends::of(PlayAction::LookAtGame)
        } else if closes(&mut self.demonstration) {
            Sends::of(DemonstrationRequest::Leave)
        } else if closes(&mut self.play) {
            Sends::of(StageRequest::Leave)
        } else {
            return None;
        })
    }
}

/// What keys refer to.
struct Keyboard<'a> {
    model: &'a ViewModel,
    play: Option<(&'a Play, &'a Hand)>,
    /// The cell under the pointer.
    hovered: Option<Cell>,
    open: Open,
}

/// Turns keys into messages, unless a dialog is open.
fn read(
    mut presses: KeyPresses,
    panels: Res<Panels>,
    play: Option<Single<(&Play, &Hand, Option<&Hovered>)>>,
    mut commands: Commands,
) {
    let presses = presses.read();
    if panels.0.dialog.is_some() {
        return;
    }
    let play = play.as_deref();
    let hand = play.map(|(_, hand, _)| *hand);
    let mut keyboard = Keyboard {
        model: &panels.0,
        play: play.map(|(play, hand, _)| (*play, *hand)),
        hovered: play.and_then(|(.., hovered)| hovered.and_then(|hovered| hovered.0)),
        open: Open::of(&panels.0, hand),
    };
    let mut sends = Sends::default();
    for command in presses.iter().filter_map(command) {
        // Any key shows the picture again, and does what it does.
        if std::mem::take(&mut keyboard.open.black) {
            sends.write(ScreenAction::Blacken(false));
            if matches!(command, Command::Black) {
                continue;
            }
        }
        if keyboard.open.counts(command) {
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
            Command::Undo | Command::Redo if model.lesson.is_some() => {
                let on = matches!(command, Command::Redo);
                Sends::of(model.lesson.as_ref().and_then(|lesson| lesson.turn(on))?)
            }
            Command::Undo => Sends::of(AskTable::session(Request::Undo)),
            Command::Redo => Sends::of(AskTable::session(Request::Redo)),
            Command::Beginning => Sends::of(AskTable::session(Request::GoTo(NodeId::ROOT))),
            Command::End => Sends::of(AskTable::session(Request::GoTo(*self.play?.0.view().line().last()?))),
            Command::Pause => {
                let clock = model.play.as_ref()?.clock.as_ref();
                let usable = clock.filter(|clock| clock.paused || clock.can_pause)?;
                Sends::of(AskTable(TableAction::Pause(!usable.paused)))
            }
            Command::Saved => return model.saves.then(|| Sends::of(SavesAction::Open)),
            Command::Overlay => Sends::of(PlayAction::Lay(OverlayModel::next(&model.play.as_ref()?.overlays))),
            // While a position is set up, the piece under the cursor goes.
            Command::Wipe if self.open.draft => Sends::of(SetUpAction::Edit(Edit::Remove(self.play?.1.cursor?))),
            Command::Wipe => Sends::of(AskTable(TableAction::Chalk(None))),
            Command::Audience => Sends::of(AudienceRequest),
            Command::Point => Sends::of(PlayAction::Point),
            Command::Lessons => Sends::of(DialogAction::Open(Dialog::Decks)),
            Command::Class => Sends::of(ClassAction::Open),
            Command::SetUp if model.lesson.is_some() => return None,
            Command::SetUp => Sends::of(if self.open.draft { StageRequest::PutAway } else { StageRequest::SetUp }),
            Command::Hint => Sends::of(AdviceRequest),
            Command::Analysis => Sends::of(ToggleAnalysis),
            Command::ShowPiece => {
                let shown = model.play.as_ref().filter(|play| play.demonstration.is_some())?;
                Sends::of(DemonstrationRequest::Open(shown.id, self.piece()))
            }
            _ => return self.opens(command),
        })
    }

    /// What a command sends that opens or closes something.
    fn opens(&mut self, command: Command) -> Option<Sends> {
        let (open, settings) = (&mut self.open, &self.model.settings);
        Some(match command {
            Command::Rules => {
                open.rules = true;
                Sends::of(DialogAction::Open(Dialog::Rules))
            }
            Command::Projector => {
                open.projector = !open.projector;
                Sends::of(ScreenAction::ToggleProjector)
            }
            Command::Typing => {
                open.typing = !open.typing;
                Sends::of(TypingAction::Toggle)
            }
            Command::Chalk => {
                open.chalking.on = !open.chalking.on;
                Sends::of(PlayAction::Chalk(open.chalking))
            }
            // While the panel has the keyboard, Tab walks in it.
            Command::Panel if !open.projector && !open.panel_keys => {
                Sends::of(SettingsChange::PanelOpen(!settings.panel_open)).and(ScreenAction::LeavePanel)
            }
            Command::PanelKeys if !open.projector => {
                open.panel_keys = !open.panel_keys;
                match open.panel_keys {
                    // The controls of a demonstration are always there.
                    true if open.play => Sends::of(SettingsChange::PanelOpen(true)).and(ScreenAction::EnterPanel),
                    true => Sends::of(ScreenAction::EnterPanel),
                    false => Sends::of(ScreenAction::LeavePanel),
                }
            }
            Command::Black if open.projector => {
                open.black = true;
                Sends::of(ScreenAction::Blacken(true))
            }
            Command::Name | Command::Black if std::mem::take(&mut open.panel_keys) => {
                Sends::of(ScreenAction::LeavePanel)
            }
            Command::Back => return open.back(),
            _ => return None,
        })
    }

    /// The piece in hand, or under the pointer or the cursor.
    fn piece(&self) -> Option<Piece> {
        let (play, hand) = self.play?;
        piece_on(play.view(), hand.last_cell().or(self.hovered).or(hand.cursor)?)
    }
}
