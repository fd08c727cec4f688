//! What lies beside the board: captured pieces in their trays, bowls, offers and the dice of the opening.
//!
//! Start with [`captured`].

pub mod bowls;
pub mod captured;
pub mod offer;
pub mod roll;
pub mod tray;
