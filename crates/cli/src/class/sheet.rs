//! The file of a sheet, and pages made of it.

use crate::context::Context;
use crate::file;
use ludoteca_class::Tournament;
use ludoteca_classroom::parsed;
use ludoteca_rules::Text;
use ludoteca_store::{self as store, Claim, Existing, Failure, shown};
use serde::Serialize;
use std::io::ErrorKind;
use std::path::Path;

#[derive(Serialize)]
struct PageFile {
    out: String,
}

/// The sheet in a file, or on the standard input.
pub(crate) fn read(path: &Path) -> Result<Tournament, Failure> {
    parsed(path, &file::exact(path)?)
}

/// An error if there is a file that is to stay.
pub(crate) fn check(path: &Path, existing: Existing) -> Result<(), Failure> {
    store::check(path, existing).map_err(|error| Failure::writing(path, &error))
}

/// Writes a new sheet.
pub(crate) fn write(path: &Path, sheet: &Tournament, existing: Existing) -> Result<(), Failure> {
    let failed = |error| Failure::writing(path, &error);
    // What is there is not replaced in the midst of a change. What is no file has no claim.
    let claim = match Claim::wait(path) {
        Err(error) if error.kind() == ErrorKind::Unsupported => None,
        claim => Some(claim.map_err(failed)?.ok_or_else(|| Failure::busy(path))?),
    };
    store::write_whole(path, sheet.to_string().as_bytes(), existing).map_err(failed)?;
    drop(claim);
    Ok(())
}

/// Writes a page of a sheet; `-` is the standard output.
pub(crate) fn page(
    context: &mut Context<'_>,
    sheet: &Path,
    (out, force): (&Path, bool),
    html: &str,
) -> Result<(), Failure> {
    if out == Path::new("-") {
        return Ok(context.out.write_all(html.as_bytes())?);
    }
    file::check_other(sheet, out)?;
    let existing = Existing::replaced_if(force);
    store::write_whole(out, html.as_bytes(), existing).map_err(|error| Failure::writing(out, &error))?;
    if context.json {
        return context.print_json(&PageFile { out: shown(out) });
    }
    context.line(&context.words.say(&Text::new("cli-saved").with("path", shown(out))))
}
