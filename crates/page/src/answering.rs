//! Somebody who is asked for a move, at no table and with nobody else: what they hold in hand, what they answered, and
//! what their page is told. It has no clock, no thread and no socket of its own.

use crate::alone::Alone;
use crate::hand::{Hand, Touch};
use crate::line::PageLine;
use crate::message::{Plate, State, Told};
use crate::speech::Speech;
use crate::state::{BoardScene, Figures, Known, Past, held};
use ludoteca_diagram::layers::Turn;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Arg, Cell, Pick, Refusal, Seat, Text};
use ludoteca_words::Language;
use std::sync::Arc;

/// Somebody who is asked which move they would play, or where a piece can go. They pick a move as in a game, and may
/// change what they answered until the question is closed; of what others answer they are told nothing.
pub struct Answering {
    line: PageLine,
    play: Arc<dyn PlayView>,
    /// For whom the move is.
    seat: Seat,
    /// Where the piece stands for whose ways is asked: then a cell is the answer, and nothing shows which are right.
    piece: Option<Cell>,
    hand: Hand,
    past: Past,
    careful: bool,
    /// What was answered last.
    given: Option<String>,
    /// What was answered and not taken yet.
    new: Option<String>,
    known: Known,
}

impl Answering {
    /// Somebody who is asked for the move of whoever is to decide in this play: of several the first. `given` is what
    /// they answered before.
    #[must_use]
    pub fn new(speech: Arc<Speech>, language: Language, play: Arc<dyn PlayView>, given: Option<String>) -> Self {
        let seat = play.asked().iter().next().unwrap_or_default();
        let mut hand = Hand::default();
        hand.take_seat(seat);
        let mut line = PageLine::new(speech, language);
        line.change();
        let past = Past::of(&*play, None);
        Self { line, seat, piece: None, hand, past, play, careful: true, given, new: None, known: Known::default() }
    }

    /// Somebody who is asked to which cells the piece on this cell can go, instead of for a move.
    #[must_use]
    pub fn about_piece(mut self, piece: Option<Cell>) -> Self {
        self.piece = piece.filter(|cell| self.has(*cell));
        self
    }

    fn has(&self, cell: Cell) -> bool {
        usize::from(cell.0) < self.play.info().geometry.cells()
    }

    /// The page said something.
    pub fn hear_page(&mut self, text: &str) {
        if let Some(asked) = self.line.hear(text) {
            self.obey(asked);
        }
    }

    /// What is to be said to the page next.
    pub fn next_to_page(&mut self) -> Option<String> {
        if self.line.takes_state() {
            self.show();
        }
        self.line.next()
    }

    /// A new answer, as records write it.
    pub const fn take_answer(&mut self) -> Option<String> {
        self.new.take()
    }

    /// Says good-bye to the page; with `again` it comes back at once.
    pub fn bye(&mut self, why: &Text, again: bool) {
        self.line.bye(why, again);
    }

    /// Whether there is nothing more to say to the page, and the line is to be closed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.line.is_over()
    }

    fn scene(&self) -> BoardScene<'_> {
        BoardScene {
            play: &*self.play,
            words: self.line.words(),
            hand: &self.hand,
            past: &self.past,
            turn: Turn::of(self.seat, self.play.seats()),
            // What the piece can do is the question.
            decides: self.piece.is_none(),
            careful: self.careful,
        }
    }

    /// Tells the page what has changed.
    fn show(&mut self) {
        let mut known = std::mem::take(&mut self.known);
        let scene = self.scene();
        let told = known.news(scene.play, scene.turn, |figures| self.state(&scene, figures));
        self.known = known;
        told.iter().for_each(|told| self.line.say(told));
    }

    fn state(&self, scene: &BoardScene<'_>, figures: &mut Figures) -> State {
        let words = scene.words;
        let said = self.given.as_ref().filter(|_| self.hand.shown().is_empty());
        let line = match said {
            Some(given) => words.fill("page-ask-given", &[("move", Arg::Plain(given.clone()))]),
            None if self.piece.is_some() => words.word("page-ask-where-line"),
            None => scene.asks(self.seat),
        };
        let mut state = scene.state(figures);
        if let Some(piece) = self.piece {
            self.show_piece(&mut state, piece);
        }
        // Nobody seals here: there is nobody who waits.
        if let Some(proposed) = &mut state.proposed {
            proposed.sealed = false;
        }
        // The sides without anybody who plays them; the one that is asked for comes last.
        let count = self.play.seats();
        let seats = (1..=count).map(|after| Seat((self.seat.0 + after) % count));
        state.plates = seats
            .map(|seat| {
                let asked = seat == self.seat;
                Plate { mine: asked, turn: asked, ..scene.side(seat) }
            })
            .collect();
        state.phase = "ask";
        state.title = words.word(if self.piece.is_some() { "page-ask-where" } else { "page-ask" });
        state.line = line;
        state.beside = scene.beside();
        // There is no history to look at, and nothing that was seen before moves.
        state.moved = None;
        state.place = [0, 0];
        state
    }

    /// The piece that is asked about and the cell that was answered last; every other cell can be.
    fn show_piece(&self, state: &mut State, piece: Cell) {
        let geometry = self.play.info().geometry;
        let turn = Turn::of(self.seat, self.play.seats());
        let given = self.given.as_ref().and_then(|given| geometry.parse(given));
        for cell in [Some(piece), given].into_iter().flatten() {
            let [under, over] = held(geometry, cell, turn);
            state.under.push(under);
            state.over.push(over);
        }
        state.held = vec![piece.0];
        state.can = geometry.all().filter(|cell| *cell != piece).map(|cell| cell.0).collect();
    }

    /// A cell is answered.
    fn answer_cell(&mut self, piece: Cell, pick: Pick) -> Result<(), Refusal<String>> {
        match pick {
            Pick::Cell(cell) if cell != piece && self.has(cell) => {
                self.order(self.play.info().geometry.name(cell).to_string());
                Ok(())
            }
            _ => Err(Refusal::new(Text::new("page-ask-where-line"))),
        }
    }
}

impl Alone for Answering {
    fn line(&mut self) -> &mut PageLine {
        &mut self.line
    }

    fn hand(&mut self) -> &mut Hand {
        &mut self.hand
    }

    fn set_careful(&mut self, careful: bool) {
        self.careful = careful;
    }

    fn touch(&mut self, pick: Pick) -> Result<(), Refusal<String>> {
        if let Some(piece) = self.piece {
            return self.answer_cell(piece, pick);
        }
        match self.hand.touch(&*self.play, pick, self.careful) {
            Touch::Changed => Ok(()),
            Touch::Complete(order) => {
                self.order(order);
                Ok(())
            }
            Touch::Refused(refusal) => Err(refusal),
        }
    }

    fn order(&mut self, order: String) {
        self.hand.drop_picks();
        self.given = Some(order.clone());
        self.new = Some(order);
    }

    fn about(&self, cell: Cell) -> Option<Told> {
        if self.piece.is_some() {
            return None;
        }
        self.scene().about(cell)
    }
}
