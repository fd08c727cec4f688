//! What people wrote beside the moves, all of it in two buffers: a record may hold millions of short notes.

use super::node::Link;
use std::ops::Range;

/// A Numeric Annotation Glyph of PGN, which says what somebody thinks of a move: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5
/// `!?`, 6 `?!`; PGN names many others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nag(pub u8);

/// Comments and glyphs by number. What is replaced stays in its buffer unless it is the last there.
#[derive(Default)]
pub(super) struct Notes {
    notes: Vec<Note>,
    comments: String,
    nags: Vec<Nag>,
}

/// Where a comment and some glyphs are.
#[derive(Clone, Copy, Default)]
struct Note {
    comment: Span,
    nags: Span,
}

#[derive(Clone, Copy, Default)]
struct Span {
    begin: u32,
    end: u32,
}

impl Span {
    /// Where `length` items behind so many others will be. No items are at 0: the buffer may become shorter than where
    /// they would be.
    fn appended(others: usize, length: usize) -> Self {
        if length == 0 {
            return Self::default();
        }
        let place =
            |index| u32::try_from(index).expect("the memory has no room for four thousand million bytes of notes");
        Self { begin: place(others), end: place(others + length) }
    }

    const fn range(self) -> Range<usize> {
        self.begin as usize..self.end as usize
    }
}

impl Notes {
    /// Adds an empty note.
    pub fn add(&mut self) -> Link {
        self.notes.push(Note::default());
        Link::to(self.notes.len() - 1)
    }

    pub fn comment(&self, note: Link) -> &str {
        &self.comments[self.notes[note.index()].comment.range()]
    }

    pub fn nags(&self, note: Link) -> &[Nag] {
        &self.nags[self.notes[note.index()].nags.range()]
    }

    pub fn set_comment(&mut self, note: Link, comment: &str) {
        let span = &mut self.notes[note.index()].comment;
        if span.range().end == self.comments.len() {
            self.comments.truncate(span.range().start);
        }
        *span = Span::appended(self.comments.len(), comment.len());
        self.comments.push_str(comment);
    }

    pub fn set_nags(&mut self, note: Link, nags: &[Nag]) {
        let span = &mut self.notes[note.index()].nags;
        if span.range().end == self.nags.len() {
            self.nags.truncate(span.range().start);
        }
        *span = Span::appended(self.nags.len(), nags.len());
        self.nags.extend_from_slice(nags);
    }
}
