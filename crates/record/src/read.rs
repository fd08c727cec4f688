//! From a record to a session.

use super::error::{LONGEST, Problem, ProblemAt, RecordError};
use super::lexer::{Lexer, TokenKind, line_of};
use super::tags::Tags;
use super::{form, glyph};
use ludoteca_rules::options::shorten;
use ludoteca_rules::session::{NodeId, Request, Session};
use ludoteca_rules::{Catalogue, Refusal, Seat, Text};

/// Reads a record and plays it; the cursor is at the end of the main line.
///
/// Numbers are optional and unchecked, lines may break anywhere, only the Game tag is needed.
///
/// # Errors
/// The first thing that cannot be read or played, with its line; a text that is longer than [`LONGEST`], or in a newer
/// form.
pub fn read(text: &str, catalogue: &Catalogue) -> Result<Box<dyn Session>, RecordError> {
    if text.len() > LONGEST {
        return Err(RecordError::new(1, Problem::Long));
    }
    read_at(text, catalogue).map_err(|(at, problem)| RecordError::new(line_of(text, at), problem))
}

fn read_at(text: &str, catalogue: &Catalogue) -> Result<Box<dyn Session>, ProblemAt> {
    form::check(text)?;
    let end = last_word(text)?;
    let mut lexer = Lexer::new(text);
    let mut tags = Tags::default();
    // Comments before the first move belong to the start of the play.
    let mut notes = Notes::default();
    let mut next = lexer.next()?;
    while let Some(token) = &next {
        match &token.what {
            TokenKind::Tag(name, value) => tags.add(name, value, token.at)?,
            TokenKind::Comment(_) => notes.add(Some(NodeId::ROOT), token.at),
            _ => break,
        }
        next = lexer.next()?;
    }
    let session = tags.begin(catalogue)?;
    let (here, before) = (NodeId::ROOT, NodeId::ROOT);
    let mut reader = Reader { session, branches: Vec::new(), here, before, last: None, notes };
    let mut result = None;
    while let Some(token) = next {
        match token.what {
            TokenKind::Word(word) if Some(token.at) == end && reader.is_result(&word) => {
                result = Some((word, token.at));
            }
            what => reader.token(token.at, token.end, what).map_err(|problem| (token.at, problem))?,
        }
        next = lexer.next()?;
    }
    if let Some(branch) = reader.branches.last() {
        return Err((branch.at as usize, Problem::BranchOpen));
    }
    let Reader { mut session, notes, .. } = reader;
    notes.write(text, &mut *session);
    tags.check_result(&*session, result.as_ref().map(|(text, at)| (text.as_ref(), *at)))?;
    tags.go_to_cursor(&mut *session)?;
    Ok(session)
}

/// Where the last token begins that is no comment, if it is a word: only there a `1` or a `w` is a result and not a
/// number or a move.
fn last_word(text: &str) -> Result<Option<usize>, ProblemAt> {
    let mut lexer = Lexer::new(text);
    let mut last = None;
    while let Some(token) = lexer.next()? {
        match token.what {
            TokenKind::Comment(_) => {}
            TokenKind::Word(_) => last = Some(token.at),
            _ => last = None,
        }
    }
    Ok(last)
}

/// Comments and glyphs, by the nodes they belong to and where in the text they are. They are written when all are read,
/// since those of one node may be scattered over the whole record.
#[derive(Default)]
struct Notes {
    found: Vec<(u32, u32)>,
    /// How many at the end of `found` wait for the first move of their branch.
    waiting: usize,
}

/// Fits, since no record is longer than [`LONGEST`] and every node takes a part of it.
fn short(number: usize) -> u32 {
    u32::try_from(number).expect("places and nodes of a record are fewer than its bytes")
}

impl Notes {
    /// Adds the comment or glyph at `at`; without a node it waits.
    fn add(&mut self, node: Option<NodeId>, at: usize) {
        self.waiting += usize::from(node.is_none());
        self.found.push((short(node.unwrap_or_default().0), short(at)));
    }

    /// Gives to a node what waits.
    fn place(&mut self, node: NodeId) {
        let first = self.found.len() - self.waiting;
        for (waiting, _) in &mut self.found[first..] {
            *waiting = short(node.0);
        }
        self.waiting = 0;
    }

    fn write(mut self, text: &str, session: &mut dyn Session) {
        self.found.sort_unstable();
        for of_node in self.found.chunk_by(|one, other| one.0 == other.0) {
            let node = NodeId(of_node[0].0 as usize);
            let (mut comment, mut nags) = (String::new(), Vec::new());
            for (_, at) in of_node {
                // What was read once can be read again.
                match Lexer::from(text, *at as usize).next().ok().flatten().map(|token| token.what) {
                    Some(TokenKind::Comment(part)) => append(&mut comment, &part),
                    Some(TokenKind::Word(word)) => _ = glyph::read(&word, &mut nags),
                    _ => {}
                }
            }
            // Notes are accepted at every node.
            if !comment.is_empty() {
                let _ = session.submit(Request::Comment(node, comment));
            }
            if !nags.is_empty() {
                let _ = session.submit(Request::Nags(node, nags));
            }
        }
    }
}

/// A branch that is being read.
struct Branch {
    /// Where its parenthesis is.
    at: u32,
    /// The node after whose move it stands, where reading goes on afterwards, and the one before that.
    resume: u32,
    before: u32,
}

struct Reader {
    session: Box<dyn Session>,
    branches: Vec<Branch>,
    /// The node from which the next move is played. The session goes there when it comes: a branch may have none.
    here: NodeId,
    /// The last node of the line that is being read; none at its beginning.
    last: Option<NodeId>,
    /// The node before it, where the line begins if there is none.
    before: NodeId,
    notes: Notes,
}

impl Reader {
    fn is_result(&self, word: &str) -> bool {
        ["*", "draw", "1-0", "0-1", "1/2-1/2"].contains(&word)
            || self.session.sides().iter().any(|side| side.text == word)
    }

    fn token(&mut self, at: usize, end: usize, what: TokenKind<'_>) -> Result<(), Problem> {
        match what {
            TokenKind::Tag(name, _) => return Err(Problem::TagLate(shorten(name))),
            TokenKind::Word(word) => self.word(end, &word)?,
            TokenKind::Comment(_) => self.note(at),
            TokenKind::Open => {
                let resume = self.last.take().ok_or(Problem::BranchEarly)?;
                self.branches.push(Branch { at: short(at), resume: short(resume.0), before: short(self.before.0) });
                self.here = self.before;
            }
            TokenKind::Close => {
                let branch = self.branches.pop().ok_or(Problem::BranchClose)?;
                let resume = NodeId(branch.resume as usize);
                // An empty branch leaves its notes to the move it would have replaced.
                self.notes.place(resume);
                self.last = Some(resume);
                self.before = NodeId(branch.before as usize);
                // Redo then follows the move and not the branch.
                self.here = resume;
                self.arrive();
            }
        }
        Ok(())
    }

    /// Adds the comment or glyph at `at` to the last node, or at the beginning of a branch to its first move.
    fn note(&mut self, at: usize) {
        let start = self.branches.is_empty().then_some(NodeId::ROOT);
        self.notes.add(self.last.or(start), at);
    }

    fn word(&mut self, end: usize, word: &str) -> Result<(), Problem> {
        let (text, glyphs) = glyph::split(without_number(word));
        if !text.is_empty() {
            self.arrive();
            let here = self.here;
            self.play(text).map_err(|refusal| {
                let number = self.session.node(here).turn + 1;
                Problem::Move { number, text: shorten(text), reason: refusal.text }
            })?;
            self.before = here;
            self.here = self.session.cursor();
            self.last = Some(self.here);
            self.notes.place(self.here);
        }
        if !glyphs.is_empty() {
            glyph::read(glyphs, &mut Vec::new()).map_err(|glyph| Problem::Glyph(shorten(glyph)))?;
            self.note(end - glyphs.len());
        }
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), Refusal<String>> {
        let (event, seat) = text.split_once(':').unwrap_or((text, ""));
        let request = if event.eq_ignore_ascii_case("resigns") {
            Request::Resign(seat_of(seat)?)
        } else if event.eq_ignore_ascii_case("flag") {
            Request::Flag(seat_of(seat)?)
        } else if text.eq_ignore_ascii_case("draw-agreed") {
            Request::AgreeDraw
        } else {
            return self.session.replay(text);
        };
        self.session.submit(request).map(drop)
    }

    fn arrive(&mut self) {
        // The node came from this session, so it is there.
        let _ = self.session.submit(Request::GoTo(self.here));
    }
}

fn append(whole: &mut String, part: &str) {
    if !whole.is_empty() && !part.is_empty() {
        whole.push(' ');
    }
    whole.push_str(part);
}

fn seat_of(number: &str) -> Result<Seat, Refusal<String>> {
    let seat = number.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
    seat.map(Seat).ok_or_else(|| Refusal::new(Text::new("refuse-no-seat")))
}

/// The move of `12.a2-a4` or `3…a2-a4`; nothing of a number alone.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|symbol: char| symbol.is_ascii_digit());
    if rest.is_empty() {
        return rest;
    }
    let text = rest.trim_start_matches(['.', '…']);
    if text.len() < rest.len() { text } else { word }
}
