//! What is asked of a class, and what is right.

use crate::deck::{Exercise, Goal};
use crate::prove::prove;
use ludoteca_rules::display::sign::Meaning;
use ludoteca_rules::position_text::cell_texts;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Cell, Entry, Pick, Side, Winner};

/// What is to be found in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The moves that reach a goal.
    Goal(Goal),
    /// All moves.
    Moves,
    /// All moves that capture.
    Captures,
    /// How many moves there are.
    Count,
    /// To which cells the piece on a cell can go.
    Where(Cell),
    /// Whether a move can be played.
    Legal(String),
    /// The number that an overlay shows on a cell.
    Number(String, Cell),
    /// The score of a side after the moves of the step.
    Score(Side),
    /// What stands on a cell after the moves of the step.
    Stands(Cell),
    /// Who has won after the moves of the step.
    Winner,
}

/// The answer that a move can be played, and that it cannot.
const YES_NO: [&str; 2] = ["yes", "no"];

/// The answer that there is none.
pub(crate) const NONE: &str = "-";

impl Asked {
    /// Reads what a Question tag says: `win 1`, `where d4`; `None` for anything else, and for cells, overlays and sides
    /// that the game has not.
    #[must_use]
    pub fn parse(text: &str, game: &Entry, play: &dyn PlayView) -> Option<Self> {
        if let Some(goal) = Goal::parse(text).filter(|goal| *goal != Goal::Play) {
            return Some(Self::Goal(goal));
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let cell = |name: &str| play.info().geometry.parse(name);
        Some(match words[..] {
            ["moves"] => Self::Moves,
            ["captures"] => Self::Captures,
            ["count"] => Self::Count,
            ["winner"] => Self::Winner,
            ["where", name] => Self::Where(cell(name)?),
            ["stands", name] => Self::Stands(cell(name)?),
            ["legal", order] => Self::Legal(order.to_owned()),
            ["number", overlay, name] if game.overlays().contains(&overlay) => {
                Self::Number(overlay.to_owned(), cell(name)?)
            }
            ["score", name] => {
                let place = play.sides().iter().position(|side| side.text == name)?;
                Self::Score(Side(u8::try_from(place).ok()?))
            }
            _ => return None,
        })
    }

    /// Whether an answer is an order.
    #[must_use]
    pub const fn is_of_orders(&self) -> bool {
        matches!(self, Self::Goal(_) | Self::Moves | Self::Captures)
    }
}

/// What is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Truth {
    /// All right answers, sorted, as a plan writes them; nothing where there is none.
    pub answers: Vec<String>,
}

impl Truth {
    /// What reaches the goal of an exercise; `None` if there are more positions to look at than so many.
    pub(super) fn of_goal(exercise: &Exercise, nodes: u64) -> Option<Self> {
        use crate::prove::Disproof::{Nearer, TooLong};
        let proof = prove(exercise, nodes);
        // A win that takes fewer moves is not what is asked.
        (!matches!(proof.wrong, Some(TooLong | Nearer(_)))).then_some(Self { answers: proof.answers })
    }

    /// What the rules say of a play before and after the moves of a step; `None` if the question has no answer there.
    pub(super) fn of_rules(
        asked: &Asked,
        game: &Entry,
        (before, after): (&dyn PlayView, &dyn PlayView),
    ) -> Option<Self> {
        let seat = before.asked().iter().next().unwrap_or_default();
        let orders = || before.orders(seat);
        let one = |answer: String| vec![answer];
        let mut answers = match asked {
            Asked::Goal(_) => return None,
            Asked::Moves => orders(),
            // In the notation of every game.
            Asked::Captures => orders().into_iter().filter(|order| order.contains('x')).collect(),
            Asked::Count => one(orders().len().to_string()),
            Asked::Where(piece) => {
                let geometry = before.info().geometry;
                let steps = before.next_steps(seat, &[Pick::Cell(*piece)]);
                let goes = |to: &Cell| to != piece && steps.iter().any(|step| step.pick == Pick::Cell(*to));
                geometry.all().filter(goes).map(|to| geometry.name(to).to_string()).collect()
            }
            Asked::Legal(order) => one(YES_NO[usize::from(before.read_order(seat, order).is_err())].to_owned()),
            Asked::Number(overlay, cell) => {
                let report = game.overlay(before.options(), &before.position_text(), overlay).ok()??;
                let badges = report.badges.iter().filter(|badge| badge.cell == *cell);
                one(badges.filter_map(|badge| badge.number).sum::<u32>().to_string())
            }
            Asked::Score(side) => {
                let signs = after.signs();
                let score = signs.iter().find(|sign| sign.meaning == Meaning::Score && sign.side == Some(*side))?;
                one(score.number?.to_string())
            }
            Asked::Stands(cell) => one(stands(after, *cell)?),
            Asked::Winner => after.outcome().map_or_else(Vec::new, |outcome| match outcome.winner {
                Winner::Side(side) => one(after.sides()[usize::from(side.0)].text.to_owned()),
                Winner::Draw => one(Winner::Draw.text(after.sides()).to_owned()),
            }),
        };
        answers.retain(|answer| answer != NONE);
        answers.sort_unstable();
        Some(Self { answers })
    }
}

/// The text of the piece on a cell, as the position writes it, or [`NONE`].
fn stands(play: &dyn PlayView, cell: Cell) -> Option<String> {
    let (geometry, position) = (play.info().geometry, play.position_text());
    let board = position.split(' ').next()?;
    let rows = (0..geometry.rows()).rev().zip(board.split('/'));
    let texts = rows.flat_map(|(row, rank)| (geometry.row_start(row).0..).map(Cell).zip(cell_texts(rank)));
    let found = texts.into_iter().find(|(at, _)| *at == cell)?.1;
    Some(if found == "." { NONE.to_owned() } else { found })
}
