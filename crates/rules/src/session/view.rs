//! The read-only half of a session.

use super::board_view::BoardView;
use super::history_view::HistoryView;
use super::node::NodeId;
use super::request::Request;
use crate::thinking::think::Snapshot;
use crate::{Cell, CellRelation, Mark, Outcome, Pick, Refusal, Seat, SeatSet, Standing, Step, Text};

/// Everything that can be read of a play: its board, its history, and here who decides and what. That is all that
/// table, panels, command line and records need to show or write it.
pub trait PlayView: BoardView + HistoryView {
    /// Seats whose order is still missing; none when the game is over.
    fn asked(&self) -> SeatSet;
    /// Whether what is decided here only completes the last turn: see
    /// [`Rules::is_follow_up`](crate::Rules::is_follow_up).
    fn completes_turn(&self) -> bool;
    /// How many of the next so many plies are own moves of whoever is to move, at most: see
    /// [`Game::own_among`](crate::Game::own_among).
    fn own_among(&self, plies: u32) -> u32;
    /// Whether people count stones here and not moves: see [`Game::COUNTS_STONES`](crate::Game::COUNTS_STONES).
    fn counts_stones(&self) -> bool;
    /// Seats whose order is sealed at this node.
    fn sealed(&self) -> SeatSet;
    /// How the play ended, by the rules or by the session.
    fn outcome(&self) -> Option<Outcome>;
    /// Where the piece stands that moves although picks name its target only: see
    /// [`View::lone_mover`](crate::View::lone_mover).
    fn lone_mover(&self) -> Option<Cell>;
    /// The legal orders of a seat as text, in byte order. None once its order is sealed.
    fn orders(&self, seat: Seat) -> Vec<String>;
    /// What can follow the picks made so far.
    ///
    /// The legal orders are generated when a seat is first asked about at a node, and kept until the cursor moves.
    fn next_steps(&self, seat: Seat, prefix: &[Pick]) -> Vec<Step>;
    /// The order whose path is exactly these picks.
    fn order_of(&self, seat: Seat, picks: &[Pick]) -> Option<String>;
    /// The pieces as they would stand after the order whose path is exactly these picks; `None` where that is no order,
    /// or where others decide as well.
    fn standing_after(&self, seat: Seat, picks: &[Pick]) -> Option<Vec<Standing>>;
    /// The path of picks of an order given as text; `None` if it is not legal now.
    fn picks_of(&self, seat: Seat, order: &str) -> Option<Vec<Pick>>;
    /// The order that a text stands for, as orders are spelled, if this seat could give it now. Nothing changes by it.
    ///
    /// # Errors
    /// Why not, as [`Request::Order`] would say.
    fn read_order(&self, seat: Seat, text: &str) -> Result<String, Refusal<String>>;
    /// The runs that are counted among the legal orders whose picks begin so: see [`View::run`](crate::View::run).
    fn runs(&self, seat: Seat, prefix: &[Pick]) -> Vec<Vec<Cell>>;
    /// What the piece on a cell has to do with other cells: see [`View::study`](crate::View::study).
    fn study(&self, cell: Cell) -> Vec<(Cell, CellRelation)>;
    /// What can follow the picks made so far, in words: see [`View::hint`](crate::View::hint).
    fn hint(&self, seat: Seat, prefix: &[Pick]) -> Option<Text>;
    /// Why `next` cannot follow `prefix`; the order to seal, if any, as text.
    fn refuse(&self, seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<String>;
    /// This moment as a searcher is shown it that decides for `seat`. It holds nothing that is sealed.
    fn snapshot(&self, seat: Seat) -> Snapshot {
        let (info, options) = (self.info(), self.options());
        let repetition = info.repetition && !options.is("repetition", "off");
        Snapshot {
            options: options.clone(),
            position: self.position_text(),
            seat,
            line: repetition.then(|| self.line_hashes()),
            quiet_turns: self.quiet_turns(),
            most_quiet_turns: info.no_progress.filter(|_| !options.is("no-progress", "off")),
        }
    }
    /// The choices that can be made before their cell: those that complete an order right after the cell on which
    /// something is placed.
    fn armable(&self, seat: Seat) -> Vec<u8> {
        if self.info().choices.is_empty() {
            return Vec::new();
        }
        let ends = |cell: Pick| -> Vec<u8> {
            let next = self.next_steps(seat, &[cell]).into_iter();
            let whole = |choice| self.order_of(seat, &[cell, Pick::Choice(choice)]).map(|_| choice);
            next.filter_map(|step| if let Pick::Choice(choice) = step.pick { whole(choice) } else { None }).collect()
        };
        let places = self.next_steps(seat, &[]).into_iter().filter(|step| step.mark == Mark::Place);
        places.map(|step| ends(step.pick)).find(|choices| !choices.is_empty()).unwrap_or_default()
    }
    /// What takes back the last decision of these seats, with all that was decided after it: so that a person who plays
    /// the computer is asked again. Where one of them has an order sealed here, or none has decided anything, what
    /// [`Request::Undo`] takes back.
    fn undo_for(&self, seats: SeatSet) -> Request {
        let any = |set: SeatSet| set.iter().any(|seat| seats.contains(seat));
        if any(self.sealed()) {
            return Request::Undo;
        }
        let mut node = self.node(self.cursor());
        while let Some(parent) = node.parent {
            let before = self.node(parent);
            let whole = !(node.follow_up && any(before.by));
            if any(node.by) && whole {
                return Request::GoTo(parent);
            }
            node = before;
        }
        Request::Undo
    }
    /// What plays again what [`PlayView::undo_for`] took back: goes to the next place where one of these seats decides,
    /// or to the end of the line.
    fn redo_for(&self, seats: SeatSet) -> Request {
        let line = self.line();
        let here = line.iter().position(|node| *node == self.cursor()).map_or(0, |here| here + 1);
        let decides = |node: &NodeId| self.node(*node).by.iter().any(|seat| seats.contains(seat));
        let ahead = line.get(here..).unwrap_or_default();
        let next = ahead.iter().zip(ahead.iter().skip(1)).find(|(_, next)| decides(next)).map(|(node, _)| node);
        next.or(ahead.last()).map_or(Request::Redo, |node| Request::GoTo(*node))
    }
}
