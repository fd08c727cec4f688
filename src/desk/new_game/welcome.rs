//! A game is taken from the shelf: whoever played there last sits at it again, and it is asked with whom one plays.

use super::controller::{NewGame, NewGameAction};
use super::guess::guess;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::schedule::{DeskSystems, ModelSystems};
use crate::desk::saves::kept::SavedPlays;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_table::play::{Play, PlayEvent, TableAction, TableEvent};

/// What happens with the play that is opened next.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Welcome {
    /// Nothing: it is as it was left, or as somebody wants it.
    #[default]
    None,
    /// The likeliest players sit at it, and it is asked who is to play.
    Ask,
    /// They begin at once.
    Begin,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Welcome>().init_resource::<SavedPlays>();
    app.add_systems(Update, opened.in_set(ModelSystems::Follow));
    app.add_systems(Update, seat.in_set(DeskSystems::Control));
}

/// The play is there: in the next frame its players are.
fn opened(
    mut events: MessageReader<TableEvent>,
    mut welcome: ResMut<Welcome>,
    mut actions: MessageWriter<NewGameAction>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut any, mut new) = (false, false);
    for event in events.read() {
        (any, new) = (true, new || event.happened == PlayEvent::Opened);
    }
    if !any || *welcome == Welcome::None {
        return;
    }
    // It is for what is opened next alone, also where that is something one had left.
    let ask = std::mem::take(&mut *welcome) == Welcome::Ask;
    if new {
        actions.write(NewGameAction::Welcome { ask });
        redraw.write(RequestRedraw);
    }
}

fn seat(
    mut actions: MessageReader<NewGameAction>,
    mut new: ResMut<NewGame>,
    mut dialog: ResMut<OpenDialog>,
    (play, plays): (Option<Single<&Play>>, Res<SavedPlays>),
    mut asks: MessageWriter<AskTable>,
) {
    for action in actions.read() {
        let (NewGameAction::Welcome { ask }, Some(play)) = (action, play.as_deref()) else { continue };
        let (players, options) = guess(play.entry, &plays);
        // While it is asked, the computer must not move yet.
        if *ask {
            (new.players, new.secret_entry, new.from_shelf) = (players, None, true);
            dialog.0 = Some(Dialog::NewGame(options));
        } else {
            asks.write(AskTable(TableAction::Seats(players.controllers, players.names)));
        }
    }
}
