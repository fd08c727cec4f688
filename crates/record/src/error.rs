//! What can be wrong with a record.

use ludoteca_rules::options::OptionError;
use ludoteca_rules::{PositionError, Text};
use thiserror::Error;

/// Longer texts are no records, in bytes.
pub const LONGEST: usize = 16 << 20;

/// What is wrong with a record, and on which line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {}", .problem.text())]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong, and at which byte of the text it begins.
pub(super) type ProblemAt = (usize, Problem);

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// No tag says which game it is.
    NoGame,
    /// A game that is not in the catalogue.
    UnknownGame {
        /// As given.
        id: String,
        /// All ids.
        known: String,
    },
    /// Options of the Game tag.
    Options(OptionError),
    /// The Position tag.
    Position(PositionError),
    /// A form that only a newer version of the program knows.
    NewerForm,
    /// A tag that is not `[Name "value"]`.
    Tag(String),
    /// The same tag twice.
    TagTwice(String),
    /// A tag among the moves: a second record, perhaps.
    TagLate(String),
    /// A tag whose value cannot be read.
    TagValue {
        /// Name of the tag.
        tag: &'static str,
        /// As given.
        value: String,
        /// What it should look like.
        example: &'static str,
    },
    /// A roll where none belongs: in a game that rolls no die, or beside a position.
    NoRoll(&'static str),
    /// A tag that says something else than the play.
    Contradiction {
        /// Name of the tag.
        tag: &'static str,
        /// What the tag says.
        said: String,
        /// What the play says.
        found: String,
    },
    /// A result although the play goes on.
    StillOpen(String),
    /// A move or event that cannot be played.
    Move {
        /// Number of the turn.
        number: u32,
        /// As given.
        text: String,
        /// Why not.
        reason: Text,
    },
    /// Not one of the glyphs `$0` to `$255`.
    Glyph(String),
    /// A text that is too long for a record.
    Long,
    /// A comment that does not end.
    CommentOpen,
    /// A branch that does not end.
    BranchOpen,
    /// A parenthesis that closes nothing.
    BranchClose,
    /// A branch before any move that it could replace.
    BranchEarly,
}

impl RecordError {
    pub(super) const fn new(line: usize, problem: Problem) -> Self {
        Self { line, problem }
    }

    /// The sentence for people.
    #[must_use]
    pub fn text(&self) -> Text {
        if self.problem == Problem::NewerForm {
            return self.problem.text();
        }
        Text::new("error-record")
            .with_number("line", i64::try_from(self.line).unwrap_or(i64::MAX))
            .with_text("problem", self.problem.text())
    }
}

impl Problem {
    /// The sentence for people, without the line.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::NoGame => Text::new("record-no-game"),
            Self::NewerForm => Text::newer_form(),
            Self::UnknownGame { id, known } => Text::new("error-game-unknown").with("id", id).with("known", known),
            Self::Options(error) => error.text(),
            Self::Position(error) => error.text(),
            Self::Tag(tag) => Text::new("record-tag").with("tag", tag),
            Self::TagTwice(tag) => Text::new("record-tag-twice").with("tag", tag),
            Self::TagLate(tag) => Text::new("record-tag-late").with("tag", tag),
            Self::TagValue { tag, value, example } => {
                Text::new("record-tag-value").with("tag", *tag).with("value", value).with("example", *example)
            }
            Self::NoRoll(tag) => Text::new("record-no-roll").with("tag", *tag),
            Self::Contradiction { tag, said, found } => {
                Text::new("record-contradiction").with("tag", *tag).with("said", said).with("found", found)
            }
            Self::StillOpen(said) => Text::new("record-still-open").with("said", said),
            Self::Move { number, text, reason } => Text::new("error-move")
                .with_number("number", *number)
                .with("move", text)
                .with_text("reason", reason.clone()),
            Self::Glyph(glyph) => Text::new("record-glyph").with("glyph", glyph),
            Self::Long => Text::new("record-long").with_number("megabytes", (LONGEST >> 20) as i64),
            Self::CommentOpen => Text::new("record-comment-open"),
            Self::BranchOpen => Text::new("record-branch-open"),
            Self::BranchClose => Text::new("record-branch-close"),
            Self::BranchEarly => Text::new("record-branch-early"),
        }
    }
}
