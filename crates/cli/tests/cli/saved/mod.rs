//! What the program keeps on the disk: plays that are saved by themselves, and files that are written whole or not at
//! all.

#[cfg(unix)]
mod autosave;
#[cfg(target_os = "linux")]
mod disk;
#[cfg(target_os = "linux")]
mod folders;
#[cfg(unix)]
mod moment;
mod overwrite;
#[cfg(unix)]
mod plays;
mod store;
#[cfg(unix)]
mod together;

pub(crate) use store::names;
