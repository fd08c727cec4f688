//! What every command is given.

use ludoteca_rules::Catalogue;
use ludoteca_store::Failure;
use ludoteca_words::{Words, harmless};
use std::fmt::{self, Display};
use std::io::{self, BufWriter, Write};

/// The language of the reader, the games there are, the output, and whether it is to be JSON.
pub(super) struct Context<'a> {
    pub words: &'a Words,
    pub catalogue: &'a Catalogue,
    pub out: &'a mut dyn Write,
    pub json: bool,
}

impl Context<'_> {
    /// Prints a line, or several.
    pub fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", harmless::on_lines(text))?)
    }

    /// Prints a long text piece by piece.
    pub fn print(&mut self, text: &dyn Display) -> Result<(), Failure> {
        let mut page = Page { out: BufWriter::new(&mut *self.out), failed: None };
        let written = fmt::Write::write_fmt(&mut page, format_args!("{text}"));
        match (written, page.failed) {
            (_, Some(error)) => Err(error.into()),
            _ => Ok(page.out.flush()?),
        }
    }

    /// Prints the sentence of a failure after which the command goes on.
    pub fn failed(&mut self, failure: &Failure) -> Result<(), Failure> {
        failure.text().map_or(Ok(()), |text| self.line(&self.words.say(text)))
    }

    /// Prints a value as JSON on one line.
    pub fn print_json(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        serde_json::to_writer(&mut *self.out, value).map_err(io::Error::from)?;
        Ok(writeln!(self.out)?)
    }
}

/// Makes every piece harmless on its way to the output.
struct Page<W: Write> {
    out: W,
    failed: Option<io::Error>,
}

impl<W: Write> fmt::Write for Page<W> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        self.out.write_all(harmless::on_lines(piece).as_bytes()).map_err(|error| {
            self.failed = Some(error);
            fmt::Error
        })
    }
}
