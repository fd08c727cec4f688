//! Whatever appears is in its place and of its size from its first frame on, whatever was shown there before.

use crate::bench::{Desk, Person};
use bevy_egui::egui::{self, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use ludoteca::desk::demo::model::{DemoAction, DemoRequest};
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, Question};
use ludoteca::desk::frame::display::{Display, SoftwareDrawing};
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::frame::sends::Sends;
use ludoteca::desk::new_game::controller::NewGameAction;
use ludoteca::desk::play::controller::{ChooserAt, ChooserPlace};
use ludoteca::desk::settings::controller::ShowSettings;
use ludoteca::desk::settings::model::Section;
use ludoteca_games as games;
use ludoteca_rules::session::Request;
use ludoteca_rules::{Options, Pick, Refusal, Seat, Text};
use ludoteca_words::Language;

/// Everything drawn, with its text and place. A text may be drawn more than once.
fn drawn(person: &Person) -> Vec<(String, Rect)> {
    let mut drawn: Vec<(String, Rect)> = person.texts();
    drawn.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.top().total_cmp(&b.1.top())).then(a.1.left().total_cmp(&b.1.left())));
    drawn
}

/// After the change, the first frame is as all that follow, and tells this text.
fn stands_still(person: &mut Person, what: &str, tells: &str, change: impl FnOnce(&mut Desk)) {
    change(person.0.state_mut());
    person.0.step();
    let first = drawn(person);
    assert!(first.iter().any(|(text, _)| text.contains(tells)), "{what}: “{tells}” is not in {first:?}");
    for frame in 2..6 {
        person.0.step();
        let later = drawn(person);
        for ((text, place), (then, now)) in first.iter().zip(&later) {
            assert!(text == then && place == now, "{what}, frame {frame}: {text} at {place}, then {then} at {now}");
        }
        assert_eq!(first.len(), later.len(), "{what}, frame {frame}");
    }
}

#[test]
fn a_dialog_stands_still_whichever_was_open_before() {
    let dialogs = [
        (Sends::of(DialogAction::Open(Dialog::Rules)), "How it ends"),
        (Sends::of(NewGameAction::Open), "Start"),
        (Sends::of(ShowSettings(Section::default())), "Settings"),
        (Sends::of(DialogAction::Open(Dialog::Decks)), "not begun"),
        (Sends::of(DialogAction::Open(Dialog::Question(Question::Draw))), "Does everybody agree on a draw?"),
    ];
    for (size, scale) in [([1024.0, 768.0], 1.0), ([1280.0, 720.0], 1.5), ([640.0, 480.0], 2.0)] {
        let mut desk = Desk::new("", Language::En).after(2);
        desk.settings_mut().text_scale = scale.into();
        let mut person = Person::with(desk, size[0], size[1]);
        for _ in 0..2 {
            for (action, tells) in dialogs.clone() {
                let what = format!("{tells} at {size:?}, {scale}");
                stands_still(&mut person, &what, tells, |desk| desk.deliver(action));
                person.change(|desk| desk.send(DialogAction::Close));
            }
        }
    }
}

#[test]
fn the_banner_and_the_result_stand_still() {
    for open in [true, false] {
        let mut desk = Desk::new("", Language::En).after(3);
        desk.settings_mut().panel_open = open;
        let mut person = Person::at(desk);
        for _ in 0..2 {
            person.change(|desk| desk.submit(Request::Resign(Seat(0))));
            // It comes after a moment in which the board is looked at.
            person.0.run_steps(6);
            stands_still(&mut person, "the card", "Look at the game", |_| {});
            person.change(|desk| desk.submit(Request::Undo));
        }
    }
}

#[test]
fn refusals_stand_still_one_after_the_other() {
    let mut person = Person::at(Desk::new("", Language::En).after(3));
    for (key, tells) in [
        ("refuse-over", "The game is over."),
        ("refuse-leave-many", "Among three or more sides"),
        ("refuse-over", "The game is over."),
    ] {
        for sealable in [None, Some("a2~".to_owned())] {
            stands_still(&mut person, key, tells, |desk| {
                desk.get_mut::<Notices>().refused(Seat(0), Refusal { text: Text::new(key), sealable });
            });
        }
    }
}

#[test]
fn the_plate_and_the_line_for_a_class_stand_still() {
    let mut person = Person::at(Desk::with_game("produto"));
    stands_still(&mut person, "the plate", "to move", |desk| desk.settings_mut().panel_open = false);
    stands_still(&mut person, "the plate after a move", "to move", |desk| {
        desk.submit(Request::Move("Be5".to_owned()));
    });
    stands_still(&mut person, "the line for a class", "to move", |desk| desk.get_mut::<Display>().projector = true);
    stands_still(&mut person, "the end for a class", "wins", |desk| desk.submit(Request::Resign(Seat(0))));
    person.change(|desk| {
        desk.get_mut::<Display>().projector = false;
        desk.settings_mut().panel_open = true;
    });
    person.0.run_steps(6);
    stands_still(&mut person, "the list of moves", "wins", |_| {});
}

#[test]
fn a_choice_stands_still_while_it_is_open_and_goes_whole() {
    // A die that may take one of its own, and then keeps its value or takes the other.
    let position = "7,b1+/2,b4x&,5/8/b2+,7/8/8/w5+,7/w1+,7 w 2 alliances";
    for at in [Some((300.0, 400.0)), Some((4.0, 700.0)), None] {
        let mut desk = Desk::new("", Language::En);
        let entry = games::find("sapiens").expect("the catalogue has it");
        desk.put(entry.from_position(Options::defaults(entry.info.options), position).expect("a position"));
        let mut person = Person::at(desk);
        person.change(|desk| {
            desk.get_mut::<ChooserAt>().0 = at.map(|(x, y)| ChooserPlace::Cell(bevy::math::Vec2::new(x, y)));
        });
        for _ in 0..2 {
            stands_still(&mut person, "the chooser", "Keep the die", |desk| {
                let geometry = desk.session().info().geometry;
                for cell in ["a2", "a5"] {
                    let cell = geometry.parse(cell).expect("a cell of the board");
                    desk.with_hand(|hand, play| _ = hand.touch(play, Pick::Cell(cell)));
                }
            });
            let open = |person: &Person| -> Vec<(String, Rect)> {
                drawn(person).into_iter().filter(|(text, _)| text.contains("(M)")).collect()
            };
            assert_eq!(open(&person).len(), 1);
            person.0.state_mut().with_hand(|hand, _| _ = hand.back());
            person.0.step();
            assert_eq!(open(&person), [], "it closes at once");
            person.change(|desk| {
                desk.with_hand(|hand, _| _ = hand.back());
            });
        }
    }
}

#[test]
fn the_shelf_stands_still() {
    let mut person = Person::at(Desk::new("", Language::En));
    for slow in [false, true] {
        stands_still(&mut person, "the shelf", "Apocalypse", |desk| {
            desk.get_mut::<SoftwareDrawing>().0 = slow;
            desk.clear();
        });
    }
}

#[test]
fn a_click_counts_while_a_panel_changes_its_size_in_every_frame() {
    let mut model = Desk::new("", Language::En).model().clone();
    model.demo = Some(ludoteca::desk::demo::model::DemoModel { playing: true, ..Default::default() });
    let draw = move |ui: &mut egui::Ui, done: &mut Sends| {
        let frame = ui.ctx().cumulative_frame_nr() as usize;
        let demo = model.demo.as_mut().expect("just set");
        // The second line of the text comes and goes.
        demo.line = "value ".repeat(1 + frame % 2 * 60);
        done.append([ludoteca::desk::draw(ui.ctx(), &model).sends]);
    };
    let mut harness = Harness::builder().with_size([1024.0, 768.0]).build_ui_state(draw, Sends::default());
    harness.run_steps(4);
    for clicks in 1..=4 {
        // A whole number of frames, so that the button is where it is seen now.
        harness.get_by_label("Pause").click();
        harness.run_steps(4);
        let pauses = harness.state().all::<DemoRequest>().filter(|DemoRequest(did)| *did == DemoAction::Play(false));
        assert_eq!(pauses.count(), clicks);
    }
}
