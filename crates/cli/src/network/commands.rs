//! What is typed at a table between computers.

use crate::context::Context;
use crate::play::{moves, order_of_level};
use crate::setup;
use ludoteca_net::{Fault, Guest, PHRASES, Table, Wish};
use ludoteca_rules::random::{below, generator};
use ludoteca_rules::session::Session;
use ludoteca_rules::{Seat, Text};
use ludoteca_server::Visit;
use ludoteca_store::Failure;
use rand::rngs::ChaCha8Rng;

/// What can be typed besides orders; each has a word in every language, `command-ID`.
const COMMANDS: [&str; 17] = [
    "moves", "board", "random", "computer", "undo", "draw", "resign", "pause", "go", "abort", "claim", "adjourn",
    "yes", "no", "say", "quit", "help",
];

/// The level that plays for somebody who does not name one.
const HELPER: &str = "3";

/// What came of what was typed.
pub(super) enum Done {
    /// Nothing more is to be done.
    Nothing,
    /// The board is to be shown.
    Board,
    /// The player leaves.
    Leave,
}

/// Does what is typed.
#[derive(Default)]
pub(super) struct Typist {
    chance: Option<Box<ChaCha8Rng>>,
}

impl Typist {
    /// Does what a line says.
    pub fn obey(&mut self, context: &mut Context<'_>, visit: &mut Visit, line: &str) -> Result<Done, Failure> {
        let first = line.split_whitespace().next().unwrap_or_default();
        let rest = line.strip_prefix(first).unwrap_or_default().trim();
        match command(context, visit.guest(), first, rest) {
            None if line.is_empty() => {}
            None => order(context, visit, line)?,
            Some("quit") => return Ok(Done::Leave),
            Some("board") => return Ok(Done::Board),
            Some("moves") => {
                let seat = visit.guest().deciding();
                if let Some(session) = visit.guest().table().and_then(Table::session) {
                    moves(context, session, seat, rest)?;
                }
            }
            Some("random") => {
                let chosen = match chosen_from(visit.guest()) {
                    Some((seat, session)) => self.any_order(session, seat)?,
                    None => None,
                };
                order(context, visit, &chosen.unwrap_or_default())?;
            }
            Some("computer") => {
                let level = if rest.is_empty() { HELPER } else { rest };
                let chosen = chosen_from(visit.guest())
                    .map(|(seat, session)| order_of_level(context.catalogue, session, seat, level));
                match chosen {
                    Some(Err(failure)) => context.failed(&failure)?,
                    Some(Ok(chosen)) => order(context, visit, &chosen)?,
                    None => order(context, visit, "")?,
                }
            }
            Some("help") => help(context, visit.guest())?,
            Some("say") if rest.is_empty() => phrases(context)?,
            Some(command) => {
                if let Err(fault) = say(visit, command, rest) {
                    context.line(&context.words.say(&fault.text()))?;
                }
            }
        }
        Ok(Done::Nothing)
    }

    fn any_order(&mut self, session: &dyn Session, seat: Seat) -> Result<Option<String>, Failure> {
        let chance = match self.chance.take() {
            Some(chance) => chance,
            None => Box::new(generator(setup::new_seed()?)),
        };
        let orders = session.orders(seat);
        let chosen = below(self.chance.insert(chance), orders.len());
        Ok(orders.get(chosen).cloned())
    }
}

/// The command that a word stands for, in the reader's language or in English.
fn command(context: &Context<'_>, guest: &Guest, word: &str, rest: &str) -> Option<&'static str> {
    let simultaneous = guest.table().is_some_and(|table| table.entry().info.simultaneous);
    if word == "?" && !(simultaneous && rest.is_empty()) {
        return Some("moves");
    }
    let word = word.to_lowercase();
    COMMANDS.into_iter().find(|id| word == *id || word == context.words.word(&format!("command-{id}")))
}

/// Who is to decide here, and the game.
fn chosen_from(guest: &Guest) -> Option<(Seat, &dyn Session)> {
    Some((guest.deciding()?, guest.table()?.session()?))
}

/// Gives an order.
fn order(context: &mut Context<'_>, visit: &mut Visit, text: &str) -> Result<(), Failure> {
    let refused = match visit.guest().deciding() {
        Some(seat) => visit.act(|guest, now| guest.order(seat, text, now)).map_err(|refusal| refusal.text),
        None if visit.guest().table().is_some_and(|table| table.ending().is_some()) => Err(Fault::Over.text()),
        None if visit.guest().seats().is_empty() => Err(Fault::NotNow.text()),
        None => Err(Text::new("refuse-not-your-turn")),
    };
    match refused {
        Ok(()) => Ok(()),
        Err(text) => context.line(&context.words.say(&text)),
    }
}

/// Says something to the others.
fn say(visit: &mut Visit, command: &str, rest: &str) -> Result<(), Fault> {
    let seat = visit.guest().speaker().ok_or(Fault::NotNow)?;
    let absent = |visit: &mut Visit, claim| {
        visit.act(|guest, now| guest.absent(seat, guest.gone(now).ok_or(Fault::Time)?, claim, now))
    };
    match command {
        "undo" => visit.act(|guest, _| guest.ask(seat, Wish::Takeback)),
        "draw" => visit.act(|guest, _| guest.ask(seat, Wish::Draw)),
        "pause" => visit.act(|guest, _| guest.ask(seat, Wish::Pause)),
        "abort" => visit.act(|guest, _| guest.ask(seat, Wish::Abort)),
        "resign" => visit.act(|guest, _| guest.resign(seat)),
        "go" => visit.act(|guest, _| guest.resume(seat)),
        "yes" | "no" => visit.act(|guest, _| guest.answer_question(command == "yes")),
        "claim" => absent(visit, true),
        "adjourn" => absent(visit, false),
        _ => {
            let number: u8 = rest.parse().ok().filter(|number| (1..=PHRASES).contains(number)).ok_or(Fault::NotNow)?;
            visit.act(|guest, _| guest.phrase(seat, number - 1))
        }
    }
}

fn phrases(context: &mut Context<'_>) -> Result<(), Failure> {
    context.line(&context.words.word("cli-net-phrases"))?;
    for number in 1..=PHRASES {
        let phrase = context.words.word(&format!("net-phrase-{number}"));
        context.line(&format!("  {number}: {phrase}"))?;
    }
    Ok(())
}

fn help(context: &mut Context<'_>, guest: &Guest) -> Result<(), Failure> {
    let example = guest.table().map_or("", |table| table.entry().info.example);
    context.line(&context.words.say(&Text::new("cli-net-help").with("example", example)))?;
    for id in COMMANDS {
        let word = context.words.word(&format!("command-{id}"));
        let meaning = context.words.word(&format!("command-{id}-help"));
        context.line(&format!("  {word}: {meaning}"))?;
    }
    Ok(())
}
