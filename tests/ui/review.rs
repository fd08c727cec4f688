//! The card beside the board while somebody looks back at a game, and what leads to it.

use crate::bench::{Desk, Person};
use egui_kittest::kittest::Queryable;
use ludoteca::desk::frame::display::DisplayAction;
use ludoteca::desk::play::review::controller::ReviewAction;
use ludoteca_games::catalogue;
use ludoteca_record as record;
use ludoteca_rules::session::Request;
use ludoteca_table::play::TableAction;
use ludoteca_words::Language;

/// White can win at once and does something else; then Black wins.
const GAME: &str = "[Game \"avanco\"]\n[Position \"7/2w4/7/7/6w/b6/7 w\"]\n1. g3-g4 2. a2-a1 b";

fn ended(language: Language) -> Person {
    let mut desk = Desk::with_game("avanco");
    desk.settings_mut().chosen_language = Some(language);
    desk.put(record::read(GAME, &catalogue()).expect("a record"));
    let mut person = Person::at(desk);
    person.0.run_steps(8);
    person
}

#[test]
fn the_card_with_the_result_leads_to_where_the_game_turned_and_nothing_gives_the_answer_away() {
    for language in Language::ALL {
        let mut person = ended(language);
        person.press("review-begin");
        assert!(person.reads("g3-g4"), "what was played");
        assert!(!person.reads("c6-b7"), "but not what was better");
        assert!(!person.reads(&person.desk().word("ui-again")), "the card with the result has gone");
        person.press_label(&format!("1 {}", row(&person)));
        assert!(person.reads("c6-b7"), "{language:?}");
        assert!(matches!(person.desk().asked().last(), Some(TableAction::Session(Request::GoTo(_)))));
        person.press("review-all");
        assert!(!person.reads("c6-b7"));
        person.press("ui-close");
        assert!(person.desk().model().review.is_none());
    }
}

/// Six moves of which three give a little away.
const SLIPS: &str = "[Game \"horizons\"]\n1. l2-k3 2. c11-c9 3. c2-c3 4. k11-i9 5. l1-l3 6. g11-g10 *";

#[test]
fn where_no_single_move_turned_the_game_the_card_says_so_and_names_those_that_cost_the_most() {
    for language in Language::ALL {
        let mut desk = Desk::with_game("horizons");
        desk.settings_mut().chosen_language = Some(language);
        desk.put(record::read(SLIPS, &catalogue()).expect("a record"));
        desk.send(ReviewAction::Open);
        let mut person = Person::at(desk);
        person.0.run_steps(8);
        assert!(person.reads(&person.desk().word("review-slips")), "{language:?}");
        assert!(person.reads("l1-l3"), "{language:?}");
    }
}

/// The first player has a name of their own, the second one is the computer.
const NAMED: &str = "[Game \"atari-go\"]\n[Seat1 \"Ana\"]\n[Control1 \"human\"]\n[Control2 \"4\"]\n1. e5 2. a1 3. e6 *";

/// Four play, each with one colour.
const FOUR: &str = "[Game \"sapiens:players=single\"]\n1. b3-c3 2. b6-c6 3. h8~ 4. f1~ *";

#[test]
fn the_curve_names_the_two_players_between_whom_it_lies_and_nobody_where_four_play() {
    for (record, labels) in [(NAMED, ["better: Ana", "better: Fox"]), (FOUR, ["", ""])] {
        let mut desk = Desk::with_game("atari-go");
        desk.settings_mut().chosen_language = Some(Language::En);
        desk.put(record::read(record, &catalogue()).expect("a record"));
        desk.send(ReviewAction::Open);
        let mut person = Person::at(desk);
        person.0.run_steps(8);
        assert_eq!(person.desk().model().review.as_ref().expect("it is shown").curve.better, labels);
    }
}

/// What the list says of the only turning point.
fn row(person: &Person) -> String {
    person.desk().model().review.as_ref().expect("it is shown").rows[0].played.clone()
}

#[test]
fn at_the_largest_text_in_the_smallest_window_everything_can_be_reached() {
    let mut desk = Desk::with_game("avanco");
    desk.settings_mut().text_scale = 2.5.into();
    desk.put(record::read(GAME, &catalogue()).expect("a record"));
    desk.send(ReviewAction::Open);
    let mut person = Person::with(desk, 800.0, 600.0);
    person.look();
    // Whoever walks there by keys sees it.
    person.change(|desk| desk.send(DisplayAction::EnterPanel));
    let label = format!("1 {}", row(&person));
    person.0.get_by_label(&label).focus();
    person.look();
    person.0.key_press(bevy_egui::egui::Key::Enter);
    person.look();
    assert!(person.desk().model().review.as_ref().is_some_and(|review| review.chosen.is_some()));
    let show = person.desk().word("review-show");
    person.0.get_by_label(&show).focus();
    person.look();
    person.0.key_press(bevy_egui::egui::Key::Enter);
    person.look();
    assert!(person.desk().asked().iter().any(|asked| matches!(asked, TableAction::Session(Request::GoTo(_)))));
}

#[test]
fn a_game_in_which_nothing_was_played_is_not_looked_back_at() {
    let mut person = Person::at(Desk::with_game("avanco"));
    person.change(|desk| desk.send(ReviewAction::Open));
    let said = person.desk().word("review-empty");
    assert!(person.reads(&said));
}
