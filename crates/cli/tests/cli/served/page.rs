//! What a browser does on behalf of its page: a socket, and what the host has told.

use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::net::TcpStream;
use std::time::Duration;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, client};

/// Something that the host said.
pub enum Heard {
    /// Nothing for a moment.
    Nothing,
    /// The line is gone.
    Gone,
    /// Of this kind, with this in it.
    Told(String, Value),
}

/// A page that is open.
pub struct Page {
    socket: WebSocket<TcpStream>,
    pub state: Map<String, Value>,
    /// Everybody's name that stood in any message: those that begin with `Pupil`.
    pub names: BTreeSet<String>,
}

impl Page {
    /// Opens a page at a door, if there is one.
    pub fn open(port: u16) -> Option<Self> {
        Self::open_at(port, "/play", true).ok()
    }

    /// The same at a path, with or without saying where the page is from; else the status.
    pub fn open_at(port: u16, path: &str, from_here: bool) -> Result<Self, u16> {
        let stream = TcpStream::connect(("127.0.0.1", port)).map_err(|_| 0_u16)?;
        stream.set_read_timeout(Some(Duration::from_millis(10))).expect("a socket");
        stream.set_nodelay(true).expect("a socket");
        let mut request = format!("ws://127.0.0.1:{port}{path}").into_client_request().expect("an address");
        if from_here {
            let origin = HeaderValue::from_str(&format!("http://127.0.0.1:{port}")).expect("an address");
            request.headers_mut().insert("origin", origin);
        }
        let mut shaken = client(request, stream);
        loop {
            match shaken {
                Ok((socket, _)) => return Ok(Self { socket, state: Map::new(), names: BTreeSet::new() }),
                Err(tokio_tungstenite::tungstenite::HandshakeError::Interrupted(rest)) => shaken = rest.handshake(),
                Err(tokio_tungstenite::tungstenite::HandshakeError::Failure(Error::Http(answer))) => {
                    return Err(answer.status().as_u16());
                }
                Err(_) => return Err(0),
            }
        }
    }

    pub fn say(&mut self, message: &Value) {
        // Whether the line is gone is heard.
        let _ = self.socket.send(Message::text(message.to_string()));
    }

    /// Says who is there.
    pub fn hello(&mut self, token: &str) {
        self.say(&json!({ "hello": { "page": 1, "token": token, "language": "en" } }));
    }

    /// What the host says next.
    pub fn hear(&mut self) -> Heard {
        let text = match self.socket.read() {
            Ok(Message::Text(text)) => text,
            Ok(Message::Close(_)) => return Heard::Gone,
            Ok(_) => return Heard::Nothing,
            Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                return Heard::Nothing;
            }
            Err(_) => return Heard::Gone,
        };
        for (at, _) in text.match_indices("Pupil ") {
            self.names.insert(text[at..].chars().take(8).collect());
        }
        match serde_json::from_str(&text).expect("JSON") {
            Value::String(beat) => {
                self.say(&json!("beat"));
                Heard::Told(beat, Value::Null)
            }
            Value::Object(message) => {
                let (kind, told) = message.into_iter().next().expect("a message");
                if kind == "state" {
                    self.state.extend(told.as_object().expect("fields").clone());
                }
                Heard::Told(kind, told)
            }
            other => panic!("{other}"),
        }
    }

    /// Waits for a message of this kind.
    pub fn until(&mut self, kind: &str) -> Value {
        loop {
            match self.hear() {
                Heard::Gone => panic!("the line is gone before {kind}"),
                Heard::Told(told, message) if told == kind => return message,
                _ => {}
            }
        }
    }

    pub fn text(&self, name: &str) -> &str {
        self.state.get(name).and_then(Value::as_str).unwrap_or_default()
    }
}
