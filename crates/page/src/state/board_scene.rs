//! What is to be seen of a play and of what somebody holds, without a table and without others.

use super::board::Figures;
use super::marks;
use super::past::Past;
use crate::hand::Hand;
use crate::message::{Plate, Proposed, State, Told};
use crate::shapes::{merged, shapes};
use ludoteca_diagram::layers::{self, Turn};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Cell, Seat, Side};
use ludoteca_words::{Words, spoken, telling};

/// What is looked at, and what the reader holds.
pub(crate) struct BoardScene<'a> {
    pub play: &'a dyn PlayView,
    pub words: &'a Words,
    pub hand: &'a Hand,
    pub past: &'a Past,
    /// From which side the board is seen.
    pub turn: Turn,
    /// Whether the reader is to decide something now.
    pub decides: bool,
    pub careful: bool,
}

impl BoardScene<'_> {
    /// Everything that is to be seen of the board; the rest is as if there were no table. New figures are added to
    /// `figures`.
    pub fn state(&self, figures: &mut Figures) -> State {
        let (play, words) = (self.play, self.words);
        let info = play.info();
        let mut drawn = |piece| figures.name(play, piece, self.turn);
        let standing = self.past.standing(play);
        let pieces = standing.iter().map(|it| (it.cell.0, drawn(it.piece))).collect();
        let moved = self.past.moved(play, &mut drawn);
        let choices = if self.decides { marks::choices(play, self.hand, words, &mut drawn) } else { Vec::new() };
        let marks = self.marks();
        let steps = if self.decides { self.hand.next(play) } else { Vec::new() };
        let held = if self.decides { self.hand.cells() } else { Vec::new() };
        let can: Vec<Cell> = if self.decides { marks::touchable(play, self.hand) } else { Vec::new() };
        let possible = |cell: Cell| !held.is_empty() && marks::cells_of(&steps).any(|it| it == cell);
        let said = spoken::cells(play, words, &held, possible);
        let besides = if self.past.is_now() { merged(&layers::besides(play, self.turn)) } else { Vec::new() };
        State {
            game: [words.word(&format!("game-{}", info.id)), words.word(&format!("game-{}-line", info.id))],
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
            holds: self.decides && (!self.hand.shown().is_empty() || self.hand.armed.is_some()),
            moved,
            place: self.past.place(),
            last: self.past.last_move(play, words),
            ..State::default()
        }
    }

    /// The marks of what was played last, of what is in hand, and of what can follow.
    fn marks(&self) -> marks::Marks {
        let mut marks = marks::Marks::default();
        let last = self.past.touched_last(self.play);
        marks::last(&mut marks, self.play, &last, self.turn);
        if self.past.is_now() {
            marks::warnings(&mut marks, self.play, self.turn);
        }
        if self.decides {
            marks::hand(&mut marks, self.play, self.hand, self.turn);
        }
        marks
    }

    /// What stands on a cell, and what it could do; `None` where nothing stands.
    pub fn about(&self, cell: Cell) -> Option<Told> {
        if usize::from(cell.0) >= self.play.info().geometry.cells() {
            return None;
        }
        let standing = self.past.standing(self.play);
        let piece = standing.iter().find(|it| it.cell == cell)?.piece;
        let text = telling::about(self.play, self.words, piece);
        let text = text.unwrap_or_else(|| telling::piece(self.play, self.words, piece));
        let marks = if self.past.is_now() { marks::study(self.play, cell, self.turn) } else { Vec::new() };
        Some(Told::About { text, marks })
    }

    /// Whether not everybody has moved yet.
    pub fn is_young(&self) -> bool {
        self.past.place()[1] < usize::from(self.play.seats())
    }

    /// What the game asks of whoever decides.
    pub fn asks(&self, seat: Seat) -> String {
        let (play, words) = (self.play, self.words);
        let picks = &self.hand.picks;
        let hint = || play.hint(seat, picks).map(|text| words.say(&text));
        let reach = || spoken::reach(play, words, seat, picks);
        let usual = || telling::begin(play, words, seat).or_else(|| telling::asks(play, words, seat));
        let roll = || telling::roll(play, words).filter(|_| self.is_young());
        if self.hand.proposed.is_some() {
            return String::new();
        }
        hint().or_else(reach).unwrap_or_else(|| {
            let both: Vec<String> = roll().into_iter().chain(usual()).collect();
            both.join(" ")
        })
    }

    /// What else the position says.
    pub fn beside(&self) -> String {
        if !self.past.is_now() {
            return String::new();
        }
        let (play, words) = (self.play, self.words);
        let signs = play.signs();
        let common = signs.iter().filter(|sign| spoken::is_told(sign) && sign.side.is_none());
        let mut told: Vec<String> = common.map(|sign| telling::sign(play, words, sign)).collect();
        let sides = (0..play.sides().len() as u8).map(Side);
        told.extend(sides.map(|side| spoken::sentences(play, words, side)).filter(|text| !text.is_empty()));
        told.join(" ")
    }

    /// The order that waits.
    fn proposed(&self) -> Option<Proposed> {
        let proposed = self.hand.proposed.as_ref().filter(|_| self.decides)?;
        let sealed = self.play.asked().len() > 1;
        Some(Proposed { text: proposed.order.clone(), sealed, illegal: proposed.illegal })
    }

    /// The side of a seat, and how it stands, without anybody who plays it.
    pub fn side(&self, seat: Seat) -> Plate {
        let (play, words) = (self.play, self.words);
        let side = play.side_of(seat);
        Plate {
            side: telling::seat_name(play, words, seat),
            disc: side.map_or_else(Vec::new, |side| shapes(&ludoteca_diagram::side_disc(play, side))),
            line: side.map_or_else(String::new, |side| spoken::counts(play, words, side)),
            ..Plate::default()
        }
    }
}
