//! What is done in the list of everything.

use super::items::PaletteInputs;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::schedule::DeskSystems;
use crate::desk::frame::sends::Sends;
use crate::desk::lesson::learn::LearnAction;
use crate::desk::lesson::model::CourseRequest;
use crate::desk::palette::PaletteAction;
use crate::desk::palette::model::PaletteAct;
use crate::desk::play::controller::PlayAction;
use crate::desk::saves::controller::SavesAction;
use crate::desk::saves::kept::SavedRequest;
use crate::desk::saves::model::SavesPage;
use crate::desk::settings::controller::ShowSettings;
use crate::desk::shelf::controller::OpenGame;
use crate::desk::view_model::{Panels, ViewModel};
use bevy::prelude::*;
use ludoteca_rules::session::Request;
use ludoteca_table::touch::view::ViewRequest;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PaletteAction>().add_message::<ViewRequest>();
    // What an entry sends is handled in the same frame, as after a key.
    app.add_systems(Update, act.in_set(DeskSystems::Keys));
}

fn act(
    mut actions: MessageReader<PaletteAction>,
    mut dialog: ResMut<OpenDialog>,
    panels: Res<Panels>,
    inputs: PaletteInputs,
    mut commands: Commands,
) {
    let mut sends = Sends::default();
    for action in actions.read() {
        match (action, &mut dialog.0) {
            (PaletteAction::Open, dialog) => *dialog = Some(Dialog::Palette { typed: String::new(), chosen: 0 }),
            (PaletteAction::Type(text), Some(Dialog::Palette { typed, chosen })) => {
                typed.clone_from(text);
                *chosen = 0;
            }
            (PaletteAction::Choose(place), Some(Dialog::Palette { chosen, .. })) => *chosen = *place,
            (PaletteAction::Do(act, stays), Some(Dialog::Palette { .. })) => {
                if !stays {
                    dialog.0 = None;
                }
                sends.append(sent(act, &panels.0, &inputs));
            }
            _ => {}
        }
    }
    if !sends.is_empty() {
        commands.queue(move |world: &mut World| sends.deliver(world));
    }
}

/// What an entry sends; `None` if that cannot be done now.
fn sent(act: &PaletteAct, model: &ViewModel, inputs: &PaletteInputs) -> Option<Sends> {
    Some(match act {
        PaletteAct::Command(command) => return inputs.situation(model).does(*command).ok(),
        PaletteAct::Overlay(id) => Sends::of(PlayAction::Lay(*id)),
        PaletteAct::Setting(change) => Sends::of(*change),
        PaletteAct::Section(section) => Sends::of(ShowSettings(*section)),
        PaletteAct::Game(id) => Sends::of(OpenGame(id)),
        PaletteAct::Deck(id) => Sends::of(CourseRequest::Open(id.clone())),
        PaletteAct::Plan(game) => Sends::of(LearnAction::Plan(game)),
        PaletteAct::Medals => {
            let mut sends = Sends::of(SavesAction::Open);
            sends.write(SavesAction::Show(SavesPage::Medals));
            sends
        }
        PaletteAct::Play(id) => Sends::of(SavedRequest::Open(id.clone())),
        PaletteAct::Move(order) => {
            let seat = inputs.seat()?;
            Sends::of(AskTable::session(Request::Order(seat, order.clone())))
        }
    })
}
