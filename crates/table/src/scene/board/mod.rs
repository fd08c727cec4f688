//! The board: cells, joints, inlay, frame and coordinates for any geometry.
//!
//! Insert a [`Board`], and its parts are built as children; its [`Style`] says what they are made of. All cells of one
//! kind share a mesh, since picking uses [`layout::nearest_cell`] on the plane y = 0. [`layout`] says where cells lie,
//! without side effects. Depends only on `rules`, `mesh`, and of `scene` on assets, materials, cameras and projector.
//! Start with [`Board`].

mod border;
mod build;
mod components;
mod coordinates;
pub mod layout;
mod lines;
mod style;

pub use components::{Board, BoardMeshSystems};
pub use layout::{centre, nearest_cell};
pub use style::{Frame, Style, Tone};

use bevy::app::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((build::plugin, coordinates::plugin));
}
