//! A board in layers, for a screen on which pieces move and marks come and go, seen from any side of the table.

use super::board;
use super::drawing::{Anchor, Drawing, Form, Point};
use super::signs;
use super::style::Style;
use ludoteca_rules::display::figure::{self, At};
use ludoteca_rules::session::BoardView;
use ludoteca_rules::{Cell, Figure, Geometry, Seat};

/// From which side of the table a board is seen: by how many quarters it is turned clockwise, for whoever sits there to
/// have the own side before them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn(u8);

impl Turn {
    /// As a seat sees it, of so many: two sit opposite each other; of four, clockwise, each has the left corner of the
    /// own side.
    #[must_use]
    pub const fn of(seat: Seat, seats: u8) -> Self {
        Self(if seats > 2 { seat.0 % 4 } else { 2 * (seat.0 % 2) })
    }

    /// The number of quarters.
    #[must_use]
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// A point of the board as it is seen.
    #[must_use]
    pub fn point(self, [x, y]: Point) -> Point {
        // Adding 0 makes −0 a 0.
        match self.0 {
            0 => [x, y],
            1 => [y, -x],
            2 => [-x, -y],
            _ => [-y, x],
        }
        .map(|length| length + 0.0)
    }

    fn drawing(self, drawing: &mut Drawing) {
        for element in &mut drawing.elements {
            match &mut element.form {
                Form::Circle { middle, .. } => *middle = self.point(*middle),
                Form::Path { runs, .. } => {
                    runs.iter_mut().flatten().for_each(|point| *point = self.point(*point));
                }
                // Letters stay upright: their middle is where it was before.
                Form::Text { at, height, .. } => {
                    let [x, y] = self.point([at[0], at[1] - *height / 2.0]);
                    *at = [x, y + *height / 2.0];
                }
            }
        }
    }
}

/// A drawing turned clockwise about its origin by quarters; words stay upright.
#[must_use]
pub fn turned(drawing: &Drawing, quarters: u8) -> Drawing {
    let mut turned = drawing.clone();
    // A board is turned the other way.
    Turn((4 - quarters % 4) % 4).drawing(&mut turned);
    turned
}

/// The cells of a board and the lines between them.
#[must_use]
pub fn ground(play: &dyn BoardView, turn: Turn) -> Drawing {
    let (geometry, ground) = (play.info().geometry, play.info().ground);
    let mut drawing = Drawing::default();
    board::ground(&mut drawing, geometry, ground, Style::Colour);
    board::grid(&mut drawing, geometry, ground);
    turn.drawing(&mut drawing);
    drawing
}

/// The smallest names, beside those of a board of [`USUAL`] cells.
const LEAST: f32 = 0.5;

/// On a board of fewer cells than this the names are smaller, since its cells are larger.
const USUAL: f32 = 8.0;

/// The names of rows and columns. Where both run straight through the board, they stand to the left and below,
/// from wherever it is seen, and are no larger on a board of few cells than on one of many.
#[must_use]
pub fn names(play: &dyn BoardView, turn: Turn) -> Drawing {
    let (geometry, ground) = (play.info().geometry, play.info().ground);
    let mut drawing = Drawing::default();
    board::names(&mut drawing, geometry, ground);
    turn.drawing(&mut drawing);
    if let Some(lattice) = geometry.lattice() {
        let half = |count: u8| f32::from(count) / 2.0;
        let sides = [lattice.files, lattice.ranks].map(half);
        let [wide, high] = if turn.0 % 2 == 1 { [sides[1], sides[0]] } else { sides };
        let scale = (2.0 * wide.max(high) / USUAL).clamp(LEAST, 1.0);
        let nearer = |far: f32, edge: f32| edge + (far - edge) * scale;
        for element in &mut drawing.elements {
            if let Form::Text { at, height, anchor: Anchor::Middle, bold: false, .. } = &mut element.form {
                let (x, y) = (at[0], at[1] - *height / 2.0);
                *height *= scale;
                let left = if x.abs() > wide { -nearer(x.abs(), wide) } else { x };
                let down = if y.abs() > high { nearer(y.abs(), high) } else { y };
                *at = [left, down + *height / 2.0];
            }
        }
    }
    drawing
}

/// What the position says besides, as diagrams draw it: homes, zones, rights.
#[must_use]
pub fn besides(play: &dyn BoardView, turn: Turn) -> Drawing {
    let mut drawing = Drawing::default();
    signs::draw(&mut drawing, play, &play.standing());
    turn.drawing(&mut drawing);
    drawing
}

/// The middle of a cell.
#[must_use]
pub fn centre(geometry: Geometry, cell: Cell, turn: Turn) -> Point {
    turn.point(board::centre(geometry, cell))
}

/// The corners of a cell, clockwise on the page.
#[must_use]
pub fn outline(geometry: Geometry, cell: Cell, turn: Turn) -> Vec<Point> {
    board::outline(geometry, cell).into_iter().map(|corner| turn.point(corner)).collect()
}

/// A piece alone, with the middle of its cell at the origin. It stands upright from every side, unless its form says
/// where it goes.
#[must_use]
pub fn piece(figure: &Figure, others: &[Figure], turn: Turn) -> Drawing {
    let mut drawing = super::piece(figure);
    if others.iter().any(|other| points_the_other_way(figure, other)) {
        turn.drawing(&mut drawing);
    }
    drawing
}

/// Whether a figure is another one turned round, as two sides have them whose pieces go towards each other.
fn points_the_other_way(figure: &Figure, other: &Figure) -> bool {
    // The other side may go through the points of an outline the other way round.
    let sorted = |mut points: Vec<At>| {
        points.sort_unstable();
        points.dedup();
        points
    };
    let round = |(x, y): At| (-x, -y);
    let same = |(one, two): (&figure::Part, &figure::Part)| {
        sorted(points(&one.form)) == sorted(points(&two.form).into_iter().map(round).collect())
    };
    let alike = figure.parts.len() == other.parts.len();
    let plain = |figure: &Figure| figure.parts.iter().map(|part| points(&part.form)).collect::<Vec<_>>();
    alike && plain(figure) != plain(other) && figure.parts.iter().zip(&other.parts).all(same)
}

/// The points that a form goes through.
fn points(form: &figure::Form) -> Vec<At> {
    match form {
        figure::Form::Disc { middle, .. } => vec![*middle],
        figure::Form::Polygon(points) | figure::Form::Blob(points) | figure::Form::Stroke(points) => points.clone(),
    }
}
