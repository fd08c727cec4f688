//! `experiment`: many games by chance or by levels, who wins them, and how long they take.
//!
//! Start with [`run`]; `args.rs` has the options, `vary.rs` reads what is compared, `told.rs` says it to people and
//! `report.rs` to programs.

mod args;
mod report;
mod told;
mod vary;

pub(crate) use args::Args;

use crate::computer::stop;
use crate::context::Context;
use ludoteca_diagram::Style;
use ludoteca_diagram::svg::{Page, SvgLabels, svg};
use ludoteca_experiment::{Experiment, Played, Progress, Run, Tally, chart, csv};
use ludoteca_rules::{Arg, Text};
use ludoteca_store::{self as store, Existing, Failure, shown};
use ludoteca_workers::Workers;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// How long it is quiet between two lines about the progress, at least.
const BETWEEN_LINES: Duration = Duration::from_secs(5);

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    check_files(args, context.json)?;
    let settings = vary::settings(context.catalogue, args)?;
    let Args { games, seed, opening, longest, .. } = *args;
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let workers = Workers::of(threads, "experiment", || {});
    let experiment = Experiment { settings, games, seed, opening, longest };
    let mut run = Run::stopped_by(experiment, &workers, threads, stop::by_signal());
    let quiet = context.json || to_stdout(&args.csv) || to_stdout(&args.svg);
    let mut told = Instant::now();
    while run.wait() {
        if !quiet && told.elapsed() >= BETWEEN_LINES {
            context.line(&context.words.say(&counted("cli-experiment-played", run.progress())))?;
            context.out.flush()?;
            told = Instant::now();
        }
    }
    let (mut experiment, mut games, mut tallies) = (run.experiment().clone(), run.games(), run.tallies());
    let Progress { games: wished, .. } = run.progress();
    let played = games.iter().map(Vec::len).sum();
    // Of a comparison that was stopped, what was begun.
    let begun = games.iter().take_while(|games| !games.is_empty()).count();
    experiment.settings.truncate(begun);
    games.truncate(begun);
    tallies.truncate(begun);
    if begun == 0 {
        return Err(Failure::Work(Text::new("cli-experiment-none")));
    }
    if context.json {
        context.print_json(&report::Report::of(&experiment, &tallies, context.words))?;
    } else if !quiet {
        told::tell(context, &experiment, &tallies)?;
    }
    write(context, args, (&experiment, &games, &tallies))?;
    if played < wished {
        return Err(Failure::Work(counted("cli-experiment-stopped", Progress { played, games: wished })));
    }
    Ok(())
}

fn counted(key: &'static str, Progress { played, games }: Progress) -> Text {
    Text::new(key).with("played", played.to_string()).with("games", games.to_string())
}

fn to_stdout(file: &Option<PathBuf>) -> bool {
    file.as_deref() == Some(Path::new("-"))
}

/// Whether the files can be written, before anything is played.
fn check_files(args: &Args, json: bool) -> Result<(), Failure> {
    if [to_stdout(&args.csv), to_stdout(&args.svg), json].into_iter().filter(|to| *to).count() > 1 {
        return Err(Failure::Input(Text::new("error-experiment-outputs")));
    }
    for path in [&args.csv, &args.svg].into_iter().flatten().filter(|path| *path != Path::new("-")) {
        args.game.check_output(path)?;
        store::check(path, Existing::replaced_if(args.force)).map_err(|error| Failure::writing(path, &error))?;
    }
    if let (Some(csv), Some(svg)) = (&args.csv, &args.svg)
        && store::same_target(csv, svg).unwrap_or(false)
    {
        return Err(Failure::Input(Text::new("error-experiment-same").with("path", shown(csv))));
    }
    Ok(())
}

type Made<'a> = (&'a Experiment, &'a [Vec<Played>], &'a [Tally]);

/// The lines of the games and the chart, where they were asked for.
fn write(context: &mut Context<'_>, args: &Args, (experiment, games, tallies): Made<'_>) -> Result<(), Failure> {
    if let Some(path) = &args.csv {
        save(context, args, path, &csv(experiment, games))?;
    }
    let Some(path) = &args.svg else { return Ok(()) };
    let drawing = chart::drawing(experiment, tallies, context.words);
    let title = chart::title(experiment, context.words);
    let said = told::sentences(experiment, tallies, context.words).join("\n");
    let page = Page::round(&drawing, chart::MARGIN, 1.0);
    save(context, args, path, &svg(&drawing, Style::Ink, page, SvgLabels { title: &title, description: &said }))
}

fn save(context: &mut Context<'_>, args: &Args, path: &Path, text: &str) -> Result<(), Failure> {
    if path == Path::new("-") {
        return Ok(context.out.write_all(text.as_bytes())?);
    }
    store::write_whole(path, text.as_bytes(), Existing::replaced_if(args.force))
        .map_err(|error| Failure::writing(path, &error))?;
    if context.json || to_stdout(&args.csv) || to_stdout(&args.svg) {
        return Ok(());
    }
    context.line(&context.words.fill("cli-saved", &[("path", Arg::Plain(shown(path)))]))
}
