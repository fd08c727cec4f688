//! What the table looks like, when it is drawn, how it moves and how it is touched. Pictures are made on software
//! Vulkan without a window; the other tests need neither.
//!
//! [`test_table`], [`dealt`], [`solids`] and [`scene`] are what the tests share; each folder is about one side of the
//! table.

mod dealt;
mod games;
mod look;
mod play;
mod scene;
mod show;
mod solids;
mod test_table;
mod theatre;
mod touch;
