//! The eye position at which the subject just fits. No side effects.

use super::components::{Subject, View};
use bevy::prelude::*;

/// Vertical field of view of [`View::Table`], in radians.
pub const FIELD: f32 = 26.0 * std::f32::consts::PI / 180.0;
/// Elevation of the eye in radians: steep enough that tops of dice look larger than their fronts.
pub const ELEVATION: f32 = 58.0 * std::f32::consts::PI / 180.0;
/// Height of the eye of [`View::Top`].
pub const TOP: f32 = 20.0;
/// The share of the picture that the subject may fill, and what has several places beside it.
const MARGIN: f32 = 0.95;
const OUTER: f32 = 0.99;
/// Iterations of the fixed point; each more than halves the error.
const STEPS: usize = 60;

/// A solved eye position: how far the eye is from the point it aims at, and where that point lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Framing {
    /// Distance in cells.
    pub distance: f32,
    /// Distance of that point from the middle of the board, towards the near side.
    pub aim: f32,
}

/// The closest eye position on the near side from which the subject fits into a picture of this aspect (width over
/// height), with equal margins above and below, and the points of [`Subject::places`] at `place`. `near` is the yaw of
/// [`crate::table::scene::eye::NearSide`].
#[must_use]
pub fn from_side(subject: &Subject, place: usize, near: f32, aspect: f32) -> Framing {
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
    let tall = (FIELD / 2.0).tan() * MARGIN;
    let wide = tall * aspect;
    let mut framing = Framing { distance: 30.0, aim: 0.0 };
    for _ in 0..STEPS {
        let into_eye = eye(framing.distance, framing.aim).to_matrix().inverse();
        let (mut side, mut low, mut high) = (0.0_f32, f32::MAX, f32::MIN);
        for (point, share) in &points {
            let seen = into_eye.transform_point3(*point);
            side = side.max(share * seen.x.abs() / -seen.z / wide);
            low = low.min(share * seen.y / -seen.z / tall);
            high = high.max(share * seen.y / -seen.z / tall);
        }
        framing.distance *= 1.0 + 0.6 * (side.max((high - low) / 2.0) - 1.0);
        framing.aim -= (high + low) / 2.0 * tall * framing.distance * 0.6;
    }
    framing
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
pub fn roomiest(subject: &Subject, view: View, near: f32, aspect: f32) -> usize {
    let distance = |place: &usize| match view {
        View::Table => from_side(subject, *place, near, aspect).distance,
        View::Top => from_above(subject, *place, near, aspect),
    };
    let places = (0..subject.places.len()).map(|place| (place, distance(&place)));
    places.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(place, _)| place)
}

/// The eye on the first player's side.
fn eye(distance: f32, aim: f32) -> Transform {
    let target = Vec3::new(0.0, 0.0, aim);
    let (sin, cos) = ELEVATION.sin_cos();
    Transform::from_translation(target + Vec3::new(0.0, sin, cos) * distance).looking_at(target, Vec3::Y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::mesh::{rectangle, regular};
    use std::f32::consts::PI;

    #[test]
    fn the_subject_fits_and_fills() {
        for outline in [rectangle(Vec2::splat(4.8)), rectangle(Vec2::new(3.3, 6.8)), regular(6, 6.0, 0.0)] {
            for aspect in [0.7, 4.0 / 3.0, 16.0 / 9.0, 2.6] {
                let subject = Subject { outline: outline.clone(), ..default() };
                let framing = from_side(&subject, 0, 0.0, aspect);
                let into_eye = eye(framing.distance, framing.aim).to_matrix().inverse();
                let seen = |p: Vec3| {
                    let p = into_eye.transform_point3(p);
                    Vec2::new(p.x / aspect, p.y) / -p.z / (FIELD / 2.0).tan()
                };
                let rim: Vec<Vec2> = outline.iter().map(|p| seen(Vec3::new(p.x, 0.0, p.y))).collect();
                let largest = rim.iter().fold(0.0_f32, |most, p| most.max(p.abs().max_element()));
                assert!((0.80..=0.951).contains(&largest), "{largest} at {aspect}");
            }
        }
    }

    #[test]
    fn both_seats_of_a_square_board_are_alike() {
        let (here, there) = (from_side(&Subject::default(), 0, 0.0, 1.5), from_side(&Subject::default(), 0, PI, 1.5));
        assert!((here.distance - there.distance).abs() < 1e-3 && (here.aim - there.aim).abs() < 1e-3);
        assert!((from_above(&Subject::default(), 0, 0.0, 1.5) - 9.6 / 0.95).abs() < 1e-4);
    }
}
