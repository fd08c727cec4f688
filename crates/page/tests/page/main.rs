//! Browsers at tables, in one thread and without a socket.

mod files;
mod games;
mod hostile;
mod room;
mod tables;
