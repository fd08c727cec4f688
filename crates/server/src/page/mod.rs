//! The page of a door: what browsers are served, and those who play in them.
//!
//! `visitor.rs` carries what is said between a browser, its guest and the keeper of a table; `hall.rs` is for those who
//! are at no table yet, `cards.rs` says where those of a class are led, and `newcomer.rs` is for those without a card.
//! `question.rs` is what a whole class is asked at once, `task.rs` homework, at which `working.rs` keeps a browser.

mod cards;
mod hall;
mod newcomer;
mod question;
mod task;
mod telling;
mod visitor;
mod working;

pub use cards::{Guide, Way};
pub use newcomer::Newcomer;
pub use question::Question;
pub use task::Task;
pub(crate) use visitor::visit;

use cards::Tries;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ludoteca_net::{Hash, Identity, PublicKey};
use ludoteca_page::{FILES, KEEP_FILE, KEEP_PAGE, Speech, document, file, headers};
use ludoteca_rules::Catalogue;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{oneshot, watch};

/// So many names of those who sat down are remembered.
const MOST_NAMES: usize = 1024;

/// What a door needs for those who play in browsers.
pub struct Welcome {
    catalogue: Catalogue,
    identity: Identity,
    speech: Arc<Speech>,
    seats: Mutex<Seats>,
    tries: Mutex<Tries>,
    /// Where those of a class are led, if the host keeps one.
    guide: watch::Sender<Option<Guide>>,
}

/// Who plays in browsers, by their keys.
#[derive(Default)]
struct Seats {
    /// Closes the page in which somebody plays.
    open: BTreeMap<PublicKey, (u64, oneshot::Sender<()>)>,
    /// Under which names they sat down at tables whose games have not begun, where a lost line frees the place.
    names: BTreeMap<(PublicKey, Hash), String>,
    count: u64,
}

impl Welcome {
    /// Welcomes browsers to tables of these games. From the identity of this installation and what only a browser knows
    /// comes the identity with which it plays.
    #[must_use]
    pub fn new(catalogue: Catalogue, identity: Identity) -> Self {
        let speech = Arc::new(Speech::new(&catalogue));
        let tries = Mutex::new(Tries::new(Instant::now()));
        Self { catalogue, identity, speech, seats: Mutex::default(), tries, guide: watch::Sender::new(None) }
    }

    /// Leads those of a class there from now on.
    pub(crate) fn lead(&self, guide: Guide) {
        self.guide.send_replace(Some(guide));
    }

    /// Whether this host keeps a class.
    pub(crate) fn keeps_a_class(&self) -> bool {
        self.guide.borrow().is_some()
    }

    /// For how long the next letters wait that somebody tries; `None` if there were too many.
    fn try_letters(&self) -> Option<Duration> {
        self.tries.lock().unwrap_or_else(PoisonError::into_inner).wait(Instant::now())
    }

    /// Whether the page of somebody is open.
    pub(crate) fn is_open(&self, key: PublicKey) -> bool {
        self.seats().open.contains_key(&key)
    }

    fn seats(&self) -> std::sync::MutexGuard<'_, Seats> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody opens the page: wherever it was open before, it is closed. The number of this opening, and when it is
    /// to be closed.
    fn open(&self, key: PublicKey) -> (u64, oneshot::Receiver<()>) {
        let (close, closing) = oneshot::channel();
        let mut seats = self.seats();
        seats.count += 1;
        let number = seats.count;
        if let Some((_, before)) = seats.open.insert(key, (number, close)) {
            // It may be gone already.
            let _ = before.send(());
        }
        (number, closing)
    }

    /// The page of this opening was closed.
    fn close(&self, key: PublicKey, number: u64) {
        let mut seats = self.seats();
        if seats.open.get(&key).is_some_and(|(open, _)| *open == number) {
            seats.open.remove(&key);
        }
    }

    /// Remembers under which name somebody sat down at a table.
    fn remember(&self, at: (PublicKey, Hash), name: &str) {
        let mut seats = self.seats();
        if seats.names.len() < MOST_NAMES || seats.names.contains_key(&at) {
            seats.names.insert(at, name.to_owned());
        }
    }

    /// Under which name somebody sat down at a table.
    fn name_of(&self, at: (PublicKey, Hash)) -> Option<String> {
        self.seats().names.get(&at).cloned()
    }

    /// The page, in the language of the browser that asks.
    pub(crate) fn page(&self, asked: &HeaderMap) -> Response {
        let accepted = asked.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let words = self.speech.of(Speech::accepted(accepted));
        let kind = [
            (header::CONTENT_TYPE, "text/html; charset=utf-8"),
            (header::CACHE_CONTROL, KEEP_PAGE),
            (header::VARY, "accept-language"),
        ];
        guarded(asked, (kind, document(words)).into_response())
    }
}

/// A file of the page.
pub(crate) fn page_file(asked: &HeaderMap, version: &str, name: &str) -> Response {
    let Some(file) = file(version, name) else {
        // A page of an older program is open: it is loaded again.
        let known = FILES.iter().any(|file| file.name == name);
        let status = if known { StatusCode::GONE } else { StatusCode::NOT_FOUND };
        return guarded(asked, status.into_response());
    };
    let kind = [(header::CONTENT_TYPE, file.kind), (header::CACHE_CONTROL, KEEP_FILE)];
    guarded(asked, (kind, Body::from(file.bytes)).into_response())
}

/// With what a browser may do.
fn guarded(asked: &HeaderMap, mut response: Response) -> Response {
    // Only an address gets so far, never anything else that somebody wrote.
    let host = asked.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
    for (name, value) in headers(host) {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().insert(HeaderName::from_static(name), value);
        }
    }
    response
}
