//! The task that runs a host: it is told what comes by every connection, and does what the host wants done.

use crate::pace::Pace;
use crate::trouble::Trouble;
use crate::wire::{Ear, Heard, Wake, Wire};
use ludoteca_net::{Act, Fault, Frame, Hash, Host, Letter, PeerId};
use std::collections::BTreeMap;
use std::io;
use std::sync::mpsc;
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep_until};

/// Writes a line at the end of a log and keeps it, before anybody is told of it.
pub type Keep = Box<dyn FnMut(&str) -> io::Result<()> + Send>;

/// Takes what is sent to one connection, and `None` when it is closed; whether it could take it.
pub(crate) type Outlet = Box<dyn FnMut(Option<String>) -> bool + Send>;

/// What happens to a host.
pub(crate) enum Input {
    /// Somebody came; the number of the connection is sent back.
    Connect(Outlet, tokio::sync::oneshot::Sender<PeerId>),
    /// Somebody said something.
    Text(PeerId, String),
    /// Somebody went.
    Gone(PeerId),
    /// A letter came; what comes of it is sent back once it is kept.
    Letter(Box<Letter>, mpsc::Sender<Result<(), Fault>>),
    /// Nobody may do anything from now on, or everybody may go on.
    Hold(bool),
}

/// A table that is served by a door.
#[derive(Clone, Debug)]
pub struct Served {
    id: Hash,
    game: String,
    pub(crate) inputs: UnboundedSender<Input>,
}

impl Served {
    /// Keeps a table on a thread of its own, for those within this program and for whoever plays by mail, as long as
    /// anybody holds it. The host counts its time from now.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn here(host: Host, keep: Keep) -> io::Result<Self> {
        let runtime = Builder::new_current_thread().enable_time().build()?;
        let (served, runs) = keeper(host, keep, Instant::now());
        std::thread::Builder::new().name("ludoteca-post".to_owned()).spawn(move || runtime.block_on(runs))?;
        Ok(served)
    }

    /// Takes in a letter of somebody at the table.
    ///
    /// # Errors
    /// Why it does not count, or [`Fault::Unwritten`] if nobody keeps the table any more.
    pub fn take_letter(&self, letter: Letter) -> Result<(), Fault> {
        let (told, done) = mpsc::channel();
        self.inputs.send(Input::Letter(Box::new(letter), told)).map_err(|_| Fault::Unwritten)?;
        done.recv().unwrap_or(Err(Fault::Unwritten))
    }

    /// The table.
    #[must_use]
    pub const fn id(&self) -> Hash {
        self.id
    }

    /// Its game and options, as records name them.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Lets nobody do anything at it from now on, or everybody go on.
    pub fn hold(&self, holds: bool) {
        // At a table that is closed nobody does anything.
        let _ = self.inputs.send(Input::Hold(holds));
    }

    /// A wire to it within this program.
    #[must_use]
    pub fn wire(&self, wake: Wake) -> Wire {
        let (ear, from) = mpsc::channel();
        let ear = Ear::new(ear, wake);
        let (to, mut spoken) = unbounded_channel::<String>();
        let inputs = self.inputs.clone();
        let outlet = {
            let ear = ear.clone();
            Box::new(move |text: Option<String>| match text {
                Some(text) => ear.hear(Heard::Text(text)),
                None => ear.hear(Heard::Down(Trouble::Closed)),
            })
        };
        let (told, number) = tokio::sync::oneshot::channel();
        // Before anything that the host says.
        ear.hear(Heard::Open);
        let _ = inputs.send(Input::Connect(outlet, told));
        std::thread::spawn(move || {
            let Ok(peer) = number.blocking_recv() else { return };
            let mut pace = Pace::new(std::time::Instant::now());
            while let Some(text) = spoken.blocking_recv() {
                std::thread::sleep(pace.wait(std::time::Instant::now()));
                pace.heard(std::time::Instant::now());
                if inputs.send(Input::Text(peer, text)).is_err() {
                    return;
                }
            }
            let _ = inputs.send(Input::Gone(peer));
        });
        Wire::new(to, from)
    }
}

/// A keeper, and its table.
pub(crate) fn keeper(host: Host, keep: Keep, start: Instant) -> (Served, impl Future<Output = ()> + Send + use<>) {
    let (inputs, from) = unbounded_channel();
    let game = host.table().opened().game.clone();
    let served = Served { id: host.table().id(), game, inputs };
    (served, run(Keeper { host, keep, outlets: BTreeMap::new(), start }, from))
}

struct Keeper {
    host: Host,
    keep: Keep,
    outlets: BTreeMap<PeerId, Outlet>,
    start: Instant,
}

async fn run(mut keeper: Keeper, mut inputs: UnboundedReceiver<Input>) {
    if keeper.act().is_err() {
        return;
    }
    loop {
        let far = Duration::from_secs(3600);
        let wake = keeper.host.wakes_at().map_or_else(|| Instant::now() + far, |at| keeper.start + at);
        let done = tokio::select! {
            input = inputs.recv() => match input {
                Some(input) => keeper.take(input),
                None => return,
            },
            () = sleep_until(wake) => {
                keeper.host.tick(keeper.start.elapsed());
                keeper.act()
            }
        };
        if done.is_err() {
            return;
        }
    }
}

impl Keeper {
    /// Does what follows of what happens.
    ///
    /// # Errors
    /// Those of [`Self::act`].
    fn take(&mut self, input: Input) -> Result<(), ()> {
        let now = self.start.elapsed();
        match input {
            Input::Connect(outlet, told) => {
                let peer = self.host.connect(now);
                self.outlets.insert(peer, outlet);
                if told.send(peer).is_err() {
                    self.outlets.remove(&peer);
                    self.host.lose(peer, now);
                }
            }
            Input::Hold(holds) => self.host.hold(holds, now),
            Input::Text(peer, text) => self.host.hear(peer, &text, now),
            Input::Gone(peer) => {
                self.outlets.remove(&peer);
                self.host.lose(peer, now);
            }
            Input::Letter(letter, told) => {
                let taken = self.host.take_letter(&letter, now);
                let kept = self.act();
                // Whoever brought it may be gone.
                let _ = told.send(kept.map_or(Err(Fault::Unwritten), |()| taken));
                return kept;
            }
        }
        self.act()
    }

    /// Does what the host wants done.
    ///
    /// # Errors
    /// A line could not be kept: everybody is told that the table is closed, and it is.
    fn act(&mut self) -> Result<(), ()> {
        let mut slow = Vec::new();
        while let Some(act) = self.host.next_act() {
            match act {
                Act::Keep(line) => {
                    if let Err(error) = (self.keep)(&line) {
                        tracing::warn!(%error, "a line of a table could not be kept");
                        let bye = Frame::Bye(Fault::Unwritten).print();
                        for outlet in self.outlets.values_mut() {
                            outlet(Some(bye.clone()));
                            outlet(None);
                        }
                        return Err(());
                    }
                }
                Act::Send(peer, text) => {
                    if let Some(outlet) = self.outlets.get_mut(&peer)
                        && !outlet(Some(text))
                    {
                        slow.push(peer);
                    }
                }
                Act::Close(peer) => {
                    if let Some(mut outlet) = self.outlets.remove(&peer) {
                        outlet(None);
                    }
                }
            }
        }
        let now = self.start.elapsed();
        for peer in slow {
            if let Some(mut outlet) = self.outlets.remove(&peer) {
                outlet(None);
                self.host.lose(peer, now);
            }
        }
        Ok(())
    }
}
