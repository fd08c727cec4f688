//! Who plays, who decides now, and with what time.
//!
//! Start with [`seats`].

pub mod clock;
pub mod computer;
pub(super) mod order_review;
pub mod seats;
pub mod secret;
pub mod turn;
