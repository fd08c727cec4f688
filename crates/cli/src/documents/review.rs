//! `review`: where a game turned.

use crate::context::Context;
use crate::file;
use crate::lessons::practice;
use ludoteca_lessons as lessons;
use ludoteca_record::{self as record, Record};
use ludoteca_review::{NODES, Review, Turn, Worth, annotate, people};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Arg, Side, Text};
use ludoteca_store::{self as store, Existing, Failure, shown};
use ludoteca_words::{Words, telling};
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Fewer say nothing, and more are for `analyse`.
    #[arg(long, value_name = "N", default_value_t = NODES,
        value_parser = clap::value_parser!(u64).range(100..=100_000_000))]
    nodes: u64,
    /// The record with what was found.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// The turning points as a deck of puzzles.
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// The turning points among the own mistakes, which are asked again.
    #[arg(id = "keep-mistakes", long = "keep")]
    keep: bool,
    #[arg(long)]
    force: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    curve: Vec<PointReport>,
    turns: Vec<TurnReport<'a>>,
}

#[derive(Serialize)]
struct PointReport {
    side: &'static str,
    #[serde(flatten)]
    worth: WorthReport,
}

#[derive(Serialize)]
struct WorthReport {
    share: u16,
    proved: Option<&'static str>,
    plies: Option<u32>,
}

#[derive(Serialize)]
struct TurnReport<'a> {
    ply: usize,
    number: u32,
    seat: u8,
    played: &'a str,
    better: &'a str,
    right: &'a [String],
    line: &'a [String],
    refutation: &'a [String],
    before: WorthReport,
    after: WorthReport,
    said: String,
}

impl From<Worth> for WorthReport {
    fn from(Worth { share, proof }: Worth) -> Self {
        Self { share, proved: proof.map(|proof| proof.ending.text()), plies: proof.and_then(|proof| proof.plies) }
    }
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    for written in [&args.write, &args.deck].into_iter().flatten() {
        file::check_other(&args.file, written)?;
    }
    let text = file::text(&args.file)?;
    let mut play = record::read(&text, context.catalogue).map_err(|error| Failure::Input(error.text()))?;
    let review = Review::of(&*play, context.catalogue, args.nodes, &Stop::default())
        .map_err(|error| Failure::Input(error.text()))?;
    if context.json {
        context.print_json(&report(&*play, context.words, &review))?;
    } else if args.write.as_deref() != Some(Path::new("-")) && args.deck.as_deref() != Some(Path::new("-")) {
        tell(context, &*play, &review)?;
    }
    if let Some(path) = &args.deck {
        write_deck(context, (args, path), &*play, &review)?;
    }
    if args.keep {
        keep(context, &*play, &review)?;
    }
    let Some(path) = &args.write else { return Ok(()) };
    annotate(&review, &mut *play, context.words);
    if path == Path::new("-") {
        return context.print(&Record(&*play));
    }
    save(context, args, path, &record::write(&*play))
}

fn save(context: &mut Context<'_>, args: &Args, path: &Path, text: &str) -> Result<(), Failure> {
    let existing = Existing::replaced_if(args.force);
    store::write_whole(path, text.as_bytes(), existing).map_err(|error| Failure::writing(path, &error))?;
    if context.json {
        return Ok(());
    }
    context.line(&context.words.say(&Text::new("cli-saved").with("path", shown(path))))
}

/// Keeps the questions of the turning points among the own mistakes: where the computer played too, those of people.
fn keep(context: &mut Context<'_>, play: &dyn PlayView, review: &Review) -> Result<(), Failure> {
    let nothing = || Failure::Work(Text::new("cli-review-no-deck"));
    let entry = context.catalogue.find(play.info().id).ok_or_else(nothing)?;
    let deck = review.deck(entry, "mistakes", Some(&people(play))).ok_or_else(nothing)?;
    let folder = practice::desk::folder()?;
    let kept = folder.keep(entry, &deck.exercises, context.catalogue, practice::desk::day_of(None)?)?;
    if context.json {
        return Ok(());
    }
    if kept.set_aside {
        let path = folder.mistakes_path(entry.info.id);
        context.line(&context.words.say(&Text::new("practice-set-aside").with("path", shown(&path))))?;
    }
    let said = match kept.added {
        0 => Text::new("practice-known"),
        added => Text::new("practice-kept").with_number("count", added as i64),
    };
    context.line(&context.words.say(&said))
}

/// Writes the questions of the turning points.
fn write_deck(
    context: &mut Context<'_>,
    (args, path): (&Args, &Path),
    play: &dyn PlayView,
    review: &Review,
) -> Result<(), Failure> {
    let entry = context.catalogue.find(play.info().id);
    let deck = entry.and_then(|entry| review.deck(entry, "my-turning-points", None));
    let Some(deck) = deck else { return Err(Failure::Work(Text::new("cli-review-no-deck"))) };
    let text = lessons::write(&deck);
    if path == Path::new("-") { context.print(&text) } else { save(context, args, path, &text) }
}

/// The curve, and a paragraph for each turning point.
fn tell(context: &mut Context<'_>, play: &dyn PlayView, review: &Review) -> Result<(), Failure> {
    let words = context.words;
    for line in curve(play, words, review) {
        context.line(&line)?;
    }
    if review.turns.is_empty() {
        return context.line(&words.word("cli-review-none"));
    }
    if !review.has_turned() {
        context.line(&words.word("review-slips"))?;
    }
    for turn in &review.turns {
        context.line("")?;
        context.line(&headline(play, words, turn))?;
        context.line(&format!("  {}", turn.told(words)))?;
        for (key, line) in [("cli-review-line", &turn.line), ("cli-review-refutation", &turn.refutation)] {
            if line.len() > 1 {
                context.line(&format!("  {}", words.say(&Text::new(key).with("moves", line.join(" ")))))?;
            }
        }
    }
    Ok(())
}

fn headline(play: &dyn PlayView, words: &Words, turn: &Turn) -> String {
    let gaps = [
        ("number", Arg::Number(i64::from(turn.number))),
        ("who", Arg::Plain(telling::player_name(play, words, turn.seat))),
        ("move", Arg::Plain(turn.played.clone())),
    ];
    words.fill("cli-review-turn", &gaps)
}

/// How wide a line of the curve is, in plies.
const WIDTH: usize = 60;

/// The curve in characters: a line for each side of which it tells, the higher the better it stands.
fn curve(play: &dyn PlayView, words: &Words, review: &Review) -> Vec<String> {
    const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let height = |share: u16| HEIGHTS[(usize::from(share) * HEIGHTS.len() / 1001).min(HEIGHTS.len() - 1)];
    let mut lines = Vec::new();
    for side in (0..).map(Side).take(play.sides().len()) {
        let points: Vec<char> =
            review.curve.iter().map(|point| if point.side == side { height(point.worth.share) } else { ' ' }).collect();
        if points.iter().all(|point| *point == ' ') {
            continue;
        }
        let who = Arg::Plain(telling::side_player_name(play, words, side));
        lines.push(words.fill("cli-review-curve", &[("who", who)]));
        lines.extend((0..).step_by(WIDTH).zip(points.chunks(WIDTH)).map(|(first, part)| {
            let part: String = part.iter().collect();
            format!("{first:4} {}", part.trim_end())
        }));
    }
    lines
}

/// What scripts are told.
fn report<'a>(play: &dyn PlayView, words: &Words, review: &'a Review) -> Report<'a> {
    let sides = play.sides();
    let name = |side: Side| sides.get(usize::from(side.0)).map_or("", |side| side.text);
    let turn = |turn: &'a Turn| TurnReport {
        ply: turn.ply,
        number: turn.number,
        seat: turn.seat.number(),
        played: &turn.played,
        better: &turn.better,
        right: &turn.right,
        line: &turn.line,
        refutation: &turn.refutation,
        before: turn.before.into(),
        after: turn.after.into(),
        said: turn.told(words),
    };
    Report {
        game: play.info().id,
        curve: review
            .curve
            .iter()
            .map(|point| PointReport { side: name(point.side), worth: point.worth.into() })
            .collect(),
        turns: review.turns.iter().map(turn).collect(),
    }
}
