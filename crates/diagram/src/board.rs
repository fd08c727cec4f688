//! The cells of a board and their names.

use super::drawing::{Drawing, Form, Point, Role};
use super::style::Style;
use ludoteca_rules::{Cell, Geometry, Ground};

/// Depth of a row of hexagons whose centres are 1 apart: √3/2.
const ROW: f32 = 0.866_025_4;
/// Distance from the centre of a hexagon to its corners: 1/√3.
const CORNER: f32 = 0.577_350_3;
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
    let row = match geometry {
        Geometry::Square { .. } => 1.0,
        Geometry::Hexagon { .. } => ROW,
    };
    [f32::from(place.right) / 2.0, -f32::from(place.away) / 2.0 * row]
}

/// The corners of a cell.
pub(super) fn outline(geometry: Geometry, cell: Cell) -> Vec<Point> {
    let [x, y] = centre(geometry, cell);
    let corners: &[Point] = match geometry {
        Geometry::Square { .. } => &[[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]],
        Geometry::Hexagon { .. } => &[
            [0.0, -CORNER],
            [0.5, -CORNER / 2.0],
            [0.5, CORNER / 2.0],
            [0.0, CORNER],
            [-0.5, CORNER / 2.0],
            [-0.5, -CORNER / 2.0],
        ],
    };
    corners.iter().map(|corner| [x + corner[0], y + corner[1]]).collect()
}

/// Draws the surface of the cells.
pub(super) fn ground(drawing: &mut Drawing, geometry: Geometry, ground: Ground, style: Style) {
    match geometry {
        Geometry::Hexagon { .. } => {
            for cell in geometry.all() {
                drawing.polygon(outline(geometry, cell), Some(Role::Cell), None);
            }
        }
        Geometry::Square { files, ranks } if ground == Ground::Lines => {
            let half = [f32::from(files) / 2.0, f32::from(ranks) / 2.0];
            drawing.polygon(rectangle(half), Some(Role::Cell), None);
        }
        Geometry::Square { .. } => {
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
    style.hatches() && matches!(geometry, Geometry::Square { .. }) && tone(geometry, ground, cell) == Role::DarkCell
}

/// Draws the lines between the cells and the frame round them.
pub(super) fn grid(drawing: &mut Drawing, geometry: Geometry, ground: Ground) {
    match geometry {
        Geometry::Hexagon { .. } => {
            for cell in geometry.all() {
                drawing.polygon(outline(geometry, cell), None, Some((Role::Ink, 1.2 * LINE)));
            }
        }
        Geometry::Square { files, ranks } if ground == Ground::Lines => {
            let half = [files, ranks].map(|count| f32::from(count - 1) / 2.0);
            drawing.lines(lattice(files - 1, ranks - 1, 0), Role::Ink, 1.2 * LINE);
            // The outermost lines are the edge of the board.
            drawing.polygon(rectangle(half), None, Some((Role::Ink, FRAME)));
            for (file, rank) in stars(files, ranks) {
                let middle = [f32::from(file) - half[0], f32::from(rank) - half[1]];
                drawing.add(Form::Circle { middle, radius: STAR }, Some(Role::Ink), None);
            }
        }
        Geometry::Square { files, ranks } => {
            let half = [f32::from(files) / 2.0, f32::from(ranks) / 2.0];
            drawing.lines(lattice(files, ranks, 1), Role::Ink, LINE);
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
    let split = |cell| {
        let mut letter = geometry.name(cell).to_string();
        let number = letter.split_off(1);
        (letter, number)
    };
    let rows = geometry.rows();
    match geometry {
        Geometry::Square { files, ranks } => {
            let half = [f32::from(files) / 2.0, f32::from(ranks) / 2.0];
            let numbers: &[u8] = if let Ground::Fields { numbers } = ground { numbers } else { &[] };
            for cell in (0..files).map(Cell) {
                drawing.label([centre(geometry, cell)[0], half[1] + OUT], NAME, false, split(cell).0);
            }
            let beyond = half[0] + OUT + if numbers.is_empty() { 0.0 } else { 2.0 * NUMBER_OUT };
            for row in 0..rows {
                let first = geometry.row_start(row);
                let [_, y] = centre(geometry, first);
                drawing.label([-beyond, y], NAME, false, split(first).1);
                if let Some(number) = numbers.get(usize::from(row)) {
                    for x in [-half[0] - NUMBER_OUT, half[0] + NUMBER_OUT] {
                        let form = Form::Circle { middle: [x, y], radius: 0.26 };
                        drawing.add(form, None, Some((Role::Ink, LINE)));
                        drawing.label([x, y], NUMBER, true, number.to_string());
                    }
                }
            }
        }
        Geometry::Hexagon { side } => {
            for row in 0..rows {
                let first = geometry.row_start(row);
                let [x, y] = centre(geometry, first);
                drawing.label([x - 0.5 - OUT, y], NAME, false, split(first).0);
            }
            // Beside the cells with this number that are nearest to the reader: straight below those of the first row,
            // then along the lower right edge.
            for number in 1..=rows {
                let row = number.saturating_sub(side);
                let cell = Cell(geometry.row_start(row).0 + number - 1);
                let [x, y] = centre(geometry, cell);
                let [right, down] = match row {
                    0 => [0.0, CORNER + OUT - 0.1],
                    _ if number == rows => [0.5 + OUT, 0.0],
                    _ => [ROW, 0.5].map(|way| way * (0.5 + OUT)),
                };
                drawing.label([x + right, y + down], NAME, false, number.to_string());
            }
        }
    }
}
