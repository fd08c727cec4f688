//! The clock as panels show it.

use crate::desk::frame::line::ink_of;
use ludoteca_clock::{Clock, face};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Seat, SideColour};
use ludoteca_words::{Words, telling};
use std::time::Duration;

/// The time of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceModel {
    /// The colour of its side.
    pub ink: Option<SideColour>,
    /// Its name.
    pub name: String,
    /// What is left or has been used.
    pub text: String,
    /// Whether it runs.
    pub runs: bool,
    /// Whether little is left.
    pub short: bool,
}

/// The clock of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockModel {
    /// Every seat's time, the first seat at first.
    pub faces: Vec<FaceModel>,
    /// Whether it is paused, so that the pieces are covered.
    pub paused: bool,
    /// Whether it can be paused now.
    pub can_pause: bool,
}

impl ClockModel {
    /// The clock of a play at this time.
    #[must_use]
    pub fn of(clock: &Clock, play: &dyn PlayView, words: &Words, now: Duration) -> Self {
        const SHORT: Duration = Duration::from_secs(20);
        let running = clock.running();
        let face = |seat: Seat| {
            let (time, limited) = (clock.time(seat, now), clock.is_limited(seat));
            FaceModel {
                ink: play.side_of(seat).and_then(|side| ink_of(play, side)),
                name: telling::player_name(play, words, seat),
                text: if limited { face::left(time) } else { face::used(time) },
                runs: running.contains(seat),
                short: limited && time < SHORT,
            }
        };
        let over = play.outcome().is_some();
        Self {
            faces: (0..play.seats()).map(Seat).map(face).collect(),
            paused: clock.is_paused() && !over,
            can_pause: !running.is_empty() && !over,
        }
    }
}
