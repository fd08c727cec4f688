//! Somebody works through homework: right and wrong moves, hints, every exercise, and coming back.

use super::room::Seen;
use ludoteca_games::catalogue;
use ludoteca_lessons::{Course, Deck, Work, read, shipped};
use ludoteca_page::{Speech, Working};
use ludoteca_words::Language;
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};

static SPEECH: LazyLock<Arc<Speech>> = LazyLock::new(|| Arc::new(Speech::new(&catalogue())));

fn deck(id: &str) -> Arc<Deck> {
    let catalogue = catalogue();
    let source = shipped::find(&catalogue, id).expect("it is shipped");
    Arc::new(read(source.text, &catalogue).expect("it is proved"))
}

/// Somebody, what their page knows, and what a host keeps of them.
struct Pupil {
    deck: Arc<Deck>,
    working: Working,
    page: Seen,
    kept: (Work, usize),
}

impl Pupil {
    fn begins(deck: &Arc<Deck>) -> Self {
        Self::comes(deck, (Work::new(deck.exercises.len()), 0))
    }

    fn comes(deck: &Arc<Deck>, kept: (Work, usize)) -> Self {
        let working = Working::new(SPEECH.clone(), Language::En, deck.clone(), kept.clone());
        let mut pupil = Self { deck: deck.clone(), working, page: Seen::default(), kept };
        pupil.hears();
        pupil.say(&json!({ "careful": false }));
        pupil
    }

    fn hears(&mut self) {
        loop {
            if let Some(asked) = self.working.take_attempt() {
                let verdict = asked.verdict();
                self.working.judged(&asked, verdict);
            }
            while let Some(text) = self.working.next_to_page() {
                self.page.hear(text);
            }
            if !self.working.is_showing() {
                break;
            }
            self.working.step();
        }
        self.kept = self.working.take_work().unwrap_or_else(|| self.kept.clone());
    }

    fn say(&mut self, message: &Value) {
        self.working.hear_page(&message.to_string());
        self.hears();
    }

    /// Picks an order by touches, as the play that stands there knows them.
    fn plays(&mut self, course: &Course, order: &str) {
        let play = course.play_here();
        let side = course.exercise().side;
        let seat = play.asked().iter().find(|seat| play.side_of(*seat) == Some(side)).expect("somebody decides");
        for pick in play.picks_of(seat, order).unwrap_or_else(|| panic!("{order} has picks")) {
            match pick {
                ludoteca_rules::Pick::Cell(cell) => self.say(&json!({ "touch": { "cell": cell.0 } })),
                ludoteca_rules::Pick::Choice(choice) => self.say(&json!({ "choose": { "choice": choice } })),
            }
        }
    }

    /// Does the exercise of this place to its end.
    fn solves(&mut self, place: usize) {
        let mut course = Course::new(self.deck.clone());
        course.begin(place);
        while !course.is_done() {
            let order = course.right_orders().first().cloned().expect("the main line has an order");
            self.plays(&course, &order);
            course.play(&order).expect("it is not done");
        }
    }

    fn acts(&self) -> Vec<&str> {
        let acts = self.page.field("acts").as_array().expect("a list");
        acts.iter().filter_map(Value::as_str).collect()
    }

    fn dots(&self) -> Vec<&str> {
        let dots = self.page.field("task")["dots"].as_array().expect("dots");
        dots.iter().filter_map(|dot| dot["state"].as_str()).collect()
    }
}

/// An order that the rules allow and that is not right, where an exercise begins.
fn wrong(deck: &Deck, place: usize) -> String {
    let exercise = &deck.exercises[place];
    exercise.orders().into_iter().find(|order| !exercise.answers.contains(order)).expect("not all are right")
}

#[test]
fn every_deck_is_worked_through_by_touches() {
    let catalogue = catalogue();
    for source in shipped::all(&catalogue) {
        let deck = deck(source.id);
        let count = deck.exercises.len();
        let mut pupil = Pupil::begins(&deck);
        assert_eq!(pupil.page.text("phase"), "work");
        for place in 0..count {
            assert_eq!(pupil.page.field("task")["at"], place, "{}", source.id);
            pupil.solves(place);
            let last = place + 1 == count;
            let title = if last { "All done!" } else { "Right!" };
            assert_eq!(pupil.page.text("title"), title, "{} {}: {:?}", source.id, place + 1, pupil.page.refused);
            assert_eq!(pupil.acts().contains(&"next"), !last);
            if !last {
                pupil.say(&json!("onward"));
            }
        }
        assert!(pupil.dots().iter().all(|state| *state == "at-once"), "{}: {:?}", source.id, pupil.dots());
        assert!(
            pupil.page.text("line").ends_with(&format!("{count} of {count} at once.")),
            "{}",
            pupil.page.text("line")
        );
        assert_eq!(pupil.kept.0.solved(), count);
    }
}

#[test]
fn a_wrong_move_is_shown_and_the_board_is_as_before() {
    let deck = deck("avanco-puzzles");
    let mut pupil = Pupil::begins(&deck);
    let course = Course::new(deck.clone());
    let (title, line) = (pupil.page.text("title").to_owned(), pupil.page.text("line").to_owned());
    assert!(title.starts_with("1 of ") && !line.is_empty(), "{title}: {line}");
    let pieces = pupil.page.field("pieces").clone();
    let order = wrong(&deck, 0);
    pupil.plays(&course, &order);
    assert_eq!((pupil.page.text("title"), pupil.acts()), ("Not that one", vec!["help", "retry"]));
    assert!(pupil.page.refused[0].contains("This would happen: "), "{:?}", pupil.page.refused);
    assert!(pupil.page.field("pieces") != &pieces && pupil.page.numbers("can").is_empty());
    assert_eq!((pupil.dots()[0], pupil.kept.0.exercises()[0].wrong.len()), ("begun", 1));
    // The board is as it was before, by the button or by a touch.
    pupil.say(&json!("onward"));
    assert_eq!((pupil.page.field("pieces"), pupil.page.text("title")), (&pieces, title.as_str()));
    pupil.plays(&course, &order);
    assert_eq!(pupil.kept.0.exercises()[0].wrong, [order.clone(), order.clone()]);
    pupil.say(&json!({ "touch": { "cell": 0 } }));
    assert_eq!(pupil.page.field("pieces"), &pieces);
    // After the second one there is a hint, which stays.
    assert!(pupil.page.text("line").len() > line.len(), "{}", pupil.page.text("line"));
    assert!(!pupil.acts().contains(&"help"));
    pupil.solves(0);
    assert_eq!((pupil.dots()[0], pupil.page.text("title")), ("helped", "Right!"));
    assert!(pupil.page.news.iter().any(|said| said.starts_with("Right!")), "{:?}", pupil.page.news);
    // Nothing can be touched, and why.
    pupil.say(&json!({ "touch": { "cell": 0 } }));
    assert_eq!(pupil.page.refused.last().map(String::as_str), Some("This one is solved. Go on with the next."));
    // What is tried once more does not count.
    pupil.say(&json!("again"));
    pupil.plays(&course, &order);
    assert_eq!(pupil.kept.0.exercises()[0].wrong.len(), 2);
}

#[test]
fn exercises_are_chosen_freely_and_whoever_comes_back_goes_on() {
    let deck = deck("rastros");
    let count = deck.exercises.len();
    let mut pupil = Pupil::begins(&deck);
    pupil.say(&json!({ "exercise": { "place": 2 } }));
    assert!(pupil.page.text("title").starts_with("3 of "));
    pupil.say(&json!("help"));
    assert_eq!((pupil.dots()[2], pupil.acts()), ("begun", vec![]));
    let mut pupil = Pupil::comes(&deck, pupil.kept.clone());
    assert_eq!(pupil.page.field("task")["at"], 2);
    pupil.solves(2);
    assert_eq!(pupil.dots()[2], "helped");
    // Where an exercise is solved, the next one is there; after the last one, those that were left out.
    let mut pupil = Pupil::comes(&deck, pupil.kept.clone());
    assert_eq!(pupil.page.field("task")["at"], 3 % count);
    pupil.say(&json!({ "exercise": { "place": count - 1 } }));
    pupil.solves(count - 1);
    pupil.say(&json!("onward"));
    assert_eq!(pupil.page.field("task")["at"], 0);
    let whole = {
        let mut work = Work::new(count);
        work.exercises_mut().iter_mut().for_each(|tried| tried.solved = true);
        work.exercises_mut()[1].wrong.push("d4".to_owned());
        work
    };
    let mut pupil = Pupil::comes(&deck, (whole, 1));
    let sum = format!("{} of {count} at once.", count - 1);
    assert_eq!((pupil.page.text("title"), pupil.page.text("line")), ("All done!", sum.as_str()));
    pupil.say(&json!({ "exercise": { "place": 1 } }));
    assert!(pupil.page.text("title").starts_with("2 of "));
    // A place that is far away is the first one.
    assert_eq!(Pupil::comes(&deck, (Work::new(count), 99)).page.field("task")["at"], 0);
}

#[test]
fn nothing_else_can_be_done_and_another_language_is_spoken() {
    let deck = deck("avanco");
    let mut pupil = Pupil::begins(&deck);
    let others = [
        json!("resign"),
        json!({ "ask": "draw" }),
        json!({ "look": "first" }),
        json!({ "exercise": { "place": 99 } }),
        json!("onward"),
        json!("watch"),
    ];
    for asked in &others {
        pupil.say(asked);
    }
    assert_eq!(pupil.page.refused.len(), others.len(), "{:?}", pupil.page.refused);
    assert_eq!(pupil.kept, (Work::new(deck.exercises.len()), 0));
    let line = pupil.page.text("line").to_owned();
    pupil.say(&json!({ "language": "pt-PT" }));
    assert!(pupil.page.text("title").starts_with("1 de ") && pupil.page.text("line") != line);
    assert_eq!(pupil.page.field("game")[0], deck.title.within(Language::PtPt));
    let before = pupil.page.heard.len();
    pupil.say(&json!("beat"));
    assert_eq!(pupil.page.heard.len(), before);
    pupil.say(&json!({ "hello": { "page": 1, "token": "0".repeat(32), "language": "en" } }));
    assert!(pupil.page.bye.is_some() && pupil.working.is_over());
}
