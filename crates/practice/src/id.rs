//! The name of a question: what its position says, wherever in a deck it stands.

use ludoteca_lessons::Exercise;
use std::fmt;

/// Names a question by its game, options, position and side, so that it stays the same question in another deck, at
/// another place, and on another computer.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QuestionId(String);

impl QuestionId {
    /// The longest text of one, in bytes.
    pub const LONGEST: usize = 60;

    /// The name of what an exercise asks.
    #[must_use]
    pub fn of(exercise: &Exercise) -> Self {
        let game = exercise.game.info.id;
        let position = exercise.begin().position_text();
        let said = format!("{game}\n{}\n{position}\n{}", exercise.options, exercise.side.0);
        let hash = blake3::hash(said.as_bytes()).to_hex();
        Self(format!("{game}-{}", &hash[..16]))
    }

    /// Reads one from a file; `None` if nothing is called so.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        ((1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(plain)).then(|| Self(text.to_owned()))
    }

    /// As files have it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for QuestionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
