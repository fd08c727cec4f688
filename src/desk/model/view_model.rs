//! Everything the panels show.

use super::action::{FileAsk, Question};
use super::card::RulesModel;
use super::class::ClassModel;
use super::demo::DemoModel;
use super::draft::DraftModel;
use super::earlier::EarlierPlay;
use super::lesson::{DeckModel, LessonModel};
use super::note::NoteModel;
use super::option::OptionModel;
use super::play::PlayModel;
use super::players::seat_options;
use super::saved::SavedListModel;
use super::settings::{Section, Settings};
use super::shelf::ShelfCard;
use super::spoken::BoardModel;
use super::state::{Dialog, SECRET_ENTRY, UiState};
use super::timeline::TimelineModel;
use super::typing::TypingModel;
use crate::games::pictures::GamePictures;
use bevy::math::Vec2;
use ludoteca_rules::Catalogue;
use ludoteca_rules::session::NodeId;
use ludoteca_rules::{Arg, Options, Seat};
use ludoteca_table::play::{Chalking, SecretEntry};
use ludoteca_table::screen::Screen;
use ludoteca_words::Words;
use std::sync::Arc;

/// How much larger texts are for a class.
const CLASS: f32 = 1.5;

/// A refusal on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusalModel {
    /// Why not.
    pub text: String,
    /// The seat and the order that it can seal nevertheless.
    pub sealable: Option<(Seat, String)>,
    /// From 1 (opaque) to 0 (invisible).
    pub opacity: f32,
}

/// Where the chooser opens on the screen, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ChooserPlace {
    /// Beneath the cell picked last.
    Cell(Vec2),
    /// In one row beneath the pieces among which to choose.
    Pieces(Vec2),
}

/// The open dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DialogModel {
    /// A new game with these options, or one of the earlier plays.
    NewGame(Vec<OptionModel>, Vec<EarlierPlay>),
    /// Who plays.
    Players(Vec<OptionModel>),
    /// The saved plays.
    Saved(SavedListModel),
    /// The lessons and puzzles.
    Decks(Vec<DeckModel>),
    /// The class tournaments.
    Class(Box<ClassModel>),
    /// A file is chosen.
    File(FileAsk),
    /// A move and what is said of it.
    Note(NoteModel),
    /// A section of the settings.
    Settings(Section),
    /// The rules card.
    Rules(RulesModel),
    /// A question before an act that ends the game, in words.
    Question(Question, String),
}

/// Everything the panels show.
#[derive(Clone)]
pub struct ViewModel {
    /// The screen that is shown.
    pub screen: Screen,
    /// The texts of all panels, in their language.
    pub words: Arc<Words>,
    /// The games there are.
    pub catalogue: Catalogue,
    /// Their pictures.
    pub pictures: GamePictures,
    /// The user's settings.
    pub settings: Settings,
    /// The games on the shelf, while no game is on the table.
    pub shelf: Option<Vec<ShelfCard>>,
    /// The play on the table.
    pub play: Option<PlayModel>,
    /// The position that is set up.
    pub set_up: Option<DraftModel>,
    /// The board in words, if somebody listens.
    pub board: Option<BoardModel>,
    /// The play on the table as a line in time.
    pub timeline: Option<TimelineModel>,
    /// The earlier plays of its game, the one left last at first.
    pub earlier: Vec<EarlierPlay>,
    /// The move that is written about.
    pub note: Option<NoteModel>,
    /// The names of the seats as typed so far, while a dialog about players is open.
    pub names: Vec<String>,
    /// The move that was removed last, and can be brought back.
    pub removed: Option<NodeId>,
    /// The saved plays, while their list is open.
    pub saved: SavedListModel,
    /// Whether plays are saved.
    pub saves: bool,
    /// Whether the banner with the result is shown.
    pub banner: bool,
    /// Why something was refused.
    pub refusal: Option<RefusalModel>,
    /// What is drawn with on the position, and whether.
    pub chalking: Chalking,
    /// What is typed as a move, while that field is open.
    pub typing: Option<TypingModel>,
    /// The exercise on the table.
    pub lesson: Option<LessonModel>,
    /// All lessons and puzzles, while their list is open.
    pub decks: Vec<DeckModel>,
    /// The class tournaments, while they are open.
    pub class: ClassModel,
    /// The text of the position that is set up as typed so far, while that is edited.
    pub position: Option<String>,
    /// Where the chooser opens; `None` for the lower middle.
    pub chooser_at: Option<ChooserPlace>,
    /// What the mark under the pointer does, and where that is to be read on the screen, in logical pixels.
    pub tip: Option<(String, Vec2)>,
    /// The open dialog.
    pub dialog: Option<DialogModel>,
    /// The demonstration that runs.
    pub demo: Option<DemoModel>,
    /// Whether projector mode is on.
    pub projector: bool,
    /// Whether the picture is black.
    pub black: bool,
    /// Whether the panel was given the keyboard.
    pub panel_keys: bool,
    /// Whether what the computer thinks of the position is shown.
    pub analysing: bool,
    /// Whether to show the notice that this computer draws slowly.
    pub slow_drawing: bool,
}

impl ViewModel {
    /// An empty table.
    #[must_use]
    pub fn new(words: Arc<Words>, catalogue: Catalogue, pictures: GamePictures, settings: Settings) -> Self {
        Self {
            screen: Screen::default(),
            words,
            catalogue,
            pictures,
            settings,
            shelf: None,
            play: None,
            set_up: None,
            board: None,
            timeline: None,
            earlier: Vec::new(),
            note: None,
            names: Vec::new(),
            removed: None,
            saved: SavedListModel::default(),
            saves: false,
            banner: false,
            refusal: None,
            chalking: Chalking::default(),
            typing: None,
            position: None,
            lesson: None,
            decks: Vec::new(),
            class: ClassModel::default(),
            chooser_at: None,
            tip: None,
            dialog: None,
            demo: None,
            projector: false,
            black: false,
            panel_keys: false,
            analysing: false,
            slow_drawing: false,
        }
    }

    /// Copies the state of the panels. To be called once the play is up to date. While a move is animated (`moving`),
    /// the result is not shown.
    pub fn recall(&mut self, state: &UiState, software: bool, moving: bool) {
        let ended = self.play.as_ref().filter(|play| play.result.is_some());
        self.banner = !moving
            && self.lesson.is_none()
            && !state.projector
            && ended.is_some_and(|play| state.seen_result != Some(play.cursor));
        self.refusal = state.refusal.as_ref().map(|shown| RefusalModel {
            text: self.words.say(&shown.refusal.text),
            sealable: shown.refusal.sealable.clone().map(|order| (shown.seat, order)),
            opacity: shown.opacity(),
        });
        self.dialog = state.dialog.as_ref().and_then(|dialog| match dialog {
            Dialog::Players => Some(DialogModel::Players(self.seat_options(state, None))),
            Dialog::Note(..) => self.note.clone().map(DialogModel::Note),
            Dialog::NewGame(chosen) => {
                let options = chosen.iter().map(|(spec, chosen)| OptionModel {
                    name: spec.name,
                    title: self.words.word(&format!("option-{}", spec.name)),
                    values: spec
                        .values
                        .iter()
                        .map(|value| {
                            let label = self.words.word(&format!("option-{}-{value}", spec.name));
                            (*value, label, *value == chosen)
                        })
                        .collect(),
                });
                let seats = self.seat_options(state, Some(chosen));
                let clock = state.clock.options(&self.words);
                let series = state.series.options(&self.words);
                let options = seats
                    .into_iter()
                    .chain(series)
                    .chain(clock)
                    .chain(self.secret_entry(state))
                    .chain(options)
                    .collect();
                Some(DialogModel::NewGame(options, self.earlier.clone()))
            }
            Dialog::Class => Some(DialogModel::Class(Box::new(self.class.clone()))),
            Dialog::Decks => Some(DialogModel::Decks(self.decks.clone())),
            Dialog::File(asked) => Some(DialogModel::File(asked.clone())),
            Dialog::Saved { .. } => Some(DialogModel::Saved(self.saved.clone())),
            Dialog::Settings(section) => Some(DialogModel::Settings(*section)),
            Dialog::Rules => self.rules().map(|rules| DialogModel::Rules(rules.clone())),
            Dialog::Question(question) => self.ask(*question).map(|text| DialogModel::Question(*question, text)),
        });
        let typing = state.typing.as_ref().zip(self.play.as_ref());
        self.typing = typing.and_then(|(text, play)| TypingModel::of(text, play, &self.words));
        self.position.clone_from(&state.position);
        self.chalking = state.chalking;
        self.removed = state.removed.filter(|_| self.play.is_some());
        self.names.clone_from(&state.players.names);
        self.projector = state.projector && self.screen != Screen::Shelf;
        self.black = state.black && self.projector;
        self.panel_keys = state.panel_keys && !self.projector;
        self.analysing = state.analysing;
        self.slow_drawing = software && !state.notice_dismissed;
    }

    /// Who sits at the seats of the game on the table, or of a new one with these options.
    fn seat_options(&self, state: &UiState, options: Option<&Options>) -> Vec<OptionModel> {
        let Some(play) = &self.play else { return Vec::new() };
        let Some(entry) = self.catalogue.find(play.id) else { return Vec::new() };
        seat_options(entry, options.unwrap_or(&play.options), &state.players.controllers, &self.words)
    }

    /// How orders are entered in secret, among the options of a new game in which they are.
    fn secret_entry(&self, state: &UiState) -> Option<OptionModel> {
        self.play.as_ref().filter(|play| play.simultaneous)?;
        let chosen = state.secret_entry.unwrap_or_else(|| self.settings.secret_entry());
        let value = |entry: SecretEntry| {
            let label = self.words.word(&format!("option-{SECRET_ENTRY}-{}", entry.name()));
            (entry.name(), label, entry == chosen)
        };
        let title = self.words.word(&format!("option-{SECRET_ENTRY}"));
        Some(OptionModel { name: SECRET_ENTRY, title, values: SecretEntry::ALL.map(value).into() })
    }

    /// For what a file is being chosen.
    #[must_use]
    pub const fn file_asked(&self) -> Option<&FileAsk> {
        match &self.dialog {
            Some(DialogModel::File(asked)) => Some(asked),
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

    /// A question in words; `None` once it makes no sense any more.
    fn ask(&self, question: Question) -> Option<String> {
        let play = self.play.as_ref()?;
        match question {
            Question::Resign(seat) => {
                let (_, who) = play.resigning.as_ref().filter(|(asked, _)| *asked == seat)?;
                Some(self.words.fill("ui-resign-ask", &[("who", Arg::Plain(who.clone()))]))
            }
            Question::Draw => play.can_agree.then(|| self.word("ui-draw-ask")),
        }
    }

    /// The scale of texts: larger for a class.
    #[must_use]
    pub fn text_scale(&self) -> f32 {
        self.settings.text_scale() * if self.projector { CLASS } else { 1.0 }
    }

    /// Whether the panels have the keyboard, except for the letters and digits, which belong to the board.
    #[must_use]
    pub const fn panels_have_keys(&self) -> bool {
        self.dialog.is_some()
            || self.shelf.is_some()
            || self.panel_keys
            || self.typing.is_some()
            || self.position.is_some()
    }

    /// A text of the panels by its key.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }
}
