//! What is to be seen of an exercise, and of all of them.

use super::Working;
use crate::message::{Dot, Plate, State as Seen, Task};
use crate::state::{BoardScene, Figures, Past};
use ludoteca_diagram::layers::Turn;
use ludoteca_lessons::{State, Tried};
use ludoteca_rules::{Arg, Seat};

impl Working {
    /// Does something with what is to be seen of the board.
    pub(super) fn with_scene<R>(&self, look: impl FnOnce(&BoardScene<'_>) -> R) -> R {
        let past = Past::of(&*self.session, None);
        look(&BoardScene {
            play: &*self.session,
            words: self.words(),
            hand: &self.hand,
            past: &past,
            turn: Turn::of(self.seat, self.session.seats()),
            decides: self.decides(),
            careful: self.careful,
        })
    }

    /// Tells the page what has changed.
    pub(super) fn show(&mut self) {
        let mut known = std::mem::take(&mut self.known);
        let told = self.with_scene(|scene| known.news(scene.play, scene.turn, |figures| self.state(scene, figures)));
        self.known = known;
        told.iter().for_each(|told| self.line.say(told));
    }

    fn state(&self, scene: &BoardScene<'_>, figures: &mut Figures) -> Seen {
        let mut state = scene.state(figures);
        // Nobody seals here: there is nobody who waits.
        if let Some(proposed) = &mut state.proposed {
            proposed.sealed = false;
        }
        // The sides without anybody who plays them; the one that is asked comes last.
        let count = self.session.seats();
        let seats = (1..=count).map(|after| Seat((self.seat.0 + after) % count));
        let asked = self.decides();
        state.plates = seats
            .map(|seat| Plate { mine: seat == self.seat, turn: asked && seat == self.seat, ..scene.side(seat) })
            .collect();
        state.phase = "work";
        state.game[0] = self.of_author(&self.course.deck().title);
        [state.title, state.line] = self.says();
        state.beside = scene.beside();
        // There is no history to look at.
        state.place = [0, 0];
        state.acts = self.acts();
        state.task = Some(self.task());
        state
    }

    /// Which exercise this is or what came of it, and what is to be done.
    fn says(&self) -> [String; 2] {
        let words = self.words();
        let exercise = self.course.exercise();
        if self.over {
            let once = self.work.exercises().iter().filter(|tried| State::of(tried) == State::AtOnce).count();
            let gaps = [("once", number(once)), ("of", number(self.work.exercises().len()))];
            let sum = words.fill("page-work-sum", &gaps);
            let said = if self.course.is_done() { self.of_author(&self.said) } else { String::new() };
            return [words.word("page-work-all"), joined(&[said, sum])];
        }
        if self.course.is_done() {
            return [words.word("lesson-right"), self.of_author(&self.said)];
        }
        if self.refuted {
            return [words.word("page-work-wrong"), String::new()];
        }
        let gaps = [("number", number(self.course.place() + 1)), ("of", number(self.work.exercises().len()))];
        let name = self.of_author(&exercise.name);
        let at = words.fill("page-work-at", &gaps);
        let title = if name.is_empty() { at } else { format!("{at} · {name}") };
        let hint = self.hint.as_ref().map_or_else(String::new, |hint| hint.within(words));
        [title, joined(&[self.of_author(&self.said), self.of_author(&exercise.say), hint])]
    }

    /// What can be done besides moves.
    fn acts(&self) -> Vec<&'static str> {
        let done = self.course.is_done();
        let mut acts = Vec::new();
        acts.extend((self.hint.is_none() && self.course.help().is_some()).then_some("help"));
        acts.extend((!self.course.line().is_empty()).then_some("again"));
        acts.extend((done && self.open_after(self.course.place()).is_some()).then_some("next"));
        acts.extend(self.refuted.then_some("retry"));
        acts
    }

    /// All exercises, and how they stand.
    fn task(&self) -> Task {
        let dots = (1..).zip(self.work.exercises()).map(|(at, tried)| self.dot(at, tried));
        Task { at: self.course.place(), dots: dots.collect() }
    }

    fn dot(&self, at: usize, tried: &Tried) -> Dot {
        let (state, key) = match State::of(tried) {
            State::Open if tried.is_begun() => ("begun", "page-dot-begun"),
            State::Open => ("open", "page-dot-open"),
            State::AtOnce => ("at-once", "page-dot-at-once"),
            State::Later => ("later", "page-dot-later"),
            State::Helped => ("helped", "page-dot-helped"),
        };
        Dot { state, said: self.words().fill(key, &[("number", number(at))]) }
    }
}

fn number(number: usize) -> Arg {
    Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

/// Sentences after each other, without those that say nothing.
fn joined(sentences: &[String]) -> String {
    let said: Vec<&str> = sentences.iter().map(String::as_str).filter(|words| !words.is_empty()).collect();
    said.join(" ")
}
