//! Pieces to cut out and fold: faces, dashed folds, and flaps to glue.

use crate::content::PaperNet;
use ludoteca_diagram::{Drawing, PAGE, Point, Role};
use ludoteca_rules::Net;

/// Nets side by side and one below the other.
const ACROSS: usize = 3;
pub(super) const ON_PAGE: usize = 9;
/// The edge of a face, and how far a flap reaches beyond it.
const EDGE: f32 = 15.0;
const FLAP: f32 = 5.0;
/// From one net to the one below it, and the room of the note above them.
const DOWN: f32 = 74.5;
pub(super) const NOTE: f32 = 13.0;
/// Width of a line to cut along, and of one to fold along.
const CUT: f32 = 0.3;
const FOLD: f32 = 0.25;
/// A dash, and the space after it.
const DASH: [f32; 2] = [1.2, 0.9];

/// The drawing of one net, with the middle of its first face at the origin.
pub(crate) fn net(paper: &PaperNet) -> Drawing {
    let mut drawing = Drawing::default();
    let middle = |face: usize| {
        let (right, up) = paper.net.faces[face].place;
        [f32::from(right) * EDGE, -f32::from(up) * EDGE]
    };
    for (face, side) in paper.net.flaps() {
        drawing.polygon(flap(middle(face), side), Some(Role::Paper), Some((Role::Ink, CUT)));
    }
    for (face, printed) in paper.faces.iter().enumerate() {
        drawing.place(printed, EDGE, middle(face));
    }
    for face in 0..paper.faces.len() {
        for side in Net::SIDES {
            if is_fold(&paper.net, face, side) {
                let [from, to] = edge(middle(face), side);
                // A white line below the dashes is seen on a black die, and the dashes on a white one.
                drawing.lines(vec![vec![from, to]], Role::Paper, 4.0 * FOLD);
                drawing.lines(dashes(from, to), Role::Ink, FOLD);
            }
        }
    }
    drawing
}

/// Whether the paper goes on beyond this side of a face.
fn is_fold(net: &Net, face: usize, side: (i8, i8)) -> bool {
    let place = net.faces[face].place;
    let beside = (place.0 + side.0, place.1 + side.1);
    let other = net.faces.iter().position(|other| other.place == beside);
    // A fold between two faces is drawn once.
    other.map_or_else(|| net.flaps().contains(&(face, side)), |other| face < other)
}

/// The ends of a side of a face.
fn edge([x, y]: Point, (right, up): (i8, i8)) -> [Point; 2] {
    let half = EDGE / 2.0;
    let (right, down) = (f32::from(right) * half, -f32::from(up) * half);
    [[x + right - down, y + down + right], [x + right + down, y + down - right]]
}

fn flap(middle: Point, side: (i8, i8)) -> Vec<Point> {
    let [from, to] = edge(middle, side);
    let (right, down) = (f32::from(side.0) * FLAP, -f32::from(side.1) * FLAP);
    // Slanting ends, so that flaps do not meet inside.
    let inner = |from: Point, to: Point| {
        let share = FLAP / EDGE;
        [from[0] + (to[0] - from[0]) * share + right, from[1] + (to[1] - from[1]) * share + down]
    };
    vec![from, inner(from, to), inner(to, from), to]
}

fn dashes(from: Point, to: Point) -> Vec<Vec<Point>> {
    let long = (to[0] - from[0]).hypot(to[1] - from[1]);
    let at = |along: f32| [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * along.min(long) / long);
    let count = (long / (DASH[0] + DASH[1])) as u8;
    (0..=count).map(|dash| f32::from(dash) * (DASH[0] + DASH[1])).map(|far| vec![at(far), at(far + DASH[0])]).collect()
}

/// Draws the nets of a page.
pub(super) fn draw(drawing: &mut Drawing, nets: &[PaperNet], [left, top]: Point) {
    let wide = (PAGE[0] - 2.0 * left) / ACROSS as f32;
    for (place, paper) in nets.iter().enumerate() {
        let net = net(paper);
        let [from, to] = net.bounds();
        let (column, row) = ((place % ACROSS) as f32, (place / ACROSS) as f32);
        let x = left + (column + 0.5) * wide - (from[0] + to[0]) / 2.0;
        drawing.place(&net, 1.0, [x, top + row * DOWN - from[1]]);
    }
}
