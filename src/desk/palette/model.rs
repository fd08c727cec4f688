//! The entries of the list of everything.

use crate::desk::commands::table::{CommandId, Group};
use crate::desk::settings::controller::SettingsChange;
use crate::desk::settings::model::Section;

/// What an entry of the list does.
#[derive(Clone, Debug, PartialEq)]
pub enum PaletteAct {
    /// A command.
    Command(CommandId),
    /// Lays this over the board, or nothing.
    Overlay(Option<&'static str>),
    /// Changes a setting.
    Setting(SettingsChange),
    /// Opens a section of the settings.
    Section(Section),
    /// Opens a game by its id.
    Game(&'static str),
    /// Opens the lesson or the puzzles of this name.
    Deck(String),
    /// Opens the lesson plan of a game, by its id.
    Plan(&'static str),
    /// Opens a saved play by its file.
    Play(String),
    /// Shows the medals.
    Medals,
    /// Plays a move, as text.
    Move(String),
}

/// An entry of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct PaletteItem {
    /// Its sign.
    pub icon: &'static str,
    /// Its name.
    pub title: String,
    /// A sentence about it, or why it cannot be done now.
    pub about: String,
    /// Other words for it.
    pub find: String,
    /// What is written on its key, empty for none.
    pub key: String,
    /// Its group.
    pub group: Group,
    /// Whether it is on, if it is a switch.
    pub on: Option<bool>,
    /// Whether it can be done now.
    pub possible: bool,
    /// Whether it is found by typing only.
    pub deep: bool,
    /// What it does.
    pub act: PaletteAct,
}
