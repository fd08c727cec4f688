//! How several people at one computer enter orders that the others must not see.
//!
//! Start with [`model`].

pub mod model;
pub mod panel;
