//! The settings as a sheet beside the board.

use crate::bench::{Desk, Person};
use bevy_egui::egui::{Key, Rect, pos2};
use egui_kittest::kittest::Queryable;
use ludoteca::desk::frame::dialog::OpenDialog;
use ludoteca::desk::frame::display::WithoutCard;
use ludoteca::desk::settings::controller::ShowSettings;
use ludoteca::desk::settings::model::{Quality, Section};
use ludoteca::desk::theme::tokens;
use ludoteca_words::Language;

fn open(person: &mut Person, section: Section) {
    person.change(|desk| desk.send(ShowSettings(section)));
}

/// The rows of the sections and the way back.
fn frame(person: &Person) -> Vec<Rect> {
    let title = format!("{}: ", person.desk().word("ui-settings"));
    let back = person.desk().word("ui-close");
    let controls = person.controls().into_iter();
    controls.filter(|(name, _)| name.starts_with(&title) || *name == back).map(|(_, rect)| rect).collect()
}

#[test]
fn the_sheet_lies_beside_the_board_and_takes_a_narrow_window_for_itself() {
    for (width, height) in [(1024.0, 768.0), (1280.0, 800.0)] {
        let mut person = Person::with(Desk::new("", Language::En), width, height);
        open(&mut person, Section::Table);
        let edge = tokens().size.settings_width;
        let beside = Rect::from_min_max(pos2(edge, 0.0), pos2(width, height));
        assert_eq!(person.desk().free, beside, "the camera has what is beside it");
        for (name, rect) in person.controls() {
            assert!(rect.right() <= edge, "nothing but the board is beside it: {name} at {rect}");
        }
        person.0.key_press(Key::Escape);
        person.look();
        assert_eq!(person.desk().get::<OpenDialog>().0, None);
        assert!(person.desk().free.left() < edge);
    }
    let mut narrow = Person::with(Desk::new("", Language::En), 880.0, 768.0);
    open(&mut narrow, Section::Table);
    assert_eq!(narrow.desk().free, narrow.0.ctx.content_rect(), "what is beneath the sheet stays as it is");
    let widest = narrow.controls().into_iter().map(|(_, rect)| rect.right()).fold(0.0, f32::max);
    assert!(widest > tokens().size.settings_width, "{widest}");
}

#[test]
fn nothing_changes_its_place_between_sections_and_languages() {
    let mut places = Vec::new();
    for language in Language::ALL {
        let mut person = Person::with(Desk::new("", language), 1280.0, 800.0);
        for section in Section::ALL {
            open(&mut person, section);
            places.push(frame(&person));
        }
    }
    assert_eq!(places[0].len(), 1 + Section::ALL.len());
    assert!(places.iter().all(|place| *place == places[0]), "{places:?}");
}

#[test]
fn in_every_language_the_sides_stand_on_one_line_and_every_section_is_whole() {
    for language in Language::ALL {
        let mut person = Person::at(Desk::new("", language));
        for section in Section::ALL {
            open(&mut person, section);
            let edge = tokens().size.settings_width;
            for (name, rect) in person.controls() {
                assert!(rect.left() >= 0.0 && rect.right() <= edge, "{language:?} {section:?}: {name} at {rect}");
                assert!(rect.height() >= tokens().size.touch_least - 0.5 || name.contains("Slider"), "{name} {rect}");
            }
        }
        open(&mut person, Section::Table);
        let facing = format!("{}: ", person.desk().word("ui-facing"));
        let sides = person.controls().into_iter().filter(|(name, _)| name.starts_with(&facing));
        let tops: Vec<f32> = sides.map(|(_, rect)| rect.top()).collect();
        assert!(tops.len() == 3 && tops.iter().all(|top| *top == tops[0]), "{language:?}: {tops:?}");
    }
}

#[test]
fn what_drawing_completely_costs_is_said_where_there_is_no_graphics_card() {
    for without_card in [false, true] {
        let mut person = Person::at(Desk::new("", Language::En));
        person.change(|desk| desk.get_mut::<WithoutCard>().0 = without_card);
        open(&mut person, Section::Seeing);
        let costs = person.desk().word("ui-quality-costs");
        let told = person.0.query_all_by(|node| node.description().as_deref() == Some(&*costs)).count();
        assert_eq!(told, usize::from(without_card));
        person.press_label("Picture: complete");
        assert_eq!(person.desk().settings().quality, Quality::Full, "and it can be taken");
    }
}

#[test]
fn motion_is_reduced_in_the_sheet_and_by_the_list_of_everything() {
    for language in Language::ALL {
        let mut person = Person::at(Desk::new("", language));
        person.choose("ui-motion");
        assert!(person.desk().settings().reduced_motion && person.desk().settings().moves_at_once());
        person.0.key_press(Key::Escape);
        person.look();
        open(&mut person, Section::Seeing);
        person.press("ui-motion");
        assert!(!person.desk().settings().reduced_motion && !person.desk().settings().moves_at_once());
    }
}
