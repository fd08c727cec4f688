//! The form of records: which version of it a text says it has.
//!
//! Records of form 1 do not name it. A later form that this program would read wrongly has the tag `[Ludoteca "2"]`
//! among its first tags; tags, comments and glyphs that can be kept unread need no new form.

use super::error::{Problem, ProblemAt, RecordError};
use super::lexer::{Lexer, TokenKind, line_of};
use ludoteca_rules::options::shorten;

/// The form that is read and written here.
const FORM: u64 = 1;

/// The tag with the number of the form.
pub(super) const TAG: &str = "Ludoteca";

/// Refuses a text, of one record or of several, in a newer form than this.
///
/// # Errors
/// Its first tags name a newer form, or one that is no number.
pub fn check_form(text: &str) -> Result<(), RecordError> {
    check(text).map_err(|(at, problem)| RecordError::new(line_of(text, at), problem))
}

/// The same with the place in the text. It looks at the first tags alone: what follows may be written in a way that
/// cannot be read here.
pub(super) fn check(text: &str) -> Result<(), ProblemAt> {
    let mut lexer = Lexer::new(text);
    // What cannot be read is told by whoever reads all of it.
    while let Ok(Some(token)) = lexer.next() {
        match token.what {
            TokenKind::Tag(name, value) if name.eq_ignore_ascii_case(TAG) => match value.trim().parse::<u64>() {
                Ok(form) if form <= FORM => {}
                Ok(_) => return Err((token.at, Problem::NewerForm)),
                Err(_) => {
                    let value = shorten(&value);
                    return Err((token.at, Problem::TagValue { tag: TAG, value, example: "1" }));
                }
            },
            TokenKind::Tag(..) | TokenKind::Comment(_) => {}
            _ => break,
        }
    }
    Ok(())
}
