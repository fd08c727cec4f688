//! Experiments: the same wishes give the same games, and what is counted is what probability says.

mod exact;
mod files;
mod runs;
mod said;

use ludoteca_experiment::{Experiment, Player, Run, Setting};
use ludoteca_games::catalogue;
use ludoteca_rules::{Entry, Options, Text};
use ludoteca_workers::Workers;

/// A game of the catalogue.
fn entry(game: &str) -> &'static Entry {
    catalogue().find(game).expect("it is in the catalogue")
}

/// A game with options, from a position or the start, with the same player on every seat.
fn try_setting(game: &str, options: &str, position: Option<&str>, player: Player) -> Result<Setting, Text> {
    let entry = entry(game);
    let options = Options::parse(entry.info.options, options).expect("options of the game");
    let play = match position {
        Some(text) => entry.from_position(options, text).expect("a position of the game"),
        None => entry.start(options),
    };
    Setting::new(entry, &*play, vec![player; usize::from(play.seats())])
}

fn setting(game: &str, options: &str, position: Option<&str>, player: Player) -> Setting {
    try_setting(game, options, position, player).expect("it can be played")
}

/// A thousand games of chance.
fn by_chance(game: &str, position: Option<&str>) -> Experiment {
    Experiment::of(vec![setting(game, "", position, Player::Random)])
}

/// All of it, made without threads.
fn made(experiment: Experiment) -> Run {
    Run::start(experiment, &Workers::none())
}
