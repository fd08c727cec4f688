//! The 3D table: Bevy plugins that show plays and take input for them. It depends on no particular game and on no
//! panel.
//!
//! Depends only on `rules`, `search` and Bevy. The folders, each depending only on those before it: [`mesh`] (shapes as
//! functions), [`scene`] (everything visible that needs no play), [`play`] (the play entity), [`show`] (what is drawn
//! from a play), [`replay`] (a play wound back and forth), [`sound`] (what is heard of it), [`touch`] (pointer and
//! keys). Start with [`play`]; [`schedule`] is the order of a frame.

pub mod mesh;
pub mod play;
pub mod replay;
pub mod scene;
pub mod schedule;
pub mod show;
pub mod sound;
pub mod touch;

use bevy::app::App;

/// The look of the table without plays: add after Bevy's plugins, then open an eye with [`scene::eye::open`].
pub fn look(app: &mut App) {
    app.add_plugins((schedule::plugin, scene::plugin, show::look));
}

/// Plays on the table, drawn and open to input: add after [`look`]. The games' own plugins register their looks;
/// [`play::stage::open`] puts a play on the table.
pub fn plays(app: &mut App) {
    app.add_plugins((play::plugin, show::plugin, replay::plugin, sound::plugin, touch::plugin));
}
