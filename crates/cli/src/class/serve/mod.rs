//! `class serve`: the boards of a tournament on the local network, for browsers.
//!
//! The sheet says who plays whom; this opens a table for each board, leads every card to its table, and writes down how
//! games ended. Others may change the sheet meanwhile: it is read again whenever its file has changed, and every change
//! is made to what the file says then. All that has to outlive the program is in the sheet and in the logs.
//!
//! Start with [`run`]; `state.rs` is the class as it stands, `follow.rs` takes in what happens, `boards.rs` has the
//! tables, `cards.rs` the cards, `told.rs` what is printed, `typed.rs` what the teacher types.

mod boards;
mod cards;
mod follow;
mod state;
mod told;
mod typed;

use super::sheet;
use crate::context::Context;
use crate::network::table::listen;
use crate::network::{host, identity, tables};
use crate::play::Input;
use crate::{lines, setup};
use boards::Room;
use follow::stamp;
use ludoteca_server::{Door, Wake, Welcome};
use ludoteca_store::Failure;
use state::Class;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// The file of the sheet is looked at so often.
const LOOK_EVERY: Duration = Duration::from_millis(500);

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(id = "sheet", value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
}

pub(super) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let mut sheet = sheet::read(&args.file)?;
    setup::entry(context.catalogue, sheet.game()).map_err(Failure::Input)?;
    if sheet.rounds().is_empty() {
        sheet = sheet::change(
            &args.file,
            |sheet| {
                if sheet.rounds().is_empty() { sheet.pair().map(|_| ()) } else { Ok(()) }
            },
        )?;
    }
    let tables = tables()?;
    let identity = identity(&tables)?;
    let welcome = Welcome::new(context.catalogue.clone(), identity.clone());
    let door = Door::open(args.port, welcome).map_err(|cause| host::no_port(args.port, &cause))?;
    let (wakes, woken) = channel();
    // Nobody to be woken is there any more where this fails.
    let wake: Wake = Arc::new(move || wakes.send(()).unwrap_or_default());
    let typed = listen(wake.clone())?;
    let room = Room::new(context.catalogue, (identity, tables), door, wake);
    let mut class = Class { path: &args.file, sheet, room, boards: Vec::new(), cards: Vec::new(), stamp: None };
    class.stamp = stamp(class.path);
    class.lay_out().map_or(Ok(()), Err)?;
    told::open(context, &class)?;
    loop {
        class.follow(context)?;
        if let Ok(input) = typed.try_recv() {
            match input? {
                Input::Line(line) => {
                    if typed::obey(context, &mut class, line.trim())? {
                        return Ok(());
                    }
                }
                Input::TooLong => told::say(context, &lines::too_long())?,
                // The boards stay.
                Input::End => {}
            }
            continue;
        }
        context.out.flush()?;
        match woken.recv_timeout(LOOK_EVERY) {
            Ok(()) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}
