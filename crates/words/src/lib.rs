//! Words: text keys become sentences in the language of the reader, and [`telling`] puts into words what a play says.
//!
//! Depends only on `rules`. The sentences lie in `assets/locales/LANGUAGE/*.ftl` and are compiled into the program; each game
//! has a file of its own. Start with [`Words::say`].

pub mod harmless;
mod language;
pub mod telling;
mod words;

pub use language::Language;
pub use words::Words;
