//! The file of homework, which lies beside the sheet: read, and changed in whatever others have made of it meanwhile.

use ludoteca_homework::Homework;
use ludoteca_lessons::{Deck, write};
use ludoteca_rules::{Catalogue, Text};
use ludoteca_store::{self as store, Failure, shown};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The results of a deck, and the numbers of the lines that could not be read, from 1.
type Known = (Homework, Vec<usize>);

/// Where the results of a deck are kept: beside the sheet, under its name and that of the deck, which has small
/// letters, digits and hyphens alone.
#[must_use]
pub fn homework_path(sheet: &Path, deck: &Deck) -> PathBuf {
    let stem = sheet.file_stem().unwrap_or_default().to_string_lossy();
    sheet.with_file_name(format!("{stem}-{}.homework", deck.id))
}

/// The results of a deck that was given to the class of a sheet, none if there is no file of them, and the numbers of
/// the lines that could not be read, from 1.
///
/// # Errors
/// It cannot be read, is none, is in a newer form, or has results of another deck of this name.
pub fn read_homework(catalogue: &Catalogue, sheet: &Path, deck: &Arc<Deck>) -> Result<Known, Failure> {
    let path = homework_path(sheet, deck);
    match store::read_bytes(&path) {
        Ok(bytes) => parsed(catalogue, &path, Some(&bytes), deck),
        Err(error) if error.kind() == ErrorKind::NotFound => parsed(catalogue, &path, None, deck),
        Err(error) => Err(Failure::reading(&path, &error)),
    }
}

/// Changes the results of a deck. Whoever else changes them meanwhile waits.
///
/// # Errors
/// As [`read_homework`], and those of [`store::change`].
pub fn change_homework(
    catalogue: &Catalogue,
    sheet: &Path,
    deck: &Arc<Deck>,
    change: impl FnOnce(&mut Homework),
) -> Result<Known, Failure> {
    let path = homework_path(sheet, deck);
    store::change(&path, |bytes| {
        let (mut homework, unread) = parsed(catalogue, &path, bytes, deck)?;
        change(&mut homework);
        Ok((homework.to_string(), (homework, unread)))
    })
}

/// What the bytes of a file hold.
fn parsed(catalogue: &Catalogue, path: &Path, bytes: Option<&[u8]>, deck: &Arc<Deck>) -> Result<Known, Failure> {
    let Some(bytes) = bytes else { return Ok((Homework::new(deck.clone()), Vec::new())) };
    let text = str::from_utf8(bytes).map_err(|_| Failure::reading(path, &ErrorKind::InvalidData.into()))?;
    let (homework, unread) = Homework::read(text, catalogue).map_err(|problem| {
        let damaged = |problem| Text::new("homework-damaged").with("path", shown(path)).with_text("problem", problem);
        Failure::Input(if problem.is_newer_form() { problem } else { damaged(problem) })
    })?;
    // What was tried in other exercises would be told of these.
    if write(homework.deck()) != write(deck) {
        let other = Text::new("homework-other-deck").with("path", shown(path)).with("id", &deck.id);
        return Err(Failure::Input(other));
    }
    Ok((homework, unread))
}
