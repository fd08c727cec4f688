//! What commands do: a key, a control or an entry of the list becomes the messages of the features that handle it.
//! Knows
//! all features, so that none must know another.
//!
//! Start with [`act`]; `keyboard` reads keys, [`items`] says what is in the list of everything, `palette` handles
//! what is
//! done there.

pub mod act;
pub mod items;
mod keyboard;
mod palette;

use bevy::app::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((act::plugin, keyboard::plugin, palette::plugin));
}
