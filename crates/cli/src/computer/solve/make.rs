//! Makes a table, and goes on with one that was begun.

use super::place::Place;
use super::told;
use crate::computer::stop;
use crate::context::Context;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Arg, Text};
use ludoteca_solve::Space;
use ludoteca_solve::survey::Survey;
use ludoteca_solve::table::{Effort, save};
use ludoteca_solve::work::{Job, State};
use ludoteca_store::{Claim, Failure};
use ludoteca_tablebase::{Entries, Progress, Way};
use std::time::{Duration, Instant};

/// What is lost at most when the program is killed.
const BETWEEN_SAVES: Duration = Duration::from_secs(60);

/// How long it is quiet between two lines about the progress, at least.
const BETWEEN_LINES: Duration = Duration::from_secs(5);

pub(super) fn run(context: &mut Context<'_>, place: &Place, megabytes: usize) -> Result<(), Failure> {
    let begun = Instant::now();
    let writing = |error| Failure::writing(&place.path, &error);
    if let Some(folder) = place.path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(writing)?;
    }
    let claim = Claim::take(&place.path).map_err(writing)?;
    let _claim = claim.ok_or_else(|| Failure::busy(&place.path))?;
    let stop = stop::by_signal();
    let space = &*place.subject.space;
    let entries = match place.open()? {
        None => made(context, place, Job::new(space, megabytes).map_err(Failure::Input)?, &stop)?,
        Some(mut table) => match table.head().progress {
            None => table.entries()?,
            Some(progress) => {
                let entries = table.entries()?;
                let job = Job::resume(space, entries, progress, megabytes).map_err(Failure::Input)?;
                made(context, place, job, &stop)?
            }
        },
    };
    let survey = Survey::of(space, &entries, &stop).ok_or_else(|| stopped(100))?;
    told::tell(context, place, &entries, &survey, begun.elapsed().as_secs_f64())
}

/// Does the work that is left, and writes the file from time to time and in the end.
fn made(context: &mut Context<'_>, place: &Place, mut job: Job<'_>, stop: &Stop) -> Result<Entries, Failure> {
    let (subject, space) = (&place.subject, &*place.subject.space);
    let keep = |entries: &Entries, progress: Option<Progress>| {
        let effort = if progress.is_some() { Effort::Quick } else { Effort::Small };
        save(&place.path, (&subject.name, subject.game, place.rules), entries, progress, effort)
    };
    let (mut saved, mut told) = (Instant::now(), Instant::now());
    if job.progress() != Progress::default() {
        tell(context, space, job.progress())?;
    }
    loop {
        let state = job.go_on(stop).map_err(Failure::Work)?;
        if state == State::Done {
            break;
        }
        if stop.is_stopped() {
            keep(job.entries(), Some(job.progress()))?;
            return Err(stopped(percent(space, job.progress())));
        }
        if saved.elapsed() >= BETWEEN_SAVES {
            keep(job.entries(), Some(job.progress()))?;
            saved = Instant::now();
        }
        if told.elapsed() >= BETWEEN_LINES {
            tell(context, space, job.progress())?;
            told = Instant::now();
        }
    }
    let entries = job.into_entries();
    keep(&entries, None)?;
    Ok(entries)
}

/// That somebody stopped it.
fn stopped(percent: u64) -> Failure {
    Failure::Work(Text::new("error-solve-stopped").with("percent", percent.to_string()))
}

fn percent(space: &dyn Space, progress: Progress) -> u64 {
    100 * progress.done / space.count().max(1)
}

/// A line about the progress, for people only.
fn tell(context: &mut Context<'_>, space: &dyn Space, progress: Progress) -> Result<(), Failure> {
    if context.json {
        return Ok(());
    }
    let percent = ("percent", Arg::Plain(percent(space, progress).to_string()));
    let line = match space.way() {
        Way::Passes => {
            let pass = ("turns", Arg::Plain(progress.pass.to_string()));
            context.words.fill("cli-solve-pass", &[pass, percent])
        }
        Way::Upwards | Way::Apart | Way::Groups => context.words.fill("cli-solve-percent", &[percent]),
    };
    context.line(&line)?;
    Ok(context.out.flush()?)
}
