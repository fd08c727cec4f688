//! With what whoever explains draws on a position, and how that gets into the play.

use bevy::prelude::Resource;
use ludoteca_rules::Cell;
use ludoteca_rules::chalk::{self, Chalk, Figure, Tint};
use ludoteca_rules::session::{PlayView, Request};

/// What a click draws; a drag always draws an arrow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// A ring.
    #[default]
    Ring,
    /// A cross.
    Cross,
    /// The next number.
    Number,
    /// A spotlight.
    Spot,
}

impl Tool {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Ring, Self::Cross, Self::Number, Self::Spot];
}

/// Whether clicks draw instead of playing, and what.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chalking {
    /// Clicks draw.
    pub on: bool,
    /// What a click draws.
    pub tool: Tool,
    /// In this colour.
    pub tint: Tint,
}

impl Chalking {
    /// What a press on one cell that is released on another draws.
    #[must_use]
    pub fn drawing(self, play: &dyn PlayView, from: Cell, to: Cell) -> Chalk {
        let figure = match self.tool {
            _ if from != to => Figure::Arrow(from, to),
            Tool::Ring => Figure::Ring(from),
            Tool::Cross => Figure::Cross(from),
            Tool::Spot => Figure::Spot(from),
            Tool::Number => Figure::Number(from, number(&of(play), from)),
        };
        Chalk { tint: self.tint, figure }
    }
}

/// The number that a cell gets: the next one, or its own once more, which takes that away.
fn number(drawings: &[Chalk], cell: Cell) -> u8 {
    let own = drawings.iter().find_map(|chalk| match chalk.figure {
        Figure::Number(on, number) if on == cell => Some(number),
        _ => None,
    });
    own.unwrap_or_else(|| chalk::next_number(drawings))
}

/// What is drawn on the position that is shown.
#[must_use]
pub fn of(play: &dyn PlayView) -> Vec<Chalk> {
    chalk::read(play.info().geometry, play.comment(play.cursor()))
}

/// The request that draws one thing more on the position that is shown; `None` wipes everything off it.
#[must_use]
pub fn request(play: &dyn PlayView, more: Option<Chalk>) -> Request {
    let (geometry, node) = (play.info().geometry, play.cursor());
    let drawings = more.map(|more| chalk::drawn(of(play), more)).unwrap_or_default();
    Request::Comment(node, chalk::written(geometry, play.comment(node), &drawings))
}
