//! Everything the panels show, as data: drawing reads it and changes nothing. Pure.

use super::card::RulesModel;
use super::demo::DemoModel;
use super::history::{self, HistoryRow};
use super::shelf::Card;
use super::state::{Dialog, UiState};
use super::telling;
use crate::i18n::Words;
use crate::rules::session::{NodeId, Session};
use crate::rules::{Arg, Pick, Seat, Side, SideColour};
use crate::table::hand::{Hand, acting_seat, armable};
use crate::table::settings::Settings;
use bevy_egui::egui;
use std::sync::Arc;

/// The colour of a side; none for sides that own no colour.
#[must_use]
pub fn ink_of(session: &dyn Session, side: Side) -> Option<SideColour> {
    session.sides().get(usize::from(side.0))?.colour
}

/// A sentence about a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Colour of the side.
    pub ink: Option<SideColour>,
    /// The sentence.
    pub text: String,
}

/// How the play ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultModel {
    /// Who won.
    pub headline: String,
    /// Why.
    pub reason: String,
}

/// A choice that can be taken now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceModel {
    /// What [`Pick::Choice`] carries.
    pub index: u8,
    /// Its name with its key: `Keep the die (M)`.
    pub label: String,
}

/// A choice that can be armed now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmModel {
    /// What [`Pick::Choice`] carries.
    pub index: u8,
    /// Its name with its key: `Black stone (P)`.
    pub label: String,
    /// Whether it is armed.
    pub armed: bool,
}

/// What the panels show of the play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayModel {
    /// Name of the game.
    pub title: String,
    /// What stands on its rules card.
    pub rules: RulesModel,
    /// Whose turn it is; none at the end.
    pub turn: Option<Line>,
    /// How the opening roll went.
    pub roll: Option<String>,
    /// What the position says of the sides.
    pub signs: Vec<Line>,
    /// All that was played.
    pub history: Vec<HistoryRow>,
    /// How the play ended.
    pub result: Option<ResultModel>,
    /// Choices that can be taken now.
    pub choices: Vec<ChoiceModel>,
    /// Choices that can be armed before a cell is touched, or taken for the cell that was.
    pub arming: Vec<ArmModel>,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether something can be played again.
    pub can_redo: bool,
    /// Who would resign; none when nobody can.
    pub resigning: Option<(Seat, String)>,
    /// Whether a draw can be agreed on.
    pub can_agree: bool,
    /// The node under the cursor.
    pub cursor: NodeId,
}

impl PlayModel {
    /// What to show of a play.
    #[must_use]
    pub fn of(session: &dyn Session, words: &Words, hand: &Hand) -> Self {
        let info = session.info();
        let key = format!("game-{}", info.id);
        let title = if words.has(&key) { words.word(&key) } else { info.name.to_owned() };
        let ink = |seat| telling::side_of(session, seat).and_then(|side| ink_of(session, side));
        let outcome = session.outcome();
        let cursor = session.cursor();
        let ongoing = outcome.is_none();
        let resigner = acting_seat(session);
        Self {
            title,
            rules: RulesModel::of(info, words),
            turn: telling::turn(session, words).map(|(seat, text)| Line { ink: ink(seat), text }),
            roll: telling::roll(session, words),
            signs: signs(session, words),
            history: history::rows(session, words),
            result: outcome.map(|outcome| {
                let (headline, reason) = telling::result(session, words, &outcome);
                ResultModel { headline, reason }
            }),
            choices: choices(session, words, hand),
            arming: arming(session, words, hand),
            can_undo: cursor != NodeId::ROOT || !session.sealed().is_empty(),
            can_redo: session.line().last().is_some_and(|last| *last != cursor),
            resigning: (ongoing && session.sides().len() == 2)
                .then(|| (resigner, telling::seat_name(session, words, resigner))),
            can_agree: ongoing,
            cursor,
        }
    }
}

/// What the position says as a whole; what it says of cells is shown on the board.
fn signs(session: &dyn Session, words: &Words) -> Vec<Line> {
    let whole = session.signs().into_iter().filter(|sign| sign.cells.is_empty());
    whole
        .map(|sign| {
            let mut gaps = Vec::new();
            if let Some(number) = sign.number {
                gaps.push(("number", Arg::Number(number)));
            }
            if let Some(side) = sign.side {
                gaps.push(("side", Arg::Plain(telling::side_name(session, words, side))));
            }
            let ink = sign.side.and_then(|side| ink_of(session, side));
            Line { ink, text: words.fill(sign.key, &gaps) }
        })
        .collect()
}

/// The name of a choice, with its key.
fn choice_label(session: &dyn Session, words: &Words, index: u8) -> Option<String> {
    let choice = session.info().choices.get(usize::from(index))?;
    Some(format!("{} ({})", words.word(choice.key), choice.letter.to_uppercase()))
}

fn arming(session: &dyn Session, words: &Words, hand: &Hand) -> Vec<ArmModel> {
    if session.outcome().is_some() {
        return Vec::new();
    }
    // Once a cell is touched the same buttons say what comes there: they do not go away under the hand.
    let next = hand.next(session);
    let usable = |index: &u8| hand.picks.is_empty() || next.iter().any(|step| step.pick == Pick::Choice(*index));
    let all = armable(session).into_iter().filter(usable);
    all.filter_map(|index| {
        let label = choice_label(session, words, index)?;
        Some(ArmModel { index, label, armed: hand.armed == Some(index) })
    })
    .collect()
}

fn choices(session: &dyn Session, words: &Words, hand: &Hand) -> Vec<ChoiceModel> {
    let next = hand.next(session).into_iter();
    next.filter_map(|step| match step.pick {
        Pick::Choice(index) => Some(ChoiceModel { index, label: choice_label(session, words, index)? }),
        Pick::Cell(_) => None,
    })
    .collect()
}

/// A refusal on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusalModel {
    /// Why not.
    pub text: String,
    /// Who can hand in which order all the same.
    pub sealable: Option<(Seat, String)>,
    /// From 1, all there, to 0, gone.
    pub opacity: f32,
}

/// One option of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionModel {
    /// As the game calls it.
    pub name: &'static str,
    /// As people call it.
    pub title: String,
    /// The values, as the game and as people call them, and which one is chosen.
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
    /// The language of all panels.
    pub words: Arc<Words>,
    /// What the person has chosen.
    pub settings: Settings,
    /// The games on the shelf, while no game is on the table.
    pub shelf: Option<Vec<Card>>,
    /// The play on the table.
    pub play: Option<PlayModel>,
    /// Whether the banner with the result is up.
    pub banner: bool,
    /// Why something was refused.
    pub refusal: Option<RefusalModel>,
    /// Where choices belong on the screen; none for the lower middle.
    pub chooser_at: Option<egui::Pos2>,
    /// The open dialog.
    pub dialog: Option<DialogModel>,
    /// The demonstration that runs.
    pub demo: Option<DemoModel>,
    /// Whether the table is shown to a class.
    pub projector: bool,
    /// Whether to say that this computer draws slowly.
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

    /// Takes over what the panels remember. Call it after the play is up to date. While a move is `moving` the result waits.
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

    /// A sentence of the panels.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }
}
