//! What the panels show of an experiment.

use super::compare::{Compared, possible, seat_name};
use super::controller::{Bench, GAMES, OPENINGS};
use crate::desk::components::Choice;
use ludoteca_experiment::chance::Share;
use ludoteca_experiment::{Experiment, Lengths, Player, Setting, Tally, told};
use ludoteca_rules::thinking::think::LEVELS;
use ludoteca_rules::{Arg, Side};
use ludoteca_table::play::Play;
use ludoteca_words::Words;

/// What the dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ExperimentModel {
    /// The game.
    pub title: String,
    /// The seats: the number of each, what it is called, and who may play there. Where it is compared who plays at a
    /// seat, that seat is left out.
    pub seats: Vec<(usize, String, Vec<Choice<Player>>)>,
    /// What can be compared; empty if nothing can.
    pub compared: Vec<Choice<Compared>>,
    /// How many turns at the beginning may be chance's; empty where all are.
    pub openings: Vec<Choice<u32>>,
    /// How many games may be played.
    pub games: Vec<Choice<u32>>,
    /// How much of it is done, from 0 to 1, while it is made.
    pub running: Option<f32>,
    /// Why it cannot be made.
    pub refused: Option<String>,
    /// Who won how often; where lines are compared, how often one side won in each, how often nobody did, and how long
    /// games took.
    pub blocks: Vec<Block>,
    /// How long the games took: how many turns, and the share of the most frequent.
    pub lengths: Vec<(String, f32)>,
    /// What came of it, sentence by sentence.
    pub said: Vec<String>,
    /// Whether all games can be copied as a table.
    pub copies: bool,
}

/// Bars of the same kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// What they show; empty if that needs no words.
    pub heading: String,
    /// The bars.
    pub bars: Vec<Bar>,
}

/// A bar of the chart; shares from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// Who won, or that nobody did.
    pub name: String,
    /// The share.
    pub share: f32,
    /// The limits between which the true share almost certainly lies.
    pub between: [f32; 2],
    /// The share in words: of a hundred.
    pub said: String,
}

impl ExperimentModel {
    /// What to show of an experiment with this play.
    #[must_use]
    pub fn of(bench: &Bench, play: &Play, words: &Words) -> Self {
        let view = play.view();
        let levels = if play.entry.searchers.is_empty() { 0 } else { LEVELS };
        let who = |seat: usize| {
            let choice = |player: Player| {
                let name = match player {
                    Player::Random => words.word("experiment-random"),
                    Player::Level(level) => level.to_string(),
                };
                Choice { value: player, name, about: String::new(), chosen: bench.player(seat) == player }
            };
            std::iter::once(Player::Random).chain((1..=levels).map(Player::Level)).map(choice).collect()
        };
        let possible = possible(play);
        let chosen = if possible.contains(&bench.compared) { bench.compared } else { Compared::Nothing };
        let seats = (0..usize::from(view.seats())).filter(|seat| chosen != Compared::Seat(*seat));
        let seats = seats.map(|seat| (seat, seat_name(play, words, seat), who(seat)));
        let games = GAMES.map(|games| {
            let name = words.fill("experiment-games", &[("games", Arg::Number(i64::from(games)))]);
            Choice { value: games, name, about: String::new(), chosen: bench.games == games }
        });
        let compared = possible.iter().map(|value| Choice {
            value: *value,
            name: value.name(play, words),
            about: String::new(),
            chosen: *value == chosen,
        });
        let shown = Self {
            title: crate::desk::play::model::title(view.info(), words),
            seats: seats.collect(),
            compared: compared.filter(|_| possible.len() > 1).collect(),
            openings: openings(bench, chosen, usize::from(view.seats())),
            games: games.to_vec(),
            running: None,
            refused: bench.refused.as_ref().map(|text| words.say(text)),
            blocks: Vec::new(),
            lengths: Vec::new(),
            said: Vec::new(),
            copies: false,
        };
        let Some(run) = bench.run() else { return shown };
        let progress = run.progress();
        let running = (!run.is_done() && !bench.stopped).then(|| progress.played as f32 / progress.games.max(1) as f32);
        let experiment = run.experiment();
        // A line is told of as soon as one of its games is over.
        let counted = bench.counted.iter().flat_map(|(_, tallies)| tallies);
        let tallies: Vec<Tally> = counted.take_while(|tally| tally.games() > 0).cloned().collect();
        let Some(tally) = tallies.first() else { return Self { running, ..shown } };
        let copies = running.is_none();
        if bench.lines == Compared::Nothing {
            let setting = &experiment.settings[0];
            let said = told::sentences(experiment, setting, tally, words);
            let blocks = vec![Block { heading: String::new(), bars: bars(setting, tally, words) }];
            return Self { running, blocks, lengths: lengths(tally), said, copies, ..shown };
        }
        Self {
            running,
            blocks: side_by_side(bench.lines, experiment, &tallies, words),
            said: if tallies.len() < 2 { Vec::new() } else { told::compared(experiment, &tallies, words) },
            copies,
            ..shown
        }
    }
}

/// How many turns at the beginning may be chance's, if a level decides anything after them.
fn openings(bench: &Bench, chosen: Compared, seats: usize) -> Vec<Choice<u32>> {
    let level = |seat| bench.player(seat) != Player::Random || chosen == Compared::Seat(seat);
    let any = (0..seats).any(level);
    let choice = |turns: u32| Choice {
        value: turns,
        name: turns.to_string(),
        about: String::new(),
        chosen: bench.opening == turns,
    };
    OPENINGS.into_iter().filter(|_| any).map(choice).collect()
}

/// How often the side that is compared won in each line, how often nobody did, and how long games took.
fn side_by_side(lines: Compared, experiment: &Experiment, tallies: &[Tally], words: &Words) -> Vec<Block> {
    let all = || experiment.settings.iter().zip(tallies);
    let name = |setting: &Setting| lines.line_name(&setting.label, words);
    let whose = Arg::Plain(told::whose(experiment, words));
    let won = all().map(|(setting, tally)| bar(name(setting), tally.won(setting.compared()), words));
    let won = Block { heading: words.fill("experiment-chart-rows", &[("who", whose)]), bars: won.collect() };
    let drawn = all().map(|(setting, tally)| bar(name(setting), tally.share(tally.draws), words));
    let drawn = Block { heading: words.word("experiment-nobody"), bars: drawn.collect() };
    let drawn = tallies.iter().any(|tally| tally.draws > 0).then_some(drawn);
    let lengths: Vec<_> = all().filter_map(|(setting, tally)| Some((setting, tally.lengths.as_ref()?))).collect();
    let most = lengths.iter().map(|(_, lengths)| lengths.interval[1]).fold(1.0, f64::max);
    let length = |(setting, lengths): &(&Setting, &Lengths)| Bar {
        name: name(setting),
        share: (lengths.mean / most) as f32,
        between: lengths.interval.map(|limit| (limit / most) as f32),
        said: words.decimal(lengths.mean, 1),
    };
    let stones = experiment.settings.iter().all(Setting::counts_stones);
    let key = if stones { "experiment-rows-lengths-stones" } else { "experiment-rows-lengths" };
    let lasted = Block { heading: words.word(key), bars: lengths.iter().map(length).collect() };
    [Some(won), drawn, Some(lasted)].into_iter().flatten().collect()
}

/// A share as a bar.
fn bar(name: String, share: Share, words: &Words) -> Bar {
    Bar {
        name,
        share: share.value() as f32,
        between: share.interval().map(|limit| limit as f32),
        said: told::hundredths(words, share),
    }
}

fn bars(setting: &Setting, tally: &Tally, words: &Words) -> Vec<Bar> {
    let side = |number: usize| {
        let side = Side(u8::try_from(number).unwrap_or(u8::MAX));
        bar(told::side_name(setting, words, side), tally.won(side), words)
    };
    let drawn = (tally.draws > 0).then(|| bar(words.word("experiment-nobody"), tally.share(tally.draws), words));
    (0..tally.wins.len()).map(side).chain(drawn).collect()
}

fn lengths(tally: &Tally) -> Vec<(String, f32)> {
    let Some(lengths) = &tally.lengths else { return Vec::new() };
    let most = lengths.histogram.iter().map(|bin| bin.games).max().unwrap_or(1).max(1);
    let bin = |bin: &ludoteca_experiment::Bin| (bin.from.to_string(), bin.games as f32 / most as f32);
    lengths.histogram.iter().map(bin).collect()
}
