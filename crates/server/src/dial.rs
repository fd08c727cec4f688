//! The line of a guest: opened, and opened again when it breaks.

use crate::address::Invitation;
use crate::trouble::Trouble;
use crate::wire::{Ear, Heard, Wake, Wire};
use futures_util::{SinkExt, StreamExt};
use ludoteca_net::LONGEST_FRAME;
use std::io::{self, ErrorKind};
use std::sync::mpsc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A connection must stand within so long, or somebody keeps it from coming.
const WITHIN: Duration = Duration::from_secs(5);

/// A host that is silent for so long is gone: it says something every five seconds.
const SILENT_AFTER: Duration = Duration::from_secs(20);

/// How long is waited before the next try; the last from then on.
const BETWEEN: [u64; 6] = [500, 1000, 2000, 4000, 8000, 15_000];

/// Opens a line to a host, and opens it again whenever it breaks, until the wire is dropped.
///
/// # Errors
/// The system gives no thread.
pub fn dial(invitation: Invitation, wake: Wake) -> io::Result<Wire> {
    let (ear, from) = mpsc::channel();
    let ear = Ear::new(ear, wake);
    let (to, spoken) = unbounded_channel();
    let runtime = Builder::new_current_thread().enable_all().build()?;
    std::thread::Builder::new().name("ludoteca-line".to_owned()).spawn(move || {
        runtime.block_on(run(&invitation, &ear, spoken));
        runtime.shutdown_background();
    })?;
    Ok(Wire::new(to, from))
}

async fn run(invitation: &Invitation, ear: &Ear, mut spoken: UnboundedReceiver<String>) {
    let mut failed = 0;
    loop {
        let trouble = match connect(invitation).await {
            Ok(socket) => {
                failed = 0;
                // What was said while the line was down was said to nobody.
                while spoken.try_recv().is_ok() {}
                if !ear.hear(Heard::Open) {
                    return;
                }
                match talk(socket, ear, &mut spoken).await {
                    Some(trouble) => trouble,
                    None => return,
                }
            }
            Err(trouble) => trouble,
        };
        if !ear.hear(Heard::Down(trouble)) {
            return;
        }
        let pause = Duration::from_millis(BETWEEN[failed.min(BETWEEN.len() - 1)]);
        failed += 1;
        let over = tokio::time::sleep(pause);
        tokio::pin!(over);
        loop {
            tokio::select! {
                () = &mut over => break,
                text = spoken.recv() => if text.is_none() { return },
            }
        }
    }
}

async fn connect(invitation: &Invitation) -> Result<WebSocketStream<TcpStream>, Trouble> {
    let opened = timeout(WITHIN, async {
        let stream =
            TcpStream::connect((invitation.host.as_str(), invitation.port)).await.map_err(|error| cause(&error))?;
        // Small messages are not held back for others.
        let _ = stream.set_nodelay(true);
        let config =
            WebSocketConfig::default().max_message_size(Some(LONGEST_FRAME)).max_frame_size(Some(LONGEST_FRAME));
        let opened = client_async_with_config(invitation.socket(), stream, Some(config)).await;
        opened.map(|(socket, _)| socket).map_err(|_| Trouble::NotUs)
    });
    opened.await.unwrap_or(Err(Trouble::Silence))
}

fn cause(error: &io::Error) -> Trouble {
    match error.kind() {
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionReset => Trouble::NobodyThere,
        ErrorKind::TimedOut => Trouble::Silence,
        _ => Trouble::NoWay,
    }
}

/// Carries what is said, until the line breaks (and why), or nobody holds the wire any more.
async fn talk(
    mut socket: WebSocketStream<TcpStream>,
    ear: &Ear,
    spoken: &mut UnboundedReceiver<String>,
) -> Option<Trouble> {
    loop {
        tokio::select! {
            text = spoken.recv() => match text {
                Some(text) => {
                    if socket.send(Message::text(text)).await.is_err() {
                        return Some(Trouble::Broke);
                    }
                }
                None => {
                    let _ = timeout(Duration::from_millis(300), socket.close(None)).await;
                    return None;
                }
            },
            message = timeout(SILENT_AFTER, socket.next()) => match message {
                Ok(Some(Ok(Message::Text(text)))) => {
                    if !ear.hear(Heard::Text(text.to_string())) {
                        return None;
                    }
                }
                Ok(Some(Ok(Message::Close(_)) | Err(tungstenite::Error::ConnectionClosed)) | None) => {
                    return Some(Trouble::Closed);
                }
                Ok(Some(Ok(_))) => {}
                Ok(Some(Err(_))) | Err(_) => return Some(Trouble::Broke),
            },
        }
    }
}
