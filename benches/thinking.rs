//! Whether the table is drawn later while the computer thinks: times of updates of the table with its panels, without a
//! graphics device, while every other block of updates has the computer look at the position with all its threads.
//! `cargo bench --bench thinking [-- GAME]`; by default Avanço.

use bevy::prelude::*;
use ludoteca::app::{headless, tables, wiring};
use ludoteca::desk::computer::analysis::Analysing;
use ludoteca::games::Games;
use ludoteca_games as games;
use ludoteca_rules::Options;
use ludoteca_table::play::{CurrentOpinion, stage};
use std::time::{Duration, Instant};

/// Updates that are measured, half of them while the computer thinks.
const UPDATES: usize = 1200;
/// Updates in a row in the same state.
const BLOCK: usize = 20;

fn main() {
    let named = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    let entry = games::find(named.as_deref().unwrap_or("avanco")).expect("there is such a game");
    let mut app = headless::headless(UVec2::new(1024, 768));
    tables::set_up_window(&mut app, &Games::all());
    let session = entry.start(Options::defaults(entry.info.options));
    stage::open(app.world_mut(), entry, session).expect("every game has a table");
    wiring::start(&mut app, &Games::all(), wiring::Start { persist: false, language: None, software: false });
    app.finish();
    app.cleanup();
    for _ in 0..60 {
        app.update();
    }
    let mut times = [Vec::new(), Vec::new()];
    let mut answers = 0;
    for block in 0..UPDATES / BLOCK {
        let on = block % 2 == 1;
        app.insert_resource(Analysing { on, longest: Duration::from_secs(16) });
        for update in 0..BLOCK {
            let begun = Instant::now();
            app.update();
            let taken = begun.elapsed();
            // The first one starts or stops the searcher.
            if update > 0 {
                times[usize::from(on)].push(taken);
            }
            // As many a second as a screen shows.
            std::thread::sleep(Duration::from_millis(16).saturating_sub(taken));
        }
        let world = app.world_mut();
        answers += world.query::<&CurrentOpinion>().iter(world).filter(|analysed| analysed.0.is_some()).count();
    }
    for (state, times) in ["idle", "thinking"].into_iter().zip(&mut times) {
        times.sort();
        let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0;
        println!("{:12} {state:8} update: median {:.2} ms, p99 {:.2} ms", entry.info.id, at(50), at(99));
    }
    println!("{answers} of {} blocks with an opinion", UPDATES / BLOCK / 2);
}
