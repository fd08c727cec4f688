//! Hex as a part of Ludoteca: its rules, what comes with it as text and pictures, the table and the command line.

mod command;
mod content;
mod rules;
mod table;

use ludoteca::games::Games;
use ludoteca_rules::session::Session;
use ludoteca_rules::{Catalogue, Entry, Options};

/// The games of this program.
fn games() -> Games {
    Games::all().with(ludoteca_hex::plugin)
}

fn catalogue() -> Catalogue {
    games().catalogue()
}

fn hex() -> &'static Entry {
    catalogue().find("hex").expect("it is on the shelf")
}

/// A play from this position.
fn play(position: &str) -> Box<dyn Session> {
    hex().from_position(Options::defaults(hex().info.options), position).expect("a position of Hex")
}
