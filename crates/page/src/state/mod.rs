//! What is to be seen at a table, from what its guest knows: the board and what lies on it, whoever sits there, and
//! what can be done.
//!
//! Start with [`Scene::state`]; what of it needs no table is a [`BoardScene`]. `board.rs` draws the board and the
//! pieces, `marks.rs` what can be touched, `plates.rs` says who sits there, `controls.rs` what can be done besides
//! moves, `past.rs` shows earlier positions, `known.rs` keeps what a page knows already.

mod board;
mod board_scene;
mod controls;
mod known;
mod marks;
mod past;
mod plates;

pub(crate) use board::Figures;
pub(crate) use board_scene::BoardScene;
pub(crate) use known::Known;
pub(crate) use marks::held;
pub(crate) use past::Past;

use crate::hand::Hand;
use crate::message::State;
use ludoteca_diagram::layers::Turn;
use ludoteca_net::{Guest, Table};
use ludoteca_rules::Seat;
use ludoteca_rules::session::PlayView;
use ludoteca_words::Words;
use std::time::Duration;

/// What is looked at, and by whom.
pub(crate) struct Scene<'a> {
    pub guest: &'a Guest,
    pub table: &'a Table,
    /// The play, or what it will begin with.
    pub play: &'a dyn PlayView,
    pub words: &'a Words,
    pub hand: &'a Hand,
    pub past: Past,
    /// Whether somebody said that they only watch.
    pub watches: bool,
    pub careful: bool,
    pub now: Duration,
    /// The other tables of this host: what is played, and where it is.
    pub tables: &'a [[String; 2]],
    /// Whether the host has given the reader a place.
    pub led: bool,
    /// Whether the reader can go on with homework.
    pub homework: bool,
}

impl Scene<'_> {
    /// The place of whoever looks, before the game begins.
    fn place(&self) -> Option<Seat> {
        let sits = |sitter: &Option<ludoteca_net::Sitter>| sitter.as_ref().is_some_and(|it| it.key == self.guest.key());
        let place = self.table.sitters().iter().position(sits)?;
        u8::try_from(place).ok().map(Seat)
    }

    /// Whether the game has begun.
    fn has_begun(&self) -> bool {
        self.table.session().is_some()
    }

    /// The seat of whoever looks; none of those who watch.
    pub fn own_seat(&self) -> Option<Seat> {
        let drawn = self.table.opened().lots;
        let place = || self.place().filter(|_| !drawn);
        if self.has_begun() { self.guest.speaker() } else { place() }
    }

    /// From which side the board is seen.
    pub fn turn(&self) -> Turn {
        Turn::of(self.own_seat().unwrap_or_default(), self.play.seats())
    }

    /// The name of a game from how records write it, with its options if it has any.
    fn named(&self, game: &str) -> String {
        let (id, options) = game.split_once(':').unwrap_or((game, ""));
        let name = self.words.word(&format!("game-{id}"));
        if options.is_empty() { name } else { format!("{name} ({options})") }
    }

    fn phase(&self) -> &'static str {
        match (self.has_begun(), self.place().is_some()) {
            (true, _) if !self.guest.seats().is_empty() => "play",
            (false, true) => "wait",
            _ if self.watches || self.guest.wants_a_place() => "watch",
            _ => "door",
        }
    }

    /// Whether the reader is to decide something now.
    pub fn decides(&self) -> bool {
        let stands = self.table.paused().is_some() || self.guest.is_held();
        self.guest.deciding().is_some() && self.past.is_now() && !stands
    }

    /// What of this needs no table.
    pub fn on_board(&self) -> BoardScene<'_> {
        let (play, words, hand, past) = (self.play, self.words, self.hand, &self.past);
        BoardScene { play, words, hand, past, turn: self.turn(), decides: self.decides(), careful: self.careful }
    }

    /// Everything that is to be seen but the clocks; new figures are added to `figures`.
    pub fn state(&self, figures: &mut Figures) -> State {
        let [title, line] = self.says();
        State {
            table: self.table.id().to_string(),
            phase: self.phase(),
            tables: self.tables.iter().map(|[game, path]| [self.named(game), path.clone()]).collect(),
            free: self.table.sitters().iter().filter(|sitter| sitter.is_none()).count() as u8,
            title,
            line,
            beside: self.beside(),
            plates: self.plates(),
            watchers: self.watchers(),
            question: self.question(),
            paused: self.table.paused().is_some() && self.table.ending().is_none(),
            stopped: self.guest.is_held(),
            acts: self.acts(),
            end: self.end(),
            ..self.on_board().state(figures)
        }
    }
}
