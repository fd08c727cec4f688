//! What a browser does on behalf of its page: a socket, and what the host has told.

use serde_json::{Map, Value, json};
use std::io::ErrorKind;
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, HandshakeError, Message, WebSocket, client};

/// Nothing here takes so long, however busy the computer is.
pub const LONG: Duration = Duration::from_secs(120);

/// A page that is open.
pub struct Page {
    port: u16,
    token: String,
    socket: WebSocket<TcpStream>,
    pub state: Map<String, Value>,
    /// What was said last by kind.
    pub told: Map<String, Value>,
}

impl Page {
    /// Opens a page at a door, for whoever has this token.
    pub fn open(port: u16, token: &str) -> Self {
        let stream = TcpStream::connect(("127.0.0.1", port)).expect("a door");
        stream.set_read_timeout(Some(Duration::from_millis(10))).expect("a socket");
        let mut request = format!("ws://127.0.0.1:{port}/play").into_client_request().expect("an address");
        let origin = HeaderValue::from_str(&format!("http://127.0.0.1:{port}")).expect("an address");
        request.headers_mut().insert("origin", origin);
        let mut shaken = client(request, stream);
        let socket = loop {
            match shaken {
                Ok((socket, _)) => break socket,
                Err(HandshakeError::Interrupted(rest)) => shaken = rest.handshake(),
                Err(HandshakeError::Failure(error)) => panic!("{error}"),
            }
        };
        let mut page = Self { port, token: token.to_owned(), socket, state: Map::new(), told: Map::new() };
        page.hello();
        page
    }

    /// Comes with a card.
    pub fn with_card(port: u16, letters: &str) -> Self {
        let mut page = Self::open(port, &"0".repeat(32));
        page.until("the question for a card", |page| page.told.contains_key("card"));
        page.types(letters);
        page.takes_its_seat();
        page
    }

    /// Types something where a card is asked for.
    pub fn types(&mut self, text: &str) {
        self.told.remove("card");
        self.say(&json!({ "card": { "letters": text, "language": "en" } }));
    }

    /// Says hello with the token of a card, once it is there.
    pub fn takes_its_seat(&mut self) {
        self.until("a seat", |page| page.told.contains_key("seat"));
        self.token = self.told["seat"].as_str().expect("a token").to_owned();
        self.hello();
    }

    fn hello(&mut self) {
        self.say(&json!({ "hello": { "page": 1, "token": self.token, "language": "en" } }));
    }

    pub fn say(&mut self, message: &Value) {
        // Whether the line is gone is heard.
        let _ = self.socket.send(Message::text(message.to_string()));
    }

    /// What the host says next is taken in; whether the line goes on.
    fn hear(&mut self) -> bool {
        let text = match self.socket.read() {
            Ok(Message::Text(text)) => text,
            Ok(Message::Close(_)) => return false,
            Ok(_) => return true,
            Err(Error::Io(error)) => return matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
            Err(_) => return false,
        };
        let Value::Object(message) = serde_json::from_str(&text).expect("JSON") else {
            self.say(&json!("beat"));
            return true;
        };
        let (kind, told) = message.into_iter().next().expect("a message");
        if kind == "state" {
            self.state.extend(told.as_object().expect("fields").clone());
        }
        let goes_on = kind != "bye";
        self.told.insert(kind, told);
        goes_on
    }

    /// Waits until something holds; a page that is told to come back does so.
    pub fn until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !holds(self) {
            assert!(start.elapsed() < LONG, "“{what}” was waited for: {:?} {:?}", self.state, self.told);
            if !self.hear() {
                *self = Self::open(self.port, &self.token);
            }
        }
    }

    pub fn text(&self, name: &str) -> &str {
        self.state.get(name).and_then(Value::as_str).unwrap_or_default()
    }

    /// What was said last where there is no game, or where a card is asked for.
    pub fn sentence(&self, kind: &str) -> &str {
        self.told.get(kind).and_then(|told| told["text"].as_str()).unwrap_or_default()
    }

    fn can(&self) -> Vec<Value> {
        self.state.get("can").and_then(Value::as_array).cloned().unwrap_or_default()
    }

    pub fn plays(&self) -> bool {
        self.text("phase") == "play"
    }

    pub fn decides(&self) -> bool {
        self.plays() && !self.can().is_empty()
    }

    /// Touches the first cell that can be touched.
    pub fn touches(&mut self) {
        self.say(&json!({ "careful": false }));
        let cell = self.can()[0].clone();
        self.say(&json!({ "touch": { "cell": cell } }));
    }
}
