//! What a demonstration consists of. No side effects.

/// One part of a demonstration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Act {
    /// The piece goes through all its states, the flat net beside it.
    #[default]
    States,
    /// The net folds up and becomes the piece.
    Net,
    /// A move on the small board, by its place in the programme.
    Scene(usize),
    /// A hand turns the piece.
    Hand,
    /// A class finds the cells to which a piece can go.
    Question,
}

/// What stands beside the turntable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideDisplay {
    /// The net.
    Net,
    /// The small board.
    Board,
}

impl Act {
    /// What stands beside the turntable.
    #[must_use]
    pub const fn beside(self) -> SideDisplay {
        match self {
            Self::States | Self::Net | Self::Hand => SideDisplay::Net,
            Self::Scene(_) | Self::Question => SideDisplay::Board,
        }
    }

    /// Whether time runs in it.
    #[must_use]
    pub const fn runs(self) -> bool {
        matches!(self, Self::States | Self::Net | Self::Scene(_))
    }
}
