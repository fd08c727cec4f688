//! What is to be seen at a table, from what its guest knows: the board and what lies on it, whoever sits there, and
//! what can be done.
//!
//! Start with [`Scene::state`]. `board.rs` draws the board and the pieces, `marks.rs` what can be touched, `plates.rs`
//! says who sits there, `controls.rs` what can be done besides moves, `past.rs` shows earlier positions.

mod board;
mod controls;
mod marks;
mod past;
mod plates;

pub(crate) use board::{Figures, board};
pub(crate) use past::Past;

use crate::hand::Hand;
use crate::message::State;
use crate::shapes::{Shape, merged};
use ludoteca_diagram::layers::{self, Turn};
use ludoteca_net::{Guest, Table};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Cell, Seat};
use ludoteca_words::{Words, spoken};
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

    /// Everything that is to be seen but the clocks; new figures are added to `figures`.
    pub fn state(&self, figures: &mut Figures) -> State {
        let (play, words) = (self.play, self.words);
        let info = play.info();
        let mut drawn = |piece| figures.name(play, piece, self.turn());
        let standing = self.past.standing(play);
        let pieces = standing.iter().map(|it| (it.cell.0, drawn(it.piece))).collect();
        let moved = self.past.moved(play, &mut drawn);
        let choices = if self.decides() { marks::choices(play, self.hand, words, &mut drawn) } else { Vec::new() };
        let marks = self.marks();
        let [title, line] = self.says();
        let steps = if self.decides() { self.hand.next(play) } else { Vec::new() };
        let held = if self.decides() { self.hand.cells() } else { Vec::new() };
        let can: Vec<Cell> = if self.decides() { marks::touchable(play, self.hand) } else { Vec::new() };
        let possible = |cell: Cell| !held.is_empty() && marks::cells_of(&steps).any(|it| it == cell);
        let said = spoken::cells(play, words, &held, possible);
        let besides = if self.past.is_now() { merged(&layers::besides(play, self.turn())) } else { Vec::new() };
        State {
            table: self.table.id().to_string(),
            phase: self.phase(),
            game: [words.word(&format!("game-{}", info.id)), words.word(&format!("game-{}-line", info.id))],
            tables: self.tables.iter().map(|[game, path]| [self.named(game), path.clone()]).collect(),
            free: self.table.sitters().iter().filter(|sitter| sitter.is_none()).count() as u8,
            name: words.word("page-guest"),
            pieces,
            besides,
            under: marks.under,
            over: marks.over,
            said: said.into_iter().map(|(_, text)| text).collect(),
            can: can.into_iter().map(|cell| cell.0).collect(),
            held: held.into_iter().map(|cell| cell.0).collect(),
            choices,
            proposed: self.proposed(),
            careful: self.careful,
            holds: self.decides() && (!self.hand.shown().is_empty() || self.hand.armed.is_some()),
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
            moved,
            place: self.past.place(),
            last: self.past.last_move(play, words),
        }
    }

    /// The marks of what was played last, of what is in hand, and of what can follow.
    fn marks(&self) -> marks::Marks {
        let mut marks = marks::Marks::default();
        let last = self.past.touched_last(self.play);
        marks::last(&mut marks, self.play, &last, self.turn());
        if self.past.is_now() {
            marks::warnings(&mut marks, self.play, self.turn());
        }
        if self.decides() {
            marks::hand(&mut marks, self.play, self.hand, self.turn());
        }
        marks
    }

    /// What the piece on a cell could do, as marks.
    pub fn study(&self, cell: Cell) -> Vec<Shape> {
        marks::study(self.play, cell, self.turn())
    }
}
