//! The file of a sheet, and pages made of it.

use crate::context::Context;
use crate::file;
use ludoteca_class::{Outcome, Tournament};
use ludoteca_rules::{Catalogue, Text};
use ludoteca_store::{self as store, Claim, Existing, Failure, shown};
use serde::Serialize;
use std::io::ErrorKind;
use std::path::Path;

#[derive(Serialize)]
struct PageFile {
    out: String,
}

/// The sheet in a file.
pub(crate) fn read(path: &Path) -> Result<Tournament, Failure> {
    parsed(path, &file::exact(path)?)
}

/// The sheet of a class in the text of a file.
///
/// # Errors
/// It is no whole sheet, or one in a newer form.
pub fn parsed(path: &Path, text: &str) -> Result<Tournament, Failure> {
    Tournament::read(text).map_err(|problem| {
        let damaged = |problem| Text::new("class-damaged").with("path", shown(path)).with_text("problem", problem);
        Failure::Input(if problem.is_newer_form() { problem } else { damaged(problem) })
    })
}

/// Changes the sheet of a class in a file. Whoever else changes it meanwhile waits.
///
/// # Errors
/// It is no sheet; what `change` says; and those of [`store::change`].
pub fn change(path: &Path, change: impl FnOnce(&mut Tournament) -> Result<(), Text>) -> Result<Tournament, Failure> {
    let unread = |kind: ErrorKind| Failure::reading(path, &kind.into());
    store::change(path, |bytes| {
        let text = str::from_utf8(bytes.ok_or_else(|| unread(ErrorKind::NotFound))?);
        let mut sheet = parsed(path, text.map_err(|_| unread(ErrorKind::InvalidData))?)?;
        change(&mut sheet).map_err(Failure::Input)?;
        Ok((sheet.to_string(), sheet))
    })
}

/// Writes down how a board of a round ended, or of the last one; the sheet and the round.
pub(crate) fn decide(
    catalogue: &Catalogue,
    path: &Path,
    (round, board): (Option<usize>, usize),
    outcome: Outcome,
) -> Result<(Tournament, usize), Failure> {
    let mut decided = 0;
    let sheet = change(path, |sheet| {
        let game = catalogue.find(sheet.game().split(':').next().unwrap_or_default());
        if let Some(game) = game.filter(|game| outcome == Outcome::Draw && !game.info.draws) {
            return Err(Text::new("class-no-draw").with("game", game.info.name));
        }
        if sheet.rounds().is_empty() {
            return Err(Text::new("class-no-round"));
        }
        decided = round.unwrap_or(sheet.rounds().len());
        sheet.set_result(decided, board, outcome)
    })?;
    Ok((sheet, decided))
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
