//! The camera position at which the subject just fits. No side effects.

use super::components::{Subject, View};
use crate::scene::room::Room;
use bevy::prelude::*;

/// From where [`View::Table`] shows a subject, before anybody turns the camera.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seat {
    /// Elevation of the camera in radians: so steep that the far row is drawn at least 60 % as high as the near one.
    pub elevation: f32,
    /// Vertical field of view in radians.
    pub field: f32,
    /// The share of the picture's height that is kept free above the subject.
    pub above: f32,
}

const DEGREE: f32 = std::f32::consts::PI / 180.0;

impl Seat {
    /// At a table in a room: so low that pieces show their fronts and the room is seen behind them, with a long lens.
    /// Any lower, and the men in front would hide the middles of the cells behind them.
    pub const AT_A_TABLE: Self = Self { elevation: 48.0 * DEGREE, field: 24.0 * DEGREE, above: 0.15 };
    /// The same where pieces stand on each other: the cells behind them must be seen and hit.
    pub const OVER_STACKS: Self = Self { elevation: 51.0 * DEGREE, ..Self::AT_A_TABLE };
    /// Over an even ground, where nothing is seen behind the board: steeper, so that the far rows are larger.
    pub const OVER_EVEN_GROUND: Self = Self { elevation: 51.0 * DEGREE, field: 24.0 * DEGREE, above: 0.03 };

    /// The seat in a room.
    #[must_use]
    pub const fn of(room: &Room, stacks: bool) -> Self {
        match (room.table.is_some(), stacks) {
            (false, _) => Self::OVER_EVEN_GROUND,
            (true, true) => Self::OVER_STACKS,
            (true, false) => Self::AT_A_TABLE,
        }
    }
}

/// Height of the camera of [`View::Top`].
pub const TOP: f32 = 20.0;
/// The share of the picture that the subject may fill, and what has several places beside it.
const MARGIN: f32 = 0.95;
const OUTER: f32 = 0.99;
/// The share of the picture's height that is kept free below the subject.
const BELOW: f32 = 0.03;
/// The most of the picture's height that is left free above; of a tall picture more is free, and the rest lies below.
const MOST_ABOVE: f32 = 0.36;
/// Iterations of the fixed point; each more than halves the error.
pub(super) const STEPS: usize = 60;

/// A solved camera position: how far the camera is from the point it aims at, where that point lies, and how steeply
/// it looks down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Framing {
    /// Elevation of the camera in radians.
    pub elevation: f32,
    /// Distance in cells.
    pub distance: f32,
    /// Distance of that point from the middle of the board, towards the near side.
    pub aim: f32,
}

/// The closest camera position on the near side from which the subject fits into a picture of this aspect (width over
/// height) from this seat, with the points of [`Subject::places`] at `place`; what is to spare lies above it. `near` is
/// the yaw of [`crate::scene::camera::NearSide`].
#[must_use]
pub fn from_side(subject: &Subject, place: usize, near: f32, aspect: f32, seat: Seat) -> Framing {
    let turn = Quat::from_rotation_y(-near);
    let board = subject
        .outline
        .iter()
        .map(|p| turn * Vec3::new(p.x, 0.0, p.y))
        .flat_map(|p| {
            let foot = if p.z > 0.0 { subject.depth } else { 0.0 };
            // Pieces stand inside the frame.
            [p, p - Vec3::Y * foot, Vec3::new(p.x * 0.9, subject.top, p.z * 0.9)]
        })
        .chain(subject.beside.iter().map(|p| turn * *p))
        .map(|p| (p, 1.0));
    let outer = subject.places.get(place).into_iter().flatten().map(|p| (turn * *p, MARGIN / OUTER));
    let points: Vec<(Vec3, f32)> = board.chain(outer).collect();
    let tall = (seat.field / 2.0).tan();
    let (bottom, top) = (2.0 * BELOW - 1.0, 1.0 - 2.0 * seat.above);
    let mut framing = Framing { elevation: seat.elevation, distance: 30.0, aim: 0.0 };
    for _ in 0..STEPS {
        let Extent { side, low, high } = Extent::of(&points, &framing, tall);
        framing.distance *= 1.0 + 0.6 * ((side / (aspect * MARGIN)).max((high - low) / (top - bottom)) - 1.0);
        // The subject stands at the bottom of the picture, unless too much would be empty above it.
        let lowest = bottom.max(1.0 - 2.0 * MOST_ABOVE - (high - low));
        framing.aim -= (low - lowest) * tall * framing.distance * 0.6;
    }
    framing
}

/// How far points reach in the picture of a position, as multiples of half its height: to a side, down and up.
pub(super) struct Extent {
    pub side: f32,
    pub low: f32,
    pub high: f32,
}

impl Extent {
    /// The extent of points, each with what its reach is multiplied with. `tall` is the tangent of half the vertical
    /// field of view.
    pub(super) fn of(points: &[(Vec3, f32)], framing: &Framing, tall: f32) -> Self {
        let into_camera = camera(framing).to_matrix().inverse();
        points.iter().fold(Self { side: 0.0, low: f32::MAX, high: f32::MIN }, |all, (point, share)| {
            let seen = into_camera.transform_point3(*point);
            let at = seen.truncate() * (*share / (-seen.z * tall));
            Self { side: all.side.max(at.x.abs()), low: all.low.min(at.y), high: all.high.max(at.y) }
        })
    }
}

/// Height in cells of the picture that shows the subject from above.
#[must_use]
pub fn from_above(subject: &Subject, place: usize, near: f32, aspect: f32) -> f32 {
    let turn = Quat::from_rotation_y(-near);
    let outline = subject.outline.iter().map(|p| Vec3::new(p.x, 0.0, p.y));
    let outer = subject.places.get(place).into_iter().flatten().map(|p| *p * (MARGIN / OUTER));
    let points = outline.chain(subject.beside.iter().copied()).chain(outer).map(|p| turn * p);
    let half = points.fold(Vec3::ZERO, |half, p| half.max(p.abs()));
    2.0 / MARGIN * half.z.max(half.x / aspect)
}

/// Which of [`Subject::places`] leaves the board largest.
#[must_use]
pub fn roomiest(subject: &Subject, view: View, near: f32, aspect: f32, seat: Seat) -> usize {
    let distance = |place: &usize| match view {
        View::Table => from_side(subject, *place, near, aspect, seat).distance,
        View::Top => from_above(subject, *place, near, aspect),
    };
    let places = (0..subject.places.len()).map(|place| (place, distance(&place)));
    places.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(place, _)| place)
}

/// The camera on the first player's side.
fn camera(framing: &Framing) -> Transform {
    let target = Vec3::new(0.0, 0.0, framing.aim);
    let (sin, cos) = framing.elevation.sin_cos();
    Transform::from_translation(target + Vec3::new(0.0, sin, cos) * framing.distance).looking_at(target, Vec3::Y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::{rectangle, regular};
    use std::f32::consts::PI;

    const SEATS: [Seat; 3] = [Seat::AT_A_TABLE, Seat::OVER_STACKS, Seat::OVER_EVEN_GROUND];

    #[test]
    fn the_subject_fits_and_fills() {
        for outline in [rectangle(Vec2::splat(4.8)), rectangle(Vec2::new(3.3, 6.8)), regular(6, 6.0, 0.0)] {
            for (aspect, seat) in
                [0.7, 4.0 / 3.0, 16.0 / 9.0, 2.6].into_iter().flat_map(|aspect| SEATS.map(|seat| (aspect, seat)))
            {
                let subject = Subject { outline: outline.clone(), ..default() };
                let framing = from_side(&subject, 0, 0.0, aspect, seat);
                let into_camera = camera(&framing).to_matrix().inverse();
                let seen = |p: Vec3| {
                    let p = into_camera.transform_point3(p);
                    Vec2::new(p.x / aspect, p.y) / -p.z / (seat.field / 2.0).tan()
                };
                let rim: Vec<Vec2> = outline.iter().map(|p| seen(Vec3::new(p.x, 0.0, p.y))).collect();
                let largest = rim.iter().fold(0.0_f32, |most, p| most.max(p.abs().max_element()));
                assert!((0.80..=0.951).contains(&largest), "{largest} at {aspect}");
                let highest = rim.iter().fold(-1.0_f32, |most, p| most.max(p.y));
                let free = (1.0 - highest) / 2.0;
                assert!((seat.above - 1e-3..MOST_ABOVE + 0.1).contains(&free), "{free} free above at {aspect}");
            }
        }
    }

    #[test]
    fn the_far_row_is_at_least_60_percent_as_high_as_the_near_one() {
        for (cells, top) in [(8.0, 0.7), (9.0, 0.3), (12.0, 1.5)] {
            for (aspect, seat) in
                [4.0 / 3.0, 16.0 / 9.0].into_iter().flat_map(|aspect| SEATS.map(|seat| (aspect, seat)))
            {
                let outline = rectangle(Vec2::splat(cells / 2.0 + 0.8));
                let framing = from_side(&Subject { outline, top, ..default() }, 0, 0.0, aspect, seat);
                let into_camera = camera(&framing).to_matrix().inverse();
                let seen = |z: f32| into_camera.transform_point3(Vec3::Z * z);
                let up = |z: f32| seen(z).y / -seen(z).z;
                let (near, far) = (up(cells / 2.0 - 1.0) - up(cells / 2.0), up(-cells / 2.0) - up(1.0 - cells / 2.0));
                assert!(far >= 0.60 * near, "{cells} cells at {aspect}: {}", far / near);
            }
        }
    }

    #[test]
    fn both_seats_of_a_square_board_are_alike() {
        let seat = |near| from_side(&Subject::default(), 0, near, 1.5, Seat::AT_A_TABLE);
        let (here, there) = (seat(0.0), seat(PI));
        assert!((here.distance - there.distance).abs() < 1e-3 && (here.aim - there.aim).abs() < 1e-3);
        assert!((from_above(&Subject::default(), 0, 0.0, 1.5) - 9.6 / 0.95).abs() < 1e-4);
    }
}
