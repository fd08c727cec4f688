//! The panel with which a position is set up, for every game and in every language.

use crate::bench::{Desk, Person};
use bevy_egui::egui::Key;
use bevy_egui::egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::setup::controller::{AskSetup, SetUpAction};
use ludoteca::desk::setup::model::FieldChoices;
use ludoteca_games::CATALOGUE;
use ludoteca_rules::{Cell, Edit};
use ludoteca_table::play::Building;
use ludoteca_table::play::stage::StageRequest;
use ludoteca_words::Language;

fn draft(person: &Person) -> &ludoteca::desk::setup::model::DraftModel {
    person.desk().model().set_up.as_ref().expect("a position is set up")
}

#[test]
fn every_game_is_set_up_and_every_piece_and_field_has_its_button() {
    for (entry, language) in CATALOGUE.iter().zip(Language::ALL.into_iter().cycle()) {
        let mut desk = Desk::with_game(entry.info.id);
        desk.settings_mut().chosen_language = Some(language);
        let mut person = Person::with(desk, 1024.0, 2400.0);
        person.choose("do-set-up");
        let known = draft(&person).clone();
        assert!(known.faults.is_empty(), "{}: the start is legal", entry.info.id);
        assert!(known.trays.iter().all(|tray| tray.pieces.iter().all(|(_, picture)| picture.is_some())));
        for (tool, _) in known.trays.iter().flat_map(|tray| &tray.pieces) {
            person.press_label(&tool.name);
            assert_eq!(person.last(), Some(&SetUpAction::Build(tool.building)), "{}: {}", entry.info.id, tool.name);
        }
        for tool in &known.tools {
            person.press_label(&tool.name);
            assert_eq!(person.last(), Some(&SetUpAction::Build(tool.building)), "{}", entry.info.id);
        }
        for field in &known.fields {
            assert!(person.reads(&field.name), "{}: {}", entry.info.id, field.name);
        }
        person.press("ui-draft-clear");
        let setup = person.desk().setup().expect("a position is set up");
        assert_eq!(setup.standing(), [], "{}", entry.info.id);
        person.press("ui-undo");
        assert_eq!(draft(&person).text, known.text);
        person.press("ui-redo");
        person.press("ui-draft-begin");
        assert_eq!(draft(&person).text, known.text);
        person.press("ui-draft-play");
        assert!(matches!(person.desk().staged().last(), Some(StageRequest::PlayFrom)));
        assert!(person.desk().setup().is_none());
        assert_eq!(person.desk().session().position_text(), known.text);
    }
}

#[test]
fn what_is_wrong_is_told_and_cannot_be_played() {
    let mut person = Person::at(Desk::with_game("avanco"));
    person.change(|desk| desk.send(StageRequest::SetUp));
    person.press("ui-draft-clear");
    let faults = draft(&person).faults.clone();
    assert_eq!(faults.len(), 1);
    assert!(person.reads(&faults[0]));
    person.press("ui-draft-play");
    assert!(!matches!(person.desk().staged().last(), Some(StageRequest::PlayFrom)));
    assert!(person.desk().setup().is_some());
}

#[test]
fn numbers_go_up_and_down_and_stop_at_their_bounds() {
    let mut person = Person::with(Desk::with_game("apocalypse"), 1024.0, 1600.0);
    person.change(|desk| desk.send(StageRequest::SetUp));
    let field = draft(&person).fields[1].clone();
    assert_eq!(field.choices, FieldChoices::Number(0, [0, 2]));
    for number in [1, 2, 2] {
        person.press_label(&format!("{} +", field.name));
        assert_eq!(draft(&person).fields[1].choices, FieldChoices::Number(number, [0, 2]));
    }
    person.press_label(&format!("{} −", field.name));
    assert_eq!(draft(&person).fields[1].choices, FieldChoices::Number(1, [0, 2]));
}

#[test]
fn a_text_is_typed_and_a_wrong_one_is_told() {
    let mut person = Person::with(Desk::with_game("semaforo"), 1024.0, 1600.0);
    person.change(|desk| desk.send(StageRequest::SetUp));
    let label = person.desk().word("ui-draft-text");
    let enter = |person: &mut Person, text: &str| {
        person.0.get_by_role_and_label(Role::TextInput, &label).focus();
        person.look();
        person.change(|desk| desk.send(SetUpAction::Type(Some(text.to_owned()))));
        person.0.get_by_role_and_label(Role::TextInput, &label).focus();
        person.look();
        person.0.key_press(Key::Enter);
        person.look();
    };
    enter(&mut person, "gr2/ygr1/y2y 2");
    assert_eq!(draft(&person).text, "gr2/ygr1/y2y 2");
    enter(&mut person, "gr2/ygr1 2");
    assert_eq!(draft(&person).text, "gr2/ygr1/y2y 2", "nothing is lost");
    assert!(person.desk().get::<Notices>().0.is_some());
}

#[test]
fn a_piece_without_another_form_is_not_changed_and_a_new_set_up_begins_with_moving() {
    let mut desk = Desk::with_game("avanco");
    desk.send(StageRequest::SetUp);
    desk.send(SetUpAction::Build(Building::Remove));
    desk.send(StageRequest::PutAway);
    desk.send(StageRequest::SetUp);
    assert_eq!(*desk.get::<Building>(), Building::Move);
    let before = desk.setup().expect("a position is set up").position_text();
    desk.send(AskSetup::edit(Edit::Change(Cell(20), ludoteca_rules::PieceEdit::Turn)));
    let told = desk.get::<Notices>().0.as_ref().expect("it is refused");
    assert_eq!(told.text().to_string(), "refuse-draft-change");
    let setup = desk.setup().expect("a position is set up");
    assert_eq!(setup.position_text(), before);
    assert!(!setup.can_undo());
}

#[test]
fn nothing_lies_over_the_board_and_everything_is_in_the_window() {
    for entry in CATALOGUE {
        for (width, height, scale) in [(1024.0, 768.0, 1.0), (1280.0, 800.0, 1.0), (1024.0, 768.0, 2.0)] {
            let mut desk = Desk::with_game(entry.info.id);
            desk.settings_mut().chosen_language = Some(Language::PtPt);
            desk.settings_mut().text_scale = scale.into();
            let mut person = Person::with(desk, width, height);
            person.change(|desk| desk.send(StageRequest::SetUp));
            let what = format!("{} {width}×{height} {scale}", entry.info.id);
            let free = person.desk().free;
            assert!(free.width() > 0.45 * width && free.height() > 0.5 * height, "{what}: {free}");
            for key in ["ui-draft-play", "ui-undo", "ui-redo", "ui-draft-puzzle", "ui-draft-back", "ui-draft-clear"] {
                let label = person.desk().word(key);
                let found = person.0.get_all_by_label(&label).next().expect("a button").rect();
                assert!(person.0.ctx.content_rect().contains_rect(found), "{what}: {label} at {found}");
                let over = free.shrink(1.0).intersects(found) && key != "ui-draft-back";
                assert!(!over, "{what}: {label} at {found} lies over {free}");
            }
        }
    }
}
