//! The board and the pieces, as shapes.

use crate::message::Board;
use crate::shapes::{Shape, merged, shapes};
use ludoteca_diagram::Drawing;
use ludoteca_diagram::layers::{self, Turn};
use ludoteca_rules::session::BoardView;
use ludoteca_rules::{Cell, Piece, Side};
use std::collections::{BTreeMap, BTreeSet};

/// How far the board reaches beyond everything that is drawn of it.
const MARGIN: f32 = 0.06;

/// What a board is like from one side of the table, apart from what lies on it.
pub(crate) fn board(play: &dyn BoardView, turn: Turn) -> Board {
    let geometry = play.info().geometry;
    let (ground, names) = (layers::ground(play, turn), layers::names(play, turn));
    let [[left, top], [right, bottom]] = extent(&ground, &names);
    let cells: Vec<[f32; 2]> = geometry.all().map(|cell| layers::centre(geometry, cell, turn).map(short)).collect();
    Board {
        bounds: [[left - MARGIN, top - MARGIN].map(short), [right + MARGIN, bottom + MARGIN].map(short)],
        ground: merged(&ground),
        names: shapes(&names),
        rows: rows(&cells),
        cells,
        depth: short(geometry.cell_shape().row_depth()),
    }
}

/// The smallest and the largest point of both drawings.
fn extent(one: &Drawing, two: &Drawing) -> [[f32; 2]; 2] {
    let ([a, b], [c, d]) = (one.bounds(), two.bounds());
    let smaller = |one: f32, two: f32| one.min(two);
    let larger = |one: f32, two: f32| one.max(two);
    [[smaller(a[0], c[0]), smaller(a[1], c[1])], [larger(b[0], d[0]), larger(b[1], d[1])]]
}

/// The cells row by row from the top, each from the left.
fn rows(cells: &[[f32; 2]]) -> Vec<Vec<u8>> {
    let mut order: Vec<usize> = (0..cells.len()).collect();
    order.sort_by(|one, two| {
        let [[x, y], [right, down]] = [cells[*one], cells[*two]];
        y.total_cmp(&down).then(x.total_cmp(&right))
    });
    let mut rows: Vec<Vec<u8>> = Vec::new();
    let mut above = f32::NEG_INFINITY;
    for index in order {
        let down = cells[index][1];
        if down - above > 0.1 {
            rows.push(Vec::new());
        }
        above = down;
        if let (Some(row), Ok(cell)) = (rows.last_mut(), u8::try_from(index)) {
            row.push(cell);
        }
    }
    rows
}

fn short(length: f32) -> f32 {
    (length * 1000.0).round() / 1000.0 + 0.0
}

/// The figures that a page knows already, and those that it is to be told of.
#[derive(Default)]
pub(crate) struct Figures {
    known: BTreeSet<String>,
    new: BTreeMap<String, Vec<Shape>>,
}

impl Figures {
    /// The name of the figure of a piece.
    pub fn name(&mut self, play: &dyn BoardView, piece: Piece, turn: Turn) -> String {
        let side = piece.side.map_or_else(|| "n".to_owned(), |side| side.0.to_string());
        let name = format!("{side}-{}", piece.kind.0);
        if self.known.insert(name.clone()) {
            let sides = (0..).map(Side).take(play.sides().len());
            let others = sides.filter(|side| Some(*side) != piece.side).map(|side| Piece { side: Some(side), ..piece });
            let others: Vec<_> =
                piece.side.map(|_| others.map(|other| play.figure(other)).collect()).unwrap_or_default();
            let drawing = layers::piece(&play.figure(piece), &others, turn);
            self.new.insert(name.clone(), shapes(&drawing));
        }
        name
    }

    /// The figures that the page does not know yet.
    pub fn take_new(&mut self) -> BTreeMap<String, Vec<Shape>> {
        std::mem::take(&mut self.new)
    }

    /// The board is seen anew: all figures are to be told again.
    pub fn forget(&mut self) {
        *self = Self::default();
    }
}

/// A cell as a number, as the page has it.
pub(super) const fn number(cell: Cell) -> u8 {
    cell.0
}
