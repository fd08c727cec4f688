//! Browsers at tables, in one thread and without a socket.

mod answering;
mod files;
mod games;
mod hold;
mod hostile;
mod room;
mod tables;
mod working;
