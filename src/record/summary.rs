//! What a list of records shows of each, without playing its moves.

use super::error::{LONGEST, Problem, RecordError};
use super::glyph;
use super::lexer::{Lexer, What, line_of};
use super::read::{event, tags_of, without_number};
use super::tags::{is_result, meant_by};
use crate::rules::session::Header;
use crate::rules::{Info, Options, SideInfo};
use std::borrow::Cow;

/// A record by its tags; nobody has checked that its moves can be played.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Facts about the game.
    pub info: &'static Info,
    /// Options of the play.
    pub options: Options,
    /// The sides of the game.
    pub sides: &'static [SideInfo],
    /// Who takes part, the date and the other tags.
    pub header: Header,
    /// A side as in the position text, `draw`, or `*` while the game goes on.
    pub result: String,
    /// Id of the reason; empty while the game goes on or if the record does not say it.
    pub reason: String,
    /// How many moves the main line has.
    pub moves: usize,
}

impl Summary {
    /// What somebody called the play; empty if nobody did.
    #[must_use]
    pub fn title(&self) -> &str {
        self.header.tag(TITLE).unwrap_or_default()
    }
}

/// Name of the tag with which a play is named.
pub const TITLE: &str = "Title";

/// Reads the tags of a record and counts its moves, in a small part of the time that [`read()`](super::read()) takes.
///
/// # Errors
/// What is wrong with its tags, with parentheses or comments, and on which line; a text that is longer than [`LONGEST`].
pub fn summary(text: &str) -> Result<Summary, RecordError> {
    if text.len() > LONGEST {
        return Err(RecordError::new(1, Problem::Long));
    }
    summary_at(text).map_err(|(at, problem)| RecordError::new(line_of(text, at), problem))
}

fn summary_at(text: &str) -> Result<Summary, (usize, Problem)> {
    let mut lexer = Lexer::new(text);
    let (mut tags, mut next) = tags_of(&mut lexer, &mut |_| {})?;
    let session = tags.begin()?;
    let (mut result, reason) = tags.said_result(&*session);
    let mut open = Vec::new();
    let mut moves = 0;
    // Only the last word may be a result, so each word is judged when the next one is there.
    let mut last = None;
    while let Some(token) = next {
        match token.what {
            What::Word(word) if open.is_empty() => moves += usize::from(is_move(last.replace(word))),
            What::Open => open.push(token.at),
            What::Close => {
                open.pop().ok_or((token.at, Problem::BranchClose))?;
            }
            _ => {}
        }
        // No result stands before a branch.
        if !open.is_empty() {
            moves += usize::from(is_move(last.take()));
        }
        next = lexer.next()?;
    }
    if let Some(at) = open.last() {
        return Err((*at, Problem::BranchOpen));
    }
    let ends = last.as_ref().is_some_and(|word| is_result(&*session, word));
    match last {
        Some(word) if ends && (result.is_empty() || result == "*") => {
            meant_by(&*session, &word).clone_into(&mut result);
        }
        word if !ends => moves += usize::from(is_move(word)),
        _ => {}
    }
    if result.is_empty() {
        "*".clone_into(&mut result);
    }
    let (info, options, header) = (session.info(), session.options().clone(), session.header().clone());
    Ok(Summary { info, options, sides: session.sides(), header, result, reason, moves })
}

/// Whether a word of the main line is a move: no number, glyph or event.
fn is_move(word: Option<Cow<'_, str>>) -> bool {
    word.is_some_and(|word| {
        let (text, _) = glyph::split(without_number(&word));
        !text.is_empty() && event(text).is_none()
    })
}
