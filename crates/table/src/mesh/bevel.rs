//! The bevelled tile: a convex plate with a chamfered upper edge. Cells, floors, plates.

use crate::mesh::{Builder, offset, outward, raise};
use bevy::math::{Vec2, Vec3};

/// A plate over `outline`, its top at y = 0, its sides down to −`depth`. Without a bottom unless `closed`.
///
/// `bevel` is the width and height of the chamfer; `uv` gives the texture coordinates of a point of the plate.
#[must_use]
pub fn tile(outline: &[Vec2], bevel: f32, depth: f32, closed: bool, uv: impl Fn(Vec3) -> Vec2) -> Builder {
    let mut shape = Builder::default();
    let inner = offset(outline, -bevel);
    let top: Vec<Vec3> = inner.iter().map(|p| raise(*p, 0.0)).collect();
    shape.polygon(&top, Vec3::Y, &uv);
    for i in 0..outline.len() {
        let j = (i + 1) % outline.len();
        let out = raise(outward(outline[j] - outline[i]), 0.0);
        if bevel > 0.0 {
            let slope =
                [raise(outline[i], -bevel), raise(outline[j], -bevel), raise(inner[j], 0.0), raise(inner[i], 0.0)];
            shape.polygon(&slope, (out + Vec3::Y).normalize(), &uv);
        }
        if depth > bevel {
            let side = [
                raise(outline[i], -depth),
                raise(outline[j], -depth),
                raise(outline[j], -bevel),
                raise(outline[i], -bevel),
            ];
            shape.polygon(&side, out, &uv);
        }
    }
    if closed {
        let bottom: Vec<Vec3> = outline.iter().rev().map(|p| raise(*p, -depth.max(bevel))).collect();
        shape.polygon(&bottom, Vec3::NEG_Y, &uv);
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::{check, rectangle, regular};

    #[test]
    fn a_closed_tile_is_a_solid_of_the_right_size() {
        for outline in [rectangle(Vec2::splat(0.494)), regular(6, 0.55, 0.3), regular(5, 0.4, 0.0)] {
            for bevel in [0.0, 0.012] {
                let shape = tile(&outline, bevel, 0.05, true, |p| Vec2::new(p.x, p.z));
                check::solid(&shape);
                let (low, high) = check::bounds(&shape);
                assert_eq!((low.y, high.y), (-0.05, 0.0));
            }
        }
        let (low, high) = check::bounds(&tile(&rectangle(Vec2::new(0.4, 0.3)), 0.01, 0.05, false, |_| Vec2::ZERO));
        assert_eq!((low.x, low.z, high.x, high.z), (-0.4, -0.3, 0.4, 0.3));
    }
}
