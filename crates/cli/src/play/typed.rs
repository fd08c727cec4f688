//! What a player types.

use crate::lines;
use ludoteca_store::Failure;
use std::io;

/// What came from the input.
pub(crate) enum Input {
    Line(String),
    TooLong,
    End,
}

/// The next line typed.
pub(crate) fn read_line() -> Result<Input, Failure> {
    let mut bytes = Vec::new();
    Ok(match lines::next(&mut io::stdin().lock(), &mut bytes)? {
        Some(true) => Input::Line(String::from_utf8_lossy(&bytes).into_owned()),
        Some(false) => Input::TooLong,
        None => Input::End,
    })
}
