//! A class on its own screens: how to come, who is here, all boards, one of them large, hands off.

use crate::bench::{Desk, Person};
use ludoteca::desk::class::controller::ClassAction;
use ludoteca::desk::class::model::{ClassPage, ClassRequest, ClassView, Classes, NewClass, Screens};
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::frame::dialog::{Dialog, OpenDialog};
use ludoteca_class::{Outcome, System};
use ludoteca_classroom::{Ask, BoardShown, CardShown, ClassShown, Picture, QuestionShown, TruthShown, VerdictShown};
use ludoteca_lessons::AuthorText;
use ludoteca_rules::{Options, Text};
use ludoteca_words::Language;
use std::sync::Arc;

const ADDRESS: &str = "192.168.1.20:46061";

fn board(number: usize) -> BoardShown {
    let name = |place: usize| format!("Pupil {}", 2 * number + place);
    BoardShown {
        number,
        round: 1,
        names: [name(0), name(1)],
        moves: 3,
        turn: (number > 1).then_some(1),
        away: [false, number == 3],
        outcome: if number == 1 { Outcome::First } else { Outcome::Open },
        why: None,
        against_teacher: None,
        head: None,
        position: None,
        picture: Some(Arc::new(Picture { width: 8, height: 8, rgba: vec![200; 8 * 8 * 4] })),
    }
}

fn card(number: usize) -> CardShown {
    let name = format!("Pupil {number}");
    CardShown { name, letters: format!("BCD{number}"), link: format!("http://{ADDRESS}/#BCD"), here: number == 2 }
}

/// Somebody at the page of the screens, with so many boards.
pub fn person(language: Language, size: (f32, f32), scale: f32, boards: usize) -> Person {
    let mut desk = Desk::new("", language);
    desk.settings_mut().text_scale = scale.into();
    desk.clear();
    let mut person = Person::with(desk, size.0, size.1);
    person.change(|desk| desk.send(ClassAction::Open));
    let names: String = (2..2 * boards.max(2) + 2).map(|number| format!("Pupil {number}\n")).collect();
    let new = NewClass { game: "avanco", system: System::Swiss { rounds: 3 }, names, ..NewClass::default() };
    person.change(|desk| desk.send(ClassRequest::Begin(new.clone())));
    if boards > 0 {
        person.change(|desk| desk.send(ClassRequest::Pair));
    }
    let shown = ClassShown {
        link: format!("http://{ADDRESS}/"),
        address: ADDRESS.to_owned(),
        arrived: 1,
        pupils: 2 * boards.max(2),
        round: usize::from(boards > 0),
        cards: (2..2 * boards.max(2) + 2).map(card).collect(),
        boards: (1..=boards).map(board).collect(),
        ..ClassShown::default()
    };
    person.change(|desk| {
        let mut classes = desk.get_mut::<Classes>();
        let sheet = classes.open.as_ref().expect("a sheet is open").0.clone();
        classes.screens = Some(Screens {
            sheet,
            shown: Arc::new(shown.clone()),
            code: None,
            large: None,
            answered: None,
            answers: None,
        });
        desk.get_mut::<ClassView>().turn_to(ClassPage::Screens);
    });
    person.look();
    person
}

#[test]
fn the_address_the_cards_and_who_has_come_are_seen() {
    for (language, scale) in [(Language::En, 1.0), (Language::PtPt, 1.0), (Language::PtBr, 2.5)] {
        let mut person = person(language, (1280.0, 720.0), scale, 0);
        assert!(person.reads(ADDRESS));
        let here = person.desk().word("ui-class-is-here");
        assert!(person.reads(&format!("Pupil 2, BCD2: {here}")));
        assert!(!person.reads(&person.desk().word("ui-class-wall")), "there is no board to be seen yet");
        // Where the letters are very large it lies further below.
        if scale < 2.0 {
            person.press("ui-class-list-open");
            assert_eq!(person.last(), Some(&ClassRequest::Ask(Ask::OpenList(true))));
        }
        person.press("ui-class-screens-close");
        assert_eq!(person.last(), Some(&ClassRequest::Boards(false)));
    }
}

#[test]
fn all_boards_are_seen_at_once_and_one_of_them_large() {
    let mut person = person(Language::En, (1280.0, 720.0), 1.0, 32);
    let words = ["ui-class-screens", "ui-class-wall"].map(|key| person.desk().word(key));
    person.press_label(&words.join(": "));
    let named = |person: &Person, number: usize| {
        let begins = format!("Board {number}: ");
        person.controls().into_iter().find(|(name, _)| name.starts_with(&begins))
    };
    for number in 1..=32 {
        let (name, place) = named(&person, number).expect("every board is there");
        assert!(place.bottom() <= 720.0 && place.right() <= 1280.0, "{name} is to be seen: {place:?}");
    }
    let (second, _) = named(&person, 2).expect("a board");
    assert_eq!(second, "Board 2: Pupil 4 and Pupil 5, 3 moves. Pupil 5 is to move.");
    person.press_label(&second);
    assert_eq!(person.desk().get::<ClassView>().large, Some((1, 2)));
    assert!(named(&person, 1).is_none(), "one board is seen large");
    person.press_last("ui-class-wall");
    assert_eq!(person.desk().get::<ClassView>().large, None);
}

#[test]
fn one_touch_stops_all_boards_and_one_lets_them_go_on() {
    let mut person = person(Language::En, (1280.0, 720.0), 1.0, 4);
    person.press("ui-class-stop");
    assert_eq!(person.last(), Some(&ClassRequest::Ask(Ask::Stop(true))));
    person.change(|desk| {
        let mut classes = desk.get_mut::<Classes>();
        let screens = classes.screens.as_mut().expect("the boards are open");
        screens.shown = Arc::new(ClassShown { stopped: true, ..(*screens.shown).clone() });
    });
    person.look();
    assert!(person.reads(&person.desk().word("ui-class-stopped")));
    person.press("ui-class-go");
    assert_eq!(person.last(), Some(&ClassRequest::Ask(Ask::Stop(false))));
}

#[test]
fn what_was_answered_is_seen_as_bars_and_stays_when_the_question_is_closed() {
    let mut person = person(Language::En, (1280.0, 720.0), 1.0, 4);
    person.press("ui-class-ask");
    assert_eq!(person.last(), Some(&ClassRequest::AskAll(None)));
    let asked = QuestionShown {
        position: "".into(),
        counts: vec![("b2-b3".to_owned(), 5), ("a2-a3".to_owned(), 1)],
        piece: None,
        answered: 6,
        hands: 0,
        here: 7,
        picture: None,
    };
    let shows = |person: &mut Person, open: bool| {
        person.change(|desk| {
            let mut classes = desk.get_mut::<Classes>();
            let screens = classes.screens.as_mut().expect("the boards are open");
            screens.shown = Arc::new(ClassShown { question: open.then(|| asked.clone()), ..(*screens.shown).clone() });
            screens.answered = (!open).then(|| asked.clone());
        });
        person.look();
    };
    shows(&mut person, true);
    assert!(person.reads("b2-b3: 5") && person.reads("a2-a3: 1") && person.reads("6 of 7 have answered."));
    person.press("ui-class-enough");
    assert_eq!(person.last(), Some(&ClassRequest::Ask(Ask::CloseQuestion)));
    shows(&mut person, false);
    assert!(person.reads("b2-b3: 5"));
    person.press("ui-class-wall");
    assert_eq!(person.last(), Some(&ClassRequest::Dismiss));
}

/// What is open to be seen of a question about the start of a game.
fn question(answers: &[(&str, usize)]) -> QuestionShown {
    let catalogue = ludoteca_games::catalogue();
    let play = catalogue.find("avanco").map(|game| game.start(Options::defaults(game.info.options)));
    QuestionShown {
        position: ludoteca_record::write(&*play.expect("a game")).into(),
        counts: answers.iter().map(|(order, count)| ((*order).to_owned(), *count)).collect(),
        piece: None,
        answered: answers.iter().map(|(_, count)| count).sum(),
        hands: 0,
        here: 7,
        picture: None,
    }
}

/// Shows another state of the class.
fn shows(person: &mut Person, change: impl FnOnce(&mut Screens)) {
    person.change(|desk| {
        let mut classes = desk.get_mut::<Classes>();
        change(classes.screens.as_mut().expect("the boards are open"));
    });
    person.look();
}

#[test]
fn hands_that_were_raised_are_typed_beside_their_move() {
    let mut person = person(Language::En, (1280.0, 720.0), 1.0, 4);
    shows(&mut person, |screens| {
        screens.shown = Arc::new(ClassShown { question: Some(question(&[])), ..(*screens.shown).clone() });
    });
    person.enter("ui-class-hands", "b2-b3 7");
    let hands = Ask::Hands { order: "b2-b3".to_owned(), count: 7 };
    assert_eq!(person.last(), Some(&ClassRequest::Ask(hands)));
    assert_eq!(person.desk().get::<ClassView>().hands, "");
    // What cannot be read stays, and it is said how it is written.
    person.enter("ui-class-hands", "many");
    assert_eq!(person.desk().get::<ClassView>().hands, "many");
    assert!(person.reads(&person.desk().word("ui-class-hands-how")));
}

#[test]
fn what_is_right_is_asked_for_and_seen_beside_the_answers() {
    for (size, scale) in [((1280.0, 720.0), 1.0), ((1024.0, 768.0), 1.5)] {
        let mut person = person(Language::En, size, scale, 4);
        let asked = question(&[("b2-b3", 5), ("a2-a3", 1)]);
        shows(&mut person, |screens| screens.answered = Some(asked.clone()));
        person.press("ui-class-truth");
        assert_eq!(person.last(), Some(&ClassRequest::Ask(Ask::Truth)));
        let verdict = |(answer, count): &(String, usize)| VerdictShown {
            answer: answer.clone(),
            count: *count,
            good: answer == "a2-a3",
            worth: Text::new("worth-chances-even"),
            comment: AuthorText::default(),
        };
        let truth = TruthShown {
            position: asked.position.clone(),
            best: vec!["a2-a3".to_owned()],
            worth: None,
            of: asked.counts.iter().map(verdict).collect(),
            refutation: vec!["b2-b3".to_owned(), "b6-b5".to_owned()],
            unread: false,
        };
        shows(&mut person, |screens| {
            screens.shown = Arc::new(ClassShown { truth: Some(Arc::new(truth)), ..(*screens.shown).clone() });
        });
        let [right, wrong] = ["class-truth-right", "ui-class-wrong"].map(|key| person.desk().word(key));
        assert!(person.reads(&format!("a2-a3: 1, {right}")) && person.reads(&format!("b2-b3: 5, {wrong}")));
        // Where letters are large it lies further below.
        if scale < 1.5 {
            person.press("ui-class-refute");
            assert_eq!(person.last(), Some(&ClassRequest::Refute));
        }
    }
}

#[test]
fn one_command_asks_the_class_from_any_table() {
    let mut person = Person::with(Desk::with_game("avanco"), 1280.0, 800.0);
    let asks = |person: &mut Person| {
        person.change(|desk| desk.send(DoCommand(CommandId::AskClass)));
        person.look();
        person.desk().get::<OpenDialog>().0 == Some(Dialog::Class)
    };
    assert!(!asks(&mut person), "no class is there to be asked");
    person.change(|desk| {
        desk.get_mut::<Classes>().screens = Some(Screens {
            sheet: "class".to_owned(),
            shown: Arc::default(),
            code: None,
            large: None,
            answered: None,
            answers: None,
        });
    });
    person.look();
    assert!(asks(&mut person), "the answers are to be seen");
    assert_eq!(person.desk().get::<ClassView>().page, ClassPage::Screens);
}
