//! Which marks lie on the board: what is selected, what can come next, what the pointer or the cursor is over, the last
//! move, and what decided a finished game. [`marks_of`] is a function of play and hand, independent of the game.

use super::marks::{MarkShape, Marks};
use crate::play::{Advice, Aims, Hand, HoveredCell, Play, PlayEvent, TableEvent};
use crate::schedule::TableSystems;
use crate::show::win::WinLight;
use bevy::prelude::*;
use ludoteca_rules::session::{BoardView, NodeId, PlayView};
use ludoteca_rules::{Cell, CellRelation, Effect, Mark, Meaning, Pick, Seat, Sign, Step};

/// The cell of a play where a request was refused, until one succeeds.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RefusedAt(pub Option<Cell>);

impl RefusedAt {
    /// Where what happened refused something: under the cursor, or else under the pointer.
    pub(in crate::show) fn by(happened: &PlayEvent, hand: &Hand, hovered: Option<Cell>) -> Option<Cell> {
        match happened {
            PlayEvent::Refused(_) => hand.cursor.filter(|_| hovered.is_none()).or(hovered),
            _ => None,
        }
    }
}

/// The cells of the pieces of a seat that wait to be put elsewhere: they are in hand, as it were.
pub(in crate::show) fn waiting(board: &dyn BoardView, seat: Seat) -> impl Iterator<Item = Cell> {
    let side = board.side_of(seat);
    let waits = move |sign: &Sign| sign.meaning == Meaning::Waiting && sign.side == side;
    board.signs().into_iter().filter(waits).flat_map(|sign| sign.cells)
}

/// Whether the possible moves of a piece are shown while the pointer is over it.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PreviewMoves(pub bool);

impl Default for PreviewMoves {
    fn default() -> Self {
        Self(true)
    }
}

pub(in crate::show) fn plugin(app: &mut App) {
    app.register_required_components::<Play, RefusedAt>();
    app.init_resource::<PreviewMoves>().add_systems(Update, indicate.in_set(TableSystems::Present));
}

/// What happens on the board.
type Indicated = (Ref<'static, Play>, Ref<'static, Hand>, Ref<'static, HoveredCell>, Ref<'static, WinLight>);

/// What the computer advises, and what whoever teaches points at.
type Pointed = (Ref<'static, Advice>, Ref<'static, Aims>);

fn indicate(
    mut events: MessageReader<TableEvent>,
    mut plays: Query<(Entity, Indicated, Pointed, &mut RefusedAt, &mut Marks)>,
    preview: Res<PreviewMoves>,
) {
    let events: Vec<&TableEvent> = events.read().collect();
    for (entity, (play, hand, hovered, win), (advice, aims), mut refused, mut marks) in &mut plays {
        let new_events = || events.iter().filter(|event| event.play == entity);
        let moved = play.is_changed() || hand.is_changed() || hovered.is_changed();
        let moved = moved || advice.is_changed() || aims.is_changed() || win.is_changed();
        if !moved && new_events().next().is_none() && !preview.is_changed() {
            continue;
        }
        for event in new_events() {
            refused.0 = RefusedAt::by(&event.happened, &hand, hovered.0);
        }
        let view = play.view();
        let mut shown = marks_of(view, &hand, hovered.0.filter(|_| preview.0), refused.0);
        if win.is_awaited() {
            shown.retain(|(_, mark)| *mark != MarkShape::Winning);
        }
        shown.extend(advice.cells(view.cursor()).map(|cell| (cell, MarkShape::Hint)));
        shown.extend(aims.wanted.iter().map(|cell| (*cell, MarkShape::Aim)));
        if aims.unmarked || !aims.reached.is_empty() {
            // What is asked must not be told; once it is done, nothing more need be shown to be possible.
            shown.retain(|(_, mark)| matches!(mark, MarkShape::LastMove | MarkShape::Winning | MarkShape::Cursor));
        }
        let reached = aims.reached.iter().map(|cell| (*cell, MarkShape::Winning));
        let reached: Vec<_> = reached.filter(|mark| !shown.contains(mark)).collect();
        shown.extend(reached);
        marks.set_if_neq(Marks(shown));
    }
}

/// The marks for a play and its hand.
#[must_use]
pub fn marks_of(
    play: &dyn PlayView,
    hand: &Hand,
    hovered: Option<Cell>,
    refused: Option<Cell>,
) -> Vec<(Cell, MarkShape)> {
    let mut marks: Vec<(Cell, MarkShape)> = Vec::new();
    let signs = play.signs();
    let mut add = |cell: Cell, shape: MarkShape| {
        if !marks.contains(&(cell, shape)) {
            marks.push((cell, shape));
        }
    };
    for cell in last_move(play, play.cursor()) {
        add(cell, MarkShape::LastMove);
    }
    if let Some(outcome) = play.outcome() {
        // Captured pieces have a sign of their own.
        let lost: Vec<Cell> = signs
            .iter()
            .filter(|sign| sign.meaning == Meaning::Captured)
            .flat_map(|sign| sign.cells.iter().copied())
            .collect();
        outcome.cells.iter().filter(|cell| !lost.contains(cell)).for_each(|cell| add(*cell, MarkShape::Winning));
    }
    let waits = signs.iter().any(|sign| sign.meaning == Meaning::Waiting);
    waiting(play, hand.seat).for_each(|cell| add(cell, MarkShape::Selected));
    for pick in hand.proposed.iter().flatten().chain(&hand.picks) {
        if let Pick::Cell(cell) = pick {
            add(*cell, MarkShape::Selected);
        }
    }
    // While nothing is selected, marking every selectable piece would give no information: only the one under the
    // pointer or the cursor shows its possible moves.
    let steps = if hand.proposed.is_some() {
        Vec::new()
    } else if hand.picks.is_empty() {
        let previewed = hovered.or(hand.cursor).map(|cell| hand.preview(play, cell)).unwrap_or_default();
        let open: Vec<Step> = hand.next(play).into_iter().filter(|step| step.mark != Mark::Take).collect();
        let here = |step: &Step| hovered.or(hand.cursor).is_some_and(|cell| step.pick == Pick::Cell(cell));
        // Nor would marking nearly every empty cell as one where something can be placed, or nearly every one that no
        // sign tells to be closed, unless a piece waits for that.
        let places = open.iter().filter(|step| step.mark == Mark::Place).count();
        let taken = play.standing().len() + if places > 0 { closed(play, hand.seat) } else { 0 };
        let everywhere = places * 10 > play.info().geometry.cells().saturating_sub(taken) * 7 && !waits;
        let told = |step: &Step| step.mark != Mark::Place || !everywhere || here(step);
        if let Some(cell) = hovered.or(hand.cursor) {
            play.study(cell).into_iter().for_each(|(cell, studied)| add(cell, shape_of_study(studied)));
        }
        previewed.into_iter().chain(open.into_iter().filter(told)).collect()
    } else {
        hand.next(play)
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
    let numbered = |cell: Cell| {
        signs.iter().any(|sign| sign.meaning == Meaning::Home && sign.number.is_some() && sign.cells.contains(&cell))
    };
    for (cell, shape) in &mut marks {
        // A dot would hide the number.
        if *shape == MarkShape::Go && numbered(*cell) {
            *shape = MarkShape::GoRound;
        }
    }
    marks
}

/// How many empty cells are closed to a seat, as signs tell.
fn closed(play: &dyn PlayView, seat: Seat) -> usize {
    let own = play.side_of(seat);
    let signs = play.signs().into_iter();
    let closed =
        signs.filter(|sign| sign.meaning == Meaning::Dead || sign.meaning == Meaning::OnlyFor && sign.side != own);
    closed.map(|sign| sign.cells.len()).sum()
}

fn shape_of(step: &Step) -> Option<(Cell, MarkShape)> {
    let Pick::Cell(cell) = step.pick else { return None };
    let shape = match step.mark {
        Mark::Go => MarkShape::Go,
        Mark::Capture => MarkShape::Capture,
        Mark::Push => MarkShape::Push,
        Mark::Turn => MarkShape::Turn,
        Mark::Join => MarkShape::Join,
        Mark::Exchange => MarkShape::Exchange,
        Mark::Place => MarkShape::Place,
        Mark::Take | Mark::Choose => return None,
    };
    Some((cell, shape))
}

const fn shape_of_study(studied: CellRelation) -> MarkShape {
    match studied {
        CellRelation::Goes => MarkShape::Go,
        CellRelation::Captures => MarkShape::Capture,
        CellRelation::Pushes => MarkShape::Push,
        CellRelation::Blocks => MarkShape::Blocks,
        CellRelation::Immune => MarkShape::Immune,
    }
}

/// The cells on which the last move began and ended, by its effects.
fn last_move(play: &dyn PlayView, id: NodeId) -> Vec<Cell> {
    let Some((_, beats)) = play.move_into(id) else { return Vec::new() };
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
