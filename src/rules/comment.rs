//! Comments of a record: what people wrote, and between it commands for programs, as in PGN: `[%clk 0:04:59]`.

use std::ops::Range;

/// The value of a command in a comment.
#[must_use]
pub fn command<'a>(comment: &'a str, name: &str) -> Option<&'a str> {
    commands(comment).find(|command| command.name == name).map(|command| command.value)
}

/// The comment with this value of a command in the place of the one it had; without the command for `None`. A value cannot
/// contain `]`, which ends it.
#[must_use]
pub fn with_command(comment: &str, name: &str, value: Option<&str>) -> String {
    let mut rest = comment.to_owned();
    loop {
        let found = commands(&rest).find(|command| command.name == name).map(|command| command.place);
        let Some(place) = found else { break };
        let (before, after) = (rest[..place.start].trim_end(), rest[place.end..].trim_start());
        let between = if before.is_empty() || after.is_empty() { "" } else { " " };
        rest = format!("{before}{between}{after}");
    }
    match value.map(|value| value.split(']').next().unwrap_or_default().trim()) {
        Some(value) if rest.is_empty() => format!("[%{name} {value}]"),
        Some(value) => format!("[%{name} {value}] {rest}"),
        None => rest,
    }
}

/// What people wrote: the comment without its commands.
#[must_use]
pub fn spoken(comment: &str) -> String {
    let mut rest = comment.to_owned();
    loop {
        let found = commands(&rest).next().map(|command| command.name.to_owned());
        let Some(name) = found else { return rest };
        rest = with_command(&rest, &name, None);
    }
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

/// Every command in a comment.
fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    comment.match_indices("[%").filter_map(|(at, _)| {
        let end = at + comment[at..].find(']')?;
        let inside = &comment[at + 2..end];
        let (name, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_name.then_some(Command { place: at..end + 1, name, value: value.trim() })
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
}
