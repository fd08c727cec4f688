//! A game of two sides who move in turn and of whom one wins, as the searches see it.

use ludoteca_tablebase::Verdict;

/// A move, by a number of the game's own.
pub type Play = u16;

/// A move, and where it leads.
#[derive(Clone, Copy, Debug)]
pub struct NextNode<N> {
    /// The smaller, the sooner it is searched.
    pub order: i32,
    /// The move.
    pub played: Play,
    /// The position after it, seen by the other side.
    pub after: N,
}

/// Two sets of cells, which are not both of all 64, and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The sets.
    pub cells: [u64; 2],
    /// The number.
    pub rest: u8,
}

/// A game of two sides who move in turn and of whom one wins, as the search sees it.
pub trait Board {
    /// What still matters of a position, seen by whoever is to move.
    type Node: Copy;

    /// Whether it matters how soon a game ends. If not, every distance is 0.
    fn counts_plies(&self) -> bool;

    /// The verdict of a node that needs no search; of a reduced one at least where there is no move.
    fn settled(&self, node: Self::Node) -> Option<Verdict>;

    /// What is learnt of nodes besides who wins.
    type Memo: Default;
    /// So many megabytes of it are kept at most.
    const MEMO_MEGABYTES: usize = 0;

    /// A node that is worth the same and easier to search.
    fn reduced(&self, _memo: &mut Self::Memo, node: Self::Node) -> Self::Node {
        node
    }

    /// What tells two reduced nodes apart; equal only for those that are worth the same.
    fn key(&self, node: Self::Node) -> Key;

    /// More plies than that no game goes on, nor more than 125.
    fn plies_left(&self, node: Self::Node) -> u32;

    /// Adds every move that may be best; in a node that is not settled there is one.
    fn moves(&self, node: Self::Node, found: &mut Vec<NextNode<Self::Node>>);
}
