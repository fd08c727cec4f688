//! Everything the panels show.

use crate::desk::card::model::RulesModel;
use crate::desk::class::model::ClassModel;
use crate::desk::demo::model::DemoModel;
use crate::desk::experiment::model::ExperimentModel;
use crate::desk::frame::dialog::{FileAsk, Question};
use crate::desk::frame::look::Look;
use crate::desk::frame::notice::NoticeModel;
use crate::desk::lesson::model::LessonModel;
use crate::desk::lesson::slip::SlipModel;
use crate::desk::lesson::trail::LearnModel;
use crate::desk::network::model::NetworkModel;
use crate::desk::new_game::model::NewGameModel;
use crate::desk::new_game::option::OptionModel;
use crate::desk::palette::list::PaletteModel;
use crate::desk::plan::model::PlanModel;
use crate::desk::play::controller::ChooserPlace;
use crate::desk::play::model::PlayModel;
use crate::desk::play::note::model::NoteModel;
use crate::desk::play::review::model::ReviewModel;
use crate::desk::play::timeline::model::TimelineModel;
use crate::desk::play::typing::model::TypingModel;
use crate::desk::saves::model::SavedListModel;
use crate::desk::settings::model::{Section, Settings};
use crate::desk::setup::model::DraftModel;
use crate::desk::share::model::ShareModel;
use crate::desk::shelf::model::ShelfModel;
use crate::desk::spoken::model::BoardModel;
use crate::games::pictures::GamePictures;
use bevy::math::Vec2;
use bevy::prelude::Resource;
use ludoteca_rules::Catalogue;
use ludoteca_rules::session::NodeId;
use ludoteca_table::play::Annotating;
use ludoteca_table::screen::Screen;
use ludoteca_words::Words;
use std::sync::Arc;

/// The open dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum DialogModel {
    /// A new game with these options, or one of the earlier plays.
    NewGame(Box<NewGameModel>),
    /// Who plays.
    Players(Vec<OptionModel>),
    /// The saved plays.
    Saved(SavedListModel),
    /// As what the game on the table, or its position, is given away.
    Share(ShareModel),
    /// An experiment with the game on the table.
    Experiment(Box<ExperimentModel>),
    /// The page with the lessons and puzzles.
    Learn(Box<LearnModel>),
    /// The class tournaments.
    Class(Box<ClassModel>),
    /// A file is chosen.
    File(FileAsk),
    /// A move and what is said of it.
    Note(NoteModel),
    /// A section of the settings.
    Settings(Section),
    /// What a puzzle is to be called that is made of the position, as typed so far.
    Puzzle(String),
    /// The letters for the teacher of a class.
    Slip(SlipModel),
    /// What everything on the screen is called.
    Names,
    /// The rules card.
    Rules(RulesModel),
    /// The list of everything that can be done.
    Palette(PaletteModel),
    /// A question before an act that ends the game, in words.
    Question(Question, String),
    /// A game with a friend on another computer; the name of the game that a table could be opened for.
    Network(Box<NetworkModel>, Option<String>),
    /// What a friend on another computer asks for, in words.
    NetworkQuestion(String),
}

/// Everything the panels show. Each part is a function of its own inputs, and changes only with them.
#[derive(Clone)]
pub struct ViewModel {
    /// The screen that is shown.
    pub screen: Screen,
    /// What every panel needs to draw.
    pub look: Look,
    /// The user's settings.
    pub settings: Settings,
    /// The shelf, while no game is on the table.
    pub shelf: Option<ShelfModel>,
    /// The play on the table.
    pub play: Option<PlayModel>,
    /// The position that is set up.
    pub set_up: Option<DraftModel>,
    /// The board in words, if somebody listens.
    pub board: Option<BoardModel>,
    /// What is shown while somebody looks back at the play on the table.
    pub review: Option<ReviewModel>,
    /// How many questions come back today.
    pub due: usize,
    /// The play on the table as a line in time.
    pub timeline: Option<TimelineModel>,
    /// The names of the seats as typed so far, while a dialog about players is open.
    pub names: Vec<String>,
    /// The move that was removed last, and can be brought back.
    pub removed: Option<NodeId>,
    /// Whether plays are saved.
    pub saves: bool,
    /// Whether the boards of a class are open on this network.
    pub class_open: bool,
    /// Whether the banner with the result is shown.
    pub banner: bool,
    /// What is told: why something was refused, or a notice.
    pub notice: Option<NoticeModel>,
    /// What is drawn with on the position, and whether.
    pub annotating: Annotating,
    /// What is typed as a move, while that field is open.
    pub typing: Option<TypingModel>,
    /// The exercise on the table.
    pub lesson: Option<LessonModel>,
    /// The lesson plan that somebody goes through.
    pub plan: Option<PlanModel>,
    /// The text of the position that is set up as typed so far, while that is edited.
    pub position: Option<String>,
    /// Where the chooser opens; `None` for the lower middle.
    pub chooser_at: Option<ChooserPlace>,
    /// What the mark under the pointer does, and where that is to be read on the screen, in points.
    pub tip: Option<(String, Vec2)>,
    /// The open dialog.
    pub dialog: Option<DialogModel>,
    /// The demonstration that runs.
    pub demo: Option<DemoModel>,
    /// Whether the picture is black.
    pub black: bool,
    /// What is told of the table between computers at which somebody here is.
    pub elsewhere: Option<String>,
    /// Whether nobody has touched anything for a while, where somebody only looks.
    pub rested: bool,
    /// Whether what the computer thinks of the position is shown.
    pub analysing: bool,
    /// Whether to show the notice that this computer draws slowly.
    pub slow_drawing: bool,
    /// Whether this computer draws without a graphics card.
    pub without_card: bool,
}

/// What the panels show.
#[derive(Resource)]
pub struct Panels(pub ViewModel);

impl ViewModel {
    /// An empty table.
    #[must_use]
    pub fn new(words: Arc<Words>, catalogue: Catalogue, pictures: GamePictures, settings: Settings) -> Self {
        let chosen_scale = settings.text_scale.get();
        let look = Look { words, catalogue, pictures, chosen_scale, projector: false, panel_keys: false };
        Self {
            screen: Screen::default(),
            look,
            settings,
            shelf: None,
            play: None,
            set_up: None,
            board: None,
            review: None,
            due: 0,
            timeline: None,
            names: Vec::new(),
            removed: None,
            saves: false,
            class_open: false,
            banner: false,
            notice: None,
            annotating: Annotating::default(),
            typing: None,
            position: None,
            lesson: None,
            plan: None,
            chooser_at: None,
            tip: None,
            dialog: None,
            demo: None,
            black: false,
            elsewhere: None,
            rested: false,
            analysing: false,
            slow_drawing: false,
            without_card: false,
        }
    }

    /// For what a file is being chosen.
    #[must_use]
    pub const fn file_asked(&self) -> Option<&FileAsk> {
        match &self.dialog {
            Some(DialogModel::File(asked)) => Some(asked),
            _ => None,
        }
    }

    /// The section of the settings that is shown, while they are open.
    #[must_use]
    pub const fn settings_section(&self) -> Option<Section> {
        match self.dialog {
            Some(DialogModel::Settings(section)) => Some(section),
            _ => None,
        }
    }

    /// The id of the game that is played or set up on the table.
    #[must_use]
    pub fn on_table(&self) -> Option<&'static str> {
        self.play.as_ref().map(|play| play.id).or_else(|| self.set_up.as_ref().map(|draft| draft.id))
    }

    /// The id of the game on the table, if it has a demonstration.
    #[must_use]
    pub fn demonstrated(&self) -> Option<&'static str> {
        let played = self.play.as_ref().filter(|play| play.demonstration.is_some()).map(|play| play.id);
        played.or_else(|| self.set_up.as_ref().filter(|draft| draft.demonstrated).map(|draft| draft.id))
    }

    /// The rules card of the game on the table.
    #[must_use]
    pub fn rules(&self) -> Option<&RulesModel> {
        let rules =
            self.play.as_ref().map(|play| &play.rules).or_else(|| self.set_up.as_ref().map(|draft| &draft.rules));
        rules.or_else(|| self.demo.as_ref().map(|demo| &*demo.rules))
    }

    /// The scale of texts: larger for a class.
    #[must_use]
    pub fn text_scale(&self) -> f32 {
        self.look.text_scale()
    }

    /// Whether the panels have the keyboard, except for the letters and digits, which belong to the board.
    #[must_use]
    pub const fn panels_have_keys(&self) -> bool {
        self.dialog.is_some()
            || self.shelf.is_some()
            || self.look.panel_keys
            || self.typing.is_some()
            || self.position.is_some()
            || matches!(&self.lesson, Some(lesson) if lesson.waits())
    }

    /// A text of the panels by its key.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.look.word(key)
    }
}
