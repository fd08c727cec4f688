//! The boards of a class on its own screens: a table for each pairing, a card for each pupil, results into the sheet.
//!
//! The sheet says who plays whom; a [`Classroom`] opens a table for each board, leads every card to its table, and
//! writes down how games ended. Others may change the sheet meanwhile: it is read again whenever its file has changed,
//! and every change is made to what the file says then. All that has to outlive the program is in the sheet and in the
//! logs.
//!
//! Start with [`Classroom`] in `classroom.rs`; `follow.rs` takes in what happens and tells it as [`News`], `admit.rs`
//! puts those on the list who come without a card, `tables/` opens the tables, `cards.rs` has the cards, `sheet.rs` the
//! file of a sheet, `asking.rs` asks everybody for a move and what is right (`asked/`), `playing.rs` lets the teacher
//! play against all who want, `giving.rs` gives homework (`homework/`). A program with frames has a [`ClassThread`],
//! which does all that beside it: what is to be seen is a [`ClassShown`], made by `view.rs` and `picture.rs`.

mod admit;
mod asked;
mod asking;
mod cards;
mod classroom;
mod follow;
mod giving;
mod homework;
mod news;
mod picture;
mod playing;
mod sheet;
mod shown;
mod tables;
mod thread;
mod view;

pub use asked::Answers;
pub use cards::Card;
pub use classroom::{Classroom, Home};
pub use homework::{change_homework, homework_path, read_homework};
pub use news::News;
pub use sheet::{change, decide, parsed, read};
pub use shown::{
    BoardShown, CardShown, ClassShown, HomeworkShown, Picture, QuestionShown, TeacherSeat, TruthShown, VerdictShown,
    Why,
};
pub use tables::{Board, BoardLog, First, TeacherBoard, TeacherSays};
pub use thread::{Ask, ClassThread};
