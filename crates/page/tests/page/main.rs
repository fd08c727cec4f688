//! Browsers at tables, in one thread and without a socket.

mod files;
mod games;
mod hold;
mod hostile;
mod room;
mod tables;
