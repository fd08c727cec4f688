//! Resources and messages between the panels and the rest of the program.

use crate::desk::action::{DemoAction, UiAction};
use crate::desk::demo::model::DemoModel;
use crate::desk::frame::thumbnail::Thumbnail;
use crate::desk::view_model::{ChooserPlace, ViewModel};
use bevy::prelude::*;
use bevy_egui::egui;
use ludoteca_lessons::Progress;
use ludoteca_record::Head;
use ludoteca_rules::{Cell, Text};
use ludoteca_words::Language;
use std::path::PathBuf;
use std::sync::Arc;

/// The part of the window that no panel covers, in logical pixels. `None` before the first frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct UncoveredArea(pub Option<egui::Rect>);

/// Where on the screen the chooser opens, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ChooserAt(pub Option<ChooserPlace>);

/// The cell whose mark the pointer is over, and where on the screen there is room for words about it, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct TipAt(pub Option<(Cell, Vec2)>);

/// Whether this computer renders without a graphics card; a notice then says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoftwareDrawing(pub bool);

/// A language for this run, given on the command line. Choosing one in the settings clears it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LanguageOverride(pub Option<Language>);

/// The demonstration that runs, if any.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct DemoShown(pub Option<DemoModel>);

/// A request to the demonstration.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct DemoRequest(pub DemoAction);

/// A saved play.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedPlay {
    /// The name of its file.
    pub id: String,
    /// What its record says; or why it cannot be read, in words.
    pub head: Result<Head, Text>,
    /// The position where it was left, if that was looked up.
    pub picture: Option<Arc<Thumbnail>>,
}

/// The saved plays, the one changed last at first, `None` where nothing is saved; and the one removed last.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SavedPlays(pub Option<Vec<SavedPlay>>, pub Option<SavedPlay>);

impl SavedPlays {
    /// The play of this name.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&SavedPlay> {
        self.0.iter().flatten().find(|play| play.id == id)
    }

    /// The play of a game that was left last without having ended.
    #[must_use]
    pub fn unfinished(&self, game: &str) -> Option<&SavedPlay> {
        let goes_on = |play: &&SavedPlay| {
            play.head.as_ref().is_ok_and(|head| head.game == game && head.result == "*" && head.moves > 0)
        };
        self.0.iter().flatten().find(goes_on)
    }

    /// Puts a play that has changed at the beginning.
    pub fn put_first(&mut self, play: SavedPlay) {
        if let Some(plays) = &mut self.0 {
            plays.retain(|other| other.id != play.id);
            plays.insert(0, play);
        }
    }
}

/// Something to do with saved plays.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SavedRequest {
    /// Opens it.
    Open(String),
    /// Opens the record in a file; what is played then is kept as another play.
    OpenFile(PathBuf),
    /// Writes the record of the play on the table into a file, in the place of one that is there.
    SaveFile(PathBuf),
    /// The same as opening, with a record as text.
    OpenText(String),
    /// Removes it; it can be brought back.
    Remove(String),
    /// Brings it back.
    Restore(String),
    /// Makes another one of it.
    Copy(String),
    /// Gives it a title.
    Rename(String, String),
    /// Looks for them anew.
    Refresh,
}

/// What was solved of lessons and puzzles.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Solved(pub Progress);

/// Whether a screen reader listens, for which the board is put into words.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listened(pub bool);

/// Opens the window for an audience, or closes it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AudienceRequest;

/// A text for the clipboard.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ToClipboard(pub Option<String>);

/// What the panels show.
#[derive(Resource)]
pub struct Panels(pub ViewModel);

/// Something a person did in a panel or by a key.
#[derive(Message, Clone, Debug, PartialEq)]
pub(super) struct UiActionDone(pub UiAction);
