//! A class plays: the pages of a tournament, by clicks and by typing, in every language.

use crate::bench::{Desk, Person};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Event, Key};
use egui_kittest::kittest::{NodeT, Queryable};
use ludoteca::desk::class::controller::ClassAction;
use ludoteca::desk::class::model::{ClassPage, ClassRequest, ClassView, Classes};
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, FileAsk};
use ludoteca_class::{Outcome, System};
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

fn pair(person: &mut Person, round: usize) {
    let key = "ui-class-pair";
    let text = person.desk().words().fill(key, &[("round", ludoteca_rules::Arg::Number(round as i64))]);
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
            for (board, sign) in open.iter().zip(["1–0", "½"]) {
                let name = |pupil: usize| sheet(&person).pupils()[pupil].name.clone();
                let who = format!("{} – {}", name(board.first), name(board.second.expect("it is no bye")));
                person.press_label(&format!("{who}: {sign}"));
            }
            assert_eq!(sheet(&person).missing(), None, "one click for each result");
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
        person.press("ui-class-all");
        assert!(person.desk().get::<Classes>().open.is_none());
    }
}

#[test]
fn a_result_is_corrected_or_taken_away_and_somebody_may_be_absent() {
    let mut person = begun(Language::En, "ui-class-once", "Ana\nBia");
    pair(&mut person, 1);
    let outcome = |person: &Person| sheet(person).rounds()[0][0].outcome;
    let board = sheet(&person).rounds()[0][0];
    let name = |pupil: usize| sheet(&person).pupils()[pupil].name.clone();
    let (first, second) = (name(board.first), name(board.second.expect("two play")));
    let who = format!("{first} – {second}");
    for (sign, expected) in [("0–1", Outcome::Second), ("1–0", Outcome::First), ("1–0", Outcome::Open)] {
        person.press_label(&format!("{who}: {sign}"));
        assert_eq!(outcome(&person), expected);
    }
    person.press_label(&format!("{who}: somebody did not come"));
    person.press_label(&format!("{first} did not come"));
    assert_eq!(outcome(&person), Outcome::SecondByForfeit);
    assert!(!person.reads("did not come:"), "the other results are put away");
    person.press("ui-class-take-back");
    assert!(sheet(&person).rounds().is_empty());
}

#[test]
fn where_somebody_must_win_no_draw_is_offered() {
    let mut person = begun(Language::En, "ui-class-elimination", "Ana\nBia\nCarlos");
    pair(&mut person, 1);
    assert!(person.0.query_all_by_label_contains(": ½").next().is_none());
    assert!(person.reads("no opponent"));
}

#[test]
fn where_the_game_has_no_draw_none_is_offered() {
    let mut person = begun_of("rastros", Language::En, "ui-class-once", "Ana\nBia");
    pair(&mut person, 1);
    assert!(person.0.query_all_by_label_contains(": ½").next().is_none());
    assert!(person.0.query_all_by_label_contains(": 1–0").next().is_some());
    // One that stands on the sheet all the same is seen, and can be taken away.
    person.change(|desk| desk.send(ClassRequest::Result(1, 1, Outcome::Draw)));
    let label = {
        let board = sheet(&person).rounds()[0][0];
        let name = |pupil: usize| sheet(&person).pupils()[pupil].name.clone();
        format!("{} – {}: ½", name(board.first), name(board.second.expect("two play")))
    };
    person.press_label(&label);
    assert_eq!(sheet(&person).rounds()[0][0].outcome, Outcome::Open);
    assert!(person.0.query_all_by_label_contains(": ½").next().is_none());
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
    let board = sheet(&person).rounds()[0][0];
    let name = |pupil: usize| sheet(&person).pupils()[pupil].name.clone();
    let label = format!("Play at this computer: {} – {}", name(board.first), name(board.second.expect("two play")));
    person.press_label(&label);
    assert_eq!(person.last(), Some(&ClassRequest::Play(1, 1)));
}

#[test]
fn sixty_four_pupils_fit_and_everything_can_be_reached() {
    let names: Vec<String> = (1..=64).map(|number| format!("Pupil number {number}")).collect();
    let mut person = begun(Language::PtBr, "ui-class-swiss", &names.join("\n"));
    pair(&mut person, 1);
    assert_eq!(sheet(&person).rounds()[0].len(), 32);
    let results = person.0.query_all_by_label_contains(": 1–0").count();
    assert_eq!(results, 32, "each board has its result button");
    let window = person.0.ctx.content_rect();
    let close = person.desk().word("ui-close");
    let (_, rect) = person.controls().into_iter().find(|(name, _)| *name == close).expect("it can be closed");
    assert!(window.contains_rect(rect), "{rect:?}");
}
