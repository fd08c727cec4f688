//! From a record to a session.

use super::error::{Problem, RecordError};
use super::lexer::{Token, What, tokens};
use super::tags::Tags;
use crate::rules::options::shorten;
use crate::rules::session::{NodeId, Request, Session};
use crate::rules::{Refusal, Seat, Text};

/// Reads a record and plays it; the cursor is at the end of the main line.
///
/// Numbers are optional and unchecked, lines may break anywhere, only the Game tag is needed.
///
/// # Errors
/// The first thing that cannot be read or played, with its line.
pub fn read(text: &str) -> Result<Box<dyn Session>, RecordError> {
    let mut tokens = tokens(text)?.into_iter().peekable();
    let mut tags = Tags::default();
    let mut remarks = Vec::new();
    while let Some(token) = tokens.next_if(|token| matches!(token.what, What::Tag(..) | What::Comment(_))) {
        match token.what {
            What::Tag(name, value) => tags.add(name, value, token.line)?,
            _ => remarks.push(token),
        }
    }
    // Comments before the first move belong to the start of the play.
    let mut moves: Vec<Token> = remarks.into_iter().chain(tokens).collect();
    let mut reader = Reader { session: tags.begin()?, branches: Vec::new(), last: None, waiting: String::new() };
    let result = reader.take_result(&mut moves);
    for token in moves {
        reader.token(token)?;
    }
    reader.note();
    if let Some(branch) = reader.branches.last() {
        return Err(RecordError::new(branch.line, Problem::BranchOpen));
    }
    let session = reader.session;
    tags.check_result(&*session, result.as_ref().map(|(text, line)| (text.as_str(), *line)))?;
    Ok(session)
}

/// A branch that is being read.
struct Branch {
    /// The line of its parenthesis.
    line: usize,
    /// The node after whose move it stands, where reading goes on afterwards.
    resume: NodeId,
}

struct Reader {
    session: Box<dyn Session>,
    branches: Vec<Branch>,
    /// The last node of the line that is being read; none at its beginning.
    last: Option<NodeId>,
    /// Comments on the node under the cursor, or on the first move of a branch that has none yet; written when the cursor
    /// leaves, so that many of them stay cheap.
    waiting: String,
}

impl Reader {
    /// Takes the result off the end. Only there a `1` or a `w` is a result and not a number or a move.
    fn take_result(&self, moves: &mut Vec<Token>) -> Option<(String, usize)> {
        let index = moves.iter().rposition(|token| !matches!(token.what, What::Comment(_)))?;
        let What::Word(word) = &moves[index].what else { return None };
        let known = ["*", "draw", "1-0", "0-1", "1/2-1/2"].contains(&word.as_str())
            || self.session.sides().iter().any(|side| side.text == word);
        known.then(|| {
            let token = moves.remove(index);
            let What::Word(word) = token.what else { return (String::new(), token.line) };
            (word, token.line)
        })
    }

    fn token(&mut self, token: Token) -> Result<(), RecordError> {
        let line = token.line;
        match token.what {
            What::Tag(name, _) => Err(RecordError::new(line, Problem::TagLate(shorten(&name)))),
            What::Word(word) => self.word(line, &word),
            What::Comment(comment) => {
                append(&mut self.waiting, &comment);
                Ok(())
            }
            What::Open => {
                let resume = self.last.ok_or(RecordError::new(line, Problem::BranchEarly))?;
                self.note();
                self.branches.push(Branch { line, resume });
                let before = self.session.node(resume).parent.unwrap_or(NodeId::ROOT);
                self.last = None;
                self.go_to(before);
                Ok(())
            }
            What::Close => {
                let branch = self.branches.pop().ok_or(RecordError::new(line, Problem::BranchClose))?;
                // An empty branch leaves its comment to the move it would have replaced.
                if self.last.is_some() {
                    self.note();
                }
                self.last = Some(branch.resume);
                self.go_to(branch.resume);
                Ok(())
            }
        }
    }

    fn word(&mut self, line: usize, word: &str) -> Result<(), RecordError> {
        let text = without_number(word);
        if text.is_empty() || text.starts_with('$') {
            return Ok(());
        }
        if self.last.is_some() || self.branches.is_empty() {
            self.note();
        }
        self.play(text).map_err(|refusal| {
            let number = self.session.node(self.session.cursor()).turn + 1;
            RecordError::new(line, Problem::Move { number, text: shorten(text), reason: refusal.text })
        })?;
        self.last = Some(self.session.cursor());
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), Refusal<String>> {
        let lower = text.to_ascii_lowercase();
        let request = match lower.split_once(':') {
            Some(("resigns", seat)) => Request::Resign(seat_of(seat)?),
            Some(("flag", seat)) => Request::Flag(seat_of(seat)?),
            _ if lower == "draw-agreed" => Request::AgreeDraw,
            _ => Request::Move(text.to_owned()),
        };
        let played = self.session.submit(request);
        // Annotations as in chess books (`a2-a4!?`) are dropped where they are no part of the move itself.
        let plain = text.trim_end_matches(['!', '?']);
        match played {
            Err(refusal) if plain.len() < text.len() => {
                self.session.submit(Request::Move(plain.to_owned())).map_err(|_| refusal)?;
            }
            other => {
                other?;
            }
        }
        Ok(())
    }

    /// Writes the waiting comments on the node under the cursor.
    fn note(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        let mut whole = self.session.node(self.session.cursor()).comment.clone();
        append(&mut whole, &std::mem::take(&mut self.waiting));
        // Comments are accepted at every node.
        let _ = self.session.submit(Request::Comment(whole));
    }

    fn go_to(&mut self, id: NodeId) {
        // The node came from this session, so it is there.
        let _ = self.session.submit(Request::GoTo(id));
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
