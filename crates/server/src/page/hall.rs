//! A browser that is at no table: it is asked for a card where the host keeps a class, waits where it has no game now,
//! and is asked for a move where the whole class is.

use super::Welcome;
use super::cards::{Guide, Way};
use super::question::Question;
use super::telling::{close, tell};
use crate::pace::Pace;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use ludoteca_net::Bytes;
use ludoteca_page::{Answering, Arrival, BEAT_EVERY, GONE_AFTER, Greeting, Hallway};
use ludoteca_rules::Text;
use ludoteca_words::Language;
use std::time::{Duration, Instant};
use tokio::sync::{oneshot, watch};
use tokio::time::timeout;

/// A browser says within so long who it is.
const ARRIVES_WITHIN: Duration = Duration::from_secs(10);

/// After wrong letters nothing more is heard for so long.
const AFTER_WRONG: Duration = Duration::from_secs(1);

/// So many wrong letters may come over one line.
const MOST_WRONG: u32 = 20;

/// The line to a browser that is at no table.
pub(crate) struct Hall<'a> {
    pub socket: &'a mut WebSocket,
    pub welcome: &'a Welcome,
    heard: Instant,
}

impl<'a> Hall<'a> {
    pub fn new(socket: &'a mut WebSocket, welcome: &'a Welcome) -> Self {
        Self { socket, welcome, heard: Instant::now() }
    }

    pub(super) async fn say(&mut self, text: String) -> Option<()> {
        tell(self.socket, text).await.then_some(())
    }

    /// The last words.
    pub async fn bye(&mut self, text: String) {
        if self.say(text).await.is_some() {
            close(self.socket).await;
        }
    }

    /// The text that the browser says next, or nothing for a while; `None` when it is gone.
    pub(super) async fn hear_text(&mut self) -> Option<Option<Utf8Bytes>> {
        let message = timeout(BEAT_EVERY, self.socket.recv()).await;
        match message {
            Ok(Some(Ok(Message::Text(text)))) => {
                self.heard = Instant::now();
                Some(Some(text))
            }
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => Some(None),
            Err(_) if self.heard.elapsed() < GONE_AFTER => {
                self.say(Hallway::beat()).await?;
                Some(None)
            }
            _ => None,
        }
    }

    /// The same, no faster than somebody may speak: meanwhile what the page says stays where it is.
    pub(super) async fn hear_at(&mut self, pace: &mut Pace) -> Option<Option<Utf8Bytes>> {
        let wait = pace.wait(Instant::now());
        if !wait.is_zero() {
            tokio::time::sleep(wait).await;
        }
        let heard = self.hear_text().await;
        if matches!(heard, Some(Some(_))) {
            pace.heard(Instant::now());
        }
        heard
    }

    /// What the browser says next; `None` when it is gone or says what nobody understands.
    async fn hear(&mut self) -> Option<Greeting> {
        let Some(text) = self.hear_text().await? else { return Some(Greeting::Beat) };
        match Greeting::parse(&text) {
            Ok(greeting) => Some(greeting),
            Err(why) => {
                let text = self.welcome.speech.turn_away(&why);
                self.bye(text).await;
                None
            }
        }
    }

    /// Who comes, as they say first of all.
    pub async fn arrival(&mut self) -> Option<Arrival> {
        let first = timeout(ARRIVES_WITHIN, self.socket.recv()).await;
        let Ok(Some(Ok(Message::Text(text)))) = first else { return None };
        match Arrival::parse(&text) {
            Ok(arrival) => Some(arrival),
            Err(why) => {
                let text = self.welcome.speech.turn_away(&why);
                self.bye(text).await;
                None
            }
        }
    }

    /// Asks for a card until there is one, and where it leads.
    pub async fn led(
        &mut self,
        mut arrival: Arrival,
        guide: &mut watch::Receiver<Option<Guide>>,
    ) -> Option<(Arrival, Way)> {
        let mut asked = None;
        let mut wrong = 0;
        loop {
            let way = guide.borrow_and_update().as_ref().and_then(|guide| guide.way(arrival.token).cloned());
            if let Some(way) = way {
                return Some((arrival, way));
            }
            // Whether a name may be typed too.
            let open = takes_names(guide);
            if asked != Some(open) {
                self.ask((arrival.language, open), None).await?;
                asked = Some(open);
            }
            let said = tokio::select! {
                said = self.hear() => said?,
                _ = guide.changed() => continue,
            };
            match said {
                Greeting::Arrival(next) => {
                    arrival = next;
                    asked = None;
                }
                Greeting::Card(letters, language) => {
                    arrival.language = language;
                    if !self.exchange(&letters, language, guide).await? {
                        wrong += 1;
                        if wrong == MOST_WRONG {
                            return None;
                        }
                        tokio::time::sleep(AFTER_WRONG).await;
                    }
                }
                Greeting::Language(language) => {
                    arrival.language = language;
                    asked = None;
                }
                Greeting::Beat => {}
            }
        }
    }

    async fn ask(&mut self, (language, open): (Language, bool), wrong: Option<&Text>) -> Option<()> {
        let welcome = self.welcome;
        let hallway = Hallway(&welcome.speech, language);
        if wrong.is_none() {
            self.say(hallway.words()).await?;
        }
        self.say(hallway.ask_card(wrong, open)).await
    }

    /// Gives the token of a card for its letters, or of a new one for a name where the list is open; whether there is
    /// one.
    async fn exchange(
        &mut self,
        letters: &str,
        language: Language,
        guide: &watch::Receiver<Option<Guide>>,
    ) -> Option<bool> {
        let Some(wait) = self.welcome.try_letters() else {
            self.ask((language, takes_names(guide)), Some(&Text::new("page-letters-wait"))).await?;
            return Some(false);
        };
        tokio::time::sleep(wait).await;
        let (token, list) = match &*guide.borrow() {
            Some(guide) => (guide.token(letters), guide.list_for(letters)),
            None => (None, None),
        };
        let given = match (token, list) {
            (Some(token), _) => Ok(token),
            (None, Some(list)) => list.ask(letters).await,
            (None, None) => Err(Text::new("page-letters-wrong")),
        };
        match given {
            Ok(token) => self.say(Hallway::seat(token)).await.map(|()| true),
            Err(why) => self.ask((language, takes_names(guide)), Some(&why)).await.map(|()| false),
        }
    }

    /// Waits until there is a game, and says why there is none.
    pub async fn wait(
        &mut self,
        (token, mut language): (Bytes<16>, Language),
        way: &Way,
        guide: &mut watch::Receiver<Option<Guide>>,
        mut closing: oneshot::Receiver<()>,
        mut closed: watch::Receiver<bool>,
    ) {
        let Way::Wait(why) = way else { return };
        let welcome = self.welcome;
        let mut told = false;
        loop {
            let hallway = Hallway(&welcome.speech, language);
            if leads_elsewhere(guide, token, way) {
                return self.bye(hallway.bye(&Text::new("page-loading"), true)).await;
            }
            if !told {
                told = true;
                if self.say(hallway.words()).await.is_none() || self.say(hallway.wait(why)).await.is_none() {
                    return;
                }
            }
            tokio::select! {
                said = self.hear() => match said {
                    Some(Greeting::Language(other)) => (language, told) = (other, false),
                    Some(_) => {}
                    None => return,
                },
                _ = guide.changed() => {}
                _ = &mut closing => return self.bye(hallway.bye(&Text::new("page-elsewhere"), false)).await,
                _ = closed.changed() => return,
            }
        }
    }

    /// Asks for a move, until the question is closed.
    pub async fn question(
        &mut self,
        (token, language): (Bytes<16>, Language),
        (way, question): (&Way, &Question),
        guide: &mut watch::Receiver<Option<Guide>>,
        mut closing: oneshot::Receiver<()>,
        mut closed: watch::Receiver<bool>,
    ) {
        let speech = self.welcome.speech.clone();
        let mut answering =
            Answering::new(speech, language, question.shared(), question.given(token)).about_piece(question.piece());
        let mut pace = Pace::new(Instant::now());
        loop {
            if leads_elsewhere(guide, token, way) {
                answering.bye(&Text::new("page-loading"), true);
            }
            while let Some(text) = answering.next_to_page() {
                if self.say(text).await.is_none() {
                    return;
                }
            }
            if answering.is_over() {
                return close(self.socket).await;
            }
            tokio::select! {
                said = self.hear_at(&mut pace) => match said {
                    Some(Some(text)) => {
                        answering.hear_page(&text);
                        if let Some(answer) = answering.take_answer() {
                            question.take(token, answer);
                        }
                    }
                    Some(None) => {}
                    None => return,
                },
                _ = guide.changed() => {}
                _ = &mut closing => answering.bye(&Text::new("page-elsewhere"), false),
                _ = closed.changed() => return,
            }
        }
    }
}

/// Whether the list is open.
fn takes_names(guide: &watch::Receiver<Option<Guide>>) -> bool {
    guide.borrow().as_ref().is_some_and(Guide::takes_names)
}

/// Whether a card leads elsewhere now.
pub(crate) fn leads_elsewhere(guide: &mut watch::Receiver<Option<Guide>>, token: Bytes<16>, way: &Way) -> bool {
    guide.borrow_and_update().as_ref().is_some_and(|guide| guide.leads_elsewhere(token, way))
}
