//! From what could be heard in a frame to what is played.

use super::message::{Cue, Sound, Volume};
use crate::scene::camera::{LooksAt, TableCamera};
use crate::show::voice::Voice;
use bevy::prelude::*;
use ludoteca_rules::random;
use rand::{Rng, rngs::ChaCha8Rng};

/// Seconds after which a sound no longer counts.
const PASSES: f32 = 0.12;
/// With less room than this beside what is still heard, nothing more is played; and a sound that gets less is left out.
const ROOM: f32 = 0.2;
const LEAST: f32 = 0.06;
/// How much higher or lower a blow sounds than another, and how much quieter.
const HIGHER: f32 = 0.04;
const QUIETER: f32 = 0.15;
/// How far to one side a place at the edge of what is seen sounds, and how many cells from the middle that is.
const ASIDE: f32 = 0.45;
const EDGE: f32 = 6.0;

/// How loud the sounds of the last moments are, and the generator of small differences.
#[derive(Resource)]
pub struct Mix {
    level: f32,
    rng: ChaCha8Rng,
}

impl Default for Mix {
    fn default() -> Self {
        Self { level: 0.0, rng: random::generator(13) }
    }
}

/// What of a frame is played: each voice once, at the mean of its places, and all together as strong as the strongest.
/// `level` is how much is still heard of what was played before; there is only room for the rest. Each with its place
/// from −1 to 1.
#[must_use]
pub fn merged(cues: &[(Voice, f32, f32)], level: f32) -> Vec<(Voice, f32, f32)> {
    let mut voices: Vec<(Voice, f32, f32)> = Vec::new();
    let mut weights: Vec<f32> = Vec::new();
    for (voice, strength, pan) in cues.iter().filter(|(_, strength, _)| *strength > 0.0) {
        if let Some(place) = voices.iter().position(|(known, ..)| known == voice) {
            let (known, weight) = (&mut voices[place], &mut weights[place]);
            known.2 = (known.2 * *weight + pan * strength) / (*weight + strength);
            known.1 = known.1.max(*strength);
            *weight += strength;
        } else {
            voices.push((*voice, *strength, *pan));
            weights.push(*strength);
        }
    }
    let sum: f32 = voices.iter().map(|(_, strength, _)| strength).sum();
    let strongest = voices.iter().map(|(_, strength, _)| *strength).fold(0.0, f32::max);
    let room = 1.0 - level;
    if room < ROOM {
        return Vec::new();
    }
    let share = strongest.min(room) / sum.max(f32::MIN_POSITIVE);
    voices.iter_mut().for_each(|(_, strength, _)| *strength *= share);
    voices.retain(|(_, strength, _)| *strength >= LEAST);
    voices
}

/// Writes the sounds of this frame.
pub fn mix(
    mut cues: MessageReader<Cue>,
    mut mix: ResMut<Mix>,
    volume: Res<Volume>,
    time: Res<Time>,
    cameras: Query<(&LooksAt, &GlobalTransform), With<TableCamera>>,
    mut sounds: MessageWriter<Sound>,
) {
    mix.level = (mix.level - time.delta_secs() / PASSES).max(0.0);
    let pan = |cue: &Cue| {
        let (play, point) = cue.place?;
        let (_, camera) = cameras.iter().find(|(looks_at, _)| looks_at.0 == play)?;
        Some((camera.right().dot(point) / EDGE).clamp(-1.0, 1.0) * ASIDE)
    };
    let cues: Vec<(Voice, f32, f32)> =
        cues.read().map(|cue| (cue.voice, cue.strength, pan(cue).unwrap_or(0.0))).collect();
    if cues.is_empty() || volume.gain() <= 0.0 {
        return;
    }
    for (voice, strength, pan) in merged(&cues, mix.level) {
        mix.level += strength;
        let mut differs = || if voice.varies() { mix.rng.next_u32() as f32 / u32::MAX as f32 } else { 0.5 };
        let speed = 1.0 + HIGHER * (2.0 * differs() - 1.0);
        let gain = if voice.varies() { 1.0 - QUIETER * differs() } else { 1.0 };
        sounds.write(Sound { voice, gain: strength * gain * volume.gain(), speed, pan });
    }
}
