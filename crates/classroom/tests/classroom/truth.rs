//! Then the truth: what was answered, on pages or by hands that were counted, and what is right.

use crate::page::Page;
use crate::school::{Class, School};
use ludoteca_classroom::{Ask, News, TruthShown};
use ludoteca_games::catalogue;
use ludoteca_lessons::{Asked, plan_of, read, shipped};
use ludoteca_rules::Options;
use ludoteca_words::{Language, Words};
use std::sync::Arc;

/// White wins with two steps of its front pawn; whoever loses a step loses, since Black needs two as well.
const RACE: &str = "7/7/w6/7/3b3/7/6w w";

fn asks(class: &Class, game: &str, position: &str) {
    class.thread.ask(Ask::Question { game: game.to_owned(), position: position.to_owned() });
}

fn hands(class: &Class, order: &str, count: usize) {
    class.thread.ask(Ask::Hands { order: order.to_owned(), count });
}

/// The truth, once it is known.
fn truth(class: &Class) -> Arc<TruthShown> {
    class.thread.ask(Ask::Truth);
    class.until("the search", |it| it.seeking || it.truth.is_some());
    let shown = class.until("the truth", |it| !it.seeking);
    shown.truth.clone().expect("it is known")
}

fn failed(class: &Class) -> usize {
    class.thread.news().iter().filter(|news| matches!(news, News::Failed(_))).count()
}

#[test]
fn what_wins_is_proved_and_what_does_not_is_refuted() {
    let school = School::new(4, 1);
    let class = school.opens();
    class.until("the boards", |it| it.boards.len() == 2);
    class.thread.ask(Ask::Truth);
    asks(&class, "avanco", RACE);
    class.until("a question", |it| it.question.is_some());
    assert_eq!(failed(&class), 1, "nothing was asked before");
    hands(&class, "a5-a6", 3);
    hands(&class, "g1-g2", 8);
    class.until("the hands", |it| it.question.as_ref().is_some_and(|it| it.hands == 11));
    let found = truth(&class);
    assert_eq!((&found.best[..], found.unread), (&["a5-a6".to_owned()][..], false));
    let words = Words::new(Language::En, &catalogue());
    assert_eq!(words.say(found.worth.as_ref().expect("a worth")), "wins within 2 moves");
    let [wrong, right] = &found.of[..] else { panic!("{found:?}") };
    assert_eq!((&wrong.answer[..], wrong.count, wrong.good), ("g1-g2", 8, false));
    assert_eq!((&right.answer[..], right.count, right.good), ("a5-a6", 3, true));
    assert_eq!(right.say(&words), "wins within 2 moves");
    assert!(found.refutation.len() == 4 && found.refutation[0] == "g1-g2", "to the end: {found:?}");
    assert_eq!(class.thread.news(), [News::Truth]);

    // It is found again when the question is closed, and is the same.
    class.thread.ask(Ask::CloseQuestion);
    class.until("no question", |it| it.question.is_none());
    assert_eq!(truth(&class), found);
    // The next question has none yet, and one that is sought keeps nobody from asking.
    asks(&class, "rastros", "");
    class.until("no truth", |it| it.question.is_some() && it.truth.is_none());
    hands(&class, "e5", 1);
    class.thread.ask(Ask::Truth);
    class.thread.ask(Ask::Stop(true));
    class.until("the class goes on", |it| it.stopped);
    asks(&class, "avanco", RACE);
    class.until("another question", |it| it.question.is_some() && it.truth.is_none() && !it.seeking);
}

#[test]
fn an_exercise_says_itself_what_is_right() {
    let school = School::new(2, 0);
    let class = school.opens();
    let source = shipped::find(&catalogue(), "avanco-puzzles").expect("it is shipped");
    let exercise = read(source.text, &catalogue()).expect("it is proved").exercises.swap_remove(0);
    let play = exercise.begin();
    let orders = play.orders(play.asked().iter().next().expect("somebody is to move"));
    let wrong = orders.iter().find(|it| !exercise.answers.contains(it)).expect("not all are right");
    let asks = |deck: &str, number: usize| class.thread.ask(Ask::Exercise { deck: deck.to_owned(), number });
    for (deck, number) in [("no-such-deck", 1), ("avanco-puzzles", 0), ("avanco-puzzles", 999), ("[Deck", 1)] {
        asks(deck, number);
    }
    for deck in ["avanco-puzzles", source.text] {
        asks(deck, 1);
        class.until("a question", |it| it.question.is_some() && it.truth.is_none());
        hands(&class, wrong, 2);
        hands(&class, &exercise.answers[0], 1);
        let found = truth(&class);
        assert_eq!((&found.best, found.of.len()), (&exercise.answers, 2));
        assert_eq!((&found.of[0].answer, found.of[0].good, found.of[1].good), (wrong, false, true));
        assert!(found.refutation.first().is_none_or(|first| first == wrong));
        class.thread.ask(Ask::CloseQuestion);
        class.until("no question", |it| it.question.is_none());
    }
    assert_eq!(failed(&class), 4);
}

#[test]
fn a_step_of_a_plan_says_what_is_right() {
    let school = School::new(2, 0);
    let class = school.opens();
    let plan = plan_of(&catalogue(), "avanco").expect("it has one").expect("it is sound");
    let place = |fits: fn(&Asked) -> bool| {
        let asked = plan.steps.iter().position(|step| step.question.as_ref().is_some_and(|it| fits(&it.asked)));
        asked.expect("it asks this") + 1
    };
    let asks = |plan: &str, number: usize| class.thread.ask(Ask::Step { plan: plan.to_owned(), number });
    // What is said first asks nothing, and all moves at once are no touch.
    let aloud = place(|asked| matches!(asked, Asked::Moves));
    for (plan, number) in
        [("no-such-game", 1), ("avanco", 0), ("avanco", 99), ("avanco", 1), ("avanco", aloud), ("[", 1)]
    {
        asks(plan, number);
    }
    for number in [place(|asked| matches!(asked, Asked::Goal(_))), place(|asked| matches!(asked, Asked::Where(_)))] {
        asks("avanco", number);
        class.until("a question", |it| it.question.is_some() && it.truth.is_none());
        let right = &plan.steps[number - 1].question.as_ref().expect("it asks").answers;
        hands(&class, &right[0], 2);
        let found = truth(&class);
        assert_eq!((&found.best, found.of[0].good), (right, true));
        class.thread.ask(Ask::CloseQuestion);
        class.until("no question", |it| it.question.is_none());
    }
    assert_eq!(failed(&class), 6);
}

#[test]
fn nothing_is_proved_of_orders_that_meet() {
    let school = School::new(2, 0);
    let class = school.opens();
    asks(&class, "apocalypse", "");
    class.until("a question", |it| it.question.is_some());
    let entry = catalogue().find("apocalypse").expect("a game");
    let play = entry.start(Options::defaults(entry.info.options));
    let orders = play.orders(play.asked().iter().next().expect("both are to order"));
    hands(&class, &orders[0], 2);
    let found = truth(&class);
    assert!(found.unread && found.refutation.is_empty());
    assert!(found.of[0].worth.key.starts_with("worth-chances-"), "{found:?}");
}

#[test]
fn hands_that_were_counted_are_added_to_what_was_answered() {
    let school = School::new(3, 1);
    let class = school.opens();
    let shown = class.until("the cards", |it| it.cards.len() == 3);
    hands(&class, "a5-a6", 1);
    asks(&class, "avanco", RACE);
    let mut page = Page::with_card(class.port(), &shown.cards[1].letters);
    page.until("the question", |it| it.text("phase") == "ask" && it.state.contains_key("said"));
    page.say(&serde_json::json!({ "careful": false }));
    for cell in ["a5", "a6"] {
        let said = page.state["said"].as_array().expect("cells");
        let place = said.iter().position(|it| it.as_str().is_some_and(|it| it.starts_with(&format!("{cell}:"))));
        page.say(&serde_json::json!({ "touch": { "cell": place.expect("a cell") } }));
    }
    for (order, count) in [("a5-a6", 7), ("g1-g2", 30), ("g1-g2", 4), ("g1-f2", 1), ("g1-f2", 0)] {
        hands(&class, order, count);
    }
    for (order, count) in [("a5-a7", 1), ("", 1), ("<b>x</b>", 1), ("a5-a6", 1000)] {
        hands(&class, order, count);
    }
    let counts = [("a5-a6".to_owned(), 8), ("g1-g2".to_owned(), 4)];
    let seen = class.until("all hands", |it| it.question.as_ref().is_some_and(|it| it.counts == counts));
    let question = seen.question.as_ref().expect("a question");
    assert_eq!((question.answered, question.hands, question.here), (12, 11, 1));
    class.thread.ask(Ask::CloseQuestion);
    class.until("no question", |it| it.question.is_none());
    let answers = class.thread.answers().expect("answers");
    assert_eq!(answers.csv(), "pupil,answer,count\r\nPupil 02,a5-a6,1\r\n,a5-a6,7\r\n,g1-g2,4\r\n");
    assert_eq!(failed(&class), 5, "four that cannot be, and one before the question");
}

#[test]
fn where_a_piece_can_go_is_said_by_the_rules() {
    let school = School::new(2, 0);
    let class = school.opens();
    let ask_where = |cell: &str| {
        let (game, position) = ("avanco".to_owned(), RACE.to_owned());
        class.thread.ask(Ask::Where { game, position, cell: cell.to_owned() });
    };
    // Nothing, a piece of the other side, no cell.
    for cell in ["d4", "e3", "z9", "a5"] {
        ask_where(cell);
    }
    let asked = class.until("a question", |it| it.question.is_some()).question.clone().expect("it is open");
    assert_eq!(failed(&class), 3);
    assert!(asked.piece.is_some());
    for (cell, count) in [("b6", 4), ("a6", 1), ("a4", 9), ("a5", 1), ("a5-a6", 2)] {
        hands(&class, cell, count);
    }
    class.until("the hands", |it| it.question.as_ref().is_some_and(|it| it.hands == 14));
    let found = truth(&class);
    assert_eq!(failed(&class), 2, "its own cell and a move are no answers");
    let judged: Vec<_> = found.of.iter().map(|it| (&*it.answer, it.count, it.good)).collect();
    assert_eq!(judged, [("a4", 9, false), ("b6", 4, true), ("a6", 1, true)]);
    assert_eq!((&found.best[..], found.refutation.len()), (&["a6".to_owned(), "b6".to_owned()][..], 0));
    let words = Words::new(Language::En, &catalogue());
    assert_ne!(found.of[0].say(&words), found.of[1].say(&words), "why it cannot go there");
}
