//! What the table looks like, and when it is drawn. Pictures are made on software Vulkan without a window.

mod demo;
mod gallery;
mod pictures;
mod redraw;
mod rehearsal;
mod scene;
mod sight;
mod touch;
