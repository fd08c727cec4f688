//! Nothing is cut, nothing is too small, nothing is too faint, in any language and at any size.

use crate::bench::{Desk, Person};
use bevy_egui::egui::{Color32, Key, TextStyle};
use ludoteca::desk::demo::model::DemoShown;
use ludoteca::desk::frame::display::SoftwareDrawing;
use ludoteca::desk::new_game::controller::NewGameAction;
use ludoteca::desk::settings::controller::ShowSettings;
use ludoteca::desk::settings::model::Section;
use ludoteca::desk::theme::{self, Ground, Material, tokens};
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
        assert!(
            rect.width() >= 23.0 && rect.height() >= tokens().size.touch_least - 0.5,
            "{what}: {name} is small: {rect}"
        );
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
                let person = Person::at(desk);
                let all: Vec<String> = person.controls().into_iter().map(|(name, _)| name).collect();
                for key in ["ui-undo-short", "ui-hint-short", "ui-moves-short", "ui-more-short", "ui-shelf", "ui-seal"]
                {
                    let word = person.desk().word(key);
                    assert!(all.contains(&word), "{word} at {scale} in {language:?}: {all:?}");
                }
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
        assert!(rect.height() >= tokens().size.touch_least - 0.5, "{what}: {name} is small: {rect}");
    }
}

#[test]
fn at_the_ordinary_size_a_whole_dialog_is_there() {
    for language in Language::ALL {
        for key in ["do-new-game", "do-settings"] {
            let mut person = Person::at(Desk::new("", language));
            person.choose(key);
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
    for key in ["do-new-game", "do-settings"] {
        let mut desk = Desk::new("", Language::PtBr);
        desk.settings_mut().text_scale = 2.0.into();
        let mut person = Person::at(desk);
        person.choose(key);
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
    for (name, room) in &tokens().rooms {
        let style = theme::style(1.0, room);
        for (of, font) in &style.text_styles {
            assert!(font.size >= 18.0, "{of:?}");
        }
        assert!(style.text_styles[&TextStyle::Heading].size > style.text_styles[&TextStyle::Body].size);
        // Smoke is seen over the brightest thing that a room shows.
        let bright = Color32::from_rgb(0xeb, 0xe1, 0xcd);
        let glass = bright.lerp_to_gamma(room.glass.0, room.glass_alpha);
        for (material, back) in [(Material::Smoke, glass), (Material::Paper, room.paper.0)] {
            let ground = Ground::new(material, room);
            for (text, back) in [
                (ground.text, back),
                (ground.quiet, back),
                (ground.accent, back),
                (ground.on_accent, ground.accent),
                (ground.good, back),
                (ground.bad, back),
                (ground.warn, back),
            ] {
                let contrast = theme::contrast(text, back);
                assert!(contrast >= 4.5, "{name} {material:?}: {text:?} on {back:?}: {contrast}");
            }
        }
        // On paper what lies deeper is read too.
        let paper = Ground::new(Material::Paper, room);
        assert!(theme::contrast(paper.quiet, paper.well) >= 4.5, "{name}");
    }
    // For a class the contrast is that of print.
    let class = Ground::new(Material::Smoke, tokens().presenting());
    assert!(theme::contrast(class.text, class.fill) >= 7.0 && theme::contrast(class.quiet, class.fill) >= 7.0);
    assert!((theme::contrast(Color32::WHITE, Color32::BLACK) - 21.0).abs() < 0.01);
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
