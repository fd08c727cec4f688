//! A board as a small picture, with the last move marked.

use crate::shown::Picture;
use ludoteca_diagram::layers::{Turn, centre, outline};
use ludoteca_diagram::raster::raster;
use ludoteca_diagram::{Drawing, Element, Form, Role, Stroke, Style, board};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Cell, Dye, Effect};

/// The width of a picture, in pixels.
const WIDE: u32 = 240;

/// No picture is higher, or lower, however long the board is.
const HIGH: [f32; 2] = [60.0, 480.0];

/// How a cell of the last move is marked: a line inside its edge.
const MARK: Stroke = Stroke { role: Role::Body(Dye::Red), width: 0.09 };

/// So large is that line beside its cell.
const INSIDE: f32 = 0.9;

/// What is on the board of a play; `None` if there is no memory for it.
pub(crate) fn picture(play: &dyn PlayView) -> Option<Picture> {
    let mut drawing = board(play, Style::Colour);
    let [from, to] = drawing.bounds();
    let shape = (to[1] - from[1]) / (to[0] - from[0]).max(f32::EPSILON);
    let height = (WIDE as f32 * shape).clamp(HIGH[0], HIGH[1]) as u32;
    mark_last(&mut drawing, play);
    let rgba = raster(&drawing, Style::Colour, [WIDE, height], false)?;
    Some(Picture { width: WIDE, height, rgba })
}

/// Marks the cells from and to which something moved last.
fn mark_last(drawing: &mut Drawing, play: &dyn PlayView) {
    let geometry = play.info().geometry;
    for cell in touched_last(play) {
        let [x, y] = centre(geometry, cell, Turn::default());
        let corners = outline(geometry, cell, Turn::default());
        let inside = corners.into_iter().map(|at| [x + (at[0] - x) * INSIDE, y + (at[1] - y) * INSIDE]).collect();
        let form = Form::Path { runs: vec![inside], closed: true };
        drawing.elements.push(Element { form, fill: None, stroke: Some(MARK) });
    }
}

fn touched_last(play: &dyn PlayView) -> Vec<Cell> {
    let (_, beats) = play.move_into(play.cursor()).unwrap_or_default();
    let mut cells: Vec<Cell> = Vec::new();
    for effect in beats.into_iter().flatten() {
        match effect {
            Effect::Place { at, .. } | Effect::Remove { at } | Effect::Become { at, .. } => cells.push(at),
            Effect::Move { from, path } => cells.extend([from].into_iter().chain(path.last().copied())),
            Effect::Stack { from, onto, .. } => cells.extend([from, onto]),
        }
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}
