//! Proven results of nodes, as in MCTS-Solver.

use ludoteca_rules::{Side, Winner};

/// The result of a position with best play: 0 if that is not proven, 1 for a draw, 2 and more for the sides.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Proven(u8);

impl Proven {
    pub const UNKNOWN: Self = Self(0);
    pub const DRAW: Self = Self(1);

    pub const fn won_by(side: Side) -> Self {
        Self(side.0 + 2)
    }

    pub const fn by(winner: Winner) -> Self {
        match winner {
            Winner::Draw => Self::DRAW,
            Winner::Side(side) => Self::won_by(side),
        }
    }

    pub const fn winner(self) -> Option<Winner> {
        match self {
            Self::UNKNOWN => None,
            Self::DRAW => Some(Winner::Draw),
            Self(side) => Some(Winner::Side(Side(side - 2))),
        }
    }

    /// Whether another side than the one whose result is `win` wins.
    #[inline]
    pub fn is_loss_for(self, win: Self) -> bool {
        self != Self::UNKNOWN && self != Self::DRAW && self != win
    }
}

/// The result of a node from those of its children. `win` is the result that its side to move wants.
pub(super) fn proven_from_children(win: Proven, children: impl Iterator<Item = Proven>) -> Proven {
    let (mut unknown, mut drawn, mut several, mut loss) = (false, false, false, Proven::UNKNOWN);
    for proven in children {
        match proven {
            Proven::UNKNOWN => unknown = true,
            Proven::DRAW => drawn = true,
            proven if proven == win => return win,
            proven => {
                several |= loss != Proven::UNKNOWN && loss != proven;
                loss = proven;
            }
        }
    }
    match (unknown, drawn) {
        (true, _) => Proven::UNKNOWN,
        (false, true) => Proven::DRAW,
        // Which of several other sides wins is up to a side that loses anyway: nothing is proven.
        (false, false) if several => Proven::UNKNOWN,
        (false, false) => loss,
    }
}

#[cfg(test)]
mod tests {
    use super::{Proven, proven_from_children};
    use ludoteca_rules::Side;

    #[test]
    fn losses_to_different_sides_prove_nothing() {
        let [own, second, third] = [0, 1, 2].map(|side| Proven::won_by(Side(side)));
        let (unknown, draw) = (Proven::UNKNOWN, Proven::DRAW);
        let cases: &[(&[Proven], Proven)] = &[
            (&[second, second], second),
            (&[second, third], unknown),
            (&[second, third, draw], draw),
            (&[second, draw], draw),
            (&[draw, second, third], draw),
            (&[second, unknown], unknown),
            (&[unknown, third, own], own),
            (&[second, third, own], own),
            (&[], unknown),
        ];
        for (children, expected) in cases {
            assert!(proven_from_children(own, children.iter().copied()) == *expected, "{}", children.len());
        }
    }
}
