//! A WebSocket to a host on the same network.

use super::Way;
use crate::address::Invitation;
use crate::carrier::Carrier;
use crate::trouble::Trouble;
use futures_util::{SinkExt, StreamExt};
use ludoteca_net::LONGEST_FRAME;
use std::io::{self, ErrorKind};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A connection must stand within so long, or somebody keeps it from coming.
const WITHIN: Duration = Duration::from_secs(5);

impl Way for Invitation {
    type Carrier = WebSocketStream<TcpStream>;

    async fn connect(&mut self) -> Result<Self::Carrier, Trouble> {
        let opened = timeout(WITHIN, async {
            let stream = TcpStream::connect((self.host.as_str(), self.port)).await.map_err(|error| cause(&error))?;
            // Small messages are not held back for others.
            let _ = stream.set_nodelay(true);
            let config =
                WebSocketConfig::default().max_message_size(Some(LONGEST_FRAME)).max_frame_size(Some(LONGEST_FRAME));
            let opened = client_async_with_config(self.socket(), stream, Some(config)).await;
            opened.map(|(socket, _)| socket).map_err(|_| Trouble::NotUs)
        });
        opened.await.unwrap_or(Err(Trouble::Silence))
    }

    async fn leave(self) {}
}

fn cause(error: &io::Error) -> Trouble {
    match error.kind() {
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionReset => Trouble::NobodyThere,
        ErrorKind::TimedOut => Trouble::Silence,
        _ => Trouble::NoWay,
    }
}

impl Carrier for WebSocketStream<TcpStream> {
    async fn send(&mut self, text: String) -> bool {
        SinkExt::send(self, Message::text(text)).await.is_ok()
    }

    async fn hear(&mut self) -> Result<String, Trouble> {
        loop {
            match self.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(tungstenite::Error::ConnectionClosed)) | None => {
                    return Err(Trouble::Closed);
                }
                Some(Ok(_)) => {}
                Some(Err(_)) => return Err(Trouble::Broke),
            }
        }
    }

    async fn close(mut self) {
        let _ = Self::close(&mut self, None).await;
    }
}
