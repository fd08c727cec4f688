//! The commands `lesson` and `puzzle`: exercises are listed, checked, proved, made and played.

mod course;
pub(crate) mod lesson;
pub(crate) mod puzzle;
