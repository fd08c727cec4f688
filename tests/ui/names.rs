//! The names of what is on the screen, on tags: which there are, where they lie, and how they go.

use crate::bench::{Desk, Person};
use bevy_egui::egui::Key;
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::frame::dialog::{Dialog, OpenDialog};
use ludoteca::desk::frame::display::Display;
use ludoteca_words::Language;

fn ask(person: &mut Person) {
    person.change(|desk| desk.send(DoCommand(CommandId::Names)));
}

fn asked(person: &Person) -> bool {
    person.desk().get::<OpenDialog>().0 == Some(Dialog::Names)
}

#[test]
fn at_the_table_everything_has_its_name_and_its_key() {
    for language in Language::ALL {
        let mut desk = Desk::with_game("avanco").after(4);
        desk.settings_mut().chosen_language = Some(language);
        desk.settings_mut().timeline = true;
        let mut person = Person::with(desk, 1280.0, 800.0);
        ask(&mut person);
        let keys = ["ui-names-on", "ui-names-player", "ui-names-asks", "ui-names-timeline"];
        for key in keys {
            assert!(person.reads(&person.desk().word(key)), "{language:?}: {key}");
        }
        for (key, written) in [("do-undo", "Ctrl+Z"), ("do-moves", "Tab"), ("ui-shelf", "Esc")] {
            let said = format!("{} ({written})", person.desk().word(key));
            assert!(person.reads(&said), "{language:?}: {said}");
        }
    }
}

#[test]
fn a_touch_or_a_key_puts_them_away_and_does_nothing_else() {
    for leave in 0..3 {
        let mut person = Person::with(Desk::with_game("avanco").after(4), 1280.0, 800.0);
        ask(&mut person);
        assert!(asked(&person));
        match leave {
            0 => person.0.key_press(Key::Escape),
            1 => person.0.key_press(Key::Z),
            // On the way back to all games, which lies beneath.
            _ => {
                let label = person.desk().word("ui-shelf");
                let (_, at) = person.controls().into_iter().find(|(name, _)| *name == label).expect("a way back");
                person.0.hover_at(at.center());
                person.look();
                for pressed in [true, false] {
                    person.0.event(bevy_egui::egui::Event::PointerButton {
                        pos: at.center(),
                        button: bevy_egui::egui::PointerButton::Primary,
                        pressed,
                        modifiers: Default::default(),
                    });
                    person.look();
                }
            }
        }
        person.look();
        assert!(!asked(&person), "{leave}");
        assert!(person.desk().nothing_asked(), "{leave}");
    }
}

#[test]
fn the_shelf_has_names_too_and_a_projected_board_none() {
    let mut desk = Desk::new("", Language::PtPt);
    desk.clear();
    let mut person = Person::with(desk, 1280.0, 800.0);
    ask(&mut person);
    assert!(person.reads(&person.desk().word("ui-names-box")) && person.reads("Ctrl+,") && person.reads("Ctrl+L"));
    let mut desk = Desk::with_game("avanco").after(4);
    desk.get_mut::<Display>().projector = true;
    let mut person = Person::with(desk, 1280.0, 800.0);
    ask(&mut person);
    assert!(!asked(&person));
}
