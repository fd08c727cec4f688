//! What the table looks like, when it is drawn, how it moves and how it is touched. Pictures are made on software Vulkan
//! without a window; the other tests need neither.
//!
//! [`rehearsal`], [`dealt`], [`solids`] and [`scene`] are what the tests share; each folder is about one side of the table.

mod dealt;
mod games;
mod look;
mod play;
mod rehearsal;
mod scene;
mod show;
mod solids;
mod theatre;
mod touch;
