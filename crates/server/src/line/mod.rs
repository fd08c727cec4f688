//! The line of a guest, whatever carries it: opened, and opened again when it breaks. `socket.rs` is what carries it on
//! the same network.

mod socket;

use crate::carrier::Carrier;
use crate::trouble::Trouble;
use crate::wire::{Ear, Heard, Wake, Wire};
use std::io;
use std::sync::mpsc;
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout;

/// A host that is silent for so long is gone: it says something every five seconds.
const SILENT_AFTER: Duration = Duration::from_secs(20);

/// How long is waited before the next try; the last from then on.
const BETWEEN: [u64; 6] = [500, 1000, 2000, 4000, 8000, 15_000];

/// How a connection to a host is made.
pub(crate) trait Way: Send + 'static {
    /// What it is made of.
    type Carrier: Carrier;

    /// Makes one, soon or not at all.
    fn connect(&mut self) -> impl Future<Output = Result<Self::Carrier, Trouble>> + Send;

    /// Nothing is connected any more.
    fn leave(self) -> impl Future<Output = ()> + Send;
}

/// Opens a line to a host, and opens it again whenever it breaks, until the wire is dropped.
///
/// # Errors
/// The system gives no thread.
pub(crate) fn open(mut way: impl Way, wake: Wake) -> io::Result<Wire> {
    let (ear, from) = mpsc::channel();
    let ear = Ear::new(ear, wake);
    let (to, spoken) = unbounded_channel();
    let runtime = Builder::new_current_thread().enable_all().build()?;
    std::thread::Builder::new().name("ludoteca-line".to_owned()).spawn(move || {
        runtime.block_on(async {
            run(&mut way, &ear, spoken).await;
            way.leave().await;
        });
        runtime.shutdown_background();
    })?;
    Ok(Wire::new(to, from))
}

async fn run(way: &mut impl Way, ear: &Ear, mut spoken: UnboundedReceiver<String>) {
    let mut failed = 0;
    loop {
        let trouble = match way.connect().await {
            Ok(carrier) => {
                failed = 0;
                // What was said while the line was down was said to nobody.
                while spoken.try_recv().is_ok() {}
                if !ear.hear(Heard::Open) {
                    carrier.close().await;
                    return;
                }
                match talk(carrier, ear, &mut spoken).await {
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

/// Carries what is said, until the line breaks (and why), or nobody holds the wire any more.
async fn talk(mut carrier: impl Carrier, ear: &Ear, spoken: &mut UnboundedReceiver<String>) -> Option<Trouble> {
    loop {
        tokio::select! {
            text = spoken.recv() => match text {
                Some(text) => {
                    if !carrier.send(text).await {
                        return Some(Trouble::Broke);
                    }
                }
                None => {
                    let _ = timeout(Duration::from_millis(300), carrier.close()).await;
                    return None;
                }
            },
            message = timeout(SILENT_AFTER, carrier.hear()) => match message {
                Ok(Ok(text)) => {
                    if !ear.hear(Heard::Text(text)) {
                        return None;
                    }
                }
                Ok(Err(trouble)) => return Some(trouble),
                Err(_) => return Some(Trouble::Broke),
            },
        }
    }
}
