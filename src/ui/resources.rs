//! Resources and messages between the panels and the rest of the program.

use super::model::{ChooserPlace, DemoAction, DemoModel, UiAction, ViewModel};
use crate::i18n::Language;
use crate::rules::Cell;
use bevy::prelude::*;
use bevy_egui::egui;

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

/// What the panels show.
#[derive(Resource)]
pub struct Panels(pub ViewModel);

/// Something a person did in a panel or by a key.
#[derive(Message, Clone, Debug, PartialEq)]
pub(super) struct UiActionDone(pub UiAction);
