//! The piece in a hand that turns it. No side effects.

use crate::theatre::programme::Attitude;
use bevy::math::{Quat, Vec3};
use ludoteca_rules::Piece;
use ludoteca_table::show::animation::pose::ease;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

/// Seconds in which a piece lies down that was let go.
const SETTLING: f32 = 0.35;
/// Radians for a drag as long as the picture is high.
const REACH: f32 = 4.0;

/// A piece that a hand turns, and lets lie down in the nearest pose in which it can lie.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeldPiece {
    attitudes: Vec<Attitude>,
    rotation: Quat,
    held: bool,
    /// From where to which attitude it lies down, and the seconds since.
    settling: Option<(Quat, Quat, f32)>,
}

impl HeldPiece {
    /// A piece that can lie in these poses, in the first of them.
    #[must_use]
    pub fn new(attitudes: Vec<Attitude>) -> Self {
        let rotation = attitudes.first().map_or(Quat::IDENTITY, |first| first.rotation);
        Self { attitudes, rotation, ..Self::default() }
    }

    /// How it is turned now.
    #[must_use]
    pub const fn rotation(&self) -> Quat {
        self.rotation
    }

    /// Whether a hand has it.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.held
    }

    /// Whether it moves by itself.
    #[must_use]
    pub const fn is_settling(&self) -> bool {
        self.settling.is_some()
    }

    /// The pose in which it would lie if it were let go.
    #[must_use]
    pub fn nearest(&self) -> Option<&Attitude> {
        let away = |one: &Attitude| self.rotation.angle_between(one.rotation);
        self.attitudes.iter().min_by(|a, b| away(a).total_cmp(&away(b)))
    }

    /// Shows this piece, if it can lie so.
    pub fn show(&mut self, piece: Option<Piece>) {
        if let Some(known) = self.attitudes.iter().find(|one| Some(one.piece.kind) == piece.map(|piece| piece.kind)) {
            (self.rotation, self.held, self.settling) = (known.rotation, false, None);
        }
    }

    /// Takes the piece as it is turned now.
    pub const fn take(&mut self, rotation: Quat) {
        (self.rotation, self.held, self.settling) = (rotation, true, None);
    }

    /// Turns it by a drag to the right and down, in shares of the picture's height, seen by a camera whose right is
    /// `right`: its near side follows the hand.
    pub fn turn(&mut self, right: Vec3, dx: f32, dy: f32) {
        let axis = right.with_y(0.0).normalize_or(Vec3::X);
        let by = Quat::from_axis_angle(axis, dy * REACH) * Quat::from_rotation_y(dx * REACH);
        self.rotation = (by * self.rotation).normalize();
    }

    /// Lets it go: it lies down in the nearest pose.
    pub fn release(&mut self) {
        self.held = false;
        if let Some(to) = self.nearest().map(|nearest| nearest.rotation) {
            self.settling = Some((self.rotation, to, 0.0));
        }
    }

    /// By a key: pivots by 45° for each step.
    pub fn pivot(&mut self, steps: i8) {
        self.go(Quat::from_rotation_y(f32::from(steps) * FRAC_PI_4));
    }

    /// By a key: rolls over an edge, towards a camera whose right is `right` or away from it.
    pub fn roll(&mut self, right: Vec3, quarters: i8) {
        self.finish();
        let axes = Vec3::AXES.into_iter().flat_map(|axis| [self.rotation * axis, self.rotation * -axis]);
        let level = axes.filter(|axis| axis.y.abs() < 0.5);
        let Some(axis) = level.max_by(|a, b| a.dot(right).total_cmp(&b.dot(right))) else { return };
        self.go(Quat::from_axis_angle(axis.with_y(0.0).normalize_or(Vec3::X), f32::from(quarters) * FRAC_PI_2));
    }

    /// Turns by this, and then lies.
    fn go(&mut self, by: Quat) {
        self.finish();
        let before = self.rotation;
        self.rotation = by * before;
        self.release();
        self.rotation = before;
        if let Some((from, ..)) = &mut self.settling {
            *from = before;
        }
    }

    /// Ends what it does by itself.
    fn finish(&mut self) {
        if let Some((_, to, _)) = self.settling.take() {
            self.rotation = to;
        }
    }

    /// Advances by so many seconds.
    pub fn advance(&mut self, seconds: f32) {
        let Some((from, to, passed)) = &mut self.settling else { return };
        *passed += seconds;
        self.rotation = from.slerp(*to, ease(*passed / SETTLING));
        if *passed >= SETTLING {
            self.finish();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludoteca_rules::{Kind, Piece};

    fn lying() -> HeldPiece {
        let each = (0..8_u8).map(|eighth| Attitude {
            rotation: Quat::from_rotation_y(f32::from(eighth) * FRAC_PI_4),
            piece: Piece { side: None, kind: Kind(eighth) },
        });
        HeldPiece::new(each.collect())
    }

    #[test]
    fn what_is_let_go_lies_down_in_the_nearest_pose() {
        let mut held = lying();
        held.take(held.rotation());
        held.turn(Vec3::X, 0.5 / REACH, 0.0);
        assert_eq!(held.nearest().map(|near| near.piece.kind), Some(Kind(1)), "0.5 is nearer to 45° than to 0°");
        held.release();
        assert!(held.is_settling() && !held.is_held());
        for _ in 0..40 {
            held.advance(0.016);
        }
        assert!(!held.is_settling());
        assert!(held.rotation().angle_between(Quat::from_rotation_y(FRAC_PI_4)) < 1e-3);
    }

    #[test]
    fn keys_pivot_and_end_what_was_under_way() {
        let mut held = lying();
        for step in 1..=8_u8 {
            held.pivot(1);
            held.pivot(0);
            assert_eq!(held.nearest().map(|near| near.piece.kind), Some(Kind(step % 8)));
        }
    }
}
