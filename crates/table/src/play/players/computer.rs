//! What the computer does at a play, what it advises and what it thinks, as table and panels show it.

use bevy::prelude::Component;
use ludoteca_rules::session::NodeId;
use ludoteca_rules::thinking::think::Analysis;
use ludoteca_rules::walk::purpose::Purpose;
use ludoteca_rules::{Cell, Pick, Seat, Text};

/// What the computer advises. It counts only at the node where it was asked for.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Advice(pub Option<Recommendation>);

/// An advice.
#[derive(Clone, Debug, PartialEq)]
pub struct Recommendation {
    /// Where it was asked for.
    pub node: NodeId,
    /// The picks of the order; none while the computer still thinks.
    pub picks: Vec<Pick>,
    /// What it thinks of the position, with every order from the best.
    pub analysis: Option<Analysis>,
    /// What speaks for the order.
    pub reasons: Reasons,
}

/// What speaks for the best orders, in the game's own terms as far as the program knows them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reasons {
    /// Orders, and what each is good for, where the rules alone can tell.
    pub purposes: Vec<(String, Purpose)>,
    /// What is counted on the board after the first moves of the line that is expected.
    pub counted: Option<Text>,
}

impl Reasons {
    /// What an order is good for.
    #[must_use]
    pub fn of(&self, order: &str) -> Option<&Purpose> {
        self.purposes.iter().find_map(|(known, purpose)| (known == order).then_some(purpose))
    }
}

impl Advice {
    /// The advice for this node.
    #[must_use]
    pub fn at(&self, node: NodeId) -> Option<&Recommendation> {
        self.0.as_ref().filter(|advised| advised.node == node)
    }

    /// The cells that the order touches, for this node.
    pub fn cells(&self, node: NodeId) -> impl Iterator<Item = Cell> {
        self.at(node).into_iter().flat_map(|advised| &advised.picks).filter_map(|pick| pick.cell())
    }
}

/// Whether the computer is asked in a play, and what it does; for the panels.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OpponentState {
    /// It is not asked.
    #[default]
    Idle,
    /// It thinks, or is about to move.
    Thinks,
    /// It waits until it is told to go on.
    Waits,
}

/// What the computer thinks of a play's position; none while it is not asked, and after the end.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct CurrentOpinion(pub Option<Opinion>);

/// An opinion about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// The position.
    pub node: NodeId,
    /// The seat for which it was thought.
    pub seat: Seat,
    /// Every order with its worth for that seat, and the line that is expected.
    pub analysis: Analysis,
    /// What speaks for the best of them.
    pub reasons: Reasons,
}
