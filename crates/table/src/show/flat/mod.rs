//! What lies flat on the cells: marks, signs, annotations, overlays and the dot of a pointer.
//!
//! All are lists of decals. Start with [`decals`].

pub mod annotation;
pub mod corners;
pub mod decals;
pub mod flash;
pub mod indicate;
pub mod marks;
pub mod overlay;
pub mod pointing;
pub mod signs;
