//! What is done on the shelf: a game is opened.

use crate::desk::frame::schedule::{DeskSystems, TableCleared};
use crate::desk::new_game::controller::new_seed;
use crate::desk::saves::model::{SavedPlays, SavedRequest};
use bevy::prelude::*;
use ludoteca_table::play::stage::{LeftOpen, Shelf, StageRequest};

/// Opens the game of this id: with the play that was left last, if one is unfinished.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenGame(pub &'static str);

/// The shelf.
pub fn plugin(app: &mut App) {
    app.add_message::<OpenGame>();
    app.add_systems(Update, open.in_set(DeskSystems::Control));
}

fn open(
    mut asked: MessageReader<OpenGame>,
    (shelf, left, plays): (Res<Shelf>, Option<Res<LeftOpen>>, Res<SavedPlays>),
    mut saved: MessageWriter<SavedRequest>,
    mut stage: MessageWriter<StageRequest>,
    mut commands: Commands,
) {
    for OpenGame(id) in asked.read() {
        commands.trigger(TableCleared);
        let left = left.iter().flat_map(|left| left.of(id)).next().is_some();
        // What was left open in this run comes before what was saved.
        if let Some(play) = plays.unfinished(id).filter(|_| !left) {
            saved.write(SavedRequest::Open(play.id.clone()));
        } else if let Some(entry) = shelf.find(id) {
            stage.write(StageRequest::Open(entry, new_seed()));
        }
    }
}
