//! A piece of paper that folds into a piece.

use super::effect::Piece;
use super::figure::At;

/// A face of a net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetFace {
    /// What the piece is that shows this face, lying straight; its figure is what is printed.
    pub piece: Piece,
    /// Where it lies in the net, in faces: to the right, and up.
    pub place: At,
    /// By how many quarters its figure is turned, clockwise.
    pub quarters: u8,
}

/// The net of a cube: six faces side by side, with what is printed outside when it is folded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// The faces, each beside an earlier one.
    pub faces: Vec<NetFace>,
    /// Half the width of a face in its figure, in hundredths of a cell.
    pub half: u8,
    /// How many such pieces a play needs.
    pub copies: u32,
}

/// A direction in space: to the right, up, and towards whoever looks at the first face.
pub type Way = [i8; 3];

/// Where a face of a net is when it is folded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Folded {
    /// To where what is printed on it looks.
    pub out: Way,
    /// Where the right of the flat net then is.
    pub right: Way,
    /// Where the top of the flat net then is.
    pub up: Way,
}

impl Folded {
    /// What lies there in the flat net: to the right and up, each -1, 0 or 1.
    #[must_use]
    pub fn way(self, (right, up): At) -> Way {
        std::array::from_fn(|axis| right * self.right[axis] + up * self.up[axis])
    }
}

impl Net {
    /// The four neighbours of a face in the flat net: to the right and up.
    pub const SIDES: [At; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

    /// Where its faces are when they are folded away from whoever looks at the net; the first one stays.
    #[must_use]
    pub fn folded(&self) -> Vec<Folded> {
        let mut folded: Vec<Folded> = Vec::with_capacity(self.faces.len());
        let back = |way: Way| way.map(|part| -part);
        for face in &self.faces {
            let beside = |other: &NetFace| (face.place.0 - other.place.0, face.place.1 - other.place.1);
            let hinge = self.faces.iter().zip(&folded).find(|(other, _)| Self::SIDES.contains(&beside(other)));
            folded.push(match hinge {
                None => Folded { out: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
                Some((other, Folded { out, right, up })) => {
                    let (out, right, up) = (*out, *right, *up);
                    match beside(other) {
                        (1, _) => Folded { out: right, right: back(out), up },
                        (-1, _) => Folded { out: back(right), right: out, up },
                        (_, 1) => Folded { out: up, right, up: back(out) },
                        _ => Folded { out: back(up), right, up: out },
                    }
                }
            });
        }
        folded
    }

    /// The sides of its faces that need a flap: of two that meet when it is folded, the first.
    #[must_use]
    pub fn flaps(&self) -> Vec<(usize, At)> {
        let mut met: Vec<Way> = Vec::new();
        let mut flaps = Vec::new();
        for (number, (face, folded)) in self.faces.iter().zip(self.folded()).enumerate() {
            for side in Self::SIDES {
                let beside = (face.place.0 + side.0, face.place.1 + side.1);
                let way = folded.way(side);
                let edge = std::array::from_fn(|axis| folded.out[axis] + way[axis]);
                if self.faces.iter().all(|other| other.place != beside) && !met.contains(&edge) {
                    met.push(edge);
                    flaps.push((number, side));
                }
            }
        }
        flaps
    }
}
