//! Words: text keys become sentences in the language of the reader, and [`telling`] puts into words what a play says.
//!
//! The sentences lie in `assets/locales/LANGUAGE/*.ftl` and are compiled into the program; each game brings a file of
//! its own.
//!
//! ```
//! use ludoteca_rules::{Catalogue, Text};
//! use ludoteca_words::{Language, Words};
//!
//! let text = Text::new("class-round-title").with_number("round", 3);
//! let say = |language| Words::new(language, &Catalogue::new([])).say(&text);
//! assert_eq!(say(Language::PtPt), "Ronda 3");
//! assert_eq!(say(Language::PtBr), "Rodada 3");
//! assert_eq!(say(Language::En), "Round 3");
//! ```
//!
//! Start with [`Words::say`]; [`spoken`] says a board cell by cell. [`harmless`] is what keeps names and comments of
//! strangers from changing a line.

mod language;
pub mod spoken;
pub mod telling;
mod words;

pub use language::Language;
pub use ludoteca_rules::display::harmless;
pub use words::Words;
