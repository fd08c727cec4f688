//! A line for each game, for programs for tables.

use super::game::{End, Played};
use super::setting::Experiment;
use ludoteca_class::csv::of_rows;

/// Number, seed, winner, reason and length of each game, with a heading; where settings are compared, what is special
/// about each before that. A game that was cut has no winner, and the reason `cut`.
#[must_use]
pub fn csv(experiment: &Experiment, games: &[Vec<Played>]) -> String {
    let compared = experiment.settings.len() > 1;
    let value = |text: &str| compared.then(|| text.to_owned());
    let heading = ["game", "seed", "winner", "reason", "plies"].map(str::to_owned);
    let rows = experiment.settings.iter().zip(games).flat_map(|(setting, games)| {
        (1..).zip(games).map(move |(number, game)| {
            let (winner, reason) = match game.end {
                End::Won(side, reason) => (setting.sides()[usize::from(side.0)].text, reason),
                End::Drawn(reason) => ("draw", reason),
                End::Cut => ("", "cut"),
            };
            let number: u32 = number;
            let cells =
                [number.to_string(), game.seed.to_string(), winner.into(), reason.into(), game.plies.to_string()];
            value(&setting.label).into_iter().chain(cells).collect()
        })
    });
    of_rows(std::iter::once(value("value").into_iter().chain(heading).collect()).chain(rows))
}
