//! Plays sounds on the sound device, on a thread of its own.
//!
//! The device is opened when something happens at a table, which is before anything is heard of it, and closed after a
//! while of silence: an open device is asked for samples many times a second. Opening may take a while, and the frames
//! of the table do not wait for it. Without a device nothing is heard, and nothing is told.

use super::ambience::{PlayingRoom, samples};
use bevy::prelude::*;
use ludoteca_table::play::TableEvent;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::voice::Voice;
use ludoteca_table::sound::{Ambience, Sound, Volume};
use rodio::buffer::SamplesBuffer;
use rodio::cpal::BufferSize;
use rodio::cpal::traits::{DeviceTrait, HostTrait};
use rodio::source::ChannelVolume;
use rodio::{DeviceSinkBuilder, MixerDeviceSink, Source};
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long the device stays open in silence, and how long after a failure it is not asked again.
const SILENCE: Duration = Duration::from_secs(20);
/// Samples that the device asks for at once: a twentieth of a second, which the computer can be late without a gap.
const SAMPLES: u32 = 2048;

/// The file of a voice; `assets/sounds/source` makes them.
#[must_use]
pub const fn file(voice: Voice) -> &'static [u8] {
    macro_rules! sound {
        ($name:literal) => {
            include_bytes!(concat!("../../../assets/sounds/", $name, ".wav"))
        };
    }
    match voice {
        Voice::Wood => sound!("wood"),
        Voice::Felt => sound!("felt"),
        Voice::Stone => sound!("stone"),
        Voice::Shell => sound!("shell"),
        Voice::Die => sound!("die"),
        Voice::Paw => sound!("paw"),
        Voice::Lamp => sound!("lamp"),
        Voice::Aside => sound!("aside"),
        Voice::Refusal => sound!("refusal"),
        Voice::Result => sound!("result"),
        Voice::Tick => sound!("tick"),
        Voice::Choose => sound!("choose"),
        Voice::Open => sound!("open"),
        Voice::Close => sound!("close"),
        Voice::Seal => sound!("seal"),
        Voice::Turn => sound!("turn"),
    }
}

/// What the thread is told.
#[derive(Clone, Copy, Debug)]
pub enum Order {
    /// Something may be heard soon.
    Ready,
    /// This is to be heard now.
    Play(Sound),
    /// From now on this room is heard, so loud; or none.
    Room(Option<(&'static Room, f32)>),
}

/// The way to the thread that plays.
#[derive(Resource)]
struct Speaker(Sender<Order>);

/// Plays the sounds of the tables of an app. Expects the plugins of `table`.
pub(in crate::app) fn plugin(app: &mut App) {
    let (sender, orders) = channel();
    if thread::Builder::new().name("sound".to_owned()).spawn(move || serve(&orders)).is_ok() {
        app.insert_resource(Speaker(sender)).add_systems(Last, pass_on);
    }
}

/// Passes the sounds of the frame on to the thread.
fn pass_on(
    mut events: MessageReader<TableEvent>,
    mut sounds: MessageReader<Sound>,
    volume: Res<Volume>,
    ambience: Option<Res<Ambience>>,
    speaker: Res<Speaker>,
) {
    let ready = (events.read().count() > 0 && volume.gain() > 0.0).then_some(Order::Ready);
    let room = ambience.filter(|ambience| ambience.is_changed()).map(|ambience| Order::Room(ambience.0));
    for order in room.into_iter().chain(ready).chain(sounds.read().copied().map(Order::Play)) {
        // The thread ends only with the program.
        let _ = speaker.0.send(order);
    }
}

/// Carries out orders until nobody can give any more.
pub fn serve(orders: &Receiver<Order>) {
    // Held as long as the thread runs: what the library would write to the terminal goes there.
    #[cfg(target_os = "linux")]
    let _errors = alsa::Output::local_error_handler();
    let mut loaded: HashMap<Voice, SamplesBuffer> = HashMap::new();
    let mut device: Option<MixerDeviceSink> = None;
    let mut failed: Option<Instant> = None;
    let mut wanted: Option<(&'static Room, f32)> = None;
    let mut heard: Option<PlayingRoom> = None;
    loop {
        let order = if device.is_some() && heard.is_none() {
            orders.recv_timeout(SILENCE)
        } else {
            orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        let order = match order {
            Ok(order) => order,
            Err(RecvTimeoutError::Timeout) => {
                device = None;
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if let Order::Room(room) = order {
            wanted = room;
        }
        let needed = wanted.is_some() || !matches!(order, Order::Room(_));
        if needed && device.is_none() && failed.is_none_or(|failed| failed.elapsed() > SILENCE) {
            device = open();
            failed = device.is_none().then(Instant::now);
        }
        let Some(device) = &device else { continue };
        if let Order::Play(sound) = order {
            let known = loaded.entry(sound.voice).or_insert_with(|| samples(file(sound.voice)));
            device.mixer().add(shaped(known.clone(), sound));
        }
        // One that is left fades while the other swells.
        heard = wanted.map(|(room, gain)| match heard.take() {
            Some(heard) if heard.room() == room => {
                heard.set_gain(gain);
                heard
            }
            _ => PlayingRoom::begin(room, gain, device.mixer()),
        });
    }
}

/// The name of the device on which sounds are heard; `None` if there is none that can be opened.
#[must_use]
pub fn device_name() -> Option<String> {
    #[cfg(target_os = "linux")]
    let _errors = alsa::Output::local_error_handler();
    open()?;
    let device = rodio::cpal::default_host().default_output_device()?;
    Some(device.description().ok()?.name().to_owned())
}

fn open() -> Option<MixerDeviceSink> {
    let quiet = |_| {};
    let builder = DeviceSinkBuilder::from_default_device().ok()?.with_error_callback(quiet);
    let opened = builder.with_buffer_size(BufferSize::Fixed(SAMPLES)).open_sink_or_fallback();
    let mut device = opened.ok()?;
    device.log_on_drop(false);
    Some(device)
}

/// Samples as high and as loud as a sound, left and right.
pub fn shaped(samples: SamplesBuffer, sound: Sound) -> impl Source + Send + 'static {
    // A place at one side is louder there and quieter at the other.
    let sides = [1.0 - sound.pan.max(0.0), 1.0 + sound.pan.min(0.0)].map(|side| side * sound.gain);
    ChannelVolume::new(samples.speed(sound.speed), sides.to_vec())
}
