//! What leads from the boards of a class to the table of the teacher: a seat against a pupil, and what refutes an
//! answer.

use crate::desk::class::model::{Classes, Screens};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::network::seat;
use crate::desk::saves::kept::SavedRequest;
use bevy::prelude::*;
use ludoteca_record as record;
use ludoteca_rules::session::Request;
use ludoteca_store::Failure;
use ludoteca_table::play::stage::Shelf;

/// The teacher sits down at one of the boards against all.
pub(super) fn sit(world: &mut World, number: usize) -> Result<(), Failure> {
    let Some(screens) = &world.resource::<Classes>().screens else { return Ok(()) };
    let board = screens.shown.boards.iter().find(|board| board.round == 0 && board.number == number);
    let Some(at) = board.and_then(|board| board.against_teacher.clone()) else { return Ok(()) };
    seat::take(world, &at.table, at.place)
}

/// Puts on the table what refutes the most frequent wrong answer, played from where it was asked.
pub(super) fn refute(world: &mut World) {
    let screens = world.resource::<Classes>().screens.as_ref();
    let Some(refuted) = screens.and_then(|screens| refuted(world, screens)) else { return };
    world.write_message(SavedRequest::OpenText(refuted));
    world.write_message(DialogAction::Close);
}

fn refuted(world: &World, screens: &Screens) -> Option<String> {
    let truth = screens.truth()?;
    let mut play = record::read(&truth.position, world.resource::<Shelf>()).ok()?;
    for played in &truth.refutation {
        play.submit(Request::Move(played.clone())).ok()?;
    }
    Some(record::write(&*play))
}
