//! A class on its own screens, opened from the window: pupils come in browsers, put themselves on the list, play, are
//! stopped, and their results stand in the sheet.

use super::classes::begin;
use crate::test_table::TestTable;
use ludoteca::desk::class::model::{ClassPage, ClassRequest, ClassView, Classes, NewClass, Screens, ScreensPart};
use ludoteca::desk::network::connection::NetworkHome;
use ludoteca::desk::network::model::{NetworkModel, NetworkStage};
use ludoteca::games::Games;
use ludoteca::theatre::{self, Demo};
use ludoteca_class::{Outcome, System};
use ludoteca_classroom::{Ask, First};
use ludoteca_games as games;
use ludoteca_rules::Cell;
use ludoteca_rules::session::Request;
use ludoteca_server::Tables;
use ludoteca_table::play::{LocalSeats, TableAction};
use serde_json::{Map, Value, json};
use std::io::ErrorKind;
use std::net::TcpStream;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::tempdir;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, HandshakeError, Message, WebSocket, client};

/// Nothing here takes so long, however busy the computer is.
const LONG: Duration = Duration::from_secs(120);

/// A pupil with a browser.
struct Pupil {
    name: &'static str,
    port: u16,
    token: Option<String>,
    socket: Option<WebSocket<TcpStream>>,
    state: Map<String, Value>,
    /// What was said that is no state.
    told: Vec<(String, Value)>,
}

impl Pupil {
    fn comes(port: u16, name: &'static str) -> Self {
        Self { name, port, token: None, socket: None, state: Map::new(), told: Vec::new() }
    }

    fn open(&mut self) {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).expect("the door is open");
        stream.set_read_timeout(Some(Duration::from_millis(2))).expect("a socket");
        let mut request = format!("ws://127.0.0.1:{}/play", self.port).into_client_request().expect("an address");
        let origin = HeaderValue::from_str(&format!("http://127.0.0.1:{}", self.port)).expect("an address");
        request.headers_mut().insert("origin", origin);
        let mut shaken = client(request, stream);
        let socket = loop {
            match shaken {
                Ok((socket, _)) => break socket,
                Err(HandshakeError::Interrupted(rest)) => shaken = rest.handshake(),
                Err(HandshakeError::Failure(error)) => panic!("{error}"),
            }
        };
        self.socket = Some(socket);
        self.state.clear();
        let token = self.token.clone().unwrap_or_else(|| "0".repeat(32));
        self.say(&json!({ "hello": { "page": 1, "token": token, "language": "en" } }));
    }

    fn say(&mut self, message: &Value) {
        if let Some(socket) = &mut self.socket {
            // Whether the line is gone is heard.
            let _ = socket.send(Message::text(message.to_string()));
        }
    }

    /// Hears what there is, and does what a page does by itself.
    fn look(&mut self) {
        if self.socket.is_none() {
            self.open();
        }
        while let Some(Ok(message)) = self.socket.as_mut().map(WebSocket::read) {
            let Message::Text(text) = message else {
                self.socket = None;
                return;
            };
            let Ok(Value::Object(message)) = serde_json::from_str(&text) else {
                self.say(&json!("beat"));
                continue;
            };
            let (kind, told) = message.into_iter().next().expect("a message");
            match kind.as_str() {
                "card" => self.say(&json!({ "card": { "letters": self.name, "language": "en" } })),
                "seat" => {
                    let token = told.as_str().expect("a token").to_owned();
                    self.say(&json!({ "hello": { "page": 1, "token": token, "language": "en" } }));
                    self.token = Some(token);
                }
                "state" => self.state.extend(told.as_object().expect("fields").clone()),
                "bye" => {
                    self.socket = None;
                    return;
                }
                _ => self.told.push((kind, told)),
            }
        }
    }

    /// Whether the host has closed the line; what it still says is passed over.
    fn is_cut(&mut self) -> bool {
        let Some(socket) = &mut self.socket else { return true };
        match socket.read() {
            Ok(Message::Close(_)) => true,
            Ok(_) => false,
            Err(Error::Io(error)) => !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
            Err(_) => true,
        }
    }

    fn text(&self, name: &str) -> &str {
        self.state.get(name).and_then(Value::as_str).unwrap_or_default()
    }

    fn cells(&self) -> Vec<u64> {
        let can = self.state.get("can").and_then(Value::as_array);
        can.map_or_else(Vec::new, |can| can.iter().filter_map(Value::as_u64).collect())
    }
}

fn screens(table: &TestTable) -> Option<&Screens> {
    table.app.world().resource::<Classes>().screens.as_ref()
}

/// Frames of the window and looks of the pupils until something holds.
fn until(table: &mut TestTable, pupils: &mut [Pupil], what: &str, holds: impl Fn(&TestTable, &[Pupil]) -> bool) {
    let start = Instant::now();
    while !holds(table, pupils) {
        table.frames(1);
        pupils.iter_mut().for_each(Pupil::look);
        assert!(start.elapsed() < LONG, "{what}");
    }
}

/// A window with a class of this game without any pupil, whose boards are open; and the port.
fn opened(folder: &Path, game: &'static str) -> (TestTable, u16) {
    let mut table = begin(folder);
    let tables = Some(Tables::at(folder.join("tables")));
    table.app.insert_resource(NetworkHome { tables, wake: Arc::new(|| {}) });
    let new = NewClass { game, system: System::Swiss { rounds: 3 }, ..NewClass::default() };
    table.class(ClassRequest::Begin(new));
    assert_eq!(table.app.world().resource::<ClassView>().page, ClassPage::Screens, "pupils are to come");
    table.class(ClassRequest::Boards(true));
    assert_eq!(table.refused(), None);
    let link = screens(&table).expect("the boards are open").shown.link.clone();
    let port = link.trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port");
    (table, port)
}

/// Waits until nobody is at any board any more: the door is closed.
fn cut(pupils: &mut [Pupil]) {
    let start = Instant::now();
    while !pupils.iter_mut().all(Pupil::is_cut) {
        assert!(start.elapsed() < LONG, "the lines are closed");
    }
}

#[test]
fn a_class_is_open_on_this_network_as_soon_as_its_game_is_chosen() {
    let folder = tempdir().expect("a temporary folder");
    let mut table = begin(folder.path());
    let tables = Some(Tables::at(folder.path().join("tables")));
    table.app.insert_resource(NetworkHome { tables, wake: Arc::new(|| {}) });
    table.class(ClassRequest::Begin(NewClass { game: "rastros", on_screens: true, ..NewClass::default() }));
    assert_eq!(table.refused(), None);
    let screens = screens(&table).expect("its boards are open");
    assert!(screens.shown.list_open && screens.shown.link.starts_with("http://"), "{}", screens.shown.link);
    assert_eq!(table.app.world().resource::<ClassView>().page, ClassPage::Screens);
    assert_eq!(table.sheet().game(), "rastros");
}

#[test]
fn a_class_comes_plays_is_stopped_and_its_results_are_in_the_sheet() {
    let folder = tempdir().expect("a temporary folder");
    let (mut table, port) = opened(folder.path(), "semaforo");
    let mut pupils = [Pupil::comes(port, "Ana"), Pupil::comes(port, "Bia")];
    until(&mut table, &mut pupils, "both are on the list and here", |table, _| {
        screens(table).is_some_and(|screens| screens.shown.arrived == 2) && table.sheet().pupils().len() == 2
    });
    table.class(ClassRequest::Pair);
    until(&mut table, &mut pupils, "both are led to their board", |_, pupils| {
        pupils.iter().all(|pupil| pupil.text("phase") == "play")
    });
    for pupil in &mut pupils {
        pupil.say(&json!({ "careful": false }));
    }
    // Whoever can touches something, until the game is over; in the middle all boards are stopped once.
    let mut stopped = false;
    let over = |table: &TestTable| table.sheet().rounds()[0][0].outcome != Outcome::Open;
    let mut acted = Value::Null;
    let start = Instant::now();
    while !over(&table) {
        table.frames(1);
        for pupil in &mut pupils {
            pupil.look();
            let on = json!([pupil.state.get("place"), pupil.state.get("held"), pupil.state.get("can"), pupil.name]);
            if let (Some(cell), true) = (pupil.cells().first(), acted != on) {
                acted = on;
                pupil.say(&json!({ "touch": { "cell": cell } }));
            }
        }
        let moves = screens(&table).map_or(0, |screens| screens.shown.boards[0].moves);
        if moves >= 2 && !std::mem::replace(&mut stopped, true) {
            table.class(ClassRequest::Ask(Ask::Stop(true)));
            until(&mut table, &mut pupils, "nobody can do anything", |_, pupils| {
                pupils.iter().all(|pupil| pupil.state.get("stopped") == Some(&json!(true)) && pupil.cells().is_empty())
            });
            assert!(screens(&table).is_some_and(|screens| screens.shown.stopped));
            table.class(ClassRequest::Ask(Ask::Stop(false)));
            until(&mut table, &mut pupils, "everybody may go on", |_, pupils| {
                pupils.iter().all(|pupil| pupil.state.get("stopped") == Some(&json!(false)))
            });
            acted = Value::Null;
        }
        assert!(start.elapsed() < LONG, "a game of Semáforo ends");
    }
    assert!(stopped);
    until(&mut table, &mut pupils, "the wall shows how it ended", |table, _| {
        screens(table).is_some_and(|screens| {
            let board = &screens.shown.boards[0];
            board.outcome != Outcome::Open && board.why.is_some() && board.picture.is_some() && board.turn.is_none()
        })
    });
    // One board is seen large: drawn from its record.
    table.app.world_mut().resource_mut::<ClassView>().large = Some((1, 1));
    until(&mut table, &mut pupils, "a large picture", |table, _| {
        screens(table).is_some_and(|screens| screens.large.as_ref().is_some_and(|large| large.board == Some((1, 1))))
    });
    // Everybody is asked about the start of the game: there is none on the table.
    table.class(ClassRequest::AskAll(None));
    until(&mut table, &mut pupils, "everybody sees the question", |_, pupils| {
        pupils.iter().all(|pupil| pupil.text("phase") == "ask")
    });
    for pupil in &mut pupils {
        let cell = pupil.cells()[0];
        pupil.say(&json!({ "touch": { "cell": cell } }));
        pupil.say(&json!("play"));
    }
    until(&mut table, &mut pupils, "both have answered", |table, _| {
        let question = screens(table).and_then(Screens::question);
        question.is_some_and(|(question, open)| open && question.answered == 2 && question.counts[0].1 == 2)
    });
    table.class(ClassRequest::Ask(Ask::CloseQuestion));
    until(&mut table, &mut pupils, "everybody is back", |table, pupils| {
        let closed = screens(table).and_then(Screens::question).is_some_and(|(_, open)| !open);
        closed && pupils.iter().all(|pupil| pupil.text("phase") == "play")
    });
    let answers = screens(&table).and_then(|screens| screens.answers.clone()).expect("who answered what");
    assert_eq!(answers.given.len(), 2);
    table.class(ClassRequest::Dismiss);
    assert!(screens(&table).is_some_and(|screens| screens.question().is_none()));
    table.class(ClassRequest::Boards(false));
    assert!(screens(&table).is_none());
    cut(&mut pupils);
    assert_eq!(table.sheet().rounds()[0].len(), 1);
}

/// Touches the first cell that can be touched, whenever that is new; whether the game goes on.
fn touch_on(pupil: &mut Pupil, acted: &mut Value) {
    let on = json!([pupil.state.get("place"), pupil.state.get("held"), pupil.state.get("can")]);
    if let (Some(cell), true) = (pupil.cells().first(), *acted != on) {
        *acted = on;
        pupil.say(&json!({ "touch": { "cell": cell } }));
    }
}

#[test]
fn the_teacher_sits_down_against_a_pupil_and_plays_from_the_own_table() {
    let folder = tempdir().expect("a temporary folder");
    let (mut table, port) = opened(folder.path(), "semaforo");
    let mut pupils = [Pupil::comes(port, "Ana"), Pupil::comes(port, "Bia")];
    until(&mut table, &mut pupils, "both are here", |table, _| {
        screens(table).is_some_and(|screens| screens.shown.arrived == 2)
    });
    table.class(ClassRequest::Ask(Ask::PlayAll {
        game: "semaforo".to_owned(),
        first: First::Pupil,
        clock: String::new(),
    }));
    until(&mut table, &mut pupils, "both have a board", |_, pupils| {
        pupils.iter().all(|pupil| pupil.text("phase") == "play")
    });
    assert_eq!(table.app.world().resource::<ClassView>().screens, ScreensPart::Wall, "the boards are to be seen");
    pupils.iter_mut().for_each(|pupil| pupil.say(&json!({ "careful": false })));
    let mut acted = [Value::Null, Value::Null];
    let decides = |table: &TestTable| {
        screens(table)?
            .shown
            .boards
            .iter()
            .find(|board| board.against_teacher.as_ref().is_some_and(|seat| seat.decides))
            .map(|board| board.number)
    };
    let start = Instant::now();
    let number = loop {
        table.frames(1);
        for (pupil, acted) in pupils.iter_mut().zip(&mut acted) {
            pupil.look();
            touch_on(pupil, acted);
        }
        if let Some(number) = decides(&table) {
            break number;
        }
        assert!(start.elapsed() < LONG, "a pupil begins");
    };
    table.class(ClassRequest::Sit(number));
    until(&mut table, &mut pupils, "the board is on the table", |table, _| {
        matches!(table.app.world().resource::<NetworkModel>().stage, NetworkStage::Playing(_))
            && !table.part::<LocalSeats>().0.is_empty()
    });
    let seat = table.part::<LocalSeats>().0.iter().next().expect("the teacher is to move at the table");
    let order = table.session().orders(seat)[0].clone();
    let asks = TableAction::Session(Request::Order(seat, order));
    table.ask(asks);
    until(&mut table, &mut pupils, "the pupil sees the move", |table, _| {
        screens(table).is_some_and(|screens| {
            screens.shown.boards.iter().any(|board| board.number == number && board.round == 0 && board.moves >= 2)
        })
    });
    assert!(table.sheet().rounds().is_empty(), "the sheet knows nothing of it");
    table.class(ClassRequest::Ask(Ask::EndPlayAll));
    until(&mut table, &mut pupils, "those games are closed", |table, _| {
        screens(table).is_some_and(|screens| !screens.shown.playing_all && screens.shown.boards.is_empty())
    });
}

#[test]
fn a_deck_is_given_from_the_window_and_what_comes_of_it_is_seen() {
    let folder = tempdir().expect("a temporary folder");
    let (mut table, port) = opened(folder.path(), "rastros");
    let mut pupils = [Pupil::comes(port, "Ana")];
    until(&mut table, &mut pupils, "she is here", |table, _| {
        screens(table).is_some_and(|screens| screens.shown.arrived == 1)
    });
    let decks = table.classes().decks.clone();
    assert!(decks.len() >= 2, "a lesson and puzzles of the game");
    let deck = decks.iter().find(|deck| deck.id == "rastros").expect("the lesson").text.to_string();
    table.class(ClassRequest::Ask(Ask::Homework { deck }));
    until(&mut table, &mut pupils, "she is led to it", |_, pupils| pupils[0].text("phase") == "work");
    let mut acted = Value::Null;
    pupils[0].say(&json!({ "careful": false }));
    let tried = |table: &TestTable| {
        let shown = screens(table)?.shown.homework.clone()?;
        Some(shown.table.rows[0].cells.iter().any(ludoteca_lessons::Tried::is_begun))
    };
    let start = Instant::now();
    while tried(&table) != Some(true) {
        table.frames(1);
        pupils[0].look();
        touch_on(&mut pupils[0], &mut acted);
        assert!(start.elapsed() < LONG, "something is tried");
    }
    table.class(ClassRequest::Ask(Ask::EndHomework));
    until(&mut table, &mut pupils, "it has ended", |table, _| {
        screens(table).is_some_and(|screens| screens.shown.homework.as_ref().is_some_and(|homework| !homework.open))
    });
}

#[test]
fn a_list_that_is_closed_takes_nobody_and_a_sheet_that_is_removed_closes_its_boards() {
    let folder = tempdir().expect("a temporary folder");
    let (mut table, port) = opened(folder.path(), "avanco");
    table.class(ClassRequest::Ask(Ask::OpenList(false)));
    until(&mut table, &mut [], "the list is closed", |table, _| {
        screens(table).is_some_and(|screens| !screens.shown.list_open)
    });
    let mut pupils = [Pupil::comes(port, "Ana")];
    pupils[0].look();
    for _ in 0..20 {
        table.frames(1);
        pupils[0].look();
    }
    assert!(table.sheet().pupils().is_empty() && pupils[0].token.is_none());
    let id = table.classes().open.as_ref().expect("a sheet is open").0.clone();
    table.class(ClassRequest::Leave);
    table.class(ClassRequest::Remove(id));
    assert!(screens(&table).is_none());
    cut(&mut pupils);
}

#[test]
fn the_class_is_asked_where_the_die_of_the_theatre_can_go() {
    let folder = tempdir().expect("a folder");
    let (mut table, port) = opened(folder.path(), "sapiens");
    let theatre = Games::all().theatres().of("sapiens").expect("it has a theatre");
    theatre::open(table.app.world_mut(), games::find("sapiens").expect("it exists"), theatre);
    let mut pupils = [Pupil::comes(port, "Ana")];
    until(&mut table, &mut pupils, "Ana is on the list", |table, _| {
        screens(table).is_some_and(|screens| screens.shown.arrived == 1)
    });
    table.class(ClassRequest::AskAll(None));
    until(&mut table, &mut pupils, "the question", |_, pupils| pupils[0].text("phase") == "ask");
    let asked = table.app.world().resource::<Demo>().quiz.asked().expect("a question").clone();
    assert_eq!(pupils[0].state["held"], json!([asked.cell.0]));
    let wrong = (0..64).map(Cell).find(|cell| asked.refusal(*cell).is_some()).expect("a cell where it cannot go");
    for cell in [wrong, asked.right[0].0] {
        pupils[0].say(&json!({ "touch": { "cell": cell.0 } }));
        until(&mut table, &mut pupils, "the answer", |table, _| {
            let question = screens(table).and_then(Screens::question);
            question.is_some_and(|(question, _)| question.answered == 1 && question.counts[0].0 == *name_of(cell))
        });
    }
    table.class(ClassRequest::Ask(Ask::Truth));
    until(&mut table, &mut pupils, "the truth", |table, _| screens(table).is_some_and(|it| it.truth().is_some()));
    let truth = screens(&table).and_then(Screens::truth).expect("it is known");
    assert_eq!((truth.best.len(), truth.of[0].good), (asked.right.len(), true));
}

/// The name of a cell of the board of Sapiens.
fn name_of(cell: Cell) -> String {
    games::find("sapiens").expect("it exists").info.geometry.name(cell).to_string()
}
