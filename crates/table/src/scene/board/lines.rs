//! The board of lines: one slab, lines through the centres of the cells, star points. No side effects.

use crate::mesh::bevel::tile;
use crate::mesh::{Builder, flat};
use bevy::math::Vec2;
use bevy::prelude::Transform;

/// Width of a line; the outermost ones are a little wider.
const WIDTH: f32 = 0.03;
const EDGE: f32 = 0.042;
/// Radius of a star point.
const STAR: f32 = 0.075;
/// Height of the lines over the slab: below all signs and marks.
pub(super) const HEIGHT: f32 = 0.0008;
/// Cells per repetition of the texture, across the grain and along it: large, so that one slab shows hardly any
/// repetition.
const GRAIN: Vec2 = Vec2::new(4.6, 9.5);

/// Texture coordinates of a point of the slab.
pub(super) fn grain(point: Vec2) -> Vec2 {
    point / GRAIN + Vec2::new(0.37, 0.11)
}

/// The slab.
pub(super) fn slab(field: &[Vec2]) -> Builder {
    tile(field, 0.0, 0.05, false, |p| grain(Vec2::new(p.x, p.z)))
}

/// All lines and star points.
pub(super) fn lines(files: u8, ranks: u8) -> Builder {
    let mut shape = Builder::default();
    let half = (Vec2::new(f32::from(files), f32::from(ranks)) - 1.0) / 2.0;
    let width = |k: u8, count: u8| if k == 0 || k + 1 == count { EDGE } else { WIDTH };
    for file in 0..files {
        let x = f32::from(file) - half.x;
        flat::bar(&mut shape, Vec2::new(x, -half.y), Vec2::new(x, half.y), width(file, files), EDGE / 2.0);
    }
    for rank in 0..ranks {
        let y = f32::from(rank) - half.y;
        flat::bar(&mut shape, Vec2::new(-half.x, y), Vec2::new(half.x, y), width(rank, ranks), EDGE / 2.0);
    }
    for (file, rank) in stars(files, ranks) {
        let at = Vec2::new(f32::from(file), f32::from(rank)) - half;
        shape.append(&flat::ring(0.0, STAR, 1, 1.0, 0.0, 24), Transform::from_xyz(at.x, 0.0, at.y));
    }
    shape
}

/// The star points: on the third line, on large boards the fourth, and in the middle where there is one.
fn stars(files: u8, ranks: u8) -> Vec<(u8, u8)> {
    let places = |count: u8| match count {
        0..7 => Vec::new(),
        7..13 => vec![2, count - 3],
        13.. => vec![3, count - 4],
    };
    let mut stars: Vec<(u8, u8)> =
        places(files).into_iter().flat_map(|file| places(ranks).into_iter().map(move |rank| (file, rank))).collect();
    if files % 2 == 1 && ranks % 2 == 1 {
        stars.push((files / 2, ranks / 2));
    }
    stars
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::{check, rectangle};

    #[test]
    fn nine_by_nine_has_its_five_stars() {
        let mut found = stars(9, 9);
        found.sort_unstable();
        assert_eq!(found, [(2, 2), (2, 6), (4, 4), (6, 2), (6, 6)]);
        assert_eq!(stars(4, 4), []);
    }

    #[test]
    fn lines_lie_on_the_slab_and_end_at_the_outermost_points() {
        let lines = lines(9, 9);
        check::surface(&lines);
        let (_, high) = check::bounds(&lines);
        assert!((high.x - 4.021).abs() < 1e-3 && (high.z - 4.021).abs() < 1e-3);
        check::surface(&slab(&rectangle(Vec2::splat(4.5))));
    }
}
