//! What is heard of the net that folds: each face as it comes to its place, and the piece as it lands.

use super::fold::schedule;
use super::parts::DemoScene;
use crate::theatre::playback::Demo;
use crate::theatre::playback::act::Act;
use bevy::prelude::*;
use ludoteca_table::show::voice::Voice;
use ludoteca_table::sound::Cue;

/// How hard a face touches its neighbour, and the piece the disc.
const CLICK: f32 = 0.3;
const LANDS: f32 = 0.8;
/// More of the time than this in one frame is a jump, which is not heard.
const JUMP: f32 = 0.25;

/// Hears what time has passed, forward only.
pub(super) fn hear(
    demo: Res<Demo>,
    scene: Single<&DemoScene>,
    mut before: Local<(f32, f32)>,
    mut cues: MessageWriter<Cue>,
) {
    if demo.act() != Act::Net {
        *before = (0.0, 0.0);
        return;
    }
    let now = (demo.net().folded(), demo.net().flown());
    let from = std::mem::replace(&mut *before, now);
    let passed = |moment: f32, from: f32, now: f32| from < moment && now >= moment && now - from < JUMP;
    let faces = schedule(&scene.net).into_iter().skip(1).filter(|(_, end)| passed(*end, from.0, now.0)).count();
    for _ in 0..faces {
        cues.write(Cue { voice: Voice::Die, strength: CLICK, place: None });
    }
    if passed(1.0, from.1, now.1) {
        cues.write(Cue { voice: Voice::Die, strength: LANDS, place: None });
    }
}
