//! What the desktop of the user says about motion. It is asked by the program that each desktop has for it, before the
//! settings are kept for the first time; where nothing answers, nothing is reduced.

use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// How long an answer is waited for: nobody waits for the window because of it.
const PATIENCE: Duration = Duration::from_millis(400);

/// A program, what it is asked, and what it answers where motion is reduced.
const ASKED: (&str, &[&str], &str) = if cfg!(target_os = "macos") {
    ("defaults", &["read", "com.apple.universalaccess", "reduceMotion"], "1")
} else if cfg!(windows) {
    ("reg", &["query", r"HKCU\Control Panel\Desktop\WindowMetrics", "/v", "MinAnimate"], "REG_SZ    0")
} else {
    ("gsettings", &["get", "org.gnome.desktop.interface", "enable-animations"], "false")
};

/// Whether the user has asked the desktop for less motion.
#[must_use]
pub fn reduces_motion() -> bool {
    let (program, arguments, reduced) = ASKED;
    let (sender, answer) = channel();
    let ask = move || {
        let mut command = Command::new(program);
        let asked = command.args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).output();
        let said = asked.map(|output| String::from_utf8_lossy(&output.stdout).trim().ends_with(reduced));
        // Nobody waits any more if it took too long.
        let _ = sender.send(said.unwrap_or(false));
    };
    // Without a thread there is no answer.
    thread::Builder::new().name("desktop".to_owned()).spawn(ask).is_ok()
        && answer.recv_timeout(PATIENCE).unwrap_or(false)
}
