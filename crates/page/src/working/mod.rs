//! Somebody who works through the exercises of a deck, at no table and with nobody else: where they are, what they hold
//! in hand, how they fared, and what their page is told.
//!
//! It has no clock, no thread and no socket of its own: orders are judged by whoever has a thread for it
//! ([`Working::take_attempt`], [`Working::judged`]), and moves that are shown one after the other wait for
//! [`Working::step`].
//!
//! `obey.rs` does what the page asks for, `show.rs` is what is to be seen.

mod obey;
mod show;

use crate::alone::Alone;
use crate::hand::Hand;
use crate::line::PageLine;
use crate::message::Told;
use crate::speech::Speech;
use crate::state::Known;
use ludoteca_lessons::{Answer, Attempt, AuthorText, Course, Deck, Hint, Verdict, Work};
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::{Seat, Text};
use ludoteca_words::{Language, Words};
use std::collections::VecDeque;
use std::sync::Arc;

/// Somebody who works through a deck. See the module's head.
pub struct Working {
    line: PageLine,
    course: Course,
    work: Work,
    /// What is on the board: where the exercise has come to, or what would come of a wrong move.
    session: Box<dyn Session>,
    /// For whom the next move is.
    seat: Seat,
    hand: Hand,
    careful: bool,
    /// Moves that are still to be shown, one after the other.
    coming: VecDeque<String>,
    /// Whether a wrong move and its answer are on the board.
    refuted: bool,
    /// What the author says of the last right move.
    said: AuthorText,
    hint: Option<Hint>,
    /// Whether it is said that all is done, until somebody does something.
    over: bool,
    /// An order that is to be judged, and was not taken yet.
    attempt: Option<Attempt>,
    /// Whether how they fared, or where they are, has changed.
    new: bool,
    known: Known,
}

impl Working {
    /// Somebody who has fared like this so far, and was at the exercise of this place, from 0.
    #[must_use]
    pub fn new(speech: Arc<Speech>, language: Language, deck: Arc<Deck>, (work, place): (Work, usize)) -> Self {
        let course = Course::new(deck);
        let mut working = Self {
            line: PageLine::new(speech, language),
            session: course.play_here(),
            over: work.solved() == course.deck().exercises.len(),
            course,
            work,
            seat: Seat::default(),
            hand: Hand::default(),
            careful: true,
            coming: VecDeque::new(),
            refuted: false,
            said: AuthorText::default(),
            hint: None,
            attempt: None,
            new: false,
            known: Known::default(),
        };
        let at = if working.is_solved(place) { working.open_after(place).unwrap_or(place) } else { place };
        working.begin(at);
        working
    }

    /// The page said something.
    pub fn hear_page(&mut self, text: &str) {
        if let Some(asked) = self.line.hear(text) {
            self.obey(asked);
        }
    }

    /// An order that is to be judged: until then nothing can be touched.
    pub const fn take_attempt(&mut self) -> Option<Attempt> {
        self.attempt.take()
    }

    /// What was found about an order.
    pub fn judged(&mut self, asked: &Attempt, verdict: Verdict) {
        let Some(answer) = self.course.take(asked, verdict) else { return };
        self.line.change();
        // What the rules do not allow is no try.
        if let Some(order) = asked.legal_order() {
            answer.note(&mut self.work, self.course.place(), &order);
            self.new = true;
        }
        match answer {
            Answer::Right { played, replies, done, said } => {
                let words = self.words();
                let answers = replies.iter().map(|reply| words.say(&Text::new("lesson-reply").with("move", reply)));
                let mut sentences = vec![words.word("lesson-right")];
                sentences.extend(answers);
                sentences.extend(Some(self.of_author(&said)).filter(|words| !words.is_empty()));
                self.line.say_after(Told::News(sentences));
                self.said = said;
                self.coming.push_back(played);
                self.coming.extend(replies);
                self.over = done && self.work.solved() == self.work.exercises().len();
            }
            Answer::Wrong { why, said, refutation, hint } => {
                let words = self.words();
                let author = self.of_author(&said);
                let mut sentences = vec![if author.is_empty() { words.say(&why) } else { author }];
                if refutation.len() > 1 {
                    sentences.push(words.say(&Text::new("lesson-refutation").with("moves", refutation.join(" "))));
                }
                // Otherwise it stands beside the board as soon as that is as before.
                let at_once = hint.as_ref().filter(|_| refutation.is_empty());
                sentences.extend(at_once.map(|hint| hint.within(words)));
                self.line.say_after(Told::Refused(sentences.join(" ")));
                self.hint = hint.or(self.hint.take());
                self.refuted = !refutation.is_empty();
                self.coming.extend(refutation);
            }
        }
        self.step();
    }

    /// Whether more moves are to be shown, each a moment after the one before.
    #[must_use]
    pub fn is_showing(&self) -> bool {
        !self.coming.is_empty()
    }

    /// Shows the next move.
    pub fn step(&mut self) {
        let Some(played) = self.coming.pop_front() else { return };
        // It was judged on a board like this one.
        let _ = self.session.submit(Request::Move(played));
        self.follow();
    }

    /// How they fared, and at the exercise of which place they are, if that has changed.
    pub fn take_work(&mut self) -> Option<(Work, usize)> {
        std::mem::take(&mut self.new).then(|| (self.work.clone(), self.course.place()))
    }

    /// What is to be said to the page next.
    pub fn next_to_page(&mut self) -> Option<String> {
        if self.line.takes_state() {
            self.show();
        }
        self.line.next()
    }

    /// Says good-bye to the page; with `again` it comes back at once.
    pub fn bye(&mut self, why: &Text, again: bool) {
        self.line.bye(why, again);
    }

    /// Whether there is nothing more to say to the page, and the line is to be closed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.line.is_over()
    }

    fn words(&self) -> &Words {
        self.line.words()
    }

    fn of_author(&self, said: &AuthorText) -> String {
        said.within(self.words().language()).to_owned()
    }

    fn is_solved(&self, place: usize) -> bool {
        self.work.exercises().get(place).is_some_and(|tried| tried.solved)
    }

    /// The next exercise that is not solved, after one of this place or from the first one on.
    fn open_after(&self, place: usize) -> Option<usize> {
        let count = self.work.exercises().len();
        (1..=count).map(|far| (place + far) % count).find(|place| !self.is_solved(*place))
    }

    /// Begins an exercise anew; the first one if there is none of this place.
    fn begin(&mut self, place: usize) {
        let same_board = |one: &Course, other: usize| {
            let next = one.deck().exercises.get(other);
            next.is_some_and(|next| {
                next.game.info.id == one.exercise().game.info.id && next.options == one.exercise().options
            })
        };
        if !same_board(&self.course, place) {
            self.known = Known::default();
        }
        if !self.course.begin(place) {
            self.course.begin(0);
        }
        self.hint = None;
        self.said = AuthorText::default();
        self.go_back();
    }

    /// Shows where the exercise has come to.
    fn go_back(&mut self) {
        self.refuted = false;
        self.coming.clear();
        self.session = self.course.play_here();
        self.hand.drop_all();
        self.follow();
    }

    /// The hand is that of whoever decides now for the side that is asked.
    fn follow(&mut self) {
        let side = self.course.exercise().side;
        let asked = self.session.asked();
        self.seat = asked.iter().find(|seat| self.session.side_of(*seat) == Some(side)).unwrap_or(self.seat);
        self.hand.take_seat(self.seat);
        self.line.change();
    }

    /// Whether a move can be picked now.
    fn decides(&self) -> bool {
        let shows = self.refuted || self.is_showing();
        let asked = self.session.asked();
        !shows && self.attempt.is_none() && !self.course.is_done() && asked.contains(self.seat)
    }
}
