//! Carries what is said between a browser, the guest that lives here on its behalf, and the keeper of its table.

use super::Welcome;
use super::cards::{Guide, Way};
use super::hall::{Hall, leads_elsewhere};
use super::telling::{close, tell};
use crate::keeper::{Input, Outlet, Served};
use crate::kept::entropy;
use crate::pace::Pace;
use axum::extract::ws::{Message, WebSocket};
use ludoteca_net::{Bytes, PeerId};
use ludoteca_page::{Arrival, Browser};
use ludoteca_rules::Text;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};

/// What the keeper says and the guest has not heard yet.
const MOST_WAITING: usize = 256;

/// After its browser is gone a guest stays for so long at most, to show what it has sealed.
const OWES_FOR: Duration = Duration::from_secs(600);

/// Why a visit ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The browser is gone.
    Gone,
    /// The page was opened elsewhere.
    Elsewhere,
    /// The card leads to another table now.
    SentOn,
    /// Nothing more is to be said, or the table is closed.
    Over,
}

/// The table to which a browser comes without a card, and the others of the host: what is played, and where it is.
pub(crate) type Opened = (Served, Vec<[String; 2]>);

/// Somebody plays in a browser, until they are gone. Where the host keeps a class, their card leads them to a table.
pub(crate) async fn visit(
    mut socket: WebSocket,
    welcome: Arc<Welcome>,
    opened: Option<Opened>,
    closed: watch::Receiver<bool>,
) {
    let mut hall = Hall::new(&mut socket, &welcome);
    let Some(arrival) = hall.arrival().await else { return };
    let mut guide = welcome.guide.subscribe();
    if !welcome.keeps_a_class() {
        let Some((table, tables)) = opened else { return };
        return play(socket, welcome, (arrival, None), (table, tables), closed).await;
    }
    let Some((arrival, way)) = hall.led(arrival, &mut guide).await else { return };
    let way = match way {
        Way::Table { then: Some(task), .. } => Way::Work(task),
        way => way,
    };
    match &way {
        Way::Table { table, .. } => {
            let table = table.clone();
            play(socket, welcome, (arrival, Some((way, guide))), (table, Vec::new()), closed).await;
        }
        Way::Wait(_) | Way::Ask(_) | Way::Work(_) => {
            let key = welcome.identity.of_token(arrival.token).public();
            let (number, closing) = welcome.open(key);
            let who = (arrival.token, arrival.language);
            match &way {
                Way::Ask(question) => hall.question(who, (&way, question), &mut guide, closing, closed).await,
                Way::Work(task) => hall.work(who, (&way, task), &mut guide, closing, closed).await,
                Way::Table { .. } | Way::Wait(_) => hall.wait(who, &way, &mut guide, closing, closed).await,
            }
            welcome.close(key, number);
        }
    }
}

/// By which card somebody was led to a table, and where all cards lead.
type Led = Option<(Way, watch::Receiver<Option<Guide>>)>;

/// Somebody is at a table, until they are gone.
async fn play(
    mut socket: WebSocket,
    welcome: Arc<Welcome>,
    (arrival, mut led): (Arrival, Led),
    (table, tables): Opened,
    closed: watch::Receiver<bool>,
) {
    let Ok(entropy) = entropy() else { return };
    let identity = welcome.identity.of_token(arrival.token);
    let key = identity.public();
    let sat = arrival.sat.as_ref().filter(|(at, _)| *at == table.id()).map(|(_, name)| name.clone());
    let name = sat.or_else(|| welcome.name_of((key, table.id()))).filter(|_| led.is_none());
    let (number, closing) = welcome.open(key);
    let start = Instant::now();
    let speech = (welcome.catalogue.clone(), welcome.speech.clone());
    let mut browser = Browser::new(speech, &arrival, (identity, entropy), (tables, name.as_deref()), start.elapsed());
    if let Some((Way::Table { place, name, .. }, _)) = &led {
        browser.take_place(name, *place);
    }
    let homework = led.as_ref().map(|(_, guide)| (arrival.token, guide.clone()));
    if let Some(mut visit) = Visit::begin(browser, (table, homework), start).await {
        let sent_on = async {
            match &mut led {
                Some((way, guide)) => {
                    while !leads_elsewhere(guide, arrival.token, way) && guide.changed().await.is_ok() {}
                }
                None => std::future::pending().await,
            }
        };
        let end = visit.run(&mut socket, &welcome, (closing, sent_on), closed.clone()).await;
        visit.farewell(&mut socket, end).await;
        welcome.close(key, number);
        drop(socket);
        // Whoever is led elsewhere may come back, and what they sealed is waited for as where a browser is gone.
        if matches!(end, End::Gone | End::SentOn) {
            visit.show_what_is_owed(closed).await;
        }
        visit.leave();
    } else {
        welcome.close(key, number);
    }
}

/// A browser's guest, and its line to the keeper of the table.
struct Visit {
    browser: Browser,
    table: Served,
    peer: PeerId,
    from_host: mpsc::Receiver<Option<String>>,
    start: Instant,
    pace: Pace,
    /// By which card somebody came, and where all cards lead: there may be homework after the game.
    homework: Option<(Bytes<16>, watch::Receiver<Option<Guide>>)>,
}

impl Visit {
    async fn begin(
        mut browser: Browser,
        (table, homework): (Served, Option<(Bytes<16>, watch::Receiver<Option<Guide>>)>),
        start: Instant,
    ) -> Option<Self> {
        let (to, from_host) = mpsc::channel::<Option<String>>(MOST_WAITING);
        let outlet: Outlet = Box::new(move |text| to.try_send(text).is_ok());
        let (told, number) = oneshot::channel();
        table.inputs.send(Input::Connect(outlet, told)).ok()?;
        let peer = number.await.ok()?;
        browser.connected(start.elapsed());
        Some(Self { browser, table, peer, from_host, start, pace: Pace::new(Instant::now()), homework })
    }

    /// Carries what is said, until somebody is gone.
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        welcome: &Welcome,
        (mut closing, sent_on): (oneshot::Receiver<()>, impl Future<Output = ()>),
        mut closed: watch::Receiver<bool>,
    ) -> End {
        tokio::pin!(sent_on);
        let mut ticks = tokio::time::interval(Duration::from_secs(1));
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        loop {
            if !self.speak(socket, welcome).await {
                return End::Gone;
            }
            if self.browser.is_over() {
                return End::Over;
            }
            let wait = self.pace.wait(Instant::now());
            tokio::select! {
                text = self.from_host.recv() => match text.flatten() {
                    Some(text) => self.browser.hear_host(&text, self.start.elapsed()),
                    None => return End::Over,
                },
                message = async {
                    // Meanwhile what the page says stays where it is.
                    if !wait.is_zero() {
                        tokio::time::sleep(wait).await;
                    }
                    socket.recv().await
                } => match message {
                    Some(Ok(Message::Text(text))) => {
                        self.pace.heard(Instant::now());
                        self.browser.hear_page(&text, self.start.elapsed());
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    _ => return End::Gone,
                },
                _ = ticks.tick() => {
                    let now = self.start.elapsed();
                    if self.browser.is_silent(now) {
                        return End::Gone;
                    }
                    if let Some((token, guide)) = &self.homework {
                        let offered = guide.borrow().as_ref().is_some_and(|guide| guide.has_homework(*token));
                        self.browser.offer_homework(offered);
                    }
                    self.browser.tick(now);
                }
                _ = &mut closing => return End::Elsewhere,
                () = &mut sent_on => return End::SentOn,
                _ = closed.changed() => return End::Over,
            }
        }
    }

    /// Hands on what the browser's guest says to the keeper, and what is told to the page; whether the page takes it.
    async fn speak(&mut self, socket: &mut WebSocket, welcome: &Welcome) -> bool {
        self.speak_to_host();
        if let Some(name) = self.browser.wanted_name() {
            welcome.remember((self.browser.guest().key(), self.table.id()), name);
        }
        // Whatever else is here already is heard first: the page is then told of it all at once.
        while let Ok(Some(text)) = self.from_host.try_recv() {
            self.browser.hear_host(&text, self.start.elapsed());
            self.speak_to_host();
        }
        while let Some(text) = self.browser.next_to_page(self.start.elapsed()) {
            if !tell(socket, text).await {
                return false;
            }
        }
        true
    }

    fn speak_to_host(&mut self) {
        while let Some(text) = self.browser.next_to_host() {
            // A keeper that is gone is noticed when nothing comes from it.
            let _ = self.table.inputs.send(Input::Text(self.peer, text));
        }
    }

    /// The last words to the page.
    async fn farewell(&mut self, socket: &mut WebSocket, end: End) {
        if end == End::Gone {
            return;
        }
        if end == End::Elsewhere {
            self.browser.bye(&Text::new("page-elsewhere"), false);
        }
        if end == End::SentOn {
            self.browser.bye(&Text::new("page-loading"), true);
        }
        while let Some(text) = self.browser.next_to_page(self.start.elapsed()) {
            if !tell(socket, text).await {
                return;
            }
        }
        close(socket).await;
    }

    /// An order that was sealed in a browser that is gone is shown all the same, when the others have sealed theirs:
    /// nobody waits for whoever has sealed.
    async fn show_what_is_owed(&mut self, mut closed: watch::Receiver<bool>) {
        let mut until = tokio::time::Instant::now() + OWES_FOR;
        while self.browser.owes() {
            if self.browser.guest().is_held() {
                // The others cannot seal theirs meanwhile.
                until = tokio::time::Instant::now() + OWES_FOR;
            }
            tokio::select! {
                text = self.from_host.recv() => match text.flatten() {
                    Some(text) => self.browser.hear_host(&text, self.start.elapsed()),
                    None => return,
                },
                () = tokio::time::sleep_until(until) => return,
                _ = closed.changed() => return,
            }
            // Nobody is told any more.
            while self.browser.next_to_page(self.start.elapsed()).is_some() {}
            self.speak_to_host();
        }
    }

    fn leave(&self) {
        let _ = self.table.inputs.send(Input::Gone(self.peer));
    }
}
