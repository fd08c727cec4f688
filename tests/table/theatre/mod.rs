//! The die theatre: what it shows, how its time runs, and how it is touched.

mod acts;
mod demo;
mod playback;
