//! The thread that keeps the boards of a class: what it shows, and what can be asked of it.

use crate::page::Page;
use crate::school::School;
use ludoteca_class::Outcome;
use ludoteca_classroom::{Ask, ClassThread, News};
use ludoteca_games::catalogue;
use ludoteca_store::Failure;
use ludoteca_words::{Language, Words};
use serde_json::json;
use std::net::TcpStream;
use std::sync::Arc;

#[test]
fn what_happens_at_the_boards_is_to_be_seen() {
    let school = School::new(5, 1);
    let class = school.opens();
    let shown = class.until("all boards", |it| it.boards.iter().filter(|board| board.picture.is_some()).count() == 2);
    assert_eq!((shown.round, shown.pupils, shown.arrived, shown.stopped), (1, 5, 0, false));
    assert_eq!(shown.boards.iter().filter(|board| board.outcome == Outcome::Bye).count(), 1);
    assert!(shown.cards.iter().all(|card| card.link == format!("{}#{}", shown.link, card.letters) && !card.here));
    let picture = shown.boards[0].picture.clone().expect("a picture");
    assert_eq!(picture.rgba.len(), (picture.width * picture.height * 4) as usize);
    assert!(picture.rgba.chunks(4).any(|pixel| pixel != &picture.rgba[..4]));

    let port = class.port();
    let mut pages: Vec<Page> = shown.cards.iter().map(|card| Page::with_card(port, &card.letters)).collect();
    for page in &mut pages {
        page.until("a game, or none", |it| it.plays() || it.told.contains_key("wait"));
    }
    let shown =
        class.until("everybody", |it| it.arrived == 5 && it.boards.iter().all(|board| board.away == [false; 2]));
    assert!(shown.cards.iter().all(|card| card.here));
    let first = shown.boards[0].names[0].clone();
    let place = shown.cards.iter().position(|card| card.name == first).expect("a card");

    let shown = class.until("whose turn it is", |it| it.boards[..2].iter().all(|board| board.turn == Some(0)));
    pages[place].until("a turn", Page::decides);
    pages[place].touches();
    let moved = class.until("a move", |it| it.boards[0].moves == 1 && it.boards[0].turn == Some(1));
    assert_ne!(moved.boards[0].head, shown.boards[0].head);
    assert_ne!(moved.boards[0].picture, shown.boards[0].picture);
    let record = moved.boards[0].position.clone().expect("a record");
    assert!(record.contains("1. ") && record.contains(&first), "{record}");
    // What has not changed is not drawn again.
    let [before, now] = [&shown, &moved].map(|it| it.boards[1].picture.clone().expect("a picture"));
    assert!(Arc::ptr_eq(&before, &now));

    class.thread.ask(Ask::Stop(true));
    class.until("hands off", |it| it.stopped);
    pages[place].until("hands off", |it| it.state.get("stopped") == Some(&json!(true)));
    class.thread.ask(Ask::Stop(false));
    pages[place].until("hands on", |it| it.state.get("stopped") == Some(&json!(false)));

    pages[place].say(&json!("resign"));
    let ended = class.until("a result", |it| it.boards[0].outcome == Outcome::Second);
    assert_eq!(school.sheet().rounds()[0][0].outcome, Outcome::Second);
    let words = Words::new(Language::En, &catalogue());
    let why = ended.boards[0].why.as_ref().expect("a reason").say(&words);
    assert!(!why.contains("reason-") && !why.is_empty(), "{why}");
    assert_eq!(class.thread.news(), [News::Recorded { round: 1, board: 1 }]);
    drop(pages.remove(0));
    // Whoever has no game was sent round when the boards stopped, and may not be back.
    class.until("one who went", |it| it.arrived < 5 && !it.cards[0].here);
}

#[test]
fn rounds_are_paired_and_results_written_when_that_is_asked() {
    let school = School::new(4, 0);
    let class = school.opens();
    let shown = class.until("the cards", |it| it.cards.len() == 4);
    assert_eq!((shown.round, shown.boards.len()), (0, 0));
    let mut page = Page::with_card(class.port(), &shown.cards[2].letters);
    page.until("no game", |it| {
        it.sentence("wait") == "Pupil 03, you are on the list. Stay here: the game opens by itself."
    });
    class.thread.ask(Ask::Pair);
    class.until("a round", |it| it.round == 1 && it.boards.len() == 2);
    page.until("a seat", |it| it.text("phase") == "wait");

    class.thread.ask(Ask::Decide(1, 1, Outcome::First));
    class.thread.ask(Ask::Decide(1, 2, Outcome::Second));
    class.until("results", |it| it.boards.iter().all(|board| board.outcome != Outcome::Open));
    class.thread.ask(Ask::Decide(1, 9, Outcome::First));
    class.thread.ask(Ask::Pair);
    class.until("another round", |it| it.round == 2);
    assert_eq!(school.sheet().rounds().len(), 2);
    let news = class.thread.news();
    let recorded = |board| News::Recorded { round: 1, board };
    assert_eq!(news[..4], [News::Paired(1), recorded(1), recorded(2), News::Complete]);
    assert!(matches!(&news[4..], [News::Failed(Failure::Input(_)), News::Paired(2)]), "{news:?}");
    assert!(class.thread.news().is_empty());
}

#[test]
fn a_sheet_that_others_change_is_gone_on_with() {
    let school = School::new(4, 1);
    let class = school.opens();
    class.until("the boards", |it| it.boards.len() == 2);
    ludoteca_classroom::change(&school.path(), |sheet| sheet.add("Pupil 05").map(|_| ())).expect("it can be changed");
    let shown = class.until("a late one", |it| it.pupils == 5);
    assert_eq!(shown.cards[4].name, "Pupil 05");
}

#[test]
fn a_class_that_is_closed_leaves_its_port() {
    let school = School::new(4, 1);
    let class = school.opens();
    class.until("the boards", |it| it.boards.len() == 2);
    let port = class.port();
    let (home, _woken) = school.home();
    let taken = ClassThread::start(home, school.path(), Some(port)).err().expect("the port is taken");
    assert!(matches!(taken, Failure::Work(_)), "{taken:?}");
    drop(class);
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
    let (home, _woken) = school.home();
    assert!(ClassThread::start(home, school.path().join("nothing"), Some(0)).is_err());
}
