//! The way of messages between a connection and the keeper of a table, whatever carries them.

use crate::carrier::Carrier;
use crate::keeper::{Input, Outlet, Served};
use crate::pace::Pace;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot, watch};

/// A connection that does not take so many messages is closed.
const MOST_WAITING: usize = 256;

/// Carries what is said until the connection ends, the host ends it, or the door is closed.
pub(crate) async fn pass(mut carrier: impl Carrier, table: Served, mut closed: watch::Receiver<bool>) {
    let (to, mut sent) = mpsc::channel::<Option<String>>(MOST_WAITING);
    let outlet: Outlet = Box::new(move |text| to.try_send(text).is_ok());
    let (told, number) = oneshot::channel();
    if table.inputs.send(Input::Connect(outlet, told)).is_err() {
        return;
    }
    let Ok(peer) = number.await else { return };
    let mut pace = Pace::new(Instant::now());
    loop {
        let wait = pace.wait(Instant::now());
        tokio::select! {
            text = sent.recv() => match text.flatten() {
                Some(text) => {
                    if !carrier.send(text).await {
                        break;
                    }
                }
                None => break,
            },
            message = async {
                // Meanwhile the other side's messages stay where they are, and what is sent to it is not held up.
                if !wait.is_zero() {
                    tokio::time::sleep(wait).await;
                }
                carrier.hear().await
            } => match message {
                Ok(text) => {
                    pace.heard(Instant::now());
                    if table.inputs.send(Input::Text(peer, text)).is_err() {
                        break;
                    }
                }
                Err(_) => break,
            },
            _ = closed.changed() => break,
        }
    }
    carrier.close().await;
    let _ = table.inputs.send(Input::Gone(peer));
}
