//! Input that the terminal does not show. Depends on nothing else in this crate.

#[cfg(unix)]
pub(crate) use unix::off;

/// The echo of other terminals cannot be turned off.
#[cfg(not(unix))]
pub(crate) fn off() -> Option<std::convert::Infallible> {
    None
}

#[cfg(unix)]
mod unix {
    use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
    use signal_hook::consts::{SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGTTIN};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::{emulate_default_handler, raise};
    use std::io;
    use std::sync::{Mutex, MutexGuard, PoisonError};
    use std::thread;

    /// While this lives, the terminal does not show what is typed; then its settings are as they were before.
    ///
    /// The terminal still edits lines and turns Ctrl-C and Ctrl-Z into signals. A signal that ends or stops the program
    /// restores the settings first, and the echo is off again when a stopped program continues.
    pub(crate) struct EchoOff(());

    struct State {
        /// The settings to restore, while the echo is off.
        before: Option<Termios>,
        /// Whether a thread waits for signals.
        watched: bool,
    }

    static STATE: Mutex<State> = Mutex::new(State { before: None, watched: false });

    fn state() -> MutexGuard<'static, State> {
        STATE.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Turns the echo off, if the standard input is a terminal that can do so. There is only one at a time.
    pub(crate) fn off() -> Option<EchoOff> {
        let before = tcgetattr(io::stdin()).ok()?;
        let mut state = state();
        if !state.watched {
            watch().ok()?;
            state.watched = true;
        }
        hide(&before).ok()?;
        state.before = Some(before);
        Some(EchoOff(()))
    }

    impl Drop for EchoOff {
        fn drop(&mut self) {
            if let Some(before) = state().before.take() {
                restore(&before);
            }
        }
    }

    fn hide(before: &Termios) -> io::Result<()> {
        let mut hidden = before.clone();
        hidden.local_modes.remove(LocalModes::ECHO);
        Ok(tcsetattr(io::stdin(), OptionalActions::Now, &hidden)?)
    }

    fn restore(before: &Termios) {
        // A terminal that is gone needs no settings.
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, before);
    }

    /// Starts the thread that restores the settings before the default action of a signal is taken.
    ///
    /// It runs until the program ends, since a handled signal cannot be given its default action again.
    fn watch() -> io::Result<()> {
        let mut signals = Signals::new([SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
        thread::Builder::new().name("signals".to_owned()).spawn(move || {
            for signal in signals.forever() {
                if let Some(before) = &state().before {
                    restore(before);
                }
                // SIGTTIN stops as SIGTSTP does, and like it only where a shell can continue the program. Neither call
                // can fail, since these signals exist and have default actions.
                let _ = if signal == SIGTSTP { raise(SIGTTIN) } else { emulate_default_handler(signal) };
                // Only a program that was stopped comes here.
                if let Some(before) = &state().before {
                    // Without the echo off the program still works.
                    let _ = hide(before);
                }
            }
        })?;
        Ok(())
    }
}
