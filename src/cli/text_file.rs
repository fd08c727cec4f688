//! Files with text that commands read.

use super::Failure;
use super::failure::shown;
use crate::rules::Text;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The text of a file that is at most `longest` bytes long; `-` is the standard input.
pub(super) fn content(path: &Path, longest: usize) -> Result<String, Failure> {
    let failed = |error: io::Error| Failure::reading(path, &error);
    let mut bytes = Vec::new();
    let most = longest as u64 + 1;
    if path == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        File::open(path).map_err(failed)?.take(most).read_to_end(&mut bytes).map_err(failed)?;
    }
    let named = |key: Text| Failure::Input(key.with("path", shown(path)));
    if bytes.len() > longest {
        return Err(named(Text::new("error-file-long")));
    }
    String::from_utf8(bytes).map_err(|_| named(Text::new("error-file-text")))
}
