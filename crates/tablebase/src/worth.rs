//! What a position is worth in which both sides decide at once.

use super::verdict::Code;

/// Steps from a draw to a win.
const STEPS: f64 = 1e7;

/// Set in the entry of a position that one side wins for certain; then the lowest bit says whether it is the first one,
/// and the bits between are the plies.
const SURE: u32 = 1 << 31;

/// Where the turns begin in any other entry, behind the steps.
const TURNS_AT: u32 = 25;

/// What a position is worth to the first side if both play as well as they can, where neither knows what the other
/// decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// From −1, a loss, to 1, a win; a draw is 0.
    pub value: f64,
    /// Plies until the first side (positive) or the second (negative) has won, whatever the other side decides; 0 where
    /// neither can do so.
    pub sure: i16,
    /// So many turns without progress must be left before the game is drawn; with fewer the position may be worth
    /// something else.
    pub turns: u8,
}

impl Worth {
    /// Nobody wins.
    pub const DRAW: Self = Self { value: 0.0, sure: 0, turns: 0 };

    /// A certain win after so many plies (positive), or a certain loss (negative).
    #[must_use]
    pub fn sure(plies: i16) -> Self {
        let turns = u8::try_from(plies.unsigned_abs()).unwrap_or(u8::MAX);
        Self { value: f64::from(plies.signum()), sure: plies, turns }
    }

    /// What chance has a part in; a value next to a win is still no certain one.
    #[must_use]
    pub const fn mixed(value: f64) -> Self {
        const MOST: f64 = 1.0 - 1.0 / STEPS;
        Self { value: value.clamp(-MOST, MOST), sure: 0, turns: 0 }
    }

    /// The same with the sides exchanged.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { value: 0.0 - self.value, sure: -self.sure, ..self }
    }

    /// The same seen a ply earlier, as one cell of the stage game before.
    #[must_use]
    pub const fn earlier(self) -> Self {
        Self { sure: self.sure + self.sure.signum(), ..self }
    }

    /// The entry of a table: 0 where there is no position.
    #[must_use]
    pub fn code(self) -> Code {
        if self.sure == 0 {
            return Code(u32::from(self.turns) << TURNS_AT | (((self.value + 1.0) * STEPS).round() as u32 + 1));
        }
        Code(SURE | u32::from(self.sure.unsigned_abs()) << 1 | u32::from(self.sure > 0))
    }

    /// What an entry says; `None` where there is no position.
    #[must_use]
    pub fn of(code: Code) -> Option<Self> {
        match code.0 {
            0 => None,
            sure if sure & SURE != 0 => {
                let plies = (sure >> 1 & 0x7fff) as i16;
                Some(Self::sure(if sure & 1 == 1 { plies } else { -plies }))
            }
            mixed => {
                let steps = mixed & ((1 << TURNS_AT) - 1);
                let value = f64::from(steps.saturating_sub(1)) / STEPS - 1.0;
                Some(Self { value, sure: 0, turns: (mixed >> TURNS_AT) as u8 })
            }
        }
    }
}
