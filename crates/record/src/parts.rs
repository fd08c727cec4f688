//! A file of several records, one after the other.

use super::error::{LONGEST, Problem, RecordError};
use super::head::is_move;
use super::lexer::{Lexer, TokenKind, line_of};
use std::borrow::Cow;

/// A tag, and the line of the file on which it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagAt<'a> {
    /// From 1.
    pub line: usize,
    /// Its name as given.
    pub name: &'a str,
    /// Its value.
    pub value: Cow<'a, str>,
}

/// One record of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// The line of the file on which it begins, from 1.
    pub line: usize,
    /// Its text.
    pub text: &'a str,
    /// All its tags.
    pub tags: Vec<TagAt<'a>>,
    /// How many moves and other events it has, those in branches too; none of them is checked.
    pub moves: usize,
}

impl<'a> Part<'a> {
    /// A tag by its name, whatever the case; the last one if there are several.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&TagAt<'a>> {
        self.tags.iter().rev().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }
}

/// Takes a file apart. A record begins with the first tag after moves, and with every Game tag where one was already or
/// where nothing but a head without a game came before.
///
/// # Errors
/// A tag or comment that does not end; a text that is longer than [`LONGEST`].
pub fn parts(text: &str) -> Result<Vec<Part<'_>>, RecordError> {
    if text.len() > LONGEST {
        return Err(RecordError::new(1, Problem::Long));
    }
    let mut lexer = Lexer::new(text);
    let mut parts: Vec<(usize, Part<'_>)> = Vec::new();
    let (mut line, mut seen, mut in_moves) = (1, 0, true);
    // Whether the last record has a Game tag: to look for it at every tag would take too long where there are many.
    let mut has_game = false;
    while let Some(token) = lexer.next().map_err(|(at, problem)| RecordError::new(line_of(text, at), problem))? {
        line += line_of(&text[seen..], token.at - seen) - 1;
        seen = token.at;
        let (name, value) = match token.what {
            TokenKind::Tag(name, value) => (name, value),
            // A comment before the tags belongs to what follows.
            TokenKind::Comment(_) => continue,
            other => {
                in_moves = true;
                if let (TokenKind::Word(word), Some((_, part))) = (other, parts.last_mut()) {
                    part.moves += usize::from(is_move(&word, "*"));
                }
                continue;
            }
        };
        let is_game = name.eq_ignore_ascii_case("Game");
        let is_new = in_moves || is_game && (has_game || parts.len() == 1);
        if is_new {
            parts.push((token.at, Part { line, text: "", tags: Vec::new(), moves: 0 }));
            (in_moves, has_game) = (false, false);
        }
        has_game |= is_game;
        if let Some((_, part)) = parts.last_mut() {
            part.tags.push(TagAt { line, name, value });
        }
    }
    let mut end = text.len();
    for (at, part) in parts.iter_mut().rev() {
        part.text = &text[*at..end];
        end = *at;
    }
    Ok(parts.into_iter().map(|(_, part)| part).collect())
}
