//! What a weak level of the computer does not see, as a person who learns a game does not.

/// A thing that a level overlooks. The words for it say so to whoever plays against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overlooked {
    /// Whatever the others can answer.
    Answers,
    /// What goes along a diagonal, its own moves and answers.
    Diagonals,
    /// Captures over several cells, its own and answers.
    Far,
    /// That the other side captures too, where both decide at once.
    Captures,
    /// Captures by pieces of the other side that jump.
    Jumps,
    /// That pieces of the other side which have come far go on.
    Race,
    /// What happens on the outermost cells, its own moves and answers.
    Edge,
    /// Its own moves away from its own pieces.
    Away,
    /// What the other side needs: it goes by its own side alone.
    Others,
    /// The second largest group, which counts as much as the largest.
    Second,
    /// Pieces of the other side's colour, its own moves and answers, where each side places both.
    Colour,
    /// What comes a turn after the next answer, as a double threat does.
    NextTurn,
    /// What comes two turns after the next answer.
    Later,
}

impl Overlooked {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Answers,
        Self::Diagonals,
        Self::Far,
        Self::Captures,
        Self::Jumps,
        Self::Race,
        Self::Edge,
        Self::Away,
        Self::Others,
        Self::Second,
        Self::Colour,
        Self::NextTurn,
        Self::Later,
    ];

    /// The key of the sentence that says what such a level is good at, and what it overlooks.
    #[must_use]
    pub const fn line(self) -> &'static str {
        match self {
            Self::Answers => "overlooks-answers",
            Self::Diagonals => "overlooks-diagonals",
            Self::Far => "overlooks-far",
            Self::Captures => "overlooks-captures",
            Self::Jumps => "overlooks-jumps",
            Self::Race => "overlooks-race",
            Self::Edge => "overlooks-edge",
            Self::Away => "overlooks-away",
            Self::Others => "overlooks-others",
            Self::Second => "overlooks-second",
            Self::Colour => "overlooks-colour",
            Self::NextTurn => "overlooks-next-turn",
            Self::Later => "overlooks-later",
        }
    }

    /// Whether it is all that lies beyond the depth of the level, and no kind of move.
    #[must_use]
    pub const fn is_beyond(self) -> bool {
        matches!(self, Self::Answers | Self::NextTurn | Self::Later)
    }
}
