//! Wakes an app that waits for events when a frame is wanted although nothing happens: a running clock.

use bevy::prelude::*;
use ludoteca_table::schedule::NextFrame;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// The thread that waits. It ends with the app.
#[derive(Resource)]
struct Alarm(Sender<Option<Instant>>);

/// Calls `wake` whenever a frame is due that somebody wanted.
pub(in crate::app) fn add(app: &mut App, wake: impl Fn() + Send + 'static) {
    let (set, wanted) = mpsc::channel::<Option<Instant>>();
    let wait = move || {
        let mut due: Option<Instant> = None;
        loop {
            let received = match due {
                Some(at) => wanted.recv_timeout(at.saturating_duration_since(Instant::now())),
                None => wanted.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match received {
                Ok(next) => due = next,
                Err(RecvTimeoutError::Timeout) => {
                    due = None;
                    wake();
                }
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    };
    // Without the thread a clock is drawn only when something else happens.
    let _ = thread::Builder::new().name("alarm".to_owned()).spawn(wait);
    app.insert_resource(Alarm(set)).add_systems(Last, set_alarm);
}

fn set_alarm(alarm: Res<Alarm>, next: Res<NextFrame>, mut waits: Local<bool>) {
    if next.0.is_none() && !*waits {
        return;
    }
    *waits = next.0.is_some();
    // A moment later than wanted, so that what is waited for has happened.
    let due = next.0.map(|wanted| Instant::now() + wanted + Duration::from_millis(1));
    // The thread is gone only if there never was one.
    let _ = alarm.0.send(due);
}
