//! The panels over the table: one folder a feature, each with what is shown as data (`model`, which knows no egui), how
//! that is drawn (`panel`), and what a person does there (`controller`).
//!
//! A button sends the message of the feature that handles it ([`frame::sends`]); the features' systems and the table
//! read messages and change their own state; [`present`] brings the [`view_model`] up to date, one system a part;
//! `panels` draws it. A new button is an edit of a panel, of a feature's messages and of the words. What can be done
//! by key or by name is one table ([`commands`], done by [`acts`]); what panels are made of lies in [`components`],
//! their colours and sizes in [`theme`].
//!
//! Depends on the table, the theatre and the crates below, never on `app`.

pub mod acts;
pub mod card;
pub mod class;
pub mod commands;
pub mod components;
pub mod computer;
pub mod demo;
mod dialog_model;
mod dialogs;
mod draw;
mod escape;
pub mod experiment;
pub mod files;
pub mod frame;
pub mod heard;
pub mod lesson;
pub mod network;
pub mod new_game;
pub mod palette;
mod panels;
pub mod plan;
pub mod play;
pub mod present;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod share;
pub mod shelf;
pub mod spoken;
pub mod theme;
mod unchanged;
pub mod view_model;

pub use panels::{PanelOutput, draw};

use bevy::prelude::*;

/// What people do with the panels and what these show, without anything that draws. Expects the games.
pub fn model(app: &mut App) {
    app.add_plugins(frame::plugin);
    app.add_plugins((settings::plugin, shelf::plugin, new_game::plugin, play::plugin, setup::plugin));
    app.add_plugins(play::review::plugin);
    app.add_plugins((class::plugin, saves::plugin, lesson::plugin, plan::plugin, network::plugin));
    app.add_plugins((computer::messages, demo::messages));
    app.add_plugins((acts::plugin, present::plugin, heard::plugin, share::plugin, experiment::plugin));
}

/// The panels of the table. Expects [`bevy_egui::EguiPlugin`] and the plugins of `table`.
pub struct UiPlugin;

impl Plugin for UiPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((model, draw::plugin, unchanged::plugin));
    }
}
