//! What came of an experiment, for people: bars and sentences.

use crate::context::Context;
use ludoteca_experiment::chance::Share;
use ludoteca_experiment::{Experiment, Lengths, Setting, Tally, chart, told};
use ludoteca_rules::{Arg, Side, Text};
use ludoteca_store::Failure;
use ludoteca_words::Words;

/// How wide the longest bar is.
const WIDE: f64 = 40.0;

/// Longer names are cut, so that the bars stay on the line.
const LONGEST_NAME: usize = 32;

/// A row of bars: a name, how long the bar is from 0 to 1, and the figures behind it.
type Row = (String, f64, String);

pub(super) fn tell(context: &mut Context<'_>, experiment: &Experiment, tallies: &[Tally]) -> Result<(), Failure> {
    let words = context.words;
    context.line(&chart::title(experiment, words))?;
    match (&experiment.settings[..], tallies) {
        ([setting], [tally]) => single(context, experiment, setting, tally)?,
        _ => compared(context, experiment, tallies)?,
    }
    context.line("")?;
    for sentence in sentences(experiment, tallies, words) {
        context.line(&sentence)?;
    }
    Ok(())
}

/// The sentences of one setting, or of a comparison.
pub(super) fn sentences(experiment: &Experiment, tallies: &[Tally], words: &Words) -> Vec<String> {
    match (&experiment.settings[..], tallies) {
        ([setting], [tally]) => told::sentences(experiment, setting, tally, words),
        _ => told::compared(experiment, tallies, words),
    }
}

fn single(context: &mut Context<'_>, made: &Experiment, setting: &Setting, tally: &Tally) -> Result<(), Failure> {
    let words = context.words;
    context.line(&told::made(made, setting, tally.games(), words))?;
    let sides = (0..).map(Side).zip(setting.sides());
    let mut rows: Vec<Row> =
        sides.map(|(side, _)| share(words, told::side_name(setting, words, side), tally.won(side))).collect();
    for (key, count) in [("experiment-nobody", tally.draws), ("experiment-end-cut", tally.cut)] {
        if count > 0 {
            rows.push(share(words, words.word(key), tally.share(count)));
        }
    }
    block(context, &words.word("cli-experiment-wins"), &rows)?;
    context.line("")?;
    context.line(&words.word("cli-experiment-ends"))?;
    for (end, count) in &tally.ends {
        context.line(&format!("  {count:>6}  {}", told::end(setting, words, *end)))?;
    }
    let Some(lengths) = &tally.lengths else { return Ok(()) };
    let most = f64::from(lengths.histogram.iter().map(|bin| bin.games).max().unwrap_or(1));
    let bins = lengths.histogram.iter().map(|bin| {
        let name = if bin.from == bin.to { bin.from.to_string() } else { format!("{}–{}", bin.from, bin.to) };
        (name, f64::from(bin.games) / most, bin.games.to_string())
    });
    let heading = if setting.counts_stones() { "cli-experiment-lengths-stones" } else { "cli-experiment-lengths" };
    block(context, &words.word(heading), &bins.collect::<Vec<Row>>())
}

fn compared(context: &mut Context<'_>, experiment: &Experiment, tallies: &[Tally]) -> Result<(), Failure> {
    let words = context.words;
    let text = Text::new("experiment-made-each").with_number("games", experiment.games);
    context.line(&words.say(&text.with("seed", experiment.seed.to_string())))?;
    let all = || experiment.settings.iter().zip(tallies);
    let who = Arg::Plain(told::whose(experiment, words));
    let rows: Vec<Row> =
        all().map(|(setting, tally)| share(words, setting.label.clone(), tally.won(setting.compared()))).collect();
    block(context, &words.fill("cli-experiment-rows", &[("who", who)]), &rows)?;
    let counts: [(_, fn(&Tally) -> u32); 2] =
        [("experiment-nobody", |tally| tally.draws), ("experiment-end-cut", |tally| tally.cut)];
    for (key, count) in counts {
        if tallies.iter().any(|tally| count(tally) > 0) {
            let rows: Vec<Row> =
                all().map(|(setting, tally)| share(words, setting.label.clone(), tally.share(count(tally)))).collect();
            block(context, &format!("{}:", words.word(key)), &rows)?;
        }
    }
    let lengths: Vec<_> = all().filter_map(|(setting, tally)| Some((setting, tally.lengths.as_ref()?))).collect();
    let most = lengths.iter().map(|(_, lengths)| lengths.mean).fold(1.0, f64::max);
    let row = |(setting, lengths): &(&Setting, &Lengths)| {
        let [low, high] = lengths.interval.map(|end| words.decimal(end, 1));
        let figures = format!("{} ({low}–{high})", words.decimal(lengths.mean, 1));
        (setting.label.clone(), lengths.mean / most, figures)
    };
    let stones = experiment.settings.iter().all(Setting::counts_stones);
    let key = if stones { "experiment-rows-lengths-stones" } else { "experiment-rows-lengths" };
    block(context, &words.word(key), &lengths.iter().map(row).collect::<Vec<Row>>())
}

fn share(words: &Words, name: String, share: Share) -> Row {
    let [low, high] = told::hundredths_interval(words, share);
    (name, share.value(), format!("{} ({low}–{high})", told::hundredths(words, share)))
}

/// A heading and its bars.
fn block(context: &mut Context<'_>, heading: &str, rows: &[Row]) -> Result<(), Failure> {
    if rows.is_empty() {
        return Ok(());
    }
    context.line("")?;
    context.line(heading)?;
    let names: Vec<String> = rows.iter().map(|(name, ..)| cut(name)).collect();
    let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (name, (_, part, figures)) in names.iter().zip(rows) {
        let bar = bar(*part);
        let space = if bar.is_empty() { "" } else { " " };
        context.line(&format!("  {name:<wide$}  {bar}{space}{figures}"))?;
    }
    Ok(())
}

fn cut(name: &str) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => format!("{}…", name[..end].trim_end()),
        None => name.to_owned(),
    }
}

/// A bar of so large a part of the width, in eighths of a letter.
fn bar(part: f64) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (part.clamp(0.0, 1.0) * WIDE * 8.0).round() as usize;
    // What is there at all is seen.
    let eighths = if part > 0.0 { eighths.max(1) } else { 0 };
    format!("{}{}", "█".repeat(eighths / 8), EIGHTHS[eighths % 8])
}
