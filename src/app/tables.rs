//! Setting up a table: the look, the games and the plays, in an app with Bevy's plugins.

use crate::games;
use crate::rules::Entry;
use crate::rules::session::Session;
use crate::table::demo::{self, NoDemonstration};
use crate::table::play::stage::{self, NoTable, Shelf};
use crate::table::scene::eye::open::on_window;
use crate::table::show::looks::AllLooks;
use crate::table::{look, plays};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The games whose tables are built, in the order of the shelf, and their looks.
#[must_use]
pub fn built() -> (Shelf, AllLooks) {
    let mut app = App::empty();
    games::plugins(&mut app);
    let world = app.world_mut();
    (world.remove_resource().unwrap_or_default(), world.remove_resource().unwrap_or_default())
}

/// Sets up a table for the primary window, ready for any game and with none on it.
pub fn set_up_window(app: &mut App) {
    app.add_plugins(look);
    open_eye_on_window(app);
    add_games(app);
}

/// Adds games and plays to an app that has the [`look`] already.
pub fn add_games(app: &mut App) {
    app.add_plugins((games::plugins, plays, demo::plugin));
}

/// Opens a play in an app that has the [`look`] already.
///
/// # Errors
/// The game has no table yet.
pub fn open_play(app: &mut App, entry: &'static Entry, session: Box<dyn Session>) -> Result<Entity, NoTable> {
    add_games(app);
    stage::open(app.world_mut(), entry, session)
}

/// Opens the demonstration of a game in an app that has games and plays already.
///
/// # Errors
/// The game has nothing to demonstrate.
pub fn open_demonstration(app: &mut App, entry: &'static Entry) -> Result<Entity, NoDemonstration> {
    let looks = app.world().resource::<AllLooks>().of(entry.info.id).ok_or(NoDemonstration)?;
    demo::open(app.world_mut(), entry, looks)
}

/// Opens an eye on the primary window, if there is one.
fn open_eye_on_window(app: &mut App) {
    let world = app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().iter(world).next();
    if let Some(window) = window {
        on_window(world, window);
    }
}
