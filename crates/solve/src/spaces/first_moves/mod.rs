//! Games on boards of other sizes, from their first position: who wins, and what becomes of each first move.
//!
//! A table has the first position and those after each first move. Start with [`FirstMoves`]. [`board`] is what the
//! searches see of a game: [`search`] finds who wins and how soon, [`proof_numbers`] who wins on boards where how soon
//! would take too long. Each game has a file of its own with its moves, on the cells of [`grid`]; Gatos & Cães falls
//! into [`parts`], and [`atari_go`] keeps proofs.

pub mod atari_go;
pub mod avanco;
pub mod board;
pub mod gatos_caes;
pub mod grid;
pub mod parts;
pub mod proof_numbers;
pub mod search;
mod table;

use crate::space::{Next, Prover, Space, Standing, not_in_table};
use board::{Board, Play};
use ludoteca_rules::Text;
use ludoteca_rules::setup::{Layout, Setup};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_tablebase::{Form, Value, Verdict, Way};
use search::Search;

/// A game that begins with one position on such a board.
pub trait Opening: Board + Send + Sync {
    /// How positions are written on this board.
    fn layout(&self) -> Layout;

    /// The first position.
    fn start(&self) -> Self::Node;

    /// The first position, or the one after a first move, as a set-up.
    fn setup(&self, first: Option<Play>) -> Setup;

    /// A search of the game's own, with at most so many megabytes, if on this board only the winner is looked for.
    fn winners(&self, _megabytes: usize) -> Option<Box<dyn WinnerSearch<Self::Node> + '_>> {
        None
    }

    /// The text of a move of whoever began, or of the other side.
    fn move_text(&self, played: Play, of_first: bool) -> String;
}

/// What finds who wins, and no more.
pub trait WinnerSearch<N> {
    /// Whether the side to move wins; `None` if it was stopped.
    fn wins(&mut self, node: N, stop: &Stop) -> Option<bool>;
}

/// The first position of a game, number 0, and those after each first move.
pub struct FirstMoves<B: Board> {
    board: B,
    /// The first moves, each with the position after it.
    moves: Vec<(Play, B::Node)>,
}

impl<B: Opening> FirstMoves<B> {
    /// Those of a board.
    #[must_use]
    pub fn new(board: B) -> Self {
        let mut moves = Vec::new();
        board.moves(board.start(), &mut moves);
        let mut moves: Vec<(Play, B::Node)> = moves.into_iter().map(|next| (next.played, next.after)).collect();
        moves.sort_by_key(|(played, _)| *played);
        Self { board, moves }
    }

    fn first(&self, number: u64) -> Option<&(Play, B::Node)> {
        self.moves.get(number.checked_sub(1)? as usize)
    }

    fn node(&self, number: u64) -> B::Node {
        self.first(number).map_or_else(|| self.board.start(), |(_, after)| *after)
    }

    fn setup(&self, number: u64) -> Setup {
        self.board.setup(self.first(number).map(|(played, _)| *played))
    }
}

impl<B: Opening> Space for FirstMoves<B>
where
    B::Node: Send + Sync,
{
    fn count(&self) -> u64 {
        self.moves.len() as u64 + 1
    }

    fn form(&self) -> Form {
        if self.board.counts_plies() { Form::Distances } else { Form::Values }
    }

    fn way(&self) -> Way {
        Way::Apart
    }

    fn expand(&self, number: u64, next: &mut Vec<Next>) -> Standing {
        next.clear();
        if number > 0 {
            return Standing::Edge;
        }
        next.extend((1..self.count()).map(|number| Next { number, same_side: false }));
        Standing::Open
    }

    /// The first of all moves after which a position is worth the same, such as a mirror image.
    fn image(&self, number: u64) -> u64 {
        let Some((_, after)) = self.first(number) else { return number };
        let key = self.board.key(*after);
        let first = self.moves.iter().position(|(_, other)| self.board.key(*other) == key);
        first.map_or(number, |place| place as u64 + 1)
    }

    fn prover(&self, megabytes: usize) -> Option<Box<dyn Prover + '_>> {
        let by_bounds = || Searcher::ByBounds(Search::new(&self.board, megabytes));
        let search = self.board.winners(megabytes).map_or_else(by_bounds, Searcher::OfWinners);
        Some(Box::new(FromStart { space: self, search }))
    }

    fn start(&self) -> Option<u64> {
        Some(0)
    }

    fn number(&self, text: &str) -> Result<u64, Text> {
        let setup = self.board.layout().read(text).map_err(|error| error.text())?;
        (0..self.count()).find(|number| self.setup(*number) == setup).ok_or_else(|| not_in_table(text))
    }

    fn text(&self, number: u64) -> String {
        self.board.layout().write(&self.setup(number)).unwrap_or_default()
    }

    fn move_text(&self, number: u64, place: usize) -> String {
        let played = self.moves.get(place).filter(|_| number == 0);
        played.map_or_else(String::new, |(played, _)| self.board.move_text(*played, true))
    }
}

/// What finds the verdicts of a board.
enum Searcher<'a, B: Board> {
    /// How soon as well, where that matters.
    ByBounds(Search<'a, B>),
    /// The game's own.
    OfWinners(Box<dyn WinnerSearch<B::Node> + 'a>),
}

struct FromStart<'a, B: Opening> {
    space: &'a FirstMoves<B>,
    search: Searcher<'a, B>,
}

impl<B: Opening> Prover for FromStart<'_, B> {
    fn prove(&mut self, number: u64, stop: &Stop) -> Option<Verdict> {
        let node = self.space.node(number);
        match &mut self.search {
            Searcher::ByBounds(search) => search.verdict(node, stop),
            Searcher::OfWinners(search) => {
                let wins = search.wins(node, stop)?;
                Some(Verdict::new(if wins { Value::Win } else { Value::Loss }, 0))
            }
        }
    }

    fn line(&mut self, number: u64, stop: &Stop) -> Option<Vec<String>> {
        let Searcher::ByBounds(search) = &mut self.search else { return None };
        let line = search.line(self.space.node(number), stop)?;
        let first = number == 0;
        let texts = line.into_iter().enumerate();
        Some(texts.map(|(ply, played)| self.space.board.move_text(played, (ply % 2 == 0) == first)).collect())
    }
}
