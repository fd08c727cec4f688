//! A game of two sides who move in turn and of whom one wins, as the searches see it.

use ludoteca_tablebase::Verdict;

/// What is still to be shown of a position, at least 1 of each until one of both is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// That whoever is to move wins.
    pub win: u32,
    /// That he loses.
    pub loss: u32,
}

impl Effort {
    /// What cannot be shown.
    pub(super) const NEVER: u32 = 1 << 28;

    pub(super) const WON: Self = Self { win: 0, loss: Self::NEVER };
    pub(super) const LOST: Self = Self { win: Self::NEVER, loss: 0 };

    pub(super) const fn of(wins: bool) -> Self {
        if wins { Self::WON } else { Self::LOST }
    }

    /// Who wins, if it is shown.
    pub(super) const fn shown(self) -> Option<bool> {
        match self {
            Self { win: 0, .. } => Some(true),
            Self { loss: 0, .. } => Some(false),
            _ => None,
        }
    }
}

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

    /// Whether the winner is looked for by proof numbers, which follow threats. Only where plies do not matter.
    fn has_threats(&self) -> bool {
        false
    }

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

    /// How much there seems to be to show of an unsettled reduced node, for a search by proof numbers.
    fn effort(&self, _node: Self::Node) -> Effort {
        Effort { win: 1, loss: 1 }
    }

    /// Adds every move that may be best; in a node that is not settled there is one.
    fn moves(&self, node: Self::Node, found: &mut Vec<NextNode<Self::Node>>);
}
