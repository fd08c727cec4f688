//! Wrong arguments as sentences, and the exit status of a failure.

use crate::near;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use ludoteca_store::Failure;
use std::process::ExitCode;

/// The exit status: 2 for wrong input, 1 for everything else.
pub(super) fn status(failure: &Failure) -> ExitCode {
    match failure {
        Failure::Input(_) => ExitCode::from(2),
        Failure::Work(_) | Failure::Closed => ExitCode::from(1),
    }
}

/// Wrong arguments, as the parser of arguments found them.
pub(super) fn usage(error: &clap::Error) -> Failure {
    let context = |kind| {
        error.get(kind).map_or_else(String::new, |value| match value {
            ContextValue::String(one) => shorten(one),
            ContextValue::Strings(many) => shorten(&many.join(", ")),
            other => shorten(&other.to_string()),
        })
    };
    let argument = context(ContextKind::InvalidArg);
    Failure::Input(match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let known = suggested(error, ContextKind::SuggestedSubcommand);
            return unknown_command(&context(ContextKind::InvalidSubcommand), known);
        }
        ErrorKind::UnknownArgument => {
            let near = near::name(&argument, suggested(error, ContextKind::SuggestedArg));
            near::text(["error-usage-unknown", "error-usage-unknown-near"], near).with("name", argument)
        }
        ErrorKind::MissingRequiredArgument => Text::new("error-usage-missing").with("name", argument),
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            Text::new("error-usage-no-value").with("name", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            Text::new("error-usage-value").with("name", argument).with("value", context(ContextKind::InvalidValue))
        }
        ErrorKind::ArgumentConflict if !["", &argument].contains(&&*context(ContextKind::PriorArg)) => {
            Text::new("error-usage-conflict").with("name", argument).with("other", context(ContextKind::PriorArg))
        }
        ErrorKind::InvalidUtf8 => Text::new("error-usage-text"),
        _ => Text::new("error-usage-form").with("name", argument),
    })
}

/// What the parser of arguments takes for possibly meant.
fn suggested(error: &clap::Error, kind: ContextKind) -> impl Iterator<Item = &str> {
    let names = match error.get(kind) {
        Some(ContextValue::String(one)) => std::slice::from_ref(one),
        Some(ContextValue::Strings(many)) => many,
        _ => &[],
    };
    names.iter().map(String::as_str)
}

/// An unknown command, and those among which the one that was meant may be.
pub(super) fn unknown_command<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Failure {
    let text = near::text(["error-usage-command", "error-usage-command-near"], near::name(name, known));
    Failure::Input(text.with("name", shorten(name)))
}

/// No command at all.
pub(super) fn no_command() -> Failure {
    Failure::Input(Text::new("error-usage-none"))
}

/// A language that the program does not speak.
pub(super) fn unknown_language(tag: &str) -> Failure {
    Failure::Input(Text::new("error-lang").with("tag", shorten(tag)))
}
