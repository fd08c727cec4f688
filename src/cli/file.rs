//! Texts in files, as commands read them.

use super::Failure;
use super::failure::shown;
use crate::record;
use crate::rules::Text;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The text of a file; `-` is the standard input.
pub(super) fn text(path: &Path) -> Result<String, Failure> {
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
