//! The last seconds of a clock: a tick ten seconds before the flag falls, and one in each of the last five.

use super::message::Cue;
use crate::play::{PlayClock, TimeSource};
use crate::show::voice::Voice;
use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use ludoteca_rules::Seat;

/// The seconds that are heard as they begin.
const HEARD: [u64; 6] = [10, 5, 4, 3, 2, 1];

/// Hears the clocks that run; a second once.
pub fn ticks(
    plays: Query<(Entity, &PlayClock)>,
    time: Res<TimeSource>,
    mut last: Local<EntityHashMap<(Seat, u64)>>,
    mut cues: MessageWriter<Cue>,
) {
    last.retain(|play, _| plays.contains(*play));
    for (entity, clock) in &plays {
        let Some(clock) = &clock.0 else { continue };
        for seat in clock.running().iter().filter(|seat| clock.is_limited(*seat)) {
            let second = clock.time(seat, time.now()).as_millis().div_ceil(1000) as u64;
            if HEARD.contains(&second) && last.insert(entity, (seat, second)) != Some((seat, second)) {
                cues.write(Cue::everywhere(Voice::Tick));
            }
        }
    }
}
