//! What is drawn from a play: pieces and their animation, captured pieces, drawings, overlays, and when frames are
//! drawn.

mod animation;
mod annotation;
mod attitude;
mod captured;
mod kept;
mod moments;
mod overlay;
mod redraw;
mod rest;
mod roll;
