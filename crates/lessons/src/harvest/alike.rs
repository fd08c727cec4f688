//! Whether two positions look alike, also turned, mirrored, or with the sides exchanged.

use ludoteca_rules::geometry::Place;
use ludoteca_rules::session::BoardView;
use ludoteca_rules::{Cell, Geometry, Piece, Side};
use std::f32::consts::PI;

/// Positions that differ on fewer cells are alike, however few pieces stand there.
const LEAST: usize = 3;

/// They are alike too if the cells that differ are fewer than this part of the pieces.
const PART: usize = 4;

/// A quarter turn and a sixth of a turn are both made of so many parts of a whole one.
const TURNS: u8 = 12;

/// All ways to lay a board on itself: for each the cell on which each cell comes to lie.
pub(super) struct Mirrors(Vec<Vec<usize>>);

impl Mirrors {
    /// Those of a board.
    pub fn of(geometry: Geometry) -> Self {
        let ways = (0..TURNS).flat_map(|turn| [(turn, 1.0), (turn, -1.0)]);
        let laid = |(turn, mirror): (u8, f32)| {
            let angle = 2.0 * PI * f32::from(turn) / f32::from(TURNS);
            geometry.all().map(|cell| image(geometry, cell, angle, mirror).map(Cell::index)).collect()
        };
        Self(ways.filter_map(laid).collect())
    }
}

/// The cell on which a cell comes to lie if the board is mirrored, or not, and turned by this angle.
fn image(geometry: Geometry, cell: Cell, angle: f32, mirror: f32) -> Option<Cell> {
    let Place { right, away } = geometry.place(cell);
    let depth = geometry.cell_shape().row_depth();
    let (x, y) = (mirror * f32::from(right), f32::from(away) * depth);
    let (sine, cosine) = angle.sin_cos();
    let (x, y) = (cosine * x - sine * y, (sine * x + cosine * y) / depth);
    let is_whole = (x - x.round()).abs() < 0.01 && (y - y.round()).abs() < 0.01;
    let place = Place { right: x.round() as i16, away: y.round() as i16 };
    geometry.cell_at(place).filter(|_| is_whole)
}

/// What stands on each cell, as the side sees it that is asked: its own is the first side.
pub(super) struct Picture(Vec<Option<Piece>>);

impl Picture {
    pub fn of(play: &(impl BoardView + ?Sized), own: Side) -> Self {
        let mut cells = vec![None; play.info().geometry.cells()];
        for standing in play.standing() {
            let side = standing.piece.side.map(|side| Side(u8::from(side != own)));
            if let Some(cell) = cells.get_mut(standing.cell.index()) {
                *cell = Some(Piece { side, ..standing.piece });
            }
        }
        Self(cells)
    }

    /// On how many cells two pictures differ at least, whichever way the other one is laid.
    fn difference(&self, other: &Self, mirrors: &Mirrors) -> usize {
        let differs = |cells: &[usize]| {
            self.0.iter().zip(cells).filter(|(piece, cell)| other.0.get(**cell).is_none_or(|it| it != *piece)).count()
        };
        mirrors.0.iter().map(|cells| differs(cells)).min().unwrap_or(usize::MAX)
    }

    /// Whether the two are nearly the same.
    pub fn is_like(&self, other: &Self, mirrors: &Mirrors) -> bool {
        let pieces = |picture: &Self| picture.0.iter().flatten().count();
        let difference = self.difference(other, mirrors);
        difference < LEAST || PART * difference < pieces(self).max(pieces(other))
    }

    /// Whether the two are exactly the same if one is laid another way.
    pub fn is_image_of(&self, other: &Self, mirrors: &Mirrors) -> bool {
        self.difference(other, mirrors) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::Mirrors;
    use ludoteca_rules::Geometry;

    #[test]
    fn a_square_a_hexagon_and_a_rectangle_are_laid_on_themselves() {
        for (geometry, ways) in [(Geometry::square(7, 7), 8), (Geometry::hexagon(5), 12), (Geometry::square(4, 3), 4)] {
            let Mirrors(mut all) = Mirrors::of(geometry);
            for cells in &all {
                let mut sorted = cells.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, (0..geometry.cells()).collect::<Vec<_>>(), "every cell once");
            }
            all.sort();
            all.dedup();
            assert_eq!(all.len(), ways);
        }
    }
}
