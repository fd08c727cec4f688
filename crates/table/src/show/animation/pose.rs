//! The pose of a piece in a beat at a time from 0 to 1. No side effects.

use crate::show::animation::leg::{Laying, Leg, Prey};
use crate::show::looks::{Body, PieceLooks};
use crate::show::rows::SCALE;
use bevy::math::{Curve, Isometry3d, Quat, Vec3, Vec3A, curve::EaseFunction};
use ludoteca_rules::Piece;

/// The bodies of one piece, and their scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Pose {
    /// Where the piece's cell frame is, in the frame of the board.
    pub at: Vec3A,
    /// Its bodies, in that frame.
    pub bodies: Vec<Body>,
    /// 1 is full size, 0 invisible.
    pub scale: f32,
}

/// Smoothstep, clamped to 0…1.
#[must_use]
pub fn ease(t: f32) -> f32 {
    EaseFunction::SmoothStep.sample_clamped(t)
}

/// When something that is put down touches the board, as a share of the way down; and how high it bounces then.
const TOUCH: f32 = 0.78;
const BOUNCE: f32 = 0.045;

/// The height of something that is put down, from 1 to 0: it falls ever faster, as things with weight do, and bounces
/// once, a little.
#[must_use]
pub fn falling(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    if t < TOUCH {
        1.0 - (t / TOUCH).powi(2)
    } else {
        let along = (t - TOUCH) / (1.0 - TOUCH);
        BOUNCE * 4.0 * along * (1.0 - along)
    }
}

/// How much something that is put down leans, from 0 over 1 to 0: it tips on the way, touches with its front first, and
/// knocks flat.
#[must_use]
pub fn leaning(t: f32) -> f32 {
    if t < TOUCH { ease(t / TOUCH) } else { 1.0 - phase(t, TOUCH, 1.0).powi(2) }
}

/// `t` mapped linearly from `from`…`to` to 0…1, clamped.
#[must_use]
pub fn phase(t: f32, from: f32, to: f32) -> f32 {
    ((t - from) / (to - from)).clamp(0.0, 1.0)
}

/// The pose of a piece at a time of its leg; `None` while it is not on the board.
#[must_use]
pub fn pose(looks: &dyn PieceLooks, leg: &Leg, t: f32) -> Option<Pose> {
    let whole = |at: Vec3A, bodies: Vec<Body>| Some(Pose { at, bodies, scale: 1.0 });
    match leg {
        Leg::Absent => None,
        Leg::Rest { piece, at } => whole(*at, looks.rest(*piece)),
        Leg::Change { piece, becomes, at } => whole(*at, looks.becoming(*piece, *becomes, ease(t))),
        Leg::Travel { piece, becomes, way, over, beneath, prey } => {
            let (part, now) = (part_travelled(leg, t), t);
            let t = if *prey == Prey::Awaited { phase(t, WAIT, 1.0) } else { t };
            let lift = lift(looks, over, beneath.as_deref());
            let (up, down) = (if flies(leg) { 0.3 } else { 0.15 }, landing(leg));
            // What passes above another piece rises at once, also where it waits before it starts.
            let rising = if beneath.is_some() { now } else { t };
            let landing = phase(t, down, 1.0);
            let height = lift * ease(phase(rising, 0.0, up)) * falling(landing);
            let bodies = if piece == becomes { looks.rest(*piece) } else { looks.becoming(*piece, *becomes, part) };
            let ahead = way.last().copied().unwrap_or_default() - way.first().copied().unwrap_or_default();
            let bodies = looks.landing(bodies, ahead, landing);
            whole(along(way, part) + Vec3A::Y * height, bodies)
        }
        Leg::Arrive { piece, at } => {
            let height = 1.6 * falling(t);
            Some(Pose { at: *at + Vec3A::Y * height, bodies: looks.rest(*piece), scale: ease(phase(t, 0.0, 0.4)) })
        }
        Leg::Leave { piece, at, laid: Some(laid), .. } => Some(carried(looks, *piece, *at, laid, t)),
        Leg::Leave { piece, at, aside, laid: None } => {
            let rise = ABOVE_ALL * ease(phase(t, 0.0, AWAY));
            let drift = 1.6 * aside * ease(phase(t, 0.35, 1.0));
            let scale = 1.0 - ease(phase(t, 0.55, 1.0));
            let place = *at + Vec3A::new(drift, rise, 0.0);
            (scale > 0.0).then(|| Pose { at: place, bodies: looks.rest(*piece), scale })
        }
        Leg::Settle { piece, becomes, held, at } => {
            let landing = phase(t, SETTLING, 1.0);
            let (over, high) = (ease(phase(t, 0.0, SETTLING)), falling(landing));
            let bodies = if piece == becomes { looks.rest(*piece) } else { looks.becoming(*piece, *becomes, over) };
            let bodies = looks.landing(bodies, *at - *held, landing);
            whole(held.lerp(*at, over).with_y(at.y + (held.y - at.y) * high), bodies)
        }
        Leg::Dwindle { piece, at } => {
            let scale = 1.0 - ease(phase(t, 0.0, 0.5));
            (scale > 0.0).then(|| Pose { at: *at, bodies: looks.rest(*piece), scale })
        }
        Leg::Win { piece, at, within: (from, to), .. } => {
            let t = phase(t, *from, *to);
            let high = RISE * ease(phase(t, 0.0, RISEN)) * falling(phase(t, SINKING, 1.0));
            whole(*at + Vec3A::Y * high, looks.rest(*piece))
        }
        Leg::Stack { lower, upper, whole: both, at, away, .. } => {
            whole(*at, looks.stacking(*lower, *upper, *both, *away, t))
        }
    }
}

/// When a piece touches the board or the table in its leg, from 0 to 1; `None` if it does not.
#[must_use]
pub fn touches(leg: &Leg) -> Option<f32> {
    let within = |from: f32, to: f32, t: f32| from + (to - from) * t;
    match leg {
        Leg::Travel { prey, .. } => {
            let t = within(landing(leg), 1.0, TOUCH);
            Some(if *prey == Prey::Awaited { within(WAIT, 1.0, t) } else { t })
        }
        Leg::Arrive { .. } => Some(TOUCH),
        Leg::Leave { laid: Some(_), .. } => Some(within(LAYING, 1.0, TOUCH)),
        Leg::Settle { .. } => Some(within(SETTLING, 1.0, TOUCH)),
        Leg::Win { within: (from, to), .. } => Some(within(*from, *to, within(SINKING, 1.0, TOUCH))),
        // What turns or is put on another piece comes to rest without falling.
        Leg::Change { .. } => Some(0.94),
        Leg::Stack { .. } => Some(0.98),
        Leg::Absent | Leg::Rest { .. } | Leg::Leave { .. } | Leg::Dwindle { .. } => None,
    }
}

/// When a travelling piece begins to come down, as a share of the time in which it travels.
const fn landing(leg: &Leg) -> f32 {
    if flies(leg) { 0.7 } else { 0.85 }
}

/// When other pieces begin to come down, from 0 to 1: one that is laid beside the board, one that was held over it, one
/// that has won.
const LAYING: f32 = 0.8;
const SETTLING: f32 = 0.5;
const SINKING: f32 = 0.82;

/// When a piece that has won has risen, and how high.
const RISEN: f32 = 0.18;
const RISE: f32 = 0.34;

/// The share of a beat after which a piece starts whose target is captured in it.
const WAIT: f32 = 0.28;

/// Whether a piece that travels first rises, because something is in its way.
const fn flies(leg: &Leg) -> bool {
    matches!(leg, Leg::Travel { over, beneath, .. } if !over.is_empty() || beneath.is_some())
}

/// How much of its way a piece has travelled.
fn part_travelled(leg: &Leg, t: f32) -> f32 {
    match leg {
        Leg::Travel { prey: Prey::Struck, way, .. } => {
            let length = way.windows(2).map(|pair| pair[0].distance(pair[1])).sum::<f32>().max(f32::EPSILON);
            let near = (1.0 - NEAR / length).max(0.0);
            // Ever faster, then still, then into the place that has become free.
            near * phase(t, 0.06, STRIKE).powi(2) + (1.0 - near) * ease(phase(t, FREE, 0.86))
        }
        Leg::Travel { prey: Prey::Awaited, .. } if flies(leg) => ease(phase(phase(t, WAIT, 1.0), 0.24, 0.76)),
        Leg::Travel { prey: Prey::Awaited, .. } => ease(phase(phase(t, WAIT, 1.0), 0.05, 0.95)),
        _ if flies(leg) => ease(phase(t, 0.24, 0.76)),
        _ => ease(phase(t, 0.05, 0.95)),
    }
}

/// How high a piece travels over these pieces, and above those that travel beneath it.
fn lift(looks: &dyn PieceLooks, over: &[Piece], beneath: Option<&[Piece]>) -> f32 {
    let clear = |piece: &Piece| looks.top(*piece) + ROOM;
    over.iter().map(clear).fold(LOW, f32::max) + beneath.into_iter().flatten().map(clear).sum::<f32>()
}

/// A captured piece on its way beside the board, smaller when it lies there.
fn carried(looks: &dyn PieceLooks, piece: Piece, at: Vec3A, laid: &Laying, t: f32) -> Pose {
    let head = |leg: &Leg| match leg {
        Leg::Travel { piece, over, beneath, .. } => lift(looks, over, beneath.as_deref()) + looks.top(*piece),
        _ => 0.0,
    };
    let heads = laid.over.iter().map(|piece| looks.top(*piece)).chain(laid.under.iter().map(head));
    let clear = heads.fold(0.0, f32::max) + ROOM;
    // After the blow all stands still for a moment.
    let (from, up, away) = if laid.struck.is_some() { (STRIKE + 0.04, FREE, FREE - 0.06) } else { (0.0, AWAY, AWAY) };
    let over = ease(phase(t, away, 0.85));
    let height = clear * ease(phase(t, from, up)) * falling(phase(t, LAYING, 1.0));
    let scale = 1.0 + (SCALE - 1.0) * over;
    let place = at.lerp(laid.at, over) + Vec3A::Y * height;
    let Some(way) = laid.struck else { return Pose { at: place, bodies: looks.rest(piece), scale } };
    let tip = TIP * ease(phase(t, from, from + 0.05)) * (1.0 - ease(phase(t, LAYING, 0.95)));
    let turn = Quat::from_axis_angle(Vec3::Y.cross(way.into()).normalize_or(Vec3::X), tip);
    let tipped = |body: Body| Body { pose: Isometry3d::from_rotation(turn) * body.pose, ..body };
    // Its edge does not sink into the board.
    let lifted = place + Vec3A::Y * (FOOT * tip.sin());
    Pose { at: lifted, bodies: looks.rest(piece).into_iter().map(tipped).collect(), scale }
}

/// When a piece strikes the one that it captures, as a share of the beat.
#[must_use]
pub const fn strikes(leg: &Leg) -> Option<f32> {
    match leg {
        Leg::Leave { laid: Some(Laying { struck: Some(_), .. }), .. } => Some(STRIKE),
        _ => None,
    }
}

/// When a piece strikes another, and when that is out of its way, as shares of the beat; how near it comes before; how
/// far the other tips, in radians; and how far the edge of its foot is from its middle.
const STRIKE: f32 = 0.30;
const FREE: f32 = 0.52;
const NEAR: f32 = 0.86;
const TIP: f32 = 0.21;
const FOOT: f32 = 0.40;

/// The point of its way that a travelling piece has reached, without its height above that.
#[must_use]
pub fn travelled(leg: &Leg, t: f32) -> Vec3A {
    match leg {
        Leg::Travel { way, .. } => along(way, part_travelled(leg, t)),
        _ => Vec3A::ZERO,
    }
}

/// Height at which a piece travels over free cells, and at which a dragged piece is held.
const LOW: f32 = 0.22;

/// How high a removed piece is lifted: above the tallest piece that travels over the tallest piece to its cell.
const ABOVE_ALL: f32 = 3.5;

/// When a removed piece is above all others: before any of them comes to its cell.
const AWAY: f32 = 0.3;

/// Clearance between a travelling piece and the pieces that it passes over.
const ROOM: f32 = 0.2;

/// Height at which a piece is held over `point`, given the places and heights of the other pieces: above those it could
/// touch, and changing smoothly on the way.
#[must_use]
pub fn hover(point: Vec3A, others: impl Iterator<Item = (Vec3A, f32)>) -> f32 {
    others
        .map(|(place, top)| {
            let away = (place - point).with_y(0.0).length();
            LOW + (top + ROOM - LOW) * (1.0 - ease(phase(away, 0.9, 1.3)))
        })
        .fold(LOW, f32::max)
}

/// The point at a fraction of a path's length.
fn along(way: &[Vec3A], fraction: f32) -> Vec3A {
    let length: f32 = way.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let mut left = length * fraction;
    for pair in way.windows(2) {
        let piece = pair[0].distance(pair[1]);
        if left <= piece && piece > 0.0 {
            return pair[0].lerp(pair[1], left / piece);
        }
        left -= piece;
    }
    way.last().copied().unwrap_or(Vec3A::ZERO)
}

/// A body moved by `offset`.
#[must_use]
pub fn moved(body: Body, offset: Vec3A) -> Body {
    Body { pose: Isometry3d::new(body.pose.translation + offset, body.pose.rotation), ..body }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_down_falls_with_weight_and_bounces_once() {
        let heights: Vec<f32> = (0..=100_u8).map(|step| falling(f32::from(step) / 100.0)).collect();
        assert_eq!((heights[0], heights[100]), (1.0, 0.0));
        assert!(heights.iter().all(|height| (0.0..=1.0).contains(height)), "never below the board");
        let touch = (TOUCH * 100.0) as usize;
        let steps: Vec<f32> = heights[..touch].windows(2).map(|pair| pair[0] - pair[1]).collect();
        assert!(steps.windows(2).all(|pair| pair[1] > pair[0]), "ever faster");
        let bounce = heights[touch..].iter().copied().fold(0.0, f32::max);
        assert!((0.02..0.06).contains(&bounce), "a small bounce: {bounce}");
        let ups = heights.windows(2).filter(|pair| pair[1] > pair[0]).count();
        assert!(ups < 14, "one bounce only");
    }
}
