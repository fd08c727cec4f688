//! The dialogs: a new game from its options to its start, and the settings.

use crate::bench::{Desk, Person};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Event, Key, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use ludoteca::desk::commands::table::COMMANDS;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, FileAsk, OpenDialog};
use ludoteca::desk::frame::display::{Display, DisplayAction};
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::frame::thumbnail::{THUMBNAIL, Thumbnail};
use ludoteca::desk::new_game::controller::{NewGame, NewGameAction};
use ludoteca::desk::new_game::players::{Players, SEATS};
use ludoteca::desk::play::note::controller::{NoteAction, RemovedMove};
use ludoteca::desk::play::typing::controller::TypingAction;
use ludoteca::desk::saves::controller::SavesAction;
use ludoteca::desk::saves::kept::{SavedPlay, SavedPlays, SavedRequest};
use ludoteca::desk::saves::model::{SavesPage, When};
use ludoteca::desk::settings::controller::SettingsChange;
use ludoteca::desk::settings::model::Quality;
use ludoteca::desk::settings::names::own_name;
use ludoteca::desk::view_model::DialogModel;
use ludoteca_clock::Control;
use ludoteca_rules::session::{Controller, Request, Tag};
use ludoteca_rules::{Refusal, Seat, Text};
use ludoteca_table::play::TableAction;
use ludoteca_table::play::stage::NewPlay;
use ludoteca_table::play::stage::StageRequest;
use ludoteca_table::play::stage::Today;
use ludoteca_table::scene::material::Palette;
use ludoteca_table::show::facing::TurnView;
use ludoteca_words::Language;
use std::sync::Arc;

#[test]
fn a_new_game_from_its_options_to_its_start() {
    let mut person = Person::with(Desk::new("setup=2022", Language::En).after(5), 1280.0, 1400.0);
    person.choose("do-new-game");
    let Some(Dialog::NewGame(options)) = &person.desk().get::<OpenDialog>().0 else { panic!("no dialog") };
    assert_eq!(options.to_string(), "setup=2022", "it begins with the options of the play on the table");
    person.press_label("Players: four in two teams");
    person.unfold("ui-fold-rules");
    person.press_label("Set-up: 2021: twos on the home rank");
    person.press_label("Alliances: without alliances");
    person.press_label("A long time without progress: does not matter");
    assert_eq!(person.last(), Some(&NewGameAction::SetOption("no-progress", "off")));
    person.press("ui-start");
    let Some(StageRequest::New(NewPlay { options, .. })) = person.desk().staged().last() else { panic!("no new game") };
    assert_eq!(options.to_string(), "players=teams,alliances=off,no-progress=off");
    assert_eq!(person.desk().get::<OpenDialog>().0, None);
    assert_eq!(person.desk().session().seats(), 4);
    assert!(person.reads("seat"), "four players are told by their seats");
}

#[test]
fn a_dialog_is_left_as_it_was_by_cancel_and_by_escape() {
    let mut person = Person::at(Desk::new("", Language::En).after(2));
    for leave in 0..2 {
        person.choose("do-new-game");
        person.press_label("Players: four, each alone");
        if leave == 0 {
            person.press("ui-cancel");
        } else {
            person.0.key_press(Key::Escape);
            person.look();
        }
        assert_eq!(person.desk().get::<OpenDialog>().0, None);
        assert!(person.desk().nothing_asked());
        assert_eq!(person.desk().session().seats(), 2);
    }
}

#[test]
fn an_open_dialog_has_the_keyboard() {
    let mut person = Person::at(Desk::new("", Language::En));
    assert_eq!(person.focused(), None, "the board has it before");
    person.choose("do-new-game");
    assert!(person.0.ctx.egui_wants_keyboard_input());
    assert_eq!(person.focused().as_deref(), Some("Start"));
    person.0.key_press(Key::Enter);
    person.look();
    assert!(matches!(person.desk().staged(), [StageRequest::New(..)]));
    person.look();
    assert_eq!(person.focused(), None, "and after");
}

#[test]
fn another_language_changes_the_words() {
    let mut person = Person::at(Desk::new("", Language::En));
    person.choose("do-settings");
    person.press_label("Settings: Language");
    person.press_label("Language: Português (Brasil)");
    assert!(person.reads("Configurações") && !person.reads("Settings"));
    person.press_label("Idioma: Português (Portugal)");
    assert!(person.reads("Definições"));
    person.press("ui-close");
    assert!(person.reads("Jogadas") && !person.reads("Moves"), "so do the panels");
    person.choose("do-settings");
    person.press_label("Definições: Língua");
    person.press_label("Língua: English");
    assert!(person.reads("Settings"));
    assert_eq!(person.desk().settings().chosen_language, Some(Language::En));
    let system = format!("Language: like the system ({})", own_name(Language::system()));
    person.press_label(&system);
    assert_eq!(person.desk().settings().chosen_language, None);
}

#[test]
fn all_other_settings_can_be_changed() {
    let mut person = Person::with(Desk::new("", Language::En), 1024.0, 1000.0);
    person.choose("do-settings");
    person.press("ui-instant");
    assert!(person.desk().settings().instant);
    person.press("ui-hints");
    assert!(!person.desk().settings().show_hints);
    assert_eq!(person.desk().settings().facing, TurnView::Stay, "the board stays by itself");
    for (label, facing) in [("whoever plays", TurnView::Mover), ("my side", TurnView::Own)] {
        person.press_label(&format!("The board is seen from: {label}"));
        assert_eq!(person.desk().settings().facing, facing);
    }
    assert_eq!(person.desk().settings().room.id, "biblioteca");
    person.press_label("Room: Courtyard");
    assert_eq!(person.desk().settings().room.id, "patio");
    person.press_label("Settings: Playing");
    person.press("ui-confirm");
    assert!(person.desk().settings().confirm);
    person.press("ui-moves-show");
    assert!(person.desk().settings().panel_open);
    person.press_label("Settings: Seeing");
    person.press_label("Colours: If red and green look alike");
    assert_eq!(person.desk().settings().palette, Palette::RedGreen);
    person.press_label("Picture: with shadows");
    assert_eq!(person.desk().settings().quality, Quality::Shadow);
    assert_eq!(person.last(), Some(&SettingsChange::Quality(Quality::Shadow)));
    assert_eq!(person.desk().settings().audience_room, None);
    person.press_label("Room in the window for an audience: Classroom");
    assert_eq!(person.desk().settings().audience_room.map(|room| room.id), Some("aula"));
    assert_eq!(person.desk().settings().room.id, "patio");
    person.press_label("Room in the window for an audience: the same");
    assert_eq!(person.desk().settings().audience_room, None);
    // Sounds, down to none.
    person.press_label("Settings: Sound");
    let rect = person.slider("Sounds").rect();
    for (place, volume) in [(rect.left_center(), 0.0), (rect.center(), 0.5), (rect.right_center(), 1.0)] {
        person.0.drag_at(rect.center());
        person.0.hover_at(place);
        person.0.drop_at(place);
        person.look();
        let chosen = person.desk().settings().sound_volume.get();
        assert!((chosen - volume).abs() < 0.06, "{chosen}, not {volume}");
        let off = person.0.query_all_by_label_contains("off").count();
        assert_eq!(off, 1 + usize::from(volume == 0.0), "the room is off at first");
    }
    let rect = person.slider("Sounds of the room").rect();
    person.0.drag_at(rect.center());
    person.0.hover_at(rect.center() + vec2(1.0, 0.0));
    person.0.drop_at(rect.center());
    person.look();
    assert!((person.desk().settings().ambience_volume.get() - 0.5).abs() < 0.06);
    assert!(!person.reads("off"));
    // The speed cannot be set while nothing is animated.
    person.press_label("Settings: Table");
    person.press("ui-instant");
    person.slider("Pieces move").click();
    person.look();
    let middle = person.desk().settings().animation_speed.get();
    assert!((0.9..1.1).contains(&middle), "{middle}");
    let rect = person.slider("Pieces move").rect();
    person.0.drag_at(rect.center());
    person.0.hover_at(rect.right_center());
    person.look();
    assert!((0.9..1.1).contains(&person.desk().settings().animation_speed.get()), "only when it is let go");
    person.0.drop_at(rect.right_center());
    person.look();
    assert!(person.desk().settings().animation_speed.get() > 3.5);
}

#[test]
fn every_key_is_listed_in_every_language() {
    for language in Language::ALL {
        let mut person = Person::with(Desk::new("", language), 1024.0, 2600.0);
        person.choose("do-settings");
        let word = |person: &mut Person, key| person.desk().words().word(key);
        let section = format!("{}: {}", word(&mut person, "ui-settings"), word(&mut person, "ui-section-keys"));
        person.press_label(&section);
        let lines: Vec<String> = person.controls().into_iter().map(|(name, _)| name).collect();
        let line = |title: &str| lines.iter().find(|line| line.starts_with(&format!("{title} ("))).cloned();
        for command in COMMANDS.iter().filter(|command| !command.keys.is_empty()) {
            let title = command.title(person.desk().words());
            let line = line(&title).unwrap_or_else(|| panic!("{title}: {lines:?}"));
            assert!(command.keys.iter().all(|key| line.contains(&key.text(person.desk().words()))), "{line}");
        }
        // A line can be pressed.
        let present = line(&person.desk().word("do-present")).expect("it is listed");
        person.press_label(&present);
        assert!(person.desk().get::<Display>().projector && person.desk().get::<OpenDialog>().0.is_none());
    }
}

#[test]
fn a_match_goes_on_with_the_seats_exchanged() {
    let mut person = Person::with(Desk::new("", Language::En), 1280.0, 1000.0);
    person.choose("do-new-game");
    person.unfold("ui-fold-names");
    type_into(&mut person, "White: Name", "Ana");
    type_into(&mut person, "Black: Name", "Rui");
    person.unfold("ui-fold-match");
    person.press_label("Games: 4");
    person.press_label("Seats: by lot");
    person.press("ui-start");
    let Some(StageRequest::New(wanted)) = person.desk().staged().last().cloned() else { panic!("no new game") };
    assert!(person.desk().get::<NewGame>().series.lots);
    assert_eq!(wanted.series.map(|series| series.to_string()).as_deref(), Some("1/4 0 0"));
    let tag = Tag { name: "Match".into(), value: "1/4 0 0".into() };
    person.change(|desk| {
        desk.with_session(|session| {
            session.describe(String::new(), vec!["Ana".to_owned(), "Rui".to_owned()], Vec::new());
        });
        desk.with_session(|session| session.set_tags(vec![tag]));
        desk.submit(Request::Resign(Seat(0)));
    });
    assert!(person.reads("Game 1 of 4: Ana 0 · Rui 1"), "the score counts the game that has just ended");
    person.press("ui-match-next");
    let Some(StageRequest::New(next)) = person.desk().staged().last().cloned() else { panic!("there are three more") };
    assert_eq!(next.names, ["Rui", "Ana"]);
    assert_eq!(next.series.map(|series| series.to_string()).as_deref(), Some("2/4 1 0"));
}

#[test]
fn a_move_is_typed() {
    for language in Language::ALL {
        let mut person = Person::with(Desk::new("", language), 1280.0, 1000.0);
        person.change(|desk| desk.send(TypingAction::Toggle));
        let label = person.desk().model().typing.as_ref().expect("the field is open").waits_for.clone();
        let orders = person.desk().session().orders(person.desk().session().asked().iter().next().expect("somebody"));
        let cell = &orders[0][..2];
        type_into(&mut person, &label, cell);
        let typing = person.desk().model().typing.clone().expect("it stays open");
        assert_eq!(typing.text, cell);
        assert!(typing.fitting.iter().all(|order| order.starts_with(cell)) && !typing.fitting.is_empty());
        assert!(typing.waits_for.contains(&orders[0]), "{}", typing.waits_for);
        let order = typing.fitting[0].clone();
        type_into(&mut person, &label, &order[2..]);
        person.0.key_press(Key::Enter);
        person.look();
        assert_ne!(person.desk().session().cursor().0, 0, "{order} is played");
        assert_eq!(person.desk().model().typing.as_ref().map(|typing| typing.text.as_str()), Some(""));
        let label = person.desk().model().typing.as_ref().expect("it waits for the next move").waits_for.clone();
        type_into(&mut person, &label, "z9");
        let none = person.desk().words().word("ui-type-none");
        assert!(person.reads(&none));
        person.0.key_press(Key::Enter);
        person.look();
        assert!(person.desk().get::<Notices>().0.is_some(), "a sentence says why not");
    }
}

#[test]
fn larger_text_is_larger() {
    let mut person = Person::at(Desk::new("", Language::En));
    let before = person.0.get_by_label("Moves").rect();
    person.choose("do-settings");
    person.press_label("Settings: Seeing");
    let slider = person.slider("Text size").rect();
    person.0.drag_at(slider.center());
    person.0.hover_at(slider.right_center());
    person.0.drop_at(slider.right_center());
    person.look();
    assert!(person.desk().settings().text_scale.get() > 2.3, "{}", person.desk().settings().text_scale.get());
    person.press("ui-close");
    let after = person.0.get_by_label("Moves").rect();
    assert!(after.height() > before.height() * 1.5, "{before} {after}");
}

#[test]
fn an_earlier_play_is_gone_on_with_from_the_dialog_of_a_new_game() {
    for language in Language::ALL {
        // The play left last comes first.
        let mut desk = Desk::new("", language).after(4);
        desk.submit(Request::Resign(Seat(0)));
        desk.begin_another();
        let mut desk = desk.after(12);
        desk.begin_another();
        let mut person = Person::with(desk, 1280.0, 1400.0);
        person.choose("do-new-game");
        let Some(DialogModel::NewGame(game)) = &person.desk().model().dialog else { panic!("no dialog") };
        let texts: Vec<String> = game.earlier.iter().map(|play| play.text.clone()).collect();
        assert!(texts[0].contains("12") && texts[1].contains('4'), "{texts:?}");
        if language == Language::En {
            assert_eq!(texts[1], "Move 4 · Black wins");
        }
        person.unfold("ui-earlier");
        person.press_label(&texts[1]);
        assert!(matches!(person.desk().staged(), [.., StageRequest::Resume(1)]));
        assert_eq!(person.desk().get::<OpenDialog>().0, None);
    }
}

#[test]
fn for_a_class_the_rules_and_refusals_are_larger() {
    let sizes = |class: bool| {
        let mut desk = Desk::new("", Language::En).after(2);
        desk.get_mut::<Display>().projector = class;
        desk.get_mut::<Notices>().refused(Seat(0), Refusal::new(Text::new("refuse-over")));
        let mut person = Person::with(desk, 1920.0, 1080.0);
        let refusal = person.0.get_by_label("The game is over.").rect();
        person.0.state_mut().get_mut::<OpenDialog>().0 = Some(Dialog::Rules);
        person.look();
        let rules = person.0.get_by_label("How it ends").rect();
        [refusal.height(), rules.height()]
    };
    for (usual, class) in sizes(false).into_iter().zip(sizes(true)) {
        assert!(class > 1.4 * usual, "{usual} {class}");
    }
}

#[test]
fn rooms_are_named_in_the_language_of_the_panels() {
    let mut person = Person::at(Desk::new("", Language::PtPt));
    person.choose("do-settings");
    person.press_label("Sala: Biblioteca ao serão");
    person.press_label("Sala: Sala de aula");
    assert_eq!(person.desk().settings().room.id, "aula");
}

#[test]
fn who_plays_is_chosen_for_a_new_game_and_for_the_one_on_the_table() {
    let players = |level: &str| Players {
        controllers: vec![Controller::Human, Controller::Computer(level.to_owned())],
        names: vec![String::new(); 2],
    };
    for (language, fox, owl) in
        [(Language::En, "Fox", "Owl"), (Language::PtPt, "Raposa", "Coruja"), (Language::PtBr, "Raposa", "Coruja")]
    {
        let mut person = Person::with(Desk::new("", language), 1280.0, 1000.0);
        let black = person.desk().words().word("side-black");
        person.choose("do-new-game");
        // A face is all that must be chosen; by the seats everything can be.
        person.press_label(fox);
        assert_eq!(person.last(), Some(&NewGameAction::PlayWith(Some(4))));
        person.press("level-4-try");
        let Some(StageRequest::New(chosen)) = person.desk().staged().last() else { panic!("no new game") };
        let NewPlay { players: controllers, names, .. } = chosen.clone();
        assert_eq!(Players { controllers, names }, players("4"));
        person.choose("do-players");
        person.press_label(&format!("{black}: {owl}"));
        person.press("ui-play-on");
        let Players { controllers, names } = players("5");
        assert_eq!(person.desk().asked().last(), Some(&TableAction::Seats(controllers, names)));
        // Four can sit down too.
        person.choose("do-new-game");
        let teams = person.desk().words().word("option-players-teams");
        let title = person.desk().words().word("option-players");
        person.press_label(&format!("{title}: {teams}"));
        let seats = person.desk().model().dialog.clone();
        let Some(DialogModel::NewGame(game)) = seats else { panic!("no dialog") };
        assert_eq!(game.options.iter().filter(|option| SEATS.contains(&option.name)).count(), 4);
        person.press("ui-cancel");
    }
}

#[test]
fn a_clock_is_chosen_with_the_new_game() {
    let mut person = Person::with(Desk::new("", Language::En), 1280.0, 1400.0);
    let begun_with = |person: &mut Person| {
        person.press("ui-start");
        let Some(StageRequest::New(NewPlay { clock, .. })) = person.desk().staged().last() else {
            panic!("no new game")
        };
        Control::print_all(clock)
    };
    person.choose("do-new-game");
    assert_eq!(begun_with(&mut person), "");
    person.choose("do-new-game");
    person.unfold("ui-fold-clock");
    person.press_label("Clock: 10 min + 5 s");
    person.press_label("The last player has: half of it");
    assert_eq!(begun_with(&mut person), "600+5/300+5");
    // It is offered again for the next game.
    person.choose("do-new-game");
    person.unfold("ui-fold-clock");
    person.press_label("Clock: other");
    person.press_label("Minutes for the game: 20 min");
    person.press_label("Seconds for each move: 30 s");
    person.press_label("The seconds: pass first (delay)");
    person.press_label("The last player has: as much time");
    assert_eq!(begun_with(&mut person), "1200d30");
}

/// Types a text into the field of this name.
fn type_into(person: &mut Person, label: &str, text: &str) {
    let field = person.0.get_all_by_label(label).find(|node| node.accesskit_node().role() == Role::TextInput);
    let field = field.expect("the field is there");
    field.focus();
    person.look();
    person
        .0
        .get_all_by_label(label)
        .find(|node| node.accesskit_node().role() == Role::TextInput)
        .expect("it")
        .type_text(text);
    person.look();
}

#[test]
fn players_have_names() {
    let mut person = Person::with(Desk::new("", Language::En), 1280.0, 1000.0);
    person.choose("do-new-game");
    person.unfold("ui-fold-names");
    type_into(&mut person, "White: Name", "Ana");
    type_into(&mut person, "Black: Name", "Rui");
    person.press("ui-start");
    let Some(StageRequest::New(players)) = person.desk().staged().last() else { panic!("no new game") };
    assert_eq!(players.names, ["Ana", "Rui"]);
    let names = players.names.clone();
    person.change(|desk| desk.with_session(|session| session.describe(String::new(), names, Vec::new())));
    assert!(person.reads("Ana"), "the turn is told by name");
}

#[test]
fn a_move_is_written_about_removed_and_brought_back() {
    let mut person = Person::with(Desk::new("", Language::En).after(3), 1280.0, 1000.0);
    let node = person.desk().session().cursor();
    person.change(|desk| desk.send(NoteAction::Open));
    let field = person.0.get_by_role(Role::MultilineTextInput);
    field.type_text("a good one");
    person.look();
    person.press("ui-note-keep");
    assert_eq!(
        person.desk().asked().last(),
        Some(&TableAction::Session(Request::Comment(node, "a good one".to_owned())))
    );
    assert!(person.reads("a good one"), "it is read beside the board");
    // It is there when one writes on.
    person.change(|desk| desk.send(NoteAction::Open));
    assert!(matches!(&person.desk().get::<OpenDialog>().0, Some(Dialog::Note(_, text)) if text == "a good one"));
    person.press("ui-note-remove");
    assert_eq!(person.desk().asked().last(), Some(&TableAction::Session(Request::Remove(node))));
    assert_ne!(person.desk().session().cursor(), node);
    person.press("ui-note-restore");
    assert_eq!(person.last(), Some(&NoteAction::Restore(node)));
    assert!(person.desk().session().node(person.desk().session().cursor()).children.contains(&node));
    assert_eq!(person.desk().get::<RemovedMove>().0, None);
}

#[test]
fn esc_keeps_what_was_written_about_a_move_and_cancel_does_not() {
    let mut person = Person::with(Desk::new("", Language::En).after(3), 1280.0, 1000.0);
    let node = person.desk().session().cursor();
    for (text, kept) in [("thought about", true), (" and thrown away", false)] {
        person.change(|desk| desk.send(NoteAction::Open));
        person.0.get_by_role(Role::MultilineTextInput).type_text(text);
        person.look();
        if kept {
            person.0.key_press(Key::Escape);
            person.look();
        } else {
            person.press("ui-cancel");
        }
        assert_eq!(person.desk().get::<OpenDialog>().0, None);
        assert_eq!(person.desk().session().comment(node), "thought about");
    }
}

#[test]
fn a_press_that_lasts_is_a_click() {
    let mut person = Person::at(Desk::new("", Language::En));
    let more = person.desk().word("ui-more-short");
    let (_, rect) = person.controls().into_iter().find(|(name, _)| *name == more).expect("it is below the board");
    person.0.hover_at(rect.center());
    person.0.drag_at(rect.center());
    // Two seconds, as on a slow computer or under a slow finger.
    person.0.run_steps(8);
    person.0.drop_at(rect.center());
    person.look();
    assert!(matches!(person.desk().get::<OpenDialog>().0, Some(Dialog::Palette { .. })));
}

#[test]
fn a_comment_that_grows_beyond_its_field_is_kept_as_it_was_typed() {
    let mut person = Person::with(Desk::new("", Language::En).after(3), 1280.0, 1000.0);
    person.change(|desk| desk.send(NoteAction::Open));
    // The dialog grows with the field, so that such a frame is laid out more than once.
    for line in 0..9 {
        person.0.event(Event::Text(format!("line {line}")));
        person.0.step();
        person.0.key_press(Key::Enter);
        person.0.step();
    }
    person.look();
    let lines: String = (0..9).map(|line| format!("line {line}\n")).collect();
    assert!(
        matches!(&person.desk().get::<OpenDialog>().0, Some(Dialog::Note(_, text)) if *text == lines),
        "{:?}",
        person.desk().get::<OpenDialog>().0
    );
}

#[test]
fn the_list_of_saved_games_opens_names_copies_and_removes() {
    let heads: Vec<_> = ["sapiens", "avanco"]
        .iter()
        .map(|game| {
            ludoteca_record::head(&format!("[Game \"{game}\"]\n[Date \"2026-11-23\"]\n\n1. x 2. y")).expect("a head")
        })
        .collect();
    let broken = Text::new("ui-saved-none");
    for language in Language::ALL {
        let mut person = Person::with(Desk::new("", language), 1280.0, 1000.0);
        let (heads, broken) = (heads.clone(), broken.clone());
        person.change(|desk| {
            let picture = Arc::new(Thumbnail(vec![90; (THUMBNAIL[0] * THUMBNAIL[1] * 4) as usize]));
            let [one, two] = heads.try_into().expect("two heads");
            let play = |id: &str, head, picture| SavedPlay { id: id.to_owned(), head, picture };
            let plays =
                [play("one", Ok(one), Some(picture)), play("two", Ok(two), None), play("three", Err(broken), None)];
            desk.get_mut::<SavedPlays>().0 = Some(plays.into());
            desk.send(SavesAction::Open);
            desk.send(SavesAction::Show(SavesPage::All));
        });
        let title = person.desk().words().word("game-avanco");
        assert!(person.reads("2026-11-23"));
        let labelled = |person: &Person, key: &str| format!("{}: {title}", person.desk().word(key));
        let more = labelled(&person, "ui-saved-more");
        person.press_label(&more);
        person.press("ui-saved-copy");
        assert_eq!(person.last(), Some(&SavedRequest::Copy("two".to_owned())));
        person.press_label(&more);
        person.press("ui-saved-remove");
        assert_eq!(person.last(), Some(&SavedRequest::Remove("two".to_owned())));
        let open =
            person.controls().into_iter().map(|(name, _)| name).find(|name| name.starts_with(&format!("{title}, ")));
        person.press_label(&open.expect("a row for it"));
        assert_eq!(person.last(), Some(&SavedRequest::Open("two".to_owned())));
        assert_eq!(person.desk().get::<OpenDialog>().0, None);
    }
}

#[test]
fn medals_hang_by_name_and_rows_say_who_won_and_when() {
    let head = |name: &str, level: u32, result: &str, date: &str| {
        let tags = format!("[Game \"avanco\"]\n[Date \"{date}\"]\n[Seat1 \"{name}\"]\n[Control2 \"{level}\"]\n");
        ludoteca_record::head(&format!("{tags}[Result \"{result}\"]\n\n1. x 2. y")).expect("a head")
    };
    let mut person = Person::with(Desk::new("", Language::En), 1280.0, 1000.0);
    person.change(|desk| {
        let all = [
            head("Ana", 1, "w", "2026-11-25"),
            head("Ana", 3, "w", "2026-11-20"),
            head("Rui", 2, "b", "2026-01-02"),
            head("", 2, "w", "2026-01-01"),
        ];
        let play = |(place, head)| SavedPlay { id: format!("{place}"), head: Ok(head), picture: None };
        desk.get_mut::<SavedPlays>().0 = Some(all.into_iter().enumerate().map(play).collect());
        desk.get_mut::<Today>().0 = || "2026-11-25".to_owned();
        desk.send(SavesAction::Open);
        desk.send(SavesAction::Show(SavesPage::All));
    });
    let list = |person: &Person| match &person.desk().model().dialog {
        Some(DialogModel::Saved(list)) => list.clone(),
        other => panic!("{other:?}"),
    };
    let rows = list(&person).plays;
    let whens: Vec<When> = rows.iter().map(|row| row.when).collect();
    assert_eq!(whens, [When::Today, When::ThisWeek, When::Earlier, When::Earlier]);
    assert!(rows[0].facts.contains("Ana wins") && rows[2].facts.contains("Rabbit wins"), "{rows:?}");
    assert!(rows[3].facts.contains("You win"), "{rows:?}");
    person.change(|desk| desk.send(SavesAction::Show(SavesPage::Medals)));
    let medals: Vec<(String, Vec<usize>)> = list(&person)
        .medals
        .into_iter()
        .map(|it| (it.name, it.medals.into_iter().map(|medal| medal.level).collect()))
        .collect();
    let nobody = person.desk().word("ui-medals-nameless");
    assert_eq!(medals, [("Ana".to_owned(), vec![3]), (nobody, vec![2])], "who lost has no row");
    assert!(person.reads("Avanço: Squirrel"));
}

#[test]
fn a_game_is_given_away_as_text_file_picture_or_diagram() {
    let mut person = Person::with(Desk::new("", Language::En).after(3), 1280.0, 1000.0);
    for (key, ending) in [("file-save-title", ".ludo"), ("file-picture", ".png"), ("file-diagram", ".svg")] {
        person.choose("do-share");
        person.press(key);
        let asked = person.desk().get::<OpenDialog>().0.clone();
        assert_eq!(asked, Some(Dialog::File(FileAsk::Save(format!("sapiens{ending}")))));
        person.change(|desk| desk.send(DialogAction::Close));
    }
}

#[test]
fn on_a_projector_one_key_makes_the_picture_black_and_any_act_shows_it_again() {
    let mut person = Person::with(Desk::new("", Language::En), 1280.0, 1000.0);
    person.change(|desk| desk.send(DisplayAction::Blacken(true)));
    assert!(!person.desk().model().black, "only a class looks away");
    person.change(|desk| desk.send(DisplayAction::ToggleProjector));
    person.change(|desk| desk.send(DisplayAction::Blacken(true)));
    assert!(person.desk().model().black);
    person.0.drag_at(bevy_egui::egui::pos2(640.0, 500.0));
    person.0.drop_at(bevy_egui::egui::pos2(640.0, 500.0));
    person.look();
    person.look();
    assert!(!person.desk().model().black);
    assert_eq!(person.last(), Some(&DisplayAction::Blacken(false)));
}
