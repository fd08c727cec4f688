//! Play by letter, where no line leads from one computer to the other: what one has to tell the other as a text that
//! goes by mail or as a message, by whatever hands.
//!
//! Whoever keeps the table sends the lines of the log that the others do not show to know, the others send what they
//! say, as they would over a line. Nothing else is different: every letter is checked as what comes over a line is, a
//! letter that comes twice counts once, and one that is lost is made up for by the next.
//!
//! The text is `ludoteca-mail1`, then in the letters of RFC 4648 (base 32, small, without filling) the compressed
//! JSON (RFC 1950) and the first four bytes of its BLAKE3 hash, and a full stop. Whatever stands before and after it,
//! spaces, ends of lines and the marks of quoted mails are passed over.

use crate::bytes::Hash;
use crate::log::Said;
use data_encoding::BASE32_NOPAD;
use ludoteca_rules::Text;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What every letter begins with; the digit is the version of the form.
const BEGINS: &str = "ludoteca-mail1";

/// What it ends with.
const ENDS: char = '.';

/// What is hashed before the bytes, so that the check is of nothing else.
const DOMAIN: &[u8] = b"ludoteca mail 1";

/// How many bytes of the hash are the check.
const CHECK: usize = 4;

/// No letter is longer, in letters: a log of thousands of moves.
const LONGEST: usize = 4 << 20;

/// Nor when it is no longer compressed, in bytes.
const LONGEST_READ: usize = 16 << 20;

/// The letters of one line of text.
const WIDTH: usize = 64;

/// How well is compressed: as well as can be.
const LEVEL: u8 = 10;

/// What one computer tells another about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    /// The table.
    pub table: Hash,
    /// What is told.
    pub told: Told,
}

/// What a letter tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// From whoever keeps the table: how many lines of the log are before these, and the lines.
    Lines(u64, Vec<String>),
    /// From the others: what is to be written into the log.
    Says(Vec<Said>),
}

/// Part of a letter is missing, or was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Torn;

impl Torn {
    /// What it is, and what can be done about it.
    #[must_use]
    pub const fn text(self) -> Text {
        Text::new("net-letter-torn")
    }
}

impl Letter {
    /// Finds a letter in a text; `None` if there is none.
    ///
    /// # Errors
    /// One begins there, and is not whole.
    pub fn parse(text: &str) -> Option<Result<Self, Torn>> {
        let start = find(text)?;
        let text = &text[start + BEGINS.len()..];
        let end = text.char_indices().take(LONGEST).find(|(_, symbol)| *symbol == ENDS).map(|(at, _)| at);
        Some(end.and_then(|end| Self::read(&text[..end])).ok_or(Torn))
    }

    fn read(text: &str) -> Option<Self> {
        let passed_over = |symbol: &char| symbol.is_whitespace() || *symbol == '>';
        let letters: String = text.chars().filter(|symbol| !passed_over(symbol)).collect();
        let bytes = BASE32_NOPAD.decode(letters.to_ascii_uppercase().as_bytes()).ok()?;
        let (bytes, check) = bytes.split_at_checked(bytes.len().checked_sub(CHECK)?)?;
        if check_of(bytes) != check {
            return None;
        }
        let json = decompress_to_vec_zlib_with_limit(bytes, LONGEST_READ).ok()?;
        serde_json::from_slice(&json).ok()
    }
}

/// The text.
impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = serde_json::to_vec(self).map_err(|_| fmt::Error)?;
        let mut bytes = compress_to_vec_zlib(&json, LEVEL);
        bytes.extend(check_of(&bytes));
        f.write_str(BEGINS)?;
        let letters = BASE32_NOPAD.encode(&bytes).to_ascii_lowercase();
        let mut rest = letters.as_str();
        while !rest.is_empty() {
            let (line, after) = rest.split_at(rest.len().min(WIDTH));
            write!(f, "\n{line}")?;
            rest = after;
        }
        write!(f, "{ENDS}")
    }
}

/// Where a letter begins.
fn find(text: &str) -> Option<usize> {
    let (text, begins) = (text.as_bytes(), BEGINS.as_bytes());
    text.windows(begins.len()).position(|window| window.eq_ignore_ascii_case(begins))
}

fn check_of(bytes: &[u8]) -> [u8; CHECK] {
    let mut hasher = blake3::Hasher::new();
    hasher.update(DOMAIN).update(bytes);
    *hasher.finalize().as_bytes().first_chunk().expect("a hash has 32 bytes")
}
