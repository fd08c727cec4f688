//! Records: what is read, written and refused, from files and through the commands.

mod at;
mod cursor;
mod file;
mod old;
#[cfg(target_os = "linux")]
mod size;
mod text;
mod tree;
