//! The tokens of a record, borrowed from its text.

use super::error::Problem;
use ludoteca_rules::options::shorten;
use std::borrow::Cow;

/// One token and where in the text it begins and ends, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub at: usize,
    pub end: usize,
    pub what: TokenKind<'a>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind<'a> {
    /// `[Name "value"]`; the quotes may be missing.
    Tag(&'a str, Cow<'a, str>),
    /// A move, a number, an event, a glyph, a result.
    Word(Cow<'a, str>),
    Comment(Cow<'a, str>),
    Open,
    Close,
}

/// Which ASCII symbols a word may hold.
static IN_WORD: [bool; 256] = {
    let mut in_word = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        in_word[byte] = !matches!(byte as u8, b' ' | b'\t'..=b'\r' | b'(' | b')' | b'{' | b'}' | b';');
        byte += 1;
    }
    in_word
};

/// A comment without what is around it. A control character there would be written as a space, and read as nothing.
fn bare(comment: &str) -> &str {
    comment.trim_matches(|symbol: char| symbol.is_whitespace() || symbol.is_control())
}

/// Cuts a record into tokens.
#[derive(Clone)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    /// Where it reads next.
    at: usize,
    /// Whether nothing has been read on this line.
    fresh_line: bool,
}

/// The line, from 1, in which a place of a text lies. A line ends with LF, CR LF or CR.
pub(super) fn line_of(text: &str, at: usize) -> usize {
    let bytes = text.as_bytes();
    let ends = |index: &usize| match bytes[*index] {
        b'\n' => true,
        b'\r' => bytes.get(index + 1) != Some(&b'\n'),
        _ => false,
    };
    1 + (0..at.min(bytes.len())).filter(ends).count()
}

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str) -> Self {
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Self { text, at, fresh_line: true }
    }

    /// The tokens of the text from one that begins at `at`.
    pub const fn from(text: &'a str, at: usize) -> Self {
        Self { text, at, fresh_line: false }
    }

    /// The next token; `None` at the end of the text.
    ///
    /// # Errors
    /// A tag or a comment that does not end, with the place where it begins.
    pub fn next(&mut self) -> Result<Option<Token<'a>>, (usize, Problem)> {
        loop {
            self.skip_space();
            let at = self.at;
            let Some(first) = self.rest().chars().next() else { return Ok(None) };
            let what = match first {
                '[' => self.tag(),
                '{' => self.comment(),
                ';' => {
                    self.at += 1;
                    Ok(TokenKind::Comment(bare(self.rest_of_line()).into()))
                }
                // PGN: a line that begins with `%` is for programs.
                '%' if self.fresh_line => {
                    self.rest_of_line();
                    continue;
                }
                '(' => {
                    self.at += 1;
                    Ok(TokenKind::Open)
                }
                ')' => {
                    self.at += 1;
                    Ok(TokenKind::Close)
                }
                _ => Ok(TokenKind::Word(self.word())),
            };
            self.fresh_line = false;
            return what.map(|what| Some(Token { at, end: self.at, what })).map_err(|problem| (at, problem));
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|symbol| !wanted(symbol)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn skip_space(&mut self) {
        let space = self.take_while(char::is_whitespace);
        self.fresh_line |= space.contains(['\n', '\r']);
    }

    fn rest_of_line(&mut self) -> &'a str {
        self.take_while(|symbol| symbol != '\n' && symbol != '\r')
    }

    fn word(&mut self) -> Cow<'a, str> {
        let mut word: Cow<'a, str> = self.part_of_word().into();
        // Orders decided together are one word, however they were spaced: `a1-b3 | e4-e3`.
        loop {
            let after = self.clone();
            self.skip_space();
            let joined = (word.ends_with('|') || self.rest().starts_with('|'))
                && !self.rest().is_empty()
                && !self.rest().starts_with(['(', ')', '{', '}', ';']);
            if !joined {
                *self = after;
                break;
            }
            word.to_mut().push_str(self.part_of_word());
        }
        if word.is_empty() {
            // Only a stray `}` leads here; it becomes a word that no game can read.
            self.at += 1;
            return "}".into();
        }
        word
    }

    fn part_of_word(&mut self) -> &'a str {
        let rest = self.rest();
        // Nearly all symbols are ASCII, and those need no decoding.
        let ascii = rest.bytes().take_while(|byte| IN_WORD[usize::from(*byte)]).count();
        if rest.as_bytes().get(ascii).is_none_or(u8::is_ascii) {
            self.at += ascii;
            return &rest[..ascii];
        }
        self.take_while(|symbol| !symbol.is_whitespace() && !matches!(symbol, '(' | ')' | '{' | '}' | ';'))
    }

    fn tag(&mut self) -> Result<TokenKind<'a>, Problem> {
        let start = self.rest();
        let broken = || Problem::Tag(shorten(start.lines().next().unwrap_or_default()));
        self.at += 1;
        self.skip_space();
        let name = self.take_while(|symbol| symbol.is_ascii_alphanumeric() || "_-".contains(symbol));
        self.skip_space();
        let value = if self.rest().starts_with('"') {
            self.at += 1;
            self.escaped('"').ok_or_else(broken)?
        } else {
            self.take_while(|symbol| !"]\r\n".contains(symbol)).trim().into()
        };
        self.skip_space();
        if name.is_empty() || !self.rest().starts_with(']') {
            return Err(broken());
        }
        self.at += 1;
        Ok(TokenKind::Tag(name, value))
    }

    fn comment(&mut self) -> Result<TokenKind<'a>, Problem> {
        self.at += 1;
        let comment = self.escaped('}').ok_or(Problem::CommentOpen)?;
        Ok(TokenKind::Comment(if comment.contains('\r') {
            bare(&comment.replace("\r\n", "\n").replace('\r', "\n")).to_owned().into()
        } else {
            match comment {
                Cow::Borrowed(comment) => bare(comment).into(),
                Cow::Owned(comment) => bare(&comment).to_owned().into(),
            }
        }))
    }

    /// Text up to `end`, which is taken too; a backslash protects `end` and itself and is otherwise a backslash.
    fn escaped(&mut self, end: char) -> Option<Cow<'a, str>> {
        let mut text: Cow<'a, str> = self.take_while(|symbol| symbol != end && symbol != '\\').into();
        loop {
            let mut next = self.rest().chars();
            let first = next.next()?;
            self.at += first.len_utf8();
            if first == end {
                return Some(text);
            }
            match next.next() {
                Some(symbol) if symbol == end || symbol == '\\' => {
                    text.to_mut().push(symbol);
                    self.at += symbol.len_utf8();
                }
                _ => text.to_mut().push('\\'),
            }
            text.to_mut().push_str(self.take_while(|symbol| symbol != end && symbol != '\\'));
        }
    }
}
