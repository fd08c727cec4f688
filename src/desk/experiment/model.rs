//! What the panels show of an experiment.

use super::controller::{Bench, GAMES};
use crate::desk::components::Choice;
use ludoteca_experiment::chance::Share;
use ludoteca_experiment::{Player, Setting, Tally, told};
use ludoteca_rules::thinking::think::LEVELS;
use ludoteca_rules::{Arg, Seat, Side};
use ludoteca_table::play::Play;
use ludoteca_words::{Words, telling};

/// What the dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ExperimentModel {
    /// The game.
    pub title: String,
    /// The seats: what each is called, and who may play there.
    pub seats: Vec<(String, Vec<Choice<Player>>)>,
    /// How many games may be played.
    pub games: Vec<Choice<u32>>,
    /// How much of it is done, from 0 to 1, while it is made.
    pub running: Option<f32>,
    /// Why it cannot be made.
    pub refused: Option<String>,
    /// Who won how often.
    pub bars: Vec<Bar>,
    /// How long the games took: how many turns, and the share of the most frequent.
    pub lengths: Vec<(String, f32)>,
    /// What came of it, sentence by sentence.
    pub said: Vec<String>,
    /// Whether all games can be copied as a table.
    pub copies: bool,
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
        let seats = (0..view.seats()).map(|seat| (telling::seat_name(view, words, Seat(seat)), who(usize::from(seat))));
        let games = GAMES.map(|games| {
            let name = words.fill("experiment-games", &[("games", Arg::Number(i64::from(games)))]);
            Choice { value: games, name, about: String::new(), chosen: bench.games == games }
        });
        let shown = Self {
            title: crate::desk::play::model::title(view.info(), words),
            seats: seats.collect(),
            games: games.to_vec(),
            running: None,
            refused: bench.refused.as_ref().map(|text| words.say(text)),
            bars: Vec::new(),
            lengths: Vec::new(),
            said: Vec::new(),
            copies: false,
        };
        let Some(run) = bench.run() else { return shown };
        let progress = run.progress();
        let running = (!run.is_done() && !bench.stopped).then(|| progress.played as f32 / progress.games.max(1) as f32);
        let Some((_, tally)) = bench.counted.as_ref().filter(|(_, tally)| tally.games() > 0) else {
            return Self { running, ..shown };
        };
        let setting = &run.experiment().settings[0];
        Self {
            running,
            bars: bars(setting, tally, words),
            lengths: lengths(tally),
            said: told::sentences(run.experiment(), setting, tally, words),
            copies: running.is_none(),
            ..shown
        }
    }
}

fn bars(setting: &Setting, tally: &Tally, words: &Words) -> Vec<Bar> {
    let bar = |name: String, share: Share| Bar {
        name,
        share: share.value() as f32,
        between: share.interval().map(|limit| limit as f32),
        said: told::hundredths(words, share),
    };
    let side = |number: usize| {
        let side = Side(u8::try_from(number).unwrap_or(u8::MAX));
        bar(told::side_name(setting, words, side), tally.won(side))
    };
    let drawn = (tally.draws > 0).then(|| bar(words.word("experiment-nobody"), tally.share(tally.draws)));
    (0..tally.wins.len()).map(side).chain(drawn).collect()
}

fn lengths(tally: &Tally) -> Vec<(String, f32)> {
    let Some(lengths) = &tally.lengths else { return Vec::new() };
    let most = lengths.histogram.iter().map(|bin| bin.games).max().unwrap_or(1).max(1);
    let bin = |bin: &ludoteca_experiment::Bin| (bin.from.to_string(), bin.games as f32 / most as f32);
    lengths.histogram.iter().map(bin).collect()
}
