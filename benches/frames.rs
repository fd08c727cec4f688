//! What the table costs: time to the first whole picture, and processor time for each frame in which a piece moves, drawn
//! without a window at 1024×768, for every game whose table is built, where its board is fullest.
//! `cargo bench --bench frames [-- plain shadow full] [-- GAME]`; by itself `plain`, all games.

use bevy::prelude::*;
use ludoteca::rules::session::{Request, Session};
use ludoteca::rules::{Options, random};
use ludoteca::search::Entry;
use ludoteca::table::animation::player::Showing;
use ludoteca::table::camera::redraw::Redraw;
use ludoteca::table::hand::acting_seat;
use ludoteca::table::looks::built;
use ludoteca::table::quality::Preset;
use ludoteca::table::session::Ask;
use ludoteca::table::{app, shot};
use std::time::Instant;

/// Moves that are measured, after one that compiles what only moving frames need.
const MOVES: usize = 8;
/// No random game is followed further.
const PLIES: usize = 100;

/// Seconds of processor time that this process has used, all threads together.
fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    // User and system time are the 14th and 15th fields, in hundredths; pid and name stand before the parenthesis.
    let ticks = |index: usize| fields.get(index)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

/// A random game up to where most pieces stand and [`MOVES`] more follow, and those.
fn fullest(entry: &Entry) -> (Box<dyn Session>, Vec<String>) {
    let options = || Options::defaults(entry.info.options);
    let mut rng = random::generator(12);
    let mut session = entry.start(options());
    let (mut orders, mut pieces) = (Vec::new(), Vec::new());
    while session.outcome().is_none() && orders.len() < PLIES {
        pieces.push(session.standing().len());
        let legal = session.orders(acting_seat(&*session));
        let order = legal[random::below(&mut rng, legal.len())].clone();
        if session.submit(Request::Move(order.clone())).is_err() {
            break;
        }
        orders.push(order);
    }
    let last = orders.len().saturating_sub(MOVES + 1);
    let begin = (0..=last).max_by_key(|ply| (pieces[*ply], std::cmp::Reverse(*ply))).unwrap_or(0);
    let mut session = entry.start(options());
    for order in &orders[..begin] {
        // They were legal a moment ago.
        let _ = session.submit(Request::Move(order.clone()));
    }
    orders.drain(..begin);
    orders.truncate(MOVES + 1);
    (session, orders)
}

fn measure(entry: &'static Entry, name: &str, preset: Preset) -> Option<()> {
    let (session, orders) = fullest(entry);
    let pieces = session.standing().len();
    let begin = Instant::now();
    let mut stage = shot::stage(UVec2::new(1024, 768), Some(preset), move |app| {
        app::lay(app, entry, session).expect("the game has a table");
    });
    loop {
        stage.update();
        shot::settle(&stage);
        let redraw = stage.main.world().resource::<Redraw>();
        if redraw.drawn() > 0 && redraw.is_settled() {
            break;
        }
    }
    let first = begin.elapsed().as_secs_f64();
    let drawn = |stage: &bevy::app::SubApps| stage.main.world().resource::<Redraw>().drawn();
    let mut costs = Vec::new();
    for order in orders {
        let (before, begin, cpu) = (drawn(&stage), Instant::now(), processor_seconds()?);
        stage.main.world_mut().write_message(Ask::Play(Request::Move(order)));
        stage.update();
        while stage.main.world().resource::<Showing>().is_active() {
            stage.update();
            shot::settle(&stage);
        }
        let frames = (drawn(&stage) - before).max(1) as f64;
        let each = 1000.0 / frames;
        costs.push(((processor_seconds()? - cpu) * each, begin.elapsed().as_secs_f64() * each));
    }
    let rest = &costs[1..];
    let mean = |part: fn(&(f64, f64)) -> f64| rest.iter().map(part).sum::<f64>() / rest.len() as f64;
    let (cpu, wall) = (mean(|cost| cost.0), mean(|cost| cost.1));
    println!(
        "{:12} {name:6} {pieces:3} pieces: first whole picture {first:.2} s; a moving frame {cpu:.0} ms of processor, \
         {wall:.0} ms of time",
        entry.info.id
    );
    Some(())
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let named = |name: &str| wanted.iter().any(|given| given == name);
    let games: Vec<&'static Entry> = built().entries().collect();
    let some_game = games.iter().any(|entry| named(entry.info.id));
    let presets = [("plain", Preset::Plain), ("shadow", Preset::PlainShadow), ("full", Preset::Full)];
    let some_preset = presets.iter().any(|(name, _)| named(name));
    for (name, preset) in presets.into_iter().filter(|(name, _)| named(name) || (!some_preset && *name == "plain")) {
        for entry in games.iter().filter(|entry| !some_game || named(entry.info.id)) {
            if measure(entry, name, preset).is_none() {
                println!("this system does not tell processor times");
                return;
            }
        }
    }
}
