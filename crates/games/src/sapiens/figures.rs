//! How the dice of Sapiens look in a flat picture: from above, straight or turned by 45° as they stand, an alliance as
//! two dice with the lower one showing. The dice of the third and fourth side have a frame, and pips of a shape of
//! their own, so that all four differ without colour too.

use super::position::Die;
use super::view::die_of_kind;
use ludoteca_rules::display::figure::{At, Dye, Figure};
use ludoteca_rules::{Piece, Side};

/// Half the edge of a single die.
pub(super) const HALF: i8 = 33;

/// The figure of a die.
#[must_use]
pub fn figure(piece: Piece) -> Figure {
    let side = piece.side.unwrap_or(Side(0));
    let die = die_of_kind(side, piece.kind);
    let number = usize::from(side.0).min(3);
    let blank = Figure::new([Dye::White, Dye::Black, Dye::Red, Dye::Green][number]);
    let (lower, upper) = match (die.alliance, die.diagonal) {
        (false, _) => (None, (0, 0)),
        (true, false) => (Some((7, -7)), (-3, 3)),
        (true, true) => (Some((0, -6)), (0, 5)),
    };
    let half = if die.alliance { 28 } else { HALF };
    let blank = lower.into_iter().fold(blank, |figure, at| figure.polygon(&square(die, half, at)));
    let faced = blank.polygon(&square(die, half, upper));
    let framed = if number < 2 {
        faced
    } else {
        let corners = square(die, half - 5, upper);
        let rim: Vec<At> = corners.iter().chain(&corners[..1]).flat_map(|corner| [*corner; 2]).collect();
        faced.line(&rim, 3)
    };
    // Six pips must not run together.
    let wide: i8 = match (die.value, die.alliance) {
        (6, true) => 5,
        (6, false) => 6,
        _ => 8,
    };
    pips(die).iter().fold(framed, |figure, pip| {
        let (x, y) = turned(die, *pip);
        let at = (x + upper.0, y + upper.1);
        match number {
            0 | 1 => figure.dot(at, wide),
            2 => figure.dot(at, wide + 1).disc(at, (wide / 2 - 2).max(1)),
            _ => {
                let far = wide + 2;
                figure.inlay(&[(0, far), (far, 0), (0, -far), (-far, 0)].map(|(x, y)| (x + at.0, y + at.1)))
            }
        }
    })
}

/// The outline of a die with edges twice as long as `half`.
fn square(die: Die, half: i8, middle: At) -> [At; 4] {
    [(-half, -half), (half, -half), (half, half), (-half, half)].map(|corner| {
        let (x, y) = turned(die, corner);
        (x + middle.0, y + middle.1)
    })
}

/// A place on a die, turned as the die is. Halves of 71 hundredths are the cosine of 45°.
fn turned(die: Die, (x, y): At) -> At {
    if !die.diagonal {
        return (x, y);
    }
    let part = |sum: i16| (sum * 71 / 100) as i8;
    (part(i16::from(x) - i16::from(y)), part(i16::from(x) + i16::from(y)))
}

/// Where the pips of a value are.
pub(super) fn pips(die: Die) -> Vec<At> {
    // The dice of an alliance are smaller.
    let far: i8 = if die.alliance { 15 } else { 18 };
    let corners = [(-far, far), (far, -far), (far, far), (-far, -far), (-far, 0), (far, 0)];
    let (count, middle) = (usize::from(die.value / 2 * 2), die.value % 2 == 1);
    corners.into_iter().take(count).chain(middle.then_some((0, 0))).collect()
}
