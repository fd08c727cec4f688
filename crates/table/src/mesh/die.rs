//! The die: a cube of edge 0.62 with round edges, flat faces and drilled pips.
//!
//! The mesh lies with 1 up (+y), 2 to the front (+z) and 3 to the right (+x); opposite faces make seven. The pips are
//! geometry of their own, so that the value can be read off the mesh in any pose. Dice of several players differ in
//! their [`Design`].

use crate::mesh::Builder;
use crate::mesh::pip::{DEPTH, Pip};
use bevy::{
    math::{Quat, Vec2, Vec3},
    mesh::{Mesh, VertexAttributeValues},
};
use std::collections::BTreeSet;
use std::f32::consts::FRAC_PI_2;

/// Edge of the cube, in cells.
pub const EDGE: f32 = 0.62;
/// Radius to which all edges and corners are rounded.
pub const ROUND: f32 = 0.075;

/// Offset of the lines that divide a face into nine fields, one for each possible pip; the middle field holds the large
/// one.
const FIELD: f32 = 0.0905;
/// The flat part of a face ends here.
const FLAT: f32 = EDGE / 2.0 - ROUND;
/// Where the parts of the rounded edges begin and end.
const LINES: [f32; 4] = [-FLAT, -FIELD, FIELD, FLAT];
/// Width of the border of faces of two tones, of the same finish as the edges: half of a rounded edge alone lies in
/// shade, and those faces do not stand out from every wood.
const BORDER: f32 = 0.020;

/// How finely a die is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detail {
    /// Facets of a rounded edge.
    facets: usize,
    /// Corners of a round pip.
    corners: usize,
}

impl Detail {
    /// For the many dice of a board.
    pub const BOARD: Self = Self { facets: 2, corners: 12 };
    /// For a die shown large.
    pub const LARGE: Self = Self { facets: 5, corners: 40 };
}

/// What distinguishes one set of dice from another besides its colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Design {
    /// The shape of its pips.
    pub pip: Pip,
    /// Which parts of its faces are inlaid.
    pub pattern: Pattern,
}

/// The parts of a face that are of a second tone, out of the nine fields of which it consists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pattern {
    /// None.
    #[default]
    Plain,
    /// The fields between the corners, so that the face is chequered.
    Chequered,
    /// The middle column, so that a ribbon runs round the die.
    Ribbon,
}

impl Pattern {
    /// Whether a field is inlaid; its column and row are -1, 0 or 1.
    const fn inlays(self, (column, row): (i8, i8)) -> bool {
        match self {
            Self::Plain => false,
            Self::Chequered => (column + row) % 2 != 0,
            Self::Ribbon => column == 0,
        }
    }
}

/// The parts of a die.
#[derive(Clone, Debug, Default)]
pub struct Die {
    /// The faces.
    pub body: Builder,
    /// The inlaid parts of the faces.
    pub inlay: Builder,
    /// The rounded edges between them, the corners, and the borders of faces of two tones.
    pub edges: Builder,
    /// The drilled pips.
    pub pips: Builder,
}

/// Makes a die of this design.
#[must_use]
pub fn die(detail: Detail, design: Design) -> Die {
    let mut die = Die::default();
    for value in 1..=6 {
        face(&mut die, value, detail.corners, design);
    }
    edges(&mut die.edges, detail.facets);
    die
}

/// The orientation with `value` (1 to 6) on top.
///
/// The six form a chain of rolls over edges of the cube, along the table's axes: 1 rolls away from the player to 2, 2
/// to the left to 3, 3 to the left **twice** to 4 (they lie opposite each other), 4 to the right to 5, 5 away to 6.
/// [`rolls`] names the turns. A value outside 1 to 6 gives that of the nearest end.
#[must_use]
pub fn upright(value: u8) -> Quat {
    (1..value.clamp(1, 6)).fold(Quat::IDENTITY, |pose, from| turn(rolls(from)) * pose)
}

/// A roll over edges: the axis through the table (+x or +z) and the number of quarter turns about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roll {
    /// Axis in table coordinates when the die stands straight.
    pub axis: Vec3,
    /// Quarter turns by the right-hand rule; negative ones turn the other way. Never more than two.
    pub quarters: i8,
}

/// How a die rolls from `value` to `value` + 1. Values outside 1 to 5 do not roll.
#[must_use]
pub fn rolls(value: u8) -> Roll {
    let (axis, quarters) = match value {
        1 | 5 => (Vec3::X, -1),
        2 => (Vec3::Z, 1),
        3 => (Vec3::Z, 2),
        4 => (Vec3::Z, -1),
        _ => (Vec3::X, 0),
    };
    Roll { axis, quarters }
}

/// The rotation of a whole roll.
#[must_use]
pub fn turn(roll: Roll) -> Quat {
    Quat::from_axis_angle(roll.axis, f32::from(roll.quarters) * FRAC_PI_2)
}

/// The direction of a value's face in the mesh.
#[must_use]
pub fn direction(value: u8) -> Vec3 {
    match value {
        1 => Vec3::Y,
        2 => Vec3::Z,
        3 => Vec3::X,
        4 => Vec3::NEG_X,
        5 => Vec3::NEG_Z,
        _ => Vec3::NEG_Y,
    }
}

/// The value whose face points up in this orientation.
#[must_use]
pub fn top(rotation: Quat) -> u8 {
    let height = |value: u8| (rotation * direction(value)).y;
    (1..=6).max_by(|a, b| height(*a).total_cmp(&height(*b))).unwrap_or(1)
}

/// Counts the pips drilled into the upper face of a mesh of pips in this orientation. 0 if it stands on an edge.
#[must_use]
pub fn pips_on_top(pips: &Mesh, rotation: Quat) -> usize {
    let Some(VertexAttributeValues::Float32x3(positions)) = pips.attribute(Mesh::ATTRIBUTE_POSITION) else {
        return 0;
    };
    if (rotation * direction(top(rotation))).y < 0.999 {
        return 0;
    }
    // The bottoms of the upper face's pips all lie at one height, where no other pip has a corner. Each pip lies in a
    // field of its own.
    let level = |p: &&[f32; 3]| ((rotation * Vec3::from(**p)).y - (EDGE / 2.0 - DEPTH)).abs() < 1e-4;
    let field = |p: &[f32; 3]| p.map(|part| if part.abs() < FIELD { 0 } else { part.signum() as i8 });
    positions.iter().filter(level).map(field).collect::<BTreeSet<_>>().len()
}

/// Where the pips of a value lie on the nine fields, each -1, 0 or 1.
fn layout(value: u8) -> &'static [(i8, i8)] {
    match value {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (-1, 1), (1, -1), (1, 1)],
        5 => &[(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
        _ => &[(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
    }
}

/// Right and up of a face seen from outside, so that right × up = outwards.
fn axes(out: Vec3) -> (Vec3, Vec3) {
    let up = if out.y.abs() > 0.5 { Vec3::NEG_Z * out.y.signum() } else { Vec3::Y };
    (up.cross(out), up)
}

fn face(die: &mut Die, value: u8, round: usize, Design { pip, pattern }: Design) {
    let around = pip.corners(value == 1, round);
    let out = direction(value);
    let (right, up) = axes(out);
    let point = |p: Vec2, depth: f32| right * p.x + up * p.y + out * (EDGE / 2.0 - depth);
    let inner = if pattern == Pattern::Plain { FLAT } else { FLAT - BORDER };
    let lines = [-inner, -FIELD, FIELD, inner];
    if inner < FLAT {
        let turned = |p: Vec2, quarters: u8| (0..quarters).fold(p, |p, _| p.perp());
        for (side, part) in (0..4).flat_map(|side| (0..3).map(move |part| (side, part))) {
            let corners = [
                Vec2::new(inner, lines[part]),
                Vec2::new(FLAT, LINES[part]),
                Vec2::new(FLAT, LINES[part + 1]),
                Vec2::new(inner, lines[part + 1]),
            ];
            die.edges.polygon(&corners.map(|p| point(turned(p, side), 0.0)), out, |_| Vec2::ZERO);
        }
    }
    for (column, row) in (0..3).flat_map(|column| (0..3).map(move |row| (column, row))) {
        let (low, high) = (Vec2::new(lines[column], lines[row]), Vec2::new(lines[column + 1], lines[row + 1]));
        let corners = [high, Vec2::new(low.x, high.y), low, Vec2::new(high.x, low.y)];
        let place = (column as i8 - 1, row as i8 - 1);
        let body = if pattern.inlays(place) { &mut die.inlay } else { &mut die.body };
        if !layout(value).contains(&place) {
            body.polygon(&corners.map(|p| point(p, 0.0)), out, |_| Vec2::ZERO);
            continue;
        }
        let centre = Vec2::new(f32::from(place.0), f32::from(place.1)) * pip.spacing();
        let rim = |step: usize| centre + pip.rim(value == 1, (step % around) as f32 / around as f32);
        let quarter = around / 4;
        for (k, corner) in corners.iter().enumerate() {
            for step in k * quarter..(k + 1) * quarter {
                let hole = [*corner, rim(step + 1), rim(step)];
                body.polygon(&hole.map(|p| point(p, 0.0)), out, |_| Vec2::ZERO);
            }
            let side = [*corner, corners[(k + 1) % 4], rim((k + 1) * quarter)];
            body.polygon(&side.map(|p| point(p, 0.0)), out, |_| Vec2::ZERO);
        }
        let at = |offset: Vec2, depth: f32| point(centre + offset, depth);
        pip.drill(value == 1, around, (body, &mut die.pips), &at, out);
    }
}

/// Twelve rounded edges and eight corners. Their normals make them look round, and end in those of the faces.
fn edges(rounds: &mut Builder, facets: usize) {
    let all: Vec<Vec3> = (1..=6).map(direction).collect();
    // A point of the rounding: the direction out of the ball at the corner or on the edge, and where its middle lies.
    let mut put = |points: &[(Vec3, Vec3)]| {
        let first = rounds.positions.len() as u32;
        let at = |k: usize| points[k].0 * ROUND + points[k].1;
        let inwards = (at(1) - at(0)).cross(at(2) - at(0)).dot(points[0].0) < 0.0;
        for (way, middle) in points {
            rounds.corner(*way * ROUND + *middle, *way, Vec2::ZERO);
        }
        for next in 1..points.len() as u32 - 1 {
            let (second, third) = if inwards { (next + 1, next) } else { (next, next + 1) };
            rounds.triangles.extend([first, first + second, first + third]);
        }
    };
    // From `a` to `b` in even steps.
    let between = |a: Vec3, b: Vec3, step: usize, steps: usize| {
        let (sin, cos) = (FRAC_PI_2 * step as f32 / steps.max(1) as f32).sin_cos();
        a * cos + b * sin
    };
    for (i, a) in all.iter().copied().enumerate() {
        for (j, b) in all.iter().copied().enumerate().skip(i + 1).filter(|(_, b)| a.dot(*b) == 0.0) {
            let c = a.cross(b);
            // Divided where the faces' fields are, so that the mesh closes corner to corner.
            for (part, facet) in LINES.windows(2).flat_map(|part| (0..facets).map(move |facet| (part, facet))) {
                let middle = |along: f32| (a + b) * FLAT + c * along;
                let (from, to) = (between(a, b, facet, facets), between(a, b, facet + 1, facets));
                put(&[(from, middle(part[0])), (to, middle(part[0])), (to, middle(part[1])), (from, middle(part[1]))]);
            }
            for c in all.iter().copied().skip(j + 1).filter(|c| a.dot(*c) == 0.0 && b.dot(*c) == 0.0) {
                let middle = (a + b + c) * FLAT;
                // Rows from the direction of `c` to the edge between `a` and `b`, each with one corner more.
                let point = |row: usize, step: usize| (between(c, between(a, b, step, row), row, facets), middle);
                for row in 0..facets {
                    for step in 0..=row {
                        put(&[point(row, step), point(row + 1, step), point(row + 1, step + 1)]);
                        if step < row {
                            put(&[point(row, step), point(row, step + 1), point(row + 1, step + 1)]);
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::check;
    use bevy::transform::components::Transform;
    use std::f32::consts::TAU;

    /// Every design.
    fn designs() -> impl Iterator<Item = Design> {
        let patterns = [Pattern::Plain, Pattern::Chequered, Pattern::Ribbon];
        Pip::ALL.into_iter().flat_map(move |pip| patterns.map(|pattern| Design { pip, pattern }))
    }

    #[test]
    fn its_parts_close_to_a_solid_cube() {
        let both = [Detail::BOARD, Detail::LARGE];
        for (detail, design) in both.into_iter().flat_map(|detail| designs().map(move |it| (detail, it))) {
            let Die { body, inlay, edges, pips } = die(detail, design);
            let mut whole = body.clone();
            for part in [&inlay, &edges, &pips] {
                whole.append(part, Transform::IDENTITY);
            }
            check::solid(&whole);
            let (low, high) = check::bounds(&whole);
            assert!(
                (low + Vec3::splat(EDGE / 2.0)).length() < 1e-5 && (high - Vec3::splat(EDGE / 2.0)).length() < 1e-5
            );
            assert_eq!(inlay.triangles.is_empty(), design.pattern == Pattern::Plain, "{design:?}");
            let triangles = whole.triangles.len() / 3;
            println!("{detail:?} {design:?}: {triangles} triangles");
            assert!(triangles <= if detail == Detail::BOARD { 1600 } else { 6000 }, "{design:?}: {triangles}");
        }
    }

    #[test]
    fn every_face_carries_its_pips_and_opposite_faces_make_seven() {
        for design in designs() {
            let pips = die(Detail::BOARD, design).pips.build();
            for value in 1..=6 {
                let up = Quat::from_rotation_arc(direction(value), Vec3::Y);
                assert_eq!(pips_on_top(&pips, up), usize::from(value), "{design:?}");
                assert_eq!(direction(value), -direction(7 - value));
            }
            assert_eq!(pips_on_top(&pips, Quat::from_rotation_x(0.7)), 0);
        }
    }

    #[test]
    fn upright_shows_the_value_from_any_yaw() {
        let pips = die(Detail::BOARD, Design::default()).pips.build();
        for value in 1..=6 {
            assert_eq!(top(upright(value)), value);
            for eighth in 0..8 {
                let pose = Quat::from_rotation_y(eighth as f32 * TAU / 8.0) * upright(value);
                assert_eq!(pips_on_top(&pips, pose), usize::from(value));
            }
        }
    }

    #[test]
    fn neighbours_are_one_roll_apart_and_three_to_four_is_two() {
        for value in 1..6 {
            let roll = rolls(value);
            assert_eq!(roll.quarters.abs(), if value == 3 { 2 } else { 1 });
            assert!((turn(roll) * upright(value)).abs_diff_eq(upright(value + 1), 1e-5));
            assert_eq!(roll.axis.y, 0.0);
        }
    }

    #[test]
    fn pips_lie_apart_on_the_flat_part_of_their_field() {
        for Design { pip, pattern } in designs() {
            let end = if pattern == Pattern::Plain { FLAT } else { FLAT - BORDER };
            for (single, middle) in [(true, 0.0), (false, pip.spacing())] {
                for step in 0_u8..32 {
                    let place = middle + pip.rim(single, f32::from(step) / 32.0).x;
                    let field = if single { -FIELD..FIELD } else { FIELD..end };
                    assert!(field.contains(&place), "{pip:?} {pattern:?} reaches {place}");
                }
            }
        }
    }

    #[test]
    fn faces_are_flat_and_edges_round() {
        let Die { body, edges, .. } = die(Detail::BOARD, Design::default());
        let slanted = |part: &Builder| part.normals.iter().filter(|n| n.iter().all(|v| v.abs() < 0.9999)).count();
        assert_eq!(slanted(&body), 0, "a face is lit as one plane");
        let ball = |(place, normal): (&[f32; 3], &[f32; 3])| (Vec3::from(*place) - Vec3::from(*normal) * ROUND).abs();
        for middle in edges.positions.iter().zip(&edges.normals).map(ball) {
            let farthest = middle.max_element();
            assert!((farthest - FLAT).abs() < 1e-5, "a rounding of {ROUND} ends where the face is flat: {middle}");
        }
    }
}
