//! Tables between computers, in the terminal: `host` opens one, `join` sits down at one, `mail` plays without any line
//! between them, `log` checks what was kept.
//!
//! `table.rs` is what both do once they sit, `news.rs` says what happens there, `commands.rs` does what is typed.

mod commands;
pub(crate) mod host;
pub(crate) mod join;
pub(crate) mod log;
pub(crate) mod mail;
mod news;
pub(crate) mod table;

use ludoteca_net::{Identity, name_from};
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use ludoteca_server::{Tables, no_key};
use ludoteca_store::Failure;

/// The user's tables.
pub(crate) fn tables() -> Result<Tables, Failure> {
    Tables::of_user().ok_or_else(|| Failure::Work(Text::new("error-plays-folder")))
}

/// The identity of this installation.
pub(crate) fn identity(tables: &Tables) -> Result<Identity, Failure> {
    tables.identity().map_err(|cause| no_key(&cause))
}

/// The name that the others see: the one that is given, or the one that was taken for all tables.
fn name(tables: &Tables, given: Option<&str>) -> Result<String, Failure> {
    if let Some(given) = given {
        let wrong = || Failure::Input(Text::new("cli-net-bad-name").with("name", shorten(given)));
        return name_from(given).ok_or_else(wrong);
    }
    Ok(tables.name())
}

/// A failure of the system, in its own words.
pub(crate) fn stopped(cause: &std::io::Error) -> Failure {
    Failure::Work(Text::new("error-stream").with("cause", cause.to_string()))
}
