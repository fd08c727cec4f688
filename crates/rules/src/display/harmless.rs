//! Text from outside (a file, an argument, what somebody typed) as a person may see it.
//!
//! A terminal obeys control characters, and characters that change the direction of writing make a line say something
//! else. Both become spaces.

use std::borrow::Cow;

/// As one line.
#[must_use]
pub fn on_one_line(text: &str) -> Cow<'_, str> {
    without(text, is_harmful)
}

/// As the lines it has.
#[must_use]
pub fn on_lines(text: &str) -> Cow<'_, str> {
    without(text, |symbol| symbol != '\n' && is_harmful(symbol))
}

fn without(text: &str, unwanted: impl Fn(char) -> bool) -> Cow<'_, str> {
    if text.contains(&unwanted) { text.replace(unwanted, " ").into() } else { text.into() }
}

/// Control characters, ends of lines and paragraphs, and those with Unicode's property `Bidi_Control`.
#[must_use]
pub fn is_harmful(symbol: char) -> bool {
    symbol.is_control()
        || matches!(
            symbol,
            '\u{2028}' | '\u{2029}' | '\u{61c}' | '\u{200e}' | '\u{200f}'
            | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}
