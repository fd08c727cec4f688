//! What a position says beyond the pieces: what of it is drawn, and what has to be told in words beside the diagram.
//!
//! A worksheet asks for what follows from the position, such as groups, liberties and attacks, so these are left out.
//! So are rights that pieces have until they move, which readers of diagrams take for granted.

use super::board::{centre, outline};
use super::drawing::{Drawing, Form, Point, Role};
use ludoteca_rules::session::BoardView;
use ludoteca_rules::{Cell, Geometry, Meaning, Sign, Standing};

/// A right is drawn where it holds on at most one of so many cells of the board; elsewhere it is a rule of the game.
const FEW: usize = 8;

/// Draws homes with a number, zones, and cells with a right of their own.
pub(super) fn draw(drawing: &mut Drawing, play: &dyn BoardView, standing: &[Standing]) {
    let geometry = play.info().geometry;
    let is_empty = |cell: &&Cell| standing.iter().all(|piece| piece.cell != **cell);
    for sign in play.signs() {
        match (sign.meaning, sign.number) {
            (Meaning::Home, Some(number)) => {
                for cell in sign.cells.iter().filter(is_empty) {
                    drawing.label(centre(geometry, *cell), 0.5, true, number.to_string());
                }
            }
            (Meaning::Zone, _) => drawing.lines(border(geometry, &sign.cells), Role::Ink, 0.11),
            (Meaning::Right | Meaning::RightNow, _) if is_drawn_right(geometry, &sign) => {
                for cell in sign.cells.iter().filter(is_empty) {
                    let dot = Form::Circle { middle: centre(geometry, *cell), radius: 0.13 };
                    let own = sign.side.and_then(|side| play.sides().get(usize::from(side.0))?.colour);
                    let fill = own.map_or(Role::Paper, |colour| Role::Body(colour.into()));
                    drawing.add(dot, Some(fill), Some((Role::Ink, 0.035)));
                }
            }
            _ => {}
        }
    }
}

fn is_drawn_right(geometry: Geometry, sign: &Sign) -> bool {
    sign.cells.len() * FEW <= geometry.cells()
}

/// The signs that belong beside a diagram in words, since the picture cannot show them.
#[must_use]
pub fn told(play: &dyn BoardView) -> Vec<Sign> {
    let mut signs = play.signs();
    signs.retain(|sign| match sign.meaning {
        Meaning::Penalty | Meaning::Left => true,
        Meaning::Arrived => sign.number != Some(0),
        Meaning::Right | Meaning::RightNow => is_drawn_right(play.info().geometry, sign),
        _ => false,
    });
    signs
}

/// The edges between these cells and all others.
fn border(geometry: Geometry, cells: &[Cell]) -> Vec<Vec<Point>> {
    let edges = |cell: &Cell| {
        let corners = outline(geometry, *cell);
        let next = corners.iter().cycle().skip(1).take(corners.len()).copied().collect::<Vec<_>>();
        corners.into_iter().zip(next).collect::<Vec<_>>()
    };
    let all: Vec<(Point, Point)> = cells.iter().flat_map(edges).collect();
    let near = |a: Point, b: Point| (a[0] - b[0]).abs() + (a[1] - b[1]).abs() < 1e-3;
    let is_inner = |(from, to): &(Point, Point)| all.iter().any(|edge| near(edge.0, *to) && near(edge.1, *from));
    all.iter().filter(|edge| !is_inner(edge)).map(|(from, to)| vec![*from, *to]).collect()
}
