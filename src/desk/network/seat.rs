//! A seat at a table that is kept within this program, where the player of this installation sits already: the board of
//! a pupil against the teacher.

use super::connection::{Network, NetworkHome};
use super::model::{NetworkModel, NetworkStage};
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use bevy::prelude::*;
use ludoteca_server::Served;
use ludoteca_store::Failure;
use ludoteca_table::play::stage::Shelf;

/// Sits down there, at a place counted from 0; what was at this program's own table before is left. The page about
/// tables stands until the game is on the table.
///
/// # Errors
/// There is no identity of this installation, or no chance.
pub fn take(world: &mut World, table: &Served, place: usize) -> Result<(), Failure> {
    let (home, catalogue) = (world.resource::<NetworkHome>().clone(), world.resource::<Shelf>().0.clone());
    world.resource_scope(|_, mut network: Mut<Network>| network.sit_within(&home, &catalogue, (table, place)))?;
    world.resource_mut::<NetworkModel>().left(NetworkStage::Joining);
    // Whoever closes the page on the way stays away.
    world.resource_mut::<OpenDialog>().0 = Some(Dialog::Network);
    Ok(())
}
