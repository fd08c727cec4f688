//! Somebody who is asked for a move, at no table and with nobody else: what they hold in hand, what they answered, and
//! what their page is told. It has no clock, no thread and no socket of its own.

use crate::document::labels;
use crate::hand::{Hand, Touch};
use crate::message::{Asked, LONGEST_MESSAGE, Plate, State, Told};
use crate::speech::Speech;
use crate::state::{BoardScene, Figures, Known, Past};
use ludoteca_diagram::layers::Turn;
use ludoteca_net::Fault;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Arg, Cell, Pick, Refusal, Seat, Text};
use ludoteca_words::{Language, Words};
use std::collections::VecDeque;
use std::sync::Arc;

/// Somebody who is asked which move they would play. They pick it as in a game, and may change it until the question is
/// closed; of what others answer they are told nothing.
pub struct Answering {
    speech: Arc<Speech>,
    language: Language,
    play: Arc<dyn PlayView>,
    /// For whom the move is.
    seat: Seat,
    hand: Hand,
    past: Past,
    careful: bool,
    /// What was answered last.
    given: Option<String>,
    /// What was answered and not taken yet.
    new: Option<String>,
    known: Known,
    changed: bool,
    out: VecDeque<String>,
    /// What is told after the state, which would wipe it away.
    after: Vec<Told>,
    ended: bool,
}

impl Answering {
    /// Somebody who is asked for the move of whoever is to decide in this play: of several the first. `given` is what
    /// they answered before.
    #[must_use]
    pub fn new(speech: Arc<Speech>, language: Language, play: Arc<dyn PlayView>, given: Option<String>) -> Self {
        let seat = play.asked().iter().next().unwrap_or_default();
        let mut hand = Hand::default();
        hand.take_seat(seat);
        let mut answering = Self {
            speech,
            language,
            seat,
            hand,
            past: Past::of(&*play, None),
            play,
            careful: true,
            given,
            new: None,
            known: Known::default(),
            changed: true,
            out: VecDeque::new(),
            after: Vec::new(),
            ended: false,
        };
        answering.say_words();
        answering
    }

    /// The page said something.
    pub fn hear_page(&mut self, text: &str) {
        let parsed = (text.len() <= LONGEST_MESSAGE).then(|| serde_json::from_str::<Asked>(text));
        match parsed {
            Some(Ok(asked)) => self.obey(asked),
            _ => self.bye(&Text::new("page-other-version"), false),
        }
    }

    /// What is to be said to the page next.
    pub fn next_to_page(&mut self) -> Option<String> {
        if std::mem::take(&mut self.changed) && !self.ended {
            self.show();
        }
        for told in std::mem::take(&mut self.after) {
            self.push(&told);
        }
        self.out.pop_front()
    }

    /// A new answer, as records write it.
    pub const fn take_answer(&mut self) -> Option<String> {
        self.new.take()
    }

    /// Says good-bye to the page; with `again` it comes back at once.
    pub fn bye(&mut self, why: &Text, again: bool) {
        if !self.ended {
            let text = self.words().say(why);
            self.push(&Told::Bye { text, again });
            self.ended = true;
        }
    }

    /// Whether there is nothing more to say to the page, and the line is to be closed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ended && self.out.is_empty()
    }

    fn words(&self) -> &Words {
        self.speech.of(self.language)
    }

    fn push(&mut self, told: &Told) {
        self.out.push_back(told.print());
    }

    fn say_words(&mut self) {
        let told = Told::Words { language: self.language.tag(), words: labels(self.words()) };
        self.push(&told);
    }

    /// Does what the page asks for.
    fn obey(&mut self, asked: Asked) {
        self.changed |= asked != Asked::Beat;
        let done = match asked {
            Asked::Hello { .. } | Asked::Card { .. } => return self.bye(&Text::new("page-other-version"), false),
            Asked::Beat => Ok(()),
            Asked::Careful(careful) => {
                self.careful = careful;
                Ok(())
            }
            Asked::Language(tag) => {
                self.language = Language::parse(&tag);
                self.say_words();
                Ok(())
            }
            Asked::Touch { cell } => self.touch(Pick::Cell(Cell(cell))),
            Asked::Choose { choice } => self.touch(Pick::Choice(choice)),
            Asked::Play => {
                if let Some(order) = self.hand.agree() {
                    self.answer(order);
                }
                Ok(())
            }
            Asked::Back => {
                self.hand.back();
                Ok(())
            }
            Asked::Drop => {
                self.hand.drop_all();
                Ok(())
            }
            Asked::About { cell } => {
                let told = self.scene().about(Cell(cell));
                self.after.extend(told);
                Ok(())
            }
            Asked::Sit { .. } | Asked::Watch => Err(Refusal::new(Fault::Place.text())),
            _ => Err(Refusal::new(Fault::NotNow.text())),
        };
        if let Err(refusal) = done {
            let text = self.words().say(&refusal.text);
            self.after.push(Told::Refused(text));
        }
    }

    /// Touches something with the hand.
    fn touch(&mut self, pick: Pick) -> Result<(), Refusal<String>> {
        match self.hand.touch(&*self.play, pick, self.careful) {
            Touch::Changed => Ok(()),
            Touch::Complete(order) => {
                self.answer(order);
                Ok(())
            }
            Touch::Refused(refusal) => Err(refusal),
        }
    }

    fn answer(&mut self, order: String) {
        self.hand.drop_picks();
        self.given = Some(order.clone());
        self.new = Some(order);
    }

    fn scene(&self) -> BoardScene<'_> {
        BoardScene {
            play: &*self.play,
            words: self.words(),
            hand: &self.hand,
            past: &self.past,
            turn: Turn::of(self.seat, self.play.seats()),
            decides: true,
            careful: self.careful,
        }
    }

    /// Tells the page what has changed.
    fn show(&mut self) {
        let mut known = std::mem::take(&mut self.known);
        let scene = self.scene();
        let told = known.news(scene.play, scene.turn, |figures| self.state(&scene, figures));
        self.known = known;
        told.iter().for_each(|told| self.push(told));
    }

    fn state(&self, scene: &BoardScene<'_>, figures: &mut Figures) -> State {
        let words = scene.words;
        let said = self.given.as_ref().filter(|_| self.hand.shown().is_empty());
        let line = match said {
            Some(given) => words.fill("page-ask-given", &[("move", Arg::Plain(given.clone()))]),
            None => scene.asks(self.seat),
        };
        let mut state = scene.state(figures);
        // Nobody seals here: there is nobody who waits.
        if let Some(proposed) = &mut state.proposed {
            proposed.sealed = false;
        }
        // The sides without anybody who plays them; the one that is asked for comes last.
        let count = self.play.seats();
        let seats = (1..=count).map(|after| Seat((self.seat.0 + after) % count));
        state.plates = seats
            .map(|seat| {
                let asked = seat == self.seat;
                Plate { mine: asked, turn: asked, ..scene.side(seat) }
            })
            .collect();
        state.phase = "ask";
        state.title = words.word("page-ask");
        state.line = line;
        state.beside = scene.beside();
        // There is no history to look at, and nothing that was seen before moves.
        state.moved = None;
        state.place = [0, 0];
        state
    }
}
