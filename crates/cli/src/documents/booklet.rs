//! `booklet`: a deck, a lesson plan, a record, a sheet of a class or a worksheet as pages to print.

use super::diagram::worksheet_tasks;
use crate::context::Context;
use crate::file;
use crate::lessons::lesson::{deck_of, text_of, unknown_action};
use crate::lessons::plan::{plan, plan_in};
use clap::ValueEnum;
use ludoteca_booklet::{
    Booklet, MOST_ON_PAGE, Section, html, of_class, of_deck, of_plan, of_play, pages, pdf, pieces, title,
};
use ludoteca_class::Tournament;
use ludoteca_diagram::Style;
use ludoteca_lessons::Plan;
use ludoteca_record as record;
use ludoteca_rules::Text;
use ludoteca_store::{self as store, Existing, Failure, shown};
use ludoteca_words::Words;
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    source: PathBuf,
    #[arg(value_name = "GAME-OR-FILE")]
    plan: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    #[arg(long, value_name = "N", default_value_t = ludoteca_diagram::TASKS as u8,
        value_parser = clap::value_parser!(u8).range(1..=MOST_ON_PAGE as i64))]
    per_page: u8,
    #[arg(long, value_name = "WHERE", value_enum, hide_possible_values = true, default_value_t = Solutions::End)]
    solutions: Solutions,
    #[arg(long)]
    pieces: bool,
    #[arg(long)]
    force: bool,
}

/// The word before the game of a lesson plan.
const PLAN: &str = "plan";

/// Where the solutions of a deck or a plan stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Solutions {
    /// On the last pages.
    End,
    /// In a file of their own.
    Apart,
    /// Nowhere.
    None,
}

#[derive(Serialize)]
struct Report {
    out: String,
    pages: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<String>,
}

/// What a booklet is made of: its title, its pages, and the solutions that belong to them.
struct Content {
    title: String,
    sections: Vec<Section>,
    solutions: Vec<Section>,
    pieces: Option<Section>,
}

/// What a file is written as.
#[derive(Clone, Copy)]
enum Form {
    Pdf,
    Html,
}

impl Form {
    /// As the end of the file's name says it.
    fn of(out: &Path) -> Result<Self, Failure> {
        let ending = out.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        match ending.to_ascii_lowercase().as_str() {
            "pdf" => Ok(Self::Pdf),
            "html" | "htm" => Ok(Self::Html),
            _ => Err(Failure::Input(Text::new("error-booklet-form").with("path", shown(out)))),
        }
    }

    fn file(self, booklet: &Booklet) -> Result<Vec<u8>, Failure> {
        match self {
            Self::Pdf => pdf(booklet).map_err(Failure::Work),
            Self::Html => Ok(html(booklet).into_bytes()),
        }
    }
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let form = Form::of(&args.out)?;
    let apart = (args.solutions == Solutions::Apart).then(|| beside(&args.out));
    let existing = Existing::replaced_if(args.force);
    for out in [Some(&args.out), apart.as_ref()].into_iter().flatten() {
        file::check_other(args.plan.as_ref().unwrap_or(&args.source), out)?;
        store::check(out, existing).map_err(|error| Failure::writing(out, &error))?;
    }
    let content = content(context, args)?;
    let title = args.title.clone().unwrap_or(content.title);
    let made = |sections: Vec<Section>| {
        let mut booklet = Booklet::new(&title, context.words, sections);
        booklet.per_page = usize::from(args.per_page);
        booklet
    };
    let pieces = if args.pieces {
        Some(content.pieces.ok_or_else(|| Failure::Input(Text::new("error-booklet-pieces")))?)
    } else {
        None
    };
    let mut sections = content.sections;
    let mut files = Vec::new();
    match (args.solutions, apart) {
        (Solutions::Apart, Some(_)) if content.solutions.is_empty() => {
            return Err(Failure::Input(Text::new("error-booklet-solutions")));
        }
        (Solutions::Apart, Some(apart)) => files.push((apart, made(content.solutions))),
        (Solutions::End, _) => sections.extend(content.solutions),
        _ => {}
    }
    sections.extend(pieces);
    files.insert(0, (args.out.clone(), made(sections)));
    // All are made before one is written.
    let written = files.iter().map(|(_, booklet)| form.file(booklet)).collect::<Result<Vec<_>, _>>()?;
    for ((out, _), bytes) in files.iter().zip(&written) {
        store::write_whole(out, bytes, existing).map_err(|error| Failure::writing(out, &error))?;
    }
    if context.json {
        let count = files.iter().map(|(_, booklet)| pages(booklet).len()).sum();
        let solutions = files.get(1).map(|(out, _)| shown(out));
        return context.print_json(&Report { out: shown(&args.out), pages: count, solutions });
    }
    for (out, _) in &files {
        context.line(&context.words.say(&Text::new("cli-saved").with("path", shown(out))))?;
    }
    Ok(())
}

/// The file of the solutions, beside that of the tasks: `tasks-solutions.pdf`.
fn beside(out: &Path) -> PathBuf {
    let mut name = out.file_stem().unwrap_or_default().to_owned();
    name.push("-solutions");
    if let Some(ending) = out.extension() {
        name.push(".");
        name.push(ending);
    }
    out.with_file_name(name)
}

/// What the source is, and what is printed of it: a sheet and a deck say so in their first line, a worksheet has a bar
/// in it, and everything else is a record.
fn content(context: &Context<'_>, args: &Args) -> Result<Content, Failure> {
    if let Some(source) = &args.plan {
        let word = args.source.to_string_lossy();
        if word != PLAN {
            return Err(unknown_action(&word, PLAN));
        }
        return Ok(lesson(context.words, &plan(context, source)?, args.solutions));
    }
    let text = text_of(context, &args.source)?;
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#')).unwrap_or_default();
    let words = context.words;
    if first.starts_with("Ludoteca class") {
        let sheet = Tournament::read(text).map_err(Failure::Input)?;
        let sections = of_class(&sheet, words);
        return Ok(Content { title: sheet.name().to_owned(), sections, solutions: Vec::new(), pieces: None });
    }
    if !first.starts_with('[') && first.contains('|') {
        let (tasks, _) = worksheet_tasks(context, text, Style::Ink, usize::MAX)?;
        let sections = vec![Section::Tasks { tasks, answers: true }];
        return Ok(Content { title: words.word("worksheet-title"), sections, solutions: Vec::new(), pieces: None });
    }
    if has_head(text, "Plan") {
        return Ok(lesson(words, &plan_in(context, text)?, args.solutions));
    }
    if has_head(text, "Deck") {
        let deck = deck_of(context, text)?;
        let parts = of_deck(&deck, words);
        let pieces = deck.exercises.iter().find_map(|exercise| pieces(&*exercise.begin(), words));
        let title = deck.title.within(words.language()).to_owned();
        return Ok(Content { title, sections: vec![parts.tasks], solutions: vec![parts.solutions], pieces });
    }
    let mut play = record::read(text, context.catalogue).map_err(|error| Failure::Input(error.text()))?;
    let title = title(&*play, words);
    let pieces = pieces(&*play, words);
    Ok(Content { title, sections: of_play(&mut *play, words), solutions: Vec::new(), pieces })
}

/// A lesson plan. Its answers stand beside its questions unless they are to be apart or nowhere.
fn lesson(words: &Words, plan: &Plan, solutions: Solutions) -> Content {
    let beside = solutions == Solutions::End;
    let parts = of_plan(plan, words, beside);
    let pieces = plan.steps.iter().find_map(|step| pieces(&*step.board.as_ref()?.begin(), words));
    let answers = parts.answers.filter(|_| !beside);
    Content {
        title: plan.title.within(words.language()).to_owned(),
        sections: std::iter::once(parts.steps).chain(parts.homework).collect(),
        solutions: answers.into_iter().chain(parts.solutions).collect(),
        pieces,
    }
}

/// Whether the head of a text of records has this tag.
fn has_head(text: &str, name: &str) -> bool {
    let tags = text.lines().map(str::trim).take_while(|line| line.is_empty() || line.starts_with(['[', '%', ';']));
    let begins = format!("{name} ");
    tags.filter_map(|line| line.strip_prefix('[')).any(|tag| tag.trim_start().starts_with(&begins))
}
