//! Texts in files, as commands read them, and the plays that are saved by themselves.

use ludoteca_record as record;
use ludoteca_rules::Text;
use ludoteca_store::saves::SaveFolder;
use ludoteca_store::{self as store, Failure, shown};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The day here, as records have it.
#[must_use]
pub fn today() -> String {
    jiff::Zoned::now().date().to_string()
}

/// The user's plays.
pub(super) fn plays() -> Result<SaveFolder, Failure> {
    SaveFolder::of_user().ok_or_else(|| Failure::Work(Text::new("error-plays-folder")))
}

/// Whether a text can name a play in the folder of plays, and nothing elsewhere.
pub(super) fn is_name(id: &str) -> bool {
    let plain = !id.starts_with('.') && !id.contains(['/', '\\', ':', '\0']);
    plain && Path::new(id).file_name().is_some_and(|name| name == id)
}

/// The file that somebody means: a saved play may be named by its name alone where no file has that name.
fn meant(path: &Path) -> PathBuf {
    let saved = || {
        let id = path.to_str().filter(|id| is_name(id))?;
        // Where nobody may look, whoever opens it tells so.
        Some(SaveFolder::of_user()?.path(id)).filter(|saved| saved.try_exists().unwrap_or(true))
    };
    if path.exists() { path.to_owned() } else { saved().unwrap_or_else(|| path.to_owned()) }
}

/// The saved play that somebody means, if it is one.
#[must_use]
pub fn saved_play(path: &Path) -> Option<String> {
    let path = meant(path);
    let id = path.file_stem()?.to_str().filter(|id| is_name(id))?;
    let saved = SaveFolder::of_user()?.path(id);
    (path.canonicalize().ok()? == saved.canonicalize().ok()?).then(|| id.to_owned())
}

/// An error if what is to be written would replace what is read.
pub(super) fn check_other(read: &Path, written: &Path) -> Result<(), Failure> {
    // What cannot be found is told by whoever opens it.
    if store::same_target(&meant(read), written).unwrap_or(false) && read != Path::new("-") {
        return Err(Failure::Input(Text::new("error-file-same").with("path", shown(written))));
    }
    Ok(())
}

/// The text of a file or of a saved play; `-` is the standard input.
pub(super) fn text(path: &Path) -> Result<String, Failure> {
    exact(&meant(path))
}

/// The text of the very file that is named; `-` is the standard input.
pub(super) fn exact(path: &Path) -> Result<String, Failure> {
    let failed = |error: io::Error| Failure::reading(path, &error);
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(record::LONGEST as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        File::open(path).map_err(failed)?.take(record::LONGEST as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
    }
    let named = |key: Text| Failure::Input(key.with("path", shown(path)));
    if bytes.len() > record::LONGEST {
        return Err(named(Text::new("error-file-long")));
    }
    String::from_utf8(bytes).map_err(|_| named(Text::new("error-file-text")))
}
