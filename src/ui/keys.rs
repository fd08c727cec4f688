//! The keys of the panels: the history, the side panel, the rules, the class, Esc. Cells, arrows and Enter belong to the
//! table.

use super::action::UiAction;
use super::state::UiState;
use super::systems::{Acted, Panels};
use crate::rules::session::NodeId;
use crate::table::session::{Ask, InHand, Table};
use crate::table::settings::Settings;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// What a key wants.
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

/// By the letter on the key, wherever it lies on this keyboard.
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

/// Reads the keys. While a panel has the keyboard or a dialog is open, keys are theirs.
pub(super) fn read(
    mut keys: MessageReader<KeyboardInput>,
    held: Option<Res<ButtonInput<KeyCode>>>,
    wants: Option<Res<EguiWantsInput>>,
    state: Res<UiState>,
    settings: Res<Settings>,
    panels: Res<Panels>,
    table: Option<Res<Table>>,
    hand: Option<Res<InHand>>,
    mut acted: MessageWriter<Acted>,
    mut asks: MessageWriter<Ask>,
) {
    let theirs = state.dialog.is_some() || wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let is_held = |keys: [KeyCode; 2]| held.as_ref().is_some_and(|held| held.any_pressed(keys));
    let control =
        is_held([KeyCode::ControlLeft, KeyCode::ControlRight]) || is_held([KeyCode::SuperLeft, KeyCode::SuperRight]);
    let shift = is_held([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for key in keys.read() {
        let down = key.state == ButtonState::Pressed;
        let Some(command) = command(&key.logical_key, control, shift).filter(|_| down && !theirs) else { continue };
        // On the shelf no play is there to go back in, and no panel.
        if table.is_none() && command != Command::Back {
            continue;
        }
        let line = table.as_ref().map(|table| table.session().line());
        let action = match command {
            Command::Undo => Some(UiAction::Undo),
            Command::Redo => Some(UiAction::Redo),
            Command::Beginning => Some(UiAction::GoTo(NodeId::ROOT)),
            Command::End => line.and_then(|line| line.last().copied()).map(UiAction::GoTo),
            Command::Rules => Some(UiAction::OpenRules),
            Command::Projector => Some(UiAction::ToggleProjector),
            // With the panel open, egui moves the keyboard into it.
            Command::Panels => (!settings.panel_open && !state.projector).then_some(UiAction::TogglePanel),
            Command::Back => {
                if hand.as_ref().is_some_and(|hand| hand.holds()) {
                    asks.write(Ask::Back);
                    None
                } else if state.refusal.is_some() {
                    Some(UiAction::DismissRefusal)
                } else if panels.0.banner {
                    Some(UiAction::LookAtGame)
                } else {
                    table.is_some().then_some(UiAction::Shelf)
                }
            }
        };
        acted.write_batch(action.map(Acted));
    }
}
