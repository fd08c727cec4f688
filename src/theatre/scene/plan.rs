//! Where things stand in the theatre. No side effects.

use super::parts::{FACE, SCALE, SLOPE};
use super::shapes::{DEPTH, WHOLE};
use crate::theatre::programme::NetFace;
use bevy::math::{Quat, Vec2, Vec3};
use ludoteca_table::mesh::{raise, rectangle, regular};
use ludoteca_table::scene::camera::seat::OwnSeat;

/// Distance between the disc and a board beside it.
const GAP: f32 = 0.30;
/// How far a net reaches over the edge of the disc: its arms hang above it.
const OVER: f32 = 0.70;
/// How far the net hangs above the floor, and behind the middle of the disc.
const HANGS: f32 = 0.16;
const BEHIND: f32 = 0.25;
/// From where the stage is seen: low where a net hangs, and where a board lies so steeply that no piece hides the
/// middle of the cell behind it. In radians.
const LOW: f32 = 13.7 * std::f32::consts::PI / 180.0;
const HIGH: f32 = 46.0 * std::f32::consts::PI / 180.0;
const FIELD: f32 = 19.5 * std::f32::consts::PI / 180.0;

/// Where things are, in cells; the disc's upper side is y = 0.
pub(super) struct Plan {
    /// The middle of the turntable.
    pub turntable: Vec2,
    /// The origin of what is beside it: that of the net hangs in the air, a board stands on the floor.
    pub beside: Vec3,
    /// The corners of the whole scene in the plane.
    pub outline: Vec<Vec2>,
    /// The points that must be seen.
    pub points: Vec<Vec3>,
    /// From where.
    pub seat: OwnSeat,
}

impl Plan {
    /// With a net beside the turntable, for a piece of this height.
    pub fn with_net(net: &[NetFace], height: f32) -> Self {
        let (low, high) = extent(net);
        let sloped = |p: Vec2| Quat::from_rotation_x(SLOPE) * raise(p * FACE, 0.0);
        let lowest = sloped(Vec2::Y * high.y).y;
        let middle = (low + high) / 2.0;
        let mut plan = Self::new((high.x - low.x) * FACE, -OVER, height, LOW);
        let x = plan.beside.x - middle.x * FACE;
        plan.beside = Vec3::new(x, HANGS - DEPTH - lowest, -BEHIND - sloped(middle).z);
        let corners = rectangle((high - low) / 2.0).into_iter().map(|p| plan.beside + sloped(middle + p));
        plan.points.extend(corners.collect::<Vec<_>>());
        plan
    }

    /// With a board of this half size beside the turntable.
    pub fn with_board(half: Vec2, height: f32) -> Self {
        // Two pieces may stand on each other.
        let mut plan = Self::new(2.0 * half.x, GAP, 2.0 * height, HIGH);
        let corners: Vec<Vec2> = rectangle(half).into_iter().map(|p| Vec2::X * plan.beside.x + p).collect();
        plan.points.extend(corners.iter().map(|p| raise(*p, 0.4)));
        plan.points.extend(corners.iter().map(|p| raise(*p, -DEPTH)));
        plan.outline.extend(corners);
        plan
    }

    /// Turntable on the left; on the right something of this width, so far from it. Centred as a whole.
    fn new(width: f32, gap: f32, height: f32, elevation: f32) -> Self {
        let gap = if width > 0.0 { gap } else { 0.0 };
        let whole = WHOLE + (width + gap) / 2.0;
        let turntable = Vec2::X * (WHOLE - whole);
        let disc: Vec<Vec2> = regular(48, WHOLE, 0.0).into_iter().map(|p| turntable + p).collect();
        let foot = disc.iter().map(|p| raise(*p, -DEPTH));
        // A piece that rolls over an edge is higher, and turned it is wider.
        let top = regular(8, 0.71 * height.min(SCALE), 0.0).into_iter().map(|p| raise(turntable + p, 1.1 * height));
        Self {
            turntable,
            beside: Vec3::new(whole - width / 2.0, -DEPTH, 0.0),
            points: foot.chain(top).collect(),
            outline: disc,
            seat: OwnSeat { elevation, field: FIELD },
        }
    }
}

/// The least and the greatest corner of the faces in the net's own plane, in faces.
fn extent(net: &[NetFace]) -> (Vec2, Vec2) {
    let corners = || net.iter().flat_map(|face| [face.place - 0.5, face.place + 0.5]);
    (corners().reduce(Vec2::min).unwrap_or_default(), corners().reduce(Vec2::max).unwrap_or_default())
}
