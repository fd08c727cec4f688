//! What is heard of the panels: paper where something opens, wood where something is chosen, wax where an order is
//! sealed; and one note when it is somebody's turn here while another program is in front. Soft, and not at all where
//! that is switched off.

use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::settings::model::Settings;
use bevy::prelude::*;
use ludoteca_rules::session::SessionChange;
use ludoteca_table::play::{LocalSeats, Play, PlayEvent, TableEvent};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::voice::Voice;
use ludoteca_table::sound::{Cue, mix};
use std::mem::{Discriminant, discriminant};

/// How loud panels are beside the pieces: 14 dB less.
const SOFT: f32 = 0.2;
/// How loud is what calls somebody back to the table.
const CALLS: f32 = 0.5;

/// Something in a panel was pressed, and something came of it.
#[derive(Message, Clone, Copy, Debug)]
pub struct PanelPressed;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PanelPressed>().add_message::<Cue>();
    app.add_systems(Update, (panels, table).in_set(TableSystems::Present).before(mix::mix));
}

fn panels(
    mut pressed: MessageReader<PanelPressed>,
    dialog: Res<OpenDialog>,
    settings: Res<Settings>,
    mut before: Local<Option<Discriminant<Dialog>>>,
    mut cues: MessageWriter<Cue>,
) {
    let pressed = pressed.read().count() > 0;
    let now = dialog.0.as_ref().map(discriminant);
    let voice = match (std::mem::replace(&mut *before, now) == now, now) {
        (false, Some(_)) => Voice::Open,
        (false, None) => Voice::Close,
        (true, _) if pressed => Voice::Choose,
        (true, _) => return,
    };
    if settings.interface_sounds {
        cues.write(Cue { strength: SOFT, ..Cue::everywhere(voice) });
    }
}

fn table(
    mut events: MessageReader<TableEvent>,
    plays: Query<(&Play, &LocalSeats)>,
    windows: Query<&Window>,
    settings: Res<Settings>,
    mut cues: MessageWriter<Cue>,
) {
    for event in events.read() {
        let Ok((play, local)) = plays.get(event.play) else { continue };
        let away = !windows.is_empty() && windows.iter().all(|window| !window.focused);
        let (voice, strength) = match &event.happened {
            PlayEvent::Changed(SessionChange::Sealed(seat)) if local.contains(*seat) => (Voice::Seal, SOFT),
            PlayEvent::Changed(SessionChange::Played { .. }) if away && is_called(play, *local) => (Voice::Turn, CALLS),
            _ => continue,
        };
        if settings.interface_sounds {
            cues.write(Cue { strength, ..Cue::everywhere(voice) });
        }
    }
}

/// Whether somebody here is to move who waited for one who is not.
fn is_called(play: &Play, local: LocalSeats) -> bool {
    let view = play.view();
    local.0.len() < u32::from(view.seats()) && view.asked().iter().any(|seat| local.contains(seat))
}
