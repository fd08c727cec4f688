//! What came of an experiment, in words.

use super::chance::{Share, Verdict, among};
use super::game::End;
use super::lengths::Lengths;
use super::setting::{Experiment, Player, Setting};
use super::tally::Tally;
use ludoteca_rules::{Arg, Seat, Side, Text};
use ludoteca_words::{Words, telling};

/// Everything that can be said of the games of one setting, a sentence each.
#[must_use]
pub fn sentences(experiment: &Experiment, setting: &Setting, tally: &Tally, words: &Words) -> Vec<String> {
    let mut said = Vec::new();
    let games = tally.games();
    if games == 0 {
        return said;
    }
    for (side, _) in (0..).map(Side).zip(setting.sides()) {
        let gaps = [vec![("side", Arg::Plain(side_name(setting, words, side)))], bounds(words, tally.won(side))];
        said.push(words.fill("experiment-won", &gaps.concat()));
    }
    if tally.draws > 0 {
        said.push(words.fill("experiment-drawn", &bounds(words, tally.share(tally.draws))));
    }
    if tally.cut > 0 {
        let text =
            Text::new("experiment-cut").with_number("count", tally.cut).with("plies", experiment.longest.to_string());
        said.push(words.say(&text));
    }
    if setting.sides().len() > 1 {
        let key = match tally.verdict() {
            Verdict::Real => "experiment-sides-real",
            Verdict::Chance => "experiment-sides-chance",
            Verdict::TooFew => "experiment-sides-few",
        };
        said.push(words.fill(key, &[("sides", Arg::Number(setting.sides().len() as i64))]));
    }
    if let Some(side) = setting.first() {
        said.push(words.fill("experiment-begins", &[("side", Arg::Plain(side_name(setting, words, side)))]));
    }
    if let Some(lengths) = &tally.lengths {
        said.push(length(setting, lengths, words));
    }
    if tally.is_repeated() && !setting.is_quick() {
        let text =
            Text::new("experiment-repeated").with_number("count", tally.distinct).with("games", games.to_string());
        said.push(words.say(&text));
    }
    said.push(words.word("experiment-certain"));
    said
}

/// What the differences between several settings mean.
#[must_use]
pub fn compared(experiment: &Experiment, tallies: &[Tally], words: &Words) -> Vec<String> {
    let settings = &experiment.settings;
    let shares: Vec<Share> =
        settings.iter().zip(tallies).map(|(setting, tally)| tally.won(setting.compared())).collect();
    let key = match among(&shares) {
        Verdict::Real => "experiment-rows-real",
        Verdict::Chance => "experiment-rows-chance",
        Verdict::TooFew => "experiment-rows-few",
    };
    let mut said = vec![words.fill(key, &[("who", Arg::Plain(whose(experiment, words)))])];
    let repeated = settings.iter().zip(tallies).any(|(setting, tally)| tally.is_repeated() && !setting.is_quick());
    said.extend(repeated.then(|| words.word("experiment-rows-repeated")));
    said.push(words.word("experiment-certain"));
    said
}

/// Whose wins are compared between the settings: whoever begins, or the first side.
#[must_use]
pub fn whose(experiment: &Experiment, words: &Words) -> String {
    let begins = experiment.settings.iter().all(|setting| setting.first().is_some());
    words.word(if begins { "experiment-who-begins" } else { "experiment-who-first" })
}

/// A side by name.
#[must_use]
pub fn side_name(setting: &Setting, words: &Words, side: Side) -> String {
    setting.sides().get(usize::from(side.0)).map_or_else(String::new, |info| words.word(info.key))
}

/// How a game ended: who won, and why.
#[must_use]
pub fn end(setting: &Setting, words: &Words, end: End) -> String {
    let reason = |id: &str| words.word(&format!("reason-{id}"));
    let of =
        |who: String, id| words.fill("experiment-end", &[("who", Arg::Plain(who)), ("reason", Arg::Plain(reason(id)))]);
    match end {
        End::Won(side, id) => of(side_name(setting, words, side), id),
        End::Drawn(id) => of(words.word("experiment-nobody"), id),
        End::Cut => words.word("experiment-end-cut"),
    }
}

/// Who plays, how many games and with which seed.
#[must_use]
pub fn made(experiment: &Experiment, setting: &Setting, games: u32, words: &Words) -> String {
    let play = setting.begin();
    let player = |(seat, player): (Seat, &Player)| {
        let who = match player {
            Player::Random => words.word("experiment-random"),
            Player::Level(level) => telling::level(words, *level),
        };
        let name = telling::numbered_seat_name(&*play, words, seat);
        words.fill("experiment-player-is", &[("seat", Arg::Plain(name)), ("who", Arg::Plain(who))])
    };
    let players: Vec<String> = (0..).map(Seat).zip(setting.players()).map(player).collect();
    let mut text = Text::new("experiment-made").with_number("games", games).with("seed", experiment.seed.to_string());
    text = text.with("players", players.join("; "));
    words.say(&text)
}

/// A share in a hundred, with a decimal where so much is known.
#[must_use]
pub fn hundredths(words: &Words, share: Share) -> String {
    words.decimal(100.0 * share.value(), places(share))
}

/// The bounds of a share in a hundred, as many decimals as it has.
#[must_use]
pub fn hundredths_interval(words: &Words, share: Share) -> [String; 2] {
    share.interval().map(|end| words.decimal(100.0 * end, places(share)))
}

/// How many decimals of a hundredth are known.
fn places(share: Share) -> usize {
    /// An interval that is narrower would be the same number twice.
    const NARROW: f64 = 0.02;
    let [low, high] = share.interval();
    usize::from(high - low < NARROW)
}

fn bounds(words: &Words, share: Share) -> Vec<(&'static str, Arg)> {
    let [low, high] = hundredths_interval(words, share).map(Arg::Plain);
    let value = Arg::Plain(hundredths(words, share));
    vec![("share", value), ("games", Arg::Number(share.of.into())), ("low", low), ("high", high)]
}

/// How long games take.
fn length(setting: &Setting, lengths: &Lengths, words: &Words) -> String {
    let number = |value: f64| Arg::Plain(words.decimal(value, usize::from(value.fract() != 0.0)));
    let [low, high] = lengths.interval;
    let gaps = [
        ("mean", number(lengths.mean)),
        ("low", number(low)),
        ("high", number(high)),
        ("from", number(lengths.quartiles[0])),
        ("to", number(lengths.quartiles[2])),
        ("shortest", Arg::Plain(lengths.shortest.to_string())),
        ("longest", Arg::Plain(lengths.longest.to_string())),
    ];
    let key = match (lengths.shortest == lengths.longest, setting.counts_stones()) {
        (true, false) => "experiment-length-always",
        (true, true) => "experiment-length-always-stones",
        (false, false) => "experiment-length",
        (false, true) => "experiment-length-stones",
    };
    words.fill(key, &gaps)
}
