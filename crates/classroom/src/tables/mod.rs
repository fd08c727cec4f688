//! The tables of a class: those of a round, and those at which the teacher plays against all who want.
//!
//! Start with [`Room`] in `boards.rs`, which opens and serves them; `log.rs` is one of them and what its log says,
//! `against.rs` those of the teacher.

mod against;
mod boards;
mod log;

pub(crate) use against::Against;
pub use against::{First, TeacherBoard, TeacherSays};
pub use boards::Board;
pub(crate) use boards::Room;
pub use log::BoardLog;
