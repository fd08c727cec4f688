//! The pages of a booklet, and how they are drawn. All lengths are millimetres.
//!
//! Start with `page.rs` (what a page shows) and `pages.rs` (how a booklet is divided into them); `entries.rs` makes
//! columns of what is read, `steps.rs` places a lesson, `table.rs` measures tables, `paper.rs` draws the pieces to cut
//! out, `drawn.rs` all of a page.

mod drawn;
mod entries;
mod page;
mod pages;
mod paper;
mod place;
mod steps;
mod table;

pub(crate) use drawn::asks_name;
pub use drawn::drawing;
pub use entries::Placed;
pub use page::{Page, Shown};
pub use pages::pages;
pub(crate) use paper::net;
pub(crate) use steps::scale;
