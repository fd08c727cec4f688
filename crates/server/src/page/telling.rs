//! What is told to a browser goes out within a time, or the browser is gone.

use axum::extract::ws::{Message, WebSocket};
use std::time::Duration;
use tokio::time::timeout;

/// A browser that does not take what is sent to it for so long is gone.
const TAKES_WITHIN: Duration = Duration::from_secs(10);

/// Tells a browser something; whether it took it.
pub(super) async fn tell(socket: &mut WebSocket, text: String) -> bool {
    send(socket, Message::Text(text.into())).await
}

/// Closes the line, after the last words.
pub(super) async fn close(socket: &mut WebSocket) {
    send(socket, Message::Close(None)).await;
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(TAKES_WITHIN, socket.send(message)).await, Ok(Ok(())))
}
