//! Words: text keys become sentences in the language of the reader.
//!
//! May import `rules::text` only. The sentences lie in `assets/locales/LANGUAGE/*.ftl` and are part of the program; a game
//! brings a file of its own. Start with [`Words::say`].

mod language;
mod words;

pub use language::Language;
pub use words::Words;
