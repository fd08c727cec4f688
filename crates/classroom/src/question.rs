//! A question to the whole class: which move in one position, and what was answered.

use crate::picture::picture;
use crate::shown::{Picture, QuestionShown};
use ludoteca_class::csv;
use ludoteca_net::{Bytes, Fault};
use ludoteca_record::{read, write};
use ludoteca_rules::session::{PlayView, Session};
use ludoteca_rules::{Catalogue, Options, Text};
use ludoteca_server::{Question, Wake, no_table};
use ludoteca_store::Failure;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The question that is open.
pub(crate) struct Posed {
    pub question: Arc<Question>,
    position: Arc<str>,
    picture: OnceLock<Option<Arc<Picture>>>,
}

/// What a class answered to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers {
    /// What was asked about, as a record without names.
    pub position: Arc<str>,
    /// Who answered, and what, as records write it: in the order of the sheet.
    pub given: Vec<(String, String)>,
}

impl Answers {
    /// The moves that were answered, the most frequent first, and how often.
    #[must_use]
    pub fn counts(&self) -> Vec<(String, usize)> {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (_, answer) in &self.given {
            *counts.entry(answer).or_default() += 1;
        }
        let mut counts: Vec<_> = counts.into_iter().map(|(answer, count)| (answer.to_owned(), count)).collect();
        // Equals stay in the order of their texts.
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }

    /// Who answered what, as a table for programs.
    #[must_use]
    pub fn csv(&self) -> String {
        csv::answers(self.given.iter().map(|(pupil, answer)| [pupil.clone(), answer.clone()]))
    }
}

impl Posed {
    /// A question about a play, with what wakes whoever follows the answers.
    ///
    /// # Errors
    /// Nobody is to move there.
    pub fn new(mut session: Box<dyn Session>, wake: Wake) -> Result<Self, Failure> {
        if session.asked().is_empty() {
            return Err(Failure::Input(Text::new("class-ask-over")));
        }
        // Whoever played it is nobody's business here.
        session.describe(String::new(), Vec::new(), Vec::new());
        session.set_tags(Vec::new());
        let position = write(&*session).into();
        let play: Arc<dyn PlayView> = Arc::from(session as Box<dyn PlayView>);
        Ok(Self { question: Arc::new(Question::new(play, wake)), position, picture: OnceLock::new() })
    }

    /// What was answered so far; `pupils` are all names with the tokens of their cards.
    pub fn answers<'a>(&self, pupils: impl Iterator<Item = (&'a str, Bytes<16>)>) -> Answers {
        let answers = self.question.answers();
        let given = pupils.filter_map(|(name, token)| Some((name.to_owned(), answers.get(&token)?.clone())));
        Answers { position: self.position.clone(), given: given.collect() }
    }

    /// As it is to be seen, with what was answered so far and with how many who are here.
    pub fn shown(&self, answers: &Answers, here: usize) -> QuestionShown {
        let picture = self.picture.get_or_init(|| picture(self.question.play()).map(Arc::new));
        QuestionShown {
            position: self.position.clone(),
            counts: answers.counts(),
            answered: answers.given.len(),
            here,
            picture: picture.clone(),
        }
    }
}

/// The play that a question is about.
///
/// # Errors
/// There is no such game or position.
pub(crate) fn play(catalogue: &Catalogue, game: &str, position: &str) -> Result<Box<dyn Session>, Failure> {
    let position = position.trim();
    if position.starts_with('[') {
        return read(position, catalogue).map_err(|error| Failure::Input(error.text()));
    }
    let unknown = || no_table(&Fault::Game);
    let (id, options) = game.split_once(':').unwrap_or((game, ""));
    let entry = catalogue.find(id).ok_or_else(unknown)?;
    let options = Options::parse(entry.info.options, options).map_err(|_| unknown())?;
    if position.is_empty() {
        return Ok(entry.start(options));
    }
    entry.from_position(options, position).map_err(|error| Failure::Input(error.text()))
}
