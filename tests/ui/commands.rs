//! Everything that can be done is in one list, found by typing, with its key.

use crate::bench::{Desk, Person, asked};
use bevy_egui::egui::Key;
use egui_kittest::kittest::Queryable;
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::{COMMANDS, CommandId};
use ludoteca::desk::computer::analysis::Analysing;
use ludoteca::desk::frame::dialog::{Dialog, OpenDialog};
use ludoteca::desk::frame::display::Display;
use ludoteca::desk::palette::list::PaletteModel;
use ludoteca::desk::palette::model::{PaletteAct, PaletteItem};
use ludoteca::desk::view_model::DialogModel;
use ludoteca_games::CATALOGUE;
use ludoteca_table::scene::material::Palette;
use ludoteca_words::{Language, Words};
use std::collections::BTreeSet;

fn list(person: &Person) -> PaletteModel {
    match &person.desk().model().dialog {
        Some(DialogModel::Palette(list)) => list.clone(),
        other => panic!("no list: {other:?}"),
    }
}

/// Opens the list and types.
fn find(person: &mut Person, text: &str) {
    person.press("ui-more-short");
    let field = person.desk().word("do-palette-field");
    person.0.get_all_by_label_contains(&field).next().expect("a field").type_text(text);
    person.look();
}

#[test]
fn no_two_commands_share_a_key_or_a_name() {
    let ids: Vec<CommandId> = COMMANDS.iter().map(|command| command.id).collect();
    for (place, id) in ids.iter().enumerate() {
        assert!(!ids[..place].contains(id), "{id:?} is there twice");
    }
    for language in Language::ALL {
        let words = Words::new(language, &ludoteca_games::catalogue());
        let keys: Vec<String> =
            COMMANDS.iter().flat_map(|command| command.keys.iter().map(|key| key.text(&words))).collect();
        assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "{keys:?}");
        let names: BTreeSet<String> = COMMANDS.iter().map(|command| command.title(&words)).collect();
        assert_eq!(names.len(), COMMANDS.len(), "{language:?}");
        for command in COMMANDS {
            // The list itself is not in the list, nor is a step back.
            let listed = !matches!(command.id, CommandId::Palette | CommandId::Back);
            assert!(words.has(command.key), "{} in {language:?}", command.key);
            assert!(!listed || !command.find(&words).is_empty(), "{} in {language:?}", command.key);
        }
    }
}

#[test]
fn with_nothing_typed_it_is_the_menu_of_all_commands_and_with_a_word_it_finds_everything() {
    for entry in CATALOGUE {
        let mut person = Person::at(Desk::with_game(entry.info.id));
        person.press("ui-more-short");
        let titles: Vec<String> = list(&person).items.into_iter().map(|item| item.title).collect();
        let words = person.desk().words();
        for command in COMMANDS.iter().filter(|it| !matches!(it.id, CommandId::Palette | CommandId::Back)) {
            assert!(titles.contains(&command.title(words)), "{}: {}", entry.info.id, command.key);
        }
        for overlay in &person.desk().model().play.as_ref().expect("a play").overlays {
            assert!(titles.contains(&overlay.name), "{}: {}", entry.info.id, overlay.name);
        }
    }
    // On the shelf it has what can be done there; what needs a game is found, and says so.
    let mut desk = Desk::new("", Language::En);
    desk.clear();
    let mut person = Person::at(desk);
    person.change(|desk| desk.send(DoCommand(CommandId::Palette)));
    let needs_a_game = |item: &&PaletteItem| item.about == "open a game first";
    assert_eq!(list(&person).items.iter().find(needs_a_game), None);
    let field = person.desk().word("do-palette-field");
    person.0.get_all_by_label_contains(&field).next().expect("a field").type_text("set up");
    person.look();
    let item = list(&person).items.into_iter().find(|item| item.act == PaletteAct::Command(CommandId::SetUp));
    assert_eq!(item.map(|item| (item.possible, item.about)), Some((false, "open a game first".to_owned())));
    let mut person = Person::at(Desk::new("", Language::PtPt));
    // Moves are found as they are written.
    let order = person.desk().session().orders(asked(person.desk()))[0].clone();
    for (typed, found) in [
        (order.as_str(), order.as_str()),
        ("licoes", "Lições e problemas"),
        ("PROJETOR", "Para uma turma"),
        ("qwerty", ""),
        ("xadrez", "Horizons"),
        ("horizons", "Horizons"),
        ("patio", "Sala: Pátio"),
        ("english", "Língua: English"),
    ] {
        find(&mut person, typed);
        let items = list(&person).items;
        match items.first() {
            None => assert_eq!(found, "", "{typed}"),
            Some(first) if !found.is_empty() => {
                let titles: Vec<&str> = items.iter().map(|item| item.title.as_str()).collect();
                assert!(titles.iter().any(|title| title == &found), "{typed}: {titles:?}, first {}", first.title);
            }
            Some(first) => panic!("{typed}: {}", first.title),
        }
        person.0.key_press(Key::Escape);
        person.look();
        assert_eq!(person.desk().get::<OpenDialog>().0, None);
    }
}

#[test]
fn enter_does_what_is_chosen_and_arrows_choose() {
    let mut person = Person::at(Desk::new("", Language::En));
    find(&mut person, "for a class");
    person.0.key_press(Key::Enter);
    person.look();
    assert!(person.desk().get::<Display>().projector && person.desk().get::<OpenDialog>().0.is_none());
    person.change(|desk| desk.get_mut::<Display>().projector = false);
    find(&mut person, "colours");
    let before = list(&person);
    person.0.key_press(Key::ArrowDown);
    person.look();
    assert_eq!(list(&person).chosen, before.chosen + 1);
    person.0.key_press(Key::ArrowUp);
    person.look();
    assert_eq!(list(&person).chosen, before.chosen);
    // A setting is thrown in the list, which stays open.
    let other = before.items.iter().find(|item| item.on == Some(false)).expect("a palette not chosen").title.clone();
    person.press_label(&other);
    assert!(matches!(person.desk().get::<OpenDialog>().0, Some(Dialog::Palette { .. })));
    assert_ne!(person.desk().settings().palette, Palette::Usual);
}

#[test]
fn what_cannot_be_done_says_why() {
    let mut person = Person::at(Desk::with_game("rastros"));
    person.look_for("do-show-piece");
    let items = list(&person).items;
    assert!(!items[0].possible && items[0].about == "only with the dice of Sapiens", "{:?}", items[0]);
    person.0.key_press(Key::Enter);
    person.look();
    assert!(matches!(person.desk().get::<OpenDialog>().0, Some(Dialog::Palette { .. })), "nothing happens");
}

#[test]
fn the_sheet_at_the_side_is_closed_by_its_own_button_whatever_opened_it() {
    for (moves, analysing) in [(true, false), (false, true), (true, true)] {
        let mut desk = Desk::new("", Language::En).after(4);
        desk.settings_mut().panel_open = moves;
        desk.get_mut::<Analysing>().on = analysing;
        let mut person = Person::at(desk);
        let whole = person.0.ctx.content_rect().width();
        assert!(person.desk().free.width() < whole, "it is open");
        person.press("ui-close");
        assert!(!person.desk().settings().panel_open);
        let last = if analysing { CommandId::Analysis } else { CommandId::Moves };
        assert!(person.last::<DoCommand>().is_some_and(|done| done.0 == last), "moves {moves}, analysing {analysing}");
    }
}
