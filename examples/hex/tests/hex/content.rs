//! Words, lessons, puzzles, pictures, diagrams and overlays.

use crate::{catalogue, games, hex, play};
use ludoteca::games::pictures::GamePictures;
use ludoteca_diagram::{Role as Paint, Style};
use ludoteca_lessons::prove::prove;
use ludoteca_lessons::read;
use ludoteca_lessons::{Answer, Course, Deck, Goal, Kind, shipped};
use ludoteca_rules::session::Request;
use ludoteca_rules::thinking::forced::Forcing;
use ludoteca_rules::{Options, Role, Seat, Side};
use ludoteca_words::{Language, Words};
use std::sync::Arc;

/// Positions that may be looked at for one exercise: about a second.
const MOST: u64 = 1_500_000;

fn decks() -> Vec<Deck> {
    let catalogue = catalogue();
    let own = shipped::all(&catalogue).filter(|source| source.id.starts_with("hex"));
    own.map(|source| read(source.text, &catalogue).unwrap_or_else(|faults| panic!("{faults:?}"))).collect()
}

#[test]
fn everything_is_said_in_three_languages() {
    let info = hex().info;
    let parts = ["", "-line"].map(|part| format!("game-hex{part}")).into_iter();
    let card = ["goal", "end", "rulings"].map(|part| format!("card-hex-{part}"));
    let captions = info.card.iter().map(|picture| picture.key.to_owned());
    let others = ["begin-hex", "kind-hex-0", "reason-joined", "overlay-hex-joins", "laid-hex-joins", "sign-hex-edges"];
    let keys: Vec<String> = parts.chain(card).chain(captions).chain(others.map(str::to_owned)).collect();
    for language in Language::ALL {
        let words = Words::new(language, &catalogue());
        for key in &keys {
            assert!(words.has(key), "{key} in {}", language.tag());
        }
    }
}

#[test]
fn lessons_and_puzzles_are_proved() {
    let decks = decks();
    let count = |kind| decks.iter().filter(|deck| deck.kind == kind).flat_map(|deck| &deck.exercises).count();
    assert!(count(Kind::Lesson) >= 2 && count(Kind::Puzzles) >= 3);
    for exercise in decks.iter().flat_map(|deck| &deck.exercises) {
        let found = prove(exercise, MOST);
        assert_eq!(found.wrong, None, "line {}: {:?}", exercise.line, found.answers);
        assert!(exercise.goal == Goal::Play || !found.answers.is_empty());
    }
}

#[test]
fn the_lesson_is_solved_by_its_own_moves_and_refuses_others() {
    let lesson = decks().into_iter().find(|deck| deck.kind == Kind::Lesson).expect("a lesson");
    let mut course = Course::new(Arc::new(lesson));
    for order in ["d4", "b5", "c1"] {
        assert!(matches!(course.play("g7"), Some(Answer::Wrong { .. })), "g7 instead of {order}");
        assert!(matches!(course.play(order), Some(Answer::Right { .. })), "{order}");
        assert!(course.is_done());
        course.go_on();
    }
}

#[test]
fn shelf_and_rules_card_have_their_pictures() {
    let pictures = games().pictures();
    assert!(hex().info.card.len() >= 3);
    for name in hex().info.card.iter().map(|picture| picture.key).chain([GamePictures::SHELF]) {
        let picture = pictures.get("hex", name).unwrap_or_else(|| panic!("no picture {name}"));
        assert!(picture.starts_with(&[0xff, 0xd8]), "{name} is a JPEG file");
    }
    for picture in hex().info.card {
        let mut play = play(picture.position);
        for order in picture.moves.split_whitespace() {
            play.submit(Request::Move(order.to_owned())).expect(picture.key);
        }
    }
}

#[test]
fn a_diagram_has_a_stone_on_every_cell_that_has_one() {
    let play = play("bw5/1bw4/1b1w3/1bw4/2bw3/2b1w2/7 b");
    let drawing = ludoteca_diagram::position(&*play, Style::Colour);
    let painted =
        |role: fn(Paint) -> bool| drawing.elements.iter().filter(|element| element.fill.is_some_and(role)).count();
    assert_eq!(painted(|role| role == Paint::Cell), 49);
    assert_eq!(painted(|role| matches!(role, Paint::Body(_))), 12);
}

#[test]
fn the_overlay_shows_the_shortest_ways() {
    let laid = |position: &str| {
        let overlaid = hex().overlay(&Options::defaults(&[]), position, "hex-joins").expect("a position");
        overlaid.expect("the game has it")
    };
    let words = Words::new(Language::En, &catalogue());
    let start = laid("7/7/7/7/7/7/7 b");
    assert_eq!(words.say(&start.summary), "Stones missing, if nobody gets in the way: Black 7, White 7.");
    let near = laid("bw5/1bw4/1b1w3/1bw4/2bw3/2b1w2/7 b");
    let wanted: Vec<String> = near
        .badges
        .iter()
        .filter(|badge| badge.role == Role::Side(Side(0)) || badge.role == Role::Neutral)
        .map(|badge| hex().info.geometry.name(badge.cell).to_string())
        .collect();
    assert_eq!(wanted, ["c1", "d1"]);
    let over = laid("7/7/7/wwwwwww/bbbbbb1/7/7 b");
    assert_eq!(words.say(&over.summary), "Stones missing, if nobody gets in the way: Black is cut off, White 0.");
}

#[test]
fn a_win_is_proved() {
    let play = play("3b3/2b1b2/ww1wwb1/3b1ww/3b3/2b4/7 w");
    let seat = Seat(1);
    let forcing = Forcing { side: Side(1), moves: Some(1), nodes: MOST };
    let found = (hex().forced.expect("wins are proved"))(&play.snapshot(seat), &forcing);
    let winning: Vec<&str> =
        found.orders.iter().filter(|(_, moves)| moves.is_some()).map(|(order, _)| &**order).collect();
    assert_eq!(winning, ["c5"]);
}
