//! Keys become messages, as buttons do, unless a dialog is open. `table::touch` handles cells, arrows and Enter, and
//! the keys that change the view of whichever window has the keyboard.

use super::act::Situation;
use crate::desk::commands::table::{COMMANDS, CommandId};
use crate::desk::frame::display::DisplayAction;
use crate::desk::frame::schedule::DeskSystems;
use crate::desk::frame::sends::Sends;
use crate::desk::view_model::Panels;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca_table::play::{Hand, HoveredCell, OnTable};
use ludoteca_table::touch::{KeyPress, KeyPresses};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read.in_set(DeskSystems::Keys));
}

/// The command of a key. A key that is held repeats only steps in the history.
fn command(press: &KeyPress) -> Option<CommandId> {
    let command = COMMANDS.iter().find(|command| command.keys.iter().any(|key| key.is(press)))?.id;
    let elsewhere = matches!(
        command,
        // The table reads these, for whichever window has the keyboard; egui reads what is copied.
        CommandId::FromAbove
            | CommandId::UsualView
            | CommandId::TurnBoard
            | CommandId::FullScreen
            | CommandId::CopyRecord
    );
    let repeats = matches!(command, CommandId::Undo | CommandId::Redo);
    (!elsewhere && (!press.key.repeat || repeats)).then_some(command)
}

fn read(
    mut presses: KeyPresses,
    panels: Res<Panels>,
    on_table: Option<Single<(OnTable, &Hand, Option<&HoveredCell>)>>,
    mut commands: Commands,
) {
    let mut presses = presses.read();
    if panels.0.dialog.is_some() {
        // The window for an audience has nothing to do with what is open here.
        presses.retain(|press| command(press) == Some(CommandId::Audience));
    }
    let mut situation = Situation::new(&panels.0, on_table.as_deref());
    let mut sends = Sends::default();
    for press in &presses {
        let command = command(press);
        // Any command shows the picture again, and does what it does.
        if (command.is_some() || is_name(press)) && std::mem::take(&mut situation.open.black) {
            sends.write(DisplayAction::Blacken(false));
            if command == Some(CommandId::Black) {
                continue;
            }
        }
        match command.map(|command| situation.does(command)) {
            Some(Ok(done)) => sends.append([done]),
            // A letter may be a part of the name of a cell, which belongs to the board.
            _ if is_name(press) && std::mem::take(&mut situation.open.panel_keys) => {
                sends.write(DisplayAction::LeavePanel);
            }
            _ => {}
        }
    }
    if !sends.is_empty() {
        commands.queue(move |world: &mut World| sends.deliver(world));
    }
}

/// Whether it is a letter or a digit, as in the names of cells.
fn is_name(press: &KeyPress) -> bool {
    !press.control && !press.key.repeat && matches!(press.key.logical_key, Key::Character(_))
}
