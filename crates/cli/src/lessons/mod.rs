//! The commands `lesson` and `puzzle`: exercises are listed, checked, proved, made and played.

pub(crate) mod lesson;
pub(crate) mod puzzle;
