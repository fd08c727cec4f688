//! What is known about a play apart from its moves.

use crate::display::roll::OpeningRoll;
use crate::thinking::think::parse_level;

/// Who decides for a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Controller {
    /// A person at this computer.
    #[default]
    Human,
    /// The computer, at a named level.
    Computer(String),
}

impl Controller {
    /// The level of the computer that decides, from 1; `None` if a person does, as where a record names a level that is
    /// not known here.
    #[must_use]
    pub fn level(&self) -> Option<usize> {
        match self {
            Self::Human => None,
            Self::Computer(level) => parse_level(level),
        }
    }
}

/// Something else that a record says about a play: its event, its site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Letters, digits, underscores and hyphens.
    pub name: Box<str>,
    /// Any text on one line.
    pub value: Box<str>,
}

/// How a play began and who takes part in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The opening roll, where the game has one.
    pub roll: Option<OpeningRoll>,
    /// Position text, if the play does not begin at the start.
    pub position: Option<String>,
    /// Day of the play, as text; empty if unknown.
    pub date: String,
    /// Name of each seat; empty if unknown.
    pub names: Vec<String>,
    /// Who decides for each seat.
    pub controllers: Vec<Controller>,
    /// What else a record said about the play, in its order.
    pub tags: Vec<Tag>,
    /// Under what name the play is kept among the saved ones; no part of its record.
    pub kept_as: Option<String>,
}

impl Header {
    /// The value of a tag among [`Self::tags`], whatever the case of its name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)).map(|tag| &*tag.value)
    }

    /// Sets a tag among [`Self::tags`], or removes it.
    pub fn set_tag(&mut self, name: &str, value: Option<&str>) {
        let place = self.tags.iter().position(|tag| tag.name.eq_ignore_ascii_case(name));
        match (place, value) {
            (Some(place), Some(value)) => self.tags[place].value = value.into(),
            (Some(place), None) => _ = self.tags.remove(place),
            (None, Some(value)) => self.tags.push(Tag { name: name.into(), value: value.into() }),
            (None, None) => {}
        }
    }
}
