//! The decisions of a line, and the copy of the play on which they are looked at.

use ludoteca_record as record;
use ludoteca_rules::session::{Event, NodeId, PlayView, Request, Session};
use ludoteca_rules::{Catalogue, Seat, Side};

/// Something that a seat decided.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    /// The place of the position in the line.
    pub place: usize,
    pub seat: Seat,
    pub side: Side,
    /// What was ordered.
    pub order: String,
    /// Whether others ordered at the same time.
    pub unread: bool,
}

/// The line that is reviewed: a copy of the play, so that other moves can be tried.
pub(super) struct Line {
    pub play: Box<dyn Session>,
    /// The nodes of the positions in the copy.
    pub nodes: Vec<NodeId>,
    /// The same in the play that is reviewed.
    pub origin: Vec<NodeId>,
    pub two_sides: bool,
}

impl Line {
    /// The line of a play; `None` if its record cannot be read again.
    pub fn of(play: &dyn PlayView, catalogue: &Catalogue) -> Option<Self> {
        let copy = record::read(&record::write(play), catalogue).ok()?;
        let is_position = |event: &Event| matches!(event, Event::Start | Event::Move(_));
        let positions = |play: &dyn PlayView| -> Vec<NodeId> {
            play.line().into_iter().filter(|node| is_position(&play.node(*node).event)).collect()
        };
        let (nodes, origin) = (positions(&*copy), positions(play));
        let two_sides = copy.sides().len() == 2;
        (nodes.len() == origin.len()).then_some(Self { play: copy, nodes, origin, two_sides })
    }

    /// Goes to a position of the line.
    pub fn go_to(&mut self, place: usize) {
        // It is a node of this play.
        let _ = self.play.submit(Request::GoTo(self.nodes[place]));
    }

    /// Goes to the position after another move; whether the rules allow it.
    pub fn go_to_after(&mut self, place: usize, played: &[String]) -> bool {
        self.go_to(place);
        played.iter().all(|order| self.play.submit(Request::Move(order.clone())).is_ok())
    }

    /// What was decided at a position; nothing at the last one.
    pub fn moments(&mut self, place: usize) -> Vec<Moment> {
        let Some(next) = self.nodes.get(place + 1) else { return Vec::new() };
        let Event::Move(played) = self.play.node(*next).event else { return Vec::new() };
        self.go_to(place);
        let asked = self.play.asked();
        let joint = self.play.info().simultaneous;
        let order = |seat: Seat| {
            let part = if joint { played.split('|').nth(usize::from(seat.0))? } else { played.as_str() };
            Some(part.to_owned())
        };
        let unread = asked.len() > 1;
        let of = |seat| Some(Moment { place, seat, side: self.play.side_of(seat)?, order: order(seat)?, unread });
        asked.iter().filter_map(of).collect()
    }
}
