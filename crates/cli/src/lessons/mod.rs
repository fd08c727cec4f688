//! The commands `lesson`, `puzzle` and `plan`: exercises are listed, checked, proved, made and played, and asked again
//! in time; lessons for a class are printed.

mod course;
mod harvest;
pub(crate) mod lesson;
pub(crate) mod plan;
pub(crate) mod practice;
pub(crate) mod puzzle;
