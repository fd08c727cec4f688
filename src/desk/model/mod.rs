//! What the panels show and what people can do in them, as data: drawing reads it and changes nothing.
//!
//! No egui types, no side effects. Depends only on `rules`, `i18n`, and the hand and seats of `table::play`. Start with
//! [`ViewModel`] (everything shown), [`UiAction`] (everything people can do) and [`UiState`] (what is remembered
//! between).

mod action;
mod captured;
mod card;
mod class;
mod clock;
mod computer;
mod demo;
mod draft;
mod earlier;
mod history;
mod lesson;
mod line;
mod note;
mod option;
mod overlay;
mod play;
mod players;
mod saved;
mod secret;
mod series;
mod settings;
mod shelf;
mod spoken;
mod state;
mod timeline;
mod typing;
mod view_model;

pub use action::{DemoAction, FileAsk, Lots, NoteAction, Players, Question, SavedAction, UiAction, UiRequest};
pub use captured::CapturedModel;
pub use card::RulesModel;
pub use class::{
    BoardRow, ClassModel, ClassPage, ClassRequest, ClassView, Classes, KeptSheet, NewClass, SheetEntry, SheetModel,
};
pub use clock::{ClockModel, FaceModel};
pub use computer::{ComputerModel, OpinionModel, ValuedModel, advice};
pub use demo::{DemoModel, PieceSign, QuestionModel};
pub use draft::{DraftModel, FieldChoices, FieldModel, PiecePictures, ToolModel, TrayModel};
pub use earlier::EarlierPlay;
pub use history::{HistoryRow, rows};
pub use lesson::{CourseRequest, DeckModel, LastMove, LessonModel};
pub use line::{Line, ink_of};
pub use note::NoteModel;
pub use option::OptionModel;
pub use overlay::OverlayModel;
pub use play::{ArmModel, ChoiceModel, PlayModel, ResultModel};
pub use players::SEATS;
pub use saved::{SavedListModel, SavedModel, THUMBNAIL, Thumbnail};
pub use secret::{CardModel, SeatModel, SecretModel};
pub use settings::{Bounded, Loudness, Quality, Section, Settings, Speed, TextScale};
pub use shelf::ShelfCard;
pub use spoken::BoardModel;
pub use state::{Dialog, ShownRefusal, UiState};
pub use timeline::TimelineModel;
pub use typing::TypingModel;
pub use view_model::{ChooserPlace, DialogModel, RefusalModel, ViewModel};
