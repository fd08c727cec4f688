//! The commands `lesson` and `puzzle`: exercises are listed, checked, proved, made and played, and asked again in time.

mod course;
mod harvest;
pub(crate) mod lesson;
pub(crate) mod practice;
pub(crate) mod puzzle;
