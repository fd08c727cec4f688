//! How something that a person asked for can fail, and the sentence for it.

use ludoteca_rules::Text;
use std::io;
use std::path::Path;
use thiserror::Error;

/// Why something was not done that a person asked for, with the sentence for them.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    /// The input is wrong.
    #[error("{0}")]
    Input(Text),
    /// The input is right, but it could not be done.
    #[error("{0}")]
    Work(Text),
    /// The output was closed by whoever read it, who then wants no message either.
    #[error("the output was closed")]
    Closed,
}

impl Failure {
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
        let named = |key| Text::new(key).with("path", shown(path));
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::InvalidFilename => Self::Work(named("error-file-missing")),
            io::ErrorKind::Unsupported => Self::Input(named("error-file-kind")),
            io::ErrorKind::FileTooLarge => Self::Input(named("error-file-long")),
            io::ErrorKind::InvalidData => Self::Input(named("error-file-text")),
            _ => Self::Work(named("error-file-read").with("cause", cause(error))),
        }
    }

    /// A file that another program kept for itself for too long.
    #[must_use]
    pub fn busy(path: &Path) -> Self {
        Self::Work(Text::new("error-file-busy").with("path", shown(path)))
    }

    /// A file that could not be written, or was not, because another one is there.
    #[must_use]
    pub fn writing(path: &Path, error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::AlreadyExists => {
                return Self::Input(Text::new("error-file-exists").with("path", shown(path)));
            }
            io::ErrorKind::ResourceBusy => return Self::busy(path),
            _ => {}
        }
        let text = Text::new("error-file-write").with("path", shown(path));
        Self::Work(text.with("cause", cause(error)))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        /// `ERROR_PIPE_NOT_CONNECTED` of the Windows API: whoever read the output is gone.
        const NOT_CONNECTED: i32 = 233;
        let gone = cfg!(windows) && error.raw_os_error() == Some(NOT_CONNECTED);
        if gone || error.kind() == io::ErrorKind::BrokenPipe {
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

/// A name as lists show it: on one line, with what cannot be seen as it is written in programs.
#[must_use]
pub fn escaped(name: &str) -> String {
    let escape = |symbol: char| if symbol.is_control() { symbol.escape_default().to_string() } else { symbol.into() };
    name.chars().map(escape).collect()
}

/// What the system says went wrong; it may name the path again.
fn cause(error: &io::Error) -> String {
    // Windows ends its own part with a full stop.
    without_middle(&error.to_string().replace(". (os error", " (os error"))
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
