//! The board in words, for people who hear it: what stands on every cell, what can be done there, and what happened
//! last.

use bevy::prelude::Resource;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_rules::{Cell, Pick, SetupEditor};
use ludoteca_table::play::Hand;
use ludoteca_words::{Words, spoken, telling};

/// The board in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardModel {
    /// Every cell with what is to be said of it, in the order of the geometry.
    pub cells: Vec<(Cell, String)>,
    /// Whether each of them is in hand.
    pub held: Vec<Cell>,
    /// What happened last and what is asked now, to be said when it changes.
    pub news: String,
}

impl BoardModel {
    /// The board of a play, for the seat in hand. Nothing in it depends on what is sealed.
    #[must_use]
    pub fn of(play: &dyn PlayView, words: &Words, hand: &Hand, silent: bool) -> Self {
        // While others must not see what is in hand, nothing of it is said.
        let next = if silent { Vec::new() } else { hand.next(play) };
        let held: Vec<Cell> = if silent { Vec::new() } else { cells_of(&hand.picks).collect() };
        let can = |cell: Cell| !held.is_empty() && next.iter().any(|step| step.pick == Pick::Cell(cell));
        Self { cells: spoken::cells(play, words, &held, can), news: news(play, words), held }
    }

    /// The board of a position that is set up: what is wrong with it is its news.
    #[must_use]
    pub fn of_setup(setup: &dyn SetupEditor, words: &Words, hand: &Hand) -> Self {
        let held: Vec<Cell> = cells_of(&hand.picks).collect();
        let faults: Vec<String> = setup.faults().iter().map(|fault| words.say(&fault.error.problem)).collect();
        let news = if faults.is_empty() { words.word("ui-draft-legal") } else { faults.join(" ") };
        Self { cells: spoken::cells(setup, words, &held, |_| false), held, news }
    }
}

fn cells_of(picks: &[Pick]) -> impl Iterator<Item = Cell> + '_ {
    picks.iter().filter_map(|pick| pick.cell())
}

/// The last move, and whose turn it is or how it ended.
fn news(play: &dyn PlayView, words: &Words) -> String {
    let cursor = play.cursor();
    let last = (cursor != NodeId::ROOT).then(|| telling::event(play, words, &play.node(cursor).event));
    last.into_iter().chain([telling::state(play, words)]).collect::<Vec<_>>().join(". ")
}

/// Whether a screen reader listens, for which the board is put into words.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScreenReaderListens(pub bool);
