//! Doors: who may come in, and what is told to those who cannot.

use crate::people::{Player, door, invitation, table};
use ludoteca_server::{Heard, Invitation, Trouble, dial};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::time::Duration;

/// Asks the door something in plain HTTP; the first line of the answer, and the rest.
fn ask(port: u16, head: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("the door is open");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("it can be set");
    stream.write_all(format!("{head}\r\nConnection: close\r\n\r\n").as_bytes()).expect("it listens");
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    answer
}

#[test]
fn a_browser_is_welcomed_before_there_is_a_table_and_gets_no_other_file() {
    let door = door();
    let port = door.port();
    let answer = ask(port, &format!("GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}"));
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(ask(port, &format!("GET /etc/passwd HTTP/1.1\r\nHost: 127.0.0.1:{port}")).starts_with("HTTP/1.1 404"));
}

#[test]
fn a_name_that_somebody_else_chose_and_a_page_of_somebody_else_are_refused() {
    let door = door();
    let (served, _) = table(&door, "rastros", 1);
    let port = door.port();
    let upgrade = |host: &str, more: &str| {
        let path = format!("/table/{}", served.id());
        let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nUpgrade: websocket";
        let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("the door is open");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("it can be set");
        let head = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n{key}{more}\r\n\r\n");
        stream.write_all(head.as_bytes()).expect("it listens");
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    };
    let own = format!("127.0.0.1:{port}");
    assert_eq!(upgrade(&own, ""), "HTTP/1.1 101");
    assert_eq!(upgrade(&own, &format!("\r\nOrigin: http://{own}")), "HTTP/1.1 101");
    assert_eq!(upgrade(&own, "\r\nOrigin: http://evil.example"), "HTTP/1.1 403");
    assert_eq!(upgrade(&own, "\r\nOrigin: null"), "HTTP/1.1 403");
    assert_eq!(upgrade(&format!("evil.example:{port}"), ""), "HTTP/1.1 403");
    assert_eq!(upgrade("127.0.0.1:1", ""), "HTTP/1.1 403");
    assert!(ask(port, &format!("GET / HTTP/1.1\r\nHost: evil.example:{port}")).starts_with("HTTP/1.1 403"));
}

#[test]
fn a_table_that_is_not_there_and_something_else_there_are_told_apart() {
    let trouble = |invitation: Invitation| {
        let wire = dial(invitation, Arc::new(|| {})).expect("a thread");
        match wire.wait(Duration::from_secs(60)) {
            Some(Heard::Down(trouble)) => trouble,
            other => panic!("{other:?}"),
        }
    };
    let here = |port, table: Option<String>| Invitation { host: "127.0.0.1".to_owned(), port, table };
    let door = door();
    assert_eq!(trouble(here(door.port(), Some("0".repeat(64)))), Trouble::NotUs);
    // A program that takes connections and never says anything.
    let silent = TcpListener::bind("127.0.0.1:0").expect("a free port");
    assert_eq!(trouble(here(silent.local_addr().expect("it has one").port(), None)), Trouble::Silence);
    let port = silent.local_addr().expect("it has one").port();
    drop(silent);
    assert_eq!(trouble(here(port, None)), Trouble::NobodyThere);
}

#[test]
fn a_closed_door_listens_no_more() {
    let door = door();
    let port = door.port();
    let (served, _) = table(&door, "rastros", 2);
    let mut player = Player::dial(invitation(&door, &served), 1);
    player.until("it is there", |player| player.visit.guest().is_open());
    assert!(TcpStream::connect(("127.0.0.1", port)).is_ok());
    drop(door);
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
    player.until("it hears of it", |player| player.visit.trouble().is_some());
}

#[test]
fn a_request_that_does_not_end_is_cut_off() {
    let door = door();
    let mut stream = TcpStream::connect(("127.0.0.1", door.port())).expect("the door is open");
    stream.write_all(b"GET / HTTP/1.1\r\nHost: ").expect("it listens");
    stream.set_read_timeout(Some(Duration::from_secs(40))).expect("it can be set");
    let mut rest = Vec::new();
    assert!(stream.read_to_end(&mut rest).is_ok(), "the door closes it");
}
