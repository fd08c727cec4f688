//! Input at the table: [`mod@pointer`] and [`keys`] turn it into requests, [`orbit`] and [`view`] move the camera;
//! [`pad`] turns a gamepad into keys. Whoever reads keys reads [`KeyPresses`].
//!
//! What a touch means is decided by the hand and the rules. Depends only on `rules`, `scene`, `play` and `show`. Start
//! with [`mod@pointer`].

pub mod capture;
pub mod click_map;
mod codes;
mod fingers;
pub mod hit;
pub mod keys;
pub mod orbit;
pub mod pad;
pub mod pointer;
pub mod presses;
mod setup;
mod skip;
pub mod view;

pub use capture::InputCapture;
pub use pad::{PadButton, PadInput};
pub use presses::{KeyPress, KeyPresses};

use bevy::app::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        camera_plugin,
        hit::plugin,
        pointer::plugin,
        fingers::plugin,
        keys::plugin,
        pad::plugin,
        codes::plugin,
        setup::plugin,
        skip::plugin,
    ));
}

/// Input that moves the cameras, without input to plays: for the demonstration.
pub fn camera_plugin(app: &mut App) {
    app.add_plugins((capture::plugin, orbit::plugin, view::plugin));
}
