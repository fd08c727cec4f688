//! Cost of the table: time to the first complete picture, and processor time for each frame in which a piece moves,
//! rendered without a window at 1280×800, for every game whose table is built, in a position with many pieces. `cargo
//! bench --bench frames [-- plain shadow full] [-- GAME]`; by default `plain` and all games. `-- panels` draws the
//! panels around the table too, `-- drag` measures the timeline, `-- whole` whole frames, as while the view turns;
//! `-- 1920x1080` is the size of these.

use bevy::app::SubApps;
use bevy::prelude::*;
use ludoteca::app::pictures::shot;
use ludoteca::games::Games;
use ludoteca_rules::Entry;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::{Options, Seat, SeatSet, random};

use ludoteca::app::{tables, wiring};
use ludoteca_table::play::{Asker, Hand, Play, TableAction};
use ludoteca_table::replay::ReplayRequest;
use ludoteca_table::scene::camera::redraw::Redraw;
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::show::animation::player::Showing;
use std::time::Instant;

/// Moves that are measured, after one that compiles the pipelines that only moving frames need.
const MOVES: usize = 8;
/// Longest random game, in moves.
const PLIES: usize = 100;

/// Seconds of processor time that this process has used, all threads together.
fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    // User and system time are the 14th and 15th fields, in hundredths; pid and name stand before the parenthesis.
    let ticks = |index: usize| fields.get(index)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

/// A random game up to its position with most pieces that at least [`MOVES`] + 1 moves follow, and those moves.
fn fullest(entry: &Entry) -> (Box<dyn Session>, Vec<String>) {
    let options = || Options::defaults(entry.info.options);
    let mut rng = random::generator(12);
    let mut session = entry.start(options());
    let (mut orders, mut pieces) = (Vec::new(), Vec::new());
    while session.outcome().is_none() && orders.len() < PLIES {
        pieces.push(session.standing().len());
        // A move of a game in which seats decide at once has an order of each, and `-` for one that is not asked.
        let order = |seat| {
            let legal = session.orders(seat);
            if legal.is_empty() { "-".to_owned() } else { legal[random::below(&mut rng, legal.len())].clone() }
        };
        let seats: Vec<Seat> = match entry.info.simultaneous {
            true => SeatSet::first(session.seats()).iter().collect(),
            false => session.asked().iter().take(1).collect(),
        };
        let order = seats.into_iter().map(order).collect::<Vec<_>>().join("|");
        if session.submit(Request::Move(order.clone())).is_err() {
            break;
        }
        orders.push(order);
    }
    let last = orders.len().saturating_sub(MOVES + 1);
    let begin = (0..=last).max_by_key(|ply| (pieces[*ply], std::cmp::Reverse(*ply))).unwrap_or(0);
    let mut session = entry.start(options());
    for order in &orders[..begin] {
        // These moves were legal in the same game above.
        let _ = session.submit(Request::Move(order.clone()));
    }
    orders.drain(..begin);
    orders.truncate(MOVES + 1);
    (session, orders)
}

/// How large the pictures are, in pixels.
const SIZE: UVec2 = UVec2::new(1280, 800);

fn measure(entry: &'static Entry, name: &str, preset: Preset, panels: bool) -> Option<()> {
    let (session, orders) = fullest(entry);
    let pieces = session.standing().len();
    let begin = Instant::now();
    let games = Games::all();
    let table = |app: &mut App| _ = tables::open_play(app, &games, entry, session).expect("the game has a table");
    let mut stage = if panels {
        shot::framed_app(SIZE, Some(preset), |app| {
            table(app);
            wiring::start(app, &games, wiring::Start { persist: false, language: None, software: false });
        })
    } else {
        shot::picture_app(SIZE, Some(preset), table)
    };
    let drawn = |stage: &mut SubApps| {
        let world = stage.main.world_mut();
        world.query::<&Redraw>().single(world).map_or(0, Redraw::drawn)
    };
    let moving = |stage: &mut SubApps| {
        let world = stage.main.world_mut();
        world.query::<&Showing>().single(world).is_ok_and(Showing::is_active)
    };
    loop {
        stage.update();
        shot::wait_for_gpu(&stage);
        if drawn(&mut stage) > 0 && shot::is_settled(stage.main.world_mut()) {
            break;
        }
    }
    let first = begin.elapsed().as_secs_f64();
    let mut costs = Vec::new();
    for order in orders {
        let (before, begin, cpu) = (drawn(&mut stage), Instant::now(), processor_seconds()?);
        let world = stage.main.world_mut();
        let (entity, play, hand) = world.query::<(Entity, &Play, &Hand)>().single(world).ok()?;
        let action = TableAction::Session(Request::Move(order));
        let request = play.request(entity, Asker::Person(hand.seat), action);
        world.write_message(request);
        stage.update();
        while moving(&mut stage) {
            stage.update();
            shot::wait_for_gpu(&stage);
        }
        let frames = (drawn(&mut stage) - before).max(1) as f64;
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

/// The cost of a frame in which the timeline is dragged through a game of 200 plies.
fn measure_drag(entry: &'static Entry) -> Option<()> {
    const FRAMES: usize = 120;
    let mut session = entry.start(Options::defaults(entry.info.options));
    let mut rng = random::generator(4);
    for _ in 0..200 {
        let Some(seat) = session.asked().iter().next().filter(|_| session.outcome().is_none()) else { break };
        let legal = session.orders(seat);
        let order = legal[random::below(&mut rng, legal.len())].clone();
        // It is one of the legal ones.
        let _ = session.submit(Request::Order(seat, order));
    }
    let length = session.line().len() - 1;
    let mut stage = shot::picture_app(SIZE, Some(Preset::Plain), move |app| {
        tables::open_play(app, &Games::all(), entry, session).expect("the game has a table");
    });
    for _ in 0..20 {
        stage.update();
        shot::wait_for_gpu(&stage);
    }
    let mut costs = Vec::new();
    for frame in 0..FRAMES {
        // There and back, with moments between the positions.
        let share = 1.0 - (2.0 * frame as f32 / FRAMES as f32 - 1.0).abs();
        let cpu = processor_seconds()?;
        stage.main.world_mut().write_message(ReplayRequest::Drag(share * length as f32));
        stage.update();
        shot::wait_for_gpu(&stage);
        costs.push(1000.0 * (processor_seconds()? - cpu));
    }
    let mean = costs.iter().sum::<f64>() / costs.len() as f64;
    println!("{:12} dragged through {length} plies: a frame {mean:.0} ms of processor", entry.info.id);
    Some(())
}

/// The cost of a frame that is drawn as a whole.
fn measure_whole(entry: &'static Entry, name: &str, preset: Preset, size: UVec2) -> Option<()> {
    const FRAMES: u32 = 120;
    let (session, _) = fullest(entry);
    let mut stage = shot::picture_app(size, Some(preset), move |app| {
        tables::open_play(app, &Games::all(), entry, session).expect("the game has a table");
    });
    for _ in 0..20 {
        stage.update();
        shot::wait_for_gpu(&stage);
    }
    let (begin, cpu) = (Instant::now(), processor_seconds()?);
    for _ in 0..FRAMES {
        let world = stage.main.world_mut();
        world.query::<&mut Redraw>().iter_mut(world).for_each(|mut redraw| redraw.request());
        stage.update();
        shot::wait_for_gpu(&stage);
    }
    let each = 1000.0 / f64::from(FRAMES);
    let (wall, cpu) = (begin.elapsed().as_secs_f64() * each, (processor_seconds()? - cpu) * each);
    println!("{:12} {name:6} {size}: a whole frame {cpu:.1} ms of processor, {wall:.1} ms of time", entry.info.id);
    Some(())
}

/// A size as `1920x1080`.
fn size_of(text: &str) -> Option<UVec2> {
    let (width, height) = text.split_once('x')?;
    Some(UVec2::new(width.parse().ok()?, height.parse().ok()?))
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let named = |name: &str| wanted.iter().any(|given| given == name);
    let games: Vec<&'static Entry> = Games::all().catalogue().iter().collect();
    let some_game = games.iter().any(|entry| named(entry.info.id));
    if named("drag") {
        for entry in games.iter().filter(|entry| !some_game || named(entry.info.id)) {
            let _ = measure_drag(entry);
        }
        return;
    }
    let presets = [("plain", Preset::Plain), ("shadow", Preset::PlainShadow), ("full", Preset::Full)];
    let some_preset = presets.iter().any(|(name, _)| named(name));
    for (name, preset) in presets.into_iter().filter(|(name, _)| named(name) || (!some_preset && *name == "plain")) {
        for entry in games.iter().filter(|entry| !some_game || named(entry.info.id)) {
            let size = wanted.iter().find_map(|given| size_of(given)).unwrap_or(SIZE);
            let measured = match named("whole") {
                true => measure_whole(entry, name, preset, size),
                false => measure(entry, name, preset, named("panels")),
            };
            if measured.is_none() {
                println!("this system does not tell processor times");
                return;
            }
        }
    }
}
