//! `class`: the sheet of a class tournament, from the list of names to the standings on the wall.
//!
//! A sheet is one file. What changes it claims it, reads it, changes it, and writes it again, whole or not at all; an
//! error leaves it as it was. Start with [`run`]; `sheet.rs` is the file, `output.rs` what is said of it in words and
//! JSON. `homework.rs` has what came of a deck, `serve/` keeps the boards on the network.

mod homework;
mod output;
mod serve;
mod sheet;

pub use ludoteca_classroom::{change as change_sheet, parsed as read_sheet};

use crate::context::Context;
use crate::{file, setup};
use clap::{Args as Arguments, Subcommand};
use ludoteca_class::{Outcome, System, Tournament, csv, names, page};
use ludoteca_classroom::{change, decide};
use ludoteca_rules::{SideInfo, Text};
use ludoteca_store::{Existing, Failure};
use std::path::PathBuf;

#[derive(Arguments)]
#[command(subcommand_required = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    New(New),
    Show(Show),
    Pair(Sheet),
    Result(Decide),
    Standings(Print),
    Pupils(Pupils),
    Undo(Sheet),
    Homework(homework::Args),
    Serve(serve::Args),
}

#[derive(Arguments)]
struct Sheet {
    #[arg(id = "sheet", value_name = "FILE")]
    file: PathBuf,
}

#[derive(Arguments)]
struct New {
    #[command(flatten)]
    sheet: Sheet,
    #[arg(id = "class-game", long = "game", value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "SYSTEM")]
    system: String,
    #[arg(id = "class-rounds", long = "rounds", value_name = "N")]
    rounds: Option<usize>,
    #[arg(long, value_name = "FILE")]
    names: PathBuf,
    #[arg(id = "class-title", long = "title", value_name = "TEXT")]
    title: Option<String>,
    #[arg(id = "class-seed", long = "seed", value_name = "N")]
    seed: Option<u64>,
    #[arg(long)]
    force: bool,
}

#[derive(Arguments)]
struct Show {
    #[command(flatten)]
    print: Print,
    #[arg(id = "class-round", long = "round", value_name = "N")]
    round: Option<usize>,
}

#[derive(Arguments)]
struct Print {
    #[command(flatten)]
    sheet: Sheet,
    #[arg(long, conflicts_with = "html")]
    csv: bool,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[arg(long, requires = "html")]
    force: bool,
}

#[derive(Arguments)]
struct Decide {
    #[command(flatten)]
    sheet: Sheet,
    #[arg(value_name = "BOARD")]
    board: usize,
    #[arg(value_name = "RESULT", allow_hyphen_values = true)]
    result: String,
    #[arg(id = "class-round", long = "round", value_name = "N")]
    round: Option<usize>,
}

#[derive(Arguments)]
struct Pupils {
    #[command(flatten)]
    sheet: Sheet,
    #[arg(long, value_name = "NAME", allow_hyphen_values = true, group = "change")]
    add: Option<String>,
    #[arg(long, value_names = ["N", "NAME"], num_args = 2, allow_hyphen_values = true, group = "change")]
    rename: Option<Vec<String>>,
    #[arg(long, value_name = "N", group = "change")]
    withdraw: Option<usize>,
    #[arg(long, value_name = "N", group = "change")]
    back: Option<usize>,
    #[arg(id = "class-csv", long = "csv", conflicts_with = "change")]
    csv: bool,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    match &args.action {
        Action::New(args) => new(context, args),
        Action::Show(args) => show(context, args),
        Action::Pair(args) => {
            let sheet = change(&args.file, |sheet| sheet.pair().map(|_| ()))?;
            output::round(context, &sheet, sheet.rounds().len())
        }
        Action::Result(args) => result(context, args),
        Action::Standings(args) => standings(context, args),
        Action::Pupils(args) => pupils(context, args),
        Action::Undo(args) => {
            let sheet = change(&args.file, Tournament::undo)?;
            output::state(context, &sheet)
        }
        Action::Homework(args) => homework::run(context, args),
        Action::Serve(args) => serve::run(context, args),
    }
}

fn new(context: &mut Context<'_>, args: &New) -> Result<(), Failure> {
    let existing = Existing::replaced_if(args.force);
    sheet::check(&args.sheet.file, existing)?;
    file::check_other(&args.names, &args.sheet.file)?;
    let (entry, options) = setup::entry(context.catalogue, &args.game).map_err(Failure::Input)?;
    if SideInfo::seats(entry.start(options.clone()).sides()) != 2 {
        return Err(Failure::Input(Text::new("class-two").with("game", entry.info.name)));
    }
    let options = options.to_string();
    let game = if options.is_empty() { entry.info.id.to_owned() } else { format!("{}:{options}", entry.info.id) };
    let system = match (args.system.as_str(), args.rounds) {
        ("swiss", Some(rounds)) => System::swiss(rounds),
        (_, Some(_)) => Err(Text::new("class-rounds-swiss")),
        (system, None) => System::parse(system),
    };
    let system = system.map_err(Failure::Input)?;
    let title = args.title.as_deref().unwrap_or(entry.info.name);
    let seed = args.seed.map_or_else(setup::new_seed, Ok)?;
    let mut sheet = Tournament::new(title, &game, system, seed).map_err(Failure::Input)?;
    for name in names::names(&file::text(&args.names)?).map_err(Failure::Input)? {
        sheet.add(&name).map_err(Failure::Input)?;
    }
    sheet::write(&args.sheet.file, &sheet, existing)?;
    output::state(context, &sheet)
}

fn show(context: &mut Context<'_>, args: &Show) -> Result<(), Failure> {
    let print = &args.print;
    let sheet = sheet::read(&print.sheet.file)?;
    let last = sheet.rounds().len();
    if args.round.is_some_and(|round| !(1..=last).contains(&round)) {
        let text = Text::new("class-round").with_number("round", args.round.unwrap_or(0));
        return Err(Failure::Input(text.with_number("last", last)));
    }
    if print.csv {
        return Ok(write!(context.out, "{}", csv::pairings(&sheet, args.round))?);
    }
    let round = args.round.unwrap_or(last);
    if let Some(out) = &print.html {
        if round == 0 {
            return Err(Failure::Input(Text::new("class-no-round")));
        }
        let say = |text: &Text| context.words.say(text);
        let html = page::pairings(&sheet, round, context.words.language().tag(), &say);
        return sheet::page(context, &print.sheet.file, (out, print.force), &html);
    }
    match args.round {
        Some(round) => output::round(context, &sheet, round),
        None => output::state(context, &sheet),
    }
}

fn result(context: &mut Context<'_>, args: &Decide) -> Result<(), Failure> {
    let outcome = Outcome::parse(&args.result).map_err(Failure::Input)?;
    let (sheet, round) = decide(context.catalogue, &args.sheet.file, (args.round, args.board), outcome)?;
    output::board(context, &sheet, round, args.board)
}

fn standings(context: &mut Context<'_>, args: &Print) -> Result<(), Failure> {
    let sheet = sheet::read(&args.sheet.file)?;
    if args.csv {
        return Ok(write!(context.out, "{}", csv::table(&sheet))?);
    }
    if let Some(out) = &args.html {
        let say = |text: &Text| context.words.say(text);
        let html = page::table(&sheet, context.words.language().tag(), &say);
        return sheet::page(context, &args.sheet.file, (out, args.force), &html);
    }
    output::standings(context, &sheet)
}

fn pupils(context: &mut Context<'_>, args: &Pupils) -> Result<(), Failure> {
    let file = &args.sheet.file;
    let sheet = match (&args.add, args.rename.as_deref(), args.withdraw, args.back) {
        (Some(name), ..) => change(file, |sheet| sheet.add(name).map(|_| ()))?,
        (_, Some([number, name]), ..) => {
            let number = number.parse().map_err(|_| {
                Failure::Input(Text::new("error-usage-value").with("name", "--rename").with("value", number))
            })?;
            change(file, |sheet| sheet.rename(number, name))?
        }
        (.., Some(number), _) => change(file, |sheet| sheet.set_withdrawn(number, true))?,
        (.., Some(number)) => change(file, |sheet| sheet.set_withdrawn(number, false))?,
        _ => sheet::read(file)?,
    };
    if args.csv {
        return Ok(write!(context.out, "{}", csv::pupils(&sheet))?);
    }
    output::pupils(context, &sheet)
}
