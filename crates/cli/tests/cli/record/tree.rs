//! Two plays compared node by node, by a walk of its own: not by what is written of them.

use ludoteca_rules::Options;
use ludoteca_rules::session::{Controller, Event, Header, Nag, NodeId, PlayView};

/// What a node says, and its children, the main line first.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    event: Event,
    turn: u32,
    follow_up: bool,
    nags: Vec<Nag>,
    comment: String,
    children: usize,
}

/// The children of a node in the order of a record: first what redo would follow, if it goes on from here.
fn children(play: &dyn PlayView, line: &[NodeId], node: NodeId) -> Vec<NodeId> {
    let children = play.node(node).children;
    let main = children.iter().copied().find(|child| line.binary_search(child).is_ok());
    main.into_iter().chain(children.iter().copied().filter(|child| Some(*child) != main)).collect()
}

/// A comment as a record keeps it: lines end with LF, nothing stands around it, and no control characters are in it.
fn kept(comment: &str) -> String {
    let lines = comment.replace("\r\n", "\n").replace('\r', "\n");
    let printable = |symbol: char| if symbol.is_control() && !"\n\t".contains(symbol) { ' ' } else { symbol };
    lines.trim().chars().map(printable).collect()
}

fn seen(play: &dyn PlayView, node: NodeId) -> Seen {
    let found = play.node(node);
    Seen {
        event: found.event,
        turn: found.turn,
        follow_up: found.follow_up,
        nags: play.nags(node).to_vec(),
        comment: kept(play.comment(node)),
        children: found.children.len(),
    }
}

/// Everything but the moves; a tag is one line.
fn header(play: &dyn PlayView) -> (&'static str, Options, Header) {
    let on_one_line = |text: &str| text.replace(char::is_control, " ");
    let mut header = play.header().clone();
    header.date = on_one_line(&header.date);
    header.names = header.names.iter().map(|name| on_one_line(name)).collect();
    for controller in &mut header.controllers {
        if let Controller::Computer(level) = controller {
            *level = on_one_line(level);
        }
    }
    for tag in &mut header.tags {
        tag.value = on_one_line(&tag.value).into();
    }
    (play.info().id, play.options().clone(), header)
}

/// The first difference between two plays; `None` if one is the other, written and read.
pub fn difference(one: &dyn PlayView, other: &dyn PlayView) -> Option<String> {
    if header(one) != header(other) {
        return Some(format!("{:?} and {:?}", header(one), header(other)));
    }
    let lines = [one.line(), other.line()];
    let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((left, right)) = pairs.pop() {
        let (of_one, of_other) = (seen(one, left), seen(other, right));
        if of_one != of_other || one.outcome_at(left) != other.outcome_at(right) {
            return Some(format!("{left:?} is {of_one:?} and {right:?} is {of_other:?}"));
        }
        pairs.extend(children(one, &lines[0], left).into_iter().zip(children(other, &lines[1], right)));
    }
    None
}
