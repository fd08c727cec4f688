//! A class plays: the pages of a tournament, by clicks and by typing, in every language.

use crate::bench::{Desk, Person};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{Event, Key, Shape, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use ludoteca::desk::class::controller::ClassAction;
use ludoteca::desk::class::model::{ClassPage, ClassRequest, ClassView, Classes};
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, FileAsk, OpenDialog};
use ludoteca::desk::theme::tokens;
use ludoteca_class::{Outcome, System};
use ludoteca_rules::Arg;
use ludoteca_words::Language;

/// Somebody at the list of tournaments.
fn person(language: Language) -> Person {
    let mut desk = Desk::new("", language);
    desk.clear();
    let mut person = Person::with(desk, 1280.0, 1000.0);
    person.change(|desk| desk.send(ClassAction::Open));
    person
}

fn fill(person: &mut Person, key: &str, text: &str) {
    let name = person.desk().word(key);
    let is_field = |role| matches!(role, Role::TextInput | Role::MultilineTextInput);
    person.0.get_all_by_label(&name).find(|node| is_field(node.accesskit_node().role())).expect(&name).focus();
    person.look();
    for (number, line) in text.lines().enumerate() {
        if number > 0 {
            person.0.key_press(Key::Enter);
            person.0.step();
        }
        person.0.event(Event::Text(line.to_owned()));
        person.0.step();
    }
    person.look();
}

#[test]
fn a_field_with_the_keyboard_has_the_ring_of_all_that_has_it() {
    let mut person = person(Language::En);
    person.press("ui-class-new");
    let rings = |person: &Person, name: &str| {
        let is_field = |role| matches!(role, Role::TextInput | Role::MultilineTextInput);
        let mut fields = person.0.get_all_by_label(name);
        let field = fields.find(|node| is_field(node.accesskit_node().role())).expect(name).rect();
        let is_ring = |shape: &&ClippedShape| match &shape.shape {
            Shape::Rect(ring) => ring.rect == field && ring.stroke.width == tokens().size.focus_ring,
            _ => false,
        };
        person.0.output().shapes.iter().filter(is_ring).count()
    };
    for key in ["ui-class-name", "ui-class-names"] {
        let name = person.desk().word(key);
        assert_eq!(rings(&person, &name), 0, "{name}");
        fill(&mut person, key, "A");
        assert_eq!(rings(&person, &name), 1, "{name}");
    }
}

/// The tournament of a class, begun by hand.
fn begun(language: Language, system: &str, pupils: &str) -> Person {
    begun_of("sapiens", language, system, pupils)
}

/// The same of another game.
fn begun_of(game: &str, language: Language, system: &str, pupils: &str) -> Person {
    let mut person = person(language);
    person.press("ui-class-new");
    fill(&mut person, "ui-class-name", "5A");
    let label = format!("{}: {}", person.desk().word("ui-class-game"), person.desk().word(&format!("game-{game}")));
    person.press_label(&label);
    let label = format!("{}: {}", person.desk().word("ui-class-system"), person.desk().word(system));
    person.press_label(&label);
    fill(&mut person, "ui-class-names", pupils);
    person.press("ui-class-begin");
    person
}

fn sheet(person: &Person) -> &ludoteca_class::Tournament {
    &person.desk().get::<Classes>().open.as_ref().expect("a sheet is open").1
}

/// The name of the row of a board of the last round: the upper one is 0.
fn row(person: &Person, board: usize, place: usize) -> String {
    let pairing = sheet(person).rounds().last().expect("a round")[board - 1];
    let pupil = [Some(pairing.first), pairing.second][place].expect("somebody sits there");
    row_of(person, board, pupil)
}

fn row_of(person: &Person, board: usize, pupil: usize) -> String {
    let name = Arg::Plain(sheet(person).pupils()[pupil].name.clone());
    person.desk().words().fill("ui-class-winner", &[("board", Arg::Number(board as i64)), ("name", name)])
}

/// Touches the name of a pupil in a round.
fn touch(person: &mut Person, round: usize, pupil: usize) {
    let boards = &sheet(person).rounds()[round - 1];
    let board = boards.iter().position(|board| board.pupils().any(|other| other == pupil)).expect("everybody plays");
    let label = row_of(person, board + 1, pupil);
    person.press_label(&label);
}

/// What is told while so many boards have no result.
fn missing(person: &Person, boards: i64) -> String {
    person.desk().words().fill("ui-class-missing", &[("boards", Arg::Number(boards))])
}

fn pair(person: &mut Person, round: usize) {
    let key = "ui-class-pair";
    let text = person.desk().words().fill(key, &[("round", Arg::Number(round as i64))]);
    person.press_label(&text);
}

#[test]
fn a_tournament_is_played_from_the_names_to_the_standings() {
    for language in Language::ALL {
        let mut person = begun(language, "ui-class-swiss", "Ana\nBia\nCarlos\nDuarte\nEva");
        assert_eq!((sheet(&person).name(), sheet(&person).game()), ("5A", "sapiens"));
        assert_eq!(sheet(&person).system(), System::Swiss { rounds: 5 });
        let names: Vec<&str> = sheet(&person).pupils().iter().map(|pupil| pupil.name.as_str()).collect();
        assert_eq!(names, ["Ana", "Bia", "Carlos", "Duarte", "Eva"]);
        for round in 1..=3 {
            pair(&mut person, round);
            assert_eq!(sheet(&person).rounds().len(), round);
            let open: Vec<_> =
                sheet(&person).rounds()[round - 1].iter().filter(|it| it.second.is_some()).copied().collect();
            assert_eq!(open.len(), 2);
            assert!(person.reads(&missing(&person, 2)), "it says what is missing");
            let first = open[0].first;
            touch(&mut person, round, first);
            assert!(person.reads(&missing(&person, 1)));
            let other = open[1].second.expect("it is no bye");
            touch(&mut person, round, other);
            assert_eq!(sheet(&person).missing(), None, "one touch for each result");
        }
        let label = format!("{}: {}", person.desk().word("ui-class-page"), person.desk().word("ui-class-standings"));
        person.press_label(&label);
        assert!(person.reads("Buchholz −1") && person.reads("Eva"));
        assert_eq!(person.desk().get::<ClassView>().page, ClassPage::Standings);
        person.press("ui-class-print");
        let Some(DialogAction::Open(Dialog::File(FileAsk::SavePage(name)))) = person.last() else {
            panic!("no file is asked for")
        };
        assert!(name.ends_with(".html") && name.starts_with("5A "), "{name}");
        person.change(|desk| desk.send(DialogAction::Close));
        assert!(person.reads("Buchholz −1"), "the file dialog gives way to the standings");
        person.0.key_press(Key::Escape);
        person.look();
        assert!(person.desk().get::<Classes>().open.is_none(), "one step back");
        assert_eq!(person.desk().get::<OpenDialog>().0, Some(Dialog::Class));
        person.0.key_press(Key::Escape);
        person.look();
        assert_eq!(person.desk().get::<OpenDialog>().0, None);
    }
}

#[test]
fn a_result_is_corrected_or_taken_away_and_somebody_may_be_absent() {
    let mut person = begun(Language::En, "ui-class-once", "Ana\nBia");
    pair(&mut person, 1);
    let outcome = |person: &Person| sheet(person).rounds()[0][0].outcome;
    let board = sheet(&person).rounds()[0][0];
    let (first, second) = (board.first, board.second.expect("two play"));
    for (who, expected) in [(second, Outcome::Second), (first, Outcome::First), (first, Outcome::Open)] {
        touch(&mut person, 1, who);
        assert_eq!(outcome(&person), expected);
    }
    let absent = format!("{} did not come", sheet(&person).pupils()[first].name);
    assert!(!person.reads(&absent), "what is rare is put away");
    person.press_label("Board 1: something else");
    person.press_label(&absent);
    assert_eq!(outcome(&person), Outcome::SecondByForfeit);
    assert!(!person.reads(&absent), "the other results are put away again");
    person.press("ui-more-short");
    person.press("ui-class-take-back");
    assert!(sheet(&person).rounds().is_empty());
}

#[test]
fn the_keyboard_alone_writes_a_draw_and_esc_closes_only_what_is_open() {
    let mut person = begun(Language::En, "ui-class-once", "Ana\nBia");
    pair(&mut person, 1);
    // The least that a result takes: the number of the board, Enter, and what is first there.
    for _ in 0..40 {
        if person.focused().as_deref() == Some("Board 1: something else") {
            break;
        }
        person.0.key_press(Key::Tab);
        person.look();
    }
    assert_eq!(person.focused().as_deref(), Some("Board 1: something else"));
    let press = |person: &mut Person, key: Key| {
        person.0.key_press(key);
        person.look();
    };
    press(&mut person, Key::Enter);
    assert_eq!(person.focused().as_deref(), Some("It was a draw"), "what opens has the keyboard");
    press(&mut person, Key::Escape);
    assert!(!person.reads("It was a draw"));
    assert!(person.desk().get::<Classes>().open.is_some(), "the page stays");
    person.press_label("Board 1: something else");
    press(&mut person, Key::Enter);
    assert_eq!(sheet(&person).rounds()[0][0].outcome, Outcome::Draw);
}

#[test]
fn a_right_press_on_a_name_opens_what_is_rare() {
    let mut person = begun(Language::En, "ui-class-once", "Ana\nBia");
    pair(&mut person, 1);
    let label = row(&person, 1, 1);
    person.0.get_by_label(&label).click_secondary();
    person.look();
    assert!(person.reads("Nobody came"));
    person.press_label("Nobody came");
    assert_eq!(sheet(&person).rounds()[0][0].outcome, Outcome::NobodyCame);
}

#[test]
fn where_somebody_must_win_no_draw_is_offered() {
    let mut person = begun(Language::En, "ui-class-elimination", "Ana\nBia\nCarlos");
    pair(&mut person, 1);
    assert!(person.reads("no opponent"));
    let board = sheet(&person).rounds()[0].iter().position(|board| board.second.is_some()).expect("two play");
    person.press_label(&format!("Board {}: something else", board + 1));
    assert!(person.reads("did not come") && !person.reads("It was a draw"));
}

#[test]
fn where_the_game_has_no_draw_none_is_offered() {
    let mut person = begun_of("rastros", Language::En, "ui-class-once", "Ana\nBia");
    pair(&mut person, 1);
    let open = |person: &mut Person| person.press_label("Board 1: something else");
    open(&mut person);
    assert!(person.reads("did not come") && !person.reads("It was a draw"));
    open(&mut person);
    // One that stands on the sheet all the same is seen, and can be taken away.
    person.change(|desk| desk.send(ClassRequest::Result(1, 1, Outcome::Draw)));
    open(&mut person);
    person.press_label("It was a draw");
    assert_eq!(sheet(&person).rounds()[0][0].outcome, Outcome::Open);
}

#[test]
fn a_new_tournament_is_one_of_the_game_on_the_table() {
    let mut person = Person::with(Desk::with_game("avanco"), 1280.0, 1000.0);
    person.change(|desk| desk.send(ClassAction::Open));
    person.press("ui-class-new");
    fill(&mut person, "ui-class-names", "Ana\nBia");
    person.press("ui-class-begin");
    assert_eq!(sheet(&person).game(), "avanco");
}

#[test]
fn a_list_that_is_too_long_is_not_taken_and_what_was_there_stays() {
    let mut person = person(Language::En);
    person.press("ui-class-new");
    fill(&mut person, "ui-class-names", "Ana");
    let before = person.desk().get::<ClassView>().new.names.clone();
    for pasted in ["Rui\n".repeat(2_500_000), "Rui\n".repeat(5000)] {
        person.0.event(Event::Paste(pasted));
        person.look();
        assert_eq!(person.desk().get::<ClassView>().new.names, before);
        assert!(person.reads("too long for a list of names"), "it is told");
    }
    person.0.event(Event::Paste("\nRui\nZé".to_owned()));
    person.look();
    person.press("ui-class-begin");
    assert_eq!(sheet(&person).pupils().len(), 3);
}

#[test]
fn pupils_come_go_and_get_other_names() {
    let mut person = begun(Language::En, "ui-class-swiss", "Ana\nBia");
    fill(&mut person, "ui-class-pupil", "Carlos");
    person.press("ui-class-add");
    assert_eq!(sheet(&person).pupils().len(), 3);
    assert_eq!(person.desk().get::<ClassView>().adding, "");
    fill(&mut person, "ui-class-pupil", "Duarte");
    person.0.key_press(Key::Enter);
    person.look();
    assert_eq!(sheet(&person).pupils().len(), 4, "Enter adds too");
    // Nobody is there twice, and what was typed can be mended.
    fill(&mut person, "ui-class-pupil", "ana");
    person.press("ui-class-add");
    assert_eq!(sheet(&person).pupils().len(), 4);
    assert!(person.reads("is on the list already"));
    assert_eq!(person.desk().get::<ClassView>().adding, "ana");
    person.press_label("went home: Bia");
    assert!(sheet(&person).pupils()[1].withdrawn);
    person.press_label("went home: Bia");
    assert!(!sheet(&person).pupils()[1].withdrawn);
    let rename = format!("{}: Ana", person.desk().word("ui-saved-rename"));
    person.press_label(&rename);
    fill(&mut person, "ui-class-rename", "Maria");
    person.press_label(&rename);
    assert!(sheet(&person).pupils()[0].name.contains("Maria"));
}

#[test]
fn a_game_of_the_round_is_put_on_the_table() {
    let mut person = begun(Language::En, "ui-class-once", "Ana\nBia");
    pair(&mut person, 1);
    person.press_label("Board 1: something else");
    person.press("ui-class-play");
    assert_eq!(person.last(), Some(&ClassRequest::Play(1, 1)));
}

#[test]
fn earlier_rounds_are_an_arrow_away() {
    let mut person = begun(Language::En, "ui-class-swiss", "Ana\nBia\nCarlos\nDuarte");
    for round in 1..=2 {
        pair(&mut person, round);
        for board in 1..=2 {
            person.change(|desk| desk.send(ClassRequest::Result(round, board, Outcome::First)));
        }
    }
    assert!(person.reads("Round 2 of 5"));
    person.press("ui-class-round-before");
    assert!(person.reads("Round 1 of 5"));
    let second = sheet(&person).rounds()[0][0].second.expect("two play");
    touch(&mut person, 1, second);
    assert_eq!(sheet(&person).rounds()[0][0].outcome, Outcome::Second, "the round that is shown is written");
    person.press("ui-class-round-after");
    assert!(person.reads("Round 2 of 5"));
}

#[test]
fn twelve_boards_are_on_a_page_and_none_is_cut() {
    let names: Vec<String> = (1..=64).map(|number| format!("Pupil of the long name number {number}")).collect();
    for language in Language::ALL {
        let beneath: Vec<String> = person(language).controls().into_iter().map(|(name, _)| name).collect();
        let mut person = begun(language, "ui-class-swiss", &names.join("\n"));
        pair(&mut person, 1);
        assert_eq!(sheet(&person).rounds()[0].len(), 32);
        person.0.set_size(vec2(1024.0, 768.0));
        person.look();
        let mut seen = Vec::new();
        for (part, expected) in [(0, 12), (1, 12), (2, 8)] {
            let window = person.0.ctx.content_rect();
            let controls: Vec<_> = person.controls().into_iter().filter(|(name, _)| !beneath.contains(name)).collect();
            let more = |number: usize| {
                let board = Arg::Number(number as i64);
                person.desk().words().fill("ui-class-board-more", &[("board", board)])
            };
            let here: Vec<usize> = (1..=32).filter(|number| controls.iter().any(|it| it.0 == more(*number))).collect();
            assert_eq!(here.len(), expected, "{language:?}, page {part}");
            seen.extend(here);
            for (name, rect) in &controls {
                assert!(window.contains_rect(*rect), "{language:?}: {name} at {rect}");
                assert!(rect.height() >= tokens().size.touch_least - 0.5, "{name} is small: {rect}");
            }
            // No two controls lie over each other.
            for (at, (name, rect)) in controls.iter().enumerate() {
                let over = controls[..at].iter().find(|(_, other)| rect.shrink(1.0).intersects(other.shrink(1.0)));
                assert_eq!(over, None, "{language:?}: {name} at {rect}");
            }
            if part < 2 {
                person.press("ui-class-boards-after");
            }
        }
        assert_eq!(seen, (1..=32).collect::<Vec<_>>());
    }
}

#[test]
fn at_twice_the_size_the_page_scrolls_to_every_board() {
    let mut person = begun(Language::PtPt, "ui-class-once", "Ana\nBia\nCarlos\nDuarte\nEva\nRui");
    pair(&mut person, 1);
    person.0.set_size(vec2(1024.0, 768.0));
    person.change(|desk| desk.settings_mut().text_scale = 2.0.into());
    let window = person.0.ctx.content_rect();
    let mut reached = Vec::new();
    for _ in 0..30 {
        person.0.key_press(Key::Tab);
        person.look();
        let Some(name) = person.focused() else { continue };
        let (_, rect) = person.controls().into_iter().find(|(other, _)| *other == name).expect("it is drawn");
        assert!(window.contains_rect(rect), "{name} at {rect}");
        reached.push(name);
    }
    for board in 1..=3 {
        for first in [0, 1] {
            let row = row(&person, board, first);
            assert!(reached.contains(&row), "{row}: {reached:?}");
        }
    }
}

#[test]
fn a_long_name_is_cut_by_an_ellipsis_and_never_within_a_word_over_two_lines() {
    let long = "Sofia Alexandra de Vasconcelos e Sousa Brito";
    for scale in [1.0, 2.0] {
        let mut person = begun(Language::PtPt, "ui-class-swiss", &format!("{long}\nDuarte"));
        pair(&mut person, 1);
        person.0.set_size(vec2(1024.0, 768.0));
        person.change(|desk| desk.settings_mut().text_scale = scale.into());
        let label = format!("{}: {}", person.desk().word("ui-class-page"), person.desk().word("ui-class-standings"));
        person.press_label(&label);
        let rows: Vec<_> = person.texts().into_iter().filter(|(text, _)| text == long || text == "Duarte").collect();
        assert_eq!(rows.len(), 2, "{rows:?}");
        for (text, rect) in rows {
            assert!(rect.height() < 27.0 * scale + 20.0, "{text} has one line: {rect}");
        }
    }
}

#[test]
fn a_class_on_its_own_screens_is_asked_for_nothing_but_the_game() {
    for language in Language::ALL {
        let mut person = person(language);
        person.press("ui-class-screens-begin");
        assert!(!person.reads(&person.desk().word("ui-class-names")), "no list");
        let label = format!("{}: {}", person.desk().word("ui-class-game"), person.desk().word("game-rastros"));
        person.press_label(&label);
        person.press("ui-class-screens-open");
        let Some(ClassRequest::Begin(new)) = person.last() else { panic!("{:?}", person.last::<ClassRequest>()) };
        assert!(new.on_screens && new.game == "rastros" && new.names.is_empty(), "{new:?}");
    }
    // A tournament is asked for everything.
    let mut person = person(Language::En);
    person.press("ui-class-screens-begin");
    person.press("ui-class-all");
    person.press("ui-class-new");
    assert!(person.reads(&person.desk().word("ui-class-names")));
}

/// All letters that are painted.
fn painted(person: &Person) -> String {
    let mut texts = String::new();
    for clipped in &person.0.output().shapes {
        if let Shape::Text(text) = &clipped.shape {
            texts += text.galley.text();
            texts.push('\n');
        }
    }
    texts
}

#[test]
fn what_lies_beneath_a_page_is_not_painted() {
    let mut desk = Desk::new("", Language::En);
    desk.clear();
    let mut person = Person::at(desk);
    person.look();
    // On the shelf alone.
    let way = "5 min";
    assert!(painted(&person).contains(way), "{}", painted(&person));
    for dialog in [Dialog::Class, Dialog::Decks] {
        person.change(|desk| desk.get_mut::<OpenDialog>().0 = Some(dialog));
        person.look();
        let page = painted(&person);
        assert!(!page.is_empty() && !page.contains(way), "{page}");
    }
    person.change(|desk| desk.get_mut::<OpenDialog>().0 = None);
    person.look();
    assert!(painted(&person).contains(way));
}
