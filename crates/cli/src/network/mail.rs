//! `mail`: a game by mail. Each call begins one, or takes in a message, lets the player decide, and prints what is to
//! be sent.

use super::table::{At, sit};
use super::{name, tables};
use crate::context::Context;
use crate::{file, setup};
use ludoteca_net::{Letter, Opening};
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use ludoteca_server::Correspondent;
use ludoteca_store::{Existing, Failure, check, shown, write_whole};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "MAIL")]
    mail: String,
    #[arg(long = "seat", value_name = "N", conflicts_with = "lots")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=4))]
    place: Option<u8>,
    #[arg(long)]
    lots: bool,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, requires = "out")]
    force: bool,
}

/// What is to be done.
enum Mail {
    Begin(Opening),
    Read(Letter),
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    if let Some(path) = &args.out {
        check(path, Existing::replaced_if(args.force)).map_err(|cause| Failure::writing(path, &cause))?;
    }
    let mail = mail(context, args)?;
    let tables = tables()?;
    let name = name(&tables, args.name.as_deref())?;
    let catalogue = context.catalogue.clone();
    let at = At { save: false, stays: false, by_mail: true };
    let visit = sit(context, at, |_, wake| {
        let correspondent = Correspondent { tables, catalogue, name, wake };
        let place = args.place.map(|number| number - 1);
        let post = match mail {
            Mail::Begin(opening) => correspondent.open(opening, place)?,
            Mail::Read(letter) => correspondent.read(&letter)?,
        };
        Ok((post.visit, post.log))
    })?;
    match visit.guest().letter() {
        Some(letter) => send(context, args, &letter.to_string()),
        None => context.line(&context.words.word("cli-mail-nothing")),
    }
}

/// A message in a file, or a game to begin.
fn mail(context: &Context<'_>, args: &Args) -> Result<Mail, Failure> {
    let path = Path::new(&args.mail);
    if path.is_file() {
        let text = file::exact(path)?;
        let none = || Failure::Input(Text::new("cli-mail-none").with("path", shown(path)));
        return Ok(Mail::Read(Letter::parse(&text).ok_or_else(none)?.map_err(|torn| Failure::Input(torn.text()))?));
    }
    let unknown = |_| Failure::Input(Text::new("cli-mail-what").with("text", shorten(&args.mail)));
    let (entry, options) = setup::entry(context.catalogue, &args.mail).map_err(unknown)?;
    let named = options.to_string();
    let game = if named.is_empty() { entry.info.id.to_owned() } else { format!("{}:{named}", entry.info.id) };
    let (lots, date) = (args.lots, file::today());
    Ok(Mail::Begin(Opening { game, lots, date, mail: true, ..Opening::default() }))
}

/// Says what is to be sent.
fn send(context: &mut Context<'_>, args: &Args, letter: &str) -> Result<(), Failure> {
    if let Some(path) = &args.out {
        let written = write_whole(path, format!("{letter}\n").as_bytes(), Existing::replaced_if(args.force));
        written.map_err(|cause| Failure::writing(path, &cause))?;
        return context.line(&context.words.say(&Text::new("cli-mail-written").with("path", shown(path))));
    }
    context.line(&context.words.word("cli-mail-send"))?;
    context.line("")?;
    context.line(letter)
}
