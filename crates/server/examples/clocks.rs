//! How exact the clocks of a table are over a network: what a move costs its player by the clock of the table, against
//! the time that the player has really thought, as measured where the player is.
//!
//! ```sh
//! cargo run --release -p ludoteca-server --example clocks                   # host and guests on this computer
//! cargo run --release -p ludoteca-server --example clocks -- --keep         # only the host; prints what to run
//! cargo run --release -p ludoteca-server --example clocks -- --at http://10.0.0.7:4230/     # only the guests
//! ```
//!
//! Both guests are in one process and think between 0.1 and 0.9 s, by chance with a seed. The times are those of the
//! machines and of the network between them.

use ludoteca_games::catalogue;
use ludoteca_net::{Guest, Host, Identity, Opening, Table, Want};
use ludoteca_rules::Seat;
use ludoteca_rules::random::{below, generator};
use ludoteca_server::{Door, Invitation, Visit, Welcome, dial, entropy};
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// What is wanted on a local network.
const BAR: &str = "bar: at most 20 ms a move";

/// So many moves are measured.
const MOVES: usize = 40;

fn main() -> io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let at = args.iter().position(|arg| arg == "--at").and_then(|place| args.get(place + 1));
    if let Some(link) = at {
        let invitation = Invitation::parse(link).ok_or(io::ErrorKind::InvalidInput)?;
        return guests(&invitation);
    }
    let identity = Identity::from_secret([255; 32]);
    let door = Door::open(None, Welcome::new(catalogue(), identity.clone()))?;
    let opening = Opening { game: "horizons".to_owned(), clock: "600".to_owned(), ..Opening::default() };
    let host = Host::open(&catalogue(), opening, identity, entropy()?, door.now()).map_err(io::Error::other)?;
    let _served = door.serve(host, Box::new(|_| Ok(())));
    if !args.iter().any(|arg| arg == "--keep") {
        return guests(&Invitation::this_computer(door.port()));
    }
    let here = Invitation::here(door.port()).unwrap_or_else(|| Invitation::this_computer(door.port()));
    println!("On the other computer: clocks --at {here}");
    loop {
        thread::park();
    }
}

/// Plays for both sides, and prints by how much the clock is wrong.
fn guests(invitation: &Invitation) -> io::Result<()> {
    let (wake, woken) = channel();
    let mut visits = Vec::new();
    for place in 0..2 {
        let want = Want::Place(Some(place));
        let name = format!("Player {place}");
        let guest = Guest::new(catalogue(), Identity::from_secret([place; 32]), name, want, entropy()?);
        let wake = wake.clone();
        let wire = dial(invitation.clone(), Arc::new(move || wake.send(()).unwrap_or_default()))?;
        visits.push(Visit::new(guest, wire));
    }
    let mut rng = generator(1);
    let (mut wrong, mut thinks) = (Vec::new(), None::<(usize, Seat, Instant, Duration)>);
    let over = |visit: &Visit| visit.guest().table().is_some_and(|table| table.ending().is_some());
    while wrong.len() < MOVES && !over(&visits[0]) {
        let Some((place, seat, begun, long)) = thinks else {
            thinks = visits.iter().enumerate().find_map(|(place, visit)| {
                let seat = visit.guest().deciding()?;
                let long = Duration::from_millis(100 + below(&mut rng, 800) as u64);
                Some((place, seat, Instant::now(), long))
            });
            if thinks.is_none() {
                hear(&mut visits, &woken, Duration::from_secs(1));
            }
            continue;
        };
        hear(&mut visits, &woken, long.saturating_sub(begun.elapsed()));
        if begun.elapsed() < long {
            continue;
        }
        let before = left(&visits[place], seat);
        let orders = visits[place].guest().table().and_then(Table::session).map(|session| session.orders(seat));
        let Some(orders) = orders.filter(|orders| !orders.is_empty()) else { break };
        let order = orders[below(&mut rng, orders.len())].clone();
        let thought = begun.elapsed();
        let said = visits[place].act(|guest, now| guest.order(seat, &order, now));
        said.map_err(|_| io::Error::other("a legal order is refused"))?;
        while visits[place].guest().waits() {
            hear(&mut visits, &woken, Duration::from_secs(1));
        }
        let cost = before.zip(left(&visits[place], seat)).map(|(before, after)| before.saturating_sub(after));
        wrong.push(cost.ok_or(io::ErrorKind::InvalidData)?.abs_diff(thought));
        thinks = None;
    }
    wrong.sort();
    let millis = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    let (middle, last) = (millis(wrong.get(wrong.len() / 2)), millis(wrong.last()));
    println!("{} moves: the clock is wrong by {middle:.1} ms in the middle, {last:.1} ms at most", wrong.len());
    println!("{BAR}");
    Ok(())
}

/// Waits for so long until somebody hears something, and takes it in.
fn hear(visits: &mut [Visit], woken: &Receiver<()>, time: Duration) {
    let _ = woken.recv_timeout(time);
    visits.iter_mut().for_each(|visit| _ = visit.poll());
}

/// What a seat has left after the last line that its player knows.
fn left(visit: &Visit, seat: Seat) -> Option<Duration> {
    let table = visit.guest().table()?;
    table.time(seat, table.at())
}
