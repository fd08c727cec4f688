//! What somebody practises, as data and as a small text file: cards, points, and the best storms.
//!
//! A line for each thing: `card avanco-1f2e… 2 2026-12-04 2026-11-27` (the question, the step of the ladder of
//! [rests](super::RESTS) from 1, when it is due, when it was answered), `rating avanco 812 5` (points and attempts in a
//! game), `puzzle avanco-1f2e… 12 3` (how much harder a question is than it was measured), `storm all 2026-11-27 14 2`
//! (the best storm of a day: solved and missed). Lines that say something else stay in the file unread. A later form
//! whose lines must be left alone begins with the line `Ludoteca practice 2`.

use super::card::{Card, Outcome};
use super::day::Day;
use super::id::QuestionId;
use super::question::{Library, Question};
use super::rating::{Moved, Rating};
use super::result::StormResult;
use ludoteca_rules::Text;
use std::collections::BTreeMap;
use std::fmt;

/// What somebody practises. Lines that could not be read are kept as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    cards: BTreeMap<QuestionId, Card>,
    ratings: BTreeMap<String, Rating>,
    moved: BTreeMap<QuestionId, Moved>,
    storms: BTreeMap<(String, Day), StormResult>,
    unread: Vec<String>,
}

/// What came of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// When the question is due again.
    pub due: Day,
    /// The points in its game before and after, where the answer counted for them.
    pub rated: Option<(u16, u16)>,
}

/// What a storm was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StormPlace {
    /// No storm of this day was better.
    pub best_of_day: bool,
    /// No storm was better, and there was one before.
    pub best_ever: bool,
}

/// An answer counts for the points where the question was not seen for so many days.
pub const FORGOTTEN: u16 = 21;

/// What stands for all games together.
const ALL_GAMES: &str = "all";

impl Plan {
    /// Reads the text; nothing of it is lost. The numbers are those of the lines that could not be read, from 1.
    ///
    /// # Errors
    /// It is in a [newer form](Text::newer_form).
    pub fn read(text: &str) -> Result<(Self, Vec<usize>), Text> {
        let text = text.trim_start_matches('\u{feff}');
        if is_newer(text) {
            return Err(Text::newer_form());
        }
        let mut plan = Self::default();
        let mut damaged = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            if plan.read_line(line).is_none() && !line.trim().is_empty() {
                damaged.push(number);
                plan.unread.push(line.to_owned());
            }
        }
        Ok((plan, damaged))
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split_whitespace().take(16).collect();
        match words[..] {
            ["card", id, ref rest @ ..] => {
                let (id, card) = (QuestionId::parse(id)?, Card::parse(rest)?);
                match self.cards.get_mut(&id) {
                    Some(known) => known.merge(card),
                    None => _ = self.cards.insert(id, card),
                }
            }
            ["rating", game, points, attempts] => {
                let rating = Rating::read(points.parse().ok()?, attempts.parse().ok()?);
                _ = self.ratings.insert(QuestionId::parse(game)?.text().to_owned(), rating);
            }
            ["puzzle", id, points, attempts] => {
                let moved = Moved::read(points.parse().ok()?, attempts.parse().ok()?);
                _ = self.moved.insert(QuestionId::parse(id)?, moved);
            }
            ["storm", game, day, solved, missed] => {
                let result = StormResult { solved: solved.parse().ok()?, missed: missed.parse().ok()? };
                self.keep_storm(QuestionId::parse(game)?.text(), Day::parse(day)?, result);
            }
            _ => return None,
        }
        Some(())
    }

    /// Sees what day it is, see [`Card`]; whether the file has to be written for that. To be called before anything is
    /// asked on a day.
    pub fn see(&mut self, today: Day) -> bool {
        self.cards.values_mut().fold(false, |changed, card| card.see(today) | changed)
    }

    /// Makes a question a card that is due tomorrow; `false` if it is one already.
    pub fn add(&mut self, id: &QuestionId, today: Day) -> bool {
        let new = !self.cards.contains_key(id);
        if new {
            self.cards.insert(id.clone(), Card::made(today));
        }
        new
    }

    /// Takes an answer that was given in quiet: the question is due again, and the points of its game change where it
    /// was not seen for [some time](FORGOTTEN).
    pub fn answer(&mut self, question: &Question, outcome: Outcome, today: Day) -> Answered {
        let known = self.cards.get(&question.id).is_some_and(|card| card.is_fresh(today, FORGOTTEN));
        let rated = (!known).then(|| self.rate(question, outcome));
        Answered { due: self.answer_card(&question.id, outcome, today), rated }
    }

    /// Takes an answer that was given in a storm, where hurry makes mistakes: it says nothing of points.
    pub fn answer_in_storm(&mut self, id: &QuestionId, right: bool, today: Day) -> Answered {
        let outcome = if right { Outcome::Right } else { Outcome::Wrong };
        Answered { due: self.answer_card(id, outcome, today), rated: None }
    }

    fn answer_card(&mut self, id: &QuestionId, outcome: Outcome, today: Day) -> Day {
        match self.cards.get_mut(id) {
            Some(card) => card.answer(outcome, today),
            None => _ = self.cards.insert(id.clone(), Card::answered(outcome, today)),
        }
        self.cards.get(id).map_or(today, |card| card.due_seen(today))
    }

    fn rate(&mut self, question: &Question, outcome: Outcome) -> (u16, u16) {
        let before = self.rating(question.game());
        let moved = self.moved.entry(question.id.clone()).or_default();
        let puzzle = moved.of(question.difficulty);
        *moved = moved.after(outcome, before.points, puzzle);
        let after = before.after(outcome, puzzle);
        self.ratings.insert(question.game().to_owned(), after);
        (before.points, after.points)
    }

    /// The points in a game.
    #[must_use]
    pub fn rating(&self, game: &str) -> Rating {
        self.ratings.get(game).copied().unwrap_or_default()
    }

    /// How hard a question is for this person.
    #[must_use]
    pub fn difficulty(&self, question: &Question) -> u16 {
        self.moved.get(&question.id).copied().unwrap_or_default().of(question.difficulty)
    }

    /// What is to be asked on a day, of a game or of all: what is due for longest first. Own mistakes that are no card
    /// yet are due too.
    #[must_use]
    pub fn due<'a>(&self, library: &'a Library, game: Option<&str>, today: Day) -> Vec<&'a Question> {
        let since = |question: &Question| match self.cards.get(&question.id) {
            Some(card) => card.is_due(today).then(|| card.due_seen(today)),
            None => question.own.then_some(today),
        };
        let mut due: Vec<_> =
            library.of_game(game).filter_map(|question| Some((since(question)?, &question.id, question))).collect();
        due.sort_by_key(|(since, id, _)| (*since, *id));
        due.into_iter().map(|(_, _, question)| question).collect()
    }

    /// How many are due on a day, for each game of the library in which something is due.
    #[must_use]
    pub fn due_by_game(&self, library: &Library, today: Day) -> BTreeMap<&'static str, usize> {
        let mut counts = BTreeMap::new();
        for question in self.due(library, None, today) {
            *counts.entry(question.game()).or_insert(0) += 1;
        }
        counts
    }

    /// The next step of the ladder in a game: of what was not seen for [some time](FORGOTTEN) the question whose points
    /// are nearest to those of the person; where there is none, what was not seen for longest. `None` if everything was
    /// answered today. The same plan gives the same question.
    #[must_use]
    pub fn next_on_ladder<'a>(&self, library: &'a Library, game: &str, today: Day) -> Option<&'a Question> {
        let points = self.rating(game).points;
        let rank = |question: &&Question| {
            let card = self.cards.get(&question.id);
            let seen = card.filter(|card| card.is_fresh(today, FORGOTTEN)).and_then(Card::last);
            (seen, self.difficulty(question).abs_diff(points), question.id.clone())
        };
        let was_today = |question: &Question| self.cards.get(&question.id).is_some_and(|card| card.is_fresh(today, 1));
        library.of_game(Some(game)).filter(|question| !was_today(question)).min_by_key(rank)
    }

    /// Keeps what came of a storm in a game or in all games together, if it is the best of the day.
    pub fn note_storm(&mut self, game: Option<&str>, today: Day, result: StormResult) -> StormPlace {
        let before = self.best_storm(game).map(|(_, best)| best);
        let best_of_day = self.keep_storm(game.unwrap_or(ALL_GAMES), today, result);
        StormPlace { best_of_day, best_ever: before.is_some_and(|best| result.is_better(best)) }
    }

    fn keep_storm(&mut self, game: &str, day: Day, result: StormResult) -> bool {
        let known = self.storms.entry((game.to_owned(), day)).or_insert(result);
        let best = !known.is_better(result);
        if best {
            *known = result;
        }
        best
    }

    /// The best storm of a day.
    #[must_use]
    pub fn storm_of(&self, game: Option<&str>, day: Day) -> Option<StormResult> {
        self.storms.get(&(game.unwrap_or(ALL_GAMES).to_owned(), day)).copied()
    }

    /// The best storm there was, the earliest of equal ones, and its day.
    #[must_use]
    pub fn best_storm(&self, game: Option<&str>) -> Option<(Day, StormResult)> {
        let wanted = game.unwrap_or(ALL_GAMES);
        let own = self.storms.iter().filter(|((game, _), _)| game == wanted).map(|((_, day), result)| (*day, *result));
        own.reduce(|best, other| if other.1.is_better(best.1) { other } else { best })
    }
}

/// Whether the first line names a form that comes after this one, which is 1 and names nothing.
fn is_newer(text: &str) -> bool {
    let head = text.lines().next().unwrap_or_default();
    let form = head.trim().strip_prefix("Ludoteca practice ").and_then(|number| number.parse::<u64>().ok());
    form.is_some_and(|form| form > 1)
}

/// The text of the file.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (id, card) in &self.cards {
            writeln!(f, "card {id} {}", card.text())?;
        }
        for (game, Rating { points, attempts }) in &self.ratings {
            writeln!(f, "rating {game} {points} {attempts}")?;
        }
        for (id, Moved { points, attempts }) in &self.moved {
            writeln!(f, "puzzle {id} {points} {attempts}")?;
        }
        for ((game, day), StormResult { solved, missed }) in &self.storms {
            writeln!(f, "storm {game} {day} {solved} {missed}")?;
        }
        self.unread.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
