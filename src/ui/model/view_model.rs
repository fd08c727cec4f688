//! Everything the panels show.

use super::card::RulesModel;
use super::demo::DemoModel;
use super::play::PlayModel;
use super::settings::Settings;
use super::shelf::ShelfCard;
use super::state::{Dialog, UiState};
use crate::i18n::Words;
use crate::rules::Seat;
use bevy::math::Vec2;
use std::sync::Arc;

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

/// One option of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionModel {
    /// Its name in the rules.
    pub name: &'static str,
    /// Its name in the language of the panels.
    pub title: String,
    /// The values: name in the rules, name in the language of the panels, and whether it is chosen.
    pub values: Vec<(&'static str, String, bool)>,
}

/// The open dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DialogModel {
    /// A new game with these options.
    NewGame(Vec<OptionModel>),
    /// The settings.
    Settings,
    /// The rules card.
    Rules(RulesModel),
}

/// Everything the panels show.
#[derive(Clone)]
pub struct ViewModel {
    /// The texts of all panels, in their language.
    pub words: Arc<Words>,
    /// The user's settings.
    pub settings: Settings,
    /// The games on the shelf, while no game is on the table.
    pub shelf: Option<Vec<ShelfCard>>,
    /// The play on the table.
    pub play: Option<PlayModel>,
    /// Whether the banner with the result is shown.
    pub banner: bool,
    /// Why something was refused.
    pub refusal: Option<RefusalModel>,
    /// Where the chooser opens on the screen, in logical pixels; `None` for the lower middle.
    pub chooser_at: Option<Vec2>,
    /// The open dialog.
    pub dialog: Option<DialogModel>,
    /// The demonstration that runs.
    pub demo: Option<DemoModel>,
    /// Whether projector mode is on.
    pub projector: bool,
    /// Whether to show the notice that this computer draws slowly.
    pub slow_drawing: bool,
}

impl ViewModel {
    /// An empty table.
    #[must_use]
    pub fn new(words: Arc<Words>, settings: Settings) -> Self {
        Self {
            words,
            settings,
            shelf: None,
            play: None,
            banner: false,
            refusal: None,
            chooser_at: None,
            dialog: None,
            demo: None,
            projector: false,
            slow_drawing: false,
        }
    }

    /// Copies the state of the panels. To be called once the play is up to date. While a move is animated (`moving`),
    /// the result is not shown.
    pub fn recall(&mut self, state: &UiState, software: bool, moving: bool) {
        let ended = self.play.as_ref().filter(|play| play.result.is_some());
        self.banner = !moving && !state.projector && ended.is_some_and(|play| state.seen_result != Some(play.cursor));
        self.refusal = state.refusal.as_ref().map(|shown| RefusalModel {
            text: self.words.say(&shown.refusal.text),
            sealable: shown.refusal.sealable.clone().map(|order| (shown.seat, order)),
            opacity: shown.opacity(),
        });
        self.dialog = state.dialog.as_ref().and_then(|dialog| match dialog {
            Dialog::NewGame(options) => {
                let options = options.iter().map(|(spec, chosen)| OptionModel {
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
                Some(DialogModel::NewGame(options.collect()))
            }
            Dialog::Settings => Some(DialogModel::Settings),
            Dialog::Rules => self.play.as_ref().map(|play| DialogModel::Rules(play.rules.clone())),
        });
        self.projector = state.projector && self.play.is_some();
        self.slow_drawing = software && !state.notice_dismissed;
    }

    /// A text of the panels by its key.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }
}
