//! Opens the demonstration of a game.

use super::playback::Demo;
use super::scene::{self, DemoScene};
use crate::table::scene::eye::point_all_at;
use crate::table::show::looks::Looks;
use bevy::prelude::*;

/// A game that has nothing to demonstrate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this game has no demonstration")]
pub struct NoDemonstration;

/// Opens the demonstration of these looks and points all eyes at it.
///
/// # Errors
/// There is nothing to demonstrate; then nothing changes.
pub fn open(world: &mut World, looks: Looks) -> Result<Entity, NoDemonstration> {
    let stages = looks.0.demonstration();
    if stages.is_empty() {
        return Err(NoDemonstration);
    }
    world.insert_resource(Demo::new(stages));
    let root = world.spawn((Name::new("demonstration"), DemoScene::default(), looks)).id();
    point_all_at(world, root);
    world.run_system_cached(scene::lay).expect("everything it reads was inserted just now");
    Ok(root)
}
