//! Plans of a lesson for a class: what the teacher says and does, minute by minute.
//!
//! Start with `content.rs`, then `question.rs`, which says what is asked of the class and finds what is right;
//! `read.rs` makes a plan of its text, `homework.rs` is what pupils take home, `told.rs` puts a step into words for
//! whoever shows it.

pub(super) mod content;
pub(super) mod homework;
pub(super) mod question;
pub(super) mod read;
pub(super) mod told;
