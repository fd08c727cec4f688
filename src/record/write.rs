//! From a session to its record.

use super::tags::{name_of_winner, tags};
use crate::rules::session::{Event, NodeId, PlayView};
use std::collections::HashMap;

/// The record of a session: the line that redo would follow is the main line, everything else a branch.
#[must_use]
pub fn write(session: &dyn PlayView) -> String {
    let mut text = String::new();
    for (name, value) in tags(session) {
        text.push_str(&format!("[{name} \"{}\"]\n", escape_tag(&value)));
    }
    text.push('\n');
    let mut page = Page { text, column: 0, glued: true };
    movetext(session, &mut page);
    let end = session.line().last().copied().unwrap_or(NodeId::ROOT);
    page.put(&name_of_winner(session, end));
    page.text.push('\n');
    page.text
}

/// What is still to be written. A stack instead of recursion: branches may be nested as deep as the play is long.
enum Task {
    Open,
    Close,
    /// A node and all that follows it; the flag says whether its siblings are written after it as branches.
    Walk(NodeId, bool),
}

fn movetext(session: &dyn PlayView, page: &mut Page) {
    let line = session.line();
    let main: HashMap<NodeId, NodeId> = line.windows(2).map(|pair| (pair[0], pair[1])).collect();
    let next = |id: NodeId| main.get(&id).copied().or_else(|| session.node(id).children.first().copied());
    page.comment(&session.node(NodeId::ROOT).comment);
    let mut tasks: Vec<Task> = next(NodeId::ROOT).map(|first| Task::Walk(first, true)).into_iter().collect();
    while let Some(task) = tasks.pop() {
        match task {
            Task::Open => page.open(),
            Task::Close => page.close(),
            Task::Walk(id, with_siblings) => {
                let node = session.node(id);
                let number = (!node.follow_up).then_some(node.turn);
                page.put(&token(&node.event, number));
                page.comment(&node.comment);
                tasks.extend(next(id).map(|next| Task::Walk(next, true)));
                if let Some(parent) = node.parent.filter(|_| with_siblings) {
                    for sibling in session.node(parent).children.iter().rev().filter(|sibling| **sibling != id) {
                        tasks.extend([Task::Close, Task::Walk(*sibling, false), Task::Open]);
                    }
                }
            }
        }
    }
}

fn token(event: &Event, number: Option<u32>) -> String {
    match (event, number) {
        (Event::Start, _) => String::new(),
        (Event::Move(text), Some(number)) => format!("{number}. {text}"),
        (Event::Move(text), None) => text.clone(),
        (Event::Resigned(seat), _) => format!("resigns:{}", seat.number()),
        (Event::DrawAgreed, _) => "draw-agreed".to_owned(),
        (Event::Flagged(seat), _) => format!("flag:{}", seat.number()),
    }
}

/// Lines no longer than a terminal is wide, as far as comments allow.
struct Page {
    text: String,
    column: usize,
    /// Whether the next token follows without a space.
    glued: bool,
}

impl Page {
    const WIDTH: usize = 80;

    fn put(&mut self, token: &str) {
        let width = token.split('\n').next().map_or(0, |line| line.chars().count());
        if self.column > 0 && !self.glued {
            let fits = self.column + 1 + width <= Self::WIDTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(token);
        self.column = match token.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + width,
        };
        self.glued = false;
    }

    fn open(&mut self) {
        self.put("(");
        self.glued = true;
    }

    fn close(&mut self) {
        self.text.push(')');
        self.column += 1;
        self.glued = false;
    }

    fn comment(&mut self, comment: &str) {
        let comment = comment.replace("\r\n", "\n").replace('\r', "\n");
        let comment = comment.trim();
        if !comment.is_empty() {
            self.put(&format!("{{{}}}", comment.replace('\\', "\\\\").replace('}', "\\}")));
        }
    }
}

fn escape_tag(value: &str) -> String {
    let mut escaped = String::with_capacity(value.len());
    for symbol in value.chars() {
        match symbol {
            '"' | '\\' => escaped.extend(['\\', symbol]),
            // A tag is one line.
            _ if symbol.is_control() => escaped.push(' '),
            _ => escaped.push(symbol),
        }
    }
    escaped
}
