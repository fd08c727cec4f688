//! Options of a game as data and as text: `players=teams,setup=2022`.

use super::Text;
use std::fmt;
use thiserror::Error;

/// One option of a game. The first value is the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Name, as in `players=…`. The text key of its title is `option-NAME`.
    pub name: &'static str,
    /// Values, the default first. The text key of a value is `option-NAME-VALUE`.
    pub values: &'static [&'static str],
}

/// Stop rule of this program: the third occurrence of a position is a draw.
pub const REPETITION: OptionSpec = OptionSpec { name: "repetition", values: &["on", "off"] };

/// Stop rule of this program: a draw after too long without progress.
pub const NO_PROGRESS: OptionSpec = OptionSpec { name: "no-progress", values: &["on", "off"] };

/// The values chosen for all options of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    specs: &'static [OptionSpec],
    chosen: Vec<usize>,
}

/// What can be wrong with options as text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// A part that is not `name=value`.
    #[error("not name=value: {0}")]
    Form(String),
    /// An option that the game does not have.
    #[error("no option {name}; there are {known}")]
    Name {
        /// As given.
        name: String,
        /// All names of the game.
        known: String,
    },
    /// A value that the option does not have.
    #[error("option {name} has no value {value}; there are {known}")]
    Value {
        /// Name of the option.
        name: String,
        /// As given.
        value: String,
        /// All values of the option.
        known: String,
    },
    /// The same option twice.
    #[error("option {0} given twice")]
    Twice(String),
}

impl OptionError {
    /// The sentence for people.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Form(part) => Text::new("error-option-form").with("part", part),
            Self::Name { name, known } if known.is_empty() => Text::new("error-option-none").with("name", name),
            Self::Name { name, known } => Text::new("error-option-name").with("name", name).with("known", known),
            Self::Value { name, value, known } => {
                Text::new("error-option-value").with("name", name).with("value", value).with("known", known)
            }
            Self::Twice(name) => Text::new("error-option-twice").with("name", name),
        }
    }
}

impl Options {
    /// All defaults.
    #[must_use]
    pub fn defaults(specs: &'static [OptionSpec]) -> Self {
        Self { specs, chosen: vec![0; specs.len()] }
    }

    /// Reads `name=value,name=value`; what is not named keeps its default.
    ///
    /// # Errors
    /// An unknown name or value, a part without `=`, an option given twice.
    pub fn parse(specs: &'static [OptionSpec], text: &str) -> Result<Self, OptionError> {
        let mut options = Self::defaults(specs);
        let mut seen = vec![false; specs.len()];
        for part in text.split(',').filter(|_| !text.is_empty()) {
            let (name, value) = part.split_once('=').ok_or_else(|| OptionError::Form(shorten(part)))?;
            let index = options.index(name).ok_or_else(|| OptionError::Name {
                name: shorten(name),
                known: specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", "),
            })?;
            if std::mem::replace(&mut seen[index], true) {
                return Err(OptionError::Twice(name.to_owned()));
            }
            options.set(name, value).map_err(|known| OptionError::Value {
                name: name.to_owned(),
                value: shorten(value),
                known,
            })?;
        }
        Ok(options)
    }

    /// The value chosen for `name`.
    ///
    /// # Panics
    /// If the game has no such option, which is a mistake in the program.
    #[must_use]
    pub fn get(&self, name: &str) -> &'static str {
        let index = self.index(name).expect("games ask only for options of their own INFO");
        self.specs[index].values[self.chosen[index]]
    }

    /// Whether `name` exists and is set to `value`.
    #[must_use]
    pub fn is(&self, name: &str, value: &str) -> bool {
        self.index(name).is_some_and(|index| self.specs[index].values[self.chosen[index]] == value)
    }

    /// Chooses `value` for `name`.
    ///
    /// # Errors
    /// The list of known values (empty if the name itself is unknown); the options stay as they were.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let index = self.index(name).ok_or_else(String::new)?;
        let values = self.specs[index].values;
        let chosen = values.iter().position(|known| *known == value).ok_or_else(|| values.join(", "))?;
        self.chosen[index] = chosen;
        Ok(())
    }

    /// Every option with its value, in the order of the game's INFO.
    pub fn iter(&self) -> impl Iterator<Item = (&'static OptionSpec, &'static str)> + '_ {
        self.specs.iter().zip(&self.chosen).map(|(spec, chosen)| (spec, spec.values[*chosen]))
    }

    fn index(&self, name: &str) -> Option<usize> {
        self.specs.iter().position(|spec| spec.name == name)
    }
}

/// Only what differs from the defaults, so that equal options have equal text.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for (spec, value) in self.iter().filter(|(spec, value)| spec.values[0] != *value) {
            write!(f, "{}{}={value}", if first { "" } else { "," }, spec.name)?;
            first = false;
        }
        Ok(())
    }
}

/// The beginning of a text from outside, short enough to stand in an error sentence.
#[must_use]
pub fn shorten(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
