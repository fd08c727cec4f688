//! Ctrl-C, for work that then says what it has.

use ludoteca_rules::thinking::think::Stop;

/// A stop that Ctrl-C and the end of the session use.
pub(super) fn by_signal() -> Stop {
    let stop = Stop::default();
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGINT, SIGTERM};
        use signal_hook::low_level::emulate_default_handler;
        let handle = stop.clone();
        if let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGINT, SIGTERM]) {
            // Without a thread the signals end the program, which loses a minute of work.
            let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
                for signal in signals.forever() {
                    if handle.is_stopped() {
                        // Asked for the second time.
                        let _ = emulate_default_handler(signal);
                    }
                    handle.stop();
                }
            });
        }
    }
    stop
}
