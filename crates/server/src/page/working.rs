//! A browser in which somebody works through homework.

use super::cards::{Guide, Way};
use super::hall::{Hall, leads_elsewhere};
use super::task::Task;
use super::telling::close;
use crate::pace::Pace;
use ludoteca_net::Bytes;
use ludoteca_page::Working;
use ludoteca_rules::Text;
use ludoteca_words::Language;
use std::time::{Duration, Instant};
use tokio::sync::{oneshot, watch};

/// A move is seen for so long before the next one follows.
const BETWEEN_MOVES: Duration = Duration::from_millis(700);

impl Hall<'_> {
    /// Lets somebody work, until the card leads elsewhere.
    pub async fn work(
        &mut self,
        (token, language): (Bytes<16>, Language),
        (way, task): (&Way, &Task),
        guide: &mut watch::Receiver<Option<Guide>>,
        mut closing: oneshot::Receiver<()>,
        mut closed: watch::Receiver<bool>,
    ) {
        let speech = self.welcome.speech.clone();
        let mut working = Working::new(speech, language, task.deck().clone(), task.work(token));
        let mut pace = Pace::new(Instant::now());
        let mut shown = Instant::now();
        loop {
            if leads_elsewhere(guide, token, way) {
                working.bye(&Text::new("page-loading"), true);
            }
            while let Some(text) = working.next_to_page() {
                if self.say(text).await.is_none() {
                    return;
                }
            }
            if working.is_over() {
                return close(self.socket).await;
            }
            let next = BETWEEN_MOVES.saturating_sub(shown.elapsed());
            tokio::select! {
                said = self.hear_at(&mut pace) => match said {
                    Some(Some(text)) => {
                        working.hear_page(&text);
                        if let Some(asked) = working.take_attempt() {
                            let judge = asked.clone();
                            // It may take half a second, in which others are served.
                            let found = tokio::task::spawn_blocking(move || judge.verdict()).await;
                            let Ok(verdict) = found else { return };
                            working.judged(&asked, verdict);
                            shown = Instant::now();
                        }
                        if let Some(work) = working.take_work() {
                            task.take(token, work);
                        }
                    }
                    Some(None) => {}
                    None => return,
                },
                () = tokio::time::sleep(next), if working.is_showing() => {
                    working.step();
                    shown = Instant::now();
                }
                _ = guide.changed() => {}
                _ = &mut closing => working.bye(&Text::new("page-elsewhere"), false),
                _ = closed.changed() => return,
            }
        }
    }
}
