//! A deck as a link, for computers that the network of the school does not reach: one word, which is sent by mail or
//! in a message, scanned, or pasted into the program at home.
//!
//! A deck that comes with the program is `ludoteca:deck/` and its name. Any other is `ludoteca:deck1.` and then, in the
//! letters of RFC 4648 (base 32, without filling), its compressed text (RFC 1950) and the first four bytes of the
//! BLAKE3 hash of that. Case does not matter: in capitals it makes the smaller QR code.

use crate::given::given;
use data_encoding::BASE32_NOPAD;
use ludoteca_lessons::{Deck, DeckError, is_deck, read as read_deck, shipped, write as deck_text};
use ludoteca_rules::options::shorten;
use ludoteca_rules::{Catalogue, Text};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

/// What every link begins with.
pub const SCHEME: &str = "ludoteca:";

/// What follows where the name of a deck does.
const NAMED: &str = "deck/";

/// What follows where the whole deck does; the digit is the version of the form.
const WHOLE: &str = "deck1.";

/// What is hashed before the bytes, so that the check is of nothing else.
const DOMAIN: &[u8] = b"ludoteca deck 1";

/// How many bytes of the hash are the check.
const CHECK: usize = 4;

/// No link is longer, in letters.
const LONGEST: usize = 1 << 20;

/// Nor is the deck in it, in bytes.
const LONGEST_READ: usize = 4 << 20;

/// Mail programs break a long word into no more pieces than these.
const MOST_PIECES: usize = 256;

/// How well is compressed: as well as can be.
const LEVEL: u8 = 10;

/// The link of a deck.
#[must_use]
pub fn write(deck: &Deck, catalogue: &Catalogue) -> String {
    if is_shipped(deck, catalogue) {
        return format!("{SCHEME}{NAMED}{}", deck.id);
    }
    let mut bytes = compress_to_vec_zlib(deck_text(&given(deck)).as_bytes(), LEVEL);
    bytes.extend(check_of(&bytes));
    format!("{SCHEME}{WHOLE}{}", BASE32_NOPAD.encode(&bytes).to_ascii_lowercase())
}

/// Finds a link in a text, whatever stands before and after it, and reads its deck; `None` if there is no link.
///
/// # Errors
/// Part of the link is missing or was changed, it names a deck that this version of the program does not have, or its
/// deck is none.
pub fn read(text: &str, catalogue: &Catalogue) -> Option<Result<Deck, Text>> {
    let rest = after_scheme(text)?;
    if let Some(name) = strip(rest, NAMED) {
        let ends = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '-');
        let id = name.split(ends).next().unwrap_or_default().to_ascii_lowercase();
        let source = shipped::find(catalogue, &id);
        let unknown = || Text::new("homework-link-unknown").with("id", shorten(&id));
        return Some(source.ok_or_else(unknown).and_then(|source| deck_of(source.text, catalogue)));
    }
    let torn = || Text::new("homework-link-torn");
    let letters = strip(rest, WHOLE)?;
    Some(bytes_of(letters).ok_or_else(torn).and_then(|text| deck_of(&text, catalogue)))
}

/// A deck as whoever receives it keeps it: under its own name if it comes with the program, else as it is given.
fn received(deck: Deck, catalogue: &Catalogue) -> Deck {
    if is_shipped(&deck, catalogue) { deck } else { given(&deck) }
}

/// The deck that a text offers, as whoever receives it keeps it: that of a link in it, or the text itself is one;
/// `None` if it offers none.
///
/// # Errors
/// There is a link or a deck, and it is not whole.
pub fn offered(text: &str, catalogue: &Catalogue) -> Option<Result<Deck, Text>> {
    let deck = if is_deck(text) { deck_of(text, catalogue) } else { read(text, catalogue)? };
    Some(deck.map(|deck| received(deck, catalogue)))
}

/// Whether a deck is one that comes with the program.
fn is_shipped(deck: &Deck, catalogue: &Catalogue) -> bool {
    let source = shipped::find(catalogue, &deck.id);
    source
        .and_then(|source| read_deck(source.text, catalogue).ok())
        .is_some_and(|own| deck_text(&own) == deck_text(deck))
}

fn deck_of(text: &str, catalogue: &Catalogue) -> Result<Deck, Text> {
    read_deck(text, catalogue).map_err(|faults| faults.first().map_or_else(|| Text::new("deck-empty"), DeckError::text))
}

/// What stands after the scheme of the first link in a text.
fn after_scheme(text: &str) -> Option<&str> {
    let starts = text.char_indices().map(|(at, _)| &text[at..]);
    starts.filter_map(|rest| strip(rest, SCHEME)).find(|rest| strip(rest, NAMED).or(strip(rest, WHOLE)).is_some())
}

/// The rest of a text that begins with this, in whatever case.
fn strip<'a>(text: &'a str, begins: &str) -> Option<&'a str> {
    let (start, rest) = text.split_at_checked(begins.len())?;
    start.eq_ignore_ascii_case(begins).then_some(rest)
}

/// The text that some letters are of, however their line was broken: of the pieces so many belong to it that the check
/// is right.
fn bytes_of(text: &str) -> Option<String> {
    let passed_over = |letter: char| letter.is_whitespace() || letter == '>';
    let mut letters = String::new();
    for piece in text.split(passed_over).filter(|piece| !piece.is_empty()).take(MOST_PIECES) {
        let end = piece.find(|letter: char| !(letter.is_ascii_alphabetic() || ('2'..='7').contains(&letter)));
        letters += &piece[..end.unwrap_or(piece.len())].to_ascii_uppercase();
        if letters.len() > LONGEST {
            return None;
        }
        if let Some(bytes) = checked(&letters) {
            let text = decompress_to_vec_zlib_with_limit(&bytes, LONGEST_READ).ok()?;
            return String::from_utf8(text).ok();
        }
        if end.is_some() {
            return None;
        }
    }
    None
}

/// The bytes that letters stand for, without their check; `None` where that is wrong.
fn checked(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = BASE32_NOPAD.decode(letters.as_bytes()).ok()?;
    let check = bytes.split_off(bytes.len().checked_sub(CHECK)?);
    (check_of(&bytes)[..] == check[..]).then_some(bytes)
}

fn check_of(bytes: &[u8]) -> [u8; CHECK] {
    let mut check = [0; CHECK];
    let mut hasher = blake3::Hasher::new();
    hasher.update(DOMAIN).update(bytes).finalize_xof().fill(&mut check);
    check
}
