//! `play` at a terminal: orders that are typed unseen.

use ptyprocess::PtyProcess;
use std::fs::File;
use std::io::{Read, Write};
use std::process::Command;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// Everything here waits for what is shown; this only ends a test that would wait for ever, on the busiest machine.
const PATIENCE: Duration = Duration::from_secs(600);

/// A terminal in which the program runs.
struct Terminal {
    process: PtyProcess,
    keyboard: File,
    screen: Receiver<Vec<u8>>,
    /// All that was shown.
    shown: String,
    /// Where plays are saved by themselves.
    _data: tempfile::TempDir,
}

impl Terminal {
    /// A terminal that shows what is typed, and in it a shell that runs this script with the program as `$0`. It tells
    /// its state as text: `<echo>` or `<-echo>`.
    fn run(script: &str) -> Self {
        // A new terminal does not show what is typed. The shell lives on when Ctrl-C ends the program.
        let script = format!(
            "state() {{ echo \"<$(stty -a | grep -wo -e '-*echo')>\"; }}; stty echo; trap : INT; {script}; cat"
        );
        let mut command = Command::new("sh");
        command.args(["-c", &script, env!("CARGO_BIN_EXE_ludoteca-cli")]).envs([("LC_ALL", "C"), ("LANG", "C")]);
        let data = tempfile::tempdir().expect("a temporary folder");
        command.env_remove("LANGUAGE").env_remove("LC_MESSAGES").env("LUDOTECA_DATA", data.path());
        let process = PtyProcess::spawn(command).expect("a terminal can be had");
        let keyboard = process.get_raw_handle().expect("it has a keyboard");
        let mut output = process.get_raw_handle().expect("it has a screen");
        let (sender, screen) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(length @ 1..) = output.read(&mut bytes) {
                if sender.send(bytes[..length].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { process, keyboard, screen, shown: String::new(), _data: data }
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("the terminal takes keys");
    }

    /// Waits until this is shown, and gives what was shown before it since the last time.
    fn wait(&mut self, text: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some((before, after)) = self.shown.split_once(text) {
                let before = before.to_owned();
                self.shown = after.to_owned();
                return before;
            }
            let left = end.saturating_duration_since(Instant::now());
            let bytes = self.screen.recv_timeout(left);
            let bytes = bytes.unwrap_or_else(|_| panic!("{text:?} is not shown: {}", self.shown));
            self.shown += &String::from_utf8_lossy(&bytes);
        }
    }

    fn echo(&self) -> bool {
        self.process.get_echo().expect("the terminal has settings")
    }

    /// Waits until the echo is off again: after Ctrl-Z the program puts it on before it stops and off when it goes on.
    fn wait_until_hidden(&self) {
        let end = Instant::now() + PATIENCE;
        while self.echo() {
            assert!(Instant::now() < end, "the order would be shown");
            thread::yield_now();
        }
    }
}

#[test]
fn hidden_orders_are_not_shown_and_the_echo_comes_back() {
    let mut terminal = Terminal::run("\"$0\" play apocalypse; echo \"ended $?\"");
    terminal.wait("White> ");
    assert!(!terminal.echo());
    // A mistake is corrected, a line begun anew.
    terminal.press("a1-b4\x7f3\n");
    assert_eq!(terminal.wait("Black> "), "\r\nWhite: order sealed.\r\n");
    terminal.press("qqqq\x15e4-e3\n");
    assert_eq!(terminal.wait("Revealed: a1-b3|e4-e3\r\n"), "\r\n");
    terminal.wait("White> ");
    // Both orders of a turn come at once, as when they are pasted.
    terminal.press("b1-b2\na4-a3\n");
    assert_eq!(terminal.wait("Revealed: b1-b2|a4-a3\r\n"), "\r\nWhite: order sealed.\r\nBlack> \r\n");
    terminal.wait("White> ");
    terminal.press("quit\n");
    assert_eq!(terminal.wait("ended 0\r\n"), "\r\n");
    assert!(terminal.echo());
    terminal.press("seen\n");
    terminal.wait("seen\r\nseen\r\n");
}

#[test]
fn the_echo_comes_back_however_the_program_ends() {
    // Ctrl-C, Ctrl-\ and Ctrl-D; and a signal from elsewhere.
    for (keys, status) in [("b1-\x03", 130), ("b1-\x1c", 131), ("\x04", 0)] {
        let mut terminal = Terminal::run("trap : QUIT; ulimit -c 0; \"$0\" play apocalypse; echo \"ended $?\"");
        terminal.wait("White> ");
        assert!(!terminal.echo());
        terminal.press(keys);
        let shown = terminal.wait(&format!("ended {status}\r\n"));
        assert!(!shown.contains("b1"), "{shown}");
        assert!(terminal.echo(), "{keys:?}");
    }
    let mut terminal = Terminal::run("(sh -c 'echo $PPID'; exec \"$0\" play apocalypse); echo \"ended $?\"");
    let process = terminal.wait("\r\n");
    terminal.wait("White> ");
    assert!(!terminal.echo());
    assert!(Command::new("kill").arg(process).status().expect("kill can be run").success());
    terminal.wait("ended 143\r\n");
    assert!(terminal.echo());
}

#[test]
fn a_stopped_program_leaves_the_echo_on_and_hides_again() {
    let mut terminal = Terminal::run("set -m; \"$0\" play apocalypse; state; fg; echo \"ended $?\"");
    terminal.wait("White> ");
    assert!(!terminal.echo());
    terminal.press("\x1a");
    terminal.wait("<echo>\r\n");
    terminal.wait_until_hidden();
    terminal.press("a1-b3\n");
    let shown = terminal.wait("Black> ");
    assert!(shown.ends_with("\r\nWhite: order sealed.\r\n") && !shown.contains("a1-b3"), "{shown}");
    terminal.press("\x04");
    terminal.wait("ended 0\r\n");
    assert!(terminal.echo());
}

#[test]
fn a_program_that_no_shell_can_continue_is_not_stopped() {
    let mut terminal = Terminal::run("exec \"$0\" play apocalypse");
    terminal.wait("White> ");
    terminal.press("\x1a");
    terminal.press("a1-b3\n");
    terminal.wait("White: order sealed.\r\nBlack> ");
    terminal.wait_until_hidden();
}

#[test]
fn other_orders_are_shown() {
    let mut terminal = Terminal::run("\"$0\" play sapiens --moves h2~; echo \"ended $?\"");
    terminal.wait("Black> ");
    assert!(terminal.echo());
    terminal.press("h7~\n");
    assert!(terminal.wait("White> ").starts_with("h7~\r\n"));
}
