//! Somebody who is asked for a move: the same touches and sentences as in a game, and nothing of anybody else.

use super::room::{Room, Seen};
use ludoteca_games::catalogue;
use ludoteca_page::{Answering, Speech};
use ludoteca_rules::Options;
use ludoteca_rules::session::PlayView;
use ludoteca_words::Language;
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};

static SPEECH: LazyLock<Arc<Speech>> = LazyLock::new(|| Arc::new(Speech::new(&catalogue())));

/// Somebody, and what their page knows.
struct Pupil {
    answering: Answering,
    page: Seen,
    answers: Vec<String>,
}

fn start(game: &str) -> Arc<dyn PlayView> {
    let entry = catalogue().find(game).expect("a game");
    let options = Options::parse(entry.info.options, "").expect("no options");
    Arc::from(entry.start(options) as Box<dyn PlayView>)
}

impl Pupil {
    fn asked(game: &str, given: Option<&str>) -> Self {
        Self::asked_for(start(game), given)
    }

    fn asked_for(play: Arc<dyn PlayView>, given: Option<&str>) -> Self {
        let answering = Answering::new(SPEECH.clone(), Language::En, play, given.map(str::to_owned));
        let mut pupil = Self { answering, page: Seen::default(), answers: Vec::new() };
        pupil.hears();
        pupil
    }

    fn hears(&mut self) {
        while let Some(text) = self.answering.next_to_page() {
            self.page.hear(text);
        }
        self.answers.extend(self.answering.take_answer());
    }

    fn say(&mut self, message: &Value) {
        self.answering.hear_page(&message.to_string());
        self.hears();
    }

    fn touch(&mut self, cell: &str) {
        let cell = self.page.cell(cell);
        self.say(&json!({ "touch": { "cell": cell } }));
    }
}

#[test]
fn a_move_is_picked_given_and_changed() {
    let mut pupil = Pupil::asked("avanco", None);
    assert_eq!((pupil.page.text("phase"), pupil.page.text("title")), ("ask", "Which move?"));
    assert!(!pupil.page.text("line").is_empty() && pupil.page.board.is_object());
    pupil.touch("b2");
    assert_eq!(pupil.page.numbers("held"), [pupil.page.cell("b2")]);
    assert!(pupil.page.field("over").as_array().is_some_and(|marks| !marks.is_empty()));
    pupil.touch("b3");
    assert_eq!((pupil.page.field("proposed")["text"].as_str(), pupil.answers.len()), (Some("b2-b3"), 0));
    pupil.say(&json!("play"));
    assert_eq!(pupil.answers, ["b2-b3"]);
    assert_eq!(pupil.page.text("line"), "You said b2-b3. You can change it until time is up.");
    assert_eq!((pupil.page.field("proposed"), pupil.page.numbers("held")), (&Value::Null, Vec::new()));

    // With the same touch once more, and without being asked back.
    for cell in ["c2", "c3", "c3"] {
        pupil.touch(cell);
    }
    pupil.say(&json!({ "careful": false }));
    pupil.touch("d2");
    pupil.say(&json!("back"));
    pupil.touch("a2");
    pupil.touch("a3");
    assert_eq!(pupil.answers, ["b2-b3", "c2-c3", "a2-a3"]);
    assert!(pupil.page.text("line").starts_with("You said a2-a3."));
    // What was answered is there again when the page is opened again.
    let again = Pupil::asked("avanco", Some("a2-a3"));
    assert_eq!(again.page.text("line"), pupil.page.text("line"));
    assert!(again.answers.is_empty());
}

#[test]
fn what_is_refused_is_refused_as_in_a_game() {
    for game in ["avanco", "rastros", "gatos-caes", "produto", "apocalypse"] {
        let mut room = Room::of(game, 2, 31);
        let mut pupil = Pupil::asked(game, None);
        let player = (0..2).find(|number| !room.page(*number).numbers("can").is_empty()).expect("one decides");
        let cells = room.page(player).field("said").as_array().map_or(0, Vec::len);
        for cell in 0..=cells {
            let touch = json!({ "touch": { "cell": cell } });
            room.say(player, &touch);
            pupil.say(&touch);
            for field in ["can", "held", "over", "under", "choices", "said"] {
                assert_eq!(pupil.page.field(field), room.page(player).field(field), "{game} {cell} {field}");
            }
            room.say(player, &json!("drop"));
            pupil.say(&json!("drop"));
        }
        assert_eq!(pupil.page.refused, room.page(player).refused, "{game}");
        assert!(!pupil.page.refused.is_empty(), "{game}");
        assert!(pupil.answers.is_empty());
    }
}

#[test]
fn nothing_else_can_be_done_and_another_language_is_spoken() {
    let mut pupil = Pupil::asked("avanco", None);
    let others = [json!("resign"), json!({ "ask": "draw" }), json!({ "phrase": 0 }), json!({ "look": "first" })];
    for asked in &others {
        pupil.say(asked);
    }
    pupil.say(&json!({ "sit": { "name": "x" } }));
    assert_eq!(pupil.page.refused.len(), others.len() + 1);
    for empty in ["acts", "tables"] {
        assert_eq!(pupil.page.field(empty), &json!([]), "{empty}");
    }
    assert_eq!((pupil.page.field("question"), &pupil.page.clocks), (&Value::Null, &Value::Null));
    let plates = pupil.page.field("plates").as_array().cloned().unwrap_or_default();
    assert!(plates.len() == 2 && plates.iter().all(|plate| plate["name"] == "" && plate["clock"].is_null()));
    assert_eq!([&plates[0]["turn"], &plates[1]["turn"]], [false, true]);
    let cell = pupil.page.cell("a2");
    pupil.say(&json!({ "about": { "cell": cell } }));
    assert!(pupil.page.about.take().is_some_and(|about| !about["marks"].as_array().expect("marks").is_empty()));

    pupil.say(&json!({ "language": "pt-PT" }));
    assert_eq!(pupil.page.text("title"), "Que jogada?");
    for cell in ["a2", "a3", "a3"] {
        pupil.touch(cell);
    }
    assert!(pupil.page.text("line").starts_with("A sua resposta: a2-a3."));
    let before = pupil.page.heard.len();
    pupil.say(&json!("beat"));
    assert_eq!(pupil.page.heard.len(), before);
    pupil.say(&json!({ "hello": { "page": 1, "token": "0".repeat(32), "language": "en" } }));
    assert!(pupil.page.bye.is_some() && pupil.answering.is_over());
}

#[test]
fn whoever_is_asked_is_told_of_nobody() {
    let mut room = Room::of("avanco", 2, 33);
    for _ in 0..12 {
        room.play_on();
    }
    let table = ludoteca_net::Table::read(&catalogue(), &room.log.join("\n")).expect("a log");
    let position = table.session().expect("it has begun").position_text();
    let session = table.entry().from_position(table.options().clone(), &position).expect("a position");
    let mut pupil = Pupil::asked_for(Arc::from(session as Box<dyn PlayView>), None);
    pupil.say(&json!({ "careful": false }));
    while pupil.answers.is_empty() {
        let cells = pupil.page.numbers("can");
        let held = pupil.page.numbers("held");
        let cell = cells.iter().rev().find(|cell| !held.contains(cell)).expect("a cell");
        pupil.say(&json!({ "touch": { "cell": cell } }));
    }
    assert!(pupil.page.heard.iter().all(|text| !text.contains("Pupil")));
}

#[test]
fn every_game_can_be_asked_about() {
    for entry in catalogue().iter() {
        let mut pupil = Pupil::asked(entry.info.id, None);
        pupil.say(&json!({ "careful": false }));
        for _ in 0..40 {
            if !pupil.answers.is_empty() {
                break;
            }
            let held = pupil.page.numbers("held");
            let choices = pupil.page.field("choices").as_array().cloned().unwrap_or_default();
            let fresh = pupil.page.numbers("can").into_iter().find(|cell| !held.contains(cell));
            match (choices.iter().find(|choice| choice["on"] == false), fresh) {
                (Some(choice), _) if !held.is_empty() || fresh.is_none() => {
                    pupil.say(&json!({ "choose": { "choice": choice["choice"] } }));
                }
                (_, Some(cell)) => pupil.say(&json!({ "touch": { "cell": cell } })),
                _ => panic!("{} has nothing to touch", entry.info.id),
            }
        }
        let play = start(entry.info.id);
        let orders = play.orders(play.asked().iter().next().expect("somebody decides"));
        assert!(pupil.answers.iter().all(|it| orders.contains(it)), "{}: {:?}", entry.info.id, pupil.answers);
    }
}

#[test]
fn where_a_piece_can_go_is_answered_with_any_cell_and_nothing_tells() {
    let play = start("avanco");
    let piece = play.info().geometry.parse("b2");
    let answering = Answering::new(SPEECH.clone(), Language::En, play, None).about_piece(piece);
    let mut pupil = Pupil { answering, page: Seen::default(), answers: Vec::new() };
    pupil.hears();
    assert_eq!(pupil.page.text("title"), "Where can it go?");
    assert_eq!(pupil.page.numbers("held"), [pupil.page.cell("b2")]);
    assert_eq!(pupil.page.numbers("can").len(), 48, "every cell but its own");
    let marks = |pupil: &Pupil| pupil.page.field("over").as_array().map_or(0, Vec::len);
    assert_eq!(marks(&pupil), 1, "its own cell alone");
    pupil.say(&json!({ "about": { "cell": pupil.page.cell("b2") } }));
    for cell in ["b2", "b3", "g7"] {
        pupil.touch(cell);
    }
    assert_eq!(pupil.answers, ["b3", "g7"], "its own cell is no answer");
    assert_eq!((pupil.page.refused.len(), marks(&pupil)), (1, 2));
    assert_eq!(pupil.page.text("line"), "You said g7. You can change it until time is up.");
}
