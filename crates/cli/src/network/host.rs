//! `host`: opens a table, keeps it, and sits at it.

use super::table::{At, sit};
use super::{identity, name, stopped, tables};
use crate::context::Context;
use crate::{file, setup};
use ludoteca_net::{Guest, Host, Opening, Want};
use ludoteca_rules::{Catalogue, Text};
use ludoteca_server::{
    Announced, Door, Gate, Invitation, NoGate, Served, Ticket, Visit, Welcome, entropy, local_addresses, no_port,
    no_table, open_again,
};
use ludoteca_store::{Existing, Failure, check, shown, write_whole};
use std::path::PathBuf;
use std::time::Duration;

/// So long at most whoever opens a table takes to sit down at it, before anybody else is told of it.
const SITS_DOWN: Duration = Duration::from_secs(10);

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "GAME", required_unless_present = "table")]
    game: Option<String>,
    #[arg(long, value_name = "TEXT", conflicts_with = "table")]
    position: Option<String>,
    #[arg(long, value_name = "TEXT", conflicts_with = "table")]
    clock: Option<String>,
    #[arg(long, conflicts_with = "table")]
    lots: bool,
    #[arg(long = "seat", value_name = "N", conflicts_with = "lots")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=4))]
    place: Option<u8>,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    table: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["place", "name"])]
    serve: bool,
    #[arg(long)]
    internet: bool,
    #[arg(long = "relay", value_name = "URL", requires = "internet")]
    relays: Vec<String>,
    #[arg(long, value_name = "FILE", requires = "internet")]
    invitation: Option<PathBuf>,
    #[arg(long, requires = "invitation")]
    force: bool,
    #[arg(long)]
    no_save: bool,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    if args.internet {
        Gate::check(&args.relays).map_err(|why| no_gate(&why))?;
    }
    if let Some(path) = &args.invitation {
        check(path, Existing::replaced_if(args.force)).map_err(|cause| Failure::writing(path, &cause))?;
    }
    let tables = tables()?;
    let name = name(&tables, args.name.as_deref())?;
    let opening = opening(context.catalogue, args)?;
    let identity = identity(&tables)?;
    let welcome = Welcome::new(context.catalogue.clone(), identity.clone());
    let door = Door::open(args.port, welcome).map_err(|cause| no_port(args.port, &cause))?;
    let bytes = || entropy().map_err(|cause| stopped(&cause));
    let (host, keep) = match (&args.table, opening) {
        (Some(path), _) => open_again(context.catalogue, path, identity.clone(), bytes()?, door.now())?,
        (None, Some(opening)) => {
            let host = Host::open(context.catalogue, opening, identity.clone(), bytes()?, door.now());
            let host = host.map_err(|fault| no_table(&fault))?;
            let keep = tables.keep(&host.table().opened().game, host.table().id());
            (host, keep)
        }
        (None, None) => return Err(Failure::Input(Text::new("error-usage-none"))),
    };
    let game = host.table().opened().game.clone();
    let served = door.serve(host, keep);
    // Before anybody is told of the table: it takes a while, and whoever opens a table sits down first.
    let gate = args.internet.then(|| Gate::open(&door.entrance(), &served, &identity, &args.relays)).transpose();
    let gate = gate.map_err(|why| no_gate(&why))?;
    let want = if args.serve { Want::Watch } else { Want::Place(args.place.map(|number| number - 1)) };
    let guest = Guest::new(context.catalogue.clone(), identity, name.clone(), want, bytes()?);
    let at = At { save: !args.no_save && !args.serve, stays: args.serve, by_mail: false };
    let mut announced = None;
    let done = sit(context, at, |context, wake| {
        let mut visit = Visit::new(guest, served.wire(wake));
        if !args.serve {
            visit.settle(SITS_DOWN);
        }
        announced = announce(context, &door, &served, (&name, &game))?;
        if let Some(gate) = &gate {
            invite(context, args, &gate.ticket())?;
        }
        Ok((visit, None))
    });
    drop((announced, gate));
    done.map(|_| ())
}

/// The table that is to be opened, if it is a new one.
fn opening(catalogue: &Catalogue, args: &Args) -> Result<Option<Opening>, Failure> {
    let Some(game) = &args.game else { return Ok(None) };
    let (entry, options) = setup::entry(catalogue, game).map_err(Failure::Input)?;
    setup::begin(catalogue, game, args.position.as_deref(), std::iter::empty()).map_err(Failure::Input)?;
    let clock = args.clock.clone().unwrap_or_default();
    if !clock.is_empty() && ludoteca_clock::Control::parse_all(&clock, entry.seats(&options)).is_none() {
        let clock = ludoteca_rules::options::shorten(&clock);
        return Err(Failure::Input(Text::new("cli-net-bad-clock").with("clock", clock)));
    }
    let named = options.to_string();
    let game = if named.is_empty() { entry.info.id.to_owned() } else { format!("{}:{named}", entry.info.id) };
    Ok(Some(Opening {
        game,
        position: args.position.clone(),
        clock,
        lots: args.lots,
        mail: false,
        date: file::today(),
    }))
}

fn no_gate(why: &NoGate) -> Failure {
    match why {
        NoGate::NotBuilt | NoGate::Relay(_) => Failure::Input(why.text()),
        NoGate::System(_) => Failure::Work(why.text()),
    }
}

/// Says how others come here from elsewhere.
fn invite(context: &mut Context<'_>, args: &Args, ticket: &Ticket) -> Result<(), Failure> {
    let line = ticket.to_string();
    if let Some(path) = &args.invitation {
        let written = write_whole(path, format!("{line}\n").as_bytes(), Existing::replaced_if(args.force));
        written.map_err(|cause| Failure::writing(path, &cause))?;
    }
    context.line(&context.words.word("cli-net-invitation"))?;
    context.line(&line)?;
    if let Some(path) = &args.invitation {
        context.line(&context.words.say(&Text::new("cli-net-invitation-file").with("path", shown(path))))?;
    }
    if !ticket.leads_far() {
        context.line(&context.words.word("net-internet-near"))?;
    }
    Ok(())
}

/// Says where the table is, and lets the network know.
fn announce(
    context: &mut Context<'_>,
    door: &Door,
    served: &Served,
    (name, game): (&str, &str),
) -> Result<Option<Announced>, Failure> {
    let addresses = local_addresses();
    let here = Invitation::here(door.port()).unwrap_or_else(|| Invitation::this_computer(door.port()));
    context.line(&context.words.say(&Text::new("cli-net-open").with("code", here.code())))?;
    context.line(&context.words.say(&Text::new("cli-net-page").with("link", here.to_string())))?;
    if addresses.is_empty() {
        context.line(&context.words.word("net-no-address"))?;
        return Ok(None);
    }
    let others: Vec<String> = addresses.iter().map(|address| format!("{address}:{}", door.port())).collect();
    context.line(&context.words.say(&Text::new("net-address").with("address", others.join(", "))))?;
    Ok(Announced::new(name, game, &served.id().to_string(), door.port(), &addresses))
}
