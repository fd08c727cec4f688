//! `join`: sits down at a table of another computer, or lists those that are seen.

use super::news::table_name;
use super::table::{At, sit};
use super::{identity, name, stopped, tables};
use crate::context::Context;
use crate::file;
use ludoteca_net::{Guest, Want};
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use ludoteca_server::{Destination, KeptLog, Nearby, Visit, dial, entropy};
use ludoteca_store::Failure;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// Tables that do not show in this time are not seen: a computer that has just opened one may need a few seconds until
/// it answers, and no question is asked twice within a second.
const LOOK: Duration = Duration::from_secs(6);

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "CODE", num_args = 0..)]
    code: Vec<String>,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long = "seat", value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    place: Option<u8>,
    #[arg(long, conflicts_with = "place")]
    watch: bool,
    #[arg(long)]
    no_save: bool,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    // The letters may be typed as they are shown, in two groups, and an invitation as somebody broke its line.
    let code = args.code.join(" ");
    if code.is_empty() {
        return look(context);
    }
    let to = destination(&code)?;
    let tables = tables()?;
    let name = name(&tables, args.name.as_deref())?;
    let identity = identity(&tables)?;
    let want = if args.watch { Want::Watch } else { Want::Place(args.place.map(|number| number - 1)) };
    let bytes = entropy().map_err(|cause| stopped(&cause))?;
    let guest = Guest::new(context.catalogue.clone(), identity, name, want, bytes);
    let at = At { save: !args.no_save && !args.watch, stays: false, by_mail: false };
    let come = |_: &mut Context<'_>, wake| {
        let wire = dial(to, wake).map_err(|cause| stopped(&cause))?;
        Ok((Visit::new(guest, wire), Some(KeptLog::new(tables))))
    };
    sit(context, at, come).map(|_| ())
}

/// Where the table is: what is typed, or what the file says that is named.
fn destination(code: &str) -> Result<Destination, Failure> {
    let path = Path::new(code);
    let text = if path.is_file() { file::exact(path)? } else { code.to_owned() };
    let wrong = || Failure::Input(Text::new("net-bad-code").with("code", shorten(code)));
    Destination::parse(&text).map_err(Failure::Input)?.ok_or_else(wrong)
}

/// Lists the tables that are seen on the network.
fn look(context: &mut Context<'_>) -> Result<(), Failure> {
    let Some(mut nearby) = Nearby::look() else { return context.line(&context.words.word("cli-net-none-seen")) };
    let start = Instant::now();
    let mut known = Vec::new();
    while start.elapsed() < LOOK {
        let new: Vec<_> = nearby.tables().filter(|seen| !known.contains(*seen)).cloned().collect();
        for seen in new {
            let code = seen.invitation.letters().unwrap_or_else(|| seen.invitation.to_string());
            let text = Text::new("cli-net-seen")
                .with("name", &seen.name)
                .with("game", table_name(context, &seen.game))
                .with("code", code);
            context.line(&context.words.say(&text))?;
            known.push(seen);
        }
        thread::sleep(Duration::from_millis(50));
    }
    if known.is_empty() { context.line(&context.words.word("cli-net-none-seen")) } else { Ok(()) }
}
