//! How a command can fail, and the sentence for it.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
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
    /// The output was closed by whoever read it, who then wants no message either: exit status 1.
    Closed,
}

impl Failure {
    /// The exit status.
    #[must_use]
    pub fn status(&self) -> ExitCode {
        match self {
            Self::Input(_) => ExitCode::from(2),
            Self::Work(_) | Self::Closed => ExitCode::from(1),
        }
    }

    /// The sentence, if there is anything to say.
    #[must_use]
    pub fn text(&self) -> Option<&Text> {
        match self {
            Self::Input(text) | Self::Work(text) => Some(text),
            Self::Closed => None,
        }
    }

    /// A file that could not be read.
    #[must_use]
    pub fn reading(path: &Path, error: &io::Error) -> Self {
        let key = match error.kind() {
            io::ErrorKind::NotFound => Text::new("error-file-missing"),
            _ => Text::new("error-file-read").with("cause", cause(error)),
        };
        Self::Work(key.with("path", shown(path)))
    }

    /// A file that could not be written, or was not, because another one is there.
    #[must_use]
    pub fn writing(path: &Path, error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::AlreadyExists {
            return Self::Input(Text::new("error-file-exists").with("path", shown(path)));
        }
        let text = Text::new("error-file-write").with("path", shown(path));
        Self::Work(text.with("cause", cause(error)))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::Closed
        } else {
            Self::Work(Text::new("error-stream").with("cause", cause(&error)))
        }
    }
}

/// A path as sentences show it.
#[must_use]
pub fn shown(path: &Path) -> String {
    without_middle(&path.display().to_string())
}

/// What the system says went wrong; it may name the path again.
fn cause(error: &io::Error) -> String {
    without_middle(&error.to_string())
}

/// A text without its middle where it is too long for a sentence: the name of a file is at the end of its path.
fn without_middle(text: &str) -> String {
    const LONGEST: usize = 100;
    let symbols: Vec<char> = text.chars().collect();
    if symbols.len() <= LONGEST {
        return text.to_owned();
    }
    let begin = symbols[..LONGEST / 2].iter();
    begin.chain(&['…']).chain(&symbols[symbols.len() - LONGEST / 2..]).collect()
}

/// Wrong arguments, as the parser of arguments found them.
pub(super) fn usage(error: &clap::Error) -> Failure {
    let context = |kind| {
        error.get(kind).map_or_else(String::new, |value| match value {
            ContextValue::String(one) => shorten(one),
            ContextValue::Strings(many) => shorten(&many.join(", ")),
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
        ErrorKind::ArgumentConflict if !["", &argument].contains(&&*context(ContextKind::PriorArg)) => {
            Text::new("error-usage-conflict").with("name", argument).with("other", context(ContextKind::PriorArg))
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
