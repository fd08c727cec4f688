//! A lesson plan: what a teacher reads, what a class sees, and what leads through it.

use crate::bench::{Desk, Person};
use bevy_egui::egui::{Key, Pos2, Rect};
use egui_kittest::kittest::Queryable;
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::frame::ask::AskTable;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction};
use ludoteca::desk::frame::display::DisplayAction;
use ludoteca::desk::lesson::learn::LearnAction;
use ludoteca::desk::plan::controller::PlanAction;
use ludoteca::desk::plan::held::PlanOnward;
use ludoteca::desk::plan::model::PlanModel;
use ludoteca::desk::view_model::DialogModel;
use ludoteca_games::{CATALOGUE, catalogue};
use ludoteca_lessons::{Plan, ToldKind, plan_of};
use ludoteca_rules::session::NodeId;
use ludoteca_rules::{Pick, SeatSet};
use ludoteca_table::play::stage::LeftOpen;
use ludoteca_table::play::{Aims, Laying, OrderReview};
use ludoteca_table::screen::Screen;
use ludoteca_words::Language;

fn plan(game: &str) -> Plan {
    plan_of(&catalogue(), game).expect("it has one").expect("it is sound")
}

fn shown(person: &Person) -> &PlanModel {
    person.desk().model().plan.as_ref().expect("a plan is on the table")
}

/// Somebody at the plan of a game.
fn teacher(game: &'static str, language: Language) -> Person {
    let mut desk = Desk::new("", language);
    desk.clear();
    desk.send(LearnAction::Plan(game));
    let mut person = Person::with(desk, 1280.0, 800.0);
    person.look();
    person
}

#[test]
fn whoever_opens_the_plan_of_a_game_on_the_page_of_lessons_is_led_through_it_by_one_button() {
    let mut desk = Desk::new("", Language::En);
    desk.clear();
    desk.send(DialogAction::Open(Dialog::Decks));
    let mut person = Person::with(desk, 1280.0, 800.0);
    person.press_label("Rastros: not begun");
    person.press("plan-open");
    let plan = plan("rastros");
    assert!(person.reads(plan.steps[0].say[0].within(Language::En)));
    assert!(person.reads(plan.aim.within(Language::En)), "before the first step one reads what it is for");
    assert_eq!(person.desk().model().screen, Screen::Lesson);
    person.press("plan-step-next");
    assert!(!person.reads(plan.aim.within(Language::En)));
    assert!(person.reads("minutes 4–11"));
    let board = plan.steps[1].board.as_ref().expect("its moves are played");
    assert_eq!(person.desk().session().position_text(), board.position);
    for _ in &board.moves {
        person.press("plan-move");
    }
    assert_eq!(person.desk().session().position_text(), board.end().position_text());
    person.press("plan-step-next");
    let asked = plan.steps[2].question.as_ref().expect("it asks");
    assert!(person.reads(asked.ask.within(Language::En)));
    let answer = asked.answers.join(", ");
    assert!(!person.reads(&answer), "nothing gives it away");
    person.press("plan-show-answer");
    assert!(person.reads(&answer));
    let ringed = &person.desk().part::<Aims>().reached;
    assert_eq!(ringed.len(), asked.answers.len(), "what is right is ringed on the board");
    person.press("plan-step-before");
    assert_eq!(shown(&person).here, 1);
    // Any step is reached from the list, also by keys.
    person.change(|desk| desk.send(DisplayAction::EnterPanel));
    let last = shown(&person).steps.last().expect("there are steps").clone();
    person.0.get_by_label(&format!("{}: {}", last.minutes, last.name)).focus();
    person.look();
    person.0.key_press(Key::Enter);
    person.look();
    while shown(&person).onward != PlanOnward::End {
        person.change(|desk| desk.send(PlanAction::On));
    }
    assert_eq!(shown(&person).here + 1, plan.steps.len());
    person.press("plan-end");
    assert!(person.desk().model().plan.is_none());
    assert!(matches!(person.desk().model().dialog, Some(DialogModel::Learn(_))), "back to where it was opened");
}

#[test]
fn every_plan_is_gone_through_to_its_end_in_every_language() {
    let mut laid = false;
    for entry in CATALOGUE {
        let plan = plan(entry.info.id);
        for language in Language::ALL {
            let mut desk = Desk::new("", language);
            desk.clear();
            desk.send(LearnAction::Plan(entry.info.id));
            let mut seen = Vec::new();
            let mut pressed = 0;
            while let Some(model) = &desk.model().plan {
                if seen.last() != Some(&model.here) {
                    seen.push(model.here);
                    assert_eq!(desk.get::<Laying>().0, None, "{}: what an answer laid is gone", plan.id);
                }
                laid |= desk.get::<Laying>().0.is_some();
                assert_ne!(model.onward, PlanOnward::Position, "{}: nobody touched the board", plan.id);
                if matches!(model.onward, PlanOnward::Step | PlanOnward::End) {
                    let answers = model.told.iter().any(|told| told.kind == ToldKind::Answer);
                    assert_eq!(answers, plan.steps[model.here].question.is_some(), "{} {}", plan.id, model.here);
                    let end = plan.steps[model.here].board.as_ref().map(|board| board.end().position_text());
                    assert!(end.is_none_or(|end| end == desk.session().position_text()), "all moves were played");
                }
                pressed += 1;
                assert!(pressed < 200, "{} ends", plan.id);
                desk.send(PlanAction::On);
                desk.refresh();
                desk.refresh();
            }
            assert_eq!(seen, (0..plan.steps.len()).collect::<Vec<_>>(), "{} {language:?}", plan.id);
        }
    }
    assert!(laid, "one asks for a number that an overlay shows");
}

#[test]
fn what_a_pupil_proposes_is_tried_on_the_board_and_taken_back_with_the_same_button() {
    let mut person = teacher("rastros", Language::PtPt);
    let touch = |person: &mut Person, name: &str| {
        let cell = person.desk().session().info().geometry.parse(name).expect("a cell");
        person.change(|desk| desk.send(AskTable::touch(Pick::Cell(cell))));
    };
    // Where it is asked which moves there are, no mark says it, and none is played before the answer.
    person.change(|desk| desk.send(PlanAction::Step(2)));
    assert_eq!(person.desk().part::<OrderReview>().seats, SeatSet::NONE);
    touch(&mut person, "e7");
    assert_eq!(person.desk().session().cursor(), NodeId::ROOT);
    person.change(|desk| desk.send(PlanAction::On));
    touch(&mut person, "e7");
    assert_ne!(person.desk().session().cursor(), NodeId::ROOT, "it was played");
    // Of a move that is looked for, any can be tried.
    person.change(|desk| desk.send(PlanAction::Step(5)));
    touch(&mut person, "a7");
    assert_ne!(person.desk().session().cursor(), NodeId::ROOT, "it was played");
    person.change(|desk| desk.send(DoCommand(CommandId::Undo)));
    assert_eq!((person.desk().session().cursor(), shown(&person).here), (NodeId::ROOT, 5), "it is taken back");
    touch(&mut person, "a7");
    person.press("plan-position");
    assert_eq!(person.desk().session().cursor(), NodeId::ROOT);
    person.press("plan-show-answer");
    assert_eq!(shown(&person).onward, PlanOnward::Step);
}

#[test]
fn a_class_sees_what_it_is_asked_and_nothing_of_what_the_teacher_says() {
    let mut person = teacher("rastros", Language::PtBr);
    person.change(|desk| desk.send(DisplayAction::ToggleProjector));
    let plan = plan("rastros");
    let said = |step: usize| plan.steps[step].say[0].within(Language::PtBr);
    assert!(person.reads(plan.steps[0].name.within(Language::PtBr)) && !person.reads(said(0)));
    // A clicker leads through it.
    person.change(|desk| desk.send(DoCommand(CommandId::Redo)));
    for _ in 0..=plan.steps[1].board.as_ref().map_or(0, |board| board.moves.len()) {
        person.change(|desk| desk.send(DoCommand(CommandId::Redo)));
    }
    let asked = plan.steps[2].question.as_ref().expect("it asks");
    assert!(person.reads(asked.ask.within(Language::PtBr)) && !person.reads(said(2)));
    assert!(!person.reads(&asked.answers.join(", ")));
    person.change(|desk| desk.send(DoCommand(CommandId::Redo)));
    assert!(person.reads(&asked.answers.join(", ")));
    person.change(|desk| desk.send(DoCommand(CommandId::Undo)));
    assert_eq!(shown(&person).here, 1);
}

#[test]
fn everything_is_reached_at_the_largest_text_in_the_smallest_window_and_esc_leaves() {
    for entry in CATALOGUE {
        let mut desk = Desk::new("", Language::PtPt);
        desk.clear();
        desk.settings_mut().text_scale = 2.5.into();
        desk.send(LearnAction::Plan(entry.info.id));
        let mut person = Person::with(desk, 800.0, 600.0);
        for projector in [false, true] {
            let window = Rect::from_min_size(Pos2::ZERO, [800.0, 600.0].into());
            let on = person.desk().word(shown(&person).onward.key());
            let button = person.controls().into_iter().find(|(name, _)| *name == on);
            let (_, place) = button.unwrap_or_else(|| panic!("{on}"));
            assert!(window.contains_rect(place), "{} {projector}: {place:?}", entry.info.id);
            let free = person.desk().free;
            assert!(free.height() > 120.0 && free.width() > 240.0, "{}: the board keeps {free:?}", entry.info.id);
            person.change(|desk| desk.send(DisplayAction::ToggleProjector));
        }
        person.change(|desk| desk.send(DoCommand(CommandId::Back)));
        assert!(person.desk().model().plan.is_none());
    }
}

#[test]
fn a_plan_is_found_by_typing_and_leaves_the_game_on_the_table_as_it_was() {
    let mut desk = Desk::with_game("avanco").after(3);
    let position = desk.session().position_text();
    desk.send(DoCommand(CommandId::Palette));
    let mut person = Person::at(desk);
    let field = person.desk().word("do-palette-field");
    person.0.get_all_by_label(&field).next().expect("a field to type in").type_text("lesson plan avan");
    person.look();
    person.0.key_press(Key::Enter);
    person.look();
    assert_eq!(shown(&person).title, plan("avanco").title.within(Language::En));
    assert!(!person.desk().model().banner);
    let left: Vec<String> = person.desk().get::<LeftOpen>().of("avanco").map(|play| play.position_text()).collect();
    assert_eq!(left, std::slice::from_ref(&position));
    // The plan itself is kept nowhere.
    person.press("learn-back-to-path");
    let left: Vec<String> = person.desk().get::<LeftOpen>().of("avanco").map(|play| play.position_text()).collect();
    assert_eq!(left, [position]);
}
