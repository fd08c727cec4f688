//! `arena`: matches between two players, who play every opening twice with the seats swapped.
//!
//! Where a game has more than two sides, player a has one of them and player b all the others, each deciding for
//! itself; every opening is played with a in each place. A player no better than the other then wins one game in so
//! many as there are sides, and a draw counts as much.
//!
//! Start with [`run`]; `opening.rs` draws the openings, `tally.rs` counts.

mod opening;
mod tally;

use super::player::Player;
use crate::context::Context;
use crate::setup;
use ludoteca_record as record;
use ludoteca_rules::session::{Controller, Request, Session};
use ludoteca_rules::{Arg, Entry, Options, Seat, Winner};
use ludoteca_store::Failure;
use opening::{Openings, submit};
use serde::Serialize;
use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use tally::Tally;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(id = "player-a", long = "a", value_name = "PLAYER")]
    a: String,
    #[arg(id = "player-b", long = "b", value_name = "PLAYER")]
    b: String,
    #[arg(id = "matches", long = "games", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    #[arg(long)]
    sprt: bool,
    #[arg(id = "arena-seed", long = "seed", value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    #[arg(long, requires = "records")]
    force: bool,
}

/// So many games where nothing else is asked, and at most so many until a test has decided.
const GAMES: u32 = 100;
const MOST_GAMES: u32 = 10_000;

#[derive(Serialize)]
struct Match<'a> {
    game: &'a str,
    a: &'a str,
    b: &'a str,
    games: u32,
    distinct: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    score: f64,
    even: f64,
    interval: [f64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<&'static str>,
    plies: f64,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let (entry, options) = setup::entry(context.catalogue, &args.game).map_err(Failure::Input)?;
    let sides = entry.start(options.clone()).sides().len() as u32;
    let a = Player::read(entry, &args.a, args.seed)?;
    // Equal players must not choose alike.
    let b = Player::read(entry, &args.b, args.seed + 1)?;
    let mut players = [a, b];
    let most = args.games.unwrap_or(if args.sprt { MOST_GAMES } else { GAMES });
    let mut tally = Tally::new(sides);
    let mut records = args.records.as_deref().map(|path| Records::open(path, args.force)).transpose()?;
    let mut openings = Openings::new(entry, &options, sides, args.seed);
    let (mut opening, mut seen) = (Vec::new(), HashSet::new());
    let decision = |tally: &Tally| tally.decision().filter(|_| args.sprt && tally.games().is_multiple_of(sides));
    if sides > 2 && !context.json {
        let even = Arg::Plain(context.words.decimal(100.0 * tally.even(), 1));
        context
            .line(&context.words.fill("cli-arena-sides", &[("sides", Arg::Number(sides.into())), ("even", even)]))?;
    }
    while tally.games() < most && decision(&tally).is_none() {
        let number = tally.games();
        // The games in which a has each of the sides begin alike.
        if number.is_multiple_of(sides) {
            opening = openings.next()?;
        }
        let (mut session, orders) = play(entry, &options, &mut players, &opening, number % sides)?;
        count(&mut tally, session.outcome().map(|outcome| outcome.winner), number % sides);
        tally.plies += orders.len() as u32;
        tally.repeated += u32::from(!seen.insert((number % sides, orders.concat().join(" "))));
        if let Some(records) = &mut records {
            let of_a = number % sides;
            let names = (0..session.seats()).map(Seat).map(|seat| {
                let side = session.side_of(seat).map_or(0, |side| u32::from(side.0));
                if side == of_a { args.a.clone() } else { args.b.clone() }
            });
            let names: Vec<String> = names.collect();
            let controllers =
                names.iter().map(|name| Controller::Computer(Player::level_in(name).to_owned())).collect();
            session.describe(String::new(), names, controllers);
            records.add(&*session)?;
        }
        if !context.json {
            report(context, &tally)?;
        }
    }
    let sprt = args.sprt.then(|| match decision(&tally) {
        Some(true) => "better",
        Some(false) => "not-better",
        None => "open",
    });
    if context.json {
        let Tally { wins, draws, losses, plies, repeated, .. } = tally;
        let games = tally.games();
        return context.print_json(&Match {
            game: entry.info.id,
            a: &args.a,
            b: &args.b,
            games,
            distinct: games - repeated,
            wins,
            draws,
            losses,
            score: tally.score(),
            even: tally.even(),
            interval: tally.interval(),
            sprt,
            plies: f64::from(plies) / f64::from(games),
        });
    }
    let Some(sprt) = sprt else { return Ok(()) };
    let percent = |share: f64| Arg::Plain(context.words.decimal(100.0 * share, 0));
    let args = [("better", percent(tally.better())), ("even", percent(tally.even()))];
    let said = match sprt {
        "better" => "cli-arena-better",
        "not-better" => "cli-arena-not-better",
        _ => "cli-arena-open",
    };
    context.line(&context.words.fill(said, &args))
}

/// Plays one game after its opening, in which a has this side; also the orders, ply by ply.
fn play(
    entry: &Entry,
    options: &Options,
    players: &mut [Player; 2],
    opening: &[Vec<String>],
    side_of_a: u32,
) -> Result<(Box<dyn Session>, Vec<Vec<String>>), Failure> {
    let mut session = entry.start(options.clone());
    let mut orders = opening.to_vec();
    for ply in opening {
        let seats: Vec<_> = session.asked().iter().collect();
        for (seat, order) in seats.into_iter().zip(ply) {
            submit(&mut *session, Request::Order(seat, order.clone()))?;
        }
    }
    while !session.asked().is_empty() {
        let mut ply = Vec::new();
        for seat in session.asked().iter() {
            let side = session.side_of(seat).map_or(0, |side| u32::from(side.0));
            let order = players[usize::from(side != side_of_a)].order(&*session, seat);
            ply.push(order.clone());
            submit(&mut *session, Request::Order(seat, order))?;
        }
        orders.push(ply);
    }
    Ok((session, orders))
}

fn count(tally: &mut Tally, winner: Option<Winner>, side_of_a: u32) {
    match winner {
        Some(Winner::Side(side)) if u32::from(side.0) == side_of_a => tally.wins += 1,
        Some(Winner::Side(_)) => tally.losses += 1,
        _ => tally.draws += 1,
    }
}

/// The file of the games, to which each is added when it ends: whoever stops a long match has those that were played.
struct Records<'a> {
    path: &'a Path,
    file: File,
}

impl<'a> Records<'a> {
    fn open(path: &'a Path, force: bool) -> Result<Self, Failure> {
        let mut options = OpenOptions::new();
        options.write(true);
        if force {
            options.create(true).truncate(true)
        } else {
            options.create_new(true)
        };
        let file = options.open(path).map_err(|error| Failure::writing(path, &error))?;
        Ok(Self { path, file })
    }

    fn add(&mut self, session: &dyn Session) -> Result<(), Failure> {
        let text = record::write(session);
        let written = self.file.write_all(format!("{}\n\n", text.trim_end()).as_bytes());
        written.map_err(|error| Failure::writing(self.path, &error))
    }
}

/// The score after a game.
fn report(context: &mut Context<'_>, tally: &Tally) -> Result<(), Failure> {
    let percent = |share: f64| Arg::Plain(context.words.decimal(100.0 * share, 1));
    let [low, high] = tally.interval();
    let args = [
        ("games", Arg::Number(tally.games().into())),
        ("wins", Arg::Plain(tally.wins.to_string())),
        ("draws", Arg::Plain(tally.draws.to_string())),
        ("losses", Arg::Plain(tally.losses.to_string())),
        ("repeated", Arg::Number(tally.repeated.into())),
        ("score", percent(tally.score())),
        ("low", percent(low)),
        ("high", percent(high)),
    ];
    context.line(&context.words.fill("cli-arena", &args))
}
