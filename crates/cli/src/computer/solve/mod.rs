//! `solve`: makes the table of a game or an ending that is known as a whole, and looks at its positions.
//!
//! `make.rs` makes the file and goes on with one that was begun, `told.rs` says what is in it, `look.rs` shows one
//! position and `mix.rs` one in which both sides decide at once, `recorded.rs` has best play as a game that can be
//! recorded; `place.rs` is the table and its file, as all of them need it, and `kept.rs` offers the files that are kept
//! to the searchers.

pub(crate) mod kept;
mod look;
mod make;
mod mix;
mod place;
mod recorded;
mod told;

use crate::context::Context;
use crate::record_out::Out;
use crate::setup;
use ludoteca_net::rules_of;
use ludoteca_rules::Text;
use ludoteca_solve::spaces::{Subject, Wanted, find};
use ludoteca_solve::table::Hash;
use ludoteca_store::Failure;
use place::Place;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "TEXT")]
    size: Option<String>,
    #[arg(long, value_name = "TEXT")]
    ties: Option<String>,
    #[arg(long, value_name = "TEXT")]
    piece: Option<String>,
    #[arg(id = "table", long = "file", value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "MB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    memory: u32,
    #[arg(long, value_name = "TEXT")]
    look: Option<String>,
    /// Writes the moves of a position as lines for a table.
    #[arg(id = "solve-csv", long = "csv", requires = "look", conflicts_with = "to")]
    csv: bool,
    /// Where best play from the position is written as a record.
    #[command(flatten)]
    out: Out,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    // Solved are the games as they are, without options; a mistyped name gets the sentence that all commands have.
    let (entry, _) = setup::entry(context.catalogue, &args.game).map_err(Failure::Input)?;
    let wanted = Wanted { size: args.size.as_deref(), ties: args.ties.as_deref(), piece: args.piece.as_deref() };
    let subject = find(&args.game, wanted).map_err(Failure::Input)?;
    let rules = rules_of(context.catalogue, entry.info.id).expect("it is a game of the catalogue");
    let rules = Hash::from_bytes(rules.0);
    let place = Place { path: path(&subject, args)?, rules, is_kept: args.file.is_none(), subject };
    match &args.look {
        Some(text) => look::run(context, &place, text, (args.csv, &args.out), args.memory as usize),
        None if args.out.is_given() => Err(Failure::Input(Text::new("error-usage-missing").with("name", "--look"))),
        None => make::run(context, &place, args.memory as usize),
    }
}

/// The file that was named, or the one where this table is kept.
fn path(subject: &Subject, args: &Args) -> Result<PathBuf, Failure> {
    args.file.clone().map_or_else(|| kept::path(&subject.name), Ok)
}
