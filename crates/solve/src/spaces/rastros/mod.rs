//! Rastros on every board from 3×3 to 8×8, square and oblong: each cell where the stone can begin, and what becomes of
//! each first move. On the largest boards, from 8×7 on, it is only known who wins; on 8×8 nothing is said of first
//! moves.
//!
//! [`board`] is a board of any size, [`search`] what finds who wins and how soon, [`proofs`] what it keeps of that.

pub mod board;
pub mod proofs;
pub mod search;

use crate::space::{Next, Prover, Space, Standing, not_in_table};
use crate::spaces::size;
use board::Board;
use ludoteca_games::rastros::Rastros as Game;
use ludoteca_games::rastros::rules::Position;
use ludoteca_games::rastros::view::{STONE, TRAIL, piece};
use ludoteca_rules::setup::{Layout, Setup, Value};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Cell, Editing, Geometry, Text};
use ludoteca_tablebase::{Form, Value as Worth, Verdict, Way};
use proofs::Node;
use search::Search;

/// The positions of a board: for each cell one with the stone on it and no trail, player 1 to move, and then one for
/// each of the eight directions in which he can go, player 2 to move; on 8×8 without these.
pub struct Rastros {
    board: Board,
    layout: Layout,
}

/// Positions for each cell where the stone can begin: with the first move of each direction.
const WITH_MOVES: u64 = 9;

/// Of boards with more cells the table has no first moves: most say nothing of their start and cost as much as one.
const MOST_WITH_MOVES: u32 = 56;

/// Of boards with more cells only the winners are found: how soon would take hours.
const MOST_TIMED: u32 = 49;

/// A position of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    /// Where the stone begins.
    first: u32,
    /// Where it went, if it has gone anywhere.
    second: Option<u32>,
}

impl Rastros {
    /// The board of `files`x`ranks`, 3 to 8 of each; `None` if the text says no such board.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (files, ranks) = size::parse(text, Board::LEAST..=Board::MOST)?;
        Some(Self::new(files, ranks))
    }

    /// A board of so many files and ranks, 3 to 8 of each.
    #[must_use]
    pub fn new(files: u32, ranks: u32) -> Self {
        let geometry = Geometry::square(files as u8, ranks as u8);
        Self { board: Board::new(files, ranks), layout: Layout { geometry, ..<Game as Editing>::LAYOUT } }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The number of the position with the stone on a cell and no trail.
    #[must_use]
    pub const fn start_on(&self, cell: u32) -> u64 {
        cell as u64 * self.per_cell()
    }

    /// Positions for each cell where the stone can begin.
    const fn per_cell(&self) -> u64 {
        if self.board.cells() <= MOST_WITH_MOVES { WITH_MOVES } else { 1 }
    }

    /// Whether the table knows how soon a position is won.
    const fn is_timed(&self) -> bool {
        self.board.cells() <= MOST_TIMED
    }

    fn place(&self, number: u64) -> Option<Place> {
        let first = (number / self.per_cell()) as u32;
        if self.board.homes().contains(&first) {
            return None;
        }
        let Some(direction) = (number % self.per_cell()).checked_sub(1) else {
            return Some(Place { first, second: None });
        };
        // From the lower left to the upper right, the stone's own cell left out.
        let step = direction + u64::from(direction >= 4);
        let files = self.board.files();
        let file = (first % files + (step % 3) as u32).checked_sub(1)?;
        let rank = (first / files + (step / 3) as u32).checked_sub(1)?;
        let on_board = file < files && rank < self.board.ranks();
        on_board.then_some(Place { first, second: Some(rank * files + file) })
    }

    fn number_of(&self, place: Place) -> u64 {
        let Some(second) = place.second else { return self.start_on(place.first) };
        let files = self.board.files();
        let (file, rank) = (second % files + 1 - place.first % files, second / files + 1 - place.first / files);
        let step = u64::from(file + 3 * rank);
        self.start_on(place.first) + 1 + step - u64::from(step > 4)
    }

    fn node(&self, place: Place) -> Node {
        let start = Node { trail: 0, stone: place.first };
        place.second.map_or(start, |second| start.after(&self.board, second))
    }

    fn setup(&self, place: Place) -> Setup {
        let (stone, trail) = place.second.map_or((place.first, None), |second| (second, Some(place.first)));
        let on = |cell: Cell| match u32::from(cell.0) {
            cell if cell == stone => Some(piece(STONE)),
            cell if Some(cell) == trail => Some(piece(TRAIL)),
            _ => None,
        };
        self.layout.setup(on, [Value::Choice(u8::from(trail.is_some()))])
    }

    fn name(&self, cell: u32) -> String {
        self.layout.geometry.name(Cell(cell as u8)).to_string()
    }
}

impl Space for Rastros {
    fn count(&self) -> u64 {
        u64::from(self.board.cells()) * self.per_cell()
    }

    fn form(&self) -> Form {
        if self.is_timed() { Form::Distances } else { Form::Values }
    }

    fn way(&self) -> Way {
        Way::Apart
    }

    fn expand(&self, number: u64, next: &mut Vec<Next>) -> Standing {
        next.clear();
        let Some(place) = self.place(number) else { return Standing::Nothing };
        if let Some(second) = place.second {
            let home = self.board.homes().iter().position(|home| *home == second);
            // Player 2 would be to move.
            return home
                .map_or(Standing::Edge, |owner| Standing::Over(if owner == 1 { Worth::Win } else { Worth::Loss }));
        }
        if self.per_cell() == 1 {
            return Standing::Edge;
        }
        let numbers = number + 1..number + self.per_cell();
        let open = numbers.filter(|number| self.place(*number).is_some());
        next.extend(open.map(|number| Next { number, same_side: false }));
        Standing::Open
    }

    /// On a square board, the one that lies mirrored beside the diagonal between the homes.
    fn image(&self, number: u64) -> u64 {
        let Some(place) = self.place(number).filter(|_| self.board.is_square()) else { return number };
        let mirrored = |cell: u32| self.board.mirrored_cell(cell);
        self.number_of(Place { first: mirrored(place.first), second: place.second.map(mirrored) })
    }

    fn prover(&self, megabytes: usize) -> Option<Box<dyn Prover + '_>> {
        Some(Box::new(OnBoard { space: self, search: Search::new(&self.board, megabytes) }))
    }

    /// The rules name a cell on the game's own board alone: e5.
    fn start(&self) -> Option<u64> {
        let own = (self.board.files(), self.board.ranks()) == (7, 7);
        own.then(|| self.start_on(Position::START.stone().0.into()))
    }

    fn map(&self) -> Option<(usize, Vec<(String, u64)>)> {
        let starts = (0..self.board.cells()).map(|cell| (self.name(cell), self.start_on(cell)));
        Some((self.board.files() as usize, starts.collect()))
    }

    fn number(&self, text: &str) -> Result<u64, Text> {
        let setup = self.layout.read(text).map_err(|error| error.text())?;
        let is_it = |number: &u64| self.place(*number).is_some_and(|place| self.setup(place) == setup);
        (0..self.count()).find(is_it).ok_or_else(|| not_in_table(text))
    }

    fn text(&self, number: u64) -> String {
        self.place(number).and_then(|place| self.layout.write(&self.setup(place))).unwrap_or_default()
    }

    fn move_text(&self, number: u64, place: usize) -> String {
        let mut next = Vec::new();
        self.expand(number, &mut next);
        let to = next.get(place).and_then(|next| self.place(next.number)?.second);
        to.map_or_else(String::new, |to| self.name(to))
    }
}

/// The search on a board.
struct OnBoard<'a> {
    space: &'a Rastros,
    search: Search<'a>,
}

impl Prover for OnBoard<'_> {
    fn prove(&mut self, number: u64, stop: &Stop) -> Option<Verdict> {
        let node = self.space.node(self.space.place(number).expect("only positions are proved"));
        if self.space.is_timed() {
            return self.search.verdict(node, stop);
        }
        let wins = self.search.wins(node, stop)?;
        Some(Verdict::new(if wins { Worth::Win } else { Worth::Loss }, 0))
    }

    fn line(&mut self, number: u64, stop: &Stop) -> Option<Vec<String>> {
        if !self.space.is_timed() {
            return None;
        }
        let place = self.space.place(number).expect("only positions are proved");
        // The board is turned after every move.
        let mut turned = place.second.is_some();
        let line = self.search.line(self.space.node(place), stop)?;
        let names = line.into_iter().map(|cell| {
            let cell = if turned { self.space.board.turned_cell(cell) } else { cell };
            turned = !turned;
            self.space.name(cell)
        });
        Some(names.collect())
    }
}
