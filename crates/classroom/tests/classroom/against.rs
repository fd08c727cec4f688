//! The teacher plays against all who want, outside the sheet.

use crate::page::{LONG, Page};
use crate::question::orders;
use crate::school::{Class, School};
use ludoteca_class::Outcome;
use ludoteca_classroom::{Ask, BoardShown, ClassShown, First, News, TeacherSays};
use ludoteca_games::catalogue;
use ludoteca_net::{Guest, Table, Want};
use ludoteca_record::read;
use ludoteca_rules::Seat;
use ludoteca_server::{Visit, entropy};
use serde_json::json;
use std::sync::Arc;

fn plays_all(class: &Class, game: &str, first: First) {
    class.thread.ask(Ask::PlayAll { game: game.to_owned(), first, clock: String::new() });
}

fn comes(class: &Class, shown: &ClassShown, pupil: usize) -> Page {
    Page::with_card(class.port(), &shown.cards[pupil].letters)
}

/// The board of a number at which the teacher plays.
fn board(shown: &ClassShown, number: usize) -> &BoardShown {
    shown.boards.iter().find(|it| it.against_teacher.is_some() && it.number == number).expect("a board")
}

fn decides(shown: &ClassShown, number: usize) -> bool {
    board(shown, number).against_teacher.as_ref().is_some_and(|seat| seat.decides)
}

/// The first move that the teacher has at a board.
fn first_move(shown: &ClassShown, number: usize) -> TeacherSays {
    let record = board(shown, number).position.clone().expect("a record");
    let play = read(&record, &catalogue()).expect("a record");
    let place = board(shown, number).against_teacher.as_ref().expect("a seat").place;
    TeacherSays::Order(play.orders(Seat(place as u8)).swap_remove(0))
}

/// Plays a game to its end: both always take the first move that they have.
fn plays_to_the_end(class: &Class, number: usize, page: &mut Page) {
    for moves in 0.. {
        let ready = |it: &ClassShown| {
            let board = board(it, number);
            board.outcome != Outcome::Open || (board.moves == moves && board.turn.is_some() && whole(it, number))
        };
        let shown = class.until("the next move", ready);
        if board(&shown, number).outcome != Outcome::Open {
            return;
        }
        if decides(&shown, number) {
            class.thread.ask(Ask::Says(number, first_move(&shown, number)));
        } else {
            page.until("a turn", |it| it.decides() && it.state.get("place") == Some(&json!([moves, moves])));
            page.touches();
        }
    }
}

#[test]
fn twelve_play_against_the_teacher_and_nothing_of_it_is_in_the_sheet() {
    let school = School::new(12, 0);
    let class = school.opens();
    let sheet = std::fs::read(school.path()).expect("the sheet");
    let shown = class.until("the cards", |it| it.cards.len() == 12);
    let mut pages: Vec<Page> = (0..11).map(|pupil| comes(&class, &shown, pupil)).collect();
    for page in &mut pages {
        page.until("no game", |it| it.told.contains_key("wait"));
    }
    plays_all(&class, "rastros", First::Alternate);
    for page in &mut pages {
        page.until("the game", Page::plays);
    }
    let open = class.until("eleven games", |it| it.boards.len() == 11 && it.boards.iter().all(|it| it.turn.is_some()));
    assert!(open.playing_all && open.boards.iter().all(|it| it.round == 0 && it.away == [false; 2]));
    for number in 1..=11 {
        let place = board(&open, number).against_teacher.as_ref().expect("a seat").place;
        assert_eq!((place, decides(&open, number)), ((number + 1) % 2, number % 2 == 1));
        assert_eq!(board(&open, number).names[1 - place], format!("Pupil {number:02}"));
    }
    // One comes late, another loads the page again.
    pages.push(comes(&class, &shown, 11));
    pages[11].until("the game", Page::plays);
    class.until("twelve games", |it| it.boards.len() == 12 && it.boards[11].turn.is_some());
    let table = pages[4].text("table").to_owned();
    pages[4] = comes(&class, &shown, 4);
    pages[4].until("the same game", |it| it.plays() && it.text("table") == table);

    // Hands off: neither the teacher nor anybody else moves.
    class.thread.ask(Ask::Stop(true));
    for page in &mut pages {
        page.until("hands off", |it| it.state.get("stopped") == Some(&json!(true)));
    }
    let held = class.until("hands off", |it| it.stopped);
    class.thread.ask(Ask::Says(1, first_move(&held, 1)));
    class.thread.ask(Ask::Stop(false));
    for page in &mut pages {
        page.until("hands on", |it| it.state.get("stopped") == Some(&json!(false)));
    }
    class.until("hands on", |it| !it.stopped);
    assert!(matches!(&class.thread.news()[..], [News::Failed(_)]));

    // A question leads everybody away and back.
    let tables: Vec<String> = pages.iter().map(|page| page.text("table").to_owned()).collect();
    class.thread.ask(Ask::Question { game: "rastros".to_owned(), position: String::new() });
    for page in &mut pages {
        page.until("the question", |it| it.text("phase") == "ask");
    }
    class.thread.ask(Ask::CloseQuestion);
    for (page, table) in pages.iter_mut().zip(&tables) {
        page.until("the same game", |it| it.plays() && it.text("table") == table && it.state["stopped"] == false);
    }

    // Three games end, each in another way.
    plays_to_the_end(&class, 1, &mut pages[0]);
    pages[1].say(&json!("resign"));
    class.thread.ask(Ask::Says(3, TeacherSays::Draw));
    pages[2].until("an offer", |it| it.state.get("question").is_some_and(|it| !it.is_null()));
    pages[2].say(&json!({ "answer": true }));
    let ended = class.until("three games", |it| it.boards[..3].iter().all(|it| it.outcome != Outcome::Open));
    assert_eq!((ended.boards[1].outcome, ended.boards[2].outcome), (Outcome::Second, Outcome::Draw));
    assert!(ended.boards[..3].iter().all(|it| it.why.is_some()) && ended.boards[3].why.is_none());
    // The teacher moves elsewhere, and nowhere where it is not the teacher's turn.
    class.thread.ask(Ask::Says(5, first_move(&ended, 5)));
    class.until("a move", |it| it.boards[4].moves == 1 && !decides(it, 5));
    for number in [2, 4, 5, 13, 0] {
        class.thread.ask(Ask::Says(number, TeacherSays::Order("e4".to_owned())));
    }
    plays_all(&class, "rastros", First::Teacher);
    class.thread.ask(Ask::EndPlayAll);
    class.until("no games", |it| !it.playing_all && it.boards.is_empty());
    for page in &mut pages {
        page.until("no game", |it| it.sentence("wait").contains("you are on the list"));
    }
    class.thread.ask(Ask::EndPlayAll);
    class.thread.ask(Ask::Stop(true));
    class.until("it was said", |it| it.stopped);
    let mut news = class.thread.news();
    let failed = news.extract_if(.., |it| matches!(it, News::Failed(_))).count();
    news.sort_by_key(|it| if let News::Against(board) = it { *board } else { 0 });
    assert_eq!((failed, news), (7, (1..=3).map(News::Against).collect()));
    assert_eq!(std::fs::read(school.path()).expect("the sheet"), sheet);
}

/// Whether the record of a board is that of what is on it.
fn whole(shown: &ClassShown, number: usize) -> bool {
    let board = board(shown, number);
    let play = board.position.as_ref().and_then(|it| read(it, &catalogue()).ok());
    play.is_some_and(|play| play.line().len() == board.moves + 1)
}

/// Sits down at the first board of the teacher from within this program.
fn sits(school: &School, shown: &ClassShown) -> Visit {
    let seat = board(shown, 1).against_teacher.as_ref().expect("a seat");
    let identity = school.home().0.tables.identity().expect("an identity");
    let want = Want::Place(Some(seat.place as u8));
    let guest = Guest::new(catalogue(), identity, "Teacher".to_owned(), want, entropy().expect("random bytes"));
    let mut visit = Visit::new(guest, seat.table.wire(Arc::new(|| {})));
    while visit.guest().deciding().is_none() {
        visit.wait(LONG);
    }
    visit
}

#[test]
fn a_game_of_the_round_goes_before_until_it_is_over() {
    let school = School::new(3, 1);
    let class = school.opens();
    let shown = class.until("the cards", |it| it.cards.len() == 3 && it.boards.len() == 2);
    for (game, clock) in [("chess", ""), ("sapiens:players=teams", ""), ("rastros", "soon")] {
        let (game, first) = (game.to_owned(), First::Pupil);
        class.thread.ask(Ask::PlayAll { game, first, clock: clock.to_owned() });
    }
    let mut pages: Vec<Page> = (0..3).map(|pupil| comes(&class, &shown, pupil)).collect();
    for page in &mut pages {
        page.until("a game, or none", |it| it.plays() || it.told.contains_key("wait"));
    }
    // In apocalypse both are asked at once, and what the teacher orders is sealed.
    plays_all(&class, "apocalypse", First::Pupil);
    let alone = shown.boards.iter().find(|it| it.outcome == Outcome::Bye).expect("one has no opponent");
    let place = shown.cards.iter().position(|card| card.name == alone.names[0]).expect("a card");
    pages[place].until("the game", Page::plays);
    let open = class.until("a game", |it| it.boards.len() == 3 && it.boards[0].moves == 0 && decides(it, 1));
    assert_eq!(class.thread.news().len(), 3, "no such game, one for more than two, no such clock");
    assert_eq!(board(&open, 1).names[0], alone.names[0]);
    class.until("both are to order", |it| it.boards[0].position.is_some());
    let seen = class.thread.shown();
    class.thread.ask(Ask::Says(1, first_move(&seen, 1)));
    class.until("a sealed order", |it| !decides(it, 1) && it.boards[0].moves == 0);
    orders(&mut pages[place]);
    pages[place].until("both orders", |it| it.state.get("place") == Some(&json!([1, 1])));
    // Another guest with the teacher's identity speaks for the same seat.
    let seen = class.until("the next turn", |it| it.boards[0].moves == 1 && decides(it, 1) && whole(it, 1));
    let TeacherSays::Order(order) = first_move(&seen, 1) else { panic!("an order") };
    let mut visit = sits(&school, &seen);
    let seat = visit.guest().deciding().expect("a turn");
    visit.act(|guest, now| guest.order(seat, &order, now)).expect("it is an order");
    class.until("a sealed order", |it| !decides(it, 1) && it.boards[0].moves == 1);
    pages[place].until("a turn", |it| it.decides() && it.state.get("place") == Some(&json!([1, 1])));
    orders(&mut pages[place]);
    while visit.guest().table().and_then(Table::session).is_none_or(|it| it.line().len() < 3) {
        visit.wait(LONG);
    }
    drop(visit);
    class.until("both orders", |it| it.boards[0].moves == 2);
    assert!(class.thread.news().is_empty());

    // The two of the round stay there; one gives up, and then both play against the teacher.
    let names = shown.boards[0].names.clone();
    let two = names.map(|name| shown.cards.iter().position(|card| card.name == name).expect("a card"));
    assert!(two.iter().all(|place| pages[*place].plays()));
    let round = pages[two[0]].text("table").to_owned();
    pages[two[0]].say(&json!("resign"));
    for place in two {
        pages[place].until("another game", |it| it.plays() && it.text("table") != round);
    }
    let all = class.until("three games", |it| it.boards.len() == 5 && it.boards[..3].iter().all(|it| it.round == 0));
    assert_eq!(all.boards[3].outcome, Outcome::Second);
    class.thread.ask(Ask::EndPlayAll);
    class.until("the round alone", |it| it.boards.len() == 2);
    pages[two[0]].until("the game of the round", |it| it.text("table") == round);
}
