//! The sounds of a room as sources that never end by themselves: they swell, follow the volume, and fade when they are
//! left.

use ludoteca_table::scene::room::Room;
use rodio::buffer::SamplesBuffer;
use rodio::mixer::Mixer;
use rodio::{Decoder, Source};
use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// How often the volume takes a step towards where it should be, and the longest step: two seconds from silence to
/// loud.
const BETWEEN_STEPS: Duration = Duration::from_millis(20);
const STEP: f32 = 0.01;

/// A room that is heard. Dropping it lets it fade and end.
pub struct PlayingRoom {
    room: &'static Room,
    wanted: Arc<TargetGain>,
}

/// The bits of the gain that is wanted, and below zero the end.
struct TargetGain(AtomicU32);

impl TargetGain {
    fn set(&self, gain: f32) {
        self.0.store(gain.to_bits(), Ordering::Relaxed);
    }

    fn get(&self) -> f32 {
        f32::from_bits(self.0.load(Ordering::Relaxed))
    }
}

const END: f32 = -1.0;

impl Drop for PlayingRoom {
    fn drop(&mut self) {
        self.wanted.set(END);
    }
}

impl PlayingRoom {
    /// Lets a room be heard beside what else the mixer plays.
    #[must_use]
    pub fn begin(room: &'static Room, gain: f32, mixer: &Mixer) -> Self {
        let heard = Self { room, wanted: Arc::new(TargetGain(AtomicU32::new(gain.to_bits()))) };
        for file in room.sounds() {
            mixer.add(heard.following(samples(file)));
        }
        heard
    }

    /// Which room it is.
    #[must_use]
    pub fn room(&self) -> &'static Room {
        self.room
    }

    /// Changes how loud it is, from 0 to 1.
    pub fn set_gain(&self, gain: f32) {
        self.wanted.set(gain);
    }

    /// These samples again and again, as loud as wanted.
    fn following(&self, samples: SamplesBuffer) -> impl Source + Send + 'static {
        let wanted = Arc::clone(&self.wanted);
        let mut gain = 0.0_f32;
        let quiet = samples.repeat_infinite().amplify(gain).stoppable();
        quiet.periodic_access(BETWEEN_STEPS, move |source| {
            let target = wanted.get();
            gain += (target.max(0.0) - gain).clamp(-STEP, STEP);
            source.inner_mut().set_factor(gain);
            if target < 0.0 && gain <= 0.0 {
                source.stop();
            }
        })
    }
}

/// The samples of an embedded file.
#[must_use]
pub fn samples(file: &'static [u8]) -> SamplesBuffer {
    let decoder = Decoder::new(Cursor::new(file)).expect("the files are made by scripts of this project");
    SamplesBuffer::new(decoder.channels(), decoder.sample_rate(), decoder.collect::<Vec<f32>>())
}
