//! Programs that run at the same time, each with an input that stays open and a folder of its own.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Nothing here takes so long, however busy the computer is.
const LONG: Duration = Duration::from_secs(180);

/// How a program ended, and all that it printed.
pub struct Ended {
    pub status: Option<i32>,
    pub out: String,
    pub err: String,
}

/// A computer with a user: the folder in which everything is kept.
pub struct Computer(tempfile::TempDir);

impl Computer {
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    pub fn folder(&self) -> &Path {
        self.0.path()
    }

    /// The logs of the tables that are kept here.
    pub fn logs(&self) -> Vec<PathBuf> {
        let Ok(found) = fs::read_dir(self.folder().join("tables")) else { return Vec::new() };
        let paths = found.map(|entry| entry.expect("it can be listed").path());
        paths.filter(|path| path.extension().is_some_and(|name| name == "table")).collect()
    }

    /// The one log that is kept here.
    pub fn log(&self) -> PathBuf {
        let mut logs = self.logs();
        assert_eq!(logs.len(), 1, "{logs:?}");
        logs.remove(0)
    }

    /// Waits until a whole line is kept: a table is served on a thread of its own.
    pub fn keeps_a_line(&self) {
        let start = Instant::now();
        let whole = |log: &PathBuf| fs::read_to_string(log).is_ok_and(|text| text.ends_with('\n'));
        while !self.logs().iter().any(whole) {
            assert!(start.elapsed() < LONG, "no line is kept");
            thread::yield_now();
        }
    }

    /// What that log says.
    pub fn text(&self) -> String {
        fs::read_to_string(self.log()).expect("the log can be read")
    }

    /// Starts the program, in English.
    pub fn start(&self, args: &[&str]) -> Program {
        Program::start(self.folder(), args)
    }

    /// Starts the program that keeps a table, on a free port, and waits until it is open.
    pub fn host(&self, args: &[&str]) -> (Program, u16) {
        for _ in 0..20 {
            let port = free_port();
            let mut program = self.host_on(port, args);
            if program.opens() {
                return (program, port);
            }
        }
        panic!("no port is free");
    }

    /// The same on a port.
    pub fn host_on(&self, port: u16, args: &[&str]) -> Program {
        let port = port.to_string();
        self.start(&[&["host"], args, &["--port", &port]].concat())
    }

    /// Starts the program that sits down at a table of this computer.
    pub fn join(&self, port: u16, args: &[&str]) -> Program {
        let place = format!("127.0.0.1:{port}");
        self.start(&[&["join", &place], args].concat())
    }
}

/// A port on which nobody listens. A program can be started on it again: it is another one each time, and lower than
/// those that systems give to anybody.
pub fn free_port() -> u16 {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    // Another program that runs these tests begins elsewhere.
    let first = std::process::id().wrapping_mul(997);
    loop {
        let offset = first.wrapping_add(ASKED.fetch_add(1, Ordering::Relaxed)) % 20_000;
        let port = 10_000 + u16::try_from(offset).expect("it is below 20 000");
        if TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)).is_ok() {
            return port;
        }
    }
}

/// A program that runs.
pub struct Program {
    child: Child,
    input: Option<ChildStdin>,
    out: Printed,
    err: Printed,
    /// How much of the output was looked at.
    seen: usize,
}

/// What a program prints, as it comes.
struct Printed {
    text: Arc<Mutex<Vec<u8>>>,
    reader: Option<JoinHandle<()>>,
}

impl Printed {
    fn of(mut pipe: impl Read + Send + 'static) -> Self {
        let text = Arc::<Mutex<Vec<u8>>>::default();
        let to = text.clone();
        let reader = thread::spawn(move || {
            let mut part = [0; 4096];
            while let Ok(read @ 1..) = pipe.read(&mut part) {
                to.lock().expect("nobody panics").extend(&part[..read]);
            }
        });
        Self { text, reader: Some(reader) }
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.text.lock().expect("nobody panics")).replace("\r\n", "\n")
    }

    /// All of it, once the program has ended.
    fn whole(&mut self) -> String {
        if let Some(reader) = self.reader.take() {
            reader.join().expect("nobody panics");
        }
        self.text()
    }
}

impl Program {
    fn start(data: &Path, args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca-cli"));
        command.args(args).envs([("LC_ALL", "C"), ("LANG", "C"), ("USER", "Ana")]).env("LUDOTECA_DATA", data);
        command.env_remove("LANGUAGE").env_remove("LC_MESSAGES");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program can be run");
        let out = Printed::of(child.stdout.take().expect("it has an output"));
        let err = Printed::of(child.stderr.take().expect("it has an output for errors"));
        Self { input: child.stdin.take(), child, out, err, seen: 0 }
    }

    /// Waits until its table is open; `false` if the port was taken.
    fn opens(&mut self) -> bool {
        let opened = self.wait("the table is open", |program| {
            let out = program.out.text();
            let closed = program.err.text().contains("Nothing can be opened on port");
            (closed || out.contains("The table is open.")).then_some(!closed)
        });
        opened && self.is_running()
    }

    /// Whether it still runs.
    pub fn is_running(&mut self) -> bool {
        self.child.try_wait().expect("it can be asked").is_none()
    }

    /// Types something. A program that has ended does not read.
    pub fn types(&mut self, text: &str) {
        if let Some(input) = &mut self.input {
            let _ = input.write_all(text.as_bytes()).and_then(|()| input.flush());
        }
    }

    /// Types the same line so often that it lasts for any game.
    pub fn types_on(&mut self, line: &str) {
        self.types(&format!("{line}\n").repeat(4000));
    }

    /// Types a line without end, on a thread; how many bytes the program took until it ended.
    pub fn types_without_end(&mut self, line: &'static str) -> JoinHandle<usize> {
        let mut input = self.input.take().expect("it has an input");
        thread::spawn(move || {
            let block = line.repeat(100);
            let mut taken = 0;
            while input.write_all(block.as_bytes()).is_ok() {
                taken += block.len();
            }
            taken
        })
    }

    /// Ends what is typed.
    pub fn types_no_more(&mut self) {
        self.input = None;
    }

    /// Waits until this is printed after what was waited for before.
    pub fn until(&mut self, text: &str) {
        self.seen = self.wait(text, |program| {
            let out = program.out.text();
            Some(program.seen + out.get(program.seen..)?.find(text)? + text.len())
        });
    }

    /// Waits until something holds.
    fn wait<T>(&mut self, what: &str, holds: impl Fn(&Self) -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            // Asked before: what a program prints last is read after its end.
            let ended = !self.is_running();
            if ended {
                self.out.whole();
                self.err.whole();
            }
            if let Some(held) = holds(self) {
                return held;
            }
            let told = || format!("“{what}” was waited for.\n{}\n{}", self.out.text(), self.err.text());
            assert!(!ended, "it ended. {}", told());
            assert!(start.elapsed() < LONG, "it takes too long. {}", told());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// All that it has printed.
    pub fn printed(&self) -> String {
        self.out.text()
    }

    /// Waits for its end.
    pub fn end(mut self) -> Ended {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("it can be asked") {
                break status;
            }
            assert!(start.elapsed() < LONG, "it does not end:\n{}\n{}", self.out.text(), self.err.text());
            thread::sleep(Duration::from_millis(10));
        };
        Ended { status: status.code(), out: self.out.whole(), err: self.err.whole() }
    }

    /// Waits for its end, which must be a good one; what it printed.
    pub fn ends_well(self) -> String {
        let ended = self.end();
        assert_eq!((ended.status, ended.err.as_str()), (Some(0), ""), "{}", ended.out);
        ended.out
    }

    /// Kills it, as a power cut does: it can do nothing more.
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It has ended already, or the test has failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
