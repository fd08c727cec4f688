//! The header of a record: what its tags mean.

use super::error::{Problem, ProblemAt};
use super::form;
use ludoteca_rules::display::roll::OpeningRoll;
use ludoteca_rules::options::shorten;
use ludoteca_rules::session::{Controller, NodeId, PlayView, Request, Session, Tag};
use ludoteca_rules::{Catalogue, Entry, Options, Seat, SeatSet};
use std::collections::HashSet;
use std::fmt;
use std::hash::{Hash, Hasher};

/// What a person writes as controller of a seat that no computer plays.
const HUMAN: &str = "human";

/// Gives name and value of a session's tags to `tag`, in the order in which they are written.
///
/// # Errors
/// Those of `tag`.
pub(super) fn tags(session: &dyn PlayView, tag: &mut dyn FnMut(&str, &str) -> fmt::Result) -> fmt::Result {
    let header = session.header();
    let options = session.options().to_string();
    let game = session.info().id;
    tag("Game", &if options.is_empty() { game.to_owned() } else { format!("{game}:{options}") })?;
    if let Some(position) = &header.position {
        tag("Position", position)?;
    }
    if !header.date.is_empty() {
        tag("Date", &header.date)?;
    }
    for (number, name) in (1..).zip(&header.names).filter(|(_, name)| !name.is_empty()) {
        tag(&format!("Seat{number}"), name)?;
    }
    for (number, controller) in (1..).zip(&header.controllers) {
        let level = match controller {
            Controller::Human => HUMAN,
            Controller::Computer(level) => level,
        };
        tag(&format!("Control{number}"), level)?;
    }
    if let Some(roll) = &header.roll {
        if let Some(seed) = roll.seed {
            tag("Seed", &seed.to_string())?;
        }
        tag("Roll", &print_roll(roll))?;
    }
    for Tag { name, value } in header.tags.iter().filter(|tag| is_other(session, &tag.name)) {
        tag(name, value)?;
    }
    let line = session.line();
    let end = line.last().copied().unwrap_or(NodeId::ROOT);
    if let Some(place) = line.iter().position(|node| *node == session.cursor()).filter(|_| session.can_redo()) {
        tag("Cursor", &place.to_string())?;
    }
    tag("Result", name_of_winner(session, end))?;
    match session.outcome_at(end) {
        Some(outcome) => tag("Reason", outcome.reason),
        None => Ok(()),
    }
}

/// Whether a tag of this name can be written and means nothing to this play.
fn is_other(session: &dyn PlayView, name: &str) -> bool {
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte));
    is_name && (!is_known(name) || number_of_seat(name).is_some_and(|number| number > session.seats()))
}

/// The result at a node as records write it: a side, `draw`, or `*` while the game goes on.
pub(super) fn name_of_winner(session: &dyn PlayView, id: NodeId) -> &'static str {
    session.outcome_at(id).map_or("*", |outcome| outcome.winner.text(session.sides()))
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

/// A name, whatever its case.
struct Name<'a>(&'a str);

impl PartialEq for Name<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.0.eq_ignore_ascii_case(other.0)
    }
}

impl Eq for Name<'_> {}

impl Hash for Name<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.bytes().for_each(|byte| state.write_u8(byte.to_ascii_lowercase()));
    }
}

/// The tags of a record.
#[derive(Default)]
pub(super) struct Tags<'a> {
    names: HashSet<Name<'a>>,
    /// Those that mean something here: name, value, and where they are in the text.
    known: Vec<(&'a str, String, usize)>,
    others: Vec<Tag>,
}

/// The number in `Seat2` or `Control2`.
fn number_of_seat(name: &str) -> Option<u8> {
    let (word, number) = name.split_at_checked(name.len().checked_sub(1)?)?;
    let is_of_seat = ["Seat", "Control"].into_iter().any(|known| word.eq_ignore_ascii_case(known));
    number.parse().ok().filter(|number| is_of_seat && (1..=SeatSet::MOST).contains(&usize::from(*number)))
}

/// Whether a tag of this name means something in some game.
fn is_known(name: &str) -> bool {
    let known = [form::TAG, "Game", "Position", "Date", "Seed", "Roll", "Cursor", "Result", "Reason"];
    known.into_iter().any(|known| name.eq_ignore_ascii_case(known)) || number_of_seat(name).is_some()
}

impl<'a> Tags<'a> {
    /// Adds the tag that begins at `at`.
    ///
    /// # Errors
    /// There is one of that name already.
    pub fn add(&mut self, name: &'a str, value: &str, at: usize) -> Result<(), ProblemAt> {
        if !self.names.insert(Name(name)) {
            return Err((at, Problem::TagTwice(shorten(name))));
        }
        if is_known(name) {
            self.known.push((name, value.to_owned(), at));
        } else {
            self.others.push(Tag { name: name.into(), value: value.into() });
        }
        Ok(())
    }

    /// Value and place of a tag, whatever the case of its name.
    fn get(&self, name: &str) -> Option<(&str, usize)> {
        let (_, value, at) = self.known.iter().find(|(known, ..)| known.eq_ignore_ascii_case(name))?;
        Some((value, *at))
    }

    /// The play that these tags begin.
    ///
    /// # Errors
    /// No game, or a tag that does not fit it.
    pub fn begin(&mut self, catalogue: &Catalogue) -> Result<Box<dyn Session>, ProblemAt> {
        let (game, at) = self.get("Game").ok_or((0, Problem::NoGame))?;
        let (id, options) = game.split_once(':').unwrap_or((game, ""));
        let entry = catalogue
            .find(id.trim())
            .ok_or_else(|| (at, Problem::UnknownGame { id: shorten(id), known: catalogue.ids() }))?;
        let options =
            Options::parse(entry.info.options, options.trim()).map_err(|error| (at, Problem::Options(error)))?;
        let mut session = match self.get("Position") {
            Some((position, at)) => {
                let session = entry.from_position(options, position.trim());
                let session = session.map_err(|error| (at, Problem::Position(error)))?;
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
        let beyond = self.known.extract_if(.., |(name, ..)| is_other(&*session, name));
        let beyond: Vec<Tag> = beyond.map(|(name, value, _)| Tag { name: name.into(), value: value.into() }).collect();
        self.others.extend(beyond);
        session.set_tags(std::mem::take(&mut self.others));
        self.names = HashSet::new();
        Ok(session)
    }

    /// Compares the Result and Reason tags with the end of the main line, and `given`, the result among the moves.
    ///
    /// # Errors
    /// One of them says something else.
    pub fn check_result(&self, session: &dyn PlayView, given: Option<(&str, usize)>) -> Result<(), ProblemAt> {
        let end = session.cursor();
        let found = name_of_winner(session, end);
        for (said, at) in self.get("Result").into_iter().chain(given) {
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
                Problem::Contradiction { tag: "Result", said, found: found.to_owned() }
            };
            return Err((at, problem));
        }
        let reason = session.outcome_at(end).map_or("", |outcome| outcome.reason);
        match self.get("Reason") {
            Some((said, at)) if said != reason => {
                let found = if reason.is_empty() { "*" } else { reason }.to_owned();
                Err((at, Problem::Contradiction { tag: "Reason", said: shorten(said), found }))
            }
            _ => Ok(()),
        }
    }

    /// Goes to where the Cursor tag says, on the main line; to its end without one.
    ///
    /// # Errors
    /// The line has no such place.
    pub fn go_to_cursor(&self, session: &mut dyn Session) -> Result<(), ProblemAt> {
        let Some((value, at)) = self.get("Cursor") else { return Ok(()) };
        let line = session.line();
        let node = value.trim().parse::<usize>().ok().and_then(|place| line.get(place).copied());
        let bad = || Problem::TagValue { tag: "Cursor", value: shorten(value), example: "0" };
        let node = node.ok_or_else(|| (at, bad()))?;
        // The node is on the line.
        let _ = session.submit(Request::GoTo(node));
        Ok(())
    }

    fn refuse_roll(&self) -> Result<(), ProblemAt> {
        for tag in ["Seed", "Roll"] {
            if let Some((_, at)) = self.get(tag) {
                return Err((at, Problem::NoRoll(tag)));
            }
        }
        Ok(())
    }

    fn roll(&self, entry: &Entry, options: &Options) -> Result<Option<OpeningRoll>, ProblemAt> {
        if !entry.info.opening_roll {
            self.refuse_roll()?;
            return Ok(None);
        }
        let seats = entry.seats(options);
        let seeded = match self.get("Seed") {
            Some((value, at)) => {
                let bad = || Problem::TagValue { tag: "Seed", value: shorten(value), example: "2024" };
                let seed = value.trim().parse().map_err(|_| (at, bad()))?;
                Some(OpeningRoll::new(seed, seats))
            }
            None => None,
        };
        let Some((value, at)) = self.get("Roll") else { return Ok(seeded) };
        let rolled = read_roll(seats, value).ok_or_else(|| {
            let example = if seats == 2 { "3 5" } else { "3 5 2 2" };
            (at, Problem::TagValue { tag: "Roll", value: shorten(value), example })
        })?;
        match seeded {
            Some(seeded) if seeded.rounds != rolled.rounds => {
                let found = print_roll(&seeded);
                Err((at, Problem::Contradiction { tag: "Roll", said: shorten(value), found }))
            }
            Some(seeded) => Ok(Some(seeded)),
            None => Ok(Some(rolled)),
        }
    }
}
