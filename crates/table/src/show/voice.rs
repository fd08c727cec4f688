//! What things at a table sound like, as data. A game names a voice for its pieces; what is heard then is decided in
//! `sound`.

/// A sound that can be heard at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Voice {
    /// A turned piece of wood is put on wood.
    Wood,
    /// A weighted piece with felt under its foot.
    Felt,
    /// A stone is put on slate.
    Stone,
    /// A lens of shell is put on a hollow board.
    Shell,
    /// A die falls on one of its faces.
    Die,
    /// A soft paw.
    Paw,
    /// Glazed clay with felt under it.
    Lamp,
    /// A captured piece is laid beside the board.
    Aside,
    /// What was asked cannot be done.
    Refusal,
    /// The game is over.
    Result,
    /// A clock is about to run out.
    Tick,
    /// Something is chosen in a panel.
    Choose,
    /// A page or a card opens.
    Open,
    /// It closes.
    Close,
    /// An order is sealed.
    Seal,
    /// Somebody is called back to the table.
    Turn,
}

impl Voice {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Wood,
        Self::Felt,
        Self::Stone,
        Self::Shell,
        Self::Die,
        Self::Paw,
        Self::Lamp,
        Self::Aside,
        Self::Refusal,
        Self::Result,
        Self::Tick,
        Self::Choose,
        Self::Open,
        Self::Close,
        Self::Seal,
        Self::Turn,
    ];

    /// Whether it is the blow of a piece, of which no two are quite the same.
    #[must_use]
    pub const fn varies(self) -> bool {
        match self {
            Self::Wood | Self::Felt | Self::Stone | Self::Shell | Self::Die | Self::Paw | Self::Lamp | Self::Aside => {
                true
            }
            Self::Refusal
            | Self::Result
            | Self::Tick
            | Self::Choose
            | Self::Open
            | Self::Close
            | Self::Seal
            | Self::Turn => false,
        }
    }
}
