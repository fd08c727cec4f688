//! Tables over real sockets of this computer.

mod doors;
mod games;
mod pages;
mod people;
