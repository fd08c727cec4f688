//! Options that are needed before the arguments are parsed.

use ludoteca_words::Language;
use std::ffi::{OsStr, OsString};

/// The language that the arguments ask for, so that errors in them are told in it.
pub(super) fn language(args: &[OsString]) -> Option<Language> {
    values(args, "--lang").find_map(|tag| Language::from_tag(tag.to_str()?))
}

/// The values of an option, wherever it stands. What looks like another option is none.
pub(super) fn values<'a>(args: &'a [OsString], option: &'a str) -> impl Iterator<Item = &'a OsStr> {
    args.iter().enumerate().filter_map(move |(place, arg)| {
        let value = if arg == option {
            args.get(place + 1).map(OsString::as_os_str)
        } else {
            arg.to_str().and_then(|arg| arg.strip_prefix(option)?.strip_prefix('=')).map(OsStr::new)
        };
        value.filter(|value| !value.as_encoded_bytes().starts_with(b"-"))
    })
}
