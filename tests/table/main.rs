//! What the table looks like, when it is drawn, how it moves and how it is touched. Pictures are made on software Vulkan
//! without a window; the other tests need neither.

mod animation;
mod attitude;
mod avanco;
mod captured;
mod contrast;
mod dealt;
mod demo;
mod drag;
mod eyes;
mod games;
mod gatos_caes;
mod horizon;
mod keys;
mod map;
mod panels;
mod pictures;
mod program;
mod rastros;
mod redraw;
mod rehearsal;
mod requests;
mod roll;
mod scene;
mod semaforo;
mod shelf;
mod sight;
mod slow;
mod solids;
mod stage;
mod stones;
mod touch;
