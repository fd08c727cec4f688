//! Earlier positions of a game, and what moved last.

use super::board::number;
use crate::message::{Look, Moved};
use ludoteca_rules::display::effect::replay;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_rules::{Cell, Effect, Piece, Standing};
use ludoteca_words::{Words, telling};

/// The nodes from the beginning to what is on the board, and which of them is looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Past {
    nodes: Vec<NodeId>,
    at: usize,
}

impl Past {
    /// The history of a play, looked at where it was before, if that is there.
    pub fn of(play: &dyn PlayView, looked: Option<NodeId>) -> Self {
        let mut nodes = play.line();
        let end = nodes.iter().position(|node| *node == play.cursor()).map_or(nodes.len(), |place| place + 1);
        nodes.truncate(end);
        let last = nodes.len().saturating_sub(1);
        let at = looked.and_then(|node| nodes.iter().position(|it| *it == node)).unwrap_or(last);
        Self { nodes, at }
    }

    /// Whether what is on the board is looked at.
    pub fn is_now(&self) -> bool {
        self.at + 1 >= self.nodes.len()
    }

    /// The node to look at next; none for what is on the board.
    pub fn look(&self, look: Look) -> Option<NodeId> {
        let last = self.nodes.len().saturating_sub(1);
        let place = match look {
            Look::First => 0,
            Look::Back => self.at.saturating_sub(1),
            Look::Forward => (self.at + 1).min(last),
            Look::Last => last,
        };
        self.nodes.get(place).copied().filter(|_| place < last)
    }

    /// Where this is, and how long the history is.
    pub fn place(&self) -> [usize; 2] {
        [self.at, self.nodes.len().saturating_sub(1)]
    }

    /// The pieces at the position that is looked at.
    pub fn standing(&self, play: &dyn PlayView) -> Vec<Standing> {
        if self.is_now() {
            return play.standing();
        }
        let into = self.nodes.get(self.at).and_then(|node| play.move_into(*node));
        let after = into.and_then(|(before, beats)| replay(&before, &beats).ok());
        let before_next = || {
            let later = self.nodes.iter().skip(self.at + 1);
            later.map(|node| play.move_into(*node)).find_map(|into| into.map(|(before, _)| before))
        };
        after.or_else(before_next).unwrap_or_else(|| play.standing())
    }

    /// What moved last; `name` says how a piece looks.
    pub fn moved(&self, play: &dyn PlayView, name: &mut impl FnMut(Piece) -> String) -> Option<Moved> {
        let node = *self.nodes.get(self.at)?;
        let (before, beats) = play.move_into(node)?;
        let on = |cell: Cell| before.iter().find(|it| it.cell == cell).map(|it| it.piece);
        let mut moved = Moved { to: node.0, from: play.node(node).parent.map_or(0, |node| node.0), ..Moved::default() };
        for effect in beats.iter().flatten() {
            match effect {
                Effect::Place { at, .. } => moved.new.push(number(*at)),
                Effect::Move { from, path } => {
                    let to = path.last().copied().unwrap_or(*from);
                    // A piece that goes in several beats has one way.
                    match moved.paths.iter_mut().find(|[source, _]| *source == number(*from)) {
                        Some(way) => way[1] = number(to),
                        None => moved.paths.push([number(*from), number(to)]),
                    }
                }
                Effect::Remove { at } => moved.gone.extend(on(*at).map(|piece| (number(*at), name(piece)))),
                Effect::Become { .. } => {}
                Effect::Stack { from, onto, .. } => moved.paths.push([number(*from), number(*onto)]),
            }
        }
        Some(moved)
    }

    /// The cells from and to which something moved last.
    pub fn touched_last(&self, play: &dyn PlayView) -> Vec<Cell> {
        let Some(moved) = self.moved(play, &mut |_| String::new()) else { return Vec::new() };
        let gone = moved.gone.iter().map(|(cell, _)| *cell);
        let mut cells: Vec<Cell> =
            moved.paths.iter().flatten().copied().chain(moved.new).chain(gone).map(Cell).collect();
        if let Some((_, beats)) = self.nodes.get(self.at).and_then(|node| play.move_into(*node)) {
            cells.extend(beats.iter().flatten().filter_map(|effect| match effect {
                Effect::Become { at, .. } => Some(*at).filter(|at| !moved.paths.iter().any(|way| way[0] == at.0)),
                _ => None,
            }));
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// What was played last, as records write it.
    pub fn last_move(&self, play: &dyn PlayView, words: &Words) -> String {
        let node = self.nodes.get(self.at).copied().filter(|node| *node != NodeId::ROOT);
        node.map_or_else(String::new, |node| telling::event(play, words, &play.node(node).event))
    }
}
