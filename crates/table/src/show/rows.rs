//! Where captured pieces lie on the table beside the board: in a row for each side, small, those of a kind together.
//!
//! No side effects. There are two places for the rows, and the camera chooses the one that leaves the board larger:
//! beyond the ends of the board, each row before its player, or along its sides.

use super::taken::Capture;
use crate::scene::board::Board;
use crate::scene::board::layout::{self, DEPTH};
use bevy::math::{Quat, Vec2, Vec3};
use ludoteca_rules::{Piece, Side};

/// Size of a captured piece, of 1.
pub const SCALE: f32 = 0.56;
/// Height of the floor of a tray above the table.
pub const FLOOR: f32 = 0.016;
/// Distance from the board to the row: from the seat the board hides the table right behind it.
const GAP: f32 = 0.28;
/// From one piece to the next, and from one kind to the next in addition.
const PITCH: f32 = 0.60;
const APART: f32 = 0.25;
/// So many pieces of a kind are counted in digits: fewer are seen at a glance.
const MANY: usize = 4;
/// The place beyond the ends of the board, an index into [`places`]; the other is along its sides.
const ENDS: usize = 0;

/// What lies in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowItem {
    /// A piece, which stands for so many.
    Piece(Piece, usize),
    /// How many of a kind there are.
    Number(usize),
}

/// A row: where it begins, and where it goes.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Row {
    start: Vec3,
    way: Vec3,
}

/// Half the width and depth of the board with its frame.
fn half(board: &Board) -> Vec2 {
    layout::outline(board).iter().fold(Vec2::ZERO, |half, p| half.max(p.abs()))
}

/// Distance from the middle of the board to the middle of a row.
fn out(half: f32) -> f32 {
    half + GAP + SCALE / 2.0
}

/// The middles of the two trays in which the rows of a place lie, and half the width and depth of each.
#[must_use]
pub fn trays(board: &Board, place: usize) -> ([Vec3; 2], Vec2) {
    let half = half(board);
    let (way, far) = if place == ENDS {
        (Vec3::Z * out(half.y), Vec2::new(half.x, SCALE / 2.0))
    } else {
        (Vec3::X * out(half.x), Vec2::new(SCALE / 2.0, half.y))
    };
    ([way, -way].map(|middle| middle - Vec3::Y * DEPTH), far)
}

/// The points that must fit into the picture, for each of the two places.
#[must_use]
pub fn places(board: &Board) -> Vec<Vec<Vec3>> {
    let (half, top) = (half(board), f32::from(board.pieces) / 10.0 * SCALE);
    let far = Vec2::new(out(half.x), out(half.y)) + SCALE / 2.0;
    [Vec2::new(half.x, far.y), Vec2::new(far.x, half.y)]
        .map(|corner| {
            let signs = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
            let feet = signs.map(|(x, z)| Vec3::new(x * corner.x, -DEPTH, z * corner.y));
            feet.into_iter().flat_map(|foot| [foot, foot + Vec3::Y * top]).collect()
        })
        .into()
}

/// The row of a side. Rows beyond the ends are read from the left of whoever sits at `near`; those along the sides
/// begin at their own player. With four sides each has the half that is nearer to its corner.
fn row(board: &Board, place: usize, (side, sides): (Side, usize), near: f32) -> Row {
    let half = half(board);
    let seat = usize::from(side.0) % 4;
    let corner = match (sides > 2, seat) {
        // The second player's right hand is on the left of the first.
        (false, 0) | (true, 3) => Vec2::ONE,
        (true, 0) => Vec2::new(-1.0, 1.0),
        (true, 2) => Vec2::new(1.0, -1.0),
        _ => Vec2::NEG_ONE,
    };
    let share = if sides > 2 { 0.5 } else { 1.0 };
    if place != ENDS {
        let start = Vec3::new(corner.x * out(half.x), FLOOR - DEPTH, corner.y * half.y);
        return Row { start, way: Vec3::NEG_Z * corner.y * 2.0 * half.y * share };
    }
    // Whoever sits at a side of the board reads the rows there from far to near.
    let reading = (Quat::from_rotation_y(near) * Vec3::new(1.0, 0.0, 0.5)).x.signum();
    let middle = if sides > 2 { corner.x * half.x / 2.0 } else { 0.0 };
    let z = corner.y * out(half.y);
    Row {
        start: Vec3::new(middle - reading * half.x * share, FLOOR - DEPTH, z),
        way: Vec3::X * reading * 2.0 * half.x * share,
    }
}

/// How far along its row each thing lies, in cells of the table. Kinds lie in the order in which the first of them was
/// captured; where there is no room for every piece, one of each kind lies there with the number of them.
fn things(pieces: &[Piece], room: f32) -> Vec<(RowItem, f32)> {
    let mut kinds: Vec<(Piece, usize)> = Vec::new();
    for piece in pieces {
        match kinds.iter_mut().find(|(kind, _)| kind == piece) {
            Some((_, count)) => *count += 1,
            None => kinds.push((*piece, 1)),
        }
    }
    let spread = line_up(&kinds, |(piece, count)| {
        let number = (count >= MANY).then_some(RowItem::Number(count));
        (0..count).map(|_| RowItem::Piece(piece, 1)).chain(number).collect()
    });
    if length(&spread) <= room {
        return spread;
    }
    let stacked = line_up(&kinds, |(piece, count)| {
        std::iter::once(RowItem::Piece(piece, count)).chain((count > 1).then_some(RowItem::Number(count))).collect()
    });
    let share = (room / length(&stacked)).min(1.0);
    stacked.into_iter().map(|(thing, along)| (thing, along * share)).collect()
}

/// Puts things one after the other, kinds a little apart.
fn line_up(kinds: &[(Piece, usize)], of: impl Fn((Piece, usize)) -> Vec<RowItem>) -> Vec<(RowItem, f32)> {
    let mut along = PITCH / 2.0;
    let mut line = Vec::new();
    for kind in kinds {
        for thing in of(*kind) {
            line.push((thing, along));
            along += PITCH;
        }
        along += APART;
    }
    line
}

fn length(line: &[(RowItem, f32)]) -> f32 {
    line.last().map_or(0.0, |(_, along)| along + PITCH / 2.0)
}

/// What lies beside the board, and where: the captures of every side.
#[must_use]
pub fn lie(board: &Board, place: usize, sides: usize, near: f32, captures: &[Capture]) -> Vec<(Side, RowItem, Vec3)> {
    let mut lying = Vec::new();
    for side in (0..sides).map(|side| Side(side as u8)) {
        let own: Vec<Piece> = captures.iter().filter(|capture| capture.by == side).map(|it| it.piece).collect();
        let Row { start, way } = row(board, place, (side, sides), near);
        let along = |(thing, along): (RowItem, f32)| (side, thing, start + way.normalize() * along);
        lying.extend(things(&own, way.length()).into_iter().map(along));
    }
    lying
}

/// Where the last of these captures comes to lie.
#[must_use]
pub fn spot(lying: &[(Side, RowItem, Vec3)], capture: &Capture) -> Option<Vec3> {
    let is_it = |side: Side, thing: RowItem| {
        side == capture.by && matches!(thing, RowItem::Piece(piece, _) if piece == capture.piece)
    };
    lying.iter().rev().find(|(side, thing, _)| is_it(*side, *thing)).map(|(.., at)| *at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::board::Style;
    use ludoteca_rules::{Cell, Geometry, Kind};
    use std::f32::consts::PI;

    const BOARD: Board =
        Board { geometry: Geometry::square(8, 8), style: Style::WOODEN, pieces: 7, stacks: false, numbers: &[] };

    fn captures(by: u8, kinds: &[u8]) -> Vec<Capture> {
        let piece = |kind: &u8| Piece { side: Some(Side(1 - by.min(1))), kind: Kind(*kind) };
        kinds.iter().map(|kind| Capture { by: Side(by), piece: piece(kind), from: Cell(0) }).collect()
    }

    fn told(lying: &[(Side, RowItem, Vec3)]) -> Vec<(u8, usize, usize)> {
        let tell = |(_, thing, _): &(Side, RowItem, Vec3)| match thing {
            RowItem::Piece(piece, count) => (piece.kind.0, *count, 0),
            RowItem::Number(count) => (0, 0, *count),
        };
        lying.iter().map(tell).collect()
    }

    #[test]
    fn few_lie_one_by_one_many_are_counted_and_crowds_are_stacked() {
        let lie = |kinds: &[u8]| told(&lie(&BOARD, 0, 2, 0.0, &captures(0, kinds)));
        assert_eq!(lie(&[]), []);
        assert_eq!(lie(&[3, 5, 3]), [(3, 1, 0), (3, 1, 0), (5, 1, 0)]);
        assert_eq!(lie(&[3, 5, 3, 3, 3])[4..], [(0, 0, 4), (5, 1, 0)]);
        assert_eq!(lie(&[1; 10]).len(), 11);
        let crowd: Vec<u8> = (0..24).map(|index| index % 11).collect();
        let stacked = lie(&crowd);
        assert_eq!(stacked[..3], [(0, 3, 0), (0, 0, 3), (1, 3, 0)]);
        assert_eq!(stacked.iter().map(|(_, count, _)| count).sum::<usize>(), 24);
    }

    #[test]
    fn every_row_lies_beside_the_board_within_its_place_and_before_its_player() {
        let kinds: Vec<u8> = (0..24).map(|index| index % 11).collect();
        let half = half(&BOARD);
        for (place, sides, near) in [0, 1]
            .into_iter()
            .flat_map(|place| [2, 4].map(|sides| (place, sides)))
            .flat_map(|(place, sides)| [0.0, PI / 2.0, PI, -PI / 2.0].map(|near| (place, sides, near)))
        {
            let all: Vec<Capture> = (0..sides as u8).flat_map(|side| captures(side, &kinds)).collect();
            let points = &places(&BOARD)[place];
            let reach = points.iter().fold(Vec3::ZERO, |reach, p| reach.max(p.abs()));
            let lying = lie(&BOARD, place, sides, near, &all);
            for (side, _, at) in &lying {
                assert!(at.x.abs() < reach.x && at.z.abs() < reach.z, "{at}");
                let (x, z) = (at.x.abs() - half.x, at.z.abs() - half.y);
                assert!(x.max(z) > GAP, "{at} is on the board");
                if sides == 2 && place == ENDS {
                    assert_eq!(at.z > 0.0, side.0 == 0);
                }
            }
            for (index, (_, _, at)) in lying.iter().enumerate() {
                let nearest = lying[..index].iter().map(|(.., other)| other.distance(*at)).fold(9.0, f32::min);
                assert!(nearest > 0.15, "{nearest}");
            }
        }
    }

    #[test]
    fn a_capture_finds_its_spot() {
        let all = captures(1, &[2, 2, 4]);
        let lying = lie(&BOARD, 0, 2, 0.0, &all);
        let spots: Vec<Vec3> = all.iter().filter_map(|capture| spot(&lying, capture)).collect();
        assert_eq!(spots, [lying[1].2, lying[1].2, lying[2].2]);
    }
}
