//! The file of a sheet, and pages made of it.

use crate::context::Context;
use crate::file;
use ludoteca_class::Tournament;
use ludoteca_rules::Text;
use ludoteca_store::{self as store, Existing, Failure, shown};
use serde::Serialize;
use std::path::Path;

#[derive(Serialize)]
struct PageFile {
    out: String,
}

/// The sheet in a file.
pub(crate) fn read(path: &Path) -> Result<Tournament, Failure> {
    let damaged = |problem: Text| {
        Failure::Input(Text::new("class-damaged").with("path", shown(path)).with_text("problem", problem))
    };
    Tournament::read(&file::exact(path)?).map_err(damaged)
}

/// Changes the sheet in a file.
pub(crate) fn change(
    path: &Path,
    change: impl FnOnce(&mut Tournament) -> Result<(), Text>,
) -> Result<Tournament, Failure> {
    let mut sheet = read(path)?;
    change(&mut sheet).map_err(Failure::Input)?;
    write(path, &sheet, Existing::Replace)?;
    Ok(sheet)
}

/// An error if there is a file that is to stay.
pub(crate) fn check(path: &Path, existing: Existing) -> Result<(), Failure> {
    store::check(path, existing).map_err(|error| Failure::writing(path, &error))
}

/// Writes the sheet.
pub(crate) fn write(path: &Path, sheet: &Tournament, existing: Existing) -> Result<(), Failure> {
    let text = sheet.to_string();
    store::write_whole(path, text.as_bytes(), existing).map_err(|error| Failure::writing(path, &error))
}

/// Writes a page; `-` is the standard output.
pub(crate) fn page(context: &mut Context<'_>, out: &Path, html: &str, force: bool) -> Result<(), Failure> {
    if out == Path::new("-") {
        return Ok(context.out.write_all(html.as_bytes())?);
    }
    let existing = Existing::replaced_if(force);
    store::write_whole(out, html.as_bytes(), existing).map_err(|error| Failure::writing(out, &error))?;
    if context.json {
        return context.print_json(&PageFile { out: shown(out) });
    }
    context.line(&context.words.say(&Text::new("cli-saved").with("path", shown(out))))
}
