//! What came of an experiment, for programs.

use super::told;
use ludoteca_experiment::chance::{Share, among};
use ludoteca_experiment::{Bin, End, Experiment, Lengths, Setting, Tally};
use ludoteca_rules::Side;
use ludoteca_words::Words;
use serde::Serialize;

/// One setting by itself, or what several say together, with each of them.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    games: u32,
    seed: u64,
    opening: u32,
    longest: u32,
    settings: Vec<SettingReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    difference: Option<&'static str>,
    said: Vec<String>,
}

#[derive(Serialize)]
struct SettingReport {
    #[serde(skip_serializing_if = "String::is_empty")]
    value: String,
    options: String,
    position: String,
    players: Vec<String>,
    first: Option<&'static str>,
    played: u32,
    distinct: u32,
    sides: Vec<SideReport>,
    draws: ShareReport,
    cut: ShareReport,
    difference: &'static str,
    ends: Vec<EndReport>,
    plies: Option<PliesReport>,
}

#[derive(Serialize)]
struct SideReport {
    side: &'static str,
    #[serde(flatten)]
    share: ShareReport,
}

#[derive(Serialize)]
struct ShareReport {
    games: u32,
    share: f64,
    interval: [f64; 2],
}

#[derive(Serialize)]
struct EndReport {
    winner: Option<&'static str>,
    reason: &'static str,
    games: u32,
}

#[derive(Serialize)]
struct PliesReport {
    mean: f64,
    interval: [f64; 2],
    quartiles: [f64; 3],
    shortest: u32,
    longest: u32,
    histogram: Vec<BinReport>,
}

#[derive(Serialize)]
struct BinReport {
    from: u32,
    to: u32,
    games: u32,
}

impl Report {
    pub fn of(experiment: &Experiment, tallies: &[Tally], words: &Words) -> Self {
        let Experiment { settings, games, seed, opening, longest } = experiment;
        let compared = settings.len() > 1;
        let shares: Vec<Share> =
            settings.iter().zip(tallies).map(|(setting, tally)| tally.won(setting.compared())).collect();
        Self {
            game: settings.first().map_or("", |setting| setting.entry().info.id),
            games: *games,
            seed: *seed,
            opening: *opening,
            longest: *longest,
            settings: settings.iter().zip(tallies).map(|(setting, tally)| of_setting(setting, tally)).collect(),
            difference: compared.then(|| among(&shares).text()),
            said: told::sentences(experiment, tallies, words),
        }
    }
}

fn of_setting(setting: &Setting, tally: &Tally) -> SettingReport {
    let sides = setting.sides();
    let text = |side: Side| sides[usize::from(side.0)].text;
    let end = |(end, games): &(End, u32)| {
        let (winner, reason) = match *end {
            End::Won(side, reason) => (Some(text(side)), reason),
            End::Drawn(reason) => (Some("draw"), reason),
            End::Cut => (None, "cut"),
        };
        EndReport { winner, reason, games: *games }
    };
    let side = |(number, _): (u8, _)| SideReport { side: text(Side(number)), share: tally.won(Side(number)).into() };
    SettingReport {
        value: setting.label.clone(),
        options: setting.options().to_string(),
        position: setting.position().to_owned(),
        players: setting.players().iter().map(|player| player.text()).collect(),
        first: setting.first().map(text),
        played: tally.games(),
        distinct: tally.distinct,
        sides: (0..).zip(sides).map(side).collect(),
        draws: tally.share(tally.draws).into(),
        cut: tally.share(tally.cut).into(),
        difference: tally.verdict().text(),
        ends: tally.ends.iter().map(end).collect(),
        plies: tally.lengths.as_ref().map(PliesReport::from),
    }
}

impl From<Share> for ShareReport {
    fn from(share: Share) -> Self {
        Self { games: share.part, share: share.value(), interval: share.interval() }
    }
}

impl From<&Lengths> for PliesReport {
    fn from(lengths: &Lengths) -> Self {
        let Lengths { mean, interval, quartiles, shortest, longest, histogram } = lengths;
        let bin = |bin: &Bin| BinReport { from: bin.from, to: bin.to, games: bin.games };
        let histogram = histogram.iter().map(bin).collect();
        Self {
            mean: *mean,
            interval: *interval,
            quartiles: *quartiles,
            shortest: *shortest,
            longest: *longest,
            histogram,
        }
    }
}
