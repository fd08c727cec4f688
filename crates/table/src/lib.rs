//! The 3D table: Bevy plugins that show plays and take input for them. It depends on no particular game and on no
//! panel.
//!
//! Depends only on `rules`, `clock`, `workers` and Bevy. The folders, each depending only on those before it: [`mesh`]
//! (shapes as functions), [`scene`] (everything visible that needs no play), [`play`] (the play entity), [`show`] (what
//! is drawn from a play), [`replay`] (a play wound back and forth), [`sound`] (what is heard of it), [`touch`] (pointer
//! and keys). Start with [`play`]; [`schedule`] is the order of a frame, and [`background`] has the threads for what
//! takes longer than one. [`screen`] says what the window is about.
//!
//! What the pieces of a game look like is a function of pieces and time, which needs neither window nor GPU:
//!
//! ```
//! use bevy::math::{Isometry3d, Vec3};
//! use ludoteca_rules::{Kind, Piece, Side};
//! use ludoteca_table::mesh::turned::Plan;
//! use ludoteca_table::scene::material::Finish;
//! use ludoteca_table::show::looks::{Body, PieceLooks, PieceShape};
//!
//! /// All pieces are low discs of ivory.
//! struct Discs;
//!
//! const HEIGHT: f32 = 0.1;
//!
//! impl PieceLooks for Discs {
//!     fn shapes(&self) -> Vec<PieceShape> {
//!         let disc = Plan::round(32).turn(&[(0.4, 0.0), (0.4, HEIGHT), (0.0, HEIGHT)]);
//!         vec![PieceShape::of_parts(vec![(disc, Finish::Ivory)], HEIGHT, 0.45)]
//!     }
//!
//!     fn rest(&self, _piece: Piece) -> Vec<Body> {
//!         vec![Body { shape: 0, pose: Isometry3d::from_translation(Vec3::Y * HEIGHT / 2.0) }]
//!     }
//! }
//!
//! let piece = Piece { side: Some(Side(0)), kind: Kind(0) };
//! let body = Discs.rest(piece)[0];
//! let lowest = body.pose.translation.y - Discs.shapes()[body.shape].half_extents.y;
//! assert!(lowest.abs() < 1e-6, "it stands on the board");
//! ```
//!
//! The plugin of a game hands such looks to [`show::looks::add_game`].

pub mod background;
pub mod mesh;
pub mod play;
pub mod replay;
pub mod scene;
pub mod schedule;
pub mod screen;
pub mod show;
pub mod sound;
pub mod touch;

use bevy::app::App;

/// The look of the table without plays: add after Bevy's plugins, then open a camera with [`scene::camera::open`].
pub fn look(app: &mut App) {
    screen::init(app);
    app.add_plugins((schedule::plugin, scene::plugin, show::look));
}

/// Plays on the table, drawn and open to input: add after [`look`]. The games' own plugins register their looks;
/// [`play::stage::open`] puts a play on the table.
pub fn plays(app: &mut App) {
    app.add_plugins((background::plugin, play::plugin, show::plugin, replay::plugin, sound::plugin, touch::plugin));
}
