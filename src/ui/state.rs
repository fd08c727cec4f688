//! What the panels remember: the open dialog, the sentence of a refusal, what was put away. Pure.

use super::action::{UiAction, Wish};
use crate::rules::session::{NodeId, Request, Session};
use crate::rules::{Options, Refusal, Seat};
use crate::table::hand::acting_seat;
use crate::table::settings::Settings;
use bevy::prelude::Resource;

/// A dialog over the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Options of a new game.
    NewGame(Options),
    /// Language, size of texts, speed, quality.
    Settings,
    /// The rules card of the game.
    Rules,
}

/// A refusal on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownRefusal {
    /// The sentence, and what can be handed in all the same.
    pub refusal: Refusal<String>,
    /// Whom it was refused.
    pub seat: Seat,
    /// For how many seconds it has been shown.
    pub age: f32,
}

/// What the panels remember.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct UiState {
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// The refusal on the screen.
    pub refusal: Option<ShownRefusal>,
    /// The end whose banner was put away.
    pub seen_result: Option<NodeId>,
    /// Whether the table is shown to a class.
    pub projector: bool,
    /// Whether the notice about slow drawing was put away.
    pub notice_dismissed: bool,
}

impl ShownRefusal {
    /// Seconds for which a sentence can be read before it fades.
    const READ: f32 = 6.0;
    /// Seconds of fading.
    const FADE: f32 = 0.6;

    /// From 1, all there, to 0, gone. What offers a button waits for an answer.
    #[must_use]
    pub fn opacity(&self) -> f32 {
        if self.refusal.sealable.is_some() {
            return 1.0;
        }
        (1.0 - (self.age - Self::READ) / Self::FADE).clamp(0.0, 1.0)
    }

    /// Whether it will still fade.
    #[must_use]
    pub fn ages(&self) -> bool {
        self.refusal.sealable.is_none()
    }
}

impl UiState {
    /// Shows why something was refused to whoever decides now.
    pub fn refused(&mut self, session: &dyn Session, refusal: Refusal<String>) {
        self.refusal = Some(ShownRefusal { refusal, seat: acting_seat(session), age: 0.0 });
    }

    /// Something succeeded: what was refused before is no longer of interest.
    pub fn succeeded(&mut self) {
        self.refusal = None;
    }

    /// A new play is on the table.
    pub fn opened(&mut self) {
        self.refusal = None;
        self.seen_result = None;
        self.dialog = None;
    }

    /// Lets time pass.
    pub fn age(&mut self, seconds: f32) {
        if let Some(shown) = &mut self.refusal {
            shown.age += seconds;
            if shown.opacity() <= 0.0 {
                self.refusal = None;
            }
        }
    }

    /// Does what the panels can do by themselves, and returns what they want of others.
    pub fn act(&mut self, action: UiAction, settings: &mut Settings, session: Option<&dyn Session>) -> Option<Wish> {
        match action {
            UiAction::Undo => return Some(Wish::Play(Request::Undo)),
            UiAction::Redo => return Some(Wish::Play(Request::Redo)),
            UiAction::GoTo(node) => return Some(Wish::Play(Request::GoTo(node))),
            UiAction::Choose(choice) => return Some(Wish::Choose(choice)),
            UiAction::Seal(seat, order) => {
                self.refusal = None;
                return Some(Wish::Play(Request::Order(seat, order)));
            }
            UiAction::Resign(seat) => return Some(Wish::Play(Request::Resign(seat))),
            UiAction::AgreeDraw => return Some(Wish::Play(Request::AgreeDraw)),
            UiAction::Open(id) => {
                self.opened();
                return Some(Wish::Open(id));
            }
            UiAction::Shelf => {
                self.opened();
                return Some(Wish::Shelf);
            }
            UiAction::Demo(demo) => return Some(Wish::Demo(demo)),
            UiAction::Start => {
                if let Some(Dialog::NewGame(options)) = self.dialog.take() {
                    return Some(Wish::New(options));
                }
            }
            UiAction::TogglePanel => settings.panel_open = !settings.panel_open,
            UiAction::OpenNewGame => {
                self.dialog = session.map(|session| Dialog::NewGame(session.options().clone()));
            }
            UiAction::ToggleProjector => self.projector = !self.projector,
            UiAction::OpenRules => self.dialog = session.map(|_| Dialog::Rules),
            UiAction::OpenSettings => self.dialog = Some(Dialog::Settings),
            UiAction::CloseDialog => self.dialog = None,
            UiAction::SetOption(name, value) => {
                if let Some(Dialog::NewGame(options)) = &mut self.dialog {
                    // Names and values come from the options themselves.
                    let _ = options.set(name, value);
                }
            }
            UiAction::DismissRefusal => self.refusal = None,
            UiAction::LookAtGame => self.seen_result = session.map(|session| session.cursor()),
            UiAction::DismissNotice => self.notice_dismissed = true,
            UiAction::SetLanguage(language) => settings.set_language(language),
            UiAction::SetTextScale(scale) => settings.set_text_scale(scale),
            UiAction::SetAnimationSpeed(speed) => settings.set_animation_speed(speed),
            UiAction::SetInstant(instant) => settings.instant = instant,
            UiAction::SetQuality(quality) => settings.set_quality(quality),
            UiAction::SetShowHints(show) => settings.show_hints = show,
        }
        None
    }
}
