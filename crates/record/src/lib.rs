//! Records: any session as PGN-like text, and back.
//!
//! ```
//! use ludoteca_games::catalogue;
//! use ludoteca_record::{read, write};
//!
//! let play = read("[Game \"rastros\"]\n\n1. d4 e4 2. d5 {Towards the corner.} *", &catalogue())?;
//! assert_eq!(play.line().len(), 4, "the start and three moves");
//! let text = write(&*play);
//! assert!(text.contains("{Towards the corner.}"));
//! assert_eq!(write(&*read(&text, &catalogue())?), text);
//!
//! let error = read("[Game \"rastros\"]\n\n1. a1", &catalogue()).err().expect("no such move");
//! assert_eq!(error.line, 3);
//! assert!(error.to_string().starts_with("line 3: error-move"));
//! # Ok::<(), ludoteca_record::RecordError>(())
//! ```
//!
//! One format for saves, replays, lessons and exchange: tags, numbered moves, branches in parentheses after the move
//! they replace, comments in braces, glyphs (`$5`; `!?` is read too) after the move they judge, and the session's own
//! events (`resigns:1`, `draw-agreed`, `flag:2`) among the moves. Tags of other programs are kept. Only what was
//! revealed is in it: a sealed order is no node of the history.
//!
//! Start with [`write()`] and [`read()`]; errors have a [`Text`](ludoteca_rules::Text), which the caller translates.
//! The tokens are in `lexer.rs`, the header in `tags.rs`, the glyphs in `glyph.rs`; `form.rs` refuses what a newer
//! version of the program wrote in another form. [`parts()`] takes a file of several
//! records apart.

mod error;
mod form;
mod glyph;
mod head;
mod lexer;
mod parts;
mod read;
mod tags;
mod write;

pub use error::{LONGEST, Problem, RecordError};
pub use form::check_form;
pub use head::{Head, head};
pub use parts::{Part, TagAt, parts};
pub use read::read;
pub use write::{Record, write};
