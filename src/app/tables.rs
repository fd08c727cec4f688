//! Setting up a table: the look, the games and the plays, in an app with Bevy's plugins.

use crate::games;
use crate::rules::Entry;
use crate::rules::session::Session;
use crate::table::demo::{self, NoDemonstration};
use crate::table::play::stage::{self, NoTable, Shelf};
use crate::table::scene::eye::open::on_window;
use crate::table::show::looks::AllLooks;
use crate::table::touch::eye_plugin;
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
    app.add_plugins((games::plugins, plays));
}

/// Opens a play in an app that has the [`look`] already.
///
/// # Errors
/// The game has no table yet.
pub fn open_play(app: &mut App, entry: &'static Entry, session: Box<dyn Session>) -> Result<Entity, NoTable> {
    add_games(app);
    stage::open(app.world_mut(), entry, session)
}

/// Sets up the demonstration of a game for the primary window.
///
/// # Errors
/// The game has nothing to demonstrate; then nothing was added.
pub fn open_demonstration(app: &mut App, entry: &'static Entry) -> Result<Entity, NoDemonstration> {
    let looks = built().1.of(entry.info.id).filter(|looks| !looks.0.demonstration().is_empty());
    let looks = looks.ok_or(NoDemonstration)?;
    app.add_plugins(look);
    open_eye_on_window(app);
    app.add_plugins((eye_plugin, demo::plugin));
    demo::open(app.world_mut(), looks)
}

/// Opens an eye on the primary window, if there is one.
fn open_eye_on_window(app: &mut App) {
    let world = app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().iter(world).next();
    if let Some(window) = window {
        on_window(world, window);
    }
}
