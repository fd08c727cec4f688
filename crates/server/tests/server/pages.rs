//! Browsers at a door: what they are served, who may speak, and whole plays over real sockets.

use crate::people::{LONG, door, table};
use futures_util::{SinkExt, StreamExt};
use ludoteca_server::{Door, Served};
use std::io::{Read, Write};
use std::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A door that welcomes browsers to a table of a game.
fn welcoming(game: &str) -> (Door, Served) {
    let door = door();
    let (served, _) = table(&door, game, 3);
    (door, served)
}

/// Asks in plain HTTP; the whole answer.
fn get(port: u16, path: &str, more: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("the door is open");
    stream.set_read_timeout(Some(LONG)).expect("it can be set");
    let head = format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close{more}\r\n\r\n");
    stream.write_all(head.as_bytes()).expect("it listens");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn a_browser_is_served_the_page_with_its_policy() {
    let (door, served) = welcoming("rastros");
    let port = door.port();
    for path in ["/".to_owned(), format!("/table/{}", served.id())] {
        let answer = get(port, &path, "\r\nAccept-Language: pt-BR,pt;q=0.5");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        let head = answer.split("\r\n\r\n").next().unwrap_or_default().to_lowercase();
        assert!(head.contains("content-type: text/html; charset=utf-8"), "{head}");
        assert!(head.contains("content-security-policy: default-src 'none'; script-src 'self'"), "{head}");
        assert!(head.contains(&format!("connect-src 'self' ws://127.0.0.1:{port};")), "{head}");
        assert!(head.contains("x-content-type-options: nosniff") && head.contains("referrer-policy: no-referrer"));
        assert!(!head.contains("set-cookie") && !head.contains("unsafe"));
        assert!(answer.contains("<html lang=\"pt-BR\""), "{answer}");
        // All that belongs to it is there.
        for part in answer.split('"').filter(|part| part.starts_with("/page/")) {
            let file = get(port, part, "");
            assert!(file.starts_with("HTTP/1.1 200") && file.contains("immutable"), "{part}");
        }
    }
    assert!(get(port, "/page/0000000000000000/main.js", "").starts_with("HTTP/1.1 410"));
    assert!(get(port, "/page/0000000000000000/other.js", "").starts_with("HTTP/1.1 404"));
    assert!(get(port, "/table/00", "").starts_with("HTTP/1.1 4"));
}

#[test]
fn only_a_page_of_this_door_may_speak() {
    let (door, _served) = welcoming("rastros");
    let port = door.port();
    let upgrade = |more: &str| {
        let key = "\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nUpgrade: websocket";
        let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("the door is open");
        stream.set_read_timeout(Some(LONG)).expect("it can be set");
        let head = format!("GET /play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade{key}{more}\r\n\r\n");
        stream.write_all(head.as_bytes()).expect("it listens");
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    };
    assert_eq!(upgrade(&format!("\r\nOrigin: http://127.0.0.1:{port}")), "HTTP/1.1 101");
    assert_eq!(upgrade("\r\nOrigin: http://evil.example"), "HTTP/1.1 403");
    assert_eq!(upgrade("\r\nOrigin: null"), "HTTP/1.1 403");
    assert_eq!(upgrade(""), "HTTP/1.1 403");
}

/// A page, as far as it speaks.
struct Page {
    socket: WebSocketStream<tokio::net::TcpStream>,
    heard: Vec<String>,
}

impl Page {
    async fn open(port: u16, token: u8) -> Self {
        let place = format!("127.0.0.1:{port}");
        let mut request = format!("ws://{place}/play").into_client_request().expect("a request");
        request.headers_mut().insert("origin", format!("http://{place}").parse().expect("a header"));
        let stream = tokio::net::TcpStream::connect(&place).await.expect("the door is open");
        let (socket, _) = client_async(request, stream).await.expect("a socket");
        let mut page = Self { socket, heard: Vec::new() };
        let token = format!("{token:02x}").repeat(16);
        page.say(&format!("{{\"hello\":{{\"page\":1,\"token\":\"{token}\",\"language\":\"en\"}}}}")).await;
        page
    }

    async fn say(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.expect("it is open");
    }

    /// Waits until something is said that has this in it.
    async fn until(&mut self, said: &str) {
        loop {
            let heard = timeout(LONG, self.socket.next()).await;
            let Ok(Some(Ok(Message::Text(text)))) = heard else {
                panic!("not “{said}” but {heard:?}: {:?}", self.heard)
            };
            self.heard.push(text.to_string());
            if text.contains(said) {
                return;
            }
        }
    }

    async fn sit(&mut self, name: &str) {
        self.until("\"phase\":\"door\"").await;
        self.say(&format!("{{\"sit\":{{\"name\":\"{name}\"}}}}")).await;
    }

    /// Touches cells by their numbers, and agrees.
    async fn order(&mut self, from: u8, to: u8) {
        self.say(&format!("{{\"touch\":{{\"cell\":{from}}}}}")).await;
        self.say(&format!("{{\"touch\":{{\"cell\":{to}}}}}")).await;
        self.until("\"proposed\":{").await;
        self.say("\"play\"").await;
    }
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

#[test]
fn a_sealed_order_is_shown_although_its_browser_is_gone() {
    let (door, _served) = welcoming("apocalypse");
    runtime().block_on(async {
        let (mut white, mut black) = (Page::open(door.port(), 1).await, Page::open(door.port(), 2).await);
        white.sit("Ana").await;
        white.until("\"phase\":\"wait\"").await;
        black.sit("Rui").await;
        black.until("\"phase\":\"play\"").await;
        white.until("\"phase\":\"play\"").await;
        // a2-a3 and e4-e3.
        white.order(5, 10).await;
        white.until("Your order is sealed").await;
        drop(white);
        black.order(19, 14).await;
        black.until("\"last\":\"a2-a3|e4-e3\"").await;
        black.until("\"away\":true").await;
        // And back on the same seat.
        let mut white = Page::open(door.port(), 1).await;
        white.until("\"phase\":\"play\"").await;
        black.until("is back").await;
    });
}

#[test]
fn a_seat_is_played_in_the_page_that_was_opened_last() {
    let (door, _served) = welcoming("rastros");
    runtime().block_on(async {
        let mut first = Page::open(door.port(), 1).await;
        first.sit("Ana").await;
        first.until("\"phase\":\"wait\"").await;
        let mut second = Page::open(door.port(), 1).await;
        first.until("open somewhere else").await;
        // Whoever sat down sits there without being asked again.
        second.until("\"phase\":\"wait\"").await;
    });
}

#[test]
fn a_page_of_another_version_is_told_so() {
    let (door, _served) = welcoming("rastros");
    runtime().block_on(async {
        let mut page = Page::open(door.port(), 1).await;
        page.until("\"phase\":\"door\"").await;
        page.say("{\"hello\":{\"page\":99}}").await;
        page.until("another version").await;
    });
}
