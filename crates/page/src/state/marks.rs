//! Marks on the board: what was played last, what is in hand, what can follow, and what the piece on a cell can do.
//! Each has a form of its own: a dot goes, a ring captures.

use crate::hand::Hand;
use crate::message::Choice;
use crate::shapes::Shape;
use ludoteca_diagram::layers::{self, Turn};
use ludoteca_diagram::{Form, Point};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Cell, CellRelation, Geometry, Mark, Meaning, Pick, Piece, Step};
use ludoteca_words::Words;

/// While nothing is in hand, no more cells than this are marked: with more the marks would hide the board.
const FEW: usize = 10;

/// Marks below and above the pieces.
#[derive(Default)]
pub(super) struct Marks {
    pub under: Vec<Shape>,
    pub over: Vec<Shape>,
}

/// The cells among steps.
pub(super) fn cells_of(steps: &[Step]) -> impl Iterator<Item = Cell> + '_ {
    steps.iter().filter_map(|step| if let Pick::Cell(cell) = step.pick { Some(cell) } else { None })
}

/// The cells that something comes of if they are touched.
pub(super) fn touchable(play: &dyn PlayView, hand: &Hand) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cells_of(&hand.next(play)).collect();
    if hand.picks.len() < 2 {
        cells.extend(cells_of(&play.next_steps(hand.seat, &[])));
    }
    if let Some(proposed) = &hand.proposed {
        let before = proposed.picks.split_last().map_or(&[][..], |(_, before)| before);
        cells.extend(cells_of(&play.next_steps(hand.seat, before)));
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// What can be chosen besides cells, with what each would put on the board.
pub(super) fn choices(
    play: &dyn PlayView,
    hand: &Hand,
    words: &Words,
    name: &mut impl FnMut(Piece) -> String,
) -> Vec<Choice> {
    let info = play.info();
    let after = |cell: Cell, picks: &[Pick]| -> Option<Piece> {
        let standing = play.standing_after(hand.seat, picks)?;
        standing.iter().find(|it| it.cell == cell).map(|it| it.piece)
    };
    let mut choice = |choice: u8, on: bool, figure: Option<Piece>| {
        let spec = info.choices.get(usize::from(choice))?;
        let figure = figure.map_or_else(String::new, &mut *name);
        Some(Choice { choice, name: words.word(spec.key), key: spec.letter, figure, on })
    };
    let asked: Vec<u8> = hand
        .next(play)
        .iter()
        .filter_map(|step| if let Pick::Choice(index) = step.pick { Some(index) } else { None })
        .collect();
    if hand.proposed.is_none() && !asked.is_empty() && !hand.picks.is_empty() {
        let last = hand.cells().last().copied();
        let shown = |index: u8| after(last?, &[&hand.picks[..], &[Pick::Choice(index)]].concat());
        return asked.into_iter().filter_map(|index| choice(index, false, shown(index))).collect();
    }
    // Those that can be chosen in advance, for the next cell.
    let armable = play.armable(hand.seat);
    let first = cells_of(&play.next_steps(hand.seat, &[])).next();
    let shown = |index: u8| after(first?, &[Pick::Cell(first?), Pick::Choice(index)]);
    armable.into_iter().filter_map(|index| choice(index, hand.armed == Some(index), shown(index))).collect()
}

/// Marks the cells of the last move.
pub(super) fn last(marks: &mut Marks, play: &dyn PlayView, cells: &[Cell], turn: Turn) {
    let geometry = play.info().geometry;
    for cell in cells {
        let outline = layers::outline(geometry, *cell, turn);
        marks.under.push(Shape::filled(&polygon(&outline), "last"));
        marks.under.push(Shape::line(&corners(&outline), "last-edge", 0.05));
    }
}

/// Marks what is attacked, attacks or waits.
pub(super) fn warnings(marks: &mut Marks, play: &dyn PlayView, turn: Turn) {
    let geometry = play.info().geometry;
    for sign in play.signs() {
        let paint = match sign.meaning {
            Meaning::Check => "check",
            Meaning::Attacker => "attacker",
            Meaning::Waiting => "picked",
            _ => continue,
        };
        for cell in &sign.cells {
            let inner = shrunk(&layers::outline(geometry, *cell, turn), layers::centre(geometry, *cell, turn), 0.86);
            marks.under.push(Shape::line(&polygon(&inner), paint, 0.09));
        }
    }
}

/// Marks a cell that is held: below the pieces and above them.
pub(crate) fn held(geometry: Geometry, cell: Cell, turn: Turn) -> [Shape; 2] {
    let outline = layers::outline(geometry, cell, turn);
    let inner = shrunk(&outline, layers::centre(geometry, cell, turn), 0.9);
    [Shape::filled(&polygon(&outline), "held"), Shape::line(&polygon(&inner), "picked", 0.08)]
}

/// Marks what is in hand and what can follow.
pub(super) fn hand(marks: &mut Marks, play: &dyn PlayView, hand: &Hand, turn: Turn) {
    let geometry = play.info().geometry;
    let middle = |cell: Cell| layers::centre(geometry, cell, turn);
    for cell in hand.cells() {
        let [under, over] = held(geometry, cell, turn);
        marks.under.push(under);
        marks.over.push(over);
    }
    if let Some(proposed) = &hand.proposed {
        let paint = if proposed.illegal { "attacker" } else { "arrow" };
        if let [from, .., to] = hand.cells().as_slice() {
            marks.over.extend(arrow(middle(*from), middle(*to), paint));
        }
        return;
    }
    let steps = hand.next(play);
    if hand.picks.is_empty() && (steps.len() > FEW || steps.iter().all(|step| step.mark == Mark::Take)) {
        return;
    }
    let standing = play.standing();
    for step in steps {
        let Pick::Cell(cell) = step.pick else { continue };
        if step.mark == Mark::Take && hand.picks.is_empty() {
            continue;
        }
        let at = middle(cell);
        let taken = standing.iter().any(|it| it.cell == cell);
        let numbered = play
            .signs()
            .iter()
            .any(|sign| sign.meaning == Meaning::Home && sign.number.is_some() && sign.cells.contains(&cell));
        match step.mark {
            Mark::Capture => ring(marks, at, "take"),
            Mark::Turn => marks.over.extend(round(at)),
            Mark::Exchange => {
                ring(marks, at, "take");
                marks.over.extend(round(at));
            }
            Mark::Push => marks.over.extend(brackets(at)),
            _ if taken || numbered => ring(marks, at, "go"),
            _ => dot(marks, at, "go"),
        }
    }
}

/// Marks what the piece on a cell has to do with others.
pub(super) fn study(play: &dyn PlayView, cell: Cell, turn: Turn) -> Vec<Shape> {
    let geometry = play.info().geometry;
    let mut marks = Marks::default();
    let middle = |cell: Cell| layers::centre(geometry, cell, turn);
    for (cell, relation) in play.study(cell) {
        match relation {
            CellRelation::Goes => dot(&mut marks, middle(cell), "go"),
            CellRelation::Captures => ring(&mut marks, middle(cell), "take"),
            CellRelation::Pushes => marks.over.extend(brackets(middle(cell))),
            CellRelation::Blocks | CellRelation::Immune => marks.over.push(cross(middle(cell))),
        }
    }
    let outline = shrunk(&layers::outline(geometry, cell, turn), middle(cell), 0.9);
    marks.over.push(Shape::line(&polygon(&outline), "study", 0.06));
    marks.over
}

fn dot(marks: &mut Marks, middle: Point, paint: &'static str) {
    marks.over.push(Shape::filled(&Form::Circle { middle, radius: 0.2 }, "halo"));
    marks.over.push(Shape::filled(&Form::Circle { middle, radius: 0.16 }, paint));
}

fn ring(marks: &mut Marks, middle: Point, paint: &'static str) {
    let circle = Form::Circle { middle, radius: 0.42 };
    marks.over.push(Shape::line(&circle, "halo", 0.13));
    marks.over.push(Shape::line(&circle, paint, 0.08));
}

/// An arrow that goes round: the piece turns where it stands.
fn round([x, y]: Point) -> Vec<Shape> {
    let at = |degrees: f32| {
        let (sine, cosine) = degrees.to_radians().sin_cos();
        [x + 0.4 * cosine, y + 0.4 * sine]
    };
    let arc: Vec<Point> = (0..=24_u8).map(|step| at(-60.0 + f32::from(step) * 11.0)).collect();
    let [tip_x, tip_y] = at(-60.0);
    let head = vec![[tip_x - 0.02, tip_y - 0.17], [tip_x, tip_y], [tip_x + 0.18, tip_y - 0.03]];
    let form = Form::Path { runs: vec![arc, head], closed: false };
    vec![Shape::line(&form, "halo", 0.13), Shape::line(&form, "go", 0.08)]
}

/// Four corners round a piece that is pushed on.
fn brackets([x, y]: Point) -> Vec<Shape> {
    let corner = |right: f32, down: f32| {
        let (far, near) = (0.42, 0.2);
        vec![[x + right * near, y + down * far], [x + right * far, y + down * far], [x + right * far, y + down * near]]
    };
    let runs = vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
    let form = Form::Path { runs, closed: false };
    vec![Shape::line(&form, "halo", 0.13), Shape::line(&form, "go", 0.08)]
}

fn cross([x, y]: Point) -> Shape {
    let half = 0.12;
    let runs = vec![vec![[x - half, y - half], [x + half, y + half]], vec![[x - half, y + half], [x + half, y - half]]];
    Shape::line(&Form::Path { runs, closed: false }, "study", 0.06)
}

/// An arrow from one cell to another; nothing where both are one.
fn arrow(from: Point, to: Point, paint: &'static str) -> Vec<Shape> {
    let (wide, high) = (to[0] - from[0], to[1] - from[1]);
    let length = wide.hypot(high);
    if length < 0.1 {
        return Vec::new();
    }
    let way = [wide / length, high / length];
    let tip = [to[0] - way[0] * 0.06, to[1] - way[1] * 0.06];
    let barb = |side: f32| {
        let back = [tip[0] - way[0] * 0.26, tip[1] - way[1] * 0.26];
        [back[0] - way[1] * 0.22 * side, back[1] + way[0] * 0.22 * side]
    };
    let start = [from[0] + way[0] * 0.3, from[1] + way[1] * 0.3];
    let form = Form::Path { runs: vec![vec![start, tip], vec![barb(1.0), tip, barb(-1.0)]], closed: false };
    vec![Shape::line(&form, "halo", 0.19), Shape::line(&form, paint, 0.12)]
}

fn polygon(points: &[Point]) -> Form {
    Form::Path { runs: vec![points.to_vec()], closed: true }
}

fn shrunk(points: &[Point], [x, y]: Point, scale: f32) -> Vec<Point> {
    points.iter().map(|point| [x + (point[0] - x) * scale, y + (point[1] - y) * scale]).collect()
}

/// The corners of an outline, so that a cell is marked by more than its colour.
fn corners(outline: &[Point]) -> Form {
    let count = outline.len();
    let part = |from: Point, to: Point| {
        let inward = |axis: usize| from[axis] + (to[axis] - from[axis]) * 0.24;
        [inward(0), inward(1)]
    };
    let sum = outline.iter().fold([0.0, 0.0], |sum, point| [sum[0] + point[0], sum[1] + point[1]]);
    let middle = sum.map(|total| total / count as f32);
    let inner = shrunk(outline, middle, 0.93);
    let runs = (0..count).map(|index| {
        let (before, at, after) = (inner[(index + count - 1) % count], inner[index], inner[(index + 1) % count]);
        vec![part(at, before), at, part(at, after)]
    });
    Form::Path { runs: runs.collect(), closed: false }
}
