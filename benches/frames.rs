//! What the table costs: time to the first whole picture, and processor time for each frame in which a piece moves, drawn
//! without a window at 1024×768. `cargo bench --bench frames [-- plain shadow full]`

use bevy::prelude::*;
use ludoteca::games;
use ludoteca::rules::Options;
use ludoteca::rules::session::Request;
use ludoteca::table::animation::player::Showing;
use ludoteca::table::camera::redraw::Redraw;
use ludoteca::table::quality::Preset;
use ludoteca::table::session::Ask;
use ludoteca::table::{app, shot};
use std::time::Instant;

/// Moves that lift, travel and turn dice.
const MOVES: [&str; 8] = ["a2-a3", "h7-h6", "b1~", "g8~", "c2-c3", "f7-f6", "d1~", "e8~"];

/// Seconds of processor time that this process has used, all threads together.
fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    // User and system time are the 14th and 15th fields, in hundredths; pid and name stand before the parenthesis.
    let ticks = |index: usize| fields.get(index)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

fn measure(name: &str, preset: Preset) -> Option<()> {
    let entry = games::find("sapiens")?;
    let session = entry.start(Options::defaults(entry.info.options));
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
    // The first move compiles what only moving frames need.
    let mut costs = Vec::new();
    for order in MOVES {
        let (before, begin, cpu) = (drawn(&stage), Instant::now(), processor_seconds()?);
        stage.main.world_mut().write_message(Ask::Play(Request::Move(order.to_owned())));
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
    println!("{name}: first whole picture {first:.2} s; a moving frame {cpu:.0} ms of processor, {wall:.0} ms of time");
    Some(())
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    for (name, preset) in [("plain", Preset::Plain), ("shadow", Preset::PlainShadow), ("full", Preset::Full)] {
        let chosen = wanted.is_empty() || wanted.iter().any(|given| given == name);
        if chosen && measure(name, preset).is_none() {
            println!("{name}: this system does not tell processor times");
        }
    }
}
