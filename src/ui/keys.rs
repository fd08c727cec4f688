//! Keyboard shortcuts of the panels: history, side panel, rules, projector mode, Esc. `table::touch` handles cells,
//! arrows and Enter.

use super::model::{Settings, UiAction, UiState};
use super::resources::{Panels, UiActionDone};
use crate::rules::session::NodeId;
use crate::table::play::{Asker, Hand, Play, TableAction, TableRequest};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Command {
    Undo,
    Redo,
    Beginning,
    End,
    Panels,
    Back,
    Rules,
    Projector,
}

/// The command of a key, by its letter and not by its position on the keyboard.
fn command(key: &Key, control: bool, shift: bool) -> Option<Command> {
    match key {
        Key::Character(letter) if control && letter.eq_ignore_ascii_case("z") => {
            Some(if shift { Command::Redo } else { Command::Undo })
        }
        Key::Character(letter) if control && letter.eq_ignore_ascii_case("y") => Some(Command::Redo),
        _ if control => None,
        Key::PageUp => Some(Command::Undo),
        Key::PageDown => Some(Command::Redo),
        Key::Home => Some(Command::Beginning),
        Key::End => Some(Command::End),
        Key::Tab if !shift => Some(Command::Panels),
        Key::F1 => Some(Command::Rules),
        Key::F5 => Some(Command::Projector),
        Key::Escape => Some(Command::Back),
        _ => None,
    }
}

/// Turns keys into actions, unless a panel has the keyboard or a dialog is open.
pub(super) fn read(
    mut keys: MessageReader<KeyboardInput>,
    held: Option<Res<ButtonInput<KeyCode>>>,
    wants: Option<Res<EguiWantsInput>>,
    state: Res<UiState>,
    settings: Res<Settings>,
    panels: Res<Panels>,
    play: Option<Single<(Entity, &Play, &Hand)>>,
    mut actions: MessageWriter<UiActionDone>,
    mut requests: MessageWriter<TableRequest>,
) {
    let play = play.as_deref();
    let theirs = state.dialog.is_some() || wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let is_held = |keys: [KeyCode; 2]| held.as_ref().is_some_and(|held| held.any_pressed(keys));
    let control =
        is_held([KeyCode::ControlLeft, KeyCode::ControlRight]) || is_held([KeyCode::SuperLeft, KeyCode::SuperRight]);
    let shift = is_held([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for key in keys.read() {
        let down = key.state == ButtonState::Pressed;
        let Some(command) = command(&key.logical_key, control, shift).filter(|_| down && !theirs) else { continue };
        // Without a play there is no history and no side panel.
        if play.is_none() && command != Command::Back {
            continue;
        }
        let action = match command {
            Command::Undo => Some(UiAction::Undo),
            Command::Redo => Some(UiAction::Redo),
            Command::Beginning => Some(UiAction::GoTo(NodeId::ROOT)),
            Command::End => play.and_then(|(_, play, _)| play.view().line().last().copied()).map(UiAction::GoTo),
            Command::Rules => Some(UiAction::OpenRules),
            Command::Projector => Some(UiAction::ToggleProjector),
            // With the panel open, Tab moves egui's focus into it.
            Command::Panels => (!settings.panel_open && !state.projector).then_some(UiAction::TogglePanel),
            Command::Back => {
                if let Some((entity, play, hand)) = play.filter(|(.., hand)| hand.holds()) {
                    requests.write(play.request(*entity, Asker::Person(hand.seat), TableAction::Back));
                    None
                } else if state.refusal.is_some() {
                    Some(UiAction::DismissRefusal)
                } else if panels.0.banner {
                    Some(UiAction::LookAtGame)
                } else {
                    play.is_some().then_some(UiAction::Shelf)
                }
            }
        };
        actions.write_batch(action.map(UiActionDone));
    }
}
