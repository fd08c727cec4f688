//! How a command can fail, and the sentence for it.

use crate::rules::Text;
use crate::rules::options::shorten;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Why a command did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The input is wrong: exit status 2.
    Input(Text),
    /// The input is right, but it could not be done: exit status 1.
    Work(Text),
    /// The output was closed by whoever read it: the program ends without a message.
    Closed,
}

impl Failure {
    /// The exit status.
    #[must_use]
    pub fn status(&self) -> ExitCode {
        match self {
            Self::Input(_) => ExitCode::from(2),
            Self::Work(_) => ExitCode::from(1),
            Self::Closed => ExitCode::SUCCESS,
        }
    }

    /// The sentence.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Input(text) | Self::Work(text) => text.clone(),
            Self::Closed => Text::new("error-closed"),
        }
    }

    /// A file that could not be read.
    pub(super) fn reading(path: &Path, error: &io::Error) -> Self {
        let key = match error.kind() {
            io::ErrorKind::NotFound => Text::new("error-file-missing"),
            _ => Text::new("error-file-read").with("cause", error.to_string()),
        };
        Self::Work(key.with("path", shown(path)))
    }

    /// A file that could not be written.
    #[must_use]
    pub fn writing(path: &Path, error: &io::Error) -> Self {
        let text = Text::new("error-file-write").with("path", shown(path));
        Self::Work(text.with("cause", error.to_string()))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::Closed
        } else {
            Self::Work(Text::new("error-stream").with("cause", error.to_string()))
        }
    }
}

/// A path as sentences show it: whole, but on one line.
pub(super) fn shown(path: &Path) -> String {
    path.display().to_string().replace(char::is_control, " ")
}

/// Wrong arguments, as the parser of arguments found them.
pub(super) fn usage(error: &clap::Error) -> Failure {
    let context = |kind| {
        error.get(kind).map_or_else(String::new, |value| match value {
            ContextValue::String(one) => shorten(one),
            ContextValue::Strings(many) => many.join(", "),
            other => shorten(&other.to_string()),
        })
    };
    let argument = context(ContextKind::InvalidArg);
    Failure::Input(match error.kind() {
        ErrorKind::InvalidSubcommand => return unknown_command(&context(ContextKind::InvalidSubcommand)),
        ErrorKind::UnknownArgument => Text::new("error-usage-unknown").with("name", argument),
        ErrorKind::MissingRequiredArgument => Text::new("error-usage-missing").with("name", argument),
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            Text::new("error-usage-no-value").with("name", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            Text::new("error-usage-value").with("name", argument).with("value", context(ContextKind::InvalidValue))
        }
        ErrorKind::InvalidUtf8 => Text::new("error-usage-text"),
        _ => Text::new("error-usage-form").with("name", argument),
    })
}

/// An unknown command.
pub(super) fn unknown_command(name: &str) -> Failure {
    Failure::Input(Text::new("error-usage-command").with("name", shorten(name)))
}

/// No command at all.
pub(super) fn no_command() -> Failure {
    Failure::Input(Text::new("error-usage-none"))
}

/// A language that the program does not speak.
pub(super) fn unknown_language(tag: &str) -> Failure {
    Failure::Input(Text::new("error-lang").with("tag", shorten(tag)))
}
