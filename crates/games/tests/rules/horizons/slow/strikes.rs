//! Where each piece captures.

use super::{At, OBLIQUE, STRAIGHT, Table, far};

impl Table {
    /// Every cell on which the piece could capture, if an enemy that is not immune stood there.
    pub(super) fn strikes(&self, from: At, mut hit: impl FnMut(At)) {
        let up = self.up(from);
        let slide = |direction: At, hit: &mut dyn FnMut(At)| {
            for steps in 1..12 {
                hit(far(from, direction, steps));
                if !self.free(far(from, direction, steps)) {
                    break;
                }
            }
        };
        let (file, rank) = from;
        match self.man(from).to_ascii_uppercase() {
            'K' => STRAIGHT.into_iter().chain(OBLIQUE).for_each(|way| hit(far(from, way, 1))),
            'Q' => STRAIGHT.into_iter().chain(OBLIQUE).for_each(|way| slide(way, &mut hit)),
            'R' => STRAIGHT.into_iter().for_each(|way| slide(way, &mut hit)),
            'B' => OBLIQUE.into_iter().for_each(|way| slide(way, &mut hit)),
            'N' => OBLIQUE.into_iter().for_each(|(right, away)| {
                hit((file + 2 * right, rank + away));
                hit((file + right, rank + 2 * away));
            }),
            'O' => self.ox_strikes(from, hit),
            'M' => self.magician_strikes(from, hit),
            'Z' => self.zip_strikes(from, hit),
            'P' => [-1, 1].into_iter().for_each(|side| hit((file + side, rank + up))),
            'S' => [-1, 1].into_iter().for_each(|side| hit((file + side, rank))),
            'V' => hit((file, rank + up)),
            'W' => {
                hit((file, rank + up));
                if self.free((file, rank + up)) {
                    hit((file, rank + 2 * up));
                }
            }
            other => panic!("{other} is no piece"),
        }
    }

    fn ox_strikes(&self, from: At, mut hit: impl FnMut(At)) {
        for way in STRAIGHT {
            if self.house.ox_garden {
                hit(far(from, way, 1));
            }
            if self.free(far(from, way, 1)) {
                hit(far(from, way, 2));
                if self.free(far(from, way, 2)) {
                    let (file, rank) = far(from, way, 3);
                    hit((file, rank));
                    hit((file + way.1, rank + way.0));
                    hit((file - way.1, rank - way.0));
                }
            }
        }
    }

    fn magician_strikes(&self, from: At, mut hit: impl FnMut(At)) {
        for way in STRAIGHT {
            for steps in 1..12 {
                if !self.free(far(from, way, steps)) {
                    break;
                }
                if steps >= 3 {
                    let (file, rank) = far(from, way, steps + 1);
                    hit((file + way.1, rank + way.0));
                    hit((file - way.1, rank - way.0));
                }
            }
        }
        for way in OBLIQUE {
            for steps in 1..12 {
                let (file, rank) = far(from, way, steps);
                if !self.free((file, rank)) {
                    break;
                }
                if steps >= 3 {
                    hit((file + way.0, rank));
                    hit((file, rank + way.1));
                }
            }
        }
    }

    fn zip_strikes(&self, from: At, mut hit: impl FnMut(At)) {
        for (right, away) in STRAIGHT {
            for mirror in [1, -1] {
                let mut cell = from;
                for step in 1..12 {
                    let turn = if step >= 3 && step % 2 == 1 { mirror } else { 0 };
                    cell = (cell.0 + right + turn * away, cell.1 + away + turn * right);
                    // The first two cells belong to both mirror images.
                    if mirror == 1 || step > 2 {
                        hit(cell);
                    }
                    if !self.free(cell) {
                        break;
                    }
                }
            }
        }
    }
}
