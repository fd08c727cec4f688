//! The pose of a piece in a beat at a time from 0 to 1: a pure function.

use super::script::Leg;
use crate::table::looks::{Body, PieceLooks};
use bevy::math::{Isometry3d, Vec3A};

/// The bodies of one piece, and how solid they are.
#[derive(Clone, Debug, PartialEq)]
pub struct Pose {
    /// Where the piece's cell frame is, in the frame of the board.
    pub at: Vec3A,
    /// Its bodies, in that frame.
    pub bodies: Vec<Body>,
    /// 1 as large as life, 0 gone.
    pub scale: f32,
}

/// Slow at both ends.
#[must_use]
pub fn ease(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// The part of `t` between `from` and `to`, stretched to 0…1.
#[must_use]
pub fn phase(t: f32, from: f32, to: f32) -> f32 {
    ((t - from) / (to - from)).clamp(0.0, 1.0)
}

/// Where everything of a piece is in its leg; `None` while it is not on the board.
#[must_use]
pub fn pose(looks: &dyn PieceLooks, leg: &Leg, t: f32) -> Option<Pose> {
    let whole = |at: Vec3A, bodies: Vec<Body>| Some(Pose { at, bodies, scale: 1.0 });
    match leg {
        Leg::Absent => None,
        Leg::Rest { piece, at } => whole(*at, looks.rest(*piece)),
        Leg::Change { piece, becomes, at } => whole(*at, looks.becoming(*piece, *becomes, ease(t))),
        Leg::Travel { piece, becomes, way, over, waits } => {
            let t = if *waits { phase(t, 0.28, 1.0) } else { t };
            let high = !over.is_empty();
            let lift = over.iter().map(|piece| looks.top(*piece) + ROOM).fold(LOW, f32::max);
            let (up, down) = if high { (0.3, 0.7) } else { (0.15, 0.85) };
            let height = lift * ease(phase(t, 0.0, up)) * (1.0 - ease(phase(t, down, 1.0)));
            let travelled = if high { ease(phase(t, 0.24, 0.76)) } else { ease(phase(t, 0.05, 0.95)) };
            let bodies =
                if piece == becomes { looks.rest(*piece) } else { looks.becoming(*piece, *becomes, travelled) };
            whole(along(way, travelled) + Vec3A::Y * height, bodies)
        }
        Leg::Arrive { piece, at } => {
            let height = 1.6 * (1.0 - ease(t));
            Some(Pose { at: *at + Vec3A::Y * height, bodies: looks.rest(*piece), scale: ease(phase(t, 0.0, 0.4)) })
        }
        Leg::Leave { piece, at, aside } => {
            let rise = ABOVE_ALL * ease(phase(t, 0.0, 0.55));
            let drift = 1.6 * aside * ease(phase(t, 0.35, 1.0));
            let scale = 1.0 - ease(phase(t, 0.55, 1.0));
            let place = *at + Vec3A::new(drift, rise, 0.0);
            (scale > 0.0).then(|| Pose { at: place, bodies: looks.rest(*piece), scale })
        }
        Leg::Settle { piece, becomes, held, at } => {
            let (over, down) = (ease(phase(t, 0.0, 0.5)), ease(phase(t, 0.5, 1.0)));
            let bodies = if piece == becomes { looks.rest(*piece) } else { looks.becoming(*piece, *becomes, over) };
            whole(held.lerp(*at, over).with_y(held.y + (at.y - held.y) * down), bodies)
        }
        Leg::Dwindle { piece, at } => {
            let scale = 1.0 - ease(phase(t, 0.0, 0.5));
            (scale > 0.0).then(|| Pose { at: *at, bodies: looks.rest(*piece), scale })
        }
        Leg::Stack { lower, upper, whole: both, at, away } => {
            whole(*at, looks.stacking(*lower, *upper, *both, *away, t))
        }
    }
}

/// Height of the flight over free cells, and of what is held in a hand.
const LOW: f32 = 0.22;

/// How high what leaves the board is lifted: clear of the tallest piece that flies over the tallest piece to its cell.
const ABOVE_ALL: f32 = 2.9;

/// Room between what flies and what it flies over.
const ROOM: f32 = 0.2;

/// How high a piece is held over `point`, among pieces that stand at these places and reach so high: over whatever it could
/// touch, and gently up and down on the way.
#[must_use]
pub fn hover(point: Vec3A, others: impl Iterator<Item = (Vec3A, f32)>) -> f32 {
    others
        .map(|(place, top)| {
            let away = (place - point).with_y(0.0).length();
            LOW + (top + ROOM - LOW) * (1.0 - ease(phase(away, 0.9, 1.3)))
        })
        .fold(LOW, f32::max)
}

/// The point at a fraction of a way's length.
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
