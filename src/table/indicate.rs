//! Which marks lie on the board: what is in hand, what can come next, what the pointer or the cursor is over, the last
//! move, and what decided a finished game. A function of session and hand; knows no game.

use super::TableSystems;
use super::hand::Hand;
use super::input::pointer::Hovered;
use super::marks::{MarkShape, Marks};
use super::session::{InHand, Table, Told};
use crate::rules::session::{NodeId, Session};
use crate::rules::{Cell, Effect, Mark, Meaning, Pick, Step};
use bevy::prelude::*;

/// The cell where something was refused just now, until the next success.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RefusedAt(pub Option<Cell>);

/// Whether what a piece could do is shown while the pointer is over it.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foresee(pub bool);

impl Default for Foresee {
    fn default() -> Self {
        Self(true)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RefusedAt>()
        .init_resource::<Foresee>()
        .add_systems(Update, indicate.in_set(TableSystems::Present).run_if(resource_exists::<Table>));
}

fn indicate(
    table: Res<Table>,
    hand: Res<InHand>,
    hovered: Res<Hovered>,
    foresee: Res<Foresee>,
    mut told: MessageReader<Told>,
    mut refused: ResMut<RefusedAt>,
    mut marks: ResMut<Marks>,
) {
    let news = !told.is_empty() || table.is_changed() || hand.is_changed() || hovered.is_changed();
    if !news && !foresee.is_changed() && !marks.is_added() {
        return;
    }
    for message in told.read() {
        refused.0 = match message {
            Told::Refused(_) => hand.cursor.filter(|_| hovered.0.is_none()).or(hovered.0),
            _ => None,
        };
    }
    let wanted = marks_of(table.session(), &hand, hovered.0.filter(|_| foresee.0), refused.0);
    if marks.0 != wanted {
        marks.0 = wanted;
    }
}

/// The marks of a session with this hand over it.
#[must_use]
pub fn marks_of(
    session: &dyn Session,
    hand: &Hand,
    hovered: Option<Cell>,
    refused: Option<Cell>,
) -> Vec<(Cell, MarkShape)> {
    let mut marks: Vec<(Cell, MarkShape)> = Vec::new();
    let mut add = |cell: Cell, shape: MarkShape| {
        if !marks.contains(&(cell, shape)) {
            marks.push((cell, shape));
        }
    };
    for cell in last_move(session, session.cursor()) {
        add(cell, MarkShape::LastMove);
    }
    if let Some(outcome) = session.outcome() {
        // What was lost has a sign of its own.
        let lost: Vec<Cell> = session
            .signs()
            .into_iter()
            .filter(|sign| sign.meaning == Meaning::Captured)
            .flat_map(|sign| sign.cells)
            .collect();
        outcome.cells.iter().filter(|cell| !lost.contains(cell)).for_each(|cell| add(*cell, MarkShape::Winning));
    }
    for pick in &hand.picks {
        if let Pick::Cell(cell) = pick {
            add(*cell, MarkShape::Selected);
        }
    }
    // With empty hands every own piece could be taken: that would say nothing, so only the one under the pointer or the
    // cursor shows what it could do.
    let steps = if hand.picks.is_empty() {
        let foreseen = hovered.or(hand.cursor).map(|cell| hand.foresee(session, cell)).unwrap_or_default();
        let open: Vec<Step> = hand.next(session).into_iter().filter(|step| step.mark != Mark::Take).collect();
        let here = |step: &Step| hovered.or(hand.cursor).is_some_and(|cell| step.pick == Pick::Cell(cell));
        // Nor would it say anything that something can be placed nearly everywhere.
        let places = open.iter().filter(|step| step.mark == Mark::Place).count();
        let empty = session.info().geometry.cells().saturating_sub(session.standing().len());
        let everywhere = places * 10 > empty * 7;
        let told = |step: &Step| step.mark != Mark::Place || !everywhere || here(step);
        foreseen.into_iter().chain(open.into_iter().filter(told)).collect()
    } else {
        hand.next(session)
    };
    for (cell, shape) in steps.iter().filter_map(shape_of) {
        add(cell, shape);
    }
    if let Some(cell) = refused {
        add(cell, MarkShape::Refused);
    }
    if let Some(cell) = hand.cursor {
        add(cell, MarkShape::Cursor);
    }
    marks
}

fn shape_of(step: &Step) -> Option<(Cell, MarkShape)> {
    let Pick::Cell(cell) = step.pick else { return None };
    let shape = match step.mark {
        Mark::Go => MarkShape::Go,
        Mark::Capture => MarkShape::Capture,
        Mark::Turn => MarkShape::Turn,
        Mark::Join => MarkShape::Join,
        Mark::Exchange => MarkShape::Exchange,
        Mark::Place => MarkShape::Place,
        Mark::Take | Mark::Choose => return None,
    };
    Some((cell, shape))
}

/// Where the last move began and ended, by what it did on the table.
fn last_move(session: &dyn Session, id: NodeId) -> Vec<Cell> {
    let Some((_, beats)) = session.move_into(id) else { return Vec::new() };
    let mut cells = Vec::new();
    for effect in beats.iter().flatten() {
        match effect {
            Effect::Move { from, path } => cells.extend(std::iter::once(*from).chain(path.last().copied())),
            Effect::Place { at, .. } | Effect::Become { at, .. } if cells.is_empty() => cells.push(*at),
            Effect::Stack { from, onto, .. } => cells.extend([*from, *onto]),
            Effect::Remove { at } => cells.push(*at),
            _ => {}
        }
    }
    cells
}
