//! What a position is worth where both sides decide at once.

/// A turn more makes a value so much smaller, so that of two wins the nearer one is better.
const LATER: f64 = 1.0 / 4096.0;

/// What a position is worth to the first side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Worth {
    /// From −1, a loss, to 1, a win; a draw is 0.
    pub value: f32,
    /// Plies after which the first side (positive) or the second (negative) has won whatever the other orders; 0 where
    /// neither is certain.
    pub sure: i16,
    /// Whether nothing was judged: it is not only an estimate.
    pub complete: bool,
}

impl Worth {
    pub const DRAW: Self = Self { value: 0.0, sure: 0, complete: true };

    pub const fn won_by(side: usize) -> Self {
        let (value, sure) = if side == 0 { (1.0, 1) } else { (-1.0, -1) };
        Self { value, sure, complete: true }
    }

    /// The same a ply earlier.
    pub fn earlier(self) -> Self {
        let sure = self.sure.saturating_add(self.sure.signum());
        Self { value: self.value * (1.0 - LATER) as f32, sure, ..self }
    }
}
