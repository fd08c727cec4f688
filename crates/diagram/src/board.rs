//! The cells of a board and their names.

use super::drawing::{Drawing, Form, Point, Role};
use super::style::Style;
use ludoteca_rules::geometry::{Lattice, LineEnd};
use ludoteca_rules::{Cell, Geometry, Ground};

/// Width of the lines between cells, and of the frame round them.
const LINE: f32 = 0.03;
const FRAME: f32 = 0.075;
/// Width of the lines of hatching: they must not vanish where a copier makes a board of twelve ranks smaller.
const HATCH: f32 = 0.018;
/// Radius of a star point.
const STAR: f32 = 0.075;
/// Height of the names of rows and columns.
const NAME: f32 = 0.32;
/// Distance of their middle from the cells.
const OUT: f32 = 0.42;
/// Height and distance of the numbers beside the ranks of a board of two fields.
const NUMBER: f32 = 0.26;
const NUMBER_OUT: f32 = 0.38;

/// The centre of a cell.
pub(super) fn centre(geometry: Geometry, cell: Cell) -> Point {
    let place = geometry.place(cell);
    [f32::from(place.right) / 2.0, -f32::from(place.away) / 2.0 * geometry.cell_shape().row_depth()]
}

/// The corners of a cell, clockwise on the page.
pub(super) fn outline(geometry: Geometry, cell: Cell) -> Vec<Point> {
    let [x, y] = centre(geometry, cell);
    geometry.cell_shape().outline().rev().map(|[right, away]| [x + right, y - away]).collect()
}

/// Half the width and the height of a board whose cells form a lattice.
fn half(lattice: Lattice) -> Point {
    [lattice.files, lattice.ranks].map(|count| f32::from(count) / 2.0)
}

/// Draws the surface of the cells.
pub(super) fn ground(drawing: &mut Drawing, geometry: Geometry, ground: Ground, style: Style) {
    match geometry.lattice() {
        None => {
            for cell in geometry.all() {
                drawing.polygon(outline(geometry, cell), Some(Role::Cell), None);
            }
        }
        Some(lattice) if ground == Ground::Lines => {
            drawing.polygon(rectangle(half(lattice)), Some(Role::Cell), None);
        }
        Some(_) => {
            let mut hatching = Vec::new();
            for cell in geometry.all() {
                if is_hatched(geometry, ground, cell, style) {
                    hatching.extend(hatch(centre(geometry, cell)));
                } else {
                    drawing.polygon(outline(geometry, cell), Some(tone(geometry, ground, cell)), None);
                }
            }
            if !hatching.is_empty() {
                drawing.lines(hatching, Role::Hatch, HATCH);
            }
        }
    }
}

/// Whether a cell is hatched.
pub(super) fn is_hatched(geometry: Geometry, ground: Ground, cell: Cell, style: Style) -> bool {
    style.hatches() && geometry.lattice().is_some() && tone(geometry, ground, cell) == Role::DarkCell
}

/// Draws the lines between the cells and the frame round them.
pub(super) fn grid(drawing: &mut Drawing, geometry: Geometry, ground: Ground) {
    match geometry.lattice() {
        None => {
            for cell in geometry.all() {
                drawing.polygon(outline(geometry, cell), None, Some((Role::Ink, 1.2 * LINE)));
            }
        }
        Some(Lattice { files, ranks }) if ground == Ground::Lines => {
            let half = [files, ranks].map(|count| f32::from(count - 1) / 2.0);
            drawing.lines(lattice(files - 1, ranks - 1, 0), Role::Ink, 1.2 * LINE);
            // The outermost lines are the edge of the board.
            drawing.polygon(rectangle(half), None, Some((Role::Ink, FRAME)));
            for (file, rank) in stars(files, ranks) {
                let middle = [f32::from(file) - half[0], f32::from(rank) - half[1]];
                drawing.add(Form::Circle { middle, radius: STAR }, Some(Role::Ink), None);
            }
        }
        Some(board) => {
            let half = half(board);
            drawing.lines(lattice(board.files, board.ranks, 1), Role::Ink, LINE);
            if matches!(ground, Ground::Fields { .. }) {
                drawing.lines(vec![vec![[-half[0], 0.0], [half[0], 0.0]]], Role::Ink, FRAME);
            }
            drawing.polygon(rectangle(half), None, Some((Role::Ink, FRAME)));
        }
    }
}

fn rectangle([x, y]: Point) -> Vec<Point> {
    vec![[-x, -y], [x, -y], [x, y], [-x, y]]
}

/// The lines of a lattice of so many cells, without the outermost `less` on each side.
fn lattice(wide: u8, deep: u8, less: u8) -> Vec<Vec<Point>> {
    let [x, y] = [wide, deep].map(|count| f32::from(count) / 2.0);
    let inner = |count: u8| (less..=count - less).map(move |line| f32::from(line) - f32::from(count) / 2.0);
    let across = inner(deep).map(|at| vec![[-x, at], [x, at]]);
    inner(wide).map(|at| vec![[at, -y], [at, y]]).chain(across).collect()
}

/// The star points, which help to count lines: on the third line, and in the middle where there is one.
fn stars(files: u8, ranks: u8) -> impl Iterator<Item = (u8, u8)> {
    let places = |count: u8| if count < 7 { vec![] } else { vec![2, count - 3] };
    let corners =
        places(files).into_iter().flat_map(move |file| places(ranks).into_iter().map(move |rank| (file, rank)));
    corners.chain((files % 2 == 1 && ranks % 2 == 1).then_some((files / 2, ranks / 2)))
}

fn tone(geometry: Geometry, ground: Ground, cell: Cell) -> Role {
    let (row, column) = geometry.row_and_column(cell);
    let dark = match ground {
        Ground::Chequered => (row + column) % 2 == 0,
        Ground::Fields { .. } => row >= geometry.rows() / 2,
        Ground::Plain | Ground::Lines => return Role::Cell,
    };
    if dark { Role::DarkCell } else { Role::LightCell }
}

/// Slanting lines in a square cell, which continue in its neighbours.
fn hatch([x, y]: Point) -> impl Iterator<Item = Vec<Point>> {
    const LINES: i8 = 6;
    (1..2 * LINES).map(move |line| {
        // The line on which the distances from the left and the upper edge add up to `sum`.
        let sum = (f32::from(line) - 0.5) / f32::from(LINES);
        let (near, far) = ((sum - 1.0).max(0.0), sum.min(1.0));
        vec![[x - 0.5 + near, y - 0.5 + far], [x - 0.5 + far, y - 0.5 + near]]
    })
}

/// Draws the names of rows and columns, and the numbers of a board of two fields.
pub(super) fn names(drawing: &mut Drawing, geometry: Geometry, ground: Ground) {
    let numbers: &[u8] = if let Ground::Fields { numbers } = ground { numbers } else { &[] };
    for line in geometry.lines() {
        let [x, y] = centre(geometry, line.near.cell);
        let Some(row) = line.row else {
            let [right, down] = below(geometry, line.near);
            drawing.label([x + right, y + down], NAME, false, line.name);
            continue;
        };
        let edge = x - 0.5;
        let beside_numbers = if numbers.is_empty() { 0.0 } else { 2.0 * NUMBER_OUT };
        drawing.label([edge - OUT - beside_numbers, y], NAME, false, line.name);
        if let Some(number) = numbers.get(usize::from(row)) {
            for x in [edge - NUMBER_OUT, NUMBER_OUT - edge] {
                let form = Form::Circle { middle: [x, y], radius: 0.26 };
                drawing.add(form, None, Some((Role::Ink, LINE)));
                drawing.label([x, y], NUMBER, true, number.to_string());
            }
        }
    }
}

/// From the last cell of a column to the middle of the column's name.
fn below(geometry: Geometry, end: LineEnd) -> Point {
    let shape = geometry.cell_shape();
    let [right, away] = shape.unit(end.out);
    let deepest = shape.outline().map(|[_, away]| away).fold(0.0, f32::max);
    // Straight below the corner of a cell there is room beside that corner.
    let distance = if right == 0.0 && deepest > 0.5 { deepest + OUT - 0.1 } else { 0.5 + OUT };
    [right * distance, -away * distance]
}
