//! How a person enters an order: a path of cells and choices.
//!
//! Cells come first, so that a chooser opens at the last cell touched. An order is played when its path is complete and
//! never earlier. The shared input filters the legal orders by the picks so far and lights what can come next; where
//! nothing continues, [`Game::refuse`] says why.

use super::{Cell, Game, Seat, Text};
use arrayvec::ArrayVec;

/// One touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pick {
    /// A cell of the board.
    Cell(Cell),
    /// An index into the choices of the game's INFO.
    Choice(u8),
}

/// Something a person chooses that is not a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Key of its name.
    pub key: &'static str,
    /// The key of the keyboard that chooses it; none of the letters a to l, which belong to cells.
    pub letter: char,
}

/// What touching the next cell would do, and so which mark shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Takes the piece in hand.
    Take,
    /// Goes to an empty cell.
    Go,
    /// Captures.
    Capture,
    /// Turns the piece where it stands.
    Turn,
    /// Joins another piece.
    Join,
    /// Gives one's own piece for this one.
    Exchange,
    /// Puts a new piece here.
    Place,
    /// Opens or completes a choice.
    Choose,
}

/// A touch and what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What is touched.
    pub pick: Pick,
    /// What it means.
    pub mark: Mark,
}

impl Step {
    /// Touches a cell.
    #[must_use]
    pub const fn cell(cell: Cell, mark: Mark) -> Self {
        Self { pick: Pick::Cell(cell), mark }
    }

    /// Takes a choice.
    #[must_use]
    pub const fn choice(index: u8) -> Self {
        Self { pick: Pick::Choice(index), mark: Mark::Choose }
    }
}

/// The way to enter one order.
pub type Path = ArrayVec<Step, 4>;

/// Why something cannot be done, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal<O> {
    /// The sentence.
    pub text: Text,
    /// An order that may be handed in all the same, at a price (Apocalypse's illegal order).
    pub sealable: Option<O>,
}

impl<O> Refusal<O> {
    /// A plain no.
    #[must_use]
    pub const fn new(text: Text) -> Self {
        Self { text, sealable: None }
    }

    /// The same refusal with its order turned into something else.
    pub fn map<P>(self, convert: impl FnOnce(O) -> P) -> Refusal<P> {
        Refusal { text: self.text, sealable: self.sealable.map(convert) }
    }
}

/// Why a seat cannot decide anything now; `None` if it is asked.
#[must_use]
pub fn not_asked<G: Game>(position: &G::Position, seat: Seat) -> Option<Refusal<G::Order>> {
    let asked = G::asked(position);
    if asked.contains(seat) {
        return None;
    }
    Some(Refusal::new(Text::new(if asked.is_empty() { "refuse-over" } else { "refuse-not-your-turn" })))
}

/// Why no legal order of `seat` continues `prefix` with `next`: what is the same in every game, and then the game's own
/// sentence.
#[must_use]
pub fn refuse<G: Game>(position: &G::Position, seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<G::Order> {
    not_asked::<G>(position, seat).unwrap_or_else(|| match next {
        Pick::Choice(_) if G::INFO.choices.is_empty() => Refusal::new(Text::new("refuse-cells-only")),
        _ => G::refuse(position, seat, prefix, next),
    })
}

/// Whether `path` begins with `prefix`.
#[must_use]
pub fn starts_with(path: &Path, prefix: &[Pick]) -> bool {
    path.len() >= prefix.len() && path.iter().zip(prefix).all(|(step, pick)| step.pick == *pick)
}

/// Every legal order of a seat with its path.
#[must_use]
pub fn paths<G: Game>(position: &G::Position, seat: Seat) -> Vec<(G::Order, Path)> {
    let mut orders = Vec::new();
    G::orders(position, seat, &mut orders);
    orders.into_iter().map(|order| (order, G::picks(position, order))).collect()
}

/// The steps that can follow `prefix`, each once, in the order of the legal orders.
#[must_use]
pub fn next_steps<'a>(paths: impl IntoIterator<Item = &'a Path>, prefix: &[Pick]) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for path in paths {
        if starts_with(path, prefix)
            && let Some(step) = path.get(prefix.len())
            && !steps.iter().any(|known| known.pick == step.pick)
        {
            steps.push(*step);
        }
    }
    steps
}
