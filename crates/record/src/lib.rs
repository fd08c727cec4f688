//! Records: any session as PGN-like text, and back.
//!
//! Depends only on `rules` and `games`; errors are [`Text`](ludoteca_rules::Text), which the caller translates.
//! One format for saves, replays, lessons and exchange: tags, numbered moves, branches in parentheses after the move they
//! replace, comments in braces, glyphs (`$5`; `!?` is read too) after the move they judge, and the session's own events
//! (`resigns:1`, `draw-agreed`, `flag:2`) among the moves. Tags of other programs are kept.
//! Only what was revealed is in it: a sealed order is no node of the history.
//!
//! Start with [`write()`] and [`read()`]; the tokens are in `lexer.rs`, the header in `tags.rs`,
//! the glyphs in `glyph.rs`. [`parts()`] takes a file of several records apart.

mod error;
mod glyph;
mod head;
mod lexer;
mod parts;
mod read;
mod tags;
mod write;

pub use error::{LONGEST, Problem, RecordError};
pub use head::{Head, head};
pub use parts::{Part, TagAt, parts};
pub use read::read;
pub use write::{Record, write};
