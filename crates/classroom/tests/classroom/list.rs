//! An open list: whoever has no card types a name.

use crate::page::Page;
use crate::school::{Class, School};
use ludoteca_classroom::{Ask, News};

const NOBODY: &str = "00000000000000000000000000000000";

/// A page that is asked for a card or a name.
fn comes(class: &Class) -> Page {
    let mut page = Page::open(class.port(), NOBODY);
    page.until("the question for a name", |it| it.told.get("card").is_some_and(|card| card["names"] == true));
    page
}

/// What is answered to a name that is not taken.
fn refused(page: &mut Page, name: &str) -> String {
    page.types(name);
    page.until("an answer", |it| it.told.contains_key("card"));
    page.sentence("card").to_owned()
}

#[test]
fn whoever_types_a_name_is_on_the_list_and_has_a_seat() {
    let school = School::new(3, 1);
    let class = school.opens();
    let mut early = Page::open(class.port(), NOBODY);
    early.until("the question for a card", |it| it.told.get("card").is_some_and(|card| card["names"] == false));
    assert!(refused(&mut early, "Ana Sá").starts_with("No card here has these letters."));
    assert_eq!(school.sheet().pupils().len(), 3);

    // The page that asks for a card asks for a name as soon as the list is open.
    class.thread.ask(Ask::OpenList(true));
    class.until("an open list", |it| it.list_open);
    early.until("the question for a name", |it| it.told.get("card").is_some_and(|card| card["names"] == true));
    early.types("  Ana   Sá ");
    early.takes_its_seat();
    early.until("no game yet", |it| it.sentence("wait").starts_with("You have no game"));
    let shown = class.until("Ana", |it| it.pupils == 4 && it.cards[3].here);
    assert_eq!(shown.cards[3].name, "Ana Sá");
    assert_eq!(school.sheet().pupils()[3].name, "Ana Sá");
    assert_eq!(class.thread.news(), [News::Came("Ana Sá".to_owned())]);

    // She has a card like everybody else, and plays in the next round.
    Page::with_card(class.port(), &shown.cards[3].letters).until("the same seat", |it| it.told.contains_key("wait"));
    let numbers = (1..).zip(&shown.boards).filter(|(_, board)| !board.names[1].is_empty());
    for (number, _) in numbers {
        class.thread.ask(Ask::Decide(1, number, ludoteca_class::Outcome::First));
    }
    class.thread.ask(Ask::Pair);
    class.until("the next round", |it| it.round == 2);
    let mut back = Page::with_card(class.port(), &shown.cards[3].letters);
    back.until("a table", |it| !it.text("table").is_empty());

    class.thread.ask(Ask::OpenList(false));
    class.until("a closed list", |it| !it.list_open);
    let mut late = Page::open(class.port(), NOBODY);
    late.until("the question for a card", |it| it.told.get("card").is_some_and(|card| card["names"] == false));
}

#[test]
fn a_name_gives_away_nobodys_seat() {
    let school = School::new(3, 1);
    let class = school.opens();
    class.thread.ask(Ask::OpenList(true));
    let mut page = comes(&class);
    for name in ["Pupil 02", "pupil  02"] {
        let told = refused(&mut page, name);
        assert!(told.contains("already: add a letter, or ask for your card."), "{told}");
    }
    assert!(refused(&mut page, " ").starts_with("A name is missing."));
    assert!(refused(&mut page, &"long ".repeat(10)).contains("cannot be a name"));
    // Four letters that are no card are a mistake, and no name.
    let taken: Vec<String> = class.thread.shown().cards.iter().map(|card| card.letters.clone()).collect();
    let wrong = ["BBBB", "CCCC", "DDDD", "FFFF"].into_iter().find(|it| !taken.iter().any(|card| card == it));
    assert!(refused(&mut page, wrong.expect("three cards")).starts_with("No card here has these letters."));
    assert_eq!(school.sheet().pupils().len(), 3);
    assert!(class.thread.news().is_empty());
}

#[test]
fn a_full_list_takes_nobody_more() {
    let school = School::new(63, 0);
    let class = school.opens();
    class.thread.ask(Ask::OpenList(true));
    let mut last = comes(&class);
    last.types("Ana");
    last.takes_its_seat();
    class.until("a full list", |it| it.pupils == 64);
    let mut page = comes(&class);
    assert!(refused(&mut page, "Rui").starts_with("The list has room for 64 pupils."));
    assert_eq!(school.sheet().pupils().len(), 64);
}
