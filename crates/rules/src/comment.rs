//! Comments of a record: what people wrote, and between it commands for programs, as in PGN: `[%clk 0:04:59]`.

use std::ops::Range;

/// The value of a command in a comment.
#[must_use]
pub fn command<'a>(comment: &'a str, name: &str) -> Option<&'a str> {
    commands(comment).find(|command| command.name == name).map(|command| command.value)
}

/// The comment with this value of a command in the place of the one it had; without the command for `None`. A value
/// cannot contain `]`, which ends it.
#[must_use]
pub fn with_command(comment: &str, name: &str, value: Option<&str>) -> String {
    let rest = without(comment, |command| command.name == name);
    match value.map(|value| value.split(']').next().unwrap_or_default().trim()) {
        Some(value) if rest.is_empty() => format!("[%{name} {value}]"),
        Some(value) => format!("[%{name} {value}] {rest}"),
        None => rest,
    }
}

/// What people wrote: the comment without its commands.
#[must_use]
pub fn spoken(comment: &str) -> String {
    without(comment, |_| true)
}

/// The comment with other words of people, its commands as they were.
#[must_use]
pub fn with_spoken(comment: &str, words: &str) -> String {
    let kept: Vec<&str> = commands(comment).map(|command| &comment[command.place]).collect();
    // What people write is no command.
    let words = words.replace("[%", "[ %");
    kept.into_iter().chain([words.trim()]).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A command in a comment.
struct Command<'a> {
    /// Where it is, brackets and all.
    place: Range<usize>,
    name: &'a str,
    value: &'a str,
}

/// The comment without some of its commands.
fn without(comment: &str, unwanted: impl Fn(&Command<'_>) -> bool) -> String {
    let mut rest = String::with_capacity(comment.len());
    let mut add = |part: &str| {
        if !rest.is_empty() && !part.is_empty() {
            rest.push(' ');
        }
        rest.push_str(part);
    };
    let mut end = 0;
    for command in commands(comment).filter(unwanted) {
        let before = comment[end..command.place.start].trim_end();
        add(if end == 0 { before } else { before.trim_start() });
        end = command.place.end;
    }
    let after = &comment[end..];
    add(if end == 0 { after } else { after.trim_start() });
    rest
}

/// Every command in a comment, in time proportional to its length.
fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        loop {
            let at = from + comment[from..].find("[%")?;
            from = at + 2;
            let name = &comment[from..];
            let name = &name[..name.bytes().take_while(u8::is_ascii_alphanumeric).count()];
            let rest = &comment[from + name.len()..];
            if !name.is_empty() && rest.starts_with(|symbol: char| symbol == ']' || symbol.is_whitespace()) {
                let length = rest.find(']')?;
                from += name.len() + length + 1;
                return Some(Command { place: at..from, name, value: rest[..length].trim() });
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_and_replaced_without_touching_the_rest() {
        let comment = "well [%clk 0:04:59] played [%cal Ga1a2] [5]";
        assert_eq!(command(comment, "clk"), Some("0:04:59"));
        assert_eq!(command(comment, "csl"), None);
        assert_eq!(spoken(comment), "well played [5]");
        assert_eq!(with_command(comment, "clk", Some("0:01:00")), "[%clk 0:01:00] well played [%cal Ga1a2] [5]");
        assert_eq!(with_command(comment, "clk", None), "well played [%cal Ga1a2] [5]");
        assert_eq!(with_command("", "clk", Some("1]2")), "[%clk 1]");
        assert_eq!(with_command("[%clk 1] [%clk 2]", "clk", None), "");
    }

    #[test]
    fn words_change_and_commands_stay() {
        let comment = "[%clk 0:04:59] oh [%cal Ga1a2]";
        assert_eq!(with_spoken(comment, " ah "), "[%clk 0:04:59] [%cal Ga1a2] ah");
        assert_eq!(with_spoken(comment, ""), "[%clk 0:04:59] [%cal Ga1a2]");
        assert_eq!(spoken(&with_spoken("", "[%clk 1]")), "[ %clk 1]");
        assert_eq!(command(&with_spoken("", "[%clk 1]"), "clk"), None);
    }

    #[test]
    fn what_is_no_command_is_text() {
        for text in ["[%", "[%]", "[% clk]", "[%clk", "[clk 1]", "%clk 1]", "[%ç 1]"] {
            assert_eq!(spoken(text), text);
        }
    }

    #[test]
    fn long_comments_take_no_longer_than_they_are_long() {
        for (part, spoken_part) in [("[%", "[%"), ("[%a ", "[%a "), ("[%a 1]", ""), ("[%a] x", "x "), ("[%1[", "[%1[")]
        {
            let long = part.repeat(200_000);
            assert_eq!(spoken(&long).trim(), spoken_part.repeat(200_000).trim());
            assert_eq!(with_command(&long, "b", None), long);
        }
    }
}
