//! What people are told in one sentence over the table: why a move was refused, or that something was done or failed.

use super::schedule::{DeskSystems, ModelSystems, TableCleared};
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;
use ludoteca_rules::{Refusal, Seat, Text};
use ludoteca_store::Failure;
use ludoteca_table::play::{EditedSetup, Hand, Play, PlayEvent, TableEvent};
use ludoteca_words::Words;

/// What a notice says of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// Something was done.
    Success,
    /// Something that is good to know.
    Information,
    /// Something could not be done.
    Failure,
}

/// A sentence about something other than a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// What it says of.
    pub kind: NoticeKind,
    /// The sentence.
    pub text: Text,
}

/// What is told.
#[derive(Clone, Debug, PartialEq)]
pub enum NoticeContent {
    /// Why a request of this seat was refused, with the order that can be sealed nevertheless.
    Refusal(Seat, Refusal<String>),
    /// Something else.
    Notice(Notice),
}

/// A sentence on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownNotice {
    /// What is told.
    pub told: NoticeContent,
    /// For how many seconds it has been shown.
    pub age: f32,
}

/// What people are told: one sentence at a time, the newest.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Notices(pub Option<ShownNotice>);

/// Dismisses what is told.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DismissNotice;

/// A sentence on the screen, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeModel {
    /// What it says of; `None` for a refused request.
    pub kind: Option<NoticeKind>,
    /// The sentence.
    pub text: String,
    /// The seat and the order that it can seal nevertheless.
    pub sealable: Option<(Seat, String)>,
    /// From 1 (opaque) to 0 (invisible).
    pub opacity: f32,
}

impl NoticeModel {
    /// What to show.
    #[must_use]
    pub fn of(shown: &ShownNotice, words: &Words) -> Self {
        let kind = match &shown.told {
            NoticeContent::Refusal(..) => None,
            NoticeContent::Notice(notice) => Some(notice.kind),
        };
        let sealable = shown.sealable().map(|(seat, order)| (seat, order.to_owned()));
        Self { kind, text: words.say(shown.text()), sealable, opacity: shown.opacity() }
    }
}

impl Notice {
    /// That something was done.
    #[must_use]
    pub const fn success(text: Text) -> Self {
        Self { kind: NoticeKind::Success, text }
    }

    /// Something that is good to know.
    #[must_use]
    pub const fn information(text: Text) -> Self {
        Self { kind: NoticeKind::Information, text }
    }

    /// That something could not be done.
    #[must_use]
    pub const fn failure(text: Text) -> Self {
        Self { kind: NoticeKind::Failure, text }
    }
}

impl ShownNotice {
    /// Seconds for which it is shown before it fades.
    const READ: f32 = 6.0;
    /// Seconds of fading.
    const FADE: f32 = 0.6;

    /// The sentence.
    #[must_use]
    pub const fn text(&self) -> &Text {
        match &self.told {
            NoticeContent::Refusal(_, refusal) => &refusal.text,
            NoticeContent::Notice(notice) => &notice.text,
        }
    }

    /// The seat and the order that it can seal nevertheless.
    #[must_use]
    pub fn sealable(&self) -> Option<(Seat, &str)> {
        match &self.told {
            NoticeContent::Refusal(seat, refusal) => Some((*seat, refusal.sealable.as_deref()?)),
            NoticeContent::Notice(_) => None,
        }
    }

    /// From 1 (opaque) to 0 (invisible). A refusal with buttons does not fade: it waits for an answer.
    #[must_use]
    pub fn opacity(&self) -> f32 {
        if !self.ages() {
            return 1.0;
        }
        (1.0 - (self.age - Self::READ) / Self::FADE).clamp(0.0, 1.0)
    }

    /// Whether it will still fade.
    #[must_use]
    pub fn ages(&self) -> bool {
        self.sealable().is_none()
    }
}

impl Notices {
    /// Tells why a request of this seat was refused.
    pub fn refused(&mut self, seat: Seat, refusal: Refusal<String>) {
        self.0 = Some(ShownNotice { told: NoticeContent::Refusal(seat, refusal), age: 0.0 });
    }

    /// Tells something else.
    pub fn tell(&mut self, notice: Notice) {
        self.0 = Some(ShownNotice { told: NoticeContent::Notice(notice), age: 0.0 });
    }

    /// Tells what failed, if there is a sentence for it.
    pub fn failed(&mut self, failure: &Failure) {
        if let Some(text) = failure.text() {
            self.tell(Notice::failure(text.clone()));
        }
    }

    /// Dismisses what is told.
    pub fn dismiss(&mut self) {
        self.0 = None;
    }

    /// Lets it grow older, and removes it once it has faded.
    pub fn age(&mut self, seconds: f32) {
        if let Some(shown) = &mut self.0 {
            shown.age += seconds;
            if shown.opacity() <= 0.0 {
                self.0 = None;
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>().add_message::<DismissNotice>();
    app.add_systems(Update, dismiss.in_set(DeskSystems::Control));
    app.add_systems(Update, follow_events.in_set(ModelSystems::Follow));
    app.add_observer(|_: On<TableCleared>, mut notices: ResMut<Notices>| {
        notices.set_if_neq(Notices(None));
    });
}

fn dismiss(mut actions: MessageReader<DismissNotice>, mut notices: ResMut<Notices>) {
    if actions.read().count() > 0 {
        notices.dismiss();
    }
}

/// Tells refusals, fades what is told, and takes it away after a success.
fn follow_events(
    mut events: MessageReader<TableEvent>,
    mut notices: ResMut<Notices>,
    play: Option<Single<(Entity, &Hand), Or<(With<Play>, With<EditedSetup>)>>>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if notices.0.as_ref().is_some_and(ShownNotice::ages) {
        // The time before it was told is not its own: in an idle window that may have been minutes.
        if !notices.is_changed() {
            notices.age(time.delta_secs());
        }
        redraw.write(RequestRedraw);
    }
    for event in events.read() {
        let Some((_, hand)) = play.as_deref().filter(|(entity, _)| *entity == event.play) else { continue };
        match &event.happened {
            PlayEvent::Refused(refusal) => {
                notices.refused(event.seat.unwrap_or(hand.seat), refusal.clone());
                redraw.write(RequestRedraw);
            }
            PlayEvent::Clock => _ = redraw.write(RequestRedraw),
            PlayEvent::Changed(_) | PlayEvent::Edited | PlayEvent::Hand => _ = notices.set_if_neq(Notices(None)),
            PlayEvent::Opened => {}
        }
    }
}
