//! Ends the program in order when a shell or the system asks it to: Ctrl-C, or the signal TERM.
//!
//! Bevy's own handler only sets a flag, which an app that waits for events never reads.

use super::waker::waker;
use bevy::prelude::*;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread;

/// The signal that asked the program to end; 0 before.
#[derive(Resource, Clone, Default)]
pub struct EndSignal(Arc<AtomicI32>);

impl EndSignal {
    /// Ends the program by the signal that asked it to end, as whoever sent it expects; does nothing if there was none.
    pub fn end(&self) {
        let signal = self.0.load(Ordering::SeqCst);
        if signal != 0 {
            // Cannot fail: the signals that are watched have default actions.
            let _ = emulate_default_handler(signal);
        }
    }
}

/// Makes an app end in order when a signal asks for it. Expects the app to be connected to the display.
pub fn plugin(app: &mut App) {
    let asked = EndSignal::default();
    let wake = waker(app);
    // Without the thread the signals keep their default action.
    let _ = watch(asked.clone(), wake);
    app.insert_resource(asked).add_systems(Update, exit_when_asked);
}

/// Starts the thread that waits for signals, until the program ends.
fn watch(asked: EndSignal, wake: impl Fn() + Send + 'static) -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            // Whoever asks again does not want to wait.
            asked.end();
            asked.0.store(signal, Ordering::SeqCst);
            wake();
        }
    })?;
    Ok(())
}

fn exit_when_asked(asked: Res<EndSignal>, mut exit: MessageWriter<AppExit>) {
    if asked.0.load(Ordering::SeqCst) != 0 {
        exit.write(AppExit::Success);
    }
}
