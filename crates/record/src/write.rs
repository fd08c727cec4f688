//! From a session to its record.

use super::tags::{name_of_winner, tags};
use ludoteca_rules::session::{Event, Nag, NodeId, PlayView};
use std::fmt::{self, Write};

/// The record of a session: the line that redo would follow is the main line, everything else a branch.
#[must_use]
pub fn write(session: &dyn PlayView) -> String {
    Record(session).to_string()
}

/// A session that is displayed as its record, piece by piece where the record is too long for a text of its own.
pub struct Record<'a>(pub &'a dyn PlayView);

impl fmt::Display for Record<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let session = self.0;
        tags(session, &mut |name, value| writeln!(f, "[{name} \"{}\"]", escaped_tag(value)))?;
        writeln!(f)?;
        let mut page = Page { out: f, column: 0, glued: true };
        let line = session.line();
        movetext(session, &line, &mut page)?;
        page.put(name_of_winner(session, line.last().copied().unwrap_or(NodeId::ROOT)))?;
        writeln!(f)
    }
}

/// What is still to be written. A stack instead of recursion: branches may be nested as deep as the play is long.
enum Task {
    Open,
    Close,
    /// The node of the main line with this index, its siblings as branches, and the rest of the line.
    Main(usize),
    /// The first node of a branch, and the rest.
    First(NodeId),
    /// Another node of a branch, its siblings as branches, and the rest.
    Later(NodeId),
}

fn movetext(session: &dyn PlayView, line: &[NodeId], page: &mut Page<'_, '_>) -> fmt::Result {
    page.notes(session, NodeId::ROOT)?;
    let mut tasks = vec![Task::Main(1)];
    while let Some(task) = tasks.pop() {
        let (id, has_siblings) = match task {
            Task::Open => {
                page.open()?;
                continue;
            }
            Task::Close => {
                page.close()?;
                continue;
            }
            Task::Main(index) => match line.get(index) {
                Some(id) => (*id, true),
                None => continue,
            },
            Task::First(id) => (id, false),
            Task::Later(id) => (id, true),
        };
        let node = session.node(id);
        page.event(&node.event, (!node.follow_up).then_some(node.turn))?;
        page.notes(session, id)?;
        match task {
            Task::Main(index) => tasks.push(Task::Main(index + 1)),
            _ => tasks.extend(node.children.first().copied().map(Task::Later)),
        }
        if let Some(parent) = node.parent.filter(|_| has_siblings) {
            for sibling in session.node(parent).children.into_iter().rev().filter(|sibling| *sibling != id) {
                tasks.extend([Task::Close, Task::First(sibling), Task::Open]);
            }
        }
    }
    Ok(())
}

/// Lines no longer than a terminal is wide, as far as comments allow.
struct Page<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    column: usize,
    /// Whether the next token follows without a space.
    glued: bool,
}

impl Page<'_, '_> {
    const WIDTH: usize = 80;

    fn put(&mut self, token: &str) -> fmt::Result {
        let width = token.split('\n').next().map_or(0, |line| line.chars().count());
        if self.column > 0 && !self.glued {
            let fits = self.column + 1 + width <= Self::WIDTH;
            self.out.write_char(if fits { ' ' } else { '\n' })?;
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.out.write_str(token)?;
        self.column = match token.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + width,
        };
        self.glued = false;
        Ok(())
    }

    fn open(&mut self) -> fmt::Result {
        self.put("(")?;
        self.glued = true;
        Ok(())
    }

    fn close(&mut self) -> fmt::Result {
        self.column += 1;
        self.glued = false;
        self.out.write_char(')')
    }

    fn event(&mut self, event: &Event, number: Option<u32>) -> fmt::Result {
        match (event, number) {
            (Event::Start, _) => Ok(()),
            (Event::Move(text), Some(number)) => self.put(&format!("{number}. {text}")),
            (Event::Move(text), None) => self.put(text),
            (Event::Resigned(seat), _) => self.put(&format!("resigns:{}", seat.number())),
            (Event::DrawAgreed, _) => self.put("draw-agreed"),
            (Event::Flagged(seat), _) => self.put(&format!("flag:{}", seat.number())),
        }
    }

    /// The glyphs and the comment of a node.
    fn notes(&mut self, session: &dyn PlayView, id: NodeId) -> fmt::Result {
        for Nag(number) in session.nags(id) {
            self.put(&format!("${number}"))?;
        }
        let comment = session.comment(id);
        if comment.is_empty() {
            return Ok(());
        }
        let comment = comment.replace("\r\n", "\n").replace('\r', "\n");
        let comment = comment.trim();
        if comment.is_empty() { Ok(()) } else { self.put(&escaped_comment(comment)) }
    }
}

fn escaped_comment(comment: &str) -> String {
    let mut escaped = String::with_capacity(comment.len() + 2);
    escaped.push('{');
    for symbol in comment.chars() {
        match symbol {
            '}' | '\\' => escaped.extend(['\\', symbol]),
            '\n' | '\t' => escaped.push(symbol),
            _ => escaped.push(printable(symbol)),
        }
    }
    escaped.push('}');
    escaped
}

fn escaped_tag(value: &str) -> String {
    let mut escaped = String::with_capacity(value.len());
    for symbol in value.chars() {
        match symbol {
            '"' | '\\' => escaped.extend(['\\', symbol]),
            _ => escaped.push(printable(symbol)),
        }
    }
    escaped
}

/// PGN allows no control characters.
fn printable(symbol: char) -> char {
    if symbol.is_control() { ' ' } else { symbol }
}
