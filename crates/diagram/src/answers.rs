//! What many people answered to the question for a move, drawn on the board: an arrow along the way that a move takes,
//! or a column in the cell where a move is made in one place. The more answered it, the wider or higher.

use super::drawing::{Drawing, Form, Point, Role};
use super::layers::{Turn, centre};
use ludoteca_rules::{Cell, Dye, Geometry};

/// One answer: a move, and by how many it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The cells that are touched to make it, in their order.
    pub cells: Vec<Cell>,
    /// How many gave it.
    pub count: usize,
    /// Whether it is shown to be right.
    pub right: bool,
}

/// The most answers that are drawn: more arrows than that are read by nobody.
const MOST: usize = 12;

/// The widths of the thinnest arrow and of the widest, beside a cell of 1.
const WIDTHS: [f32; 2] = [0.1, 0.3];

/// Half the width of a column, and the heights of the lowest and of the highest.
const COLUMN: (f32, [f32; 2]) = (0.19, [0.06, 0.46]);

/// From the middle of its cells an arrow keeps so far, so that the pieces there are seen.
const KEEPS: f32 = 0.24;

/// How long the head of an arrow is beside the width of its shaft, and how wide.
const HEAD: [f32; 2] = [1.7, 2.2];

/// The disc with the number.
const DISC: f32 = 0.2;

/// The lines around all of that.
const EDGE: Option<(Role, f32)> = Some((Role::Ink, 0.035));

/// Draws answers over a board that is seen like this. Answers that touch the same cells in the same order are one.
pub fn answers(drawing: &mut Drawing, (geometry, turn): (Geometry, Turn), answers: &[Answered]) {
    let mut merged: Vec<Answered> = Vec::new();
    for answer in answers.iter().filter(|answer| answer.count > 0 && !answer.cells.is_empty()) {
        match merged.iter_mut().find(|known| known.cells == answer.cells) {
            Some(known) => (known.count, known.right) = (known.count + answer.count, known.right || answer.right),
            None => merged.push(answer.clone()),
        }
    }
    // The most frequent lie above the others, where they cross.
    merged.sort_by_key(|answer| std::cmp::Reverse(answer.count));
    merged.truncate(MOST);
    let most = merged.first().map_or(1, |answer| answer.count) as f32;
    let mut discs = Vec::new();
    for answer in merged.iter().rev() {
        let share = answer.count as f32 / most;
        let fill = Some(Role::Body(if answer.right { Dye::Green } else { Dye::Yellow }));
        let points: Vec<Point> = answer.cells.iter().map(|cell| centre(geometry, *cell, turn)).collect();
        let at = match arrow(&points, between(WIDTHS, share)) {
            Some((outline, at)) => {
                drawing.polygon(outline, fill, EDGE);
                at
            }
            None => column(drawing, points[0], between(COLUMN.1, share), fill),
        };
        discs.push((at, answer));
    }
    for (at, answer) in discs {
        let disc = Form::Circle { middle: at, radius: DISC };
        drawing.add(disc, Some(if answer.right { Role::Body(Dye::Green) } else { Role::Paper }), EDGE);
        drawing.label(at, if answer.count < 100 { 0.2 } else { 0.14 }, true, answer.count.to_string());
    }
}

fn between([least, most]: [f32; 2], share: f32) -> f32 {
    least + (most - least) * share
}

/// A column that stands in a cell; where its number is.
fn column(drawing: &mut Drawing, [x, y]: Point, height: f32, fill: Option<Role>) -> Point {
    let (half, foot) = (COLUMN.0, y + 0.4);
    let top = foot - height;
    drawing.polygon(vec![[x - half, top], [x + half, top], [x + half, foot], [x - half, foot]], fill, EDGE);
    [x, top - 0.85 * DISC]
}

/// The outline of an arrow through these points, and where its number is; `None` if it would lead nowhere.
fn arrow(through: &[Point], width: f32) -> Option<(Vec<Point>, Point)> {
    let mut points: Vec<Point> = Vec::new();
    for point in through {
        if points.last().is_none_or(|last| distance(*last, *point) > 1e-3) {
            points.push(*point);
        }
    }
    let [.., before, last] = points[..] else { return None };
    let head = [HEAD[0] * width, HEAD[1] * width / 2.0];
    let count = points.len();
    points[0] = towards(points[0], points[1], KEEPS);
    let tip = towards(last, before, KEEPS / 2.0);
    let neck = towards(tip, before, head[0]);
    points[count - 1] = neck;
    // One side of the shaft to the head, and the other side back.
    let sides = |side: f32| (0..count).map(|place| beside(&points, place, side * width / 2.0)).collect::<Vec<_>>();
    let [dx, dy] = direction(before, tip);
    let wing = |side: f32| [neck[0] - dy * side * head[1], neck[1] + dx * side * head[1]];
    let mut outline = sides(1.0);
    outline.extend([wing(1.0), tip, wing(-1.0)]);
    outline.extend(sides(-1.0).into_iter().rev());
    let from = points[count - 2];
    Some((outline, towards(from, neck, 0.55 * distance(from, neck))))
}

/// The point beside one of the points of a line, across the way that leads through it.
fn beside(points: &[Point], place: usize, by: f32) -> Point {
    let before = points[place.saturating_sub(1)];
    let after = points[(place + 1).min(points.len() - 1)];
    let [dx, dy] = direction(before, after);
    let [x, y] = points[place];
    [x - dy * by, y + dx * by]
}

fn distance(from: Point, to: Point) -> f32 {
    (to[0] - from[0]).hypot(to[1] - from[1])
}

fn direction(from: Point, to: Point) -> Point {
    let long = distance(from, to).max(f32::EPSILON);
    [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
}

fn towards(from: Point, to: Point, by: f32) -> Point {
    let [dx, dy] = direction(from, to);
    [from[0] + dx * by, from[1] + dy * by]
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: (Geometry, Turn) = (Geometry::square(8, 8), Turn::of(ludoteca_rules::Seat(0), 2));

    fn drawn(answered: &[(&[u8], usize)]) -> Vec<String> {
        let mut drawing = Drawing::default();
        let of = |(cells, count): &(&[u8], usize)| Answered {
            cells: cells.iter().map(|cell| Cell(*cell)).collect(),
            count: *count,
            right: false,
        };
        answers(&mut drawing, BOARD, &answered.iter().map(of).collect::<Vec<_>>());
        let texts = drawing.elements.iter().filter_map(|element| match &element.form {
            Form::Text { text, .. } => Some(text.clone()),
            _ => None,
        });
        texts.collect()
    }

    #[test]
    fn moves_along_the_same_way_are_one_arrow_and_the_most_frequent_lies_above() {
        // A promotion to two kinds of pieces, another move, and one that nobody gave.
        assert_eq!(drawn(&[(&[8, 16], 3), (&[9, 17], 4), (&[8, 16], 2), (&[1, 2], 0)]), ["4", "5"]);
    }

    #[test]
    fn a_move_in_one_place_is_a_column_and_the_more_the_higher() {
        let height = |count: usize| {
            let mut drawing = Drawing::default();
            let one = |cell: u8, count: usize| Answered { cells: vec![Cell(cell)], count, right: false };
            answers(&mut drawing, BOARD, &[one(3, count), one(20, 10)]);
            let heights = drawing.elements.iter().filter_map(|element| match &element.form {
                Form::Path { runs, .. } => Some(runs[0][2][1] - runs[0][0][1]),
                _ => None,
            });
            heights.fold(f32::INFINITY, f32::min)
        };
        assert!(height(1) < height(5) && height(5) < height(9));
    }

    #[test]
    fn an_arrow_keeps_within_the_cells_that_it_joins() {
        let (outline, at) = arrow(&[[0.5, 0.5], [0.5, 3.5], [2.5, 3.5]], 0.3).expect("it leads somewhere");
        for [x, y] in outline.into_iter().chain([at]) {
            assert!((0.0..=2.5).contains(&x) && (0.5..=4.0).contains(&y), "{x} {y}");
        }
        assert_eq!(arrow(&[[0.5, 0.5], [0.5, 0.5]], 0.3), None, "a turn where it stands");
    }
}
