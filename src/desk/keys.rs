//! Keyboard shortcuts of the panels: history, side panel, rules, projector mode, Esc. `table::touch` handles cells,
//! arrows and Enter.

use super::escape::{Back, Open};
use super::model::{OverlayModel, UiAction, ViewModel};
use super::resources::{Panels, UiActionDone};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca_rules::session::{BoardView, NodeId};
use ludoteca_rules::{Cell, Edit, Piece};
use ludoteca_table::play::{Asker, Hand, Hovered, OnTable, SetupAction, SetupRequest, TableAction, TableRequest};
use ludoteca_table::screen::Screen;
use ludoteca_table::touch::{KeyPress, KeyPresses};

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

/// What is open as the panels show it; one that holds something is the hand on the table.
fn open(model: &ViewModel, hand: Option<&Hand>) -> Open {
    Open {
        screen: model.screen,
        holds: hand.is_some_and(Hand::holds),
        refusal: model.refusal.is_some(),
        banner: model.banner,
        projector: model.projector,
        panel_keys: model.panel_keys,
        typing: model.typing.is_some(),
        position: model.position.is_some(),
        chalking: model.chalking,
        black: model.black,
        rules: false,
    }
}

/// The piece that stands on a cell.
pub(super) fn piece_on(board: &dyn BoardView, cell: Cell) -> Option<Piece> {
    board.standing().into_iter().find(|standing| standing.cell == cell).map(|standing| standing.piece)
}

/// Turns keys into actions, unless a dialog is open.
pub(super) fn read(
    mut presses: KeyPresses,
    panels: Res<Panels>,
    on_table: Option<Single<(Entity, OnTable, &Hand, Option<&Hovered>)>>,
    mut actions: MessageWriter<UiActionDone>,
    mut requests: MessageWriter<TableRequest>,
    mut setup: MessageWriter<SetupRequest>,
) {
    let presses = presses.read();
    let on_table = on_table.as_deref();
    let play = || on_table.and_then(|(_, one, ..)| one.play());
    let hand = on_table.map(|(_, _, hand, _)| *hand);
    if panels.0.dialog.is_some() {
        return;
    }
    let mut open = open(&panels.0, hand);
    for command in presses.iter().filter_map(command) {
        // Any key shows the picture again, and does what it does.
        if std::mem::take(&mut open.black) {
            actions.write(UiActionDone(UiAction::Blacken(false)));
            if matches!(command, Command::Black) {
                continue;
            }
        }
        let plays = matches!(open.screen, Screen::Play | Screen::SetUp | Screen::Lesson);
        // Without a game there is neither history nor panel, and while the rules card is open only Esc counts.
        let counts = match command {
            Command::Back | Command::Saved | Command::Lessons | Command::Class | Command::Audience => true,
            _ if open.rules => false,
            // What is typed may be edited with the other keys.
            Command::Typing => plays && open.screen != Screen::SetUp,
            _ if open.typing || open.position => false,
            Command::Rules | Command::Projector | Command::PanelKeys => plays || open.screen == Screen::Theatre,
            _ => plays,
        };
        if !counts {
            continue;
        }
        let action = match command {
            // A clicker leads through a lesson.
            Command::Undo | Command::Redo if open.screen == Screen::Lesson => {
                let turned = panels.0.lesson.as_ref().and_then(|lesson| lesson.turn(matches!(command, Command::Redo)));
                turned.map(UiAction::Course)
            }
            Command::Undo if open.screen == Screen::SetUp => Some(UiAction::Setup(SetupAction::Undo)),
            Command::Redo if open.screen == Screen::SetUp => Some(UiAction::Setup(SetupAction::Redo)),
            Command::Undo => Some(UiAction::Undo),
            Command::Redo => Some(UiAction::Redo),
            Command::Beginning => Some(UiAction::GoTo(NodeId::ROOT)),
            Command::End => play().and_then(|play| play.view().line().last().copied()).map(UiAction::GoTo),
            Command::Rules => {
                open.rules = true;
                Some(UiAction::OpenRules)
            }
            Command::Projector => {
                open.projector = !open.projector;
                Some(UiAction::ToggleProjector)
            }
            Command::Pause => {
                let clock = panels.0.play.as_ref().and_then(|play| play.clock.as_ref());
                let usable = clock.filter(|clock| clock.paused || clock.can_pause);
                usable.map(|clock| UiAction::Pause(!clock.paused))
            }
            Command::Saved => panels.0.saves.then_some(UiAction::OpenSaved),
            Command::Typing => {
                open.typing = !open.typing;
                Some(UiAction::ToggleTyping)
            }
            Command::Chalk => {
                open.chalking.on = !open.chalking.on;
                Some(UiAction::Chalk(open.chalking))
            }
            Command::Overlay => {
                let played = panels.0.play.as_ref().map(|play| &play.overlays);
                let overlays = played.or_else(|| panels.0.set_up.as_ref().map(|draft| &draft.overlays));
                overlays.map(|overlays| UiAction::Lay(OverlayModel::next(overlays)))
            }
            // While a position is set up, the piece under the cursor goes.
            Command::Wipe if open.screen == Screen::SetUp => {
                let cursor = hand.and_then(|hand| hand.cursor);
                cursor.map(|cell| UiAction::Setup(SetupAction::Edit(Edit::Remove(cell))))
            }
            Command::Wipe => Some(UiAction::Wipe),
            Command::Audience => Some(UiAction::ToggleAudience),
            Command::Point => Some(UiAction::Point),
            Command::Lessons => Some(UiAction::OpenDecks),
            Command::Class => Some(UiAction::OpenClass),
            Command::SetUp => match open.screen {
                Screen::Lesson => None,
                Screen::SetUp => Some(UiAction::PutAway),
                _ => Some(UiAction::SetUp),
            },
            Command::Hint => Some(UiAction::Advise),
            Command::Analysis => Some(UiAction::ToggleAnalysis),
            Command::ShowPiece => panels.0.demonstrated().map(|id| {
                let piece = on_table.and_then(|(_, one, hand, hovered)| {
                    let over = hovered.and_then(|hovered| hovered.0);
                    piece_on(one.view(), hand.last_cell().or(over).or(hand.cursor)?)
                });
                UiAction::Demonstrate(id, piece)
            }),
            // While the panel has the keyboard, Tab walks in it.
            Command::Panel => (!open.projector && !open.panel_keys).then_some(UiAction::TogglePanel),
            Command::PanelKeys => (!open.projector).then(|| {
                open.panel_keys = !open.panel_keys;
                if open.panel_keys { UiAction::EnterPanel } else { UiAction::LeavePanel }
            }),
            Command::Black if open.projector => {
                open.black = true;
                Some(UiAction::Blacken(true))
            }
            Command::Name | Command::Black => std::mem::take(&mut open.panel_keys).then_some(UiAction::LeavePanel),
            Command::Back => match open.back() {
                Some(Back::Hand) => {
                    if let Some((entity, one, hand, _)) = on_table {
                        let back =
                            one.play().map(|play| play.request(*entity, Asker::Person(hand.seat), TableAction::Back));
                        let drop = one.setup().map(|_| SetupRequest { setup: *entity, action: SetupAction::Drop });
                        requests.write_batch(back);
                        setup.write_batch(drop);
                    }
                    None
                }
                Some(Back::Ui(action)) => Some(action),
                None => None,
            },
        };
        actions.write_batch(action.map(UiActionDone));
    }
}
