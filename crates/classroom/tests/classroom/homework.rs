//! Homework: a deck is worked through in browsers, and what comes of it is in a file.

use crate::page::Page;
use crate::school::{Class, School};
use ludoteca_classroom::{Ask, ClassShown, HomeworkShown, News, homework_path, read_homework};
use ludoteca_games::catalogue;
use ludoteca_homework::slip;
use ludoteca_lessons::{Answer, Course, Deck, State, Work, read, shipped};
use ludoteca_rules::Pick;
use serde_json::json;
use std::fs;
use std::sync::Arc;
use std::time::Instant;

const DECK: &str = "avanco-puzzles";

fn deck() -> Arc<Deck> {
    let catalogue = catalogue();
    let source = shipped::find(&catalogue, DECK).expect("it is shipped");
    Arc::new(read(source.text, &catalogue).expect("it is proved"))
}

fn gives(class: &Class) {
    class.thread.ask(Ask::Homework { deck: DECK.to_owned() });
}

fn comes(class: &Class, shown: &ClassShown, pupil: usize) -> Page {
    let mut page = Page::with_card(class.port(), &shown.cards[pupil].letters);
    page.until("homework", works);
    page.say(&json!({ "careful": false }));
    page.until("whole orders", |it| it.state["careful"] == false);
    page
}

fn works(page: &Page) -> bool {
    page.text("phase") == "work"
}

fn at(page: &Page) -> usize {
    page.state["task"]["at"].as_u64().expect("a place") as usize
}

fn acts(page: &Page) -> Vec<String> {
    serde_json::from_value(page.state["acts"].clone()).expect("texts")
}

fn homework(shown: &ClassShown) -> &HomeworkShown {
    shown.homework.as_ref().expect("homework")
}

/// How the exercises of a pupil stand, as the teacher sees it.
fn states(shown: &ClassShown, pupil: usize) -> Vec<State> {
    homework(shown).table.rows[pupil].cells.iter().map(State::of).collect()
}

/// Picks an order by touches.
fn plays(page: &mut Page, course: &Course, order: &str) {
    page.until("a board", |it| it.state["can"].as_array().is_some_and(|can| !can.is_empty()));
    let play = course.play_here();
    let seat = play.asked().iter().next().expect("somebody decides");
    for pick in play.picks_of(seat, order).expect("it has picks") {
        match pick {
            Pick::Cell(cell) => page.say(&json!({ "touch": { "cell": cell.0 } })),
            Pick::Choice(choice) => page.say(&json!({ "choose": { "choice": choice } })),
        }
    }
}

/// Solves the exercise that is on the board.
fn solves(page: &mut Page, deck: &Arc<Deck>) {
    let mut course = Course::new(deck.clone());
    course.begin(at(page));
    while !course.is_done() {
        let order = course.right_orders()[0].clone();
        plays(page, &course, &order);
        let Some(Answer::Right { played, replies, .. }) = course.play(&order) else { panic!("{order} is right") };
        let last = replies.last().unwrap_or(&played).clone();
        page.until("the answer", |it| it.text("last") == last);
    }
    page.until("the end", |it| ["Right!", "All done!"].contains(&it.text("title")));
}

fn wrong(deck: &Deck, place: usize) -> String {
    let exercise = &deck.exercises[place];
    exercise.orders().into_iter().find(|order| !exercise.answers.contains(order)).expect("not all are right")
}

#[test]
fn a_deck_is_worked_through_and_the_file_has_it() {
    let school = School::new(3, 0);
    let class = school.opens();
    let deck = deck();
    let count = deck.exercises.len();
    let shown = class.until("the cards", |it| it.cards.len() == 3);
    let mut early = Page::with_card(class.port(), &shown.cards[1].letters);
    early.until("no game", |it| it.told.contains_key("wait"));
    gives(&class);
    class.until("homework", |it| it.homework.as_ref().is_some_and(|it| it.open && it.exercises.len() == count));
    // Whoever waits is led there by itself.
    early.until("homework", works);
    let mut ana = comes(&class, &shown, 0);
    let order = wrong(&deck, 0);
    for _ in 0..2 {
        plays(&mut ana, &Course::new(deck.clone()), &order);
        ana.until("why not", |it| it.text("title") == "Not that one" && it.told.contains_key("refused"));
        let why = ana.told.remove("refused").expect("it was told");
        assert!(why.as_str().is_some_and(|why| why.contains("This would happen")), "{why}");
        ana.say(&json!("onward"));
        ana.until("the board as before", |it| it.text("title").starts_with("1 of "));
    }
    solves(&mut ana, &deck);
    ana.say(&json!("onward"));
    ana.until("the next one", |it| at(it) == 1);
    solves(&mut ana, &deck);
    // The page is loaded again in the middle.
    drop(ana);
    let mut again = comes(&class, &shown, 0);
    assert_eq!(at(&again), 2);
    for place in 2..count {
        again.until("the next one", |it| at(it) == place);
        solves(&mut again, &deck);
        again.say(&json!("onward"));
    }
    again.until("the end", |it| it.text("title") == "All done!");
    let sum = format!("{} of {count} at once.", count - 1);
    assert!(again.text("line").ends_with(&sum), "{}", again.text("line"));

    let mut rui = comes(&class, &shown, 1);
    rui.say(&json!({ "exercise": { "place": 1 } }));
    rui.until("the second one", |it| at(it) == 1);
    rui.say(&json!("help"));
    rui.until("a hint", |it| it.state["task"]["dots"][1]["state"] == "begun");
    solves(&mut rui, &deck);
    assert!(!serde_json::to_string(&rui.state).expect("JSON").contains("Pupil"), "nobody is told of others");

    let all = class.until("all results", |it| {
        it.homework.as_ref().is_some_and(|it| it.table.solved.iter().sum::<usize>() == count + 1 && !it.unwritten)
    });
    assert_eq!(states(&all, 0)[..2], [State::Helped, State::AtOnce]);
    assert_eq!(homework(&all).table.rows[0].cells[0].wrong, [order.clone(), order.clone()]);
    assert_eq!(states(&all, 1)[..3], [State::Open, State::Helped, State::Open]);
    let (file, unread) = read_homework(&catalogue(), &school.path(), &deck).expect("it was written");
    assert_eq!((file.work("Pupil 01").solved(), file.work("Pupil 02").solved(), unread.len()), (count, 1, 0));

    // The third one has worked elsewhere.
    let mut work = Work::new(count);
    work.exercises_mut()[3].solved = true;
    let letters = slip::write(&deck, 3, &work).expect("it fits");
    class.thread.ask(Ask::Slip("nonsense".to_owned()));
    class.thread.ask(Ask::Slip(letters));
    let handed = class.until("the slip", |it| it.homework.as_ref().is_some_and(|it| it.table.rows[2].solved() == 1));
    assert_eq!(states(&handed, 2)[3], State::AtOnce);
    let news = class.thread.news();
    assert!(matches!(&news[..], [News::Failed(_), News::HandedIn { solved: 1, .. }]), "{news:?}");

    class.thread.ask(Ask::EndHomework);
    let ended = class.until("the end", |it| it.homework.as_ref().is_some_and(|it| !it.open));
    assert_eq!(homework(&ended).table, homework(&handed).table);
    rui.until("no game", |it| it.told.contains_key("wait"));
    drop(class);
    // Another day.
    let class = school.opens();
    gives(&class);
    let shown = class.until("homework", |it| it.homework.is_some());
    assert_eq!(homework(&shown).table, homework(&handed).table);
    let again = comes(&class, &shown, 0);
    assert_eq!((again.text("title"), again.text("line")), ("All done!", sum.as_str()));
}

#[test]
fn questions_and_boards_come_first_and_the_end_of_a_game_is_seen() {
    let school = School::new(5, 1);
    let class = school.opens();
    let shown = class.until("the boards", |it| it.cards.len() == 5 && it.boards.len() == 3);
    let mut pages: Vec<Page> = shown.cards.iter().map(|card| Page::with_card(class.port(), &card.letters)).collect();
    for page in &mut pages {
        page.until("a game, or none", |it| it.plays() || it.told.contains_key("wait"));
    }
    class.until("two games", |it| it.boards.iter().filter(|it| it.turn.is_some()).count() == 2);
    // One game is over before the homework is given, with the end on both screens.
    let table = pages.iter().find(|page| page.plays()).expect("a game").text("table").to_owned();
    let place = pages.iter().position(|page| page.text("table") == table).expect("it is there");
    let other = pages.iter().rposition(|page| page.text("table") == table).expect("it is there");
    pages[place].say(&json!("resign"));
    pages[other].until("the end", |it| it.text("end") == "won");
    class.until("the result", |it| it.boards.iter().filter(|it| it.turn.is_some()).count() == 1);
    gives(&class);
    let free = pages.iter().position(|page| page.told.contains_key("wait") && !page.plays()).expect("one has a bye");
    for number in [place, other, free] {
        pages[number].until("homework", works);
    }
    let playing: Vec<usize> = (0..5).filter(|number| ![place, other, free].contains(number)).collect();
    assert!(playing.iter().all(|number| pages[*number].plays()));

    class.thread.ask(Ask::Question { game: "avanco".to_owned(), position: String::new() });
    for page in &mut pages {
        page.until("the question", |it| it.text("phase") == "ask");
    }
    class.thread.ask(Ask::CloseQuestion);
    for (number, page) in pages.iter_mut().enumerate() {
        let plays = playing.contains(&number);
        page.until("where they were", |it| if plays { it.plays() } else { works(it) });
    }
    // Hands off is for everybody.
    class.thread.ask(Ask::Stop(true));
    pages[free].until("hands off", |it| it.sentence("wait").starts_with("Hands off"));
    class.thread.ask(Ask::Stop(false));
    pages[free].until("homework", works);

    // The other game ends: its end is seen, and the homework offered.
    pages[playing[0]].until("a game", |it| it.plays() && it.state["stopped"] == false);
    pages[playing[0]].say(&json!("resign"));
    for number in &playing {
        let page = &mut pages[*number];
        page.until("the end and an offer", |it| {
            !it.text("end").is_empty() && acts(it).contains(&"homework".to_owned())
        });
        assert!(page.plays());
    }
    pages[playing[1]].say(&json!("onward"));
    pages[playing[1]].until("homework", works);
    assert!(!pages[playing[0]].text("end").is_empty());
    // The next round leads everybody to a board but one.
    class.thread.ask(Ask::Pair);
    class.until("the next round", |it| it.round == 2);
    let mut working = 0;
    for page in &mut pages {
        page.until("a board, or homework", |it| {
            works(it) || it.text("phase") == "wait" || it.plays() && it.text("end").is_empty()
        });
        working += usize::from(works(page));
    }
    assert!(working <= 1 || class.thread.shown().boards.len() == 3, "{working}");
}

#[test]
fn results_that_cannot_be_written_are_not_lost() {
    let school = School::new(2, 0);
    let class = school.opens();
    let deck = deck();
    let path = homework_path(&school.path(), &deck);
    let shown = class.until("the cards", |it| it.cards.len() == 2);
    class.thread.ask(Ask::Homework { deck: "[Deck".to_owned() });
    gives(&class);
    class.until("homework", |it| it.homework.is_some());
    assert!(matches!(&class.thread.news()[..], [News::Failed(_)]));
    // A folder is where the file is to be.
    fs::create_dir(&path).expect("a folder");
    let mut page = comes(&class, &shown, 0);
    solves(&mut page, &deck);
    let unwritten = class.until("a result", |it| it.homework.as_ref().is_some_and(|it| it.unwritten));
    assert!(homework(&unwritten).open);
    class.until("it is seen all the same", |it| states(it, 0)[0] == State::AtOnce);
    class.thread.ask(Ask::EndHomework);
    class.until("the end", |it| it.homework.as_ref().is_some_and(|it| !it.open && it.unwritten));
    fs::remove_dir(&path).expect("it is there");
    class.until("it is written", |it| it.homework.as_ref().is_some_and(|it| !it.unwritten));
    let (file, _) = read_homework(&catalogue(), &school.path(), &deck).expect("it was written");
    assert_eq!(file.work("Pupil 01").solved(), 1);
    let told = class.thread.news().iter().filter(|news| matches!(news, News::Failed(_))).count();
    assert_eq!(told, 1, "it is told once");
}

#[test]
fn sixty_four_work_at_once() {
    let school = School::new(64, 0);
    let class = school.opens();
    let deck = deck();
    gives(&class);
    let shown = class.until("homework", |it| it.cards.len() == 64 && it.homework.is_some());
    let mut pages: Vec<Page> = (0..64).map(|pupil| comes(&class, &shown, pupil)).collect();
    let order = wrong(&deck, 0);
    let begun = Instant::now();
    for page in &mut pages {
        plays(page, &Course::new(deck.clone()), &order);
    }
    let given = Instant::now();
    class.until("all tries", |it| {
        let rows = &it.homework.as_ref().expect("homework").table.rows;
        rows.iter().all(|row| row.cells[0].wrong == [order.clone()])
    });
    println!("64 wrong tries within {:?}; {:?} later all are in the table", given - begun, given.elapsed());
    for page in &mut pages {
        page.until("what would happen", |it| it.text("title") == "Not that one");
    }
    let written = class.until("all in the file", |it| !homework(it).unwritten);
    println!("and in the file after {:?}", given.elapsed());
    assert!(states(&written, 63).iter().all(|state| *state == State::Open));
    let (file, _) = read_homework(&catalogue(), &school.path(), &deck).expect("it was written");
    assert_eq!(file.names().count(), 64);
}
