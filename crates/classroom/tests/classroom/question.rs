//! Everybody moves: the whole class is asked for a move, and is led back to its boards.

use crate::page::Page;
use crate::school::{Class, School};
use ludoteca_classroom::{Ask, BoardShown, ClassShown, News, QuestionShown};
use serde_json::json;
use std::collections::BTreeSet;
use std::time::Instant;

/// Everybody of the class, each at the own page.
fn all_come(class: &Class, shown: &ClassShown) -> Vec<Page> {
    let mut pages: Vec<Page> = shown.cards.iter().map(|card| Page::with_card(class.port(), &card.letters)).collect();
    for page in &mut pages {
        page.until("a game, or none", |it| it.plays() || it.told.contains_key("wait"));
    }
    pages
}

fn is_asked(page: &Page) -> bool {
    page.text("phase") == "ask" && page.text("title") == "Which move?"
}

fn asks(class: &Class, game: &str, position: &str) {
    class.thread.ask(Ask::Question { game: game.to_owned(), position: position.to_owned() });
}

/// Answers with the cell of this number among those that can be touched.
fn answers(page: &mut Page, number: usize) {
    let can = page.state["can"].as_array().expect("cells").clone();
    page.say(&json!({ "careful": false }));
    page.say(&json!({ "touch": { "cell": can[number % can.len()] } }));
}

fn question(shown: &ClassShown) -> &QuestionShown {
    shown.question.as_ref().expect("a question")
}

/// How far everybody's game is.
fn boards(shown: &ClassShown) -> Vec<(usize, Option<ludoteca_net::Hash>)> {
    shown.boards.iter().map(|board| (board.moves, board.head)).collect()
}

#[test]
fn sixty_four_answer_and_are_led_back_to_their_boards() {
    let school = School::new(64, 1);
    let class = school.opens();
    let shown = class.until("all boards", |it| it.cards.len() == 64 && it.boards.len() == 32);
    let mut pages = all_come(&class, &shown);
    // A board is drawn a little later than it is told whose turn it is there.
    let begun = |it: &BoardShown| it.turn.is_some() && it.position.as_ref().is_some_and(|it| it.contains("Pupil"));
    let before = class.until("all games", |it| it.arrived == 64 && it.boards.iter().all(begun));
    let tables: Vec<String> = pages.iter().map(|page| page.text("table").to_owned()).collect();

    let asked = Instant::now();
    asks(&class, "rastros", "");
    for page in &mut pages {
        page.until("the question", is_asked);
        assert!(!page.state["stopped"].as_bool().expect("a truth") && page.state["plates"][0]["name"] == "");
    }
    println!("all 64 pages have the question after {:?}", asked.elapsed());
    let open = class.until("a question", |it| it.question.as_ref().is_some_and(|it| it.here == 64));
    assert!(question(&open).counts.is_empty() && question(&open).picture.is_some());
    assert!(!question(&open).position.contains("Pupil") && !open.stopped);

    for (number, page) in pages.iter_mut().enumerate() {
        answers(page, number % 3);
    }
    let given = Instant::now();
    let all = class.until("all answers", |it| it.question.as_ref().is_some_and(|it| it.answered == 64));
    println!("from the last of 64 answers to all of them being shown: {:?}", given.elapsed());
    let counts = &question(&all).counts;
    assert_eq!(counts.iter().map(|(_, count)| *count).collect::<Vec<_>>(), [22, 21, 21]);
    assert!(counts[1].0 < counts[2].0, "{counts:?}");
    for page in &mut pages {
        page.until("the own answer", |it| it.text("line").starts_with("You said "));
        // Nobody is told what others answer, nor who they are.
        let own = page.text("line").to_owned();
        assert_eq!(counts.iter().filter(|(order, _)| own.contains(order.as_str())).count(), 1, "{own}");
        assert!(!serde_json::to_string(&page.state).expect("JSON").contains("Pupil"));
    }
    let answers = class.thread.answers().expect("answers");
    assert_eq!((answers.given.len(), &answers.counts()), (64, counts));
    assert!(answers.csv().starts_with("pupil,answer,count\r\nPupil 01,"));

    class.thread.ask(Ask::CloseQuestion);
    let closed = class.until("no question", |it| it.question.is_none());
    for (page, table) in pages.iter_mut().zip(&tables) {
        page.until("the same board", |it| it.plays() && it.text("table") == table);
        assert_eq!(page.state["stopped"], false);
    }
    assert_eq!(class.thread.answers().as_ref(), Some(&answers));
    // Nothing was written into any log meanwhile.
    assert_eq!(boards(&before), boards(&closed));
    let page = pages.iter_mut().find(|page| page.decides()).expect("half of them decide");
    page.touches();
    class.until("a move", |it| it.boards.iter().any(|board| board.moves == 1));
    assert!(class.thread.news().is_empty());
}

#[test]
fn an_answer_may_be_changed_and_whoever_comes_late_is_asked() {
    let school = School::new(5, 1);
    let class = school.opens();
    let shown = class.until("the boards", |it| it.cards.len() == 5 && it.boards.len() == 3);
    class.thread.ask(Ask::Stop(true));
    asks(&class, "avanco", "");
    class.until("a question", |it| it.question.is_some() && it.stopped);
    let mut late = Page::with_card(class.port(), &shown.cards[3].letters);
    late.until("the question", is_asked);
    late.say(&json!({ "careful": false }));
    let cell = |page: &Page, name: &str| {
        let said = page.state["said"].as_array().expect("cells");
        said.iter().position(|it| it.as_str().is_some_and(|it| it.starts_with(&format!("{name}:")))).expect("a cell")
    };
    for (from, to) in [("b2", "b3"), ("c2", "c3")] {
        for name in [from, to] {
            let cell = cell(&late, name);
            late.say(&json!({ "touch": { "cell": cell } }));
        }
        let order = format!("{from}-{to}");
        let counted = [(order.clone(), 1)];
        class.until("the answer", |it| it.question.as_ref().is_some_and(|it| it.counts == counted));
        assert_eq!(class.thread.answers().expect("answers").given, [("Pupil 04".to_owned(), order)]);
    }
    // The page is loaded again, in between another question is asked.
    let mut again = Page::with_card(class.port(), &shown.cards[3].letters);
    again.until("what was answered", |it| it.text("line").starts_with("You said c2-c3."));
    asks(&class, "rastros", "");
    again.until("another question", |it| {
        it.state.get("game").is_some_and(|game| game[0] == "Rastros") && !it.text("line").starts_with("You said")
    });
    class.until("no answer yet", |it| it.question.as_ref().is_some_and(|it| it.answered == 0));
    class.thread.ask(Ask::CloseQuestion);
    // The teacher has stopped the boards before.
    again.until("hands off", |it| {
        it.sentence("wait").starts_with("Hands off") || it.state.get("stopped") == Some(&json!(true))
    });
    class.thread.ask(Ask::Stop(false));
    again.until("a board, or none", |it| it.text("phase") == "wait" || it.sentence("wait").contains("no opponent"));
}

#[test]
fn the_position_of_a_board_is_asked_about_and_what_cannot_be_is_told() {
    let school = School::new(2, 1);
    let class = school.opens();
    let shown = class.until("the board", |it| it.cards.len() == 2 && it.boards.len() == 1);
    let mut pages = all_come(&class, &shown);
    class.until("a game", |it| it.boards[0].turn.is_some());
    for page in &mut pages {
        page.until("a game", |it| it.plays());
    }
    let first = pages.iter_mut().find(|page| page.decides()).expect("one begins");
    first.touches();
    let moved = class.until("a move", |it| it.boards[0].moves == 1 && it.boards[0].position.is_some());
    let record = moved.boards[0].position.clone().expect("a record");
    assert!(record.contains("Pupil"));
    for (game, position) in [("chess", ""), ("rastros", "nonsense"), ("", "[Game \"no\"]")] {
        asks(&class, game, position);
    }
    class.thread.ask(Ask::CloseQuestion);
    asks(&class, "", &record);
    let open = class.until("a question", |it| it.question.is_some());
    assert!(!question(&open).position.contains("Pupil") && question(&open).position.contains("1. "));
    let news = class.thread.news();
    assert!(matches!(&news[..], [News::Failed(_), News::Failed(_), News::Failed(_)]), "{news:?}");
    for page in &mut pages {
        page.until("the question", is_asked);
        answers(page, 0);
    }
    let all = class.until("both answers", |it| it.question.as_ref().is_some_and(|it| it.answered == 2));
    assert_eq!(question(&all).counts.iter().map(|(_, count)| count).sum::<usize>(), 2);
    let sides: BTreeSet<String> = pages.iter().map(|page| page.state["plates"][1]["side"].to_string()).collect();
    assert_eq!(sides.len(), 1, "all are asked for the same side");
}

/// Touches what makes an order, where each goes with two cells.
pub fn orders(page: &mut Page) {
    page.say(&json!({ "careful": false }));
    page.until("whole orders", |it| it.state["careful"] == false);
    let begins = page.state["can"].as_array().expect("cells").clone();
    for cell in &begins {
        page.say(&json!({ "touch": { "cell": cell } }));
        page.until("a piece in hand", |it| it.state["held"] == json!([cell]));
        let can = page.state["can"].as_array().expect("cells").clone();
        if let Some(to) = can.iter().find(|it| !begins.contains(it)) {
            return page.say(&json!({ "touch": { "cell": to } }));
        }
    }
    panic!("nothing goes anywhere");
}

#[test]
fn an_order_that_was_sealed_before_is_opened_after_the_question() {
    let school = School::of("apocalypse", 2, 1);
    let class = school.opens();
    let shown = class.until("the board", |it| it.cards.len() == 2 && it.boards.len() == 1);
    let mut pages = all_come(&class, &shown);
    let [one, two] = &mut pages[..] else { panic!("two") };
    one.until("a turn", Page::decides);
    two.until("a turn", Page::decides);
    orders(one);
    one.until("a sealed order", |it| it.text("title") == "Your order is sealed");
    asks(&class, "apocalypse", "");
    for page in [&mut *one, &mut *two] {
        page.until("the question", is_asked);
        orders(page);
        page.until("the own answer", |it| it.text("line").starts_with("You said "));
    }
    class.thread.ask(Ask::CloseQuestion);
    one.until("the order is still sealed", |it| it.plays() && it.text("title") == "Your order is sealed");
    two.until("a turn again", Page::decides);
    orders(two);
    for page in [one, two] {
        page.until("both orders are played", |it| it.plays() && it.state["place"] == json!([1, 1]));
    }
    class.until("a move", |it| it.boards[0].moves == 1);
}
