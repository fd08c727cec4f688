//! One setting: how often each side wins, and how many games are how long.

use super::axis::{Axis, LETTERS, bar, interval, quartiles};
use super::writing::{self, WIDE};
use crate::chance::Share;
use crate::lengths::Lengths;
use crate::setting::Setting;
use crate::tally::Tally;
use crate::told;
use ludoteca_diagram::{Anchor, Drawing, Role};
use ludoteca_rules::Side;
use ludoteca_words::Words;

/// Where plots begin and end.
pub(super) const PLOT: [f32; 2] = [42.0, 136.0];

/// From one row to the next.
pub(super) const ROW: f32 = 8.0;

/// Height of the headings.
const HEADING: (f32, bool) = (3.0, true);

/// Draws both below a height; where the next thing can be.
pub(super) fn draw(drawing: &mut Drawing, y: f32, (setting, tally): (&Setting, &Tally), words: &Words) -> f32 {
    writing::line(drawing, [0.0, y], HEADING, WIDE, &words.word("experiment-chart-wins"));
    let y = shares(drawing, y + 3.0, &rows(setting, tally, words), words);
    let Some(lengths) = &tally.lengths else { return y };
    let heading = if setting.counts_stones() { "experiment-chart-length-stones" } else { "experiment-chart-length" };
    let y = y + 9.0;
    writing::line(drawing, [0.0, y], HEADING, WIDE, &words.word(heading));
    histogram(drawing, y + 4.0, lengths)
}

/// Who can win, draws, and games that were cut, each with how many there are.
fn rows(setting: &Setting, tally: &Tally, words: &Words) -> Vec<(String, Share)> {
    let sides = (0..).map(Side).zip(setting.sides());
    let mut rows: Vec<(String, Share)> =
        sides.map(|(side, _)| (told::side_name(setting, words, side), tally.won(side))).collect();
    for (key, count) in [("experiment-nobody", tally.draws), ("experiment-end-cut", tally.cut)] {
        if count > 0 {
            rows.push((words.word(key), tally.share(count)));
        }
    }
    rows
}

fn shares(drawing: &mut Drawing, top: f32, rows: &[(String, Share)], words: &Words) -> f32 {
    let axis = Axis { from: (PLOT[0], 0.0), to: (PLOT[1], 100.0) };
    let bottom = top + ROW * rows.len() as f32;
    axis.draw(drawing, [top, bottom]);
    for (row, (name, share)) in rows.iter().enumerate() {
        let y = top + ROW * (row as f32 + 0.5);
        bar(drawing, [PLOT[0], y - 2.5], [axis.at(100.0 * share.value()), y + 2.5]);
        interval(drawing, share.interval().map(|end| axis.at(100.0 * end)), y);
        label(drawing, y, name);
        number(drawing, y, *share, words);
    }
    bottom + 4.0
}

/// What a row is about, before it.
pub(super) fn label(drawing: &mut Drawing, y: f32, name: &str) {
    writing::before(drawing, [PLOT[0] - 2.0, y + 1.2], (2.5, false), PLOT[0] - 2.0, name);
}

/// A share in figures, with its bounds, behind its row.
pub(super) fn number(drawing: &mut Drawing, y: f32, share: Share, words: &Words) {
    let [low, high] = told::hundredths_interval(words, share);
    let text = format!("{} ({low}–{high})", told::hundredths(words, share));
    writing::line(drawing, [PLOT[1] + 3.0, y + 1.1], (LETTERS, false), WIDE - PLOT[1] - 3.0, &text);
}

/// A bar for each length or some lengths, and a box of the quartiles above them.
fn histogram(drawing: &mut Drawing, top: f32, lengths: &Lengths) -> f32 {
    const HIGH: f32 = 40.0;
    const MOST_WIDE: f32 = 8.0;
    let bins = &lengths.histogram;
    let (Some(first), Some(last)) = (bins.first(), bins.last()) else { return top };
    let wide = ((WIDE - 4.0) / bins.len() as f32).min(MOST_WIDE);
    let left = (WIDE - wide * bins.len() as f32) / 2.0;
    // A length is in the middle of its place.
    let (from, to) = (f64::from(first.from) - 0.5, f64::from(last.to) + 0.5);
    let axis = Axis { from: (left, from), to: (left + wide * bins.len() as f32, to) };
    let ends = [lengths.shortest, lengths.longest].map(|length| axis.at(f64::from(length)));
    quartiles(drawing, ends, lengths.quartiles.map(|length| axis.at(length)), top + 2.0);
    let bottom = top + 9.0 + HIGH;
    let most = bins.iter().map(|bin| bin.games).max().unwrap_or(1).max(1);
    for bin in bins {
        let [left, right] = [f64::from(bin.from) - 0.5, f64::from(bin.to) + 0.5].map(|end| axis.at(end));
        let high = HIGH * bin.games as f32 / most as f32;
        bar(drawing, [left, bottom - high], [right, bottom]);
        let middle = (left + right) / 2.0;
        if bin.games > 0 {
            let letters = if bin.games < 10_000 { 1.8 } else { 1.3 };
            drawing.text([middle, bottom - high - 0.9], letters, Anchor::Middle, false, bin.games.to_string());
        }
        let name = if bin.from == bin.to { bin.from.to_string() } else { format!("{}–{}", bin.from, bin.to) };
        let letters = if name.len() > 8 { 1.2 } else { 1.7 };
        drawing.text([middle, bottom + 3.4], letters, Anchor::Middle, false, name);
    }
    drawing.lines(vec![vec![[axis.from.0 - 2.0, bottom], [axis.to.0 + 2.0, bottom]]], Role::Ink, 0.3);
    bottom + 4.0
}
