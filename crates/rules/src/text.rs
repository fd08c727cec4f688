//! Sentences as data: a key and its arguments. `i18n` turns them into words; the rules never do.

use std::fmt;

/// A sentence before translation: a key of the locale files and what fills its gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// Key in `assets/locales/*/*.ftl`.
    pub key: &'static str,
    /// Named arguments of the sentence.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Text`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, subject to plural rules.
    Number(i64),
    /// Text that is the same in every language: a cell, a move, a name.
    Plain(String),
    /// Another sentence or word.
    Text(Box<Text>),
}

impl Text {
    /// A sentence without gaps.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// What is said of a file in a form that this version of the program does not know yet.
    #[must_use]
    pub const fn newer_form() -> Self {
        Text::new("error-newer")
    }

    /// Whether this is what is said of a file in a newer form: it is whole, and must be left as it is.
    #[must_use]
    pub fn is_newer_form(&self) -> bool {
        *self == Self::newer_form()
    }

    /// Fills the gap `name` with text that no language changes.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.args.push((name, Arg::Plain(value.into())));
        self
    }

    /// Fills the gap `name` with a number.
    #[must_use]
    pub fn with_number(mut self, name: &'static str, value: impl TryInto<i64>) -> Self {
        let number = value.try_into().unwrap_or(i64::MAX);
        self.args.push((name, Arg::Number(number)));
        self
    }

    /// Fills the gap `name` with another sentence or word.
    #[must_use]
    pub fn with_text(mut self, name: &'static str, value: Self) -> Self {
        self.args.push((name, Arg::Text(Box::new(value))));
        self
    }
}

/// The key and its arguments, for logs and test failures. People read what `i18n` makes of it.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (name, value) in &self.args {
            match value {
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Plain(plain) => write!(f, " {name}={plain}")?,
                Arg::Text(text) => write!(f, " {name}=({text})")?,
            }
        }
        Ok(())
    }
}
