//! The header of a record: what its tags mean.

use super::error::{Problem, RecordError};
use crate::games;
use crate::rules::options::shorten;
use crate::rules::roll::OpeningRoll;
use crate::rules::session::{Controller, NodeId, PlayView, Session};
use crate::rules::{Entry, Options, Seat};

/// What a person writes as controller of a seat that no computer plays.
const HUMAN: &str = "human";

/// The tags of a session, in the order in which they are written.
pub(super) fn tags(session: &dyn PlayView) -> Vec<(String, String)> {
    let header = session.header();
    let options = session.options().to_string();
    let game = session.info().id;
    let mut tags = Vec::new();
    let mut tag = |name: &str, value: String| tags.push((name.to_owned(), value));
    tag("Game", if options.is_empty() { game.to_owned() } else { format!("{game}:{options}") });
    if let Some(position) = &header.position {
        tag("Position", position.clone());
    }
    if !header.date.is_empty() {
        tag("Date", header.date.clone());
    }
    for (number, name) in (1..).zip(&header.names).filter(|(_, name)| !name.is_empty()) {
        tag(&format!("Seat{number}"), name.clone());
    }
    for (number, controller) in (1..).zip(&header.controllers) {
        let level = match controller {
            Controller::Human => HUMAN.to_owned(),
            Controller::Computer(level) => level.clone(),
        };
        tag(&format!("Control{number}"), level);
    }
    if let Some(roll) = &header.roll {
        if let Some(seed) = roll.seed {
            tag("Seed", seed.to_string());
        }
        tag("Roll", print_roll(roll));
    }
    let end = session.line().last().copied().unwrap_or(NodeId::ROOT);
    tag("Result", name_of_winner(session, end));
    if let Some(outcome) = session.outcome_at(end) {
        tag("Reason", outcome.reason.to_owned());
    }
    tags
}

/// The result at a node as records write it: a side, `draw`, or `*` while the game goes on.
pub(super) fn name_of_winner(session: &dyn PlayView, id: NodeId) -> String {
    session.outcome_at(id).map_or("*", |outcome| outcome.winner.text(session.sides())).to_owned()
}

/// `3 5` or, with a tie, `5 5; 2 6`.
fn print_roll(roll: &OpeningRoll) -> String {
    let rounds = roll.rounds.iter().map(|round| {
        let values: Vec<String> = round.iter().map(|(_, value)| value.to_string()).collect();
        values.join(" ")
    });
    rounds.collect::<Vec<_>>().join("; ")
}

fn read_roll(seats: u8, text: &str) -> Option<OpeningRoll> {
    let rounds = text.split(';').map(|round| round.split_whitespace().map(|value| value.parse().ok()).collect());
    OpeningRoll::of_rounds(seats, &rounds.collect::<Option<Vec<Vec<u8>>>>()?)
}

/// The tags of a record with the lines they stand on.
#[derive(Default)]
pub(super) struct Tags {
    found: Vec<(String, String, usize)>,
}

impl Tags {
    /// Adds a tag.
    ///
    /// # Errors
    /// There is one of that name already.
    pub fn add(&mut self, name: String, value: String, line: usize) -> Result<(), RecordError> {
        if self.get(&name).is_some() {
            return Err(RecordError::new(line, Problem::TagTwice(shorten(&name))));
        }
        // No game has nearly so many tags. The rest are dropped, so that looking one up stays cheap.
        if self.found.len() < 100 {
            self.found.push((name, value, line));
        }
        Ok(())
    }

    /// Value and line of a tag, whatever the case of its name.
    pub fn get(&self, name: &str) -> Option<(&str, usize)> {
        let (_, value, line) = self.found.iter().find(|(known, ..)| known.eq_ignore_ascii_case(name))?;
        Some((value, *line))
    }

    /// The play that these tags begin.
    ///
    /// # Errors
    /// No game, or a tag that does not fit it.
    pub fn begin(&self) -> Result<Box<dyn Session>, RecordError> {
        let (game, line) = self.get("Game").ok_or(RecordError::new(1, Problem::NoGame))?;
        let (id, options) = game.split_once(':').unwrap_or((game, ""));
        let entry = games::find(id.trim()).ok_or_else(|| {
            let known: Vec<&str> = games::CATALOGUE.iter().map(|entry| entry.info.id).collect();
            RecordError::new(line, Problem::UnknownGame { id: shorten(id), known: known.join(", ") })
        })?;
        let options = Options::parse(entry.info.options, options.trim())
            .map_err(|error| RecordError::new(line, Problem::Options(error)))?;
        let mut session = match self.get("Position") {
            Some((position, line)) => {
                let session = entry.from_position(options, position.trim());
                let session = session.map_err(|error| RecordError::new(line, Problem::Position(error)))?;
                self.refuse_roll()?;
                session
            }
            None => match self.roll(entry, &options)? {
                Some(roll) => entry.start_from_roll(options, roll),
                None => entry.start(options),
            },
        };
        let text = |name: String| self.get(&name).map(|(value, _)| value.to_owned()).unwrap_or_default();
        let numbers = 1..=session.seats();
        let names = numbers.clone().map(|number| text(format!("Seat{number}"))).collect();
        let controllers = numbers.map(|number| match text(format!("Control{number}")) {
            level if level.is_empty() || level.eq_ignore_ascii_case(HUMAN) => Controller::Human,
            level => Controller::Computer(level),
        });
        let controllers = controllers.collect();
        session.describe(text("Date".to_owned()), names, controllers);
        Ok(session)
    }

    /// Compares the Result and Reason tags with the end of the main line, and `given`, the result among the moves.
    ///
    /// # Errors
    /// One of them says something else.
    pub fn check_result(&self, session: &dyn PlayView, given: Option<(&str, usize)>) -> Result<(), RecordError> {
        let end = session.cursor();
        let found = name_of_winner(session, end);
        for (said, line) in self.get("Result").into_iter().chain(given) {
            let side = |number: u8| session.sides().iter().find(|side| side.seats.contains(Seat(number)));
            let meant = match said {
                "1-0" => side(0).map_or(said, |side| side.text),
                "0-1" => side(1).map_or(said, |side| side.text),
                "1/2-1/2" => "draw",
                _ => said,
            };
            if meant == found || meant == "*" {
                continue;
            }
            let said = shorten(said);
            let problem = if found == "*" {
                Problem::StillOpen(said)
            } else {
                Problem::Contradiction { tag: "Result", said, found }
            };
            return Err(RecordError::new(line, problem));
        }
        let reason = session.outcome_at(end).map_or("", |outcome| outcome.reason);
        match self.get("Reason") {
            Some((said, line)) if said != reason => {
                let found = if reason.is_empty() { "*" } else { reason }.to_owned();
                Err(RecordError::new(line, Problem::Contradiction { tag: "Reason", said: shorten(said), found }))
            }
            _ => Ok(()),
        }
    }

    fn refuse_roll(&self) -> Result<(), RecordError> {
        for tag in ["Seed", "Roll"] {
            if let Some((_, line)) = self.get(tag) {
                return Err(RecordError::new(line, Problem::NoRoll(tag)));
            }
        }
        Ok(())
    }

    fn roll(&self, entry: &Entry, options: &Options) -> Result<Option<OpeningRoll>, RecordError> {
        if !entry.info.opening_roll {
            self.refuse_roll()?;
            return Ok(None);
        }
        let seats = entry.seats(options);
        let seeded = match self.get("Seed") {
            Some((value, line)) => {
                let bad = || Problem::TagValue { tag: "Seed", value: shorten(value), example: "2024" };
                let seed = value.trim().parse().map_err(|_| RecordError::new(line, bad()))?;
                Some(OpeningRoll::new(seed, seats))
            }
            None => None,
        };
        let Some((value, line)) = self.get("Roll") else { return Ok(seeded) };
        let rolled = read_roll(seats, value).ok_or_else(|| {
            let example = if seats == 2 { "3 5" } else { "3 5 2 2" };
            RecordError::new(line, Problem::TagValue { tag: "Roll", value: shorten(value), example })
        })?;
        match seeded {
            Some(seeded) if seeded.rounds != rolled.rounds => {
                let found = print_roll(&seeded);
                Err(RecordError::new(line, Problem::Contradiction { tag: "Roll", said: shorten(value), found }))
            }
            Some(seeded) => Ok(Some(seeded)),
            None => Ok(Some(rolled)),
        }
    }
}
