//! The file of a sheet: read, and changed in whatever others have made of it meanwhile.

use ludoteca_class::{Outcome, Tournament};
use ludoteca_rules::{Catalogue, Text};
use ludoteca_store::{self as store, Failure, shown};
use std::io::ErrorKind;
use std::path::Path;
use std::time::SystemTime;

/// The sheet of a class in a file.
///
/// # Errors
/// It cannot be read, and those of [`parsed`].
pub fn read(path: &Path) -> Result<Tournament, Failure> {
    parsed(path, &store::read_text(path).map_err(|error| Failure::reading(path, &error))?)
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
///
/// # Errors
/// There is no such board, it cannot end like that, and those of [`change`].
pub fn decide(
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

/// When a file was written last, and how long it is.
pub(crate) fn stamp(path: &Path) -> Option<(SystemTime, u64)> {
    let about = std::fs::metadata(path).ok()?;
    Some((about.modified().ok()?, about.len()))
}
