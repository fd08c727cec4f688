//! Options that are needed before the arguments are parsed.

use ludoteca_words::Language;
use std::ffi::{OsStr, OsString};

/// The language that the arguments ask for, found before they are parsed, so that errors in them are told in it.
pub(super) fn language(args: &[OsString]) -> Option<Language> {
    Language::from_tag(value_of(args, "--lang")?.to_str()?)
}

/// The value of an option that is needed before the arguments are parsed.
pub(super) fn value_of<'a>(args: &'a [OsString], option: &str) -> Option<&'a OsStr> {
    let mut args = args.iter().map(OsString::as_os_str);
    while let Some(arg) = args.next() {
        if arg == option {
            return args.next();
        }
        if let Some(value) = arg.to_str().and_then(|arg| arg.strip_prefix(option)?.strip_prefix('=')) {
            return Some(OsStr::new(value));
        }
    }
    None
}
