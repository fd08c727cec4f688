//! The panels over the table: what they show as data, how that is drawn, and thin systems around.
//!
//! Depends only on `rules`, `games` (the list), `record`, `i18n` and `table`; not on a particular game. Start with [`model`]
//! (what is shown and remembered), [`view`] (all panels drawn with egui) and [`resources`] (what other parts of the
//! program read and write).

pub mod computer;
pub mod course;
mod escape;
mod keys;
pub mod model;
pub mod resources;
mod systems;
pub mod view;

pub use model::{
    ClassRequest, Classes, CourseRequest, DemoAction, DemoModel, RulesModel, Settings, UiAction, UiRequest, UiState,
    ViewModel,
};
pub use resources::{
    AudienceRequest, ChooserAt, DemoRequest, DemoShown, LanguageOverride, Listened, Panels, SavedPlay, SavedPlays,
    SavedRequest, SoftwareDrawing, Solved, TipAt, ToClipboard, UncoveredArea,
};
pub use systems::UiPlugin;
pub use view::{Drawn, draw};
