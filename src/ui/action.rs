//! What a person can want of the panels, and of whom the panels want it.

use crate::i18n::Language;
use crate::rules::session::{NodeId, Request};
use crate::rules::{Options, Seat};
use crate::table::settings::Quality;

/// Something a person did in a panel.
#[derive(Clone, Debug, PartialEq)]
pub enum UiAction {
    /// Takes back the last turn.
    Undo,
    /// Plays it again.
    Redo,
    /// Goes to a node of the history.
    GoTo(NodeId),
    /// Takes a choice.
    Choose(u8),
    /// Hands in an order that is not legal.
    Seal(Seat, String),
    /// A seat gives up.
    Resign(Seat),
    /// All agree on a draw.
    AgreeDraw,
    /// Opens a game.
    Open(&'static str),
    /// Goes back to the shelf; the play stays open.
    Shelf,
    /// Opens or closes the side panel.
    TogglePanel,
    /// Opens the dialog for a new game.
    OpenNewGame,
    /// Shows the table to a class, or as before.
    ToggleProjector,
    /// Opens the rules card.
    OpenRules,
    /// Opens the settings.
    OpenSettings,
    /// Closes the open dialog.
    CloseDialog,
    /// In the dialog for a new game: chooses a value for an option.
    SetOption(&'static str, &'static str),
    /// In the dialog for a new game: begins.
    Start,
    /// Puts the sentence of a refusal away.
    DismissRefusal,
    /// Puts the banner with the result away, to look at the game.
    LookAtGame,
    /// Puts the notice about slow drawing away.
    DismissNotice,
    /// Chooses a language; `None` for that of the computer.
    SetLanguage(Option<Language>),
    /// Chooses the size of texts.
    SetTextScale(f32),
    /// Chooses the speed of animations.
    SetAnimationSpeed(f32),
    /// Animates moves or not.
    SetInstant(bool),
    /// Chooses how finely the table is drawn.
    SetQuality(Quality),
    /// Shows what a piece could do, or not.
    SetShowHints(bool),
    /// Something of the demonstration.
    Demo(DemoAction),
}

/// What a person can want of a demonstration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DemoAction {
    /// Plays or pauses.
    Play(bool),
    /// Goes to a place, from 0 to 1.
    Seek(f32),
    /// Plays at so many times the ordinary speed.
    Speed(f32),
    /// Goes so many stages on or back.
    Step(i32),
}

/// What the panels want of others.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Something of the play.
    Play(Request),
    /// A choice for the hand.
    Choose(u8),
    /// A new play with these options.
    New(Options),
    /// The game of this id.
    Open(&'static str),
    /// The shelf.
    Shelf,
    /// Something of the demonstration.
    Demo(DemoAction),
}
