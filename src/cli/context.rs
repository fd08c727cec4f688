//! What every command is given.

use super::failure::Failure;
use crate::i18n::Words;
use std::io::{self, Write};

/// The language of the reader, the output, and whether it is to be JSON.
pub(super) struct Context<'a> {
    pub words: &'a Words,
    pub out: &'a mut dyn Write,
    pub json: bool,
}

impl Context<'_> {
    pub fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Prints a value as JSON on one line.
    pub fn print_json(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        serde_json::to_writer(&mut *self.out, value).map_err(io::Error::from)?;
        Ok(writeln!(self.out)?)
    }
}
