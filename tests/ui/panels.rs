//! The side panel, refusals, choices, the result, the demonstration.

use crate::bench::{Desk, Person, asked};
use crate::screens::list::{explored, judged, mixed};
use bevy::ecs::message::Messages;
use bevy::math::Vec2;
use bevy_egui::egui::{self, Key, accesskit::Role};
use egui_kittest::kittest::{NodeT, Queryable};
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::computer::analysis::FollowLine;
use ludoteca::desk::demo::model::{DemoAction, DemoModel, DemoRequest, DemoShown, PieceSign, QuestionModel};
use ludoteca::desk::frame::ask::AskTable;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, OpenDialog};
use ludoteca::desk::frame::display::{Display, SoftwareDrawing};
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::frame::sends::Sends;
use ludoteca::desk::new_game::controller::NewGameAction;
use ludoteca::desk::play::controller::{ChooserPlace, PlayAction, TipAt};
use ludoteca::desk::play::model::{ChoiceModel, PlayModel};
use ludoteca::desk::theme::tokens;
use ludoteca::desk::view_model::DialogModel;
use ludoteca_games::CATALOGUE;
use ludoteca_rules::Pick;
use ludoteca_rules::session::{NodeId, Request};
use ludoteca_rules::{Refusal, Seat, SideColour, Text};
use ludoteca_table::play::TableAction;
use ludoteca_table::play::{Annotating, LocalSeats};
use ludoteca_words::Language;
use std::sync::Arc;

#[test]
fn every_control_below_the_board_does_what_it_says() {
    let mut person = Person::at(Desk::new("", Language::En).after(4));
    let end = person.desk().session().cursor();
    person.press("ui-undo-short");
    assert_eq!(person.desk().asked(), [TableAction::Session(Request::Undo)]);
    assert_ne!(person.desk().session().cursor(), end);
    assert!(!person.0.ctx.egui_wants_keyboard_input(), "a click leaves the keyboard to the board");
    person.choose("do-redo");
    assert_eq!(person.desk().asked().last(), Some(&TableAction::Session(Request::Redo)));
    assert_eq!(person.desk().session().cursor(), end);
    person.choose("do-settings");
    assert_eq!(person.desk().get::<OpenDialog>().0, Some(Dialog::Settings));
    person.press("ui-close");
    assert_eq!(person.last(), Some(&DialogAction::Close));
    person.choose("do-new-game");
    assert!(matches!(person.desk().get::<OpenDialog>().0, Some(Dialog::NewGame(_))));
    person.press("ui-cancel");
    assert_eq!(person.last(), Some(&NewGameAction::Cancel));
    assert_eq!(person.desk().get::<OpenDialog>().0, None);
    person.press("ui-moves-short");
    assert!(person.desk().settings().panel_open && person.reads("Beginning"));
    person.press("ui-moves-short");
    assert!(!person.desk().settings().panel_open && !person.reads("Beginning"));
    // The plate of a player leads to who plays.
    let plate = person.desk().model().play.as_ref().expect("a play").plates[0].clone();
    person.press_label(&format!("{}, {}", plate.name, plate.line));
    assert_eq!(person.desk().get::<OpenDialog>().0, Some(Dialog::Players));
}

#[test]
fn resigning_takes_two_acts() {
    let mut person = Person::at(Desk::new("", Language::En).after(4));
    let seat = asked(person.desk());
    person.choose("do-resign");
    assert!(person.reads("Does Black resign?") && person.desk().session().outcome().is_none());
    assert_eq!(person.focused().as_deref(), Some("Play on"), "Enter does not resign");
    person.press("ui-play-on");
    assert!(!person.reads("Does Black resign?") && person.desk().session().outcome().is_none());
    person.choose("do-resign");
    person.press_last("ui-resign");
    assert_eq!(person.last(), Some(&AskTable::session(Request::Resign(seat))));
    assert!(person.desk().session().outcome().is_some() && person.desk().get::<OpenDialog>().0.is_none());
}

#[test]
fn why_nobody_can_resign_is_said() {
    let mut person = Person::at(Desk::new("players=single", Language::En));
    person.look_for("do-resign");
    let entry = person.controls().into_iter().find(|(name, _)| name == "Resign");
    let reason = "Among three or more sides, nobody can leave alone.";
    let shown = person.desk().model().dialog.clone();
    let told = matches!(shown, Some(DialogModel::Palette(list)) if list.items.iter().any(|item| item.about == reason));
    assert!(entry.is_none() && told);
    let mut desk = Desk::new("", Language::En).after(2);
    desk.submit(Request::Resign(Seat(0)));
    let play = PlayModel::of(desk.session(), desk.words(), desk.hand(), LocalSeats::of(desk.session()));
    assert_eq!(play.not_resigning.map(|key| desk.words().word(key)).as_deref(), Some("The game is over."));
}

#[test]
fn a_draw_is_offered_only_where_the_rules_know_one() {
    for entry in CATALOGUE {
        let mut person = Person::at(Desk::with_game(entry.info.id));
        person.look_for("do-draw-game");
        let offered = person.controls().into_iter().any(|(name, _)| name == "Agree on a draw");
        assert_eq!(offered, entry.info.draws, "{}", entry.info.id);
    }
    let drawn: Vec<&str> = CATALOGUE.iter().filter(|entry| entry.info.draws).map(|entry| entry.info.id).collect();
    assert_eq!(drawn, ["horizon", "horizons", "sapiens", "apocalypse"]);
}

#[test]
fn a_draw_is_agreed_and_taken_back() {
    let mut person = Person::at(Desk::new("", Language::PtPt).after(2));
    person.choose("do-draw-game");
    assert!(person.reads("Todos aceitam o empate?"));
    assert!(person.desk().nothing_asked());
    person.press_last("ui-agree-draw");
    assert_eq!(person.desk().asked(), [TableAction::Session(Request::AgreeDraw)]);
    assert!(person.reads("Empate"));
    assert!(person.reads("Foi de comum acordo."));
    person.press("ui-undo-short");
    assert_eq!(person.desk().session().outcome(), None);
}

#[test]
fn what_cannot_be_done_cannot_be_pressed() {
    let person = Person::at(Desk::new("", Language::En));
    let names: Vec<String> = person.controls().into_iter().map(|(name, _)| name).collect();
    assert!(!names.contains(&"Undo".to_owned()) && names.contains(&"Hint".to_owned()), "{names:?}");
    let person = Person::at(Desk::new("", Language::En).after(1));
    let names: Vec<String> = person.controls().into_iter().map(|(name, _)| name).collect();
    assert!(names.contains(&"Undo".to_owned()), "{names:?}");
}

#[test]
fn a_click_in_the_history_goes_there() {
    let mut person = Person::at(Desk::new("", Language::En).after(6));
    person.press("ui-moves-short");
    let line = person.desk().session().line();
    let row = person.desk().model().play.as_ref().expect("a play").history[2].clone();
    assert_eq!(row.node, line[2]);
    let name = format!("{}. {}", row.number.expect("a move"), row.text);
    person.press_label(&name);
    assert_eq!(person.last(), Some(&AskTable::session(Request::GoTo(line[2]))));
    assert_eq!(person.desk().session().cursor(), line[2]);
    let rows = &person.desk().model().play.as_ref().expect("a play").history;
    assert_eq!(rows.len(), 7, "nothing is lost");
    assert!(rows[3].aside && !rows[2].aside);
}

#[test]
fn the_history_keeps_the_cursor_in_sight() {
    let mut person = Person::at(Desk::new("", Language::En).after(60));
    person.press("ui-moves-short");
    let last = person.desk().model().play.as_ref().expect("a play").history[60].text.clone();
    assert!(person.reads(&format!("60. {last}")));
    person.change(|desk| desk.submit(Request::GoTo(NodeId::ROOT)));
    assert!(!person.reads(&format!("60. {last}")));
    person.press_label("Beginning");
    assert_eq!(person.last(), Some(&AskTable::session(Request::GoTo(NodeId::ROOT))));
}

#[test]
fn nothing_covers_the_board_and_the_list_of_moves_stands_beside_it() {
    let mut person = Person::at(Desk::new("", Language::En).after(3));
    let free = person.desk().free;
    assert!(free.width() == 1024.0 && free.height() > 600.0, "{free}");
    // Clicks on the board belong to it, clicks on what lies around it do not.
    for (at, panel) in [((512.0, 300.0), false), ((512.0, 720.0), true), ((60.0, 60.0), true)] {
        person.0.hover_at(egui::pos2(at.0, at.1));
        person.look();
        assert_eq!(person.0.ctx.is_pointer_over_egui(), panel, "at {at:?}");
    }
    person.press("ui-moves-short");
    let beside = person.desk().free;
    assert!((600.0..700.0).contains(&beside.width()), "{beside}");
    person.0.hover_at(egui::pos2(900.0, 300.0));
    person.look();
    assert!(person.0.ctx.is_pointer_over_egui());
}

#[test]
fn a_refusal_is_said_and_fades() {
    let mut person = Person::at(Desk::new("", Language::En).after(1));
    let refusal = Refusal::new(Text::new("refuse-sapiens-straight"));
    person.change(|desk| desk.refused(refusal));
    assert!(person.reads("This die goes straight."));
    person.change(|desk| desk.get_mut::<Notices>().age(5.0));
    assert!(person.reads("This die goes straight."));
    person.change(|desk| desk.get_mut::<Notices>().age(1.3));
    let opacity = person.desk().model().notice.as_ref().expect("still there").opacity;
    assert!(opacity > 0.0 && opacity < 1.0);
    person.change(|desk| desk.get_mut::<Notices>().age(1.0));
    assert!(!person.reads("This die goes straight."));
    assert_eq!(person.desk().get::<Notices>().0, None);
}

#[test]
fn what_can_be_handed_in_all_the_same_waits_for_an_answer() {
    let mut person = Person::at(Desk::new("", Language::En).after(1));
    let seat = asked(person.desk());
    let order = person.desk().session().orders(seat)[0].clone();
    let refusal = Refusal { text: Text::new("refuse-unfinished"), sealable: Some(order.clone()) };
    person.change(|desk| desk.refused(refusal.clone()));
    person.change(|desk| desk.get_mut::<Notices>().age(1000.0));
    person.press("ui-seal-not");
    assert_eq!(person.desk().get::<Notices>().0, None);
    person.change(|desk| desk.refused(refusal));
    person.press("ui-seal");
    assert_eq!(person.desk().asked(), [TableAction::Session(Request::Order(seat, order))]);
    assert!(!person.reads("This move is not complete yet."));
}

#[test]
fn a_choice_is_offered_near_the_cell() {
    let mut person = Person::at(Desk::new("", Language::En));
    let play = person.desk().model().play.clone().expect("a play");
    assert!(play.choices.is_empty());
    let choices = vec![ChoiceModel { index: 0, label: "Keep the die (M)".into(), reached: false }];
    for at in [Some(egui::pos2(200.0, 300.0)), Some(egui::pos2(5.0, 760.0)), None] {
        let mut model = person.desk().model().clone();
        model.play = Some(PlayModel { choices: choices.clone(), ..play.clone() });
        model.chooser_at = at.map(|at: egui::Pos2| ChooserPlace::Cell(Vec2::new(at.x, at.y)));
        let draw = move |ui: &mut egui::Ui, done: &mut Sends| {
            done.append([ludoteca::desk::draw(ui.ctx(), &model).sends]);
        };
        let mut harness =
            egui_kittest::Harness::builder().with_size([1024.0, 768.0]).build_ui_state(draw, Sends::default());
        harness.run_steps(3);
        let rect = harness.get_by_label("Keep the die (M)").rect();
        assert!(harness.ctx.content_rect().contains_rect(rect), "{rect}");
        if at == Some(egui::pos2(200.0, 300.0)) {
            assert!((rect.center().x - 200.0).abs() < 40.0 && rect.top() > 300.0 && rect.top() < 360.0, "{rect}");
        }
        harness.get_by_label("Keep the die (M)").click();
        harness.run_steps(3);
        assert!(harness.state().all::<AskTable>().eq([&AskTable::touch(Pick::Choice(0))]));
    }
    person.look();
}

#[test]
fn words_tell_what_is_in_hand_what_is_asked_and_what_is_pointed_at() {
    let mut desk = Desk::new("", Language::En);
    let entry = ludoteca_games::find("sapiens").expect("the catalogue has it");
    let position = "7,b1+/2,b4x&,5/8/b2+,7/8/8/w5+,7/w1+,7 w 2 alliances";
    let options = ludoteca_rules::Options::defaults(entry.info.options);
    desk.put(entry.from_position(options, position).expect("a position"));
    let mut person = Person::at(desk);
    let touch = |desk: &mut Desk, name: &str| {
        let cell = desk.session().info().geometry.parse(name).expect("a cell");
        desk.with_hand(|hand, play| _ = hand.touch(play, Pick::Cell(cell)));
    };
    assert!(!person.reads("diagonally"));
    person.change(|desk| touch(desk, "a2"));
    assert!(person.reads("it then goes diagonally."));
    let free = person.desk().free;
    person.change(|desk| touch(desk, "a5"));
    assert!(!person.reads("diagonally") && person.reads("Keep it, or give it for an enemy die"));
    assert_eq!(person.desk().free, free, "the board stays where it is");
    let asked = person.0.get_by_label_contains("Keep it, or give it").rect();
    assert!(asked.top() >= free.bottom(), "{asked}");
    // A refusal takes its place until it has faded.
    let refusal = Refusal::new(Text::new("refuse-sapiens-exchange-own"));
    person.change(|desk| desk.refused(refusal));
    assert!(person.reads("That one is yours.") && !person.reads("Keep it, or give it"));
    person.change(|desk| desk.get_mut::<Notices>().dismiss());
    assert!(person.reads("Keep it, or give it"));
    person.change(|desk| {
        let cell = desk.session().info().geometry.parse("a2").expect("a cell");
        desk.get_mut::<TipAt>().0 = Some((cell, Vec2::new(300.0, 200.0)));
    });
    let told = person.desk().model().tip.as_ref().expect("a mark says what it does").0.clone();
    assert!(told.contains("diagonally"), "{told}");
    let tip = person.0.get_by_label(&told).rect();
    assert!((tip.center().x - 300.0).abs() < 5.0 && tip.top() >= 200.0, "{tip}");
    person.change(|desk| desk.get_mut::<TipAt>().0 = None);
    assert!(!person.reads("diagonally"));
}

#[test]
fn the_result_is_told_and_put_away() {
    let mut person = Person::at(Desk::new("", Language::En).after(3));
    person.choose("do-resign");
    person.press_last("ui-resign");
    let headline = person.desk().model().play.as_ref().and_then(|play| play.result.clone()).expect("an end").headline;
    assert!(headline == "White wins" || headline == "Black wins", "{headline}");
    assert!(person.reads("By resignation."));
    let look = person.desk().word("ui-look");
    person.0.run_steps(6);
    let card = person.0.get_by_label(&look).rect();
    assert!(person.desk().free.right() < card.left(), "the board stays free");
    person.press("ui-look");
    assert!(!person.reads(&look));
    assert!(person.reads(&headline), "the side panel still says it");
    person.press("ui-undo-short");
    person.choose("do-redo");
    assert!(!person.reads(&look), "once is enough");
}

#[test]
fn for_a_class_one_large_line_tells_the_turn_and_at_the_end_the_result() {
    for language in Language::ALL {
        for scale in [1.0, 2.0] {
            let mut desk = Desk::new("", language);
            desk.settings_mut().text_scale = scale.into();
            desk.get_mut::<Display>().projector = true;
            let mut person = Person::at(desk);
            for _ in 0..3 {
                let turn = person.desk().model().play.as_ref().and_then(|play| play.turn.clone()).expect("a turn").text;
                let line = person.0.get_by_label(&turn).rect();
                let at = format!("{language:?} {scale}: {turn} at {line}");
                assert!(line.height() < 70.0 * scale && line.bottom() <= 100.0 * scale, "{at}");
                assert!(line.height() >= if scale > 1.0 { 50.0 } else { 58.0 }, "read from the last row: {at}");
                // The disc of the side stands before it, and at the other end which move it is.
                assert!(line.left() > 40.0 && line.left() < 220.0, "{at}");
                let number = person.desk().model().play.as_ref().map(|play| play.number).expect("a play");
                let number = person
                    .desk()
                    .words()
                    .fill("ui-move-number", &[("number", ludoteca_rules::Arg::Number(number as i64))]);
                let right = person.0.get_by_label(&number).rect();
                assert!(right.right() > 960.0 && right.left() > line.right(), "{at}, {number} at {right}");
                // Nothing else lies over the board.
                let button = |node: &egui_kittest::kittest::AccessKitNode<'_>| node.role() == Role::Button;
                assert!(person.0.query_all_by(button).next().is_none(), "{at}");
                assert!(person.desk().free.bottom() == 768.0 && person.desk().free.width() == 1024.0);
                person.change(|desk| desk.play(0));
            }
            let seat = asked(person.desk());
            person.change(|desk| desk.submit(Request::Resign(seat)));
            let result = person.desk().model().play.as_ref().and_then(|play| play.result.clone()).expect("a result");
            assert!(person.reads(&result.headline) && person.reads(&result.reason));
            assert!(!person.desk().model().banner, "it is told once");
        }
    }
}

#[test]
fn what_the_computer_thinks_names_the_sides_between_which_it_judges() {
    for (options, ends, chances) in [
        ("", ["White", "Black"], "50 of 100 chances"),
        // Each of four has a quarter if nobody stands better.
        ("players=single", ["Red", ""], "25 of 100 chances"),
    ] {
        let person = Person::at(judged(Desk::new(options, Language::En).after(9)));
        let play = person.desk().model().play.as_ref().expect("a play");
        let opinion = play.opinion.as_ref().expect("it was judged");
        assert_eq!(opinion.ends, ends, "{options}");
        // No bare number: chances, and what the move is good for.
        assert_eq!(opinion.orders[0].worth, chances, "{options}");
        assert!(person.reads("threatens to win"));
        assert!(person.reads(&format!("After {}:", opinion.line[..2].join(" "))));
        for text in ["What the computer thinks", "What may follow", &opinion.orders[0].worth, "30 M positions seen."] {
            assert!(person.reads(text), "{options}: {text}");
        }
    }
}

#[test]
fn where_both_decide_at_once_it_is_told_how_to_mix_and_what_comes_of_always_doing_the_same() {
    let person = Person::at(mixed(Language::En));
    for text in ["White: how to mix the orders", "Black: how to mix the orders", "d4-c2", "32 times in 100", "never"] {
        assert!(person.reads(text), "{text}");
    }
    let opinion = person.desk().model().play.as_ref().and_then(|play| play.opinion.clone()).expect("it was judged");
    let [white, black] = &opinion.mixes[..] else { panic!("{:?}", opinion.mixes) };
    // White wins a little more often; a pawn that goes on is lost at once.
    assert_eq!(white.rows[0].always, "always: 58 of 100 chances");
    assert_eq!(black.rows[0].always, "always: 42 of 100 chances");
    let loses = white.rows.iter().find(|row| row.order == "b4-b5").expect("it is legal");
    assert_eq!((loses.share.as_str(), loses.always.as_str()), ("never", "always: 0 of 100 chances"));
    assert!(white.rows.iter().any(|row| row.order == "an illegal order"), "{:?}", white.rows);
}

#[test]
fn every_move_of_a_position_that_is_known_is_one_to_play() {
    let mut person = Person::at(explored(Desk::new("", Language::En).after(9)));
    let opinion = person.desk().model().play.as_ref().and_then(|play| play.opinion.clone()).expect("it was judged");
    let known = opinion.explored.expect("all is known");
    let orders = person.desk().session().orders(asked(person.desk()));
    let (keeping, all) = (orders.len().div_ceil(3), orders.len());
    assert!(person.reads(&format!("{keeping} of {all} moves win.")));
    assert_eq!(known.equals.iter().map(|equal| equal.orders.len()).sum::<usize>(), all);
    let followed = |person: &mut Person, name: &str| {
        // What has the focus is in sight.
        person.0.get_by_role_and_label(Role::Button, name).focus();
        person.look();
        person.0.get_by_role_and_label(Role::Button, name).click();
        // Messages are kept for two frames.
        let mut told = (0..4).filter_map(|_| {
            person.0.run_steps(1);
            let told = person.desk().get::<Messages<FollowLine>>();
            told.get_cursor().read(told).last().cloned()
        });
        told.next().unwrap_or_else(|| panic!("{name}"))
    };
    for equal in &known.equals {
        let order = equal.orders.last().expect("it is of one move at least");
        let told = followed(&mut person, &format!("{order}: {}", equal.worth));
        assert_eq!(told, FollowLine { from: opinion.node, orders: vec![order.clone()] });
    }
    let told = followed(&mut person, "To the end");
    assert_eq!(told, FollowLine { from: opinion.node, orders: opinion.line });
}

#[test]
fn the_board_gives_way_to_the_field_for_a_move_where_there_is_room() {
    for (scale, gives_way) in [(1.0, true), (2.5, false)] {
        let mut desk = Desk::new("", Language::En);
        desk.settings_mut().text_scale = scale.into();
        let mut person = Person::with(desk, 1024.0, 768.0);
        let whole = person.desk().free;
        person.change(|desk| desk.send(DoCommand(CommandId::TypeMove)));
        let free = person.desk().free;
        assert_eq!(free.height() < whole.height(), gives_way, "{scale}: {whole} and {free}");
        assert!(free.height() >= whole.height() / 2.0, "{scale}");
    }
}

#[test]
fn the_notice_about_slow_drawing_can_be_put_away() {
    let mut person = Person::at(Desk::new("", Language::En));
    person.change(|desk| desk.get_mut::<SoftwareDrawing>().0 = true);
    assert!(person.reads("without a graphics card"));
    // In a set-up its place belongs to the title.
    person.change(|desk| desk.send(DoCommand(CommandId::SetUp)));
    assert!(person.desk().model().set_up.is_some() && !person.reads("without a graphics card"));
    person.change(|desk| desk.send(DoCommand(CommandId::SetUp)));
    assert!(person.reads("without a graphics card"));
    person.press("ui-close");
    assert!(!person.reads("without a graphics card"));
}

#[test]
fn a_demonstration_is_played_paused_stepped_and_scrubbed() {
    let mut person = Person::at(Desk::new("", Language::En));
    let demo = DemoModel {
        title: "Sapiens".into(),
        rules: Arc::default(),
        line: "Value 4, diagonal".into(),
        playing: false,
        speed: 1.0,
        position: 0.25,
        stages: 12,
        stage: 3,
        ..Default::default()
    };
    person.change(|desk| desk.get_mut::<DemoShown>().0 = Some(demo.clone()));
    assert!(person.reads("Value 4, diagonal"));
    assert!(person.desk().free.bottom() < 710.0);
    for (key, action) in [
        ("ui-demo-play", DemoAction::Play(true)),
        ("ui-demo-back", DemoAction::Step(-1)),
        ("ui-demo-on", DemoAction::Step(1)),
    ] {
        person.press(key);
        assert_eq!(person.last(), Some(&DemoRequest(action)));
    }
    for (now, label, speed) in [(1.0, "Speed: 1 ×", 2.0), (4.0, "Speed: 4 ×", 0.25)] {
        person.change(|desk| desk.get_mut::<DemoShown>().0.as_mut().expect("just set").speed = now);
        person.press_label(label);
        assert_eq!(person.last(), Some(&DemoRequest(DemoAction::Speed(speed))));
    }
    let scrubber = person.0.get_by_label("Position").rect();
    assert!(scrubber.width() > 400.0 && scrubber.height() >= 44.0, "{scrubber}");
    person.0.get_by_label("Position").click();
    person.look();
    let Some(DemoRequest(DemoAction::Seek(position))) = person.last() else { panic!("it is not sought") };
    assert!((position - 0.5).abs() < 0.02, "{position}");
    assert!(!person.0.ctx.egui_wants_keyboard_input(), "a click leaves the keyboard to the board");
    person.change(|desk| desk.get_mut::<DemoShown>().0.as_mut().expect("just set").playing = true);
    person.press("ui-demo-pause");
    assert_eq!(person.last(), Some(&DemoRequest(DemoAction::Play(false))));
}

/// A theatre as it may be shown.
pub fn theatre(question: bool) -> DemoModel {
    let caption = "It ends on the enemy, which leaves the board. Now its owner may keep it or give it up.";
    DemoModel {
        title: "Sapiens".into(),
        line: "Value 5, diagonal".into(),
        caption: caption.into(),
        sign: Some(PieceSign { numeral: 5, ways: vec![Vec2::ONE, Vec2::NEG_ONE] }),
        acts: (1..=11).map(|act| (format!("The act {act}"), act == 3)).collect(),
        still: question,
        repeats: true,
        speed: 1.0,
        stages: 4,
        sets: [
            ("ivory", SideColour::White),
            ("ebony", SideColour::Black),
            ("redwood", SideColour::Red),
            ("jade", SideColour::Green),
        ]
        .map(|(set, colour)| (set.to_owned(), colour, set == "jade"))
        .to_vec(),
        question: question
            .then(|| QuestionModel { progress: "Question 1 of 6: 2 of 8 found".into(), right: Some(false) }),
        ..Default::default()
    }
}

#[test]
fn in_the_theatre_acts_dice_and_repeating_are_chosen_and_nothing_is_cut() {
    for language in Language::ALL {
        for (width, height) in [(1024.0, 768.0), (1920.0, 1080.0)] {
            for class in [false, true] {
                let mut desk = Desk::new("", language);
                desk.clear();
                let mut person = Person::with(desk, width, height);
                person.change(|desk| {
                    desk.get_mut::<Display>().projector = class;
                    desk.get_mut::<DemoShown>().0 = Some(theatre(false));
                });
                for (key, by) in [("ui-theatre-after", 1), ("ui-theatre-before", -1)] {
                    // As a hand does it: the pointer comes before it presses.
                    let label = person.desk().word(key);
                    let at = person.0.get_by_label(&label).rect().center();
                    person.0.hover_at(at);
                    person.look();
                    person.press(key);
                    assert_eq!(person.last(), Some(&DemoRequest(DemoAction::Turn(by))));
                }
                let title = person.desk().word("ui-theatre-acts");
                // Where eleven parts have no room of their own they are one slider.
                let whole = person.controls().into_iter().find(|(name, _)| *name == format!("{title}: The act 7"));
                match whole {
                    Some((name, _)) => person.press_label(&name),
                    None => {
                        let (_, line) = narrow_line(&person);
                        let seventh = egui::pos2(line.left() + line.width() * 6.5 / 11.0, line.center().y);
                        person.0.drag_at(seventh);
                        person.look();
                        person.0.drop_at(seventh);
                        person.look();
                    }
                }
                assert_eq!(person.last(), Some(&DemoRequest(DemoAction::Act(6))));
                let title = person.desk().word("ui-theatre-set");
                person.press_label(&format!("{title}: ebony"));
                assert_eq!(person.last(), Some(&DemoRequest(DemoAction::Set(1))));
                person.press("ui-theatre-repeat");
                assert_eq!(person.last(), Some(&DemoRequest(DemoAction::Repeat(false))));
                for (control, at) in person.controls() {
                    assert!(at.height() >= 43.5, "{control}: {at}");
                }
                for (text, at) in person.texts().into_iter().filter(|(text, _)| !text.is_empty()) {
                    let inside = at.left() >= 0.0 && at.right() <= width && at.top() >= 0.0 && at.bottom() <= height;
                    assert!(inside, "{text} at {at} in {width}×{height}");
                }
                assert!(person.reads("leaves the board") && person.reads("Value 5"));
                assert!(person.desk().free.height() > 0.45 * height, "{}", person.desk().free);
            }
        }
    }
}

#[test]
fn the_tools_to_draw_with_never_lie_over_the_board() {
    for name in ["", "Maria da Conceição de Vasconcelos"] {
        let mut desk = Desk::with_game("avanco");
        desk.with_session(|session| {
            let date = session.header().date.clone();
            session.describe(date, vec![name.to_owned(); 2], session.header().controllers.clone());
        });
        let mut person = Person::with(desk, 1024.0, 768.0);
        person.change(|desk| desk.send(PlayAction::Annotation(Annotating { on: true, ..Annotating::default() })));
        let tool = person.0.get_by_label(&person.desk().word("ui-annotation-ring")).rect();
        let plate = 20.0 + tokens().size.plate_height;
        assert!(tool.bottom() <= plate, "{name}: {tool} below the plate, which ends at {plate}");
    }
}

/// The line of parts where it is one slider: its name and place.
fn narrow_line(person: &Person) -> (String, egui::Rect) {
    let title = format!("{}: ", person.desk().word("ui-theatre-acts"));
    let line: Vec<_> = person.controls().into_iter().filter(|(name, _)| name.starts_with(&title)).collect();
    let [(name, line)] = line.as_slice() else { panic!("{line:?}") };
    (name.clone(), *line)
}

#[test]
fn parts_of_the_theatre_without_room_of_their_own_are_one_slider() {
    let in_theatre = |class: bool, question: bool| {
        let mut desk = Desk::new("", Language::PtPt);
        desk.clear();
        let mut person = Person::with(desk, 1024.0, 768.0);
        person.change(|desk| {
            let mut display = desk.get_mut::<Display>();
            (display.projector, display.panel_keys) = (class, !class);
            desk.get_mut::<DemoShown>().0 = Some(theatre(question));
        });
        person
    };
    // In the part that is shown, the third, a press shows another moment of it.
    let mut person = in_theatre(true, false);
    let (_, line) = narrow_line(&person);
    let within = egui::pos2(line.left() + line.width() * 2.5 / 11.0, line.center().y);
    person.0.drag_at(within);
    person.look();
    person.0.drop_at(within);
    person.look();
    let Some(DemoRequest(DemoAction::Seek(moment))) = person.last() else { panic!("a part has moments") };
    assert!((moment - 0.5).abs() < 0.1, "{moment}");
    let mut person = in_theatre(false, true);
    for (key, by) in [(Key::ArrowRight, 1), (Key::ArrowLeft, -1)] {
        let (name, _) = narrow_line(&person);
        person.0.get_by_label(&name).focus();
        person.look();
        person.0.key_press(key);
        person.look();
        assert_eq!(person.last(), Some(&DemoRequest(DemoAction::Turn(by))));
    }
}

#[test]
fn a_question_of_the_theatre_is_solved_and_followed_by_the_next() {
    for class in [false, true] {
        let mut desk = Desk::new("", Language::En);
        desk.clear();
        let mut person = Person::at(desk);
        person.change(|desk| {
            desk.get_mut::<Display>().projector = class;
            desk.get_mut::<DemoShown>().0 = Some(theatre(true));
        });
        assert!(person.reads("2 of 8 found") && person.reads("✖ It ends"));
        assert!(!person.reads("0.25 ×"), "no time runs");
        for (key, action) in [("ui-theatre-solve", DemoAction::Solve), ("ui-theatre-next", DemoAction::Next)] {
            person.press(key);
            assert_eq!(person.last(), Some(&DemoRequest(action)));
        }
    }
}

#[test]
fn plates_tell_the_score_and_for_a_class_large_lines_do() {
    for language in Language::ALL {
        for (scale, width) in [(1.0, 1024.0), (2.0, 500.0)] {
            let mut desk = Desk::with_game("produto");
            desk.settings_mut().chosen_language = Some(language);
            for order in ["Be5", "We6", "Bd4", "Wd5"] {
                desk.submit(Request::Move(order.to_owned()));
            }
            desk.settings_mut().text_scale = scale.into();
            let mut person = Person::with(desk, width, 768.0);
            let play = person.desk().model().play.clone().expect("a play");
            assert!(play.plates.iter().all(|plate| plate.line.chars().any(|sign| sign.is_ascii_digit())), "{play:?}");
            for plate in &play.plates {
                let rect = person.0.get_by_label_contains(&format!("{}, {}", plate.name, plate.line)).rect();
                assert!(
                    rect.left() >= 0.0 && rect.right() <= width && rect.top() >= 0.0 && rect.bottom() <= 768.0,
                    "{rect}"
                );
            }
            assert!(person.reads(&play.ask.title) && person.reads(&play.ask.line));
            person.change(|desk| desk.get_mut::<Display>().projector = true);
            let turn = play.turn.expect("a turn").text;
            assert_eq!(play.signs.len(), 3, "both products, and how many stones are to come: {:?}", play.signs);
            let free = person.desk().free;
            for text in play.signs.iter().map(|sign| &sign.text).chain([&turn]) {
                let rect = person.0.get_by_label(text).rect();
                let what = format!("{language:?} {scale}: {text} at {rect}, free {free}");
                assert!(rect.left() >= 0.0 && rect.right() <= width && rect.top() >= 0.0, "{what}");
                assert!(rect.bottom() <= free.top() && rect.height() >= 18.0 * scale, "{what}");
            }
            assert!(free.bottom() == 768.0 && free.width() == width);
        }
    }
}

#[test]
fn the_keyboard_reaches_every_button() {
    let mut person = Person::at(Desk::new("", Language::En).after(2));
    person.change(|desk| desk.submit(Request::Undo));
    person.change(|desk| desk.get_mut::<Display>().panel_keys = true);
    let wanted: Vec<String> = person.controls().into_iter().map(|(name, _)| name).collect();
    assert!(wanted.len() >= 7, "{wanted:?}");
    let mut reached = Vec::new();
    for _ in 0..wanted.len() + 2 {
        person.0.key_press(Key::Tab);
        person.look();
        reached.extend(person.focused());
    }
    for name in &wanted {
        assert!(reached.contains(name), "{name} is not among {reached:?}");
    }
    // And Enter presses it.
    while person.focused().as_deref() != Some("Undo") {
        person.0.key_press(Key::Tab);
        person.look();
    }
    person.0.key_press(Key::Enter);
    person.look();
    assert_eq!(person.desk().asked().last(), Some(&TableAction::Session(Request::Undo)));
    assert!(person.0.root().accesskit_node().children().count() > 0);
}

#[test]
fn how_horizon_begins_and_who_captures_in_line_where_is_said() {
    let mut person = Person::at(Desk::with_game("horizon"));
    assert!(person.reads("Choose the cell of your king on your row 0; the warriors take the rest of the row."));
    for king in ["Ke1", "Kc10"] {
        person.change(|desk| desk.submit(Request::Move(king.to_owned())));
    }
    assert!(!person.reads("Choose the cell of your king"));
    for player in ["Player 1", "Player 2"] {
        assert!(person.reads(&format!("{player} captures in line in the home field: no other king is there.")));
    }
}

#[test]
fn plates_count_what_each_side_has_captured() {
    let mut desk = Desk::with_game("avanco");
    for order in ["c2-c3", "c6-c5", "c3-c4", "d6-d5", "c4xd5", "c7-c6", "d5xc6", "b7xc6"] {
        desk.submit(Request::Move(order.to_owned()));
    }
    let mut person = Person::at(desk);
    let captured = |person: &Person| -> Vec<(String, Vec<usize>)> {
        let play = person.desk().model().play.as_ref().expect("a play");
        let counts = |side: &ludoteca::desk::play::captured::CapturedModel| {
            side.pieces.iter().map(|(.., count)| *count).collect()
        };
        play.captured.iter().map(|side| (side.name.clone(), counts(side))).collect()
    };
    assert_eq!(captured(&person), [("White".to_owned(), vec![2]), ("Black".to_owned(), vec![1])]);
    assert!(person.reads("2 captured") && person.reads("1 captured"));
    person.change(|desk| desk.submit(Request::Undo));
    assert_eq!(captured(&person), [("White".to_owned(), vec![2])]);
}
