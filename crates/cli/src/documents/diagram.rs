//! `diagram`: a position, or a worksheet of several, as a picture for print.

use crate::context::Context;
use crate::file;
use crate::setup::{GameArgs, begin};
use ludoteca_diagram::svg::{self, Page, SvgLabels};
use ludoteca_diagram::{self as diagram, Drawing, Style, Task};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Catalogue, Text};
use ludoteca_store::{self as store, Existing, Failure, shown};
use ludoteca_words::{Words, telling};
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
#[command(mut_arg("game", |arg| arg.required_unless_present_any(["record", "worksheet"])))]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "position", "moves", "record", "at"])]
    worksheet: Option<PathBuf>,
    #[arg(long)]
    colour: bool,
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    #[arg(long = "out", value_name = "FILE")]
    picture: Option<PathBuf>,
    #[arg(long, requires = "picture")]
    force: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    positions: Vec<PositionRow>,
    size_mm: [f32; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    out: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<&'a str>,
}

#[derive(Serialize)]
pub(super) struct PositionRow {
    game: &'static str,
    position: String,
}

impl PositionRow {
    fn of(play: &dyn PlayView) -> Self {
        Self { game: play.info().id, position: play.position_text() }
    }
}

/// Millimetres to a cell of a single diagram, and what is left round it, in cells.
const CELL: f32 = 10.0;
const MARGIN: f32 = 0.25;

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let style = if args.colour { Style::Colour } else { Style::Ink };
    let out = args.picture.as_deref().filter(|out| *out != Path::new("-"));
    if let Some(out) = out {
        args.game.check_output(out)?;
        args.worksheet.as_deref().map_or(Ok(()), |worksheet| file::check_other(worksheet, out))?;
        store::check(out, Existing::replaced_if(args.force)).map_err(|error| Failure::writing(out, &error))?;
    }
    let (drawing, page, title, positions) = match &args.worksheet {
        Some(file) => worksheet(context, file, args.title.as_deref(), style)?,
        None => single(context.catalogue, context.words, args, style)?,
    };
    let described: Vec<&str> = positions.iter().map(|pictured| pictured.position.as_str()).collect();
    let svg = svg::svg(&drawing, style, page, SvgLabels { title: &title, description: &described.join("\n") });
    if let Some(out) = out {
        let existing = Existing::replaced_if(args.force);
        store::write_whole(out, svg.as_bytes(), existing).map_err(|error| Failure::writing(out, &error))?;
    }
    if context.json {
        let svg = out.is_none().then_some(svg.as_str());
        return context.print_json(&Report { positions, size_mm: page.size, out: out.map(shown), svg });
    }
    match out {
        Some(out) => context.line(&context.words.say(&Text::new("cli-saved").with("path", shown(out)))),
        None => Ok(context.out.write_all(svg.as_bytes())?),
    }
}

type Picture = (Drawing, Page, String, Vec<PositionRow>);

/// One position, with the title above it and whose turn it is below.
fn single(catalogue: &Catalogue, words: &Words, args: &Args, style: Style) -> Result<Picture, Failure> {
    let play = args.game.session(catalogue)?;
    let task = task(words, &*play, args.title.clone().unwrap_or_default(), style);
    let drawing = diagram::captioned(&task);
    let page = Page::round(&drawing, MARGIN, CELL);
    let name = words.word(&format!("game-{}", play.info().id));
    let title = args.title.clone().unwrap_or(name);
    Ok((drawing, page, title, vec![PositionRow::of(&*play)]))
}

/// A page of tasks from a file, each in a line `GAME | POSITION | caption`.
fn worksheet(context: &Context<'_>, file: &Path, title: Option<&str>, style: Style) -> Result<Picture, Failure> {
    let (tasks, positions) = worksheet_tasks(context, &file::text(file)?, style, diagram::TASKS)?;
    let title = title.map_or_else(|| context.words.word("worksheet-title"), str::to_owned);
    let drawing = diagram::sheet(&title, &context.words.word("worksheet-name"), &tasks);
    Ok((drawing, Page::SHEET, title, positions))
}

/// The tasks in the lines of a worksheet, so many at most.
pub(super) fn worksheet_tasks(
    context: &Context<'_>,
    content: &str,
    style: Style,
    most: usize,
) -> Result<(Vec<Task>, Vec<PositionRow>), Failure> {
    let mut tasks = Vec::new();
    let mut positions = Vec::new();
    for (line, text) in (1_i64..).zip(content.trim_start_matches('\u{feff}').lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let wrong = |problem: Text| {
            Failure::Input(Text::new("error-worksheet").with_number("line", line).with_text("problem", problem))
        };
        if tasks.len() == most {
            return Err(wrong(Text::new("worksheet-many").with_number("most", most as i64)));
        }
        let parts: Vec<&str> = text.splitn(3, '|').map(str::trim).collect();
        let [game, position, ref caption @ ..] = parts[..] else { return Err(wrong(Text::new("worksheet-form"))) };
        let position = Some(position).filter(|position| !position.is_empty());
        let play = begin(context.catalogue, game, position, []).map_err(wrong)?;
        tasks.push(task(context.words, &*play, caption.first().copied().unwrap_or_default().to_owned(), style));
        positions.push(PositionRow::of(&*play));
    }
    if tasks.is_empty() {
        return Err(Failure::Input(Text::new("worksheet-empty")));
    }
    Ok((tasks, positions))
}

/// A position with its caption and with what its diagram cannot show.
fn task(words: &Words, play: &dyn PlayView, caption: String, style: Style) -> Task {
    diagram::task(play, style, caption, telling::state(play, words), |sign| telling::sign(play, words, sign))
}
