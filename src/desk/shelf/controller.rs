//! What is done on the shelf: a game is opened, the puzzle of the day is begun.

use crate::desk::frame::schedule::{DeskSystems, TableCleared};
use crate::desk::frame::seed::new_seed;
use crate::desk::lesson::model::CourseRequest;
use crate::desk::new_game::welcome::Welcome;
use crate::desk::saves::kept::{SavedPlays, SavedRequest};
use bevy::prelude::*;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_table::play::stage::{LeftOpen, Shelf, StageRequest};

/// Opens the game of this id: with the play that was left last, if one is unfinished; or else it is asked with whom one
/// plays.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenGame(pub &'static str);

/// What else is done there.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum ShelfAction {
    /// Begins this game at once, against whoever is guessed.
    Begin(&'static str),
    /// Begins the exercise at a place of a deck.
    Puzzle(String, usize),
}

/// The shelf.
pub fn plugin(app: &mut App) {
    app.add_message::<OpenGame>().add_message::<ShelfAction>();
    app.add_systems(Update, (open, act).in_set(DeskSystems::Control));
}

/// Whether anything was played.
fn was_played(play: &dyn PlayView) -> bool {
    !play.node(NodeId::ROOT).children.is_empty()
}

fn open(
    mut asked: MessageReader<OpenGame>,
    (shelf, left, plays): (Res<Shelf>, Option<Res<LeftOpen>>, Res<SavedPlays>),
    mut welcome: ResMut<Welcome>,
    mut saved: MessageWriter<SavedRequest>,
    mut stage: MessageWriter<StageRequest>,
    mut commands: Commands,
) {
    for OpenGame(id) in asked.read() {
        commands.trigger(TableCleared);
        let left = left.iter().flat_map(|left| left.of(id)).next();
        // What was left open in this run comes before what was saved.
        if let Some(play) = plays.unfinished(id).filter(|_| left.is_none()) {
            saved.write(SavedRequest::Open(play.id.clone()));
        } else if let Some(entry) = shelf.find(id) {
            *welcome = if left.is_some_and(was_played) { Welcome::None } else { Welcome::Ask };
            stage.write(StageRequest::Open(entry, new_seed()));
        }
    }
}

fn act(
    mut actions: MessageReader<ShelfAction>,
    shelf: Res<Shelf>,
    mut welcome: ResMut<Welcome>,
    mut stage: MessageWriter<StageRequest>,
    mut course: MessageWriter<CourseRequest>,
) {
    for action in actions.read() {
        match action {
            ShelfAction::Begin(id) => {
                if let Some(entry) = shelf.find(id) {
                    *welcome = Welcome::Begin;
                    stage.write(StageRequest::Open(entry, new_seed()));
                }
            }
            ShelfAction::Puzzle(deck, place) => {
                course.write(CourseRequest::At(deck.clone(), *place));
            }
        }
    }
}
