//! Pieces.

use super::drawing::{Drawing, Form, Point, Role};
use ludoteca_rules::display::figure::{self, At, Figure, Paint, Part};

/// Width of the outline of a body, in hundredths of a cell.
const OUTLINE: f32 = 4.0;
/// Width of the blank rim that separates a piece from hatching.
const RIM: f32 = 8.0;
/// Number of short lines that stand for a curve between two points.
const STEPS: u8 = 8;

/// Draws the blank rim of a figure whose origin is at `middle`.
pub(super) fn rim(drawing: &mut Drawing, figure: &Figure, middle: Point) {
    for Part { form, .. } in figure.parts.iter().filter(|part| part.paint == Paint::Body) {
        let rim = Some((Role::Paper, (OUTLINE + 2.0 * RIM) / 100.0));
        drawing.add(placed(form, middle), Some(Role::Paper), rim);
    }
}

/// Draws a figure whose origin is at `middle`.
pub(super) fn draw(drawing: &mut Drawing, figure: &Figure, middle: Point) {
    for Part { form, paint } in &figure.parts {
        let (fill, stroke) = match paint {
            Paint::Body => (Some(Role::Body(figure.dye)), Some((Role::Ink, OUTLINE))),
            Paint::Mark => (Some(Role::Mark(figure.dye)), None),
            Paint::Line(width) => (None, Some((Role::Mark(figure.dye), f32::from(*width)))),
        };
        drawing.add(placed(form, middle), fill, stroke.map(|(role, width)| (role, width / 100.0)));
    }
}

fn placed(form: &figure::Form, middle: Point) -> Form {
    let place = |[x, y]: Point| [middle[0] + x / 100.0, middle[1] - y / 100.0];
    let at = |(x, y): At| [f32::from(x), f32::from(y)];
    let path = |points: Vec<Point>, closed| Form::Path { runs: vec![points.into_iter().map(place).collect()], closed };
    match form {
        figure::Form::Disc { middle, radius } => {
            Form::Circle { middle: place(at(*middle)), radius: f32::from(*radius) / 100.0 }
        }
        figure::Form::Polygon(corners) => path(corners.iter().copied().map(at).collect(), true),
        figure::Form::Blob(points) => path(smooth(points, true), true),
        figure::Form::Stroke(points) => path(smooth(points, false), false),
    }
}

/// A curve through points (Catmull and Rom's) as short lines; a point given twice is a corner.
fn smooth(points: &[At], closed: bool) -> Vec<Point> {
    let at = |(x, y): At| [f32::from(x), f32::from(y)];
    let mut knots: Vec<(Point, bool)> = Vec::new();
    for point in points {
        match knots.last_mut() {
            Some((last, corner)) if *last == at(*point) => *corner = true,
            _ => knots.push((at(*point), false)),
        }
    }
    let count = knots.len();
    let legs = if closed { count } else { count.saturating_sub(1) };
    let mut curve = Vec::new();
    for leg in 0..legs {
        let ((from, from_corner), (to, to_corner)) = (knots[leg], knots[(leg + 1) % count]);
        let before = if leg == 0 && !closed || from_corner { from } else { knots[(leg + count - 1) % count].0 };
        let after = if leg + 2 >= count && !closed || to_corner { to } else { knots[(leg + 2) % count].0 };
        curve.push(from);
        if from_corner && to_corner {
            continue;
        }
        for step in 1..STEPS {
            let t = f32::from(step) / f32::from(STEPS);
            curve.push([0, 1].map(|axis| spline([before[axis], from[axis], to[axis], after[axis]], t)));
        }
    }
    if !closed {
        curve.extend(knots.last().map(|(last, _)| *last));
    }
    curve
}

/// The place at `t` between the second and the third of four places.
fn spline([a, b, c, d]: [f32; 4], t: f32) -> f32 {
    let (t2, t3) = (t * t, t * t * t);
    0.5 * (2.0 * b + (c - a) * t + (2.0 * a - 5.0 * b + 4.0 * c - d) * t2 + (3.0 * (b - c) + d - a) * t3)
}
