//! Records: any session as PGN-like text, and back.
//!
//! Depends only on `rules` and `games`; errors are [`Text`](crate::rules::Text), which the caller translates.
//! One format for saves, replays, lessons and exchange: tags, numbered moves, branches in parentheses after the move they
//! replace, comments in braces, glyphs (`$5`; `!?` is read too) after the move they judge, and the session's own events
//! (`resigns:1`, `draw-agreed`, `flag:2`) among the moves. Tags of other programs are kept. A play that was wound back has
//! `[Cursor "3"]`, the number of moves and events of the main line before it.
//! Only what was revealed is in it: a sealed order is no node of the history.
//!
//! Start with [`write()`] and [`read()`]; the tokens are in `lexer.rs`, the header in `tags.rs`,
//! the glyphs in `glyph.rs`. [`summary()`] tells what a list of records shows, and plays nothing.

mod error;
mod glyph;
mod lexer;
mod read;
mod summary;
mod tags;
mod write;

pub use error::{LONGEST, Problem, RecordError};
pub use read::read;
pub use summary::{Summary, TITLE, summary};
pub use write::{Record, write};
