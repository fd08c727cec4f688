//! What the program is given: wrong arguments, texts from strangers, and orders that are typed unseen.

mod bad_input;
mod bare_file;
mod foreign_text;
#[cfg(unix)]
mod hidden;
mod mistyped;
