//! With what whoever explains draws on a position, and how that gets into the play.

use bevy::prelude::Resource;
use ludoteca_rules::Cell;
use ludoteca_rules::display::annotation::{self, Annotation, AnnotationKind, Tint};
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
pub struct Annotating {
    /// Clicks draw.
    pub on: bool,
    /// What a click draws.
    pub tool: Tool,
    /// In this colour.
    pub tint: Tint,
}

impl Annotating {
    /// What a press on one cell that is released on another draws.
    #[must_use]
    pub fn drawing(self, play: &dyn PlayView, from: Cell, to: Cell) -> Annotation {
        let kind = match self.tool {
            _ if from != to => AnnotationKind::Arrow(from, to),
            Tool::Ring => AnnotationKind::Ring(from),
            Tool::Cross => AnnotationKind::Cross(from),
            Tool::Spot => AnnotationKind::Spot(from),
            Tool::Number => AnnotationKind::Number(from, number(&of(play), from)),
        };
        Annotation { tint: self.tint, kind }
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
