//! A question to the whole class: which move in one position, or where a piece can go; and what was answered.

use crate::picture::picture;
use crate::shown::{Picture, QuestionShown};
use ludoteca_class::csv;
use ludoteca_net::{Bytes, Fault};
use ludoteca_record::{read, write};
use ludoteca_rules::options::shorten;
use ludoteca_rules::session::{PlayView, Session};
use ludoteca_rules::{Catalogue, Cell, Options, Pick, Seat, Text};
use ludoteca_server::{Question, Wake, no_table};
use ludoteca_store::Failure;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// So many hands can be counted for an answer.
const MOST_HANDS: usize = 999;

/// The question that is open.
pub(crate) struct Posed {
    pub question: Arc<Question>,
    /// Whose move is asked for.
    pub seat: Seat,
    pub position: Arc<str>,
    /// The hands that were counted, by the answers for which they were raised.
    hands: BTreeMap<String, usize>,
    picture: OnceLock<Option<Arc<Picture>>>,
}

/// What a class answered to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers {
    /// What was asked about, as a record without names.
    pub position: Arc<str>,
    /// Who answered, and what, as records write it: in the order of the sheet.
    pub given: Vec<(String, String)>,
    /// For which answers hands were counted, as records write them, and how many.
    pub counted: Vec<(String, usize)>,
}

impl Answers {
    /// The moves that were answered, the most frequent first, and how often.
    #[must_use]
    pub fn counts(&self) -> Vec<(String, usize)> {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (_, answer) in &self.given {
            *counts.entry(answer).or_default() += 1;
        }
        for (answer, count) in &self.counted {
            *counts.entry(answer).or_default() += count;
        }
        let mut counts: Vec<_> = counts.into_iter().map(|(answer, count)| (answer.to_owned(), count)).collect();
        // Equals stay in the order of their texts.
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }

    /// How many hands were counted.
    #[must_use]
    pub fn hands(&self) -> usize {
        self.counted.iter().map(|(_, count)| count).sum()
    }

    /// How many have answered, with the hands that were counted.
    #[must_use]
    pub fn answered(&self) -> usize {
        self.given.len() + self.hands()
    }

    /// Who answered what, as a table for programs. Hands that were counted have no name.
    #[must_use]
    pub fn csv(&self) -> String {
        let given = self.given.iter().map(|(pupil, answer)| (pupil.clone(), answer.clone(), 1));
        let counted = self.counted.iter().map(|(answer, count)| (String::new(), answer.clone(), *count));
        csv::answers(given.chain(counted))
    }
}

impl Posed {
    /// A question about a play, for the move of whoever is to decide, of several the first; with what wakes whoever
    /// follows the answers.
    ///
    /// # Errors
    /// Nobody is to move there.
    pub fn new(session: Box<dyn Session>, wake: Wake) -> Result<Self, Failure> {
        Self::about(session, None, wake)
    }

    /// A question about the cells to which the piece on this cell can go.
    ///
    /// # Errors
    /// Nobody is to move there, or whoever is has no piece on that cell.
    pub fn about_piece(session: Box<dyn Session>, cell: &str, wake: Wake) -> Result<Self, Failure> {
        let piece = session.info().geometry.parse(cell.trim());
        let movers = |seat| session.next_steps(seat, &[]).into_iter();
        let is_piece = |cell| session.asked().iter().flat_map(movers).any(|step| step.pick == Pick::Cell(cell));
        let stands = |cell: &Cell| session.standing().iter().any(|it| it.cell == *cell);
        let none = || Failure::Input(Text::new("class-ask-no-piece").with("cell", shorten(cell)));
        let piece = piece.filter(|cell| stands(cell) && is_piece(*cell)).ok_or_else(none)?;
        Self::about(session, Some(piece), wake)
    }

    fn about(mut session: Box<dyn Session>, piece: Option<Cell>, wake: Wake) -> Result<Self, Failure> {
        let over = || Failure::Input(Text::new("class-ask-over"));
        let seat = session.asked().iter().next().ok_or_else(over)?;
        // Whoever played it is nobody's business here.
        session.describe(String::new(), Vec::new(), Vec::new());
        session.set_tags(Vec::new());
        let position = write(&*session).into();
        let play: Arc<dyn PlayView> = Arc::from(session as Box<dyn PlayView>);
        let question = Arc::new(Question::new(play, wake).about_piece(piece));
        Ok(Self { question, seat, position, hands: BTreeMap::new(), picture: OnceLock::new() })
    }

    /// What was answered so far; `pupils` are all names with the tokens of their cards.
    pub fn answers<'a>(&self, pupils: impl Iterator<Item = (&'a str, Bytes<16>)>) -> Answers {
        let answers = self.question.answers();
        let given = pupils.filter_map(|(name, token)| Some((name.to_owned(), answers.get(&token)?.clone())));
        let counted = self.hands.iter().map(|(answer, count)| (answer.clone(), *count)).collect();
        Answers { position: self.position.clone(), given: given.collect(), counted }
    }

    /// Takes in how many hands were raised for an answer, instead of what was counted for it before.
    ///
    /// # Errors
    /// It is no order there, or more hands than a school has.
    pub fn count_hands(&mut self, order: &str, count: usize) -> Result<(), Failure> {
        if count > MOST_HANDS {
            return Err(Failure::Input(Text::new("class-hands-many").with_number("most", MOST_HANDS)));
        }
        let order = self.read(order.trim())?;
        if count == 0 {
            self.hands.remove(&order);
        } else {
            self.hands.insert(order, count);
        }
        Ok(())
    }

    /// An answer as it is kept.
    fn read(&self, answer: &str) -> Result<String, Failure> {
        let play = self.question.play();
        let Some(piece) = self.question.piece() else {
            return play.read_order(self.seat, answer).map_err(|refusal| Failure::Input(refusal.text));
        };
        let cell = play.info().geometry.parse(answer).filter(|cell| *cell != piece);
        let unknown = || Failure::Input(Text::new("class-ask-no-cell").with("cell", shorten(answer)));
        Ok(play.info().geometry.name(cell.ok_or_else(unknown)?).to_string())
    }

    /// As it is to be seen, with what was answered so far and with how many who are here.
    pub fn shown(&self, answers: &Answers, here: usize) -> QuestionShown {
        let picture = self.picture.get_or_init(|| picture(self.question.play()).map(Arc::new));
        QuestionShown {
            position: self.position.clone(),
            piece: self.question.piece(),
            counts: answers.counts(),
            answered: answers.answered(),
            hands: answers.hands(),
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
