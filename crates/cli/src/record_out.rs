//! Where a command writes a record.

use crate::context::Context;
use ludoteca_record::{self as record, Record};
use ludoteca_rules::Text;
use ludoteca_rules::session::PlayView;
use ludoteca_store::{self as store, Existing, Failure, shown};
use std::path::{Path, PathBuf};

/// Where a record is written, if not to the standard output.
#[derive(clap::Args)]
pub(crate) struct Out {
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
    #[arg(long, requires = "to")]
    force: bool,
}

impl Out {
    /// Whether it was said where to write.
    pub const fn is_given(&self) -> bool {
        self.to.is_some()
    }

    /// The file that was named; none for the standard output.
    pub fn file(&self) -> Option<&Path> {
        self.to.as_deref().filter(|to| *to != Path::new("-"))
    }

    /// Writes a record into that file, if one was named.
    pub fn write(&self, play: &dyn PlayView) -> Result<(), Failure> {
        let Some(to) = self.file() else { return Ok(()) };
        let existing = Existing::replaced_if(self.force);
        store::write_whole(to, record::write(play).as_bytes(), existing).map_err(|error| Failure::writing(to, &error))
    }

    /// Says in which file it was written, or prints it.
    pub fn tell(&self, context: &mut Context<'_>, play: &dyn PlayView) -> Result<(), Failure> {
        match self.file() {
            Some(to) => context.line(&context.words.say(&Text::new("cli-saved").with("path", shown(to)))),
            None => context.print(&Record(play)),
        }
    }
}
