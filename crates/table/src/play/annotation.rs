//! With what whoever explains draws on a position, and how that gets into the play.

use bevy::prelude::{Component, Resource};
use ludoteca_rules::Cell;
use ludoteca_rules::display::annotation::{self, Annotation, AnnotationKind, Tint};
use ludoteca_rules::session::{NodeId, PlayView, Request};

/// What a click draws; a drag always draws an arrow, for which two clicks on two cells will do too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// A ring.
    #[default]
    Ring,
    /// A cross.
    Cross,
    /// The next number.
    Number,
    /// An arrow from the cell of one click to that of the next.
    Arrow,
    /// A spotlight.
    Spot,
}

impl Tool {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Ring, Self::Cross, Self::Number, Self::Arrow, Self::Spot];
}

/// Whether clicks draw instead of playing, and what.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Annotating {
    /// Clicks draw.
    pub on: bool,
    /// What a click draws.
    pub tool: Tool,
    /// In this colour.
    pub tint: Tint,
}

/// Where an arrow begins whose end is still to be clicked, on which position, and its colour.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArrowBegun(pub Option<(NodeId, Cell, Tint)>);

impl Annotating {
    /// What a press on one cell that is released on another draws. The first of the two clicks of an arrow draws
    /// nothing yet: it is remembered in `begun`.
    #[must_use]
    pub fn drawing(self, play: &dyn PlayView, (from, to): (Cell, Cell), begun: &mut ArrowBegun) -> Option<Annotation> {
        let before = begun.0.take().filter(|(node, ..)| *node == play.cursor()).map(|(_, cell, _)| cell);
        let kind = match self.tool {
            _ if from != to => AnnotationKind::Arrow(from, to),
            Tool::Arrow => match before {
                // The same cell once more takes it back.
                Some(cell) if cell == to => return None,
                Some(cell) => AnnotationKind::Arrow(cell, to),
                None => {
                    begun.0 = Some((play.cursor(), to, self.tint));
                    return None;
                }
            },
            Tool::Ring => AnnotationKind::Ring(from),
            Tool::Cross => AnnotationKind::Cross(from),
            Tool::Spot => AnnotationKind::Spot(from),
            Tool::Number => AnnotationKind::Number(from, number(&of(play), from)),
        };
        Some(Annotation { tint: self.tint, kind })
    }
}

/// The number that a cell gets: the next one, or its own once more, which takes that away.
fn number(drawings: &[Annotation], cell: Cell) -> u8 {
    let own = drawings.iter().find_map(|annotation| match annotation.kind {
        AnnotationKind::Number(on, number) if on == cell => Some(number),
        _ => None,
    });
    own.unwrap_or_else(|| annotation::next_number(drawings))
}

/// What is drawn on the position that is shown.
#[must_use]
pub fn of(play: &dyn PlayView) -> Vec<Annotation> {
    annotation::read(play.info().geometry, play.comment(play.cursor()))
}

/// The request that draws one thing more on the position that is shown; `None` wipes everything off it.
#[must_use]
pub fn request(play: &dyn PlayView, more: Option<Annotation>) -> Request {
    let (geometry, node) = (play.info().geometry, play.cursor());
    let drawings = more.map(|more| annotation::drawn(of(play), more)).unwrap_or_default();
    Request::Comment(node, annotation::written(geometry, play.comment(node), &drawings))
}
