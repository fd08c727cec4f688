//! What a whole class is asked at once: `question.rs` is the question and what was answered, `truth.rs` what is right.

mod question;
mod truth;

pub use question::Answers;
pub(crate) use question::{Posed, play};
pub(crate) use truth::{Matter, Seeker};
