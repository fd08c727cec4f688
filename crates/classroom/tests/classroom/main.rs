//! A class on its own screens: sheets in files, and browsers over real sockets of this computer.

mod against;
mod homework;
mod list;
mod page;
mod question;
mod school;
mod thread;
mod truth;
