//! `host`, `join` and `log`: tables between programs over sockets of this computer.

mod games;
mod internet;
mod kills;
mod logs;
mod mail;
pub mod program;
mod talk;
mod troubles;
