//! Setting up a table: the look, the games and the plays, in an app with Bevy's plugins.

use crate::desk::computer;
use crate::games::Games;
use crate::theatre::looks::Theatres;
use crate::theatre::{self, NoDemonstration};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use ludoteca_rules::Entry;
use ludoteca_rules::session::Session;
use ludoteca_table::play::stage::{self, NoTable};
use ludoteca_table::scene::camera::open::on_window;
use ludoteca_table::{look, plays};

/// Sets up a table for the primary window, ready for any of these games and with none on it.
pub fn set_up_window(app: &mut App, games: &Games) {
    app.add_plugins(look);
    open_camera_on_window(app);
    add_games(app, games);
}

/// Adds games and plays to an app that has the [`look`] already.
pub fn add_games(app: &mut App, games: &Games) {
    app.add_plugins((games.clone(), plays, computer::plugin, theatre::plugin));
}

/// Opens a play in an app that has the [`look`] already.
///
/// # Errors
/// The game is none of these.
pub fn open_play(
    app: &mut App,
    games: &Games,
    entry: &'static Entry,
    session: Box<dyn Session>,
) -> Result<Entity, NoTable> {
    add_games(app, games);
    stage::open(app.world_mut(), entry, session)
}

/// Opens the demonstration of a game in an app that has games and plays already.
///
/// # Errors
/// The game has nothing to demonstrate.
pub fn open_demonstration(app: &mut App, entry: &'static Entry) -> Result<Entity, NoDemonstration> {
    let theatre = app.world().resource::<Theatres>().of(entry.info.id).ok_or(NoDemonstration)?;
    Ok(theatre::open(app.world_mut(), entry, theatre))
}

/// Opens a camera on the primary window, if there is one.
fn open_camera_on_window(app: &mut App) {
    let world = app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().iter(world).next();
    if let Some(window) = window {
        on_window(world, window);
    }
}
