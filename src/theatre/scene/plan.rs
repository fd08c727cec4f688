//! Where things stand in the theatre. No side effects.

use super::parts::FACE;
use super::shapes::PLINTH;
use crate::theatre::programme::NetFace;
use bevy::math::Vec2;
use ludoteca_table::mesh::rectangle;

/// Distance between plinth and net.
const GAP: f32 = 0.55;
/// Shift of the whole scene to the right, since the plinth's near corner extends further than the net.
const ASIDE: f32 = 0.34;

/// Where things lie in the plane of the table, in cells.
pub(super) struct Plan {
    /// The middle of the turntable.
    pub turntable: Vec2,
    /// The origin of what stands beside it.
    pub beside: Vec2,
    /// The corners of the whole scene.
    pub outline: Vec<Vec2>,
}

impl Plan {
    /// With a net beside the turntable.
    pub fn with_net(net: &[NetFace]) -> Self {
        let (centre, half) = extent(net);
        let faces: Vec<Vec2> = net.iter().map(|face| face.place * FACE).collect();
        Self::new(centre * FACE, half * FACE, &faces)
    }

    /// With a board of this half size beside the turntable.
    pub fn with_board(half: Vec2) -> Self {
        let mut plan = Self::new(Vec2::ZERO, half, &[]);
        plan.outline.extend(rectangle(half).into_iter().map(|p| plan.beside + p));
        plan
    }

    /// Turntable on the left; on the right something whose middle and half extents are given, in its own frame. Centred
    /// as a whole.
    fn new(centre: Vec2, half: Vec2, faces: &[Vec2]) -> Self {
        let gap = if half == Vec2::ZERO { 0.0 } else { GAP };
        let whole = PLINTH + half.x + gap / 2.0;
        let turntable = Vec2::X * (PLINTH - whole + ASIDE);
        let beside = Vec2::X * (whole - half.x + ASIDE) - centre;
        let square = |middle: Vec2, half: f32| rectangle(Vec2::splat(half)).into_iter().map(move |p| middle + p);
        let faces = faces.iter().flat_map(|face| square(beside + *face, FACE / 2.0));
        Self { turntable, beside, outline: square(turntable, PLINTH).chain(faces).collect() }
    }
}

/// The faces' middle and half extents in the net's own plane, in faces.
fn extent(net: &[NetFace]) -> (Vec2, Vec2) {
    let (low, high) =
        net.iter().fold((Vec2::MAX, Vec2::MIN), |(low, high), face| (low.min(face.place), high.max(face.place)));
    if net.is_empty() { (Vec2::ZERO, Vec2::ZERO) } else { ((low + high) / 2.0, (high - low + 1.0) / 2.0) }
}
