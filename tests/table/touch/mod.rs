//! How the table is touched: pointer, fingers, keys, gamepads and panels, in one window or several.

mod audience;
mod cameras;
mod confirm;
mod drag;
mod keys;
pub mod ladder;
mod pad;
mod panels;
mod screens;
mod sight;
mod slow;
