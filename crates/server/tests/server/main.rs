//! Tables over real sockets of this computer.

mod doors;
mod games;
#[cfg(not(feature = "internet"))]
mod here_only;
#[cfg(feature = "internet")]
mod internet;
mod pages;
mod people;
