//! A position that somebody sets up by hand: every edit is taken, legal or not, and what is wrong is told.
//!
//! [`SetupEditor`] is such a position whose game is not known by type; [`GameEditor`] implements it for each game. It
//! is no play: nobody is asked for an order, and it has no history but the set-ups that can be taken back. What can be
//! seen of it is a [`BoardView`], as of a play, so that it is drawn in the same way. Depends on `setup`, `game`, and
//! the board's view of `session`. Start with [`SetupEditor::edit`].

mod edit;
mod game_editor;

pub use edit::Edit;
pub use game_editor::GameEditor;

use crate::session::BoardView;
use crate::{Fault, Refusal, Setup};

/// A position of some game that is being set up. See the module's head.
pub trait SetupEditor: BoardView {
    /// The pieces and the fields.
    fn setup(&self) -> &Setup;
    /// All that the rules have against it; empty if it is a position.
    fn faults(&self) -> &[Fault];

    /// Changes the set-up. An edit after which it is as before leaves nothing to be taken back.
    ///
    /// # Errors
    /// Why not, in words; then nothing has changed.
    fn edit(&mut self, edit: Edit) -> Result<(), Refusal<String>>;
    /// Takes the last edit back.
    ///
    /// # Errors
    /// There is none; then nothing has changed.
    fn undo(&mut self) -> Result<(), Refusal<String>>;
    /// Makes the edit again that was taken back last.
    ///
    /// # Errors
    /// There is none; then nothing has changed.
    fn redo(&mut self) -> Result<(), Refusal<String>>;
    /// Whether an edit can be taken back.
    fn can_undo(&self) -> bool;
    /// Whether there is an edit that was taken back.
    fn can_redo(&self) -> bool;
}
