//! Several settings beside each other: how often whoever begins wins, and how long games take.

use super::axis::{Axis, LETTERS, dot, interval, quartiles};
use super::single::{PLOT, ROW, label, number};
use super::writing::{self, WIDE};
use crate::setting::Experiment;
use crate::tally::Tally;
use crate::told;
use ludoteca_diagram::{Drawing, Role};
use ludoteca_rules::Arg;
use ludoteca_words::Words;

/// Draws both below a height; where the next thing can be.
pub(super) fn draw(drawing: &mut Drawing, y: f32, experiment: &Experiment, tallies: &[Tally], words: &Words) -> f32 {
    let heading = (3.0, true);
    let whose = Arg::Plain(told::whose(experiment, words));
    writing::line(drawing, [0.0, y], heading, WIDE, &words.fill("experiment-chart-rows", &[("who", whose)]));
    let y = shares(drawing, y + 3.0, experiment, tallies, words) + 9.0;
    let stones = experiment.settings.iter().all(|setting| setting.counts_stones());
    let key = if stones { "experiment-chart-lengths-stones" } else { "experiment-chart-lengths" };
    writing::line(drawing, [0.0, y], heading, WIDE, &words.word(key));
    lengths(drawing, y + 3.0, experiment, tallies, words)
}

fn middle(top: f32, row: usize) -> f32 {
    top + ROW * (row as f32 + 0.5)
}

fn shares(drawing: &mut Drawing, top: f32, experiment: &Experiment, tallies: &[Tally], words: &Words) -> f32 {
    let axis = Axis { from: (PLOT[0], 0.0), to: (PLOT[1], 100.0) };
    let bottom = top + ROW * tallies.len() as f32;
    axis.draw(drawing, [top, bottom]);
    let shares: Vec<_> =
        experiment.settings.iter().zip(tallies).map(|(setting, tally)| tally.won(setting.compared())).collect();
    let place = |(row, share): (usize, &crate::chance::Share)| [axis.at(100.0 * share.value()), middle(top, row)];
    drawing.lines(vec![shares.iter().enumerate().map(place).collect()], Role::Ink, 0.2);
    for ((row, share), setting) in shares.iter().enumerate().zip(&experiment.settings) {
        let y = middle(top, row);
        interval(drawing, share.interval().map(|end| axis.at(100.0 * end)), y);
        dot(drawing, place((row, share)));
        label(drawing, y, &setting.label);
        number(drawing, y, *share, words);
    }
    bottom + 4.0
}

fn lengths(drawing: &mut Drawing, top: f32, experiment: &Experiment, tallies: &[Tally], words: &Words) -> f32 {
    let longest = tallies.iter().filter_map(|tally| tally.lengths.as_ref()).map(|it| it.longest).max().unwrap_or(1);
    let axis = Axis { from: (PLOT[0], 0.0), to: (PLOT[1], f64::from(longest)) };
    let bottom = top + ROW * tallies.len() as f32;
    axis.draw(drawing, [top, bottom]);
    for ((row, tally), setting) in tallies.iter().enumerate().zip(&experiment.settings) {
        let y = middle(top, row);
        label(drawing, y, &setting.label);
        let Some(lengths) = &tally.lengths else { continue };
        let ends = [lengths.shortest, lengths.longest].map(|length| axis.at(f64::from(length)));
        quartiles(drawing, ends, lengths.quartiles.map(|length| axis.at(length)), y);
        dot(drawing, [axis.at(lengths.mean), y]);
        let [low, high] = lengths.interval.map(|end| words.decimal(end, 1));
        let text = format!("{} ({low}–{high})", words.decimal(lengths.mean, 1));
        writing::line(drawing, [PLOT[1] + 3.0, y + 1.1], (LETTERS, false), WIDE - PLOT[1] - 3.0, &text);
    }
    bottom + 4.0
}
