//! The tokens of a record.

use super::error::{Problem, RecordError};
use crate::rules::options::shorten;

/// One token and the line, from 1, on which it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub line: usize,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// `[Name "value"]`; the quotes may be missing.
    Tag(String, String),
    /// A move, a number, an event, a result.
    Word(String),
    Comment(String),
    Open,
    Close,
}

/// Cuts a whole record into tokens.
///
/// # Errors
/// A tag or a comment that does not end.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lexer = Lexer { rest: text, line: 1, fresh_line: true };
    let mut tokens = Vec::new();
    loop {
        lexer.skip_space();
        let line = lexer.line;
        let Some(first) = lexer.rest.chars().next() else { return Ok(tokens) };
        let what = match first {
            '[' => lexer.tag()?,
            '{' => lexer.comment()?,
            ';' => {
                lexer.take(1);
                What::Comment(lexer.rest_of_line().trim().to_owned())
            }
            // PGN: a line that begins with `%` is for programs.
            '%' if lexer.fresh_line => {
                lexer.rest_of_line();
                continue;
            }
            '(' => {
                lexer.take(1);
                What::Open
            }
            ')' => {
                lexer.take(1);
                What::Close
            }
            _ => What::Word(lexer.word()),
        };
        lexer.fresh_line = false;
        tokens.push(Token { line, what });
    }
}

struct Lexer<'a> {
    rest: &'a str,
    line: usize,
    /// Whether nothing has been read on this line.
    fresh_line: bool,
}

impl<'a> Lexer<'a> {
    /// Takes the next `length` bytes and counts their lines.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        // A line ends with LF, CR LF or CR.
        let ends = taken.bytes().enumerate().filter(|(index, byte)| match byte {
            b'\n' => true,
            b'\r' => taken.as_bytes().get(index + 1).or_else(|| rest.as_bytes().first()) != Some(&b'\n'),
            _ => false,
        });
        self.line += ends.count();
        self.rest = rest;
        taken
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let length = self.rest.find(|symbol| !wanted(symbol)).unwrap_or(self.rest.len());
        self.take(length)
    }

    fn skip_space(&mut self) {
        let line = self.line;
        self.take_while(char::is_whitespace);
        self.fresh_line |= self.line > line;
    }

    fn rest_of_line(&mut self) -> &'a str {
        self.take_while(|symbol| symbol != '\n' && symbol != '\r')
    }

    fn word(&mut self) -> String {
        let mut word = String::new();
        loop {
            word.push_str(self.take_while(|symbol| !symbol.is_whitespace() && !"(){};".contains(symbol)));
            // Orders decided together are one word, however they were spaced: `a1-b3 | e4-e3`.
            let next = self.rest.trim_start();
            let joined = (word.ends_with('|') || next.starts_with('|'))
                && !next.is_empty()
                && !next.starts_with(['(', ')', '{', '}', ';']);
            if joined {
                self.skip_space();
                continue;
            }
            if word.is_empty() {
                // Only a stray `}` leads here; it becomes a word that no game can read.
                word.push_str(self.take(1));
            }
            return word;
        }
    }

    fn tag(&mut self) -> Result<What, RecordError> {
        let line = self.line;
        let broken = |rest: &str| {
            let shown = rest.lines().next().unwrap_or_default();
            RecordError::new(line, Problem::Tag(shorten(shown)))
        };
        let start = self.rest;
        self.take(1);
        self.skip_space();
        let name = self.take_while(|symbol| symbol.is_ascii_alphanumeric() || symbol == '_').to_owned();
        self.skip_space();
        let value = if self.rest.starts_with('"') {
            self.take(1);
            self.escaped('"').ok_or_else(|| broken(start))?
        } else {
            self.take_while(|symbol| !"]\r\n".contains(symbol)).trim().to_owned()
        };
        self.skip_space();
        if name.is_empty() || !self.rest.starts_with(']') {
            return Err(broken(start));
        }
        self.take(1);
        Ok(What::Tag(name, value))
    }

    fn comment(&mut self) -> Result<What, RecordError> {
        let line = self.line;
        self.take(1);
        let comment = self.escaped('}').ok_or_else(|| RecordError::new(line, Problem::CommentOpen))?;
        Ok(What::Comment(comment.replace("\r\n", "\n").replace('\r', "\n").trim().to_owned()))
    }

    /// Text up to `end`, which is taken too; a backslash protects `end` and itself and is otherwise a backslash.
    fn escaped(&mut self, end: char) -> Option<String> {
        let mut text = String::new();
        loop {
            text.push_str(self.take_while(|symbol| symbol != end && symbol != '\\'));
            let mut next = self.rest.chars();
            if next.next()? == end {
                self.take(1);
                return Some(text);
            }
            self.take(1);
            match next.next() {
                Some(symbol) if symbol == end || symbol == '\\' => {
                    text.push(symbol);
                    self.take(1);
                }
                _ => text.push('\\'),
            }
        }
    }
}
