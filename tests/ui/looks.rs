//! Nothing is cut, nothing is too small, nothing is too faint, in any language and at any size.

use crate::bench::{Desk, Person};
use bevy_egui::egui::{Key, TextStyle};
use ludoteca::desk::demo::model::DemoShown;
use ludoteca::desk::frame::display::SoftwareDrawing;
use ludoteca::desk::frame::theme;
use ludoteca::desk::new_game::controller::NewGameAction;
use ludoteca::desk::settings::controller::ShowSettings;
use ludoteca::desk::settings::model::Section;
use ludoteca::desk::view_model::Panels;
use ludoteca_rules::session::Request;
use ludoteca_rules::{Refusal, Text};
use ludoteca_words::Language;

/// Every control lies in the window and is large enough to be hit.
fn nothing_is_cut(person: &Person, what: &str) {
    let window = person.0.ctx.content_rect();
    let controls = person.controls();
    assert!(!controls.is_empty());
    for (name, rect) in controls {
        assert!(window.contains_rect(rect), "{what}: {name} at {rect}");
        assert!(rect.width() >= 23.0 && rect.height() >= theme::TARGET - 0.5, "{what}: {name} is small: {rect}");
    }
}

#[test]
fn at_twice_the_size_every_button_of_the_table_is_there() {
    for language in Language::ALL {
        for options in ["", "players=teams", "players=single"] {
            for scale in [0.8, 1.0, 1.5, 2.0] {
                let mut desk = Desk::new(options, language).after(5);
                desk.submit(Request::Undo);
                desk.settings_mut().text_scale = scale.into();
                let refusal = Refusal { text: Text::new("refuse-sapiens-cannot-step"), sealable: Some("a1".into()) };
                desk.refused(refusal);
                let mut person = Person::at(desk);
                let all: Vec<String> = person.controls().into_iter().map(|(name, _)| name).collect();
                for key in ["ui-undo", "ui-redo", "ui-agree-draw", "ui-new-game", "ui-settings", "ui-seal"] {
                    let word = person.desk().word(key);
                    assert!(all.contains(&word), "{word} at {scale} in {language:?}: {all:?}");
                }
                // The buttons that a game adds scroll with the others where there are too many.
                person.change(|desk| {
                    desk.get_mut::<Panels>().0.play.as_mut().expect("a play").overlays.clear();
                });
                nothing_but_rows_is_cut(&person, &format!("{language:?} {options} {scale}"));
            }
        }
    }
}

/// Rows of the history scroll; everything else is whole.
fn nothing_but_rows_is_cut(person: &Person, what: &str) {
    let window = person.0.ctx.content_rect();
    for (name, rect) in person.controls() {
        assert!(window.contains_rect(rect), "{what}: {name} at {rect}");
        assert!(rect.height() >= theme::TARGET - 0.5, "{what}: {name} is small: {rect}");
    }
}

#[test]
fn at_the_ordinary_size_a_whole_dialog_is_there() {
    for language in Language::ALL {
        for key in ["ui-new-game", "ui-settings"] {
            let mut person = Person::at(Desk::new("", language));
            person.press(key);
            // What is beneath the dialog cannot be used, but is there and whole.
            let window = person.0.ctx.content_rect();
            for (name, rect) in person.controls() {
                assert!(window.contains_rect(rect), "{language:?}: {name} at {rect}");
            }
        }
    }
}

#[test]
fn at_twice_the_size_a_dialog_scrolls_to_what_the_keyboard_is_on() {
    for key in ["ui-new-game", "ui-settings"] {
        let mut desk = Desk::new("", Language::PtBr);
        desk.settings_mut().text_scale = 2.0.into();
        let mut person = Person::at(desk);
        person.press(key);
        let main = person.focused().expect("the dialog has the keyboard");
        let window = person.0.ctx.content_rect();
        let mut reached = 0;
        for _ in 0..40 {
            person.0.key_press(Key::Tab);
            person.look();
            person.look();
            let Some(name) = person.focused() else { continue };
            let (_, rect) = person.controls().into_iter().find(|(other, _)| *other == name).expect("it is drawn");
            assert!(window.contains_rect(rect), "{name} at {rect}");
            reached += 1;
            if name == main {
                break;
            }
        }
        assert!(reached >= 11, "{key}: {reached}");
    }
}

#[test]
fn targets_are_generous() {
    for open in [true, false] {
        let mut desk = Desk::new("", Language::En).after(3);
        desk.settings_mut().panel_open = open;
        nothing_is_cut(&Person::at(desk), "ordinary");
    }
}

#[test]
fn text_is_large_and_clear() {
    let style = theme::style(1.0);
    for (name, font) in &style.text_styles {
        assert!(font.size >= 18.0, "{name:?}");
    }
    assert!(style.text_styles[&TextStyle::Heading].size > style.text_styles[&TextStyle::Body].size);
    for (text, back) in [
        (theme::IVORY, theme::WALNUT),
        (theme::IVORY, theme::DEEP),
        (theme::IVORY, theme::BUTTON),
        (theme::IVORY, theme::HOVERED),
        (theme::SAND, theme::WALNUT),
        (theme::SAND, theme::DEEP),
        (theme::SAND, theme::BUTTON),
        (theme::BRASS, theme::WALNUT),
        (theme::EBONY, theme::BRASS),
    ] {
        let contrast = theme::contrast(text, back);
        assert!(contrast >= 4.5, "{text:?} on {back:?}: {contrast}");
    }
    assert!((theme::contrast(bevy_egui::egui::Color32::WHITE, bevy_egui::egui::Color32::BLACK) - 21.0).abs() < 0.01);
}

#[test]
fn nothing_panics_in_any_window() {
    for language in Language::ALL {
        for options in ["", "players=teams", "players=single"] {
            for (width, height) in [(1024.0, 768.0), (320.0, 200.0), (40.0, 30.0), (3840.0, 2160.0)] {
                for scale in [0.8, 2.5] {
                    let mut desk = Desk::new(options, language).after(3);
                    desk.settings_mut().text_scale = scale.into();
                    let mut person = Person::with(desk, width, height);
                    person.change(|desk| {
                        desk.get_mut::<SoftwareDrawing>().0 = true;
                        desk.get_mut::<DemoShown>().0 = Some(ludoteca::desk::demo::model::DemoModel::default());
                        desk.refused(Refusal::new(Text::new("refuse-over")));
                        desk.submit(Request::AgreeDraw);
                    });
                    person.change(|desk| {
                        desk.send(NewGameAction::Open);
                    });
                    person.change(|desk| {
                        desk.send(ShowSettings(Section::default()));
                    });
                }
            }
        }
    }
}
