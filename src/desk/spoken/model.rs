//! The board in words, for people who hear it: what stands on every cell, what can be done there, and what happened last.

use bevy::prelude::Resource;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_rules::{Cell, Pick, Sign};
use ludoteca_table::play::Hand;
use ludoteca_words::{Words, telling};

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
        let info = play.info();
        let standing = play.standing();
        let signs = play.signs();
        // While others must not see what is in hand, nothing of it is said.
        let next = if silent { Vec::new() } else { hand.next(play) };
        let held: Vec<Cell> = if silent { Vec::new() } else { cells_of(&hand.picks).collect() };
        let can = |cell: Cell| !held.is_empty() && next.iter().any(|step| step.pick == Pick::Cell(cell));
        let told = |cell: Cell| {
            let stands = standing.iter().find(|it| it.cell == cell);
            let what = stands.map_or_else(|| words.word("ui-spoken-empty"), |it| telling::piece(play, words, it.piece));
            let mut parts = vec![format!("{}: {what}", info.geometry.name(cell))];
            parts.extend(held.contains(&cell).then(|| words.word("ui-spoken-held")));
            parts.extend(can(cell).then(|| words.word("ui-spoken-possible")));
            let about = |sign: &&Sign| sign.cells.contains(&cell);
            parts.extend(signs.iter().filter(about).map(|sign| telling::sign(play, words, sign)));
            (cell, parts.join(", "))
        };
        Self { cells: info.geometry.all().map(told).collect(), held, news: news(play, words) }
    }
}

fn cells_of(picks: &[Pick]) -> impl Iterator<Item = Cell> + '_ {
    picks.iter().filter_map(|pick| match pick {
        Pick::Cell(cell) => Some(*cell),
        Pick::Choice(_) => None,
    })
}

/// The last move, and whose turn it is or how it ended.
fn news(play: &dyn PlayView, words: &Words) -> String {
    let cursor = play.cursor();
    let last = (cursor != NodeId::ROOT).then(|| telling::event(play, words, &play.node(cursor).event));
    last.into_iter().chain([telling::state(play, words)]).collect::<Vec<_>>().join(". ")
}

/// Whether a screen reader listens, for which the board is put into words.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listened(pub bool);
