//! How hard a puzzle is: measured by what a solver has to look at, and made points of a rating.
//!
//! Five counts are measured. **Moves**: own moves until the win. **Orders**: what the rules allow at first. **Right**:
//! how many of those solve it. **Tempting**: how many wrong ones are worth, looked one ply ahead, at least as much as
//! the best right one. **Nodes**: positions that a proof looks at. The points grow with each doubling, in integers, so
//! that every machine has the same.
//!
//! The counts of the puzzles of the program are in `assets/practice/efforts.txt`, because the proofs take minutes;
//! `ludoteca puzzle effort` prints them. A puzzle without a line there is measured [at a glance](Effort::glance).

use super::id::QuestionId;
use ludoteca_lessons::prove::prove;
use ludoteca_lessons::{Exercise, Goal};
use ludoteca_rules::thinking::think::{self, Budget, Stop};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

/// What was counted of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Own moves until it is solved.
    pub moves: u32,
    /// Orders that the rules allow at first.
    pub orders: u32,
    /// Orders that are right at first.
    pub right: u32,
    /// Wrong orders that look as good as a right one, one ply ahead.
    pub tempting: u32,
    /// Positions looked at until everything was proved; 0 where nothing was.
    pub nodes: u64,
}

/// Positions that are looked at for a proof.
const MOST_NODES: u64 = 20_000_000;

/// Megabytes of the searcher that looks one ply ahead.
const MEGABYTES: usize = 16;

/// Points of a puzzle with one move, one wrong order and nothing else.
const BASE: u32 = 500;

/// Points for each further move.
const BY_MOVE: u32 = 110;

/// Points for each doubling: of the orders for one that is right, of the tempting ones, and of the nodes.
const BY_ORDERS: u32 = 45;
const BY_TEMPTING: u32 = 70;
const BY_NODES: u32 = 25;

/// The fewest and the most points.
const RANGE: [u32; 2] = [400, 2400];

impl Effort {
    /// Measures a puzzle, which may take minutes: what it claims is proved again.
    #[must_use]
    pub fn measured(exercise: &Exercise) -> Self {
        let nodes = prove(exercise, MOST_NODES).nodes;
        Self { tempting: tempting(exercise), nodes, ..Self::glance(exercise) }
    }

    /// What is seen at once: moves and orders.
    #[must_use]
    pub fn glance(exercise: &Exercise) -> Self {
        let moves = match exercise.goal {
            Goal::Win(Some(moves)) | Goal::Save(moves) => moves,
            Goal::Play | Goal::Win(None) => exercise.steps.own_moves(&*exercise.begin(), exercise.side) as u32,
        };
        let orders = exercise.orders().len() as u32;
        let right = (exercise.answers.len() as u32).clamp(1, orders.max(1));
        Self { moves: moves.max(1), orders, right, tempting: 0, nodes: 0 }
    }

    /// The points.
    #[must_use]
    pub fn difficulty(&self) -> u16 {
        let choices = doublings(u64::from(self.orders) * 16 / u64::from(self.right.max(1))).saturating_sub(400);
        let points = BASE
            + BY_MOVE * self.moves.saturating_sub(1).min(20)
            + BY_ORDERS * choices / 100
            + BY_TEMPTING * doublings(u64::from(self.tempting) + 1) / 100
            + BY_NODES * doublings(self.nodes.saturating_add(1)) / 100;
        points.clamp(RANGE[0], RANGE[1]) as u16
    }

    /// The line of a file for a puzzle.
    #[must_use]
    pub fn line(&self, id: &QuestionId) -> String {
        format!("{id} {self}")
    }

    /// Reads the counts of such a line.
    fn parse(text: &str) -> Option<(QuestionId, Self)> {
        let mut words = text.split_whitespace();
        let id = QuestionId::parse(words.next()?)?;
        let mut number = || words.next()?.parse::<u64>().ok();
        let [moves, orders, right, tempting] = [number()?, number()?, number()?, number()?].map(u32::try_from);
        let nodes = number()?;
        let effort =
            Self { moves: moves.ok()?, orders: orders.ok()?, right: right.ok()?, tempting: tempting.ok()?, nodes };
        words.next().is_none().then_some((id, effort))
    }
}

/// The counts as a line has them: moves, orders, right, tempting, nodes.
impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {} {}", self.moves, self.orders, self.right, self.tempting, self.nodes)
    }
}

/// How often 1 must be doubled to come to a number, in hundredths, between two whole ones in proportion.
fn doublings(number: u64) -> u32 {
    let whole = number.max(1).ilog2();
    let below = 1_u64 << whole;
    let part = u128::from(number.max(1) - below) * 100 / u128::from(below);
    whole * 100 + part as u32
}

/// Wrong orders that one ply ahead are worth as much as a right one.
fn tempting(exercise: &Exercise) -> u32 {
    let play = exercise.begin();
    let seat = play.asked().iter().find(|seat| play.side_of(*seat) == Some(exercise.side));
    let (Some(seat), Some(searcher)) = (seat, exercise.game.searchers.first()) else { return 0 };
    let budget = Budget { depth: Some(1), nodes: Some(100_000), ..Budget::default() };
    let asked = think::Question { budget, all: true, ..think::Question::default() };
    let found = (searcher.make)(MEGABYTES).think(&play.snapshot(seat), &asked, &Stop::default());
    let is_right = |order: &String| exercise.answers.contains(order);
    let values = |right: bool| {
        let orders = found.orders.iter().filter(move |(order, _)| is_right(order) == right);
        orders.map(|(_, score)| score.value)
    };
    let best = values(true).max().unwrap_or(i32::MIN);
    values(false).filter(|value| *value >= best).count() as u32
}

/// What was counted of a puzzle of the program.
#[must_use]
pub fn shipped(id: &QuestionId) -> Option<Effort> {
    static EFFORTS: OnceLock<BTreeMap<QuestionId, Effort>> = OnceLock::new();
    let read = || include_str!("../../../assets/practice/efforts.txt").lines().filter_map(Effort::parse).collect();
    EFFORTS.get_or_init(read).get(id).copied()
}
