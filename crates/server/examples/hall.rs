//! A hall full of tables: one door, 32 tables of all kinds, and their guests in a second process, over real sockets.
//!
//! ```sh
//! cargo run --release -p ludoteca-server --example hall                       # a move every five seconds at each table
//! cargo run --release -p ludoteca-server --example hall -- --full             # whole games, as fast as it goes
//! cargo run --release -p ludoteca-server --example hall -- --pace 2 --seconds 300 --tables 16
//! ```
//!
//! Prints how long it takes from a move said to the other side having it (in the process of the guests, by one clock),
//! and what the process with the door uses: processor time as a share of one core, and memory, where the system tells
//! them in `/proc`. Games are chosen by chance, with a seed; the times are those of the machine.

use ludoteca_games::catalogue;
use ludoteca_net::{Event, Guest, Host, Identity, News, Opening, Table, Want};
use ludoteca_rules::Options;
use ludoteca_rules::random::{below, generator};
use ludoteca_server::{Door, Invitation, Keep, Visit, Welcome, dial, entropy};
use ludoteca_store::Journal;
use rand::rngs::ChaCha8Rng;
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Barrier, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// What is wanted on two cores.
const BARS: &str = "bars: p99 at most 100 ms, at most 10 % of a core, at most 60 MB above a lone program";

/// How a hall is run.
#[derive(Clone, Copy)]
struct Plan {
    tables: usize,
    /// The time between two moves at a table; none at full pace.
    pace: Duration,
    /// Games are left after so long.
    limit: Duration,
}

fn main() -> io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, usual: f64| {
        let place = args.iter().position(|arg| arg == name);
        place.and_then(|place| args.get(place + 1)?.parse().ok()).unwrap_or(usual)
    };
    let full = args.iter().any(|arg| arg == "--full");
    let plan = Plan {
        tables: number("--tables", 32.0) as usize,
        pace: if full { Duration::ZERO } else { Duration::from_secs_f64(number("--pace", 5.0)) },
        limit: Duration::from_secs_f64(number("--seconds", 120.0)),
    };
    if args.iter().any(|arg| arg == "--guests") { guests(plan) } else { hall(plan, &args) }
}

/// The process with the door.
fn hall(plan: Plan, args: &[String]) -> io::Result<()> {
    // What a program has in memory that knows the games and does nothing.
    let known = catalogue();
    let alone = Used::now();
    let folder = std::env::temp_dir().join(format!("ludoteca-hall-{}", std::process::id()));
    let door = Door::open(Some(0), Welcome::new(known.clone(), Identity::from_secret([255; 32])))?;
    let mut child = Command::new(std::env::current_exe()?)
        .args(args)
        .arg("--guests")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let done = serve(plan, (&door, &known), &folder, &mut child, alone);
    if done.is_err() {
        // It may wait for tables that do not come.
        let _ = child.kill();
    }
    let status = child.wait()?;
    drop(door);
    let _ = std::fs::remove_dir_all(&folder);
    done.and(if status.success() { Ok(()) } else { Err(io::Error::other("the guests failed")) })
}

fn serve(
    plan: Plan,
    (door, known): (&Door, &ludoteca_rules::Catalogue),
    folder: &Path,
    child: &mut Child,
    alone: Used,
) -> io::Result<()> {
    let mut to = child.stdin.take().ok_or(io::ErrorKind::BrokenPipe)?;
    let ids: Vec<&str> = known.iter().map(|entry| entry.info.id).collect();
    let writing = Arc::new(Mutex::new(Vec::new()));
    for number in 0..plan.tables {
        let game = ids[number % ids.len()];
        let opening = Opening { game: game.to_owned(), ..Opening::default() };
        let identity = Identity::from_secret([255; 32]);
        let host = Host::open(known, opening, identity, entropy()?, door.now()).map_err(io::Error::other)?;
        let (mut journal, _) = Journal::open(&folder.join(format!("{number}.table")))?;
        let took = writing.clone();
        let keep: Keep = Box::new(move |line| {
            let begun = Instant::now();
            let kept = journal.append(line);
            took.lock().unwrap_or_else(PoisonError::into_inner).push(begun.elapsed());
            kept
        });
        let served = door.serve(host, keep);
        writeln!(to, "{} {} {game}", door.port(), served.id())?;
    }
    drop(to);
    let mut begun = alone;
    for line in BufReader::new(child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?).lines() {
        let line = line?;
        match line.as_str() {
            "begun" => begun = Used::now(),
            "ended" => report(alone, begun, Used::now()),
            told => println!("{told}"),
        }
    }
    println!(
        "of that, writing a line to the disk: {}",
        shares(&mut writing.lock().unwrap_or_else(PoisonError::into_inner))
    );
    println!("{BARS}");
    Ok(())
}

fn report(alone: Used, begun: Used, ended: Used) {
    let time = ended.when.saturating_duration_since(begun.when).as_secs_f64();
    match (begun.processor, ended.processor) {
        (Some(before), Some(after)) => {
            let used = after.saturating_sub(before).as_secs_f64();
            println!("process with the door: {:.2} % of a core over {time:.0} s", used / time * 100.0);
        }
        _ => println!("process with the door: this system does not tell its processor time"),
    }
    match (alone.memory, ended.memory) {
        (Some(before), Some(after)) => {
            let more = after.saturating_sub(before) as f64 / 1024.0;
            println!("memory: {:.1} MB, {more:.1} MB above a lone program", after as f64 / 1024.0);
        }
        _ => println!("memory: this system does not tell it"),
    }
}

/// What a process has used so far.
#[derive(Clone, Copy)]
struct Used {
    when: Instant,
    processor: Option<Duration>,
    /// In kibibytes.
    memory: Option<u64>,
}

impl Used {
    fn now() -> Self {
        Self { when: Instant::now(), processor: processor(), memory: memory() }
    }
}

/// The processor time of this process, as Linux counts it: in hundredths of a second.
fn processor() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 10))
}

fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_whitespace().next()?.parse().ok()
}

/// The process of the guests: a thread for each table.
fn guests(plan: Plan) -> io::Result<()> {
    let tables: Vec<String> = io::stdin().lock().lines().collect::<io::Result<_>>()?;
    let all_sit = Arc::new(Barrier::new(tables.len() + 1));
    let threads: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(number, line)| {
            let all_sit = all_sit.clone();
            thread::spawn(move || play(plan, number, &line, &all_sit))
        })
        .collect();
    all_sit.wait();
    println!("begun");
    let (mut times, mut whole, mut tables) = (Vec::new(), 0, 0);
    for thread in threads {
        let (of_table, over) = thread.join().map_err(|_| io::Error::other("a table failed"))??;
        times.extend(of_table);
        whole += usize::from(over);
        tables += 1;
    }
    println!("ended");
    println!("{tables} tables, {whole} games played to their end, {} moves and sealed orders", times.len());
    println!("from a move said to the other side having it: {}", shares(&mut times));
    Ok(())
}

/// The middle one of some times, the one that one in a hundred exceeds, and the longest.
fn shares(times: &mut [Duration]) -> String {
    times.sort();
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).or(times.last());
    let millis = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    format!("p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms", millis(at(0.5)), millis(at(0.99)), millis(times.last()))
}

/// A table in the process of the guests.
struct Board {
    visits: Vec<Visit>,
    woken: Receiver<()>,
    rng: ChaCha8Rng,
    /// When a seat said what it decided.
    said: BTreeMap<u8, Instant>,
    times: Vec<Duration>,
}

/// Plays at one table; how long each move was on its way, and whether the game came to its end.
fn play(plan: Plan, number: usize, line: &str, all_sit: &Barrier) -> io::Result<(Vec<Duration>, bool)> {
    let mut board = sit_down(number, line)?;
    let playing = |visit: &Visit| !visit.guest().seats().is_empty();
    while !board.visits.iter().all(playing) {
        board.hear(Duration::from_millis(50));
    }
    all_sit.wait();
    let begun = Instant::now();
    // Tables do not move all at once.
    let mut due = begun + plan.pace.mul_f64(below(&mut board.rng, 1000) as f64 / 1000.0);
    while !board.is_over() && begun.elapsed() < plan.limit {
        let left = due.saturating_duration_since(Instant::now());
        if left.is_zero() && board.decide() {
            due += plan.pace;
        }
        let left = due.saturating_duration_since(Instant::now());
        board.hear(left.clamp(Duration::from_millis(1), Duration::from_millis(200)));
    }
    Ok((std::mem::take(&mut board.times), board.is_over()))
}

fn sit_down(number: usize, line: &str) -> io::Result<Board> {
    let mut words = line.split(' ');
    let mut next = || words.next().ok_or(io::ErrorKind::InvalidInput);
    let port = next()?.parse().map_err(io::Error::other)?;
    let (id, game) = (next()?.to_owned(), next()?);
    let known = catalogue();
    let entry = known.find(game).ok_or(io::ErrorKind::InvalidInput)?;
    let seats = entry.seats(&Options::defaults(entry.info.options));
    let (wake, woken) = channel();
    let mut visits = Vec::new();
    for seat in 0..seats {
        let mut secret = [seat; 32];
        secret[0] = number as u8;
        let want = Want::Place(Some(seat));
        let name = format!("Player {number}.{seat}");
        let guest = Guest::new(known.clone(), Identity::from_secret(secret), name, want, entropy()?);
        let invitation = Invitation { host: "127.0.0.1".to_owned(), port, table: Some(id.clone()) };
        let wake = wake.clone();
        // Nobody is left to be woken where this fails.
        let wire = dial(invitation, Arc::new(move || wake.send(()).unwrap_or_default()))?;
        visits.push(Visit::new(guest, wire));
    }
    Ok(Board { visits, woken, rng: generator(number as u64), said: BTreeMap::new(), times: Vec::new() })
}

impl Board {
    /// Everybody who is asked gives an order by chance; whether anybody was.
    fn decide(&mut self) -> bool {
        let mut any = false;
        for visit in &mut self.visits {
            let Some(seat) = visit.guest().deciding() else { continue };
            let Some(session) = visit.guest().table().and_then(Table::session) else { continue };
            let orders = session.orders(seat);
            let order = orders[below(&mut self.rng, orders.len())].clone();
            self.said.insert(seat.0, Instant::now());
            any |= visit.act(|guest, now| guest.order(seat, &order, now)).is_ok();
        }
        any
    }

    /// Waits until somebody hears something, for so long at most, and takes it in.
    fn hear(&mut self, time: Duration) {
        if self.woken.recv_timeout(time).is_err() {
            return;
        }
        while self.woken.try_recv().is_ok() {}
        for visit in &mut self.visits {
            let mine = visit.guest().seats();
            for news in visit.poll() {
                let News::Line(_, event) = news else { continue };
                let by = match *event {
                    Event::Move { seat, .. } => seat,
                    Event::Commit(commit) => commit.seat,
                    _ => continue,
                };
                // The other side of a table of two.
                if !mine.contains(ludoteca_rules::Seat(by))
                    && let Some(said) = self.said.remove(&by)
                {
                    self.times.push(said.elapsed());
                }
            }
        }
    }

    fn is_over(&self) -> bool {
        self.visits.iter().all(|visit| visit.guest().table().is_some_and(|table| table.ending().is_some()))
    }
}
