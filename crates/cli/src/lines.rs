//! Lines of the input, up to a greatest length.

use ludoteca_rules::Text;
use ludoteca_store::Failure;
use std::io::{BufRead, ErrorKind};

/// Longer lines are refused.
const LONGEST_LINE: usize = 16 << 20;

/// The sentence for a line that is too long.
pub(super) fn too_long() -> Text {
    Text::new("error-line-long").with_number("megabytes", (LONGEST_LINE >> 20) as i64)
}

/// Replaces `line` by the next line without its end; `None` at the end of the input, `false` if the line is too long,
/// which is then skipped without being kept.
pub(super) fn next(input: &mut dyn BufRead, line: &mut Vec<u8>) -> Result<Option<bool>, Failure> {
    line.clear();
    let mut fits = true;
    let mut begun = false;
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            other => other?,
        };
        if buffer.is_empty() {
            return Ok(begun.then_some(fits));
        }
        begun = true;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        fits &= line.len() + part.len() <= LONGEST_LINE;
        if fits {
            line.extend_from_slice(part);
        }
        let taken = part.len() + usize::from(end.is_some());
        input.consume(taken);
        if end.is_some() {
            return Ok(Some(fits));
        }
    }
}
