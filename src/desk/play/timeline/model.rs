//! The whole of a play as a line that can be dragged through.

use crate::desk::play::note::model::said;
use ludoteca_rules::session::PlayView;
use ludoteca_table::replay::{self, Replay};
use ludoteca_table::show::animation::player::Showing;

/// What the timeline shows.
#[derive(Clone, Debug, PartialEq)]
pub struct TimelineModel {
    /// Nodes after the beginning.
    pub length: usize,
    /// Where the play is: nodes from the beginning, and a part of the next move while one is shown.
    pub place: f32,
    /// Whether it plays by itself.
    pub playing: bool,
    /// At this multiple of the usual speed.
    pub speed: f32,
    /// Whether it begins anew at its end.
    pub loops: bool,
    /// The part that is played, if it is not all.
    pub part: Option<(usize, usize)>,
    /// The nodes with a comment.
    pub comments: Vec<usize>,
}

impl TimelineModel {
    /// The timeline of a play.
    #[must_use]
    pub fn of(play: &dyn PlayView, replay: &Replay, showing: &Showing) -> Self {
        Self {
            length: play.line().len().saturating_sub(1),
            place: replay::place(play, showing),
            playing: replay.transport().playing,
            speed: replay.transport().speed(),
            loops: replay.transport().loops,
            part: replay.part(),
            comments: (0..)
                .zip(play.line())
                .filter(|(_, node)| !said(play, *node).is_empty())
                .map(|(at, _)| at)
                .collect(),
        }
    }
}
