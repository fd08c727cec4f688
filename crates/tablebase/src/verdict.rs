//! What is known of a position, and how a table keeps it.

/// Who wins with best play of both sides, as the side to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The side to move loses.
    Loss,
    /// Nobody can force anything.
    Draw,
    /// The side to move wins.
    Win,
}

impl Value {
    /// The same seen by the other side.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// The value of a position and how far away the end is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// Who wins.
    pub value: Value,
    /// Plies to the end, if the winner hurries and the loser holds out as long as possible; 0 with a draw.
    pub plies: u32,
}

impl Verdict {
    /// What nobody can force.
    pub const DRAW: Self = Self { value: Value::Draw, plies: 0 };

    /// A verdict.
    #[must_use]
    pub const fn new(value: Value, plies: u32) -> Self {
        Self { value, plies }
    }

    /// The verdict about a move to a position with this one, for the side that moves there.
    #[must_use]
    pub const fn of_move(self, same_side: bool) -> Self {
        let value = if same_side { self.value } else { self.value.reversed() };
        let plies = if matches!(value, Value::Draw) { 0 } else { self.plies + 1 };
        Self { value, plies }
    }

    /// The greater it is, the better for the side to move: a quick win, a slow one, a draw, a slow loss, a quick one.
    #[must_use]
    pub fn order(self) -> (Value, i64) {
        let plies = i64::from(self.plies);
        (self.value, if self.value == Value::Win { -plies } else { plies })
    }
}

/// An entry of a table: 0 where there is no position, 1 for a draw; else twice the plies, and 2 for a loss, 3 for a
/// win. What it says where both sides decide at once: see [`Worth`](super::Worth).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code(pub u32);

impl Code {
    /// There is no position of this number, or nothing is known of it yet.
    pub const NONE: Self = Self(0);
    /// A draw; while a table is made, also what is not decided yet.
    pub const DRAW: Self = Self(1);

    /// The code of a verdict, of an end less than a thousand million plies away. It may be too large for an entry: see
    /// [`Form::code_of`](super::Form::code_of).
    #[must_use]
    pub const fn of(verdict: Verdict) -> Self {
        let least = match verdict.value {
            Value::Draw => return Self::DRAW,
            Value::Loss => 2,
            Value::Win => 3,
        };
        Self(least + 2 * verdict.plies)
    }

    /// What it says.
    #[must_use]
    pub const fn verdict(self) -> Option<Verdict> {
        match self.0 {
            0 => None,
            1 => Some(Verdict::DRAW),
            code => {
                let value = if code % 2 == 1 { Value::Win } else { Value::Loss };
                Some(Verdict { value, plies: (code - 2) / 2 })
            }
        }
    }
}
