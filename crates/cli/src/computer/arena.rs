//! `arena`: matches between two players, who play every opening twice with the seats swapped.
//!
//! Where a game has more than two sides, player a has one of them and player b all the others, each deciding for
//! itself; every opening is played with a in each place. A player no better than the other then wins one game in so
//! many as there are sides, and a draw counts as much.

use super::player::{Player, random_order};
use crate::context::Context;
use crate::setup;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::{Arg, Entry, Options, Winner, random};
use ludoteca_store::Failure;
use serde::Serialize;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(id = "player-a", long = "a", value_name = "PLAYER")]
    a: String,
    #[arg(id = "player-b", long = "b", value_name = "PLAYER")]
    b: String,
    #[arg(id = "matches", long = "games", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    #[arg(long)]
    sprt: bool,
    #[arg(id = "arena-seed", long = "seed", value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// So many games where nothing else is asked, and at most so many until a test has decided.
const GAMES: u32 = 100;
const MOST_GAMES: u32 = 10_000;

/// Random plies at the beginning, so that a match is not one game repeated.
const OPENING_PLIES: u32 = 2;

/// A test that decides with 95 % certainty between a player who is no better and one who scores this in a game of two
/// sides.
const BETTER: f64 = 0.65;
const WRONG: f64 = 0.05;

/// 95 % of a normal distribution lie within so many deviations.
const DEVIATIONS: f64 = 1.96;

/// A match so far, from the view of player a.
struct Tally {
    sides: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    plies: u32,
}

impl Tally {
    const fn new(sides: u32) -> Self {
        Self { sides, wins: 0, draws: 0, losses: 0, plies: 0 }
    }

    /// What a player scores who is as good as the other.
    fn even(&self) -> f64 {
        1.0 / f64::from(self.sides)
    }

    /// What a better player scores: the odds are raised as much as in a game of two sides.
    fn better(&self) -> f64 {
        let odds = BETTER / (1.0 - BETTER) * self.even() / (1.0 - self.even());
        odds / (1.0 + odds)
    }

    const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    fn points(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) * self.even()
    }

    fn score(&self) -> f64 {
        self.points() / f64::from(self.games().max(1))
    }

    /// Wilson's interval of the score.
    fn interval(&self) -> [f64; 2] {
        let (score, games) = (self.score(), f64::from(self.games().max(1)));
        let square = DEVIATIONS * DEVIATIONS;
        let middle = score + square / (2.0 * games);
        let reach = DEVIATIONS * (score * (1.0 - score) / games + square / (4.0 * games * games)).sqrt();
        [middle - reach, middle + reach].map(|end| (end / (1.0 + square / games)).clamp(0.0, 1.0))
    }

    /// What the sequential test says (Wald 1945): whether a is better, once it is certain enough.
    fn decision(&self) -> Option<bool> {
        let lost = f64::from(self.games()) - self.points();
        let (even, better) = (self.even(), self.better());
        let likelihood = self.points() * (better / even).ln() + lost * ((1.0 - better) / (1.0 - even)).ln();
        let bound = ((1.0 - WRONG) / WRONG).ln();
        (likelihood.abs() >= bound).then_some(likelihood > 0.0)
    }
}

#[derive(Serialize)]
struct Match<'a> {
    game: &'a str,
    a: &'a str,
    b: &'a str,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    score: f64,
    even: f64,
    interval: [f64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<&'static str>,
    plies: f64,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let (entry, options) = setup::entry(context.catalogue, &args.game).map_err(Failure::Input)?;
    let sides = entry.start(options.clone()).sides().len() as u32;
    let a = Player::read(entry, &args.a, args.seed)?;
    // Equal players must not choose alike.
    let b = Player::read(entry, &args.b, args.seed + 1)?;
    let mut players = [a, b];
    let most = args.games.unwrap_or(if args.sprt { MOST_GAMES } else { GAMES });
    let mut tally = Tally::new(sides);
    let decision = |tally: &Tally| tally.decision().filter(|_| args.sprt && tally.games().is_multiple_of(sides));
    if sides > 2 && !context.json {
        let even = Arg::Plain(format!("{:.1}", 100.0 * tally.even()));
        context
            .line(&context.words.fill("cli-arena-sides", &[("sides", Arg::Number(sides.into())), ("even", even)]))?;
    }
    while tally.games() < most && decision(&tally).is_none() {
        let number = tally.games();
        play(entry, &options, &mut players, number, args.seed, &mut tally)?;
        if !context.json {
            report(context, &tally)?;
        }
    }
    let sprt = args.sprt.then(|| match decision(&tally) {
        Some(true) => "better",
        Some(false) => "not-better",
        None => "open",
    });
    if context.json {
        let Tally { wins, draws, losses, plies, .. } = tally;
        let games = tally.games();
        return context.print_json(&Match {
            game: entry.info.id,
            a: &args.a,
            b: &args.b,
            games,
            wins,
            draws,
            losses,
            score: tally.score(),
            even: tally.even(),
            interval: tally.interval(),
            sprt,
            plies: f64::from(plies) / f64::from(games),
        });
    }
    match sprt {
        Some("better") => context.line(&context.words.word("cli-arena-better")),
        Some("not-better") => context.line(&context.words.word("cli-arena-not-better")),
        Some(_) => context.line(&context.words.word("cli-arena-open")),
        None => Ok(()),
    }
}

/// A game after its random plies. One that they ended, or in which the side to move wins at once, says nothing of the
/// players: then others are drawn.
fn opened(entry: &Entry, options: &Options, sides: u32, seed: u64) -> Result<Box<dyn Session>, Failure> {
    let mut opening = random::generator(seed);
    loop {
        let mut session = entry.start(options.clone());
        let mut plies = 0;
        while plies < OPENING_PLIES.max(sides) && !session.asked().is_empty() {
            for seat in session.asked().iter() {
                let order = random_order(&*session, seat, &mut opening);
                submit(&mut *session, Request::Order(seat, order))?;
            }
            plies += 1;
        }
        if !session.asked().is_empty() && !is_won_at_once(entry, &*session)? {
            return Ok(session);
        }
    }
}

/// Whether the one who is asked has an order that wins on the spot.
fn is_won_at_once(entry: &Entry, session: &dyn Session) -> Result<bool, Failure> {
    let mut asked = session.asked().iter();
    let (Some(seat), None) = (asked.next(), asked.next()) else { return Ok(false) };
    let side = session.side_of(seat);
    for order in session.orders(seat) {
        let after = entry.from_position(session.options().clone(), &session.position_text());
        let mut after = after.expect("a position has the text that the game itself printed");
        submit(&mut *after, Request::Order(seat, order))?;
        if after.outcome().is_some_and(|outcome| side.map(Winner::Side) == Some(outcome.winner)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Plays one game; a has each side in turn.
fn play(
    entry: &Entry,
    options: &Options,
    players: &mut [Player; 2],
    number: u32,
    seed: u64,
    tally: &mut Tally,
) -> Result<(), Failure> {
    // The games in which a has each of the sides begin alike.
    let mut session = opened(entry, options, tally.sides, seed ^ (u64::from(number / tally.sides) << 32))?;
    let side_of_a = number % tally.sides;
    let mut plies = OPENING_PLIES.max(tally.sides);
    while !session.asked().is_empty() {
        for seat in session.asked().iter() {
            let side = session.side_of(seat).map_or(0, |side| u32::from(side.0));
            let order = players[usize::from(side != side_of_a)].order(&*session, seat);
            submit(&mut *session, Request::Order(seat, order))?;
        }
        plies += 1;
    }
    match session.outcome().map(|outcome| outcome.winner) {
        Some(Winner::Side(side)) if u32::from(side.0) == side_of_a => tally.wins += 1,
        Some(Winner::Side(_)) => tally.losses += 1,
        _ => tally.draws += 1,
    }
    tally.plies += plies;
    Ok(())
}

fn submit(session: &mut dyn Session, request: Request) -> Result<(), Failure> {
    session.submit(request).map(|_| ()).map_err(|refusal| Failure::Work(refusal.text))
}

/// The score after a game.
fn report(context: &mut Context<'_>, tally: &Tally) -> Result<(), Failure> {
    let percent = |share: f64| Arg::Plain(format!("{:.1}", 100.0 * share));
    let [low, high] = tally.interval();
    let args = [
        ("games", Arg::Number(tally.games().into())),
        ("wins", Arg::Plain(tally.wins.to_string())),
        ("draws", Arg::Plain(tally.draws.to_string())),
        ("losses", Arg::Plain(tally.losses.to_string())),
        ("score", percent(tally.score())),
        ("low", percent(low)),
        ("high", percent(high)),
    ];
    context.line(&context.words.fill("cli-arena", &args))
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn the_interval_is_wilsons() {
        let tally = Tally { wins: 60, draws: 20, losses: 20, ..Tally::new(2) };
        let [low, high] = tally.interval();
        assert!((low - 0.6042).abs() < 0.0001 && (high - 0.7811).abs() < 0.0001, "{low} {high}");
        let all = Tally { wins: 20, ..Tally::new(2) }.interval();
        assert!((all[0] - 0.8389).abs() < 0.001 && all[1] > 0.9999, "{all:?}");
    }

    #[test]
    fn the_test_decides_when_it_is_certain() {
        let decision = |wins, losses| Tally { wins, losses, ..Tally::new(2) }.decision();
        assert_eq!(decision(5, 5), None);
        assert_eq!(decision(12, 0), Some(true));
        assert_eq!(decision(0, 9), Some(false));
        assert_eq!(decision(60, 60), Some(false));
        assert_eq!(decision(70, 35), Some(true));
    }
}
