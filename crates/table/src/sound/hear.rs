//! What of all that happens at the table can be heard.
//!
//! Time that runs forward as fast as moves are played lets pieces sound where they touch; time that jumps or runs
//! backward is silent. A move that is not animated to its end is heard once, quietly.

use super::message::{Cue, Volume};
use crate::play::{LocalSeats, Play, PlayEvent, TableEvent};
use crate::show::animation::contact::{Contact, contacts, won_at};
use crate::show::animation::player::Showing;
use crate::show::animation::script::Script;
use crate::show::beside::roll::{OpeningDice, Rolling};
use crate::show::looks::Looks;
use crate::show::voice::Voice;
use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use ludoteca_rules::session::SessionChange;

/// How hard a move touches that is not seen on its way.
const QUIET: f32 = 0.5;
/// Seconds of a move in a second of the fastest play; more than that is a jump.
const FASTEST: f32 = 4.0;
/// What is added to it, so that the rounding of times does not matter.
const ROUNDING: f32 = 0.001;

/// How far an animation was when it was listened to last.
#[derive(Clone, Copy, Default)]
pub struct ListeningProgress {
    active: bool,
    seconds: f32,
    /// The move that is shown ended the game, which has not been heard yet.
    ends: bool,
}

/// Hears moves.
pub fn moves(
    mut events: MessageReader<TableEvent>,
    plays: Query<(Entity, &Play, &Showing, &Looks)>,
    time: Res<Time>,
    mut heard: Local<EntityHashMap<ListeningProgress>>,
    mut cues: MessageWriter<Cue>,
) {
    let events: Vec<&TableEvent> = events.read().collect();
    heard.retain(|play, _| plays.contains(*play));
    for (entity, play, showing, looks) in &plays {
        let mut known = heard.get(&entity).copied().unwrap_or_default();
        let mut change = events.iter().filter(|event| event.play == entity).filter_map(|event| match &event.happened {
            PlayEvent::Changed(
                change @ (SessionChange::Played { .. } | SessionChange::Jumped | SessionChange::Ended),
            ) => Some(change),
            PlayEvent::Opened => Some(&SessionChange::Jumped),
            _ => None,
        });
        let change = change.next_back();
        // A move that goes back is not heard.
        let active = showing.is_active() && !showing.is_backwards();
        let mut touch = |contact: &Contact, strength: f32| {
            cues.write(Cue { voice: contact.voice, strength, place: Some((entity, contact.at.into())) });
        };
        match change {
            Some(SessionChange::Played { before, beats }) => {
                known = ListeningProgress { active, seconds: 0.0, ends: play.view().outcome().is_some() };
                if !known.active {
                    let script = Script::new(play.view().info().geometry, before, beats);
                    if let Some(last) = hardest(&contacts(&*looks.0, &script)) {
                        touch(&last, QUIET);
                    }
                }
            }
            Some(SessionChange::Ended) => known.ends = true,
            Some(_) => known = ListeningProgress { active, seconds: showing.seconds(), ends: false },
            None => {
                let (from, now) = (known.seconds, showing.seconds());
                let over = known.active && !active;
                let whole = now >= showing.script().seconds();
                if over && !whole {
                    let left = contacts(&*looks.0, showing.script());
                    let left: Vec<Contact> = left.into_iter().filter(|contact| contact.seconds > from).collect();
                    if let Some(last) = hardest(&left) {
                        touch(&last, QUIET);
                    }
                } else if known.active && now > from {
                    let all = contacts(&*looks.0, showing.script());
                    let most = FASTEST * time.delta_secs() + ROUNDING;
                    passed(&all, from, now, most).for_each(|contact| touch(contact, contact.strength));
                }
                known = ListeningProgress { active, seconds: now, ..known };
            }
        }
        let shown = !known.active || won_at(showing.script()).is_some_and(|begin| known.seconds >= begin);
        if known.ends && shown {
            known.ends = false;
            cues.write(Cue::everywhere(Voice::Result));
        }
        heard.insert(entity, known);
    }
}

/// The contacts that time has passed; none if it went farther than `most` seconds, or backward.
pub fn passed(contacts: &[Contact], from: f32, now: f32, most: f32) -> impl Iterator<Item = &Contact> {
    contacts.iter().filter(move |contact| now - from <= most && (from..now).contains(&contact.seconds))
}

/// The contact that is heard where only one is: the hardest, and of these the last.
fn hardest(contacts: &[Contact]) -> Option<Contact> {
    contacts.iter().max_by(|one, other| one.strength.total_cmp(&other.strength)).copied()
}

/// Hears the dice of opening rolls.
pub fn rolls(
    plays: Query<(Entity, &Rolling, &OpeningDice)>,
    mut heard: Local<EntityHashMap<f32>>,
    mut cues: MessageWriter<Cue>,
) {
    heard.retain(|play, _| plays.contains(*play));
    for (entity, rolling, dice) in plays.iter().filter(|(_, rolling, _)| rolling.is_active()) {
        let now = rolling.seconds();
        let from = heard.insert(entity, now).unwrap_or(0.0);
        for contact in passed(&rolling.contacts(&*dice.0), from, now, f32::INFINITY) {
            let place = Some((entity, contact.at.into()));
            cues.write(Cue { voice: contact.voice, strength: contact.strength, place });
        }
    }
}

/// Hears refusals of what people here asked. What the computer asks too late is nobody's concern.
pub fn refusals(mut events: MessageReader<TableEvent>, plays: Query<&LocalSeats>, mut cues: MessageWriter<Cue>) {
    let local =
        |event: &TableEvent| event.seat.is_none_or(|seat| plays.get(event.play).is_ok_and(|here| here.contains(seat)));
    if events.read().any(|event| matches!(event.happened, PlayEvent::Refused(_)) && local(event)) {
        cues.write(Cue::everywhere(Voice::Refusal));
    }
}

/// Lets a new volume be heard.
pub fn new_volume(volume: Res<Volume>, mut known: Local<Option<Volume>>, mut cues: MessageWriter<Cue>) {
    if known.replace(*volume).is_some_and(|known| known != *volume) {
        cues.write(Cue::everywhere(Voice::Wood));
    }
}
