//! What a game says so that its position can be shown: pieces, picks, signs, figures, overlays and annotations;
//! and what of a stranger's text may be shown.
//!
//! Nothing here knows how it is drawn. Start with [`effect`].

pub mod annotation;
pub mod effect;
pub mod figure;
pub mod harmless;
pub mod net;
pub mod overlay;
pub mod pick;
pub mod roll;
pub mod sign;
